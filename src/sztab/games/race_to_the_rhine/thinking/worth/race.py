"""How far an army has come: roads to the Rhine, the line behind it, and the crossing."""

from typing import Final

from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE
from sztab.games.race_to_the_rhine.chapters.victory import medals_of
from sztab.games.race_to_the_rhine.state import RESISTANCE_DECK, State
from sztab.games.race_to_the_rhine.thinking.worth.roads import (
    FAR,
    GERMANS,
    RANKS,
    line_now,
    power,
    way_back,
    ways_from,
)

NEAR: Final = 100.0  # what it is worth to stand at the Rhine beyond the way itself
FADES: Final = 0.93
UNHINDERED: Final = 4  # markers that block a road: more count the same
FREE_ROAD: Final = 0.8  # for each of them
NO_LINE: Final = 6.0  # a field that the line from the base to the foremost corps lacks (RR-16.1)
TO_THE_GAP: Final = 4.0  # and each step of the nearest corps to the first such field
HELPER: Final = 40.0  # while it lacks any, where the other corps stand counts for the gap alone
CHANCE: Final = 60.0  # to cross the Rhine with the next move of a corps, for certain
HELD: Final = 0.35  # of the pursuit cards cost one more fuel to go on, or a fight
FIGHT: Final = 2  # ammo that a division of the resistance deck costs, about
MEDAL: Final = 3.0
LATE_MEDAL: Final = 4.0  # more when the markers have run out
RACERS: Final = 3  # corps that count in the race: Montgomery's fourth must not make him a target
IMMOBILISED: Final = 10.0
ALONE: Final = [1.0, 0.3, 0.2, 0.1]  # solo: as RANKS; nobody takes the road of the others
# What it is worth to stand where the road to the Rhine costs so much.
AHEAD: Final = [(FAR - cost) + NEAR * power(FADES, cost) for cost in range(FAR + 1)]


def worth_of_race(state: State, army: int, roads: list[int], corps_ahead: list[int]) -> float:
    """The way of each corps to the Rhine, the line behind it, and the medals."""
    board = state.board
    late = 1.0 - state.markers / board.resistance_pool if board.resistance_pool else 0.0
    worth = (MEDAL + LATE_MEDAL * late * late * late) * medals_of(state, army)
    ranks = ALONE if board.solo else RANKS
    joined = line_now(state, army)
    cut_off = bool(corps_ahead) and not joined[state.corps[corps_ahead[0]].field]
    for rank in range(min(RACERS, len(corps_ahead))):
        corps = state.corps[corps_ahead[rank]]
        ahead = HELPER if cut_off and rank else AHEAD[roads[corps.field]]
        if not corps.active:
            ahead -= IMMOBILISED
        worth += ranks[rank] * ahead
    if cut_off:
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
    entry, lacks = way_back(state, army, joined, head)
    if entry == NOWHERE:
        return NO_LINE * 4
    nearest = 8
    ways = ways_from(state, army, entry)
    for index in range(len(state.corps)):
        corps = state.corps[index]
        if board.corps_army[index] == army and corps.active and corps.field != head:
            steps = ways[corps.field]
            if steps < nearest:
                nearest = steps
    return NO_LINE * lacks + TO_THE_GAP * nearest


def germans_of(state: State) -> list[int]:
    """RR-14.2: by field, how many markers it is from being held by the Germans. Shared."""
    memo = state.board.memo
    key = (GERMANS, tuple(state.control), tuple(state.marked))
    away = memo.numbers.get(key)
    if away is None:
        away = _markers_away(state)
        memo.keep_numbers(key, away)
    return away


def _markers_away(state: State) -> list[int]:
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


def worth_of_free_road(
    state: State, army: int, roads: list[int], foremost: int, germans: list[int]
) -> float:
    """How far off the Germans are from the road of the foremost corps."""
    steps = state.board.steps[army]
    field = state.corps[foremost].field
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
