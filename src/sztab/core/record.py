"""Records: a game as documented JSON that replays to the same hashes.

A record holds what was decided and what fate brought; every state follows from it. The
format is described in ``docs/records.md``.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from sztab.core.data.bounds import RULE, Bounds, bounds_error, check_bounds
from sztab.core.data.dataset import Sheet
from sztab.core.errors import (
    DataError,
    OtherDataError,
    OtherRulesError,
    RecordError,
    RulesError,
    SztabError,
)
from sztab.core.fate import LoadedFate, Outcome, loaded
from sztab.core.game import AnyGame, Json, Result, Seat, Step
from sztab.core.options import Value, validated
from sztab.core.said import Refusal, Told

FORMAT = "sztab-record"
FORMAT_VERSION = 1
HASH_EVERY = 16  # moves between two state hashes: damage is found near where it happened
# Of any game; how many moves one takes is for the game to say, and how large a position.
BOUNDS: Final = Bounds(
    values=500_000,
    depth=16,
    text=10_000,
    others=2000,
    lists={"moves": 50_000, "hashes": 5000, "seats": 16, "options": 100},
)


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
    """Return the fingerprint of a position: equal positions, and only they, have equal ones."""
    text = json.dumps(game.dump(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def result_json(game: AnyGame, state: Any, result: Result | None) -> Json:
    """Return a result with seats by name."""
    if result is None:
        return None
    names = game.seats(state)
    return {
        "ranking": [[names[seat] for seat in place] for place in result.ranking],
        "scores": {names[seat]: score for seat, score in enumerate(result.scores)},
        "rule": result.rule,
    } | ({} if result.won else {"won": False})


# --- writing and reading ---------------------------------------------------------------------


def to_json(record: Record) -> Json:
    """Return the record as plain JSON values."""
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
    """Return the record as a text file, one move a line."""
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
            "it may be cut off; download it again."
        ) from error
    except (ValueError, RecursionError) as error:  # a number or a nesting beyond all measure
        deep = isinstance(error, RecursionError)
        problem = "nested too deeply" if deep else "a number has too many digits"
        raise RecordError(f"{source} is not a record ({problem}): take another file.") from error
    return from_json(plain, source)


def from_json(plain: Json, source: str = "The record") -> Record:
    """Read a record from plain JSON values."""
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise RecordError(f'{source} is not a Sztab record: "format" must be "{FORMAT}".')
    version = plain.get("version")
    if type(version) is not int or version != FORMAT_VERSION:  # true is no 1
        raise RecordError(
            f"{source} has record version {version!r:.60}, and this program reads "
            f"version {FORMAT_VERSION}: use the program that wrote it."
        )
    check_bounds(plain, BOUNDS, source, RecordError)
    try:
        return _from_sheet(Sheet(plain, source))
    except DataError as error:
        raise RecordError(f"{str(error).removesuffix('.')}: the record is damaged.") from error


def _from_sheet(sheet: Sheet) -> Record:
    start, options = sheet.at("start"), sheet.at("options")
    for part in (start, options, sheet.at("hashes")):
        part.entries()  # each must be an object
    return Record(
        game=sheet.at("game").text(),
        rules=sheet.at("rules").text(),
        data=sheet.at("data").text(),
        options={name: _option(options.at(name)) for name in options.value},
        seats=tuple(name.text() for name in sheet.at("seats").items()),
        start_fate=_outcomes(start),
        start_position=start.value.get("position"),
        entries=[
            Entry(move.at("seat").text(), move.at("move").text(), _outcomes(move))
            for move in sheet.at("moves").items()
        ],
        hashes={
            _move_number(entry, at): entry.text()
            for at, entry in sheet.at("hashes").entries().items()
        },
        result=_result(sheet.at("result")),
    )


def _result(entry: Sheet) -> Json | None:
    if entry.value is not None:
        entry.entries()  # an object
    return entry.value


def _option(entry: Sheet) -> Value:
    if not isinstance(entry.value, (str, int)):
        raise entry.fault(f"a text, a number, true or false is needed, not {entry.value!r:.60}")
    return entry.value


def _move_number(entry: Sheet, at: str) -> int:
    if not (at.isascii() and at.isdecimal()) or len(at) > 9:
        raise entry.fault("a hash is named by the number of moves before it")
    return int(at)


def _outcomes(holder: Sheet) -> list[Outcome]:
    if not holder.has("fate"):
        return []
    outcomes: list[Outcome] = []
    for one in holder.at("fate").items():
        if type(one.value) not in (int, str):
            raise one.fault(f"a number or the name of a card is needed, not {one.value!r:.60}")
        outcomes.append(one.value)
    return outcomes


# --- replaying -------------------------------------------------------------------------------


def opening(game: AnyGame, record: Record) -> Any:
    """Return the state in which the recorded game began."""
    if record.game != game.id:
        raise RecordError(f"This is a record of {record.game}, not of {game.id}.")
    check_length(game, record)
    try:
        return _opening(game, record)
    except RecordError:
        raise
    except SztabError as error:
        raise _opening_error(error) from error


def check_length(game: AnyGame, record: Record) -> None:
    """Raise ``RecordError`` if the record has more moves than the game allows."""
    check_moves(game, len(record.entries))


def check_moves(game: AnyGame, moves: int) -> None:
    """Raise ``RecordError`` for more moves than the game allows."""
    if moves > game.most_moves:
        refusal = Refusal(RULE, "too-many-moves", found=moves, most=game.most_moves)
        raise bounds_error(RecordError, "The record", refusal)


def _opening_error(error: SztabError) -> RecordError:
    found = RecordError(f"The record's opening cannot be set up: {error}")
    found.refusal = error.refusal
    return found


def _opening(game: AnyGame, record: Record) -> Any:
    if record.start_position is not None:
        state = game.load(record.start_position)
        if game.seats(state) != record.seats:
            raise RecordError(
                f"The record seats {', '.join(record.seats)}, and its position "
                f"{', '.join(game.seats(state))}: name the same seats."
            )
        return game.by_edition(state, record.rules)
    if record.seats not in game.seatings:
        known = "; ".join(", ".join(seating) for seating in game.seatings)
        named = ", ".join(record.seats) or "nobody"
        raise RecordError(f"{game.id} does not seat {named}: choose {known}.")
    fate = LoadedFate(record.start_fate)
    state = game.new(_options(game, record), record.seats, fate)
    if fate.left:
        raise RecordError(
            f"The record loads outcomes for the set-up that nothing asked for: {fate.left}."
        )
    return game.by_edition(state, record.rules)


def _options(game: AnyGame, record: Record) -> Mapping[str, Value]:
    """Return the options to set the game up with; the data set is the recorded one."""
    return game.with_data(validated(game.id, game.options(), record.options), record.data)


def data_hash(game: AnyGame, record: Record) -> str:
    """Return the fingerprint of the data set with which the record would be played today."""
    if record.start_position is not None:
        return ""  # a position carries what it needs
    try:
        return game.data_hash(_options(game, record))
    except SztabError as error:
        raise _opening_error(error) from error


def check_data(game: AnyGame, record: Record) -> None:
    """Raise ``OtherDataError`` if the data set that the record was played with is not at hand."""
    if record.start_position is not None:
        return  # the position names its own, and loading it finds that or says so
    found = data_hash(game, record)
    if record.data != found:
        error = OtherDataError(
            f"The record was played with data set {record.data or 'none'}, and this is "
            f"{found or 'none'}: put the file of that data set where the "
            "record's option 'data' says, or change that option."
        )
        error.refusal = Refusal("data", "other-data", data=record.data or "0", found=found or "0")
        raise error


def check_rules(game: AnyGame, record: Record) -> None:
    """Raise ``OtherRulesError`` if the record was played by rules that this program has not."""
    if record.rules in (game.version, *game.editions):
        return
    found, known = f"{record.rules:.20}", ", ".join([game.version, *game.editions])
    error = OtherRulesError(
        f"The record was played by version {found or 'none'} of the rules of {game.id}, and this "
        f"program knows {known}: use the program that wrote it."
    )
    error.refusal = Refusal("record", "other-rules", rules=found or "0", known=known)
    raise error


def replay(game: AnyGame, record: Record) -> Iterator[Moment]:
    """Yield every moment of a recorded game, opening first; ``RecordError`` where it breaks."""
    state = opening(game, record)
    yield Moment(0, state, game.opened(state))
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
        broken = RecordError(f"{where} breaks the replay: {error}")
        broken.refusal = error.refusal
        raise broken from error


def _redo(game: AnyGame, state: Any, entry: Entry, at: int) -> Step[Any]:
    with as_record_error(at, entry), loaded(*entry.fate) as fate:
        if entry.seat not in game.seats(state):
            raise RecordError("nobody sits in that seat.")
        seat: Seat = game.seats(state).index(entry.seat)
        return game.apply(state, seat, game.parse(entry.move), fate)


def verify(game: AnyGame, record: Record) -> Any:
    """Replay a record and hold it to its hashes and result; the last state if all is right."""
    if record.game == game.id:  # else the opening says so
        check_length(game, record)
        check_rules(game, record)
        check_data(game, record)
    state = None
    for moment in replay(game, record):
        state = moment.state
        check_hash(game, record, moment.at, state)
    if len(record.entries) not in record.hashes:
        raise RecordError("The record has no hash of its last position: it is cut off.")
    check_end(game, record, state)
    return state


def check_hash(game: AnyGame, record: Record, at: int, state: Any) -> None:
    """Raise ``RecordError`` if the record has another hash of the position after *at* moves."""
    stored = record.hashes.get(at)
    if stored is None or stored == (found := state_hash(game, state)):
        return
    error = RecordError(
        f"After move {at} the position differs from the recorded one (hash {found}, "
        f"recorded {stored:.20}; rules {record.rules:.20}, now {game.version})."
    )
    error.refusal = Refusal("record", "other-hash", move=at)
    raise error


def check_end(game: AnyGame, record: Record, state: Any) -> None:
    """Raise ``RecordError`` if moves are missing after the last position, or it ends otherwise."""
    if any(at > len(record.entries) for at in record.hashes):
        error = RecordError("The record has hashes beyond its last move: moves are missing.")
        error.refusal = Refusal("record", "moves-missing")
        raise error
    came = result_json(game, state, game.result(state))
    if came != record.result:
        error = RecordError(
            f"The game ends with {came!r}, and the record says {record.result!r:.500}."
        )
        error.refusal = Refusal("record", "other-result")
        raise error
