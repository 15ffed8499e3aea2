"""RR-14: the German reaction."""

from typing import Final

from sztab.core.said import Name, Refusal, Told
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.supply.connection import connected
from sztab.games.race_to_the_rhine.chapters.victory import end_turn
from sztab.games.race_to_the_rhine.moves import Counterattack, Forgo, Move, Resist
from sztab.games.race_to_the_rhine.naming import army_name
from sztab.games.race_to_the_rhine.state import BLUE, RED, State

FORGO: Final = Forgo()

FINE: Final = 0
CONTROLLED: Final = 1
MARKED: Final = 2
FLAGGED: Final = 3
FAR: Final = 4
OWN_MARKER: Final = 5
NO_MARKER: Final = 6
CORPS_NEAR: Final = 7
BASE_NEAR: Final = 8
NOT_THREATENED: Final = 9


# --- resistance markers (RR-14A) -----------------------------------------------------------------


def resist_fault(state: State, field: int, metz_counts: bool) -> int:
    """RR-14.2, RR-15.10: may a resistance marker be placed here?"""
    board = state.board
    if state.control[field] != NOBODY:
        return CONTROLLED
    if state.marked[field]:
        return MARKED
    if board.flag[field]:
        return FLAGGED
    if board.by_flagged_victory[field]:
        return FINE
    for other in board.around[field]:
        if state.marked[other] and (other != board.fortress or metz_counts):
            return FINE
    return FAR


def metz_counts(state: State) -> bool:
    """RR-15.10: whether markers may be placed on account of the one in Metz."""
    board = state.board
    if not board.hard[BLUE] or not state.marked[board.fortress]:
        return True
    seen = [board.fortress]
    for field in seen:
        if board.by_flagged_victory[field]:
            return True
        for other in board.around[field]:
            if state.marked[other] and other not in seen:
                seen.append(other)
    return False


def resists(state: State) -> list[Move]:
    """RR-14.2: every field that may take a marker."""
    found: list[Move] = []
    if state.last or state.markers == 0:
        return found
    metz = metz_counts(state)
    for field in range(state.board.size):
        if resist_fault(state, field, metz) == FINE:
            found.append(state.board.resists[field])
    return found


def check_resist(state: State, move: Resist) -> Refusal | None:
    """RR-14.2, RR-16.3: may this marker be placed?"""
    board = state.board
    field = board.field_of.get(move.field, -1)
    if field < 0:
        return Refusal("RR-0.2", "no-such-field", field=move.field)
    if state.last:
        return Refusal("RR-16.3", "no-marker-in-last-turns")
    fault = resist_fault(state, field, metz_counts(state))
    name = board.name[field]
    if fault == CONTROLLED:
        return Refusal("RR-14.2", "resist-controlled", field=name)
    if fault == MARKED:
        return Refusal("RR-14.2", "resist-marked", field=name)
    if fault == FLAGGED:
        return Refusal("RR-14.2", "resist-flagged", field=name)
    if fault == FAR:
        return Refusal("RR-14.2", "resist-far", field=name)
    return None


def resist(state: State, move: Resist, told: Told) -> None:
    """RR-14.2, RR-14.3, RR-14.5: a marker is placed; no fight follows."""
    field = state.board.field_of[move.field]
    state.marked[field] = True
    state.markers -= 1
    told.tell(
        "RR-14.2",
        "marker-placed",
        army=army_name(state.army),
        field=state.board.name[field],
        count=state.markers,
    )
    _count_down(state, told)
    end_turn(state, told)


def _count_down(state: State, told: Told) -> None:
    """RR-2.18, RR-14.5, RR-16.2: with the last marker the last round is played."""
    if state.markers == 0:
        state.last = True
        told.tell("RR-14.5", "last-marker")


# --- counterattacks (RR-14B) ---------------------------------------------------------------------


def shielded(state: State) -> list[bool]:
    """RR-14.6 conditions 1 and 2: the fields that corps, start fields and main bases protect."""
    board = state.board
    safe = board.by_start.copy()
    for army in range(3):
        base = state.main_base(army)
        safe[base] = True
        for field in board.around[base]:
            safe[field] = True
    for corps in state.corps:
        safe[corps.field] = True
        for field in board.around[corps.field]:
            safe[field] = True
    return safe


