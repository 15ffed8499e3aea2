"""A table of the server: its state is what its stored events come to, and nothing else."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Final, Self

from sztab.core.errors import OtherDataError, OtherRulesError, RulesError, SztabError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Result
from sztab.core.record import Entry, Record, check_data, check_rules, from_json, opening, to_json
from sztab.core.running.sight import tells_apart
from sztab.core.said import Name, Refusal
from sztab.core.table import (
    STATE_EVERY,
    STATES_KEPT,
    UNDO_FINAL,
    Table,
    table_from_record,
)
from sztab.core.words import seat_name
from sztab.server.errors import refused
from sztab.server.store.schema import Event, Kind

LASTING: Final = ("seat-", "resigns")  # notes about people: going back in the game keeps them
FREED: Final = ("seat-freed", "seat-given-up")  # a seat that waits for another person
FATE: Final = SeededFate(SystemRandom())  # never told, never stored but for what it brought

STATE_BYTES: Final = 6_000  # about, of a kept state
MOVE_BYTES: Final = 4_000  # about, of a move with what it told
EVENTS_A_MOVE: Final = 4  # at most, on the average: moves taken back and talked about


class LiveTable(Table):
    """One game being played by people who are apart: the events that are stored, and their state.

    Whoever wants to change it changes a copy and puts it in place once the event is stored, so that
    a change that fails, or takes too long, has not happened. Hashes are left to the export.
    """

    def __init__(self, game: AnyGame, begun: dict[str, object]) -> None:
        record = from_json(begun, "The table's opening")
        super().__init__(game, record, opening(game, record), FATE, None)
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
        """Return a copy that can go on by itself; states are shared."""
        twin = super().copy()
        twin.counts, twin.notes = list(self.counts), list(self.notes)
        twin.agreed, twin.freed = set(self.agreed), set(self.freed)
        twin.given_up = set(self.given_up)
        return twin

    # --- questions ------------------------------------------------------------------------

    @property
    def moves_made(self) -> int:
        """Return the number of moves that stand."""
        return len(self.record.entries)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Return the seats that must decide now."""
        return () if self.resigned or self.closed else super().awaited

    @property
    def result(self) -> Result | None:
        """Return how the game ended; after a resignation all others share first place."""
        if self.resigned is None:
            return super().result
        gone = self.seats.index(self.resigned)
        others = tuple(seat for seat in range(len(self.seats)) if seat != gone)
        ranking = (others, (gone,)) if others else ((gone,),)
        return Result(ranking, (), "", "result-resigned")

    @property
    def over(self) -> bool:
        """Return True if nobody has anything left to decide."""
        return self.result is not None

    @property
    def size(self) -> int:
        """About how many bytes it takes, by what was measured (docs/decisions/0032)."""
        made = self.moves_made
        states = min(made + 1, STATES_KEPT) + made // STATE_EVERY
        return STATE_BYTES * states + MOVE_BYTES * made

    @property
    def played(self) -> set[str]:
        """Return the seats that have made moves."""
        found: set[str] = set()
        for entry in self.record.entries:
            found.add(entry.seat)
            if len(found) == len(self.seats):
                break
        return found

    def is_full(self, kind: Kind) -> bool:
        """Return True if the table takes no more events of this kind."""
        most = self.game.most_moves
        if kind == "resign":
            return False
        return self.version >= EVENTS_A_MOVE * most or (kind == "move" and self.moves_made >= most)

    def undo_reach(self, seat: str) -> tuple[int, int] | Refusal:
        """Return the move numbers that *seat* may go back to: one step, and as far as possible."""
        if self.closed is not None:
            return self.closed
        if self.resigned:
            return UNDO_FINAL
        return super().undo_reach(seat)

    def same_for(self, seat: str, version: int) -> bool:
        """Return True if *seat* cannot tell now from then, as when others chose in secret."""
        if not 0 <= version < self.version or self.counts[version] > self.moves_made:
            return False
        then, now = self.moment(self.counts[version]).state, self.state
        at = self.seats.index(seat)
        since = self.record.entries[self.counts[version] :]
        return (
            at in self.game.awaited(then)
            and at in self.game.awaited(now)
            and all(entry.seat != seat for entry in since)
            and not tells_apart(self.game, (then, at), (now, at))
        )

    def is_repeat(self, version: int, seat: str, text: str) -> bool:
        """Return True if this move, or wish, was already made at *version*: made only once."""
        if not 0 <= version < self.version or self.counts[version + 1] != self.counts[version] + 1:
            return False
        entries = self.record.entries
        at = self.counts[version]
        if at >= len(entries) or entries[at].seat != seat:
            return False
        if entries[at].move == text:
            return True
        try:
            then = self.moment(at).state
            move = self.game.meant(then, self.seats.index(seat), text)
        except RulesError:
            return False
        return entries[at].move == self.game.text(move)

    # --- changes --------------------------------------------------------------------------

    def redo(self, event: Event) -> None:
        """Take up an event that is stored."""
        if event.version != self.version:
            raise SztabError(f"Event {event.version} comes after version {self.version}.")
        if event.kind == "move":
            self.repeat(Entry(event.seat, event.text, list(event.outcomes)))
        self.accept(event)

    def accept(self, event: Event) -> None:
        """Note what an event does beyond the move that was made."""
        if event.kind == "move":
            self.asked = None
        elif event.kind in ("undo", "take-back"):
            to = int(event.text)
            self.take_back(to)
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
        # Moves are made before their events are accepted, several of them at once.
        self.counts.append(self.counts[-1] + 1 if event.kind == "move" else self.moves_made)

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

    def whole_record(self, at: int | None = None) -> Record:
        """Return the whole game, or its first *at* moves, as a record with hashes.

        Of a closed one nothing can be worked out: it is written as it is stored, without hashes.
        """
        if self.stored is not None:
            return replace(self.record, entries=self.stored[:at], hashes={}, result=None)
        return table_from_record(self.game, self.record, at).record


