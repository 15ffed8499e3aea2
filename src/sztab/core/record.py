"""Records: a game as documented JSON that replays to the same hashes.

A record holds what was decided and what fate brought; every state follows from it. The
format is described in ``docs/records.md``.
"""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sztab.core.errors import OptionError, RecordError, RulesError, SztabError
from sztab.core.fate import LoadedFate, Outcome, loaded
from sztab.core.game import AnyGame, Json, Result, Seat, Step
from sztab.core.options import Value, validated
from sztab.core.said import Told

FORMAT = "sztab-record"
FORMAT_VERSION = 1
HASH_EVERY = 16  # moves between two state hashes: damage is found near where it happened


@dataclass
class Entry:
    """One move: who made it, its text, and what fate brought."""

    seat: str
    move: str
    fate: list[Outcome] = field(default_factory=list)


@dataclass
class Record:
    """One game, from its options or from a given position."""

    game: str
    rules: str
    data: str
    options: dict[str, Value]
    seats: tuple[str, ...]
    start_fate: list[Outcome] = field(default_factory=list)
    start_position: Json | None = None
    entries: list[Entry] = field(default_factory=list)
    hashes: dict[int, str] = field(default_factory=dict)
    result: Json | None = None


@dataclass(frozen=True)
class Moment:
    """One point of a replay: how many moves were made, the state, and what the last one told."""

    at: int
    state: Any
    told: Told


def state_hash(game: AnyGame, state: Any) -> str:
    """The fingerprint of a position: equal positions, and only they, have equal ones."""
    text = json.dumps(game.dump(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def result_json(game: AnyGame, state: Any, result: Result | None) -> Json:
    """A result with seats by name."""
    if result is None:
        return None
    names = game.seats(state)
    return {
        "ranking": [[names[seat] for seat in place] for place in result.ranking],
        "scores": {names[seat]: score for seat, score in enumerate(result.scores)},
        "rule": result.rule,
    }


# --- writing and reading ---------------------------------------------------------------------


def to_json(record: Record) -> Json:
    """The record as plain JSON values."""
    start = {"position": record.start_position} if record.start_position is not None else {}
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": record.game,
        "rules": record.rules,
        "data": record.data,
        "options": record.options,
        "seats": list(record.seats),
        "start": start | ({"fate": record.start_fate} if record.start_fate else {}),
        "moves": [
            {"seat": entry.seat, "move": entry.move} | ({"fate": entry.fate} if entry.fate else {})
            for entry in record.entries
        ],
        "hashes": {str(at): value for at, value in sorted(record.hashes.items())},
        "result": record.result,
    }


def to_text(record: Record) -> str:
    """The record as a text file, one move a line."""
    plain = to_json(record)
    moves = plain.pop("moves")
    head = json.dumps(plain, indent=1, ensure_ascii=False)[:-2]
    lines = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in moves)
    return f'{head},\n "moves": [\n{lines}\n ]\n}}\n' if moves else f'{head},\n "moves": []\n}}\n'


def from_text(text: str, source: str = "The record") -> Record:
    """Read a record; every fault is named with its place."""
    try:
        plain = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(
            f"{source} is not a whole JSON file (line {error.lineno}: {error.msg}): "
            "it may be cut off; take it from its source again."
        ) from error
    return from_json(plain, source)


def from_json(plain: Json, source: str = "The record") -> Record:
    """Read a record from plain JSON values."""
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise RecordError(f'{source} is not a Sztab record: "format" must be "{FORMAT}".')
    if plain.get("version") != FORMAT_VERSION:
        raise RecordError(
            f"{source} has record version {plain.get('version')!r}, and this program reads "
            f"version {FORMAT_VERSION}: use the program that wrote it."
        )
    try:
        return _from_checked(plain)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"{source} is damaged: {_fault(error)}.") from error


def _fault(error: Exception) -> str:
    return f"it has no {error.args[0]!r}" if isinstance(error, KeyError) else str(error)


