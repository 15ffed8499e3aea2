"""Orders in words before they are carried out: for plans of hints, analyses and puzzles."""

from math import atan2, hypot, pi
from typing import Final

from sztab.core.said import Name, listed
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.moves import (
    ASSAULT_RUN,
    BREAK_IN,
    BREAK_OFF,
    CONSOLIDATE,
    COUNTERATTACK,
    DEPLOY,
    PLACE,
    REPEAT,
    SHOOT,
    SMOKE,
    AaFire,
    Bombard,
    Fire,
    Move,
    Order,
    Placing,
    Run,
)
from sztab.games.flames_of_war.state import State

# FW-1.1: x runs to the east, y to the north.
WAYS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
ANSWERS: Final = {
    PLACE: "order-place",
    BREAK_IN: "order-break-in",
    BREAK_OFF: "order-break-off",
    CONSOLIDATE: "order-consolidate",
}
STILL: Final = 250  # thousandths of an inch: less is a change of formation


def in_words(state: State, move: Move) -> Name | None:
    """Return a drawn order in words; ``None`` where offers and what is told say it well."""
    if isinstance(move, Fire):
        return _fire(state, move)
    if isinstance(move, Bombard):
        return _bombardment(state, move)
    if isinstance(move, Run):
        if move.verb == ASSAULT_RUN:
            target = platoon_name(state.platoon(move.target))
            return Name("order-assault", platoon=_platoon(state, move.platoon), target=target)
        return Name("order-counterattack") if move.verb == COUNTERATTACK else None
    if isinstance(move, Order) and move.legs:
        return _march(state, move)
    if isinstance(move, Placing) and move.poses:
        if move.verb == DEPLOY:
            return _deployment(state, move)
        return Name(ANSWERS[move.verb]) if move.verb in ANSWERS else None
    return Name("order-aa-fire") if isinstance(move, AaFire) else None


def _platoon(state: State, number: int) -> Name:
    return platoon_name(state.platoon(number))


def _deployment(state: State, move: Placing) -> Name:
    """Say about where a platoon deploys: the mean of its teams."""
    x, y = (
        round(sum(at) / len(move.poses) / 1000)
        for at in zip(*((pose.x, pose.y) for pose in move.poses), strict=True)
    )
    return Name("order-deploy", platoon=_platoon(state, move.platoon), x=x, y=y)


def _march(state: State, order: Order) -> Name:
    """Say how far, which way and where to a platoon goes: the mean of the teams that move."""
    platoon = _platoon(state, order.platoon)
    paths = [leg.path for leg in order.legs if leg.path]
    if not paths:
        return Name("order-move", platoon=platoon)
    east = sum(path[-2] - path[0] for path in paths) / len(paths)
    north = sum(path[-1] - path[1] for path in paths) / len(paths)
    far = hypot(east, north)
    if far < STILL:
        return Name("order-move", platoon=platoon)
    way = WAYS[round(atan2(north, east) / (pi / 4)) % len(WAYS)]
    key = "order-double-way" if any(leg.double for leg in order.legs) else "order-move-way"
    x, y = (sum(path[at] for path in paths) / len(paths) for at in (-2, -1))
    return Name(
        key,
        platoon=platoon,
        inches=max(1, round(far / 1000)),
        way=Name(f"way-{way}"),
        x=round(x / 1000),
        y=round(y / 1000),
    )


def _fire(state: State, fire: Fire) -> Name | None:
    numbers = sorted({line.target for line in fire.lines})
    if not numbers:
        return None
    targets = listed([_platoon(state, number) for number in numbers])
    several = len(numbers) > 1
    if fire.verb != SHOOT:
        return Name("order-defend-several" if several else "order-defend", targets=targets)
    key = "order-shoot-several" if several else "order-shoot"
    return Name(key, platoon=_platoon(state, fire.platoon), targets=targets)


def _bombardment(state: State, move: Bombard) -> Name:
    battery = _platoon(state, move.battery)
    if move.mode == REPEAT:
        return Name("order-repeat", platoon=battery)
    key = "order-smoke" if move.mode == SMOKE else "order-bombard"
    return Name(key, platoon=battery, target=team_name(state.team(move.aim)))
