"""RR-6: the action gain supplies."""

from typing import Final

from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.chapters.supply.surplus import bring, settle
from sztab.games.race_to_the_rhine.moves import MIXED, Move, Supplies
from sztab.games.race_to_the_rhine.naming import army_name, load_name
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    EACH_KIND,
    NO_BASE,
    ONCE,
    RED,
    State,
    take_tokens,
)

OF_A_KIND: Final = 3  # RR-6.2

FINE: Final = 0
NOT_CONTROLLED: Final = 1
NOT_A_BASE: Final = 2
USED: Final = 3
OSTEND_USED: Final = 4
THREE_OF_A_KIND: Final = 5
NOTHING_TO_PLACE: Final = 6


def base_fault(state: State, field: int) -> int:
    """RR-2.8, RR-6.1, RR-6.4, RR-15.5: may the player place supplies on this field now?"""
    army = state.army
    if field == state.main_base(army):
        return FINE
    base = state.board.base[field]
    if base == NO_BASE:
        return NOT_A_BASE
    if state.control[field] != army:
        return NOT_CONTROLLED
    if base == ONCE and not state.ostend:
        return OSTEND_USED
    return USED if field in state.drawn else FINE


def draw_fault(state: State, field: int, kind: int) -> int:
    """RR-6.2, RR-6.3, RR-6.7: may this be placed there, and is there anything to place?"""
    if kind != MIXED:
        if field != state.main_base(state.army):
            return THREE_OF_A_KIND
        return FINE if state.track[kind] > 0 else NOTHING_TO_PLACE
    return FINE if sum(state.pool) > 0 else NOTHING_TO_PLACE


def bonus_count(state: State, kind: int) -> int:
    """RR-13.4: how many tokens Montgomery's card adds to this draw."""
    if state.army != RED or not state.commander[RED]:
        return 0
    left = 0
    for each in EACH_KIND:
        left += left_in_pool(state, kind, each)
    return left if left < 2 else 2


def left_in_pool(state: State, kind: int, wanted: int) -> int:
    """What the pool holds of *wanted* when the draw itself is made."""
    return state.pool[wanted] - (1 if kind == MIXED and state.pool[wanted] > 0 else 0)


def bonus_fits(state: State, kind: int, bonus: tuple[int, ...]) -> bool:
    """RR-13.4: whether the pool holds these further tokens."""
    for wanted in EACH_KIND:
        if bonus.count(wanted) > left_in_pool(state, kind, wanted):
            return False
    return True


def check_supplies(state: State, move: Supplies) -> Refusal | None:
    """RR-6, RR-13.4: may these supplies be gained?"""
    board = state.board
    field = board.field_of.get(move.field, -1)
    if field < 0:
        return Refusal("RR-0.2", "no-such-field", field=move.field)
    if state.actions == 0:
        return Refusal("RR-5.2", "no-action-left")
    name = board.name[field]
    fault = base_fault(state, field) or draw_fault(state, field, move.kind)
    if fault == NOT_A_BASE:
        return Refusal("RR-6.1", "not-a-base", field=name)
    if fault == NOT_CONTROLLED:
        return Refusal("RR-6.1", "base-not-controlled", field=name)
    if fault == OSTEND_USED:
        return Refusal("RR-15.5", "ostend-used", field=name)
    if fault == USED:
        return Refusal("RR-6.4", "base-used", field=name)
    if fault == THREE_OF_A_KIND:
        return Refusal("RR-6.3", "mixed-only", field=name)
    if fault == NOTHING_TO_PLACE:
        return Refusal("RR-6.7", "nothing-to-place")
    return _check_bonus(state, move) if move.bonus else None


def _check_bonus(state: State, move: Supplies) -> Refusal | None:
    """RR-13.1, RR-13.4: may Montgomery's card add these tokens?"""
    if state.army != RED:
        return Refusal("RR-13.4", "montgomery-only")
    if state.board.training:
        return Refusal("RR-5.7", "not-in-training")
    if not state.commander[RED]:
        return Refusal("RR-13.1", "commander-used")
    count = bonus_count(state, move.kind)
    if count == 0:
        return Refusal("RR-13.4", "no-bonus")
    if len(move.bonus) != count or not bonus_fits(state, move.kind, move.bonus):
        return Refusal("RR-13.4", "wrong-bonus", count=count)
    return None


def drawn(state: State, kind: int) -> list[int]:
    """RR-6.2, RR-6.6: the tokens of a draw, by kind, as far as there are any."""
    found = [0, 0, 0]
    if kind != MIXED:
        found[kind] = min(OF_A_KIND, state.track[kind])
        return found
    for each in EACH_KIND:
        found[each] = min(1, state.pool[each])
    return found


def gain_supplies(state: State, move: Supplies, told: Told) -> None:
    """RR-6.2, RR-6.3, RR-6.6: tokens of the pool or the track are placed on the base."""
    field = state.board.field_of[move.field]
    state.actions -= 1
    gained = drawn(state, move.kind)
    source = state.pool if move.kind == MIXED else state.track
    for kind in EACH_KIND:
        source[kind] -= gained[kind]
    told.tell(
        "RR-6.2" if field == state.main_base(state.army) else "RR-6.3",
        "gains-supplies" if move.kind == MIXED else "gains-from-track",
        army=army_name(state.army),
        load=load_name(gained[0], gained[1], gained[2]),
        all="yes" if sum(gained) == OF_A_KIND else "no",
        field=state.board.name[field],
    )
    if move.bonus:
        _use_montgomery(state, move, gained, told)
    if field != state.main_base(state.army):
        state.drawn = (*state.drawn, field)
        if state.board.base[field] == ONCE:
            state.ostend = False
            told.tell("RR-15.5", "ostend-goes", field=state.board.name[field])
    for kind in EACH_KIND:
        if gained[kind]:
            bring(state, field, kind, gained[kind], told)
    settle(state, field, ACTING)


def _use_montgomery(state: State, move: Supplies, gained: list[int], told: Told) -> None:
    """RR-13.4: Montgomery's card is turned, and more tokens come from the pool."""
    state.commander[RED] = False
    bonus = [0, 0, 0]
    for kind in move.bonus:
        bonus[kind] += take_tokens(state, kind, 1)
    for kind in EACH_KIND:
        gained[kind] += bonus[kind]
    told.tell(
        "RR-13.4",
        "montgomery-adds",
        army=army_name(RED),
        load=load_name(bonus[0], bonus[1], bonus[2]),
    )


def gains(state: State, listed: list[Move]) -> None:
    """RR-6: add every way to gain supplies."""
    main = state.main_base(state.army)
    for kind in range(MIXED + 1):
        if draw_fault(state, main, kind) == FINE:
            _with_bonus(state, main, kind, listed)
    for field in state.board.bases:
        if field == main or base_fault(state, field) != FINE:
            continue
        if draw_fault(state, field, MIXED) == FINE:
            _with_bonus(state, field, MIXED, listed)


def _with_bonus(state: State, field: int, kind: int, listed: list[Move]) -> None:
    """RR-13.4: add a draw without and with Montgomery's tokens."""
    name = state.board.id[field]
    listed.append(Supplies(name, kind, ()))
    count = bonus_count(state, kind)
    if count == 1:
        for one in EACH_KIND:
            if bonus_fits(state, kind, (one,)):
                listed.append(Supplies(name, kind, (one,)))
    elif count == 2:
        for one in EACH_KIND:
            for two in range(one, 3):
                if bonus_fits(state, kind, (one, two)):
                    listed.append(Supplies(name, kind, (one, two)))