def _from_checked(plain: Json) -> Record:
    def text(holder: Json, key: str) -> str:
        if not isinstance(holder[key], str):
            raise ValueError(f"{key!r} must be a text, not {holder[key]!r}")
        return str(holder[key])

    start = plain["start"]
    result = plain["result"]
    if result is not None and not isinstance(result, dict):
        raise ValueError("'result' must be an object or null")
    return Record(
        game=text(plain, "game"),
        rules=text(plain, "rules"),
        data=text(plain, "data"),
        options=dict(plain["options"]),
        seats=tuple(str(name) for name in plain["seats"]),
        start_fate=_outcomes(start.get("fate", [])),
        start_position=start.get("position"),
        entries=[
            Entry(text(move, "seat"), text(move, "move"), _outcomes(move.get("fate", [])))
            for move in plain["moves"]
        ],
        hashes={int(at): str(value) for at, value in plain["hashes"].items()},
        result=result,
    )


def _outcomes(given: Json) -> list[Outcome]:
    if not isinstance(given, list) or any(type(one) not in (int, str) for one in given):
        raise ValueError(f"fate must be a list of numbers and card names, not {given!r}")
    return list(given)


# --- replaying -------------------------------------------------------------------------------


def opening(game: AnyGame, record: Record) -> Any:
    """The state in which the recorded game began."""
    if record.game != game.id:
        raise RecordError(f"This is a record of {record.game}, not of {game.id}.")
    if record.start_position is not None:
        return game.load(record.start_position)
    if record.seats not in game.seatings:
        raise RecordError(f"The record seats {record.seats!r}: {game.id} knows {game.seatings!r}.")
    try:
        options = validated(game.id, game.options(), record.options)
    except OptionError as error:
        raise RecordError(f"The record's options do not fit: {error}") from error
    fate = LoadedFate(record.start_fate)
    state = game.new(options, record.seats, fate)
    if fate.left:
        raise RecordError(
            f"The record loads outcomes for the set-up that nobody asked: {fate.left}."
        )
    return state


def replay(game: AnyGame, record: Record) -> Iterator[Moment]:
    """Every moment of a recorded game, the opening first; ``RecordError`` where it breaks."""
    state = opening(game, record)
    yield Moment(0, state, Told())
    for at, entry in enumerate(record.entries, start=1):
        step = _redo(game, state, entry, at)
        state = step.state
        yield Moment(at, state, step.told)


@contextmanager
def as_record_error(at: int, entry: Entry) -> Iterator[None]:
    """Turn whatever breaks at a recorded move into one sentence that names the move."""
    where = f"Move {at} ({entry.seat}: {entry.move})"
    try:
        yield
    except RulesError as error:
        refusal = error.refusal
        raise RecordError(f"{where} is refused by {refusal.rule} ({refusal.key}).") from error
    except SztabError as error:
        raise RecordError(f"{where} breaks the replay: {error}") from error


def _redo(game: AnyGame, state: Any, entry: Entry, at: int) -> Step[Any]:
    with as_record_error(at, entry), loaded(*entry.fate) as fate:
        if entry.seat not in game.seats(state):
            raise RecordError("nobody sits in that seat.")
        seat: Seat = game.seats(state).index(entry.seat)
        return game.apply(state, seat, game.parse(entry.move), fate)


def verify(game: AnyGame, record: Record) -> Any:
    """Replay a record and hold it to its hashes and result; the last state if all is right."""
    if record.start_position is None:
        options = validated(game.id, game.options(), record.options)
        if record.data != game.data_hash(options):
            raise RecordError(
                f"The record was played with data set {record.data}, and this is "
                f"{game.data_hash(options)}: name the same data set with its option 'data'."
            )
    state = None
    for moment in replay(game, record):
        state = moment.state
        stored = record.hashes.get(moment.at)
        if stored is not None and stored != state_hash(game, state):
            raise RecordError(
                f"After move {moment.at} the position differs from the recorded one "
                f"(hash {state_hash(game, state)}, recorded {stored}; rules {record.rules}, "
                f"now {game.version})."
            )
    if len(record.entries) not in record.hashes:
        raise RecordError("The record has no hash of its last position: it is cut off.")
    if max(record.hashes) > len(record.entries):
        raise RecordError("The record has hashes beyond its last move: moves are missing.")
    came = result_json(game, state, game.result(state))
    if came != record.result:
        raise RecordError(f"The game ends with {came!r}, and the record says {record.result!r}.")
    return state
