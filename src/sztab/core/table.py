"""A table: one game being played, with its record, its undo and its log."""

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

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
from sztab.core.said import Event, Refusal, Told
from sztab.core.words import say_cited

STATES_KEPT = 32  # of the last moves, for undo and for who is a little behind
STATE_EVERY = 16  # moves between two kept states before that; those between are replayed


@dataclass(frozen=True)
class _Kept:
    """A state with what led to it, kept for undo, log and replay."""

    state: Any | None  # ``None`` for most of the past: a state costs ten times what was told
    told: Told
    seat: Seat | None
    final: bool  # the step into this state cannot be undone
    progress: Progress | None = None  # where the game stood, once the state is forgotten


class Table:
    """One game being played: states, record and log grow together.

    A person or bot is asked through ``moves`` and ``offers``; ``play`` is the only way in.
    """

    def __init__(self, game: AnyGame, record: Record, opening: Any, fate: Fate) -> None:
        self.game = game
        self.record = record
        self.fate = fate
        self._kept = [_Kept(opening, game.opened(opening), None, True)]
        self._note_hash()

    # --- questions ------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position now."""
        return self._kept[-1].state

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.game.seats(self.state)

    @property
    def awaited(self) -> tuple[str, ...]:
        """The names of the seats that must decide now."""
        return tuple(self.seats[seat] for seat in self.game.awaited(self.state))

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None``."""
        return self.game.result(self.state)

    def seat(self, name: str | None) -> Seat:
        """The seat called *name*; without a name the first that is awaited."""
        if name is None:
            awaited = self.game.awaited(self.state)
            return awaited[0] if awaited else 0
        if name not in self.seats:
            raise SztabError(f"Nobody sits at {name!r}: choose {', '.join(self.seats)}.")
        return self.seats.index(name)

    def moves(self, seat: str | None = None) -> list[str]:
        """The legal moves of an awaited seat, as text."""
        moves = self.game.moves(self.state, self.seat(seat))
        return [self.game.text(move) for move in moves]

    def why_not(self, text: str, seat: str | None = None) -> Refusal | None:
        """``None`` if the move could be made now, else the reason."""
        try:
            return self.game.check(self.state, self.seat(seat), self.game.parse(text))
        except RulesError as error:
            return error.refusal

    def view(self, seat: str | None = None) -> Json:
        """What a seat may know now; without a name, what everybody may know."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def moment(self, at: int) -> Moment:
        """The position after *at* moves, and what the last of them told."""
        if not 0 <= at < len(self._kept):
            raise RecordError(f"There is no move {at}: choose 0 to {len(self.record.entries)}.")
        return Moment(at, self._state_at(at), self.told(at))

    def told(self, at: int) -> Told:
        """What the move numbered *at* told."""
        return self._kept[at].told

    def progress(self, at: int) -> Progress:
        """Where the game stood after *at* moves."""
        return self._kept[at].progress or self.game.progress(self._state_at(at))

    def _state_at(self, at: int) -> Any:
        """The state after *at* moves, replayed from the last one before it that was kept."""
        start = at
        while self._kept[start].state is None:
            start -= 1
        state = self._kept[start].state
        for entry in self.record.entries[start:at]:
            with loaded(*entry.fate) as outcomes:
                seat = self.game.seats(state).index(entry.seat)
                state = self.game.apply(state, seat, self.game.parse(entry.move), outcomes).state
        return state

    def _forget(self) -> None:
        """Let go of a state that is further back than anybody soon looks."""
        at = len(self._kept) - 1 - STATES_KEPT
        if at > 0 and at % STATE_EVERY:
            self._kept[at] = replace(self._kept[at], state=None, progress=self.progress(at))

    def heard(self, seat: str | None = None, since: int | None = None) -> list[Event]:
        """What a seat (or everybody) has heard: all, with the opening, or after move *since*."""
        listener = None if seat is None else self.seat(seat)
        return [
            event
            for kept in self._kept[0 if since is None else since + 1 :]
            for event in kept.told.events
            if event.heard_by(listener)
        ]

    def log(
        self, language: str = "en", seat: str | None = None, since: int | None = None
    ) -> list[str]:
        """The same in sentences, each with its rule id."""
        return [say_cited(self.game, language, event) for event in self.heard(seat, since)]

    # --- changes --------------------------------------------------------------------------

    def play(self, text: str, seat: str | None = None, fate: Fate | None = None) -> list[Event]:
        """Make a move; what happened is told. Raises ``NotationError`` or ``IllegalMoveError``."""
        who = self.seat(seat)
        before = self.state
        move = self.game.parse(text)
        chance = RecordingFate(fate or self.fate)
        step = self.game.apply(before, who, move, chance)
        final = bool(chance.outcomes) or not can_take_back(self.game, before, who, step.state)
        self._kept.append(_Kept(step.state, step.told, who, final or step.told.reveals))
        self._forget()
        self.record.entries.append(Entry(self.seats[who], self.game.text(move), chance.outcomes))
        self._note_hash()
        self.record.result = result_json(self.game, step.state, self.result)
        return step.told.events

    def copy(self) -> Self:
        """The same table, to be played on without touching this one; states are shared."""
        twin = copy.copy(self)
        twin._kept = list(self._kept)
        record = self.record
        twin.record = replace(record, entries=list(record.entries), hashes=dict(record.hashes))
        return twin

    def undo_point(self, seat: str) -> int | Refusal:
        """The move number that *seat* may go back to by one step, or why it may not."""
        last = self._kept[-1]
        if last.seat is None:
            return Refusal("undo", "undo-nothing")
        if last.seat != self.seat(seat):
            return Refusal("undo", "undo-other-seat")
        if last.final:
            return Refusal("undo", "undo-final")
        return len(self.record.entries) - 1

    def undo_reach(self, seat: str) -> tuple[int, int] | Refusal:
        """The move numbers that *seat* may go back to, by one step and at most; or why not."""
        near = self.undo_point(seat)
        if isinstance(near, Refusal):
            return near
        far = near
        while not self._kept[far].final and self._kept[far].seat == self._kept[-1].seat:
            far -= 1
        return near, far

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
        self._note_hash()
        self.record.result = result_json(self.game, self.state, self.result)

    def _note_hash(self) -> None:
        """Keep a hash every few moves and of the last position."""
        at = len(self.record.entries)
        last = at - 1
        if last in self.record.hashes and last % HASH_EVERY:
            del self.record.hashes[last]
        self.record.hashes[at] = state_hash(self.game, self.state)


def can_take_back(game: AnyGame, before: Any, seat: Seat, after: Any) -> bool:
    """Whether a step without fate leaves every other seat as it was, or only its own turn going on.

    Either the same seats decide as before, so the mover is still at work in the open, or the
    move was secret and no other seat sees any difference. What was hidden and got shown is told
    by ``Told.reveal`` and judged beside this.
    """
    if game.result(after) is not None:
        return False
    if game.awaited(before) == game.awaited(after) == (seat,):
        return True
    others = [other for other in range(len(game.seats(before))) if other != seat]
    return all(game.view(before, other) == game.view(after, other) for other in [*others, None])


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
    kind: type[Table] = Table,
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
    table = kind(game, begun, start, fate or SeededFate(Random()))
    for number, entry in enumerate(record.entries[:at], start=1):
        with as_record_error(number, entry), loaded(*entry.fate) as outcomes:
            table.play(entry.move, entry.seat, outcomes)
    return table
