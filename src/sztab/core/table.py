"""A table: one game being played, with its record, its undo and its log."""

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Self

from sztab.core.errors import IllegalMoveError, RecordError, RulesError, SztabError
from sztab.core.fate import Fate, RecordingFate, SeededFate, loaded
from sztab.core.game import AnyGame, Json, Progress, Result, Seat
from sztab.core.options import validated
from sztab.core.record import (
    HASH_EVERY,
    Entry,
    Moment,
    Record,
    as_record_error,
    data_hash,
    opening,
    result_json,
    state_hash,
)
from sztab.core.running.forced import MOST, forced_step, passed
from sztab.core.running.sight import can_take_back, tells_apart
from sztab.core.said import Event, Refusal, Told
from sztab.core.words import say_cited

STATES_KEPT = 32  # of the last moves, for undo and for who is a little behind
STATE_EVERY = 16  # moves between two kept states before that; those between are replayed
NOTHING_TO_UNDO: Final = Refusal("undo", "undo-nothing")
UNDO_OTHER_SEAT: Final = Refusal("undo", "undo-other-seat")
UNDO_FINAL: Final = Refusal("undo", "undo-final")


@dataclass(frozen=True)
class _Kept:
    """A state with what led to it, kept for undo, log and replay."""

    state: Any | None  # ``None`` for most of the past: a state costs ten times what was told
    told: Told
    seat: Seat | None
    final: bool  # the step into this state cannot be undone
    progress: Progress | None = None  # where the game stood, once the state is forgotten
    forced: bool | None = None  # nobody had anything to decide; ``None`` where nobody asked yet


def keep_hash(table: "Table") -> None:
    """Keep a hash in the record every few moves, and of the last position."""
    at, hashes = len(table.record.entries), table.record.hashes
    last = at - 1
    if last in hashes and last % HASH_EVERY:
        del hashes[last]
    hashes[at] = state_hash(table.game, table.state)


