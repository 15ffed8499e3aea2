"""MB-4: recruiting."""

from random import Random

from sztab.core.said import Name, Refusal, Told
from sztab.games.medieval_battle.chapters.deployment import begin_deployment
from sztab.games.medieval_battle.moves import COMBAT_KINDS, Recruit, army_text
from sztab.games.medieval_battle.naming import army_name, side_name
from sztab.games.medieval_battle.state import (
    KINDS,
    NOWHERE,
    RED,
    RESERVE,
    WG,
    YELLOW,
    Field,
    State,
    Unit,
)


def army_price(field: Field, army: tuple[int, ...]) -> int:
    """MB-4.3: what an army costs; the wagon is free (MB-4.5)."""
    price = 0
    for kind in range(COMBAT_KINDS):
        price += army[kind] * field.price[kind]
    return price


def check_army(field: Field, army: tuple[int, ...]) -> Refusal | None:
    """MB-4.2, MB-4.4: may this army be chosen on this map?"""
    for kind in range(COMBAT_KINDS):
        if army[kind] > field.limit[kind]:
            on_this_map = field.limit[kind] < field.count[kind]
            return Refusal(
                "MB-4.4",
                "too-many-on-this-map" if on_this_map else "too-many-of-a-kind",
                kind=Name(f"kind-{KINDS[kind]}"),
                limit=field.limit[kind],
            )
    price = army_price(field, army)
    if price > field.points:
        return Refusal("MB-4.2", "over-budget", price=price, points=field.points)
    return None


def recruit(state: State, seat: int, move: Recruit, told: Told) -> None:
    """MB-4.1: the choice is kept secret until both are made, then both are shown."""
    state.keep_army(seat, move.army)
    told.tell("MB-4.1", "army-ready", side=side_name(seat))
    told.tell_only(
        seat,
        "MB-4.2",
        "army-chosen-private",
        army=army_text(move.army),
        units=army_name(move.army),
        price=army_price(state.field, move.army),
        points=state.field.points,
    )
    if state.armies[RED] and state.armies[YELLOW]:
        muster(state, told)


def muster(state: State, told: Told) -> None:
    """MB-4.1, MB-4.5, MB-4.6: both armies are revealed, each with its wagon and nothing else."""
    state.roster = {}  # copies made while recruiting share the old one
    for side in (RED, YELLOW):
        _enlist(state, side, WG, 1)
        for kind in range(COMBAT_KINDS):
            for number in range(1, state.armies[side][kind] + 1):
                _enlist(state, side, kind, number)
        told.reveal(
            "MB-4.1",
            "army-revealed",
            side=side_name(side),
            army=army_text(state.armies[side]),
            units=army_name(state.armies[side]),
            price=army_price(state.field, state.armies[side]),
        )
    begin_deployment(state)


def _enlist(state: State, side: int, kind: int, number: int) -> None:
    """MB-5.6: full strength, full MP; the wagon fortified."""
    strength = 0 if kind == WG else 2
    mp = state.field.max_mp[kind]
    state.enlist(Unit(side, kind, number, RESERVE, NOWHERE, mp, strength))


def random_army(field: Field, random: Random) -> tuple[int, ...]:
    """A legal army that spends what it can, one random counter after the other."""
    army = [0] * COMBAT_KINDS
    points = field.points
    while True:
        affordable = [
            kind
            for kind in range(COMBAT_KINDS)
            if army[kind] < field.limit[kind] and field.price[kind] <= points
        ]
        if not affordable:
            return tuple(army)
        kind = affordable[int(random.random() * len(affordable))]
        army[kind] += 1
        points -= field.price[kind]
