"""The tables that one rule process keeps, and its answer to each request about them.

A request names the table's state by its token. A change is worked out on a copy, which gets a token
of its own; the server names that one in its next request once the change is stored, and the other
is forgotten. So nothing has to be confirmed, and what could not be stored has not happened.
"""

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, Final

from sztab.core.errors import RulesError
from sztab.core.record import to_json
from sztab.core.registry import find_game
from sztab.core.said import Refusal
from sztab.core.table import Table, open_table, table_from_position
from sztab.server import wire
from sztab.server.rules import bots, game_info, messages, questions, views
from sztab.server.rules.commands import carry_out
from sztab.server.rules.desks import agents, requests, study
from sztab.server.rules.live_table import FATE, LiveTable, move_events, opening_json, resumed
from sztab.server.rules.messages import Audience, Facts, Screen, Settled, Viewer
from sztab.server.rules.programs import program_message
from sztab.server.rules.story import story
from sztab.server.rules.studies import positions, reports
from sztab.server.rules.studies import requests as asked
from sztab.server.rules.studies.hints import advice
from sztab.server.rules.studies.lines import decision, played_out
from sztab.server.store.schema import Event
from sztab.server.wire.convert import said

MOST_BYTES: Final = 512 * 1024 * 1024  # of all tables that a process keeps
IDLE_BYTES: Final = 32 * 1024 * 1024  # of all tables, as long as some of them are idle
IDLE_SECONDS: Final = 60.0  # after which a table that nobody asks about is idle