class Table:
    """One game being played: states, record and log grow together.

    A person or bot is asked through ``moves`` and ``offers``; ``play`` is the only way in. After
    each change *note* is called with the table: by default it keeps hashes in the record, without
    one none are kept.
    """

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        opening: Any,
        fate: Fate,
        note: Callable[["Table"], None] | None = keep_hash,
    ) -> None:
        self.game = game
        self.record = record
        self.fate = fate
        self._note = note
        self._kept = [_Kept(opening, game.opened(opening), None, True)]
        if note is not None:
            note(self)

    # --- questions ------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """Return the position now."""
        return self._kept[-1].state

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the names of the seats."""
        return self.game.seats(self.state)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Return the names of the seats that must decide now."""
        return tuple(self.seats[seat] for seat in self.game.awaited(self.state))

    @property
    def result(self) -> Result | None:
        """Return how the game ended, or ``None``."""
        return self.game.result(self.state)

    def seat(self, name: str | None) -> Seat:
        """Return the seat called *name*; without a name the first that is awaited."""
        if name is None:
            awaited = self.game.awaited(self.state)
            return awaited[0] if awaited else 0
        if name not in self.seats:
            raise SztabError(f"Nobody sits at {name!r}: choose {', '.join(self.seats)}.")
        return self.seats.index(name)

    def moves(self, seat: str | None = None) -> list[str]:
        """Return the legal moves of an awaited seat, as text."""
        return [self.game.text(move) for move in self.game.moves(self.state, self.seat(seat))]

    def why_not(self, text: str, seat: str | None = None) -> Refusal | None:
        """``None`` if the move could be made now, else the reason."""
        state, who = self.state, self.seat(seat)
        try:
            return self.game.check(state, who, self.game.meant(state, who, text))
        except RulesError as error:
            return error.refusal

    def view(self, seat: str | None = None) -> Json:
        """Return what a seat may know now; without a name, what everybody may know."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def moment(self, at: int) -> Moment:
        """Return the position after *at* moves, and what the last of them told."""
        if not 0 <= at < len(self._kept):
            raise RecordError(f"There is no move {at}: choose 0 to {len(self.record.entries)}.")
        return Moment(at, self._state_at(at), self.told(at))

    def told(self, at: int) -> Told:
        """Return what the move numbered *at* told."""
        return self._kept[at].told

    def progress(self, at: int) -> Progress:
        """Return where the game stood after *at* moves."""
        kept = self._kept[at]
        if kept.state is not None:
            return self.game.progress(kept.state)
        return kept.progress or self.game.progress(self._state_at(at))

    def _state_at(self, at: int) -> Any:
        """Return the state after *at* moves, replayed from the last one before it that was kept."""
        start = at
        while self._kept[start].state is None:
            start -= 1
        state = self._kept[start].state
        for entry in self.record.entries[start:at]:
            with loaded(*entry.fate) as outcomes:
                seat = self.game.seats(state).index(entry.seat)
                state = self.game.apply(state, seat, self.game.parse(entry.move), outcomes).state
        return state

    def heard(
        self, seat: str | None = None, since: int | None = None, details: bool = False
    ) -> list[Event]:
        """Return what a seat (or everybody) heard: all with the opening, or after move *since*.

        With *details* also how each thing stood after each move.
        """
        listener = None if seat is None else self.seat(seat)
        return [
            event
            for kept in self._kept[0 if since is None else since + 1 :]
            for event in (*kept.told.events, *(kept.told.details if details else ()))
            if event.heard_by(listener)
        ]

    def log(
        self,
        language: str = "en",
        seat: str | None = None,
        since: int | None = None,
        details: bool = False,
    ) -> list[str]:
        """Return what a seat heard in sentences, each with its rule id."""
        return [say_cited(self.game, language, one) for one in self.heard(seat, since, details)]

    def secret_between(self, one: str, other: str) -> bool:
        """Return True if two seats know different things: they must not share a screen unseen."""
        first, second = self.seat(one), self.seat(other)
        if tells_apart(self.game, (self.state, first), (self.state, second)):
            return True
        return any(
            event.heard_by(first) != event.heard_by(second)
            for kept in self._kept
            for event in (*kept.told.events, *kept.told.details)
        )

    # --- changes --------------------------------------------------------------------------

    def play(self, text: str, seat: str | None = None, fate: Fate | None = None) -> list[Event]:
        """Make the move that a text means (``Game.meant``); returns what is told, or raises."""
        who = self.seat(seat)
        return self._make(self.game.meant(self.state, who, text), who, fate or self.fate)

    def repeat(self, entry: Entry) -> None:
        """Make a recorded move once more, with what fate brought then."""
        with loaded(*entry.fate) as outcomes:
            self._make(self.game.parse(entry.move), self.seat(entry.seat), outcomes)

    def _make(self, move: Any, who: Seat, fate: Fate, forced: bool | None = None) -> list[Event]:
        before = self.state
        step = self.game.apply(before, who, move, chance := RecordingFate(fate))
        final = (
            bool(chance.outcomes)
            or step.told.reveals
            or not can_take_back(self.game, before, who, step.state)
        )
        self._kept.append(_Kept(step.state, step.told, who, final, forced=forced))
        old = len(self._kept) - 1 - STATES_KEPT  # further back than anybody soon looks
        if old > 0 and old % STATE_EVERY:
            self._kept[old] = replace(self._kept[old], state=None, progress=self.progress(old))
        self.record.entries.append(Entry(self.seats[who], self.game.text(move), chance.outcomes))
        self._write_down()
        return step.told.events

    def decide(self, text: str, seat: str | None = None) -> list[Entry]:
        """Make a move, then those in which nobody has anything to decide (``core.forced``).

        These are recorded and told like any other, and taken back with the move before them.
        """
        made = len(self.record.entries)
        who = self.seat(seat)
        self._make(self.game.meant(self.state, who, text), who, self.fate, forced=False)
        while len(self.record.entries) - made <= MOST:
            passing = forced_step(self.game, self.state)
            if passing is None:
                break
            who, move, after = passing
            can_undo = not isinstance(self.undo_reach(self.seats[who]), Refusal)
            if can_undo and not can_take_back(self.game, self.state, who, after):
                break  # it would hand on the turn: its seat may prefer to go back
            self._make(move, who, self.fate, forced=True)
        return self.record.entries[made:]

    def copy(self) -> Self:
        """Return the same table, to be played on without touching this one; states are shared."""
        twin = copy.copy(self)
        twin._kept = list(self._kept)
        record = self.record
        twin.record = replace(record, entries=list(record.entries), hashes=dict(record.hashes))
        return twin

    def undo_point(self, seat: str) -> int | Refusal:
        """Return the move number that *seat* may go back to by one step, or why it may not."""
        reach = self.undo_reach(seat)
        return reach if isinstance(reach, Refusal) else reach[0]

    def undo_reach(self, seat: str) -> tuple[int, int] | Refusal:
        """The move numbers that *seat* may go back to, by one step and at most; or why not."""
        at = self.last_decision(len(self.record.entries))
        last = self._kept[at]
        if last.seat is None:
            return NOTHING_TO_UNDO
        if last.seat != self.seat(seat):
            return UNDO_OTHER_SEAT
        if last.final:
            return UNDO_FINAL
        far = near = at - 1
        while not self._kept[decided := self.last_decision(far)].final and (
            self._kept[decided].seat == last.seat
        ):
            far = decided - 1
        return near, far

    def last_decision(self, at: int) -> int:
        """The last move up to *at* that is undone together with those after it: these passed."""
        while at and not self._kept[at].final and self._was_forced(at):
            at -= 1
        return at

    def _was_forced(self, at: int) -> bool:
        """Return True if nobody had anything to decide in the move numbered *at*."""
        kept = self._kept[at]
        if kept.forced is None:  # it was replayed, and nobody has looked yet
            made = self.record.entries[at - 1].move
            forced = passed(self.game, self._state_at(at - 1), made)
            kept = self._kept[at] = replace(kept, forced=forced)
        return bool(kept.forced)

    def before_answers(self, seat: str) -> int | None:
        """The move number before the last decision of *seat*, if luck has no part in what followed.

        Since then, in that move and in all that others answered, nothing was rolled or drawn and
        nothing hidden was shown. Whoever answered has to agree to go back there; a bot always does.
        """
        at = None if self.result is not None else self.before_decision(seat)
        if at is None:
            return None
        since = range(at, len(self.record.entries))
        luck = any(self.record.entries[n].fate or self._kept[n + 1].told.reveals for n in since)
        return None if luck else at

    def before_decision(self, seat: str) -> int | None:
        """The move number before the last decision of *seat*, whatever was rolled since."""
        who = self.seat(seat)
        for at in range(len(self.record.entries), 0, -1):
            if self._kept[at].seat == who and not self._was_forced(at):
                return at - 1
        return None

    def undo(self, seat: str) -> None:
        """Take back the last move of *seat*, if nothing was rolled, shown or answered since."""
        point = self.undo_point(seat)
        if isinstance(point, Refusal):
            raise IllegalMoveError(point)
        self.take_back(point)

    def take_back(self, at: int) -> None:
        """Go back to the position after *at* moves; whoever calls has everybody's consent."""
        if not 0 <= at <= len(self.record.entries):
            raise RecordError(f"There is no move {at}: choose 0 to {len(self.record.entries)}.")
        self._kept[at:] = [replace(self._kept[at], state=self._state_at(at))]
        del self.record.entries[at:]
        self.record.hashes = {n: value for n, value in self.record.hashes.items() if n <= at}
        self._write_down()

    def _write_down(self) -> None:
        """Keep what is to be known of the position in the record."""
        if self._note is not None:
            self._note(self)
        result = self.game.result(self.state)
        self.record.result = result and result_json(self.game, self.state, result)


