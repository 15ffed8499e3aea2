"""The tables of this server for agents: each call names its seat by a key, and stands by itself.

A key is the id of a table and the token of one seat there, as a cookie has it for a browser. What
an agent may ask, how often, and what it is told is what everybody in that seat may.
"""

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from sztab.agents.desk import seating_for
from sztab.agents.telling import PATIENCE, Teller
from sztab.core.errors import RulesError, SztabError
from sztab.core.registry import find_game
from sztab.core.words import say
from sztab.server import wire
from sztab.server.agents.waiting import settled
from sztab.server.errors import RefusedError, refused
from sztab.server.live.connection import Connection
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.rate_limits import Window, client_key
from sztab.server.rules import messages
from sztab.server.rules.desks import requests
from sztab.server.seats import joining, lobby, new_tables
from sztab.server.seats.handover import note_presence
from sztab.server.seats.tokens import hashed
from sztab.server.store import storage
from sztab.server.store.failures import UnavailableError
from sztab.server.wire.convert import said

KEY: Final = re.compile(r"([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]{1,100})")
LINK: Final = re.compile(r"\S*/t/([A-Za-z0-9_-]{1,32})#seat=([A-Za-z0-9_-]{1,100})")
LABEL: Final = "agent"
LONGEST_MOVE: Final = 4000  # characters, as on the socket
MOST_REMEMBERED: Final = 10_000  # seats whose last news is known; others hear the last lines again

T = TypeVar("T")


class Caller(NamedTuple):
    """Who calls: the address, and the language of the answers."""

    address: str
    language: str = "en"


CALLER: Final[ContextVar[Caller]] = ContextVar("caller")


class Seat(NamedTuple):
    """A seat that a key opens."""

    room: Room
    name: str
    device: str