class Keeper:
    """Tables by their tokens, the ones used last at the end."""

    def __init__(
        self,
        most_bytes: int = MOST_BYTES,
        idle_bytes: int = IDLE_BYTES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most: Final = most_bytes
        self._idle: Final = idle_bytes
        self._clock: Final = clock
        self._used: Final[dict[str, float]] = {}
        self.size = 0  # about how many bytes all tables take
        self._tokens: Final = count(1)
        self._tables: Final[OrderedDict[str, dict[int, LiveTable]]] = OrderedDict()
        self._sizes: Final[dict[str, int]] = {}
        self._handlers: Final[dict[type, Callable[[Any], messages.Answer]]] = {
            messages.Load: self._load,
            messages.Change: self._change,
            messages.Show: self._show,
            messages.Look: self._look,
            messages.Ask: self._ask,
            messages.Position: self._position,
            messages.SeatLog: self._seat_log,
            messages.Decide: self._decide,
            requests.Agent: self._agent,
            requests.Book: _book,
            requests.Study: _study,
            requests.Analysable: _analysable,
            requests.Solution: _solution,
            messages.Forget: self._forget,
            messages.Export: _export,
            messages.Tell: _tell,
            messages.Open: _open,
            messages.Import: _import,
            messages.Begin: _begin,
            messages.Think: _think,
            asked.Advise: _advise,
            asked.Survey: reports.study,
            asked.Report: reports.report,
            asked.WeighPosition: _weigh_position,
            asked.PlayOutPosition: _play_out_position,
            asked.Weigh: self._weigh,
            asked.PlayOut: self._play_out,
            messages.JudgeList: _judge_list,
            messages.Games: _games,
        }

    def answer(self, request: messages.Request) -> messages.Answer:
        """Do what is asked; whatever is wrong is raised."""
        try:
            return self._handlers[type(request)](request)
        except _MissingError:
            return messages.Missing()

    # --- what is kept ---------------------------------------------------------------------

    def _table(self, request: messages.TableRequest) -> LiveTable:
        """Return the table of a request, without what it was before."""
        known = self._tables.get(request.table, {})
        if request.token not in known:
            raise _MissingError
        for token in [one for one in known if one < request.token]:
            del known[token]
        self._tables.move_to_end(request.table)
        self._used[request.table] = self._clock()
        return known[request.token]

    def _keep(self, id: str, table: LiveTable, base: int | None = None) -> int:
        """Keep a table beside what it was before; those used longest ago make room for it."""
        token = next(self._tokens)
        known = self._tables.setdefault(id, {})
        self._tables[id] = {one: known[one] for one in known if one == base} | {token: table}
        self._tables.move_to_end(id)
        self._used[id] = self._clock()
        self.size += table.size - self._sizes.get(id, 0)
        self._sizes[id] = table.size
        if self.size > min(self._idle, self._most):
            self._make_room()
        return token

    def _make_room(self) -> None:
        """Let go of tables, the ones used longest ago first; they can be loaded again."""
        while len(self._tables) > 1:
            oldest = next(iter(self._tables))
            idle = self._clock() - self._used[oldest] > IDLE_SECONDS
            if self.size <= (self._idle if idle else self._most):
                return
            self._drop(oldest)

    def _drop(self, id: str) -> None:
        if id in self._tables:
            del self._tables[id], self._used[id]
            self.size -= self._sizes.pop(id)

    def _forget(self, request: messages.Forget) -> messages.Answer:
        self._drop(request.table)
        return messages.Value(None)

    # --- answers --------------------------------------------------------------------------

    def _load(self, request: messages.Load) -> messages.Answer:
        table = resumed(find_game(request.game), request.opening, request.events)
        return messages.Loaded(self._keep(request.table, table), facts(table))

    def _change(self, request: messages.Change) -> messages.Answer:
        before = self._table(request)
        table = before.copy()
        events = carry_out(table, request.command)
        if table.version == before.version:
            return messages.Changed([], request.token, facts(table), {}, [])
        settled, screens = shown(table, request.audience, settle=True)
        token = self._keep(request.table, table, request.token)
        return messages.Changed(events, token, facts(table), settled, screens)

    def _show(self, request: messages.Show) -> messages.Answer:
        table = self._table(request)
        settled, screens = shown(table, request.audience, request.settle)
        return messages.Changed([], request.token, facts(table), settled, screens)

    def _look(self, request: messages.Look) -> messages.Answer:
        table = self._table(request)
        seat = request.seat
        if request.all_eyes:
            seat = table.record.entries[request.at - 1].seat if request.at else table.seats[0]
        moment = views.moment(table, seat, request.at, request.all_eyes)
        return messages.Encoded(wire.encode(moment))

    def _ask(self, request: messages.Ask) -> messages.Answer:
        table = self._table(request)
        seat = table.seats.index(request.seat)
        try:
            found = questions.answer(table.game, table.state, seat, request.question, request.args)
        except RulesError as error:
            found = error.refusal
        if isinstance(found, Refusal):
            return messages.Encoded(wire.encode(wire.Answered(request.id, refusal=said(found))))
        return messages.Encoded(wire.encode(wire.Answered(request.id, found)))

    def _position(self, request: messages.Position) -> messages.Answer:
        table = self._table(request)
        return messages.Value(table.game.dump(table.state))

    def _weigh(self, request: asked.Weigh) -> messages.Answer:
        return messages.Encoded(wire.encode(decision(self._table(request), request.found)))

    def _play_out(self, request: asked.PlayOut) -> messages.Answer:
        line = played_out(self._table(request), request.found, request.plan)
        return messages.Encoded(wire.encode(line))

    def _seat_log(self, request: messages.SeatLog) -> messages.Answer:
        table = self._table(request)
        log = wire.SeatLog(
            request.table, table.game.id, request.seat, views.lines(table, request.seat, 0)
        )
        return messages.Encoded(wire.encode(log))

    def _decide(self, request: messages.Decide) -> messages.Answer:
        return messages.Value(
            program_message(self._table(request), request.seat, request.since, request.language)
        )

    def _agent(self, request: requests.Agent) -> messages.Answer:
        return messages.Value(agents.told(self._table(request), request))


class _MissingError(Exception):
    """The table is not here (any more)."""


def facts(table: LiveTable) -> Facts:
    """Return what the server itself must know about a table."""
    return Facts(
        version=table.version,
        moves_made=table.moves_made,
        seats=table.seats,
        awaited=table.awaited,
        over=table.over,
        full=table.is_full("move"),
        taken_back=table.taken_back,
        played=tuple(table.played),
        freed=tuple(table.freed),
        given_up=tuple(table.given_up),
        resigned=table.resigned,
        asked=table.asked,
        agreed=tuple(table.agreed),
        closed=None if table.closed is None else said(table.closed),
        winners=views.winners(table) if table.over else (),
    )


# --- what everybody is shown ---------------------------------------------------------------------


def shown(
    table: LiveTable, audience: Audience, settle: bool
) -> tuple[dict[str, Settled], list[Screen]]:
    """Return the seat that each viewer's device shows, and the views that are needed."""
    settled: dict[str, Settled] = {}
    found: dict[tuple[str | None, int], Screen] = {}
    take_back = None if table.asked is None else _take_back(table, table.asked, audience.people)
    for viewer in audience.viewers:
        seat: str | None = None
        if viewer.device is not None:
            if viewer.device not in settled:
                same = Settled(viewer.active)
                settled[viewer.device] = _settled(table, viewer) if settle else same
            if viewer.veiled or settled[viewer.device].veil is not None:
                continue
            seat = settled[viewer.device].seat
        key = (seat, min(viewer.next_line, table.moves_made))
        if key not in found:
            found[key] = Screen(*key, wire.encode(views.view(table, *key, take_back)))
    return settled, list(found.values())


def _settled(table: LiveTable, viewer: Viewer) -> Settled:
    """Return the seat that a device shows; a veil separates two that know different things."""
    seats, active = viewer.seats, viewer.active
    awaited = [seat for seat in seats if seat in table.awaited]
    if viewer.veiled or not seats or active in awaited or (active is not None and not awaited):
        return Settled(active)
    target = awaited[0] if awaited else seats[0]
    others = [active] if active is not None else [seat for seat in seats if seat != target]
    if any(table.secret_between(target, other) for other in others):
        return Settled(None, target)
    return Settled(target)


def _take_back(table: LiveTable, asked: Event, people: dict[str, str]) -> wire.TakeBackAsked:
    to = int(asked.text)
    waits = must_agree(people, asked.seat, table.agreed)
    return wire.TakeBackAsked(asked.seat, to, table.moves_made - to, waits)


def must_agree(people: dict[str, str], asker: str, agreed: Iterable[str] = ()) -> list[str]:
    """Return the seats of people who must still agree; one person agrees for all their seats.

    A seat that its person has not come to yet, in a rematch, is asked like any other.
    """
    settled = {people.get(seat) for seat in (asker, *agreed)}
    return [seat for seat, person in people.items() if person not in settled]


# --- what needs no table that is kept ------------------------------------------------------------


def _export(request: messages.Export) -> messages.Answer:
    table = resumed(find_game(request.game), request.opening, request.events)
    record = to_json(table.whole_record())
    return messages.Encoded(wire.encode(record | {"players": request.players}))


def _tell(request: messages.Tell) -> messages.Answer:
    table = resumed(find_game(request.game), request.opening, request.events)
    return messages.Story(story(table, request.whole))


def _open(request: messages.Open) -> messages.Answer:
    game = find_game(request.game)
    if request.training:
        return _begun(table_from_position(game, game_info.training(game)["position"]))
    return _begun(open_table(game, request.options, request.seats, FATE))


def _import(request: messages.Import) -> messages.Answer:
    return _begun(bots.replayed(json.loads(request.record)))


def _begin(request: messages.Begin) -> messages.Answer:
    table = LiveTable(find_game(request.game), request.opening)
    for event in request.moves:
        table.redo(event)
    return _begun(table)


def _begun(table: Table) -> messages.Answer:
    record = table.record
    moves = move_events(record.entries)
    return messages.Begun(
        record.game,
        opening_json(record),
        moves,
        table.seats,
        table.awaited,
        views.winners(table),
    )


def _think(request: messages.Think) -> messages.Answer:
    text = bots.think(request.game, request.position, request.seat, request.bot, request.seed)
    return messages.Value(text)


def _advise(request: asked.Advise) -> messages.Answer:
    return messages.Encoded(wire.encode(advice(request)))


def _weigh_position(request: asked.WeighPosition) -> messages.Answer:
    return messages.Value(positions.weighed(request))


def _play_out_position(request: asked.PlayOutPosition) -> messages.Answer:
    return messages.Encoded(wire.encode(positions.played_out(request)))


def _judge_list(request: messages.JudgeList) -> messages.Answer:
    faults = find_game(request.game).list_faults(request.text)
    verdict = wire.ListVerdict(not faults, [said(fault) for fault in faults])
    return messages.Encoded(wire.encode(verdict))


def _games(_request: messages.Games) -> messages.Answer:
    return messages.Encoded(wire.encode(game_info.all_games()))


def _book(request: requests.Book) -> messages.Answer:
    return messages.Value(agents.book(request))


def _study(request: requests.Study) -> messages.Answer:
    return messages.Encoded(wire.encode(study.studied(request)))


def _analysable(request: requests.Analysable) -> messages.Answer:
    return messages.Value(study.analysable(request))


def _solution(request: requests.Solution) -> messages.Answer:
    return messages.Encoded(wire.encode(study.solved(request)))
