"""RR-17.12: the roads of a corps to the Rhine, and the fields where the front comes to rest."""

from typing import Final

from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.packing import has_army
from sztab.games.race_to_the_rhine.state import State

FAR: Final = 1000


def targets_of(state: State, start: int) -> list[int]:
    """RR-17.12: the targets of the shortest roads from *start* that have any."""
    army = state.army
    board = state.board
    length = FAR
    for field in range(board.size):
        if is_target(state, field) and open_road(state, field):
            detour = shortest_road_by(state, start, field)
            if detour < length:
                length = detour
    found: list[int] = []
    if length < FAR:
        _follow(state, start, length, NOBODY, [False] * board.size, board.to_rhine[army], found)
    return found


def is_target(state: State, field: int) -> bool:
    """RR-17.12: neither a victory field, nor under control, nor marked."""
    return (
        state.control[field] == NOBODY
        and not state.marked[field]
        and not state.board.victory[field]
    )


def open_road(state: State, field: int) -> bool:
    """RR-17.4, RR-17.12: whether a road may lead over this field."""
    holder = state.control[field]
    if holder != NOBODY and holder != state.army:
        return False
    return state.board.victory[field] or has_army(state.board.colours[field], state.army)


def _follow(
    state: State,
    at: int,
    left: int,
    target: int,
    seen: list[bool],
    to_rhine: list[int],
    found: list[int],
) -> None:
    """Collect the first target of every road of exactly *left* more steps."""
    if state.board.victory[at]:
        if left == 0 and target != NOBODY and target not in found:
            found.append(target)
        return
    if to_rhine[at] > left:
        return
    seen[at] = True
    for field in state.board.steps[state.army][at]:
        if not seen[field] and open_road(state, field):
            first = field if target == NOBODY and is_target(state, field) else target
            _follow(state, field, left - 1, first, seen, to_rhine, found)
    seen[at] = False


def shortest_road_by(state: State, start: int, by: int) -> int:
    """The length of the shortest road from *start* over *by* to a victory field, or ``FAR``.

    A road passes no field twice, so two ways from *by* are sought that share no field: one to
    the start, one to the Rhine. That is a flow of two units at the least cost; each field is
    split into an entrance (2 * field) and an exit (2 * field + 1).
    """
    if by == start:
        return FAR
    board = state.board
    flow: dict[int, bool] = {}  # arcs in use, by tail * 512 + head
    total = 0
    for _unit in range(2):
        cost, before, sink = _cheapest_way(state, start, by, flow)
        if sink == NOBODY:
            return FAR
        total += cost
        node = sink
        while node != 2 * by + 1:
            tail = before[node]
            if node * 512 + tail in flow:
                del flow[node * 512 + tail]
            else:
                flow[tail * 512 + node] = True
            node = tail
    return total if total <= 2 * board.size else FAR


def _cheapest_way(
    state: State, start: int, by: int, flow: dict[int, bool]
) -> tuple[int, list[int], int]:
    """One more way out of *by*: its cost, the node before each, and where it ends.

    It ends at the start or at a victory field, whichever the flow does not use yet; steps that
    undo what the flow uses give their cost back, so costs may fall and every arc is tried again.
    """
    board = state.board
    nodes = 2 * board.size
    cost = [FAR] * nodes
    before = [NOBODY] * nodes
    source = 2 * by + 1
    cost[source] = 0
    waiting = [source]
    start_used, rhine = _ends_used(state, start, flow)
    while waiting:
        node = waiting.pop(0)
        field = node // 2
        if node % 2:  # an exit: along own arrows, or back through the field
            for goal in board.steps[state.army][field]:
                arc = node * 512 + 2 * goal
                if open_road(state, goal) and goal != by and arc not in flow:
                    _reach(node, 2 * goal, 1, cost, before, waiting)
            if 2 * field * 512 + node in flow:
                _reach(node, 2 * field, 0, cost, before, waiting)
        else:  # an entrance: through the field, or back along the arrow that the flow uses
            ends = field == start or board.victory[field]
            if not ends and node * 512 + node + 1 not in flow:
                _reach(node, node + 1, 0, cost, before, waiting)
            if rhine != NOBODY and field != rhine and board.victory[field]:
                _reach(node, 2 * rhine, 0, cost, before, waiting)  # this one takes its place
            for goal in board.steps[state.army][field]:
                if (2 * goal + 1) * 512 + node in flow:
                    _reach(node, 2 * goal + 1, -1, cost, before, waiting)
    best, sink = FAR, NOBODY
    if not start_used and cost[2 * start] < best:
        best, sink = cost[2 * start], 2 * start
    if rhine == NOBODY:
        for field in board.victories:
            if cost[2 * field] < best:
                best, sink = cost[2 * field], 2 * field
    return best, before, sink


def _reach(
    tail: int, head: int, price: int, cost: list[int], before: list[int], waiting: list[int]
) -> None:
    if cost[tail] + price < cost[head]:
        cost[head] = cost[tail] + price
        before[head] = tail
        if head not in waiting:
            waiting.append(head)


def _ends_used(state: State, start: int, flow: dict[int, bool]) -> tuple[bool, int]:
    """Whether the flow already leads to the start, and to which victory field."""
    start_used = False
    rhine = NOBODY
    for arc in flow:
        head = arc % 512
        if head == 2 * start:
            start_used = True
        elif head % 2 == 0 and state.board.victory[head // 2]:
            rhine = head // 2
    return start_used, rhine
