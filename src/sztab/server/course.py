"""The course of one table: its state is what its events come to, and nothing else."""

import copy
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Final, Self

from sztab.core.errors import IllegalMoveError, OtherDataError, OtherRulesError, SztabError
from sztab.core.fate import SeededFate, loaded
from sztab.core.game import AnyGame, Result
from sztab.core.record import (
    Entry,
    Record,
    check_data,
    check_rules,
    from_json,
    opening,
    to_json,
)
from sztab.core.said import Name, Refusal
from sztab.core.table import Table, table_from_record
from sztab.server.refusing import refused
from sztab.server.saying import seat_name
from sztab.server.schema import Event, Kind

LASTING: Final = ("seat-", "resigns")  # notes about people: going back in the game keeps them
FREED: Final = ("seat-freed", "seat-given-up")  # a seat that waits for another person
FATE: Final = SeededFate(SystemRandom())  # never told, never stored but for what it brought

EVENTS_A_MOVE: Final = 4  # at most, on the average: moves taken back and talked about


class QuietTable(Table):
    """A table that leaves hashing to the export: here every position is replayed from its rows."""

    def _note_hash(self) -> None:
        pass


class Course:
    """One game being played: events in, state out.

    Whoever wants to change a course changes a copy and puts it in place once it is stored, so
    that a change that fails, or takes too long, has not happened.
    """

    def __init__(self, game: AnyGame, begun: dict[str, object]) -> None:
        record = from_json(begun, "The table's opening")
        self.game: Final = game
        self.table = QuietTable(game, record, opening(game, record), FATE)
        self.version = 0
        self.counts: list[int] = [0]  # by version: how many moves were made
        self.notes: list[tuple[int, Name]] = []  # lines of the log that no move told
        self.asked: Event | None = None  # a take-back that waits for consent
        self.agreed: set[str] = set()
        self.resigned: str | None = None
        self.freed: set[str] = set()  # seats that were given up and wait for another person
        self.taken_back = 0  # how often, with consent or without having to ask
        self.given_up: set[str] = set()  # seats that were given up at any time
        self.closed: Refusal | None = None  # why it can be looked at and not gone on with
        self.stored: list[Entry] | None = None  # of a closed one: its moves as they are stored

    def copy(self) -> Self:
        """The same course, to be gone on with apart; states are shared."""
        twin = copy.copy(self)
        twin.table = self.table.copy()
        twin.counts, twin.notes = list(self.counts), list(self.notes)
        twin.agreed, twin.freed = set(self.agreed), set(self.freed)
        twin.given_up = set(self.given_up)
        return twin

    # --- questions ------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.table.seats

    @property
    def moves_made(self) -> int:
        """How many moves stand."""
        return len(self.table.record.entries)

    @property
    def awaited(self) -> tuple[str, ...]:
        """The seats that must decide now."""
        return () if self.resigned or self.closed else self.table.awaited

    @property
    def result(self) -> Result | None:
        """How the game ended; after a resignation all others share the first place."""
        if self.resigned is None:
            return self.table.result
        gone = self.seats.index(self.resigned)
        others = tuple(seat for seat in range(len(self.seats)) if seat != gone)
        ranking = (others, (gone,)) if others else ((gone,),)
        return Result(ranking, (), "", "result-resigned")

    @property
    def over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return self.result is not None

    def is_full(self, kind: Kind) -> bool:
        """Whether the table takes no more events of this kind: nothing grows without end."""
        most = self.game.most_moves
        if kind == "resign":
            return False
        return self.version >= EVENTS_A_MOVE * most or (kind == "move" and self.moves_made >= most)

    def undo_reach(self, seat: str) -> tuple[int, int] | Refusal:
        """The move numbers that *seat* may go back to: by one step, and as far as can be."""
        if self.closed is not None:
            return self.closed
        if self.resigned:
            return Refusal("undo", "undo-final")
        return self.table.undo_reach(seat)

    def same_for(self, seat: str, version: int) -> bool:
        """Whether *seat* cannot tell now from then: others chose in secret at the same time."""
        if not 0 <= version < self.version or self.counts[version] > self.moves_made:
            return False
        then, now = self.table.moment(self.counts[version]).state, self.table.state
        at = self.seats.index(seat)
        since = self.table.record.entries[self.counts[version] :]
        return (
            at in self.game.awaited(then)
            and at in self.game.awaited(now)
            and all(entry.seat != seat for entry in since)
            and self.game.view(then, at) == self.game.view(now, at)
        )

    def is_repeat(self, version: int, seat: str, text: str) -> bool:
        """Whether this very move was taken in the position of *version*: sent twice, made once."""
        if not 0 <= version < self.version or self.counts[version + 1] != self.counts[version] + 1:
            return False
        entries = self.table.record.entries
        at = self.counts[version]
        return at < len(entries) and (entries[at].seat, entries[at].move) == (seat, text)

    # --- changes --------------------------------------------------------------------------

    def play(self, seat: str, text: str) -> Event:
        """Make a move; its event is to be accepted and stored."""
        if self.resigned:
            raise IllegalMoveError(Refusal("server", "game-is-over"))
        self.table.play(text, seat)
        entry = self.table.record.entries[-1]
        return Event(self.version, "move", seat, entry.move, entry.fate)

    def redo(self, event: Event) -> None:
        """Take up an event that is stored."""
        if event.version != self.version:
            raise SztabError(f"Event {event.version} comes after version {self.version}.")
        if event.kind == "move":
            with loaded(*event.outcomes) as fate:
                self.table.play(event.text, event.seat, fate)
        self.accept(event)

    def accept(self, event: Event) -> None:
        """Note what an event does beyond the move that was made."""
        if event.kind == "move":
            self.asked = None
        elif event.kind in ("undo", "take-back"):
            to = int(event.text)
            self.table.take_back(to)
            self.notes = [
                (min(at, to), note)
                for at, note in self.notes
                if at <= to or note.key.startswith(LASTING)
            ]
            self.asked = None
            if event.kind == "take-back":
                self.taken_back += 1
                self.notes.append((to, Name("took-back", moves=to)))
        elif event.kind == "ask-take-back":
            self.asked, self.agreed = event, {event.seat}
        elif event.kind == "agree-take-back":
            self.agreed.add(event.seat)
        elif event.kind == "refuse-take-back":
            self.asked = None
        elif event.kind == "resign":
            self.asked = None
            who = seat_name(self.game, event.seat)
            self.notes.append((self.moves_made, Name("resigns", seat=who)))
            if not event.text:  # with the name of a bot in it, that plays on
                self.resigned = event.seat
        elif event.kind == "seat":
            self._note_seat(event)
        self.version += 1
        self.counts.append(self.moves_made)

    def _note_seat(self, event: Event) -> None:
        """Note in the log that a seat is asked for, given up or taken over."""
        note = json.loads(event.text)
        key = note.pop("say")
        if key.startswith(FREED):
            self.freed.add(event.seat)
            self.given_up.add(event.seat)
            self.asked = None  # whoever comes has not been asked
        else:
            self.freed.discard(event.seat)
        words = Name(key, seat=seat_name(self.game, event.seat), **note)
        self.notes.append((self.moves_made, words))

    # --- records --------------------------------------------------------------------------

    def record(self, at: int | None = None) -> Record:
        """The whole game, or its first *at* moves, as a record with hashes.

        Of a closed one nothing can be worked out: it is written as it is stored, without hashes.
        """
        if self.stored is not None:
            return replace(self.table.record, entries=self.stored[:at], hashes={}, result=None)
        return table_from_record(self.game, self.table.record, at).record

    def entries(self) -> list[Entry]:
        """The moves that stand."""
        return self.table.record.entries


