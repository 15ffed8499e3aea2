"""What a position is worth, for bots: a drive for the Rhine that brings its supplies along."""

from typing import Final

from sztab.games.race_to_the_rhine.chapters.reaction import open_to_attack
from sztab.games.race_to_the_rhine.chapters.victory import line, medals_of, standing
from sztab.games.race_to_the_rhine.moves import FUEL
from sztab.games.race_to_the_rhine.state import (
    EACH_KIND,
    IN_STOCK,
    MOVING,
    NOBODY,
    NOWHERE,
    ONCE,
    OVER,
    REACTING,
    RES_HAND,
    RESISTANCE_DECK,
    SHIFTING,
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
RESISTANCE: Final = 6
RING: Final = FREE_FIELD + FORT + RESISTANCE + 1
NEAR: Final = 100.0  # what it is worth to stand at the Rhine beyond the way itself
FADES: Final = 0.93
UNHINDERED: Final = 4  # markers that block a road: more count the same
FREE_ROAD: Final = 0.8  # for each of them
PLACED: Final = 3.0  # a marker placed stays, a field lost to a counterattack is soon retaken
NO_LINE: Final = 4.0  # a field that the line from the base to the foremost corps lacks (RR-16.1)
TO_THE_GAP: Final = 2.0  # and each step of the nearest corps to the first such field
CHANCE: Final = 60.0  # to cross the Rhine with the next move of a corps, for certain
HELD: Final = 0.35  # of the pursuit cards cost one more fuel to go on, or a fight
FIGHT: Final = 2  # ammo that a division of the resistance deck costs, about
MEDAL: Final = 3.0
LATE_MEDAL: Final = 4.0  # more when the markers have run out
RANKS: Final = (1.0, 0.6, 0.4, 0.3)  # the foremost corps counts most
RACERS: Final = 3  # corps that count in the race: Montgomery's fourth must not make him a target
NEED: Final = (  # of a corps, by kind: the first token, the second ...
    (7.0, 5.0, 3.0, 1.5, 0.8, 0.3, 0.1),
    (5.0, 4.5, 3.0, 1.4, 0.7, 0.3, 0.1),
    (5.0, 1.6, 0.6, 0.2, 0.1, 0.05, 0.02),
)
IMMOBILISED: Final = 10.0
AT_HAND: Final = 0.92  # a token that lies beside the card instead of on it
TO_BRING: Final = 0.85  # one that has to be brought
AT_ONCE: Final = 0.99  # for each truck that can still do it in this turn
NOT_NOW: Final = 0.8  # one that cannot be brought in this turn
LATER: Final = (0.89, 0.89, 0.93, 0.945)  # for each truck of a later turn, by level
OUT_OF_REACH: Final = 25  # more trucks than any way takes
UNDER_WAY: Final = (1.0, 0.8, 0.45, 0.0)  # of the fuel paid for a move: it serves three fields
HELD_UP: Final = 0.5  # of that, if going on costs one more
TRUCK: Final = (0.8, 0.8, 0.7, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1)
LEVEL: Final = 4.0
COMMANDER: Final = 2.0
MARKER: Final = 0.1
BASE: Final = 0.5
SOURCE: Final = 4.0  # for a corps to stand on a base
NEARER: Final = 0.88  # and each truck further away
KEPT_RESISTANCE: Final = 3.0
KEPT_RECON: Final = 0.3
AIR: Final = 1.2
PARATROOPS: Final = 1.5
STRONGEST: Final = 0.6  # of the others; what is left of one for their mean
ALL: Final = 0.4
OPEN: Final = 1.5  # a marker that a counterattack could remove (RR-14.6)
OPEN_MEDAL: Final = 2.0  # and the medal with it
OTHERS_OPEN: Final = 0.3  # the same, of the others
CERTAIN: Final = (1.0, 0.6, 0.3)  # solo: how surely what is open now is lost, by the actions left
EXPOSED: Final = 0.4  # solo: a marker that the next reaction removes (RR-17.10)
RETAKE: Final = 3  # what a field on the way that is nobody's costs, in hops
BLOCKED: Final = 2  # what an arrow that holds a truck costs beyond its one hop (RR-8.2)
ENDED: Final = 0.01  # to end a turn when nothing is left to gain


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    board = state.board
    army = board.armies[seat]
    if state.stage == OVER:
        if state.ending == TURNS:
            return -1.0
        return 1.0 if standing(state)[0] == army else -1.0
    worth = _alone(state, army) if board.solo else _among_others(state, army)
    if state.stage == REACTING:
        worth += ENDED
    scaled = worth / SCALE
    return 0.99 if scaled > 0.99 else -0.99 if scaled < -0.99 else scaled


def _among_others(state: State, army: int) -> float:
    """What an army has, less what the others have; the strongest of them counts most."""
    board = state.board
    germans = _germans(state)
    roads = roads_to_rhine(state, army)
    worth = _race(state, army, roads) + _logistics(state, army, roads)
    worth += _unhindered(state, army, roads, germans) - _open(state, army)
    strongest = total = 0.0
    for other in board.armies:
        if other != army:
            roads = roads_to_rhine(state, other)
            value = _race(state, other, roads) + _unhindered(state, other, roads, germans)
            total += value
            if value > strongest:
                strongest = value
    worth += PLACED * (board.resistance_pool - state.markers)
    return worth - (STRONGEST * strongest + ALL * total / (len(board.armies) - 1))


def _open(state: State, army: int) -> float:
    """RR-14.6: what a counterattack may remove of the army, less what it may of the others."""
    board = state.board
    worth = 0.0
    for field in open_to_attack(state):
        value = OPEN + (OPEN_MEDAL if board.medal[field] else 0.0)
        worth += value if state.control[field] == army else -OTHERS_OPEN * value
    return worth


def _alone(state: State, army: int) -> float:
    """RR-17.10: alone, what the next reaction finds open is lost, unless it is covered in time."""
    worth = _worth_alone(state, army)
    exposed = open_to_attack(state)
    if not exposed:
        return worth
    for field in exposed:
        state.control[field] = NOBODY
    without = _worth_alone(state, army) - EXPOSED * len(exposed)
    for field in exposed:
        state.control[field] = army
    actions = 0 if state.stage == REACTING else state.actions
    certain = CERTAIN[actions if actions < 2 else 2]
    return certain * without + (1.0 - certain) * worth


def _worth_alone(state: State, army: int) -> float:
    roads = roads_to_rhine(state, army)
    return _race(state, army, roads) + _logistics(state, army, roads)


# --- the race ----------------------------------------------------------------------------------


def _race(state: State, army: int, roads: list[int]) -> float:
    """The way of each corps to the Rhine, the line behind it, and the medals."""
    board = state.board
    late = 1.0 - state.markers / board.resistance_pool if board.resistance_pool else 0.0
    worth = (MEDAL + LATE_MEDAL * late * late * late) * medals_of(state, army)
    joined = line(state, army)
    corps_ahead = by_road(state, army, roads)
    for rank in range(min(RACERS, len(corps_ahead))):
        corps = state.corps[corps_ahead[rank]]
        ahead = _ahead(roads[corps.field])
        if not corps.active:
            ahead -= IMMOBILISED
        worth += RANKS[rank] * ahead
    if corps_ahead and not joined[state.corps[corps_ahead[0]].field]:
        worth -= _gap(state, army, joined, state.corps[corps_ahead[0]].field)
    best = 0.0
    for index in corps_ahead:
        corps = state.corps[index]
        if corps.active and joined[corps.field] and corps.fuel and not corps.moved:
            chance = _crossing(state, army, corps.field, corps.fuel - 1, corps.ammo, 3, roads)
            if chance > best:
                best = chance
    return worth + CHANCE * best


def _gap(state: State, army: int, joined: list[bool], head: int) -> float:
    """What the line from the base to the foremost corps lacks, and how far help is."""
    board = state.board
    lacks = [99] * board.size
    lacks[head] = 0
    waiting = [head]
    entry = NOWHERE  # where the shortest way back meets the line
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
    if entry == NOWHERE:
        return NO_LINE * 4
    nearest = 8
    ways = _ways(state, army, entry)
    for index in range(len(state.corps)):
        corps = state.corps[index]
        if board.corps_army[index] == army and corps.active and corps.field != head:
            steps = ways[corps.field]
            if steps < nearest:
                nearest = steps
    return NO_LINE * lacks[entry] + TO_THE_GAP * nearest


def _ahead(cost: int) -> float:
    """What it is worth to stand where the road to the Rhine costs so much."""
    return (FAR - cost) + NEAR * _power(FADES, cost)


def _germans(state: State) -> list[int]:
    """RR-14.2: by field, how many markers away it is from being held by the Germans."""
    board = state.board
    control, around = state.control, board.around
    away = [FAR] * board.size
    waiting: list[int] = []
    for field in range(board.size):
        if state.marked[field] or (board.victory[field] and board.flag[field]):
            away[field] = 0
            waiting.append(field)
    for field in waiting:
        for other in around[field]:
            if away[other] == FAR and control[other] == NOBODY:
                away[other] = away[field] + 1
                waiting.append(other)
    return away


def _unhindered(state: State, army: int, roads: list[int], germans: list[int]) -> float:
    """How far off the Germans are from the road of the foremost corps."""
    steps = state.board.steps[army]
    field = state.corps[by_road(state, army, roads)[0]].field
    away = UNHINDERED
    while roads[field] and roads[field] < FAR:
        for other in steps[field]:
            if roads[other] < roads[field]:
                field = other
                if germans[field] < away:
                    away = germans[field]
                break
        else:
            break
    return FREE_ROAD * away


def _crossing(
    state: State, army: int, at: int, fuel: int, ammo: int, steps: int, roads: list[int]
) -> float:
    """About how likely one move of a corps, with so much fuel and ammo, crosses the Rhine."""
    board = state.board
    best = 0.0
    if board.to_rhine[army][at] > steps:
        return best
    for field in board.steps[army][at]:
        if roads[field] >= roads[at] or state.corps_on(field) != NOBODY:
            continue
        goes_on, left, tank = 1.0, ammo, fuel
        if state.control[field] == NOBODY:
            help = state.paratroops_on(field)
            hostile = state.marked[field] or board.flag[field]
            if hostile and state.air[army] == RESISTANCE_DECK:
                help += 1
            left += help - (1 if board.fort[field] else 0)
            if left < 0:
                continue
            if hostile:
                goes_on = _victory(state, left, fuel)
                left, tank = max(0, left - max(FIGHT, help)), fuel - 1
            else:
                goes_on = 1.0 if left else 1.0 - HELD / 2
                left -= help
        if board.victory[field]:
            chance = goes_on
        elif steps == 1 or tank < 0:
            continue
        else:
            further = _crossing(state, army, field, tank, left, steps - 1, roads)
            chance = goes_on * further * (1.0 if tank else 1.0 - HELD)
        if chance > best:
            best = chance
    return best


def _victory(state: State, ammo: int, fuel: int) -> float:
    """RR-10.15: the share of the resistance deck that a corps can beat with this."""
    cards = state.board.cards
    top = state.top[RESISTANCE_DECK]
    if top:
        card = cards[top]
        return 1.0 if card.ammo <= ammo and card.fuel <= fuel else 0.0
    deck = state.decks[RESISTANCE_DECK]
    if not deck:
        return 1.0
    beaten = 0
    for id in deck:
        card = cards[id]
        if card.ammo <= ammo and card.fuel <= fuel:
            beaten += 1
    return beaten / len(deck)


def _power(base: float, exponent: int) -> float:
    value = 1.0
    for _factor in range(exponent):
        value *= base
    return value


def by_road(state: State, army: int, roads: list[int]) -> list[int]:
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


# --- what drives it ----------------------------------------------------------------------------


def _logistics(state: State, army: int, roads: list[int]) -> float:
    """Tokens on cards and on the way to them, trucks, levels, bases, cards."""
    board = state.board
    corps = by_road(state, army, roads)
    worth = LEVEL * state.level[army] + _trucks(state, army)
    for field in range(board.size):
        if state.control[field] == army and board.home[field] == NOBODY:
            worth += MARKER
            if board.base[field]:
                worth += BASE
    worth += _tokens(state, army, corps)
    if state.stage == MOVING:
        worth += _under_way(state, corps)
    if state.commander[army]:
        worth += COMMANDER
    for id in state.kept[army]:
        worth += KEPT_RESISTANCE if board.cards[id].kind == RES_HAND else KEPT_RECON
    return worth + _help(state, army, corps, roads)


def _under_way(state: State, corps: list[int]) -> float:
    """RR-10.1, RR-10.11: what is left of the fuel paid for the move that is being made."""
    if state.mover not in corps:
        return 0.0
    rank = corps.index(state.mover)
    fuel = state.corps[state.mover].fuel
    paid = NEED[FUEL][fuel if fuel < 6 else 6] * RANKS[rank if rank < 3 else 3]
    return paid * UNDER_WAY[state.steps] * (HELD_UP if state.held else 1.0)


def _trucks(state: State, army: int) -> float:
    worth = 0.0
    for count in range(min(state.trucks[army], len(TRUCK))):
        worth += TRUCK[count]
    return worth


def _ways(state: State, army: int, start: int) -> list[int]:
    """By field: how many trucks bring tokens from there to *start*."""
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
    served: list[list[int]] = [[] for _rank in corps]  # hops * 256 + field
    shares = _shares(state, army)
    reach = [_ways(state, army, state.corps[index].field) for index in corps]
    for field in range(board.size):
        if state.stock[field] and state.control[field] == army:
            best, server, way = 0.0, NOBODY, 0
            for rank in range(len(corps)):
                hops = reach[rank][field]
                value = RANKS[rank if rank < 3 else 3] * shares[hops]
                if value > best:
                    best, server, way = value, rank, hops
            if server != NOBODY:
                served[server].append(way * 256 + field)
    worth = 0.0
    for rank in range(len(corps)):
        served[rank].sort()
        tokens = _served(state, state.corps[corps[rank]], served[rank], shares)
        source = SOURCE * _source(state, army, reach[rank])
        worth += RANKS[rank if rank < 3 else 3] * (tokens + source)
    return worth


def _source(state: State, army: int, reach: list[int]) -> float:
    """How near the nearest base is from which a corps can be supplied."""
    board = state.board
    hops = reach[state.main_base(army)]
    for base in board.bases:
        serves = board.base[base] != ONCE or state.ostend
        if serves and state.control[base] == army and reach[base] < hops:
            hops = reach[base]
    return _power(NEARER, hops)


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
            share = shares[source // 256]
            for _lying in range(state.tokens(source % 256, kind)):
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
