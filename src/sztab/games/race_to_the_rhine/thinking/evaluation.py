"""What a position is worth, for bots: a drive for the Rhine that brings its supplies along.

The parts of a position's worth are found by rules of thumb; how they add up to the odds of
winning is fitted to games played.
"""

from typing import Final

from sztab.core.data.weights import as_value, read_weights
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.reaction import open_to_attack
from sztab.games.race_to_the_rhine.chapters.victory import medals_of, standing
from sztab.games.race_to_the_rhine.state import OVER, REACTING, TURNS, State
from sztab.games.race_to_the_rhine.thinking.worth.logistics import worth_of_logistics
from sztab.games.race_to_the_rhine.thinking.worth.race import (
    germans_of,
    worth_of_free_road,
    worth_of_race,
)
from sztab.games.race_to_the_rhine.thinking.worth.roads import (
    FAR,
    by_road,
    connected_now,
    roads_to_rhine,
)

FEATURES: Final = (
    "always",
    "worth",  # the parts below with weights set by hand, in hundreds
    "worth late",  # times the share of resistance markers that were placed
    "race",  # of the own corps
    "logistics",
    "free road",
    "open to counterattacks",
    "strongest rival",
    "mean of the rivals",
    "resistance placed",
    "medals",  # less those of the best rival
    "medals late",
    "road to the Rhine",  # of the foremost corps, in thirds of a step
    "road of the best rival",
    "third army",
    "own turn",
    "alone",
    "alone: worth",
    "alone: turns left",  # as a share of all
    "alone: worth late",
    "alone: road for the turns left",
)
WEIGHTS: Final = read_weights("sztab.games.race_to_the_rhine", FEATURES)
SURE: Final = 0.98  # no position of a game that goes on is worth more
POINTS: Final = 100.0
PLACED: Final = 3.0  # a marker placed stays, a field lost to a counterattack is soon retaken
STRONGEST: Final = 0.6  # of the others; what is left of one for their mean
ALL: Final = 0.4
OPEN: Final = 1.5  # a marker that a counterattack could remove (RR-14.6)
OPEN_MEDAL: Final = 2.0  # and the medal with it
OTHERS_OPEN: Final = 0.3  # the same, of the others
CERTAIN: Final = (1.0, 0.6, 0.3)  # solo: how surely what is open now is lost, by the actions left
EXPOSED: Final = 1.5  # solo: a marker that the next reaction removes (RR-17.10)
ENDED: Final = 0.01  # to end a turn when nothing is left to gain


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    army = state.board.armies[seat]
    if state.stage == OVER:
        if state.ending == TURNS:
            return -1.0
        return 1.0 if standing(state)[0] == army else -1.0
    values = features(state, seat)
    logit = 0.0
    for at in range(len(WEIGHTS)):
        logit += WEIGHTS[at] * values[at]
    value = as_value(logit)
    return SURE if value > SURE else -SURE if value < -SURE else value


def features(state: State, seat: int) -> list[float]:
    """Return what the odds of an army depend on."""
    army = state.board.armies[seat]
    solo = state.board.solo
    values = _alone(state, army) if solo else _among_others(state, army)
    if state.stage == REACTING:
        values[17 if solo else 1] += ENDED / POINTS
    return values


def _among_others(state: State, army: int) -> list[float]:
    """What an army has, and what the others have; the strongest of them counts most."""
    board = state.board
    germans = germans_of(state)
    roads = roads_to_rhine(state, army)
    ahead = by_road(state, army, roads)
    race = worth_of_race(state, army, roads, ahead)
    logistics = worth_of_logistics(state, army, roads, ahead)
    free = worth_of_free_road(state, army, roads, ahead[0], germans)
    exposed = _open(state, army)
    way = roads[state.corps[ahead[0]].field]
    medals = medals_of(state, army)
    strongest = total = 0.0
    most, nearest = 0, FAR
    for other in board.armies:
        if other != army:
            roads = roads_to_rhine(state, other)
            ahead = by_road(state, other, roads)
            value = worth_of_race(state, other, roads, ahead)
            value += worth_of_free_road(state, other, roads, ahead[0], germans)
            total += value
            if value > strongest:
                strongest = value
            most = max(most, medals_of(state, other))
            nearest = min(nearest, roads[state.corps[ahead[0]].field])
    mean = total / (len(board.armies) - 1)
    placed = board.resistance_pool - state.markers
    late = placed / board.resistance_pool if board.resistance_pool else 0.0
    worth = race + logistics + free - exposed + PLACED * placed
    worth -= STRONGEST * strongest + ALL * mean
    worth /= POINTS
    return [
        1.0,
        worth,
        worth * late,
        race / POINTS,
        logistics / POINTS,
        free,
        exposed,
        strongest / POINTS,
        mean / POINTS,
        late,
        float(medals - most),
        (medals - most) * late,
        way / 10.0,
        nearest / 10.0,
        1.0 if len(board.armies) > 2 else 0.0,
        1.0 if state.army == army else 0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
    ]


def _open(state: State, army: int) -> float:
    """RR-14.6: what a counterattack may remove of the army, less what it may of the others."""
    board = state.board
    worth = 0.0
    for field in open_to_attack(state, connected_now(state)):
        value = OPEN + (OPEN_MEDAL if board.medal[field] else 0.0)
        worth += value if state.control[field] == army else -OTHERS_OPEN * value
    return worth


def _alone(state: State, army: int) -> list[float]:
    """RR-17.10: alone, what the next reaction finds open is lost, unless it is covered in time."""
    board = state.board
    worth = _worth_alone(state, army)
    exposed = open_to_attack(state, connected_now(state))
    if exposed:
        for field in exposed:
            state.control[field] = NOBODY
        without = _worth_alone(state, army) - EXPOSED * len(exposed)
        for field in exposed:
            state.control[field] = army
        actions = 0 if state.stage == REACTING else state.actions
        certain = CERTAIN[actions if actions < 2 else 2]
        worth = certain * without + (1.0 - certain) * worth
    roads = roads_to_rhine(state, army)
    way = roads[state.corps[by_road(state, army, roads)[0]].field]
    left = 1.0
    if board.turn_limit:
        left = (board.turn_limit - state.round + 1.0) / board.turn_limit
    values = [0.0] * len(FEATURES)
    values[16] = 1.0
    values[17] = worth / POINTS
    values[18] = left
    values[19] = worth / POINTS * (1.0 - left)
    values[20] = way / 10.0 / (1.0 + 10.0 * left)
    return values


def _worth_alone(state: State, army: int) -> float:
    roads = roads_to_rhine(state, army)
    ahead = by_road(state, army, roads)
    race = worth_of_race(state, army, roads, ahead)
    return race + worth_of_logistics(state, army, roads, ahead)