class Memory:
    """What each seat was told last, and how often it was refused in a row."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, tuple[int, int]]] = OrderedDict()

    def told(self, device: str) -> int:
        """Return the last move that was told of; -1: none."""
        return self._kept.get(device, (-1, 0))[0]

    def note(self, device: str, told: int | None = None, refused: bool | None = None) -> int:
        """Note what was told, or whether a move was refused; return the refusals in a row."""
        before, row = self._kept.pop(device, (-1, 0))
        row = row if refused is None else row + 1 if refused else 0
        self._kept[device] = (before if told is None else told, row)
        if len(self._kept) > MOST_REMEMBERED:
            self._kept.popitem(last=False)
        return row


class HostedDesk:
    """Answers agents over HTTP; see ``sztab.agents.server.HostedDesk``."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._memory: Final = Memory()

    @property
    def language(self) -> str:
        """Return the language of the answers to this call."""
        return CALLER.get().language

    # --- before the game ------------------------------------------------------------------

    async def list_tables(self) -> str:
        """Return the games that can be played, and the tables with a free seat."""
        return await self._answer(self._list_tables)

    async def _list_tables(self) -> str:
        tell = Teller(CALLER.get().language)
        found = await lobby.lobby(self.hub, {})
        lines = [await self._book("games"), tell.say("free-seats")]
        for one in found.open:
            game = find_game(one.game)
            free = ", ".join(seat.seat for seat in one.seats if seat.kind == "open")
            title = f" ({one.title})" if one.title else ""
            lines.append(
                f"- {one.table}: {tell.title(game)}{title}. {tell.say('seats', seats=free)}"
            )
        return "\n".join(lines if found.open else [*lines, f"- {tell.say('none')}"])

    async def sit(
        self,
        game_id: str,
        seat: str,
        opponents: str,
        seats: int,
        options: dict[str, Any],
        invitation: tuple[str, str],
        name: str,
    ) -> str:
        """Take a seat by a link, at a table with a free one, or at a new table; look at it."""

        async def take() -> str:
            link, table = invitation
            if link or table:
                key = await self._entered(link, table, seat, name)
            else:
                key = await self._opened(game_id, seat, opponents, seats, options, name)
            tell = Teller(CALLER.get().language)
            shown = await self._told(await self._seat(key), "look")
            return f"{tell.say('your-key', seat=key)}\n{shown}"

        return await self._answer(take)

    async def _entered(self, link: str, table: str, seat: str, name: str) -> str:
        address = CALLER.get().address
        found = LINK.fullmatch(link.strip())
        if link and found is None:
            raise refused("link-refused", 403)
        await self.hub.admission.admit("entering", address)
        wish: dict[str, Any] = {"token": found[2]} if found else {"seat": seat}
        entering = _converted(wish | ({"name": name} if name else {}), wire.Enter)
        room = await self.hub.room(found[1] if found else table)
        try:
            token, held = await joining.enter(
                self.hub, room, entering, joining.Visitor(None, None, LABEL)
            )
        except RefusedError as error:
            why = error.refusal.key
            self.hub.security("refused-join", address=address, table=room.id, why=why)
            raise
        if token is None:
            raise refused("link-refused", 403)
        self.hub.security("entered", address=address, table=room.id, seats=held)
        return f"{room.id}.{token}"

    async def _opened(
        self, game_id: str, seat: str, opponents: str, seats: int, options: Any, name: str
    ) -> str:
        caller = CALLER.get()
        await self.hub.admission.admit("opening", caller.address)
        seating = seating_for(Teller(caller.language), find_game(game_id), seat, seats)
        mine = seat or seating[0]
        wishes: dict[str, Any] = {one: {"who": "bot", "bot": opponents} for one in seating}
        wishes[mine] = {"who": "me"} | ({"name": name} if name else {})
        wish = _converted({"game": game_id, "seats": wishes, "options": options}, wire.NewTable)
        opening = await new_tables.new_opening(self.hub, client_key(caller.address), wish)
        await opening.write(self.hub, None, LABEL)
        self.hub.log("opened", table=opening.id, game=opening.begun.game)
        return f"{opening.id}.{opening.token}"

    # --- at the table ---------------------------------------------------------------------

    async def look(self, name: str, details: bool = False) -> str:
        """Return the table in words: board, news, whose turn it is, and what may be done."""
        return await self._asked(name, lambda seat: self._told(seat, "look", details=details))

    async def moves(self, name: str, wanted: str = "", page: int = 1) -> str:
        """Return what may be chosen now, each with its words; only what contains *wanted*."""
        return await self._asked(name, lambda seat: self._text(seat, "moves", wanted, page))

    async def why_not(self, name: str, move: str) -> str:
        """Return why a move cannot be made now, with the rule."""
        return await self._asked(name, lambda seat: self._text(seat, "why_not", move))

    async def odds(self, name: str, move: str) -> str:
        """Return what may come of a move, each with its probability."""
        return await self._asked(name, lambda seat: self._text(seat, "odds", move))

    async def play(self, name: str, move: str) -> str:
        """Make a move; return what happened, or the refusal with its rule."""

        async def make(seat: Seat) -> str:
            if len(move) > LONGEST_MOVE:
                raise refused("not-a-command")
            room, device = seat.room, seat.device
            try:
                async with self.hub.admission.turns(CALLER.get().address):
                    await room.move(device, move, room.facts.version)
            except RulesError as error:
                row = self._memory.note(device, refused=True)
                return await self._text(seat, "refused", number=row, refusal=said(error.refusal))
            self._memory.note(device, refused=False)
            return await self._told(seat, "news")

        return await self._commanded(name, make)

    async def wait(self, name: str, seconds: float) -> str:
        """Wait for the others, then say what happened; it may be "not yet"."""

        async def wait(seat: Seat) -> str:
            address = CALLER.get().address
            most = min(PATIENCE, max(0.0, seconds))
            done = await settled(self.hub, seat.room, seat.name, seat.device, address, most)
            tell = Teller(CALLER.get().language)
            head = [] if done else [tell.say("not-yet")]
            return "\n".join([*head, await self._told(seat, "news")])

        return await self._asked(name, wait)

    async def resign(self, name: str) -> str:
        """Give up: of two the other wins, of more a bot plays on."""

        async def give_up(seat: Seat) -> str:
            await seat.room.resign(seat.device, seat.room.facts.version)
            return Teller(CALLER.get().language).say("gave-up")

        return await self._commanded(name, give_up)

    # --- rules ----------------------------------------------------------------------------

    async def rules(self, game_id: str, id: str = "", search: str = "") -> str:
        """Return one rule, the rules in which all words of a search stand, or the chapters."""
        return await self._answer(lambda: self._book("rules", game_id, id, search))

    async def rule(self, id: str) -> str:
        """Return a rule of any game."""
        return await self._answer(lambda: self._book("rule", id=id))

    async def rulebook(self, game_id: str) -> str:
        """Return the whole rulebook of a game."""
        return await self._answer(lambda: self._book("rulebook", game_id))

    async def lesson(self, game_id: str) -> str:
        """Return a text that teaches how to play a game here."""
        return await self._answer(lambda: self._book("lesson", game_id))

    async def _book(self, tool: str, game: str = "", id: str = "", search: str = "") -> str:
        caller = CALLER.get()
        request = requests.Book(tool, caller.language, game[:100], id[:100], search[:200])
        owner = client_key(caller.address)
        found = await self.hub.openings.answer(messages.Value, request, owner, rank=1)
        return str(found.value)

    # --- seats and texts ------------------------------------------------------------------

    async def _seat(self, key: str) -> Seat:
        """Return the seat that a key opens; no other key says whether its table is there."""
        found = KEY.fullmatch(key.strip())
        device = hashed(found[2]) if found else ""
        table = found[1] if found else ""
        if not found or not await self.hub.storage.read(
            lambda database: storage.device_row(database, device, table)
        ):
            self.hub.security("refused-join", address=CALLER.get().address, why="no such key")
            raise SztabError(Teller(CALLER.get().language).say("no-key"))
        room = await self.hub.room(table)
        await self.hub.meet(table, device)  # whom another worker has let in a moment ago
        held = room.held(device)
        if len(held) != 1:
            raise refused("not-your-seat", 403)  # an agent plays one seat
        if self.hub.storage.shared:
            await room.catch_up()
        async with room.lock:
            room.active.setdefault(device, held[0])
        with suppress(UnavailableError):
            await note_presence(self.hub, room, device)
        return Seat(room, held[0], device)

    async def _asked(self, key: str, work: Callable[[Seat], Awaitable[str]]) -> str:
        """Answer a question of a seat, at the pace of questions."""

        async def ask() -> str:
            seat = await self._seat(key)
            self._hurry(self._pace(seat).asks)
            return await work(seat)

        return await self._answer(ask)

    async def _commanded(self, key: str, work: Callable[[Seat], Awaitable[str]]) -> str:
        """Do what a seat wants done, at the pace of moves."""

        async def command() -> str:
            seat = await self._seat(key)
            pace = self._pace(seat)
            self._hurry(pace.commands, pace.commands_long)
            return await work(seat)

        return await self._answer(command)

    def _pace(self, seat: Seat) -> Any:
        return seat.room.pace(Connection(seat.device, CALLER.get().address))

    def _hurry(self, *limits: Window) -> None:
        if not all(limit.admits() for limit in limits):
            raise refused("too-fast", 429)

    async def _told(self, seat: Seat, tool: str, details: bool = False) -> str:
        """Return a text with the news since the last one."""
        since = self._memory.told(seat.device)
        found = await self._from_rules(seat, tool, number=since, details=details)
        self._memory.note(seat.device, told=int(found["moves"]))
        return str(found["text"])

    async def _text(
        self,
        seat: Seat,
        tool: str,
        text: str = "",
        number: int = 0,
        refusal: wire.Said | None = None,
    ) -> str:
        if len(text) > LONGEST_MOVE:
            raise refused("not-a-command")
        return str((await self._from_rules(seat, tool, text, number, refusal=refusal))["text"])

    async def _from_rules(
        self,
        seat: Seat,
        tool: str,
        text: str = "",
        number: int = 0,
        details: bool = False,
        refusal: wire.Said | None = None,
    ) -> Any:
        room, (address, language) = seat.room, CALLER.get()
        async with self.hub.admission.turns(address):
            answer = await self.hub.tables.ask(
                room.kept,
                messages.Value,
                lambda token: requests.Agent(
                    room.id, token, seat.name, tool, language, text, number, details, refusal
                ),
                self.hub.settings.limits.answer,
                "slow-answer",
            )
        return answer.value

    async def _answer(self, work: Callable[[], Awaitable[str]]) -> str:
        """Return an answer; what goes wrong becomes one sentence, and nothing else of it."""
        language = CALLER.get().language
        try:
            return await work()
        except SztabError:
            raise
        except RefusedError as error:
            raise SztabError(say(None, language, error.refusal)) from error
        except UnavailableError as error:
            self.hub.unavailable(error)
            raise SztabError(say(None, language, refused(error.key).refusal)) from error
        except Exception as error:
            number = self.hub.incident("mcp", error)
            refusal = refused("incident", incident=number).refusal
            raise SztabError(say(None, language, refusal)) from error


def _converted(plain: Any, kind: type[T]) -> T:
    """Return a wish held strictly to its type, as from a browser."""
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise refused("not-a-command") from error
