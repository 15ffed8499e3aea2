"""What a position is worth, for bots: the odds of winning, by weights fitted to games played."""

from math import log
from typing import Final

from sztab.core.data.weights import as_value, read_weights
from sztab.games.stand_at_mortain.chapters.activation import activations_used
from sztab.games.stand_at_mortain.chapters.cards import allowance, is_face
from sztab.games.stand_at_mortain.chapters.chances import chances
from sztab.games.stand_at_mortain.chapters.combat import interdiction_holds, is_affected, needed
from sztab.games.stand_at_mortain.chapters.victory import WINNER
from sztab.games.stand_at_mortain.state import (
    ACTING,
    ELIMINATED,
    EXITED,
    GERMAN,
    JOKER,
    NOWHERE,
    OVER,
    OWNER,
    PLACING,
    REDRAWING,
    TANK,
    US,
    WAITING,
    State,
)

FEATURES: Final = (
    "always",
    "lead",  # what the parts below come to with the weights set by hand
    "lead late",  # times the share of turns that is over
    "turns left",  # as a share of all
    "exits",  # as a share of those needed
    "exits to go late",
    "time for the exits",  # log of the activations expected to the moves needed
    "time for the exits late",
    "germans on their front",
    "germans on their back",
    "germans waiting",
    "germans to spare",  # beyond those that have to leave
    "us on their front",
    "us on their back",
    "us waiting",
    "us in the way",  # nearer to the western edge than the foremost Germans
    "us in cover",
    "us under fire",  # chances of a hit, summed up
    "germans under fire",
    "last us units",  # 1 / how many are left
    "german card in play",
    "activations left",  # of the card in play, for the Germans or against them
    "black cards",  # in the deck, less red ones
    "cards left",  # of the deck
    "interdiction",
)
WEIGHTS: Final = read_weights("sztab.games.stand_at_mortain", FEATURES)
SURE: Final = 0.9999  # no position of a game that goes on is worth more
CARD: Final = 2.5  # activations of a card, on average
TURN: Final = 13.0 * CARD  # and of a turn: half the cards come before the Joker, half are black
OFF_MAP: Final = 10.0  # moves that a waiting German needs to leave the map

# Weights of the lead, found by play between greedy bots: single ones were scaled by 0.4 to 2.5, and
# what won more games of both sides was kept. A German unit that leaves the map is worth EXIT.
PRESENCE: Final = (0.13, 0.45)  # by side: a unit that is not eliminated
POWER: Final = (0.016, 0.125)  # by side: each point of AT and AI of the side that is up
UNDER_FIRE: Final = (0.4, 0.7)  # by side: the share of a loss that threatens it
EXIT: Final = 0.6  # to leave the map, times the chance to get there in time
PACE: Final = 6.4  # hexes that a German unit makes in a turn
WAITS: Final = 0.05  # a US unit that is not yet on the map
COVER: Final = 0.05  # each point of cover where a US unit stands
HUNT: Final = 1.5  # the last US unit; shared by all that are left
EVEN: Final = -3.5  # the lead with which both sides win equally often


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    if state.stage == OVER:
        return 1.0 if WINNER[state.ending] == seat else -1.0
    values = features(state)
    logit = 0.0
    for at in range(len(WEIGHTS)):
        logit += WEIGHTS[at] * values[at]
    value = max(-SURE, min(SURE, as_value(logit)))
    return value if seat == GERMAN else -value


def features(state: State) -> list[float]:
    """Return the features of a position as the Germans see them."""
    field = state.field
    lead = german_lead(state) - EVEN
    over = (state.turn - 1.0) / field.turns
    exits = state.count(GERMAN, EXITED) / field.exits
    german, us = _standing(state, GERMAN), _standing(state, US)
    time = _time(state)
    german_turn = acts = 0.0
    if state.stage != PLACING:
        german_turn = 1.0 if state.side == GERMAN else -1.0
    if state.stage == ACTING and not state.closed:
        most = 1 if is_face(state.card) else allowance(state)
        left = most - activations_used(state, 0, NOWHERE)
        acts = german_turn * max(0, left)
    black = red = 0
    for card in state.deck:
        if card != JOKER:
            if OWNER[card] == GERMAN:
                black += 1
            else:
                red += 1
    waiting = float(state.count(GERMAN, WAITING))
    able = german[0] + german[1] + waiting
    return [
        1.0,
        lead,
        lead * over,
        1.0 - over,
        exits,
        (1.0 - exits) * over,
        time,
        time * over,
        german[0],
        german[1],
        waiting,
        able - field.exits * (1.0 - exits),
        us[0],
        us[1],
        float(state.count(US, WAITING)),
        _in_the_way(state),
        us[2],
        us[3],
        german[3],
        1.0 / max(1, us_survivors(state)),
        german_turn,
        acts,
        (black - red) / 10.0,
        (black + red) / 52.0,
        0.0 if state.interdicted == NOWHERE else 1.0,
    ]


