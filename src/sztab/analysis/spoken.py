"""Plans and the lines they lead to in words: as they are offered to a person, or are told."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sztab.analysis.plans import Plan
from sztab.core.errors import SztabError
from sztab.core.fate import RecordingFate, SeededFate
from sztab.core.game import AnyGame, Seat
from sztab.core.record import Record, replay
from sztab.core.said import Event, Name, Told
from sztab.core.words import say

SENTENCES: Final = 1  # of what a move that is not offered tells
LONGEST: Final = 4000  # characters of a move that is looked at
COURSES: Final = 12  # of fate that are tried for a line
MOST_STEPS: Final = 7


@dataclass(frozen=True)
class Spoken:
    """A move of a plan: whose it is, its text, the clicks that make it, and its words."""

    seat: str
    text: str
    picks: tuple[str, ...] = ()
    say: tuple[Name | Event, ...] = ()


def spoken(
    game: AnyGame, state: Any, seat: Seat, moves: tuple[str, ...], random: Random
) -> list[Spoken]:
    """Return the moves of a plan in words, as far as they can be made in *state*."""
    now = game.copy(state)
    found: list[Spoken] = []
    for text in moves:
        step = speak_and_play(game, now, seat, text, random)
        if step is None:
            break
        found.append(step.spoken)
        if step.asked:  # what fate brings decides whether the plan goes on
            found += [Spoken(step.spoken.seat, later) for later in moves[len(found) :]]
            break
    return found


def in_words(game: AnyGame, moves: Sequence[Spoken], language: str) -> str:
    """Return moves as a player reads them; notation stands for missing words."""
    return "; ".join(
        " ".join(say(game, language, one) for one in each.say).removesuffix(".") or each.text
        for each in moves
    )


def sentences(game: AnyGame, moves: Sequence[Spoken], language: str) -> str:
    """Return moves as a player reads them, then their notation."""
    notation, told = "; ".join(each.text for each in moves), in_words(game, moves, language)
    return told if told == notation else f"{told} [{notation}]"


@dataclass(frozen=True)
class Made:
    """A move that was made: in words, whether fate was asked, and what the seat heard of it."""

    spoken: Spoken
    asked: bool
    told: tuple[Event, ...]


def speak_and_play(game: AnyGame, state: Any, seat: Seat, text: str, random: Random) -> Made | None:
    """Make a move in *state*; ``None`` if it is refused."""
    name = game.seats(state)[seat]
    try:
        move = game.parse(text[:LONGEST])
        if seat not in game.awaited(state) or game.check(state, seat, move) is not None:
            return None
        offer = next((one for one in game.offers(state, seat) if one.text == text), None)
        words = game.in_words(state, seat, move)
        fate, told = RecordingFate(SeededFate(random)), Told()
        game.carry_out(state, seat, move, fate, told)
    except SztabError:
        return None
    asked = bool(fate.outcomes)
    heard = tuple(each for each in told.events if each.heard_by(seat))
    picks = () if offer is None else tuple(offer.picks)
    own = tuple(each for each in heard if each.to is not None)  # a secret choice: what it is
    say: tuple[Name | Event, ...] = () if asked else (own or heard)[:SENTENCES]
    if words is not None:
        say = (words,)
    elif offer is not None:
        say = (offer.say,)
    return Made(Spoken(name, text, picks, say), asked, heard)


# --- a plan with its line, played out --------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """One plan of a line: whose it is, its moves in words, what was heard, the position after."""

    seat: Seat
    moves: list[Spoken]
    told: list[Event]
    state: Any


@dataclass(frozen=True)
class Line:
    """The steps of a line, and whether it could be played to its end."""

    steps: list[Step]
    whole: bool


def positions_before(game: AnyGame, record: Record, moves: Container[int]) -> dict[int, Any]:
    """Return the positions before some moves of a record, by their numbers."""
    return {
        moment.at + 1: moment.state for moment in replay(game, record) if moment.at + 1 in moves
    }


def line_of(game: AnyGame, state: Any, seat: Seat, plan: Plan, seed: int) -> Line:
    """Return a plan of *seat* and its line, by the course of fate that lets it go furthest."""
    plans = [plan.moves, *plan.line][:MOST_STEPS]
    best: list[Step] = []
    for course in range(COURSES):
        steps = _course(game, game.copy(state), seat, plans, Random(seed + course))
        if len(steps) > len(best):
            best = steps
        if len(best) == len(plans):
            break
    return Line(best, len(best) == len(plans))


def _course(
    game: AnyGame, state: Any, seat: Seat, plans: list[tuple[str, ...]], random: Random
) -> list[Step]:
    """Play a line in *state* with one course of fate, as far as it can be played."""
    steps: list[Step] = []
    for number, plan in enumerate(plans):
        awaited = game.awaited(state)
        if number and len(awaited) == 1:
            seat = awaited[0]
        moves: list[Spoken] = []
        told: list[Event] = []
        for text in plan:
            made = speak_and_play(game, state, seat, text, random)
            if made is None:
                break
            moves.append(made.spoken)
            told += made.told
            if made.asked:  # a plan ends where fate is asked
                break
        if not moves:
            break
        steps.append(Step(seat, moves, told, game.copy(state)))
    return steps
