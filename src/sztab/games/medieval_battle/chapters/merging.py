"""MB-12: merging."""

from sztab.core.said import Refusal, Told
from sztab.games.medieval_battle.chapters.movement import check_fighter, check_way, walk
from sztab.games.medieval_battle.moves import Merge, code_text
from sztab.games.medieval_battle.naming import hex_name, unit_name
from sztab.games.medieval_battle.state import GONE, State


def check_merge(state: State, seat: int, move: Merge) -> Refusal | None:
    """MB-12.1, MB-12.3: may this unit step onto that friend, in a zone too, and join it?"""
    refusal = check_fighter(state, seat, move.counter)
    if refusal is not None:
        return refusal
    unit = state.own(seat, move.counter)
    hex = state.field.hex_of.get(move.path[-1], -1)
    partner = state.at(hex) if 0 <= hex < state.field.size else None
    if partner is None or partner is unit or partner.side != seat:
        return Refusal("MB-12.1", "no-friend-there", hex=code_text(move.path[-1]))
    if partner.kind != unit.kind:
        return Refusal("MB-12.1", "kinds-differ", unit=unit_name(unit), partner=unit_name(partner))
    if unit.strength != 1 or partner.strength != 1:
        return Refusal("MB-12.1", "not-weakened", unit=unit_name(unit), partner=unit_name(partner))
    return check_way(state, unit, move.path, True)


def merge(state: State, seat: int, move: Merge, told: Told) -> None:
    """MB-12.2: the mover leaves the game; the other is at full strength with the lesser MP."""
    unit = state.own(seat, move.counter)
    partner = state.at(state.field.hex_of[move.path[-1]])
    assert partner is not None
    walk(state, unit, move.path, told)
    partner.strength = 2
    partner.mp = min(partner.mp, unit.mp)
    state.remove(unit, GONE)
    told.tell(
        "MB-12.2",
        "merges",
        unit=unit_name(unit),
        partner=unit_name(partner),
        hex=hex_name(state, partner.hex),
        strength=partner.strength,
        left=partner.mp,
    )
