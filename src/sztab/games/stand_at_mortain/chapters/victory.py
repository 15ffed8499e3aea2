"""SM-7 and SM-8: the length of the game and the winner."""

from typing import Final

from sztab.core.said import Arg, Told
from sztab.games.stand_at_mortain.naming import side_name
from sztab.games.stand_at_mortain.state import ELIMINATED, EXITED, GERMAN, OVER, US, WAITING, State

# Every ending, its winner and its rule.
WINNER: Final = {
    "enough-exits": GERMAN,
    "us-eliminated": GERMAN,
    "us-not-in-play": GERMAN,
    "germans-spent": US,
    "time-is-up": US,
}
RULE: Final = {
    "enough-exits": "SM-8.1",
    "us-eliminated": "SM-8.1",
    "us-not-in-play": "SM-8.1",
    "germans-spent": "SM-8.2",
    "time-is-up": "SM-8.2",
}


def ending(state: State) -> str:
    """SM-8.1, SM-8.2: how the game has ended at once, or nothing."""
    field = state.field
    exits = state.count(GERMAN, EXITED)
    if exits >= field.exits:
        return "enough-exits"
    if state.count(US, ELIMINATED) == field.last[US] - field.first[US]:
        return "us-eliminated"
    if exits + state.count(GERMAN, ELIMINATED) == field.last[GERMAN] - field.first[GERMAN]:
        return "germans-spent"
    return ""


def final_ending(state: State) -> str:
    """SM-8.1, SM-8.2: how the game ends when its last turn is over."""
    away = state.count(US, ELIMINATED) + state.count(US, WAITING)
    in_play = state.field.last[US] - state.field.first[US] - away
    return "time-is-up" if in_play else "us-not-in-play"


def finish(state: State, how: str, told: Told) -> None:
    """SM-8.3: the game stops, also in the middle of a card."""
    state.stage = OVER
    state.ending = how
    told.tell(RULE[how], how, **ending_args(state))


def ending_args(state: State) -> dict[str, Arg]:
    """SM-8: who won, and the numbers that decide it."""
    field = state.field
    lost = state.count(US, ELIMINATED)
    return {
        "side": side_name(WINNER[state.ending]),
        "exits": state.count(GERMAN, EXITED),
        "needed": field.exits,
        "lost": lost,
        "of": field.last[US] - field.first[US],
        "german-lost": state.count(GERMAN, ELIMINATED),
        "german-of": field.last[GERMAN] - field.first[GERMAN],
    }