def resumed(game: AnyGame, begun: dict[str, object], events: Sequence[Event]) -> LiveTable:
    """Return a table from its rows; read-only if it cannot go on as it was played.

    It is shown with the data set and the rules that are at hand, as far as these accept its moves.
    """
    try:
        table = LiveTable(game, begun)
    except SztabError as error:
        raise refused("table-unreadable", 409) from error
    closed: Refusal | None = None
    try:
        check_rules(game, table.record)
        check_data(game, table.record)
    except (OtherRulesError, OtherDataError) as error:
        key = "table-other-data" if isinstance(error, OtherDataError) else "table-other-rules"
        closed = Refusal("server", key, **({} if error.refusal is None else error.refusal.args))
    try:
        for event in events:
            table.redo(event)
    except SztabError:
        closed = closed or Refusal("server", "table-broken", move=table.moves_made + 1)
    if closed is not None:
        table.closed, table.stored = closed, standing(events)
    return table


def standing(events: Iterable[Event]) -> list[Entry]:
    """Return the moves that stand after these events, by the rules of taking back alone."""
    entries: list[Entry] = []
    for event in events:
        if event.kind == "move":
            entries.append(Entry(event.seat, event.text, list(event.outcomes)))
        elif event.kind in ("undo", "take-back"):
            del entries[int(event.text) :]
    return entries


def opening_json(record: Record) -> dict[str, object]:
    """Return a record without its moves: what a table is opened with."""
    begun = replace(record, entries=[], hashes={}, result=None)
    plain: dict[str, object] = to_json(begun)
    return plain


def move_events(entries: Iterable[Entry]) -> list[Event]:
    """Recorded moves as the first events of a table."""
    return [
        Event(at, "move", entry.seat, entry.move, entry.fate) for at, entry in enumerate(entries)
    ]
