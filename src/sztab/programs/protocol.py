"""The protocol of programs: JSON messages that say all a seat may know, and the answers to them.

The same messages go over standard input and output, one a line, and over the WebSocket of a table,
one a frame. Whatever a program sends is bounded and read strictly.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sztab.core.data.bounds import Bounds, check_bounds, check_depth
from sztab.core.errors import RulesError, SztabError
from sztab.core.game import AnyGame, Json, Seat
from sztab.core.options import Value
from sztab.core.said import Event, Refusal
from sztab.core.words import say, say_cited

PROTOCOL: Final = 1
LONGEST: Final = 64 * 1024  # bytes of one message from a program
LONGEST_MOVE: Final = 4000  # characters; the server's bound for people
REFUSALS: Final = 3  # answers to one decision that may be refused
QUESTIONS: Final = 100  # about one decision
PROPOSED: Final = 128  # moves named where there are too many to list
BOUNDS: Final = Bounds(values=2000, depth=6, text=10_000, number=10**6, others=100)


class ProgramError(SztabError):
    """A program that does not keep to the protocol."""


@dataclass(frozen=True)
class MoveAnswer:
    """A move, as text; *n* names the decision it is for, if the program says so."""

    move: str
    n: int | None = None


@dataclass(frozen=True)
class Question:
    """A question that changes nothing."""

    id: int
    question: str
    args: Mapping[str, Json]


# --- to the program ------------------------------------------------------------------------------


def hello(
    game: AnyGame,
    rules: str,
    seats: Sequence[str],
    seat: str,
    options: Mapping[str, Value],
    language: str = "en",
) -> Json:
    """Return the first message: what is played, and who the program is."""
    return {
        "is": "hello",
        "protocol": PROTOCOL,
        "game": game.id,
        "title": game.title,
        "rules": rules,
        "seats": list(seats),
        "seat": seat,
        "options": dict(options),
        "language": language,
    }


def decide(
    game: AnyGame,
    state: Any,
    seat: Seat,
    n: int,
    log: Iterable[str],
    random: Random,
    seconds: float | None = None,
    language: str = "en",
) -> Json:
    """Return the message that asks for a move, with all that the seat may know.

    Moves come from a world that the seat cannot tell from the real one, so they tell no secret.
    """
    world = game.resample(state, seat, random)
    complete = game.lists_all(world, seat)
    moves = game.moves(world, seat) if complete else game.propose(world, seat, random, PROPOSED)
    return {
        "is": "decide",
        "n": n,
        "seat": game.seats(state)[seat],
        "prompt": say(game, language, game.prompt(state, seat)),
        "log": list(log),
        "view": game.view(state, seat),
        "moves": [game.text(move) for move in moves],
        "complete": complete,
        "seconds": seconds,
    }


def heard(game: AnyGame, events: Iterable[Event], seat: Seat, language: str = "en") -> list[str]:
    """Return what *seat* hears of these events, a sentence each with its rule."""
    return [say_cited(game, language, event) for event in events if event.heard_by(seat)]


def refused(
    game: AnyGame, n: int, refusal: Refusal, left: int | None, language: str = "en"
) -> Json:
    """Return the message that an answer was not taken, why, and how many more may be sent."""
    why = say(game, language, refusal)
    return {"is": "refused", "n": n, "why": why, "rule": refusal.rule, "left": left}


def answered(game: AnyGame, world: Any, seat: Seat, asked: Question, language: str = "en") -> Json:
    """Return the answer to a question, by what the seat knows."""
    try:
        check_bounds(dict(asked.args), BOUNDS, "The question", SztabError)
        found = game.ask(world, seat, asked.question, asked.args)
    except RulesError as error:
        return {"is": "answer", "id": asked.id, "refused": say(game, language, error.refusal)}
    except SztabError as error:
        return {"is": "answer", "id": asked.id, "refused": str(error)}
    return {"is": "answer", "id": asked.id, "answer": found}


def ended(game: AnyGame, state: Any, log: Iterable[str], language: str = "en") -> Json:
    """Return the last message: who won, all scores, and the end in words."""
    result, seats = game.result(state), game.seats(state)
    if result is None:
        return {"is": "end", "winners": [], "scores": {}, "words": "", "log": list(log)}
    return {
        "is": "end",
        "winners": [seats[one] for one in result.winners],
        "scores": dict(zip(seats, result.scores, strict=True)),
        "words": say(game, language, result.words),
        "log": list(log),
    }


def written(message: Json) -> bytes:
    """Return a message as one line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# --- from the program ----------------------------------------------------------------------------


def read(line: bytes) -> MoveAnswer | Question:
    """Return what a program has sent; raises ``ProgramError`` in one sentence."""
    if len(line) > LONGEST:
        raise ProgramError(f"The message is longer than {LONGEST} bytes.")
    if not check_depth(line):
        raise ProgramError("The message is nested too deeply.")
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ProgramError("The message is not JSON.") from error
    if not isinstance(plain, dict):
        raise ProgramError("The message is not a JSON object.")
    kind = plain.get("do")
    if kind == "move":
        return _move(plain)
    if kind == "ask":
        return _question(plain)
    raise ProgramError('The message must say "do": "move" or "ask".')


def _move(plain: dict[str, Json]) -> MoveAnswer:
    _check_keys(plain, {"do", "move", "n"})
    move, n = plain.get("move"), plain.get("n")
    if not isinstance(move, str) or not 0 < len(move) <= LONGEST_MOVE:
        raise ProgramError(f'"move" must be a text of 1 to {LONGEST_MOVE} characters.')
    if n is not None and (type(n) is not int or not 0 <= n < 1 << 31):
        raise ProgramError('"n" must be the number of the decision.')
    return MoveAnswer(move, n)


def _question(plain: dict[str, Json]) -> Question:
    _check_keys(plain, {"do", "id", "question", "args"})
    id, question, args = plain.get("id"), plain.get("question"), plain.get("args", {})
    if type(id) is not int or not 0 <= id < 1 << 31:
        raise ProgramError('"id" must be a number of your own.')
    if not isinstance(question, str) or not 0 < len(question) <= 40:
        raise ProgramError('"question" must name a question of the game.')
    if not isinstance(args, dict):
        raise ProgramError('"args" must be an object.')
    return Question(id, question, args)


def _check_keys(plain: dict[str, Json], known: set[str]) -> None:
    if extra := sorted({*plain} - known):
        raise ProgramError(f"The message has a field that nobody knows: {extra[0][:40]!r}.")


def parsed(game: AnyGame, state: Any, seat: Seat, text: str) -> Any | Refusal:
    """Return the move that *text* writes, or why it may not be made now."""
    try:
        move = game.meant(state, seat, text)
    except RulesError as error:
        return error.refusal
    return game.check(state, seat, move) or move
