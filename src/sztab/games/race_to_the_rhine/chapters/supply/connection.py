"""RR-0.9, RR-10.24 to RR-10.27: which fields are connected, and what a step encircles."""

from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE
from sztab.games.race_to_the_rhine.packing import bit_of, has_army
from sztab.games.race_to_the_rhine.state import State


def connected(state: State, taken: int = NOWHERE) -> list[bool]:
    """RR-0.9: the connected fields, as if *taken* were under control already."""
    board = state.board
    control = state.control
    reached = [False] * board.size
    waiting: list[int] = []
    reference = board.reference
    if control[reference] == NOBODY and reference != taken:
        reached[reference] = True
        waiting.append(reference)
    else:  # ruling Q-51: the other victory fields take the place of Düsseldorf
        for field in board.victories:
            if control[field] == NOBODY and field != taken:
                reached[field] = True
                waiting.append(field)
    while waiting:
        for field in board.around[waiting.pop()]:
            if control[field] == NOBODY and not reached[field] and field != taken:
                reached[field] = True
                waiting.append(field)
    return reached


def encircled_by(state: State, taken: int) -> list[int]:
    """RR-10.24: the fields that taking one more would cut off; each is checked only then."""
    board = state.board
    free = 0
    for field in board.around[taken]:
        if state.control[field] == NOBODY:
            free += 1
    if free <= 1 and not board.victory[taken]:
        return []  # a dead end cuts nothing off, unless it is where the roads lead (ruling Q-51)
    before = connected(state)
    if not before[taken]:
        return []
    after = connected(state, taken)
    found: list[int] = []
    for field in range(board.size):
        if before[field] and not after[field] and field != taken:
            found.append(field)
    return found


def falls_to(state: State, field: int, army: int) -> int:
    """RR-10.25: the army that gains an encircled field when *army* caused it, or nobody."""
    board = state.board
    if board.flag[field] or state.marked[field] or board.victory[field] or field in state.spared:
        return NOBODY
    colours = board.colours[field]
    for owner in range(3):
        if colours == bit_of(owner):
            return owner if board.seat_of[owner] != NOBODY else NOBODY
    return army if has_army(colours, army) else NOBODY
