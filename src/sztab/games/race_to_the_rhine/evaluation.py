"""What a position is worth, for bots: a drive for the Rhine that brings its supplies along."""

from typing import Final

from sztab.games.race_to_the_rhine.chapters.reaction import open_to_attack
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
RESISTANCE: Final = 6
NEAR: Final = 100.0  # what it is worth to stand at the Rhine beyond the way itself
FADES: Final = 0.93
NO_LINE: Final = 1.5  # a field that the line from the base to the foremost corps lacks (RR-16.1)
TO_THE_GAP: Final = 1.0  # and each step of the nearest corps to the first such field
CHANCE: Final = 60.0  # to cross the Rhine with the next move of a corps, for certain
HELD: Final = 0.35  # of the pursuit cards cost one more fuel to go on, or a fight
FIGHT: Final = 2  # ammo that a division of the resistance deck costs, about
MEDAL: Final = 3.0
LATE_MEDAL: Final = 3.0  # more as the markers run out
RANKS: Final = (1.0, 0.6, 0.4, 0.3)  # the foremost corps counts most
RACERS: Final = 3  # corps that count in the race: Montgomery's fourth must not make him a target
NEED: Final = (  # of a corps, by kind: the first token, the second ...
    (3.4, 2.6, 1.8, 1.1, 0.6, 0.3, 0.1),
    (3.2, 2.6, 1.8, 1.0, 0.5, 0.25, 0.1),
    (3.5, 1.2, 0.5, 0.2, 0.1, 0.05, 0.02),
)
IMMOBILISED: Final = 10.0
AT_HAND: Final = 0.92  # a token that lies beside the card instead of on it
AFAR: Final = 0.75  # one that has to be brought
HOP: Final = 0.8  # and one truck further away
UNDER_WAY: Final = 2.8  # to have begun a move: its fuel serves for three fields
TRUCK: Final = (0.35, 0.3, 0.28, 0.25, 0.22, 0.2, 0.15, 0.12, 0.1, 0.05, 0.05, 0.05)
LEVEL: Final = 4.0
COMMANDER: Final = 2.0
MARKER: Final = 0.1
BASE: Final = 1.5
KEPT_RESISTANCE: Final = 3.0
KEPT_RECON: Final = 0.3
AIR: Final = 1.2
PARATROOPS: Final = 1.5
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
    if board.solo:
        worth = _alone(state, army)
    else:
        roads = roads_to_rhine(state, army)
        worth = _race(state, army, roads) + _logistics(state, army, roads)
        strongest = total = 0.0
        for other in board.armies:
            if other != army:
                value = _race(state, other, roads_to_rhine(state, other))
                total += value
                if value > strongest:
                    strongest = value
        worth -= 0.6 * strongest + 0.4 * total / (len(board.armies) - 1)
    if state.stage == REACTING:
        worth += ENDED
    scaled = worth / SCALE
    return 0.99 if scaled > 0.99 else -0.99 if scaled < -0.99 else scaled


def _alone(state: State, army: int) -> float:
    """RR-17.10: alone, what the next reaction removes for certain is as good as lost."""
    exposed = open_to_attack(state)
    for field in exposed:
        state.control[field] = NOBODY
    roads = roads_to_rhine(state, army)
    worth = _race(state, army, roads) + _logistics(state, army, roads) - EXPOSED * len(exposed)
    for field in exposed:
        state.control[field] = army
    return worth


# --- the race ----------------------------------------------------------------------------------


def _race(state: State, army: int, roads: list[int]) -> float:
    """The way of each corps to the Rhine, the line behind it, and the medals."""
    board = state.board
    late = 1.0 - state.markers / board.resistance_pool if board.resistance_pool else 0.0
    worth = (MEDAL + LATE_MEDAL * late) * medals_of(state, army)
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
    for index in range(len(state.corps)):
        corps = state.corps[index]
        if board.corps_army[index] == army and corps.active and corps.field != head:
            steps = _ways(state, army, corps.field)[entry]
            if steps < nearest:
                nearest = steps
    return NO_LINE * lacks[entry] + TO_THE_GAP * nearest


def _ahead(cost: int) -> float:
    """What it is worth to stand where the road to the Rhine costs so much."""
    return (FAR - cost) + NEAR * _power(FADES, cost)


def _crossing(
    state: State, army: int, at: int, fuel: int, ammo: int, steps: int, roads: list[int]
) -> float:
    """About how likely one move of a corps, with so much fuel and ammo, crosses the Rhine."""
    board = state.board
    best = 0.0
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
    for field in waiting:  # a field may wait again if a shorter way to it is found
        for other in board.steps[army][field]:
            if state.control[other] in (NOBODY, army):
                hops = far[field] + (1 if state.control[other] == army else RETAKE)
                if state.truck[board.arrow_of[field * 256 + other]]:
                    hops += BLOCKED
                if hops < far[other]:
                    far[other] = hops
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


def _share(hops: int) -> float:
    """What a token so many trucks away is worth, beside one on the card."""
    return AFAR * _power(HOP, hops) if hops else AT_HAND


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
            share = _share(source // 256)
            for _lying in range(state.tokens(source % 256, kind)):
                worth += share * need[nth if nth < 6 else 6]
                nth += 1
    return worth


def _load_to_come(state: State, far: list[int], sources: list[int]) -> float:
    """A truck just placed is worth what it can still carry nearer to the corps it serves."""
    hops = far[state.start]
    if far[state.goal] >= hops or hops * 256 + state.start not in sources:
        return 0.0
    gain = _share(far[state.goal]) - _share(hops)
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
