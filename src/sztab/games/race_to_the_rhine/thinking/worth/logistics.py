"""What drives an army: tokens on and beside its corps, trucks, bases and cards."""

from typing import Final

from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE
from sztab.games.race_to_the_rhine.chapters.victory import line
from sztab.games.race_to_the_rhine.moves import FUEL
from sztab.games.race_to_the_rhine.packing import price_of, priced, thing_of
from sztab.games.race_to_the_rhine.state import (
    EACH_KIND,
    IN_STOCK,
    MOVING,
    ONCE,
    REACTING,
    RES_HAND,
    RESISTANCE_DECK,
    SHIFTING,
    TRANSPORTING,
    Corps,
    State,
)
from sztab.games.race_to_the_rhine.thinking.worth.roads import (
    OUT_OF_REACH,
    RANKS,
    power,
    way_back,
    ways_from,
)

ALONE: Final = [1.0, 0.3, 0.1, 0.05]  # solo: as RANKS; supplies go to the foremost corps first
NEED: Final = (  # of a corps, by kind: the first token, the second ...
    (7.0, 5.0, 3.0, 1.5, 0.8, 0.3, 0.1),
    (5.0, 4.5, 3.0, 1.4, 0.7, 0.3, 0.1),
    (5.0, 1.6, 0.6, 0.2, 0.1, 0.05, 0.02),
)
AT_HAND: Final = 0.92  # a token that lies beside the card instead of on it
TO_BRING: Final = 0.85  # one that has to be brought
AT_ONCE: Final = 0.99  # for each truck that can still do it in this turn
NOT_NOW: Final = 0.8  # one that cannot be brought in this turn
LATER: Final = (0.89, 0.89, 0.93, 0.945)  # for each truck of a later turn, by level
UNDER_WAY: Final = (1.0, 0.8, 0.45, 0.0)  # of the fuel paid for a move: it serves three fields
HELD_UP: Final = 0.5  # of that, if going on costs one more
TRUCK: Final = (0.8, 0.8, 0.7, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1)
LEVEL: Final = 4.0
COMMANDER: Final = 2.0
MARKER: Final = 0.1
BASE: Final = 0.5
SOURCE: Final = 4.0  # for a corps to stand on a base
NEARER: Final = 0.88  # and each truck further away
NEARNESS: Final = [power(NEARER, hops) for hops in range(OUT_OF_REACH + 1)]
KEPT_RESISTANCE: Final = 3.0
KEPT_RECON: Final = 0.3
AIR: Final = 1.2
PARATROOPS: Final = 1.5


def worth_of_logistics(state: State, army: int, roads: list[int], corps: list[int]) -> float:
    """Tokens on cards and on the way to them, trucks, levels, bases, cards."""
    board = state.board
    worth = LEVEL * state.level[army] + _trucks(state, army)
    for field in range(board.size):
        if state.control[field] == army and board.home[field] == NOBODY:
            worth += MARKER
            if board.base[field]:
                worth += BASE
    supplied = _helper_first(state, army, corps) if board.solo else corps
    worth += _tokens(state, army, supplied)
    if state.stage == MOVING:
        worth += _under_way(state, supplied)
    if state.commander[army]:
        worth += COMMANDER
    for id in state.kept[army]:
        worth += KEPT_RESISTANCE if board.cards[id].kind == RES_HAND else KEPT_RECON
    return worth + _help(state, army, corps, roads)


def _helper_first(state: State, army: int, corps: list[int]) -> list[int]:
    """While the foremost corps is cut off, who can close the gap is supplied before it."""
    joined = line(state, army)
    head = state.corps[corps[0]].field
    entry = NOWHERE if joined[head] else way_back(state, army, joined, head)[0]
    if entry == NOWHERE:
        return corps
    ways = ways_from(state, army, entry)
    nearest, helper = OUT_OF_REACH, NOBODY
    for index in corps[1:]:
        one = state.corps[index]
        if one.active and joined[one.field] and ways[one.field] < nearest:
            nearest, helper = ways[one.field], index
    if helper == NOBODY:
        return corps
    return [helper, *[index for index in corps if index != helper]]