def _standing(state: State, side: int) -> list[float]:
    """Return a side's units on the map: fronts, backs, points of cover, chances to be hit."""
    found = [0.0, 0.0, 0.0, 0.0]
    for unit in range(state.field.first[side], state.field.last[side]):
        place = state.place[unit]
        if place >= 0:
            found[state.back(unit)] += 1.0
            found[2] += state.field.cover[place]
            found[3] += chance_of_hit(state, unit)
    return found


def _ways(state: State) -> list[float]:
    """Return the moves that each German who is left needs to leave the map, the fewest first."""
    field = state.field
    ways: list[float] = []
    for unit in range(field.first[GERMAN], field.last[GERMAN]):
        place = state.place[unit]
        if place >= 0:
            ways.append(1.0 + field.to_edge[US][place])
        elif place == WAITING:
            ways.append(OFF_MAP)
    ways.sort()
    return ways


def _time(state: State) -> float:
    """SM-8.1: how the activations to come compare with the moves that the exits need."""
    field = state.field
    missing = field.exits - state.count(GERMAN, EXITED)
    ways = _ways(state)
    if len(ways) < missing:
        return -2.0
    needed = 0.0
    for at in range(missing):
        needed += ways[at]
    black = 0
    for card in state.deck:
        if card != JOKER and OWNER[card] == GERMAN:
            black += 1
    to_come = 0.5 * CARD * black + TURN * (field.turns - state.turn)
    return max(-2.0, min(2.0, log((1.0 + to_come) / (1.0 + needed))))


def _in_the_way(state: State) -> float:
    """Return how many US units stand nearer to the western edge than the Germans who lead."""
    field = state.field
    ways = _ways(state)
    if not ways:
        return 0.0
    lead = ways[min(len(ways), 3) - 1]
    count = 0.0
    for unit in range(field.first[US], field.last[US]):
        place = state.place[unit]
        if place >= 0 and 1.0 + field.to_edge[US][place] <= lead:
            count += 1.0
    return count


def german_lead(state: State) -> float:
    """SM-8.1, SM-8.2: the German way to the exit, and what both sides have and may lose."""
    field = state.field
    survivors = us_survivors(state)
    lead = HUNT / survivors
    for unit in range(len(state.place)):
        place = state.place[unit]
        if place == ELIMINATED:
            continue
        german = field.side[unit] == GERMAN
        if place == EXITED:
            lead += PRESENCE[GERMAN] + 10 * POWER[GERMAN] + EXIT
            continue
        worth = worth_of_unit(state, unit, state.back(unit))
        if place >= 0:
            danger = UNDER_FIRE[field.side[unit]] * chance_of_hit(state, unit)
            worth -= danger * cost_of_hit(state, unit, survivors)
            if not german:
                worth += COVER * field.cover[place]
        elif not german:
            worth -= WAITS
        lead += worth if german else -worth
    if state.stage == REDRAWING:
        lead += _pending(state)
    return lead


def worth_of_unit(state: State, unit: int, back: int) -> float:
    """What a unit is worth to its side where it stands, with this side up."""
    field = state.field
    side = field.side[unit]
    worth = PRESENCE[side] + POWER[side] * (field.at[unit][back] + field.ai[unit][back])
    if side == GERMAN:
        place = state.place[unit]
        way = 10.0 if place < 0 else 1.0 + field.to_edge[US][place]
        left = PACE * (field.turns - state.turn + 0.5)
        worth += EXIT * (0.8 if back else 1.0) * left / (left + way)
    return worth


def us_survivors(state: State) -> int:
    """SM-8.1: how many US units are not eliminated."""
    field = state.field
    return field.last[US] - field.first[US] - state.count(US, ELIMINATED)


def cost_of_hit(state: State, unit: int, survivors: int) -> float:
    """SM-5.9: what one more hit costs; the fewer US units are left, the more each is hunted."""
    if not state.back(unit):
        return worth_of_unit(state, unit, 0) - worth_of_unit(state, unit, 1)
    loss = worth_of_unit(state, unit, 1)
    if state.field.side[unit] == US:
        loss += HUNT / (survivors - 1) - HUNT / survivors if survivors > 1 else 2 * HUNT
    return loss


def chance_of_hit(state: State, target: int) -> float:
    """The chance that the two best enemies who have this unit under fire hit it together."""
    field = state.field
    hex = state.place[target]
    values = field.at if field.type[target] == TANK else field.ai
    best = 0
    second = 0
    seen_by = 0
    enemy = 1 - field.side[target]
    for unit in range(field.first[enemy], field.last[enemy]):
        place = state.place[unit]
        if place >= 0 and field.sees[place][hex]:
            seen_by |= 1 << unit
            value = values[unit][state.back(unit)]
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    if not seen_by:
        return 0.0
    highest = best + second - field.cover[hex]
    if interdiction_holds(state, seen_by):
        highest -= 1
    return max(0.0, min(1.0, 0.1 * highest))


def _pending(state: State) -> float:
    """SM-5.7: what the attack that waits for a card is worth to the Germans."""
    hit = chances(state, needed(state, state.weapon, state.firing, state.targets)).hit
    gain = 0.0
    for unit in range(len(state.place)):
        if state.targets >> unit & 1 and is_affected(state, unit):
            gain += cost_of_hit(state, unit, us_survivors(state))
    return hit * (gain if state.side == GERMAN else -gain)
