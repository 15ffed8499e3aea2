"""What a position is worth, for bots: a drive for the Rhine that brings its supplies along."""

from typing import Final

from sztab.games.race_to_the_rhine.chapters.victory import line, medals_of, standing
from sztab.games.race_to_the_rhine.state import (
    EACH_KIND,
    IN_STOCK,
    NOBODY,
    NOWHERE,
    OVER,
    REACTING,
    RES_HAND,
    RESISTANCE_DECK,
    TRANSPORTING,
    TURNS,
    Board,
    Corps,
    State,
)

# Weights, found by play between greedy bots; a point is about a third of a step to the Rhine.
SCALE: Final = 250.0
FAR: Final = 60  # no road to the Rhine costs more
OWN_FIELD: Final = 1  # what a road costs by the field, in thirds of a step
FREE_FIELD: Final = 3
FORT: Final = 2
RESISTANCE: Final = 5
NEAR: Final = 100.0  # what it is worth to stand at the Rhine beyond the way itself
FADES: Final = 0.93
NO_LINE: Final = 2.0  # a corps that no line joins to its base (RR-16.1)
MEDAL: Final = 4.0
LATE_MEDAL: Final = 3.5  # more as the markers run out
RANKS: Final = (1.0, 0.6, 0.4, 0.3)  # the foremost corps counts most
RACERS: Final = 3  # corps that count in the race: Montgomery's fourth must not make him a target
NEED: Final = (  # of a corps, by kind: the first token, the second ...
    (3.4, 2.6, 1.8, 1.1, 0.6, 0.3, 0.1),
    (3.2, 2.6, 1.8, 1.0, 0.5, 0.25, 0.1),
    (4.5, 2.4, 1.0, 0.4, 0.1, 0.05, 0.02),
)
IMMOBILISED: Final = 10.0
AT_HAND: Final = 0.92  # a token that lies beside the card instead of on it
HOP: Final = 0.80  # and one truck further away
UNDER_WAY: Final = 2.8  # to have begun a move: its fuel serves for three fields
TRUCK: Final = (0.35, 0.3, 0.28, 0.25, 0.22, 0.2, 0.15, 0.12, 0.1, 0.05, 0.05, 0.05)
LEVEL: Final = 3.0
COMMANDER: Final = 1.0
MARKER: Final = 0.1
BASE: Final = 1.5
KEPT_RESISTANCE: Final = 3.0
KEPT_RECON: Final = 0.3
AIR: Final = 1.2
PARATROOPS: Final = 1.5
ENDED: Final = 0.01  # to end a turn when nothing is left to gain


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    board = state.board
    army = board.armies[seat]
    if state.stage == OVER:
        if state.ending == TURNS:
            return -1.0
        return 1.0 if standing(state)[0] == army else -1.0
    worth = _race(state, army) + _logistics(state, army)
    if not board.solo:
        strongest = total = 0.0
        for other in board.armies:
            if other != army:
                value = _race(state, other)
                total += value
                if value > strongest:
                    strongest = value
        worth -= 0.6 * strongest + 0.4 * total / (len(board.armies) - 1)
    if state.stage == REACTING:
        worth += ENDED
    scaled = worth / SCALE
    return 0.99 if scaled > 0.99 else -0.99 if scaled < -0.99 else scaled


# --- the race ----------------------------------------------------------------------------------


def _race(state: State, army: int) -> float:
    """The way of each corps to the Rhine, the line behind it, and the medals."""
    board = state.board
    late = 1.0 - state.markers / board.resistance_pool if board.resistance_pool else 0.0
    worth = (MEDAL + LATE_MEDAL * late) * medals_of(state, army)
    roads = roads_to_rhine(state, army)
    joined = line(state, army)
    corps_ahead = _by_road(state, army, roads)
    for rank in range(min(RACERS, len(corps_ahead))):
        corps = state.corps[corps_ahead[rank]]
        cost = roads[corps.field]
        ahead = (FAR - cost) + NEAR * _power(FADES, cost)
        if not joined[corps.field]:
            ahead -= NO_LINE
        if not corps.active:
            ahead -= IMMOBILISED
        worth += RANKS[rank] * ahead
    return worth


def _power(base: float, exponent: int) -> float:
    value = 1.0
    for _factor in range(exponent):
        value *= base
    return value


def _by_road(state: State, army: int, roads: list[int]) -> list[int]:
    """The corps of an army, the one with the cheapest road first."""
    board = state.board
    keyed: list[int] = []
    for index in range(len(state.corps)):
        if board.corps_army[index] == army:
            keyed.append(roads[state.corps[index].field] * 16 + index)
    keyed.sort()
    return [key % 16 for key in keyed]