def threatened(state: State, field: int, reached: list[bool]) -> bool:
    """RR-14.6 condition 3: whether an uncontrolled, connected field lies beside this one."""
    for other in state.board.around[field]:
        if reached[other]:
            return True
    return False


def by_port(state: State, field: int) -> bool:
    """RR-15.12: whether an uncontrolled port lies beside this field, cut off or not.

    Red attacks nobody from a port; red's own markers are open to the others in every turn.
    """
    board = state.board
    if not board.hard[RED] or (state.army == RED and state.control[field] != RED):
        return False
    for port in board.ports:
        if state.control[port] != RED and port in board.around[field]:
            return True
    return False


def open_to_attack(state: State, reached: list[bool]) -> list[int]:
    """RR-14.6, RR-14.9, RR-17.10: every player marker that a counterattack could remove.

    *reached* are the connected fields.
    """
    board = state.board
    safe = shielded(state)
    found: list[int] = []
    for field in range(board.size):
        owner = state.control[field]
        if owner == NOBODY or safe[field] or not state.owns_marker(field, owner):
            continue
        if threatened(state, field, reached) or by_port(state, field):
            found.append(field)
    return found


def counterattacks(state: State) -> list[Move]:
    """RR-14.6: every counterattack on another player."""
    found: list[Move] = []
    for field in open_to_attack(state, connected(state)):
        if state.control[field] != state.army:
            found.append(state.board.counterattacks[field])
    return found


def check_counterattack(state: State, move: Counterattack) -> Refusal | None:
    """RR-14.6: may this marker be removed?"""
    board = state.board
    field = board.field_of.get(move.field, -1)
    if field < 0:
        return Refusal("RR-0.2", "no-such-field", field=move.field)
    name = board.name[field]
    owner = state.control[field]
    if owner == NOBODY or not state.owns_marker(field, owner):
        return Refusal("RR-14.9", "no-marker-to-remove", field=name)
    if owner == state.army:
        return Refusal("RR-14.6", "own-marker", field=name)
    for near in [field, *board.around[field]]:
        if state.corps_on(near) != NOBODY:
            return Refusal("RR-14.6", "corps-protects", field=name, near=board.name[near])
    if shielded(state)[field]:
        return Refusal("RR-14.6", "base-protects", field=name)
    if not threatened(state, field, connected(state)) and not by_port(state, field):
        return Refusal("RR-14.6", "not-threatened", field=name)
    return None


def counterattack(state: State, move: Counterattack, told: Told) -> None:
    """RR-14.6: one marker is removed, and the turn is over."""
    field = state.board.field_of[move.field]
    spared = not threatened(state, field, connected(state))
    lose_field(state, field, spared, told)
    end_turn(state, told)


def lose_field(state: State, field: int, spared: bool, told: Told) -> None:
    """RR-10.27, RR-14.7, RR-14.8, RR-15.12: the field is free; tokens and trucks stay."""
    board = state.board
    owner = state.control[field]
    state.control[field] = NOBODY
    if spared:
        state.spared = tuple(sorted([*state.spared, field]))
    by = Name("germans") if board.solo else army_name(state.army)
    told.tell(
        "RR-14.7",
        "counterattacked",
        by=by,
        alone="yes" if board.solo else "no",
        army=army_name(owner),
        field=board.name[field],
    )
    if board.medal[field] and state.medals[owner] > 0:
        state.medals[owner] -= 1
        state.medals_left += 1
        told.tell("RR-14.7", "returns-medal", army=army_name(owner), count=state.medals[owner])


# --- neither (RR-14.4, RR-16.3) ------------------------------------------------------------------


def check_forgo(state: State) -> Refusal | None:
    """RR-14.1, RR-14.4, RR-16.3: may the player do neither?"""
    if state.last or not resists(state):
        return None
    return Refusal("RR-14.1", "must-react")


def forgo(state: State, told: Told) -> None:
    """RR-14.4, RR-16.3: a marker that fits nowhere goes to the box; in the last turns none does."""
    if state.last:
        told.tell("RR-16.3", "no-counterattack", army=army_name(state.army))
    else:
        state.markers -= 1
        state.markers_boxed += 1
        told.tell("RR-14.4", "marker-boxed", count=state.markers)
        _count_down(state, told)
    end_turn(state, told)


def reactions(state: State) -> list[Move]:
    """RR-14.1: every reaction."""
    found = resists(state)
    if not found:
        found.append(FORGO)
    return [*found, *counterattacks(state)]