def resumed(game: AnyGame, begun: dict[str, object], events: Sequence[Event]) -> Course:
    """A table from its rows; closed where it cannot be gone on with as it was played.

    It is shown with the data set and the rules that are at hand, as far as these accept its moves.
    """
    try:
        course = Course(game, begun)
    except SztabError as error:
        raise refused("table-unreadable", 409) from error
    closed: Refusal | None = None
    try:
        check_rules(game, course.table.record)
        check_data(game, course.table.record)
    except (OtherRulesError, OtherDataError) as error:
        key = "table-other-data" if isinstance(error, OtherDataError) else "table-other-rules"
        closed = Refusal("server", key, **({} if error.refusal is None else error.refusal.args))
    try:
        for event in events:
            course.redo(event)
    except SztabError:
        closed = closed or Refusal("server", "table-broken", move=course.moves_made + 1)
    if closed is not None:
        course.closed, course.stored = closed, standing(events)
    return course


def standing(events: Iterable[Event]) -> list[Entry]:
    """The moves that stand after these events, by no rules but those of taking back."""
    entries: list[Entry] = []
    for event in events:
        if event.kind == "move":
            entries.append(Entry(event.seat, event.text, list(event.outcomes)))
        elif event.kind in ("undo", "take-back"):
            del entries[int(event.text) :]
    return entries


def opening_json(record: Record) -> dict[str, object]:
    """A record without its moves: what a table is opened with."""
    begun = replace(record, entries=[], hashes={}, result=None)
    plain: dict[str, object] = to_json(begun)
    return plain


def move_events(entries: Iterable[Entry]) -> list[Event]:
    """Recorded moves as the first events of a table."""
    return [
        Event(at, "move", entry.seat, entry.move, entry.fate) for at, entry in enumerate(entries)
    ]