def roads_to_rhine(state: State, army: int) -> list[int]:
    """By field: what the cheapest road to a victory field costs."""
    board = state.board
    control = state.control
    cost = [FAR] * board.size
    buckets: list[list[int]] = [[] for _cost in range(FAR + 1)]
    for field in board.victories:
        if control[field] == NOBODY or control[field] == army:
            cost[field] = 0
            buckets[0].append(field)
    steps = board.steps[army]
    for price in range(FAR):
        for field in buckets[price]:
            if cost[field] < price:
                continue
            onward = price + _toll(state, board, field, army)
            if onward >= FAR:
                continue
            for other in steps[field]:
                if onward < cost[other] and control[other] in (NOBODY, army):
                    cost[other] = onward
                    buckets[onward].append(other)
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


# --- what drives it ----------------------------------------------------------------------------


def _logistics(state: State, army: int) -> float:
    """Tokens on cards and on the way to them, trucks, levels, bases, cards."""
    board = state.board
    roads = roads_to_rhine(state, army)
    corps = _by_road(state, army, roads)
    worth = LEVEL * state.level[army] + _trucks(state, army)
    for field in range(board.size):
        if state.control[field] == army and board.home[field] == NOBODY:
            worth += MARKER
            if board.base[field]:
                worth += BASE
    worth += _tokens(state, army, corps)
    for rank in range(len(corps)):
        if state.corps[corps[rank]].moved:
            worth += UNDER_WAY * RANKS[rank if rank < 3 else 3]
    if state.commander[army]:
        worth += COMMANDER
    for id in state.kept[army]:
        worth += KEPT_RESISTANCE if board.cards[id].kind == RES_HAND else KEPT_RECON
    return worth + _help(state, army, corps, roads)


def _trucks(state: State, army: int) -> float:
    worth = 0.0
    for count in range(min(state.trucks[army], len(TRUCK))):
        worth += TRUCK[count]
    return worth


def _ways(state: State, army: int, start: int) -> list[int]:
    """By field: how many trucks bring tokens from there to *start*."""
    board = state.board
    far = [99] * board.size
    far[start] = 0
    waiting = [start]
    for field in waiting:
        for other in board.steps[army][field]:
            if far[other] == 99 and state.control[other] == army:
                far[other] = far[field] + 1
                waiting.append(other)
    return far


def _tokens(state: State, army: int, corps: list[int]) -> float:
    """Each field serves one corps; a corps counts what it holds, then what is nearest to it."""
    board = state.board
    served: list[list[int]] = [[] for _rank in corps]  # hops * 256 + field
    reach = [_ways(state, army, state.corps[index].field) for index in corps]
    for field in range(board.size):
        if state.stock[field] and state.control[field] == army:
            best, server, way = 0.0, NOBODY, 0
            for rank in range(len(corps)):
                hops = reach[rank][field]
                value = RANKS[rank if rank < 3 else 3] * _power(HOP, hops)
                if hops < 99 and value > best:
                    best, server, way = value, rank, hops
            if server != NOBODY:
                served[server].append(way * 256 + field)
    worth = 0.0
    for rank in range(len(corps)):
        weight = RANKS[rank if rank < 3 else 3]
        served[rank].sort()
        worth += weight * _served(state, state.corps[corps[rank]], served[rank])
        if state.stage == TRANSPORTING and state.start != NOWHERE:
            worth += weight * _load_to_come(state, reach[rank], served[rank])
    return worth


def _served(state: State, corps: Corps, sources: list[int]) -> float:
    """The tokens of a corps: those on its card, then field by field, each further one less."""
    worth = 0.0
    for kind in EACH_KIND:
        nth = 0
        need = NEED[kind]
        for _held in range(corps.has(kind)):
            worth += need[nth if nth < 6 else 6]
            nth += 1
        for source in sources:
            share = AT_HAND * _power(HOP, source // 256)
            for _lying in range(state.tokens(source % 256, kind)):
                worth += share * need[nth if nth < 6 else 6]
                nth += 1
    return worth


def _load_to_come(state: State, far: list[int], sources: list[int]) -> float:
    """A truck just placed is worth what it can still carry nearer to the corps it serves."""
    hops = far[state.start]
    if far[state.goal] >= hops or hops * 256 + state.start not in sources:
        return 0.0
    gain = AT_HAND * (_power(HOP, far[state.goal]) - _power(HOP, hops))
    room = min(
        state.board.truck_load - state.loaded, state.room(state.goal) - state.tokens_on(state.goal)
    )
    worth = 0.0
    for kind in EACH_KIND:
        for nth in range(state.tokens(state.start, kind)):
            if room > 0:
                worth += gain * NEED[kind][1 + nth if nth < 5 else 6]
                room -= 1
    return worth


def _help(state: State, army: int, corps: list[int], roads: list[int]) -> float:
    """Air support and paratroops where the foremost corps goes next."""
    if state.air[army] == IN_STOCK and not state.paratroops:
        return 0.0
    board = state.board
    at = state.corps[corps[0]].field
    worth = 0.0
    for field in board.steps[army][at]:
        if state.control[field] == NOBODY and roads[field] < roads[at]:
            hostile = state.marked[field] or board.flag[field]
            if hostile and state.air[army] == RESISTANCE_DECK:
                worth = AIR
            if state.paratroops_on(field) and (hostile or board.fort[field]):
                worth += PARATROOPS * state.paratroops_on(field)
    return worth