def _under_way(state: State, corps: list[int]) -> float:
    """RR-10.1, RR-10.11: what is left of the fuel paid for the move that is being made."""
    if state.mover not in corps:
        return 0.0
    ranks = ALONE if state.board.solo else RANKS
    rank = corps.index(state.mover)
    fuel = state.corps[state.mover].fuel
    paid = NEED[FUEL][fuel if fuel < 6 else 6] * ranks[rank if rank < 3 else 3]
    return paid * UNDER_WAY[state.steps] * (HELD_UP if state.held else 1.0)


def _trucks(state: State, army: int) -> float:
    worth = 0.0
    for count in range(min(state.trucks[army], len(TRUCK))):
        worth += TRUCK[count]
    return worth


def _at_once(state: State, army: int) -> int:
    """How many trucks an army may still place in this turn."""
    if state.army != army or state.stage == REACTING or state.stage == SHIFTING:
        return 0
    placement = state.board.placement[state.level[army]]
    left = placement * state.actions
    if state.stage == TRANSPORTING:
        left += placement - state.placed
    return left if left < state.trucks[army] else state.trucks[army]


def _tokens(state: State, army: int, corps: list[int]) -> float:
    """Each field serves one corps; a corps counts what it holds, then what is nearest to it."""
    board = state.board
    served: list[list[int]] = [[] for _rank in corps]  # fields, priced by hops
    ranks = ALONE if board.solo else RANKS
    shares = _shares(state, army)
    reach = [ways_from(state, army, state.corps[index].field) for index in corps]
    for field in range(board.size):
        if state.stock[field] and state.control[field] == army:
            best, server, way = 0.0, NOBODY, 0
            for rank in range(len(corps)):
                hops = reach[rank][field]
                value = ranks[rank if rank < 3 else 3] * shares[hops]
                if value > best:
                    best, server, way = value, rank, hops
            if server != NOBODY:
                served[server].append(priced(way, field))
    worth = 0.0
    for rank in range(len(corps)):
        served[rank].sort()
        tokens = _served(state, state.corps[corps[rank]], served[rank], shares)
        source = SOURCE * _source(state, army, reach[rank])
        worth += ranks[rank if rank < 3 else 3] * (tokens + source)
    return worth


def _source(state: State, army: int, reach: list[int]) -> float:
    """How near the nearest base is from which a corps can be supplied."""
    board = state.board
    hops = reach[state.main_base(army)]
    for base in board.bases:
        serves = board.base[base] != ONCE or state.ostend
        if serves and state.control[base] == army and reach[base] < hops:
            hops = reach[base]
    return NEARNESS[hops]


def _shares(state: State, army: int) -> list[float]:
    """By hops: what a token so many trucks away is worth, beside one on the card."""
    at_once = _at_once(state, army)
    later = LATER[state.level[army]]
    shares = [AT_HAND]
    share = AT_HAND * TO_BRING
    for hops in range(1, OUT_OF_REACH):
        if hops == at_once + 1:
            share *= NOT_NOW
        share *= AT_ONCE if hops <= at_once else later
        shares.append(share)
    shares.append(0.0)
    return shares


def _served(state: State, corps: Corps, sources: list[int], shares: list[float]) -> float:
    """The tokens of a corps: those on its card, then field by field, each further one less."""
    worth = 0.0
    for kind in EACH_KIND:
        nth = 0
        need = NEED[kind]
        for _held in range(corps.has(kind)):
            worth += need[nth if nth < 6 else 6]
            nth += 1
        for source in sources:
            share = shares[price_of(source)]
            for _lying in range(state.tokens(thing_of(source), kind)):
                worth += share * need[nth if nth < 6 else 6]
                nth += 1
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
