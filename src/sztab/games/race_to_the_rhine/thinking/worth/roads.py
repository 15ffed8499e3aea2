"""Roads to the Rhine, and the ways that trucks take."""

from typing import Final

from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE, Board
from sztab.games.race_to_the_rhine.chapters.supply.connection import connected
from sztab.games.race_to_the_rhine.chapters.victory import line
from sztab.games.race_to_the_rhine.packing import priced, thing_of
from sztab.games.race_to_the_rhine.state import State

FAR: Final = 60  # no road to the Rhine costs more
OWN_FIELD: Final = 1  # what a road costs by the field, in thirds of a step
FREE_FIELD: Final = 3
FORT: Final = 2
RESISTANCE: Final = 6
RING: Final = FREE_FIELD + FORT + RESISTANCE + 1
RANKS: Final = [1.0, 0.6, 0.4, 0.3]  # the foremost corps counts most
OUT_OF_REACH: Final = 25  # more trucks than any way takes
RETAKE: Final = 3  # what a field on the way that is nobody's costs, in hops
ROADS: Final = 0  # questions of the memo; each adds the army
GERMANS: Final = 4
WAYS: Final = 8  # and four times the start
CONNECTED: Final = 0  # those answered by yes and no
LINE: Final = 4  # and four times the base
BLOCKED: Final = 2  # what an arrow that holds a truck costs beyond its one hop (RR-8.2)


def by_road(state: State, army: int, roads: list[int]) -> list[int]:
    """The corps of an army, the one with the cheapest road first."""
    board = state.board
    keyed: list[int] = []
    for index in range(len(state.corps)):
        if board.corps_army[index] == army:
            keyed.append(priced(roads[state.corps[index].field], index))
    keyed.sort()
    return [thing_of(key) for key in keyed]


def roads_to_rhine(state: State, army: int) -> list[int]:
    """By field: what the cheapest road to a victory field costs. Shared: not to be changed."""
    memo = state.board.memo
    key = (ROADS + army, tuple(state.control), tuple(state.marked))
    roads = memo.numbers.get(key)
    if roads is None:
        roads = _cheapest_roads(state, army)
        memo.keep_numbers(key, roads)
    return roads


def _cheapest_roads(state: State, army: int) -> list[int]:
    board = state.board
    control = state.control
    cost = [FAR] * board.size
    ring: list[list[int]] = [[] for _cost in range(RING)]  # fields by cost: no toll spans it
    waiting = 0
    for field in board.victories:
        if control[field] == NOBODY or control[field] == army:
            cost[field] = 0
            ring[0].append(field)
            waiting += 1
    steps = board.steps[army]
    price = 0
    while waiting:
        due = ring[price % RING]
        waiting -= len(due)
        ring[price % RING] = []
        for field in due:
            if cost[field] < price:
                continue
            onward = price + _toll(state, board, field, army)
            if onward >= FAR:
                continue
            for other in steps[field]:
                if onward < cost[other] and (control[other] == NOBODY or control[other] == army):
                    cost[other] = onward
                    ring[onward % RING].append(other)
                    waiting += 1
        price += 1
    return cost


def _toll(state: State, board: Board, field: int, army: int) -> int:
    """What it costs to enter a field."""
    if state.control[field] == army:
        return OWN_FIELD
    toll = FREE_FIELD
    if board.fort[field]:
        toll += FORT
    if state.marked[field] or board.flag[field]:
        toll += RESISTANCE
    return toll


def connected_now(state: State) -> list[bool]:
    """RR-0.9: the connected fields. Shared: not to be changed."""
    memo = state.board.memo
    key = (CONNECTED, tuple(state.control), ())
    reached = memo.flags.get(key)
    if reached is None:
        reached = connected(state)
        memo.keep_flags(key, reached)
    return reached


def line_now(state: State, army: int) -> list[bool]:
    """RR-16.1: the fields joined to the main base of an army. Shared: not to be changed."""
    memo = state.board.memo
    key = (LINE + state.main_base(army) * 4 + army, tuple(state.control), ())
    reached = memo.flags.get(key)
    if reached is None:
        reached = line(state, army)
        memo.keep_flags(key, reached)
    return reached


def power(base: float, exponent: int) -> float:
    """Return *base* to a small power."""
    value = 1.0
    for _factor in range(exponent):
        value *= base
    return value


def ways_from(state: State, army: int, start: int) -> list[int]:
    """By field: how many trucks bring tokens from there to *start*. Shared: not to be changed."""
    memo = state.board.memo
    key = (WAYS + start * 4 + army, tuple(state.control), tuple(state.truck))
    ways = memo.numbers.get(key)
    if ways is None:
        ways = _shortest_ways(state, army, start)
        memo.keep_numbers(key, ways)
    return ways


def _shortest_ways(state: State, army: int, start: int) -> list[int]:
    board = state.board
    control, truck = state.control, state.truck
    steps, links = board.steps[army], board.links[army]
    far = [OUT_OF_REACH] * board.size
    far[start] = 0
    waiting = [start]
    for field in waiting:  # a field may wait again if a shorter way to it is found
        onward = steps[field]
        arrows = links[field]
        for at in range(len(onward)):
            other = onward[at]
            if control[other] == army:
                hops = far[field] + 1
            elif control[other] == NOBODY:
                hops = far[field] + RETAKE
            else:
                continue
            if truck[arrows[at]]:
                hops += BLOCKED
            if hops < far[other]:
                far[other] = hops
                waiting.append(other)
    return far


def way_back(state: State, army: int, joined: list[bool], head: int) -> tuple[int, int]:
    """Where the shortest way back of a corps meets the line, and how many fields it lacks."""
    board = state.board
    lacks = [99] * board.size
    lacks[head] = 0
    waiting = [head]
    entry = NOWHERE
    for field in waiting:
        for other in board.steps[army][field]:
            if state.control[other] not in (NOBODY, army):
                continue
            lack = lacks[field] + (1 if state.control[other] == NOBODY else 0)
            if lack < lacks[other]:
                lacks[other] = lack
                waiting.append(other)
                if joined[other] and (entry == NOWHERE or lack < lacks[entry]):
                    entry = other
    return entry, 0 if entry == NOWHERE else lacks[entry]