def open_table(
    game: AnyGame,
    options: Mapping[str, object] | None = None,
    seats: Sequence[str] | None = None,
    fate: Fate | None = None,
    seed: int | None = None,
) -> Table:
    """Begin a game: options are validated, the set-up is recorded."""
    chosen = validated(game.id, game.options(), options or {})
    names = _seating(game, seats)
    chance = fate or SeededFate(Random(seed))
    recording = RecordingFate(chance)
    state = game.new(chosen, names, recording)
    record = Record(
        game=game.id,
        rules=game.version,
        data=game.data_hash(chosen),
        options=chosen,
        seats=names,
        start_fate=recording.outcomes,
    )
    return Table(game, record, state, chance)


def _seating(game: AnyGame, seats: Sequence[str] | None) -> tuple[str, ...]:
    names = tuple(seats or game.seatings[0])
    if names not in game.seatings:
        known = "; ".join(", ".join(seating) for seating in game.seatings)
        raise RecordError(f"{game.id} does not seat {', '.join(map(str, names))}: choose {known}.")
    return names


def table_from_position(game: AnyGame, position: Json, fate: Fate | None = None) -> Table:
    """Play on from any position."""
    state = game.load(position)
    record = Record(
        game.id, game.version, "", {}, game.seats(state), start_position=game.dump(state)
    )
    return Table(game, record, state, fate or SeededFate(Random()))


def table_from_record(
    game: AnyGame,
    record: Record,
    at: int | None = None,
    fate: Fate | None = None,
    note: Callable[[Table], None] | None = keep_hash,
) -> Table:
    """Take up a recorded game at its end or after *at* moves; it is replayed, not trusted."""
    if at is not None and not 0 <= at <= len(record.entries):
        raise RecordError(f"There is no move {at}: choose 0 to {len(record.entries)}.")
    start = opening(game, record)
    begun = replace(
        record,
        rules=record.rules if record.rules in game.editions else game.version,
        data=data_hash(game, record),
        entries=[],
        hashes={},
        result=None,
    )
    table = Table(game, begun, start, fate or SeededFate(Random()), note)
    for number, entry in enumerate(record.entries[:at], start=1):
        with as_record_error(number, entry):
            table.repeat(entry)
    return table
