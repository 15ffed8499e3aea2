"""The socket of a program in a seat: the messages of ``sztab.programs`` over a WebSocket.

A program names its seat by a token in its first message, not by a cookie: a page of another site
has no token, and no browser sends one by itself.
"""

import asyncio
import json
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sztab.core.errors import RulesError, SztabError
from sztab.core.registry import find_game
from sztab.core.words import say
from sztab.programs import protocol
from sztab.server import wire
from sztab.server.errors import RefusedError, refused
from sztab.server.http.websocket import Session, known_device, serve_connection
from sztab.server.live.connection import Connection
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.net.ws_protocol import LAST_SECONDS
from sztab.server.rules.messages import refusal_of
from sztab.server.seats import joining
from sztab.server.seats.tokens import hashed
from sztab.server.store.failures import UnavailableError
from sztab.server.wire.encoding import POLICY_VIOLATION
from sztab.server.wire.programs import FromProgram, ProgramEnter, ProgramMove

ENTER_SECONDS: Final = 10.0  # for the first message
_enter: Final = msgspec.json.Decoder(ProgramEnter)
_command: Final = msgspec.json.Decoder(FromProgram)
LABEL: Final = "program"


class ProgramConnection(Connection):
    """A connection whose messages are turned into those of a program."""

    def __init__(self, device: str, address: str, language: str, token: str) -> None:
        super().__init__(device, address)
        self.language: Final = language
        self.token: Final = token
        self.heard = -1  # moves whose log was sent
        self.asked = -1  # the version of the last decision sent
        self.told_end = False


async def serve_program(socket: WebSocket, hub: Hub, id: str, address: str) -> None:
    """Serve one connection of a program: it names its seat, then plays."""
    await socket.accept()
    try:
        room, connection = await _entered(socket, hub, id, address)
    except RefusedError as error:
        hub.security("refused-join", address=address, table=id, why=error.refusal.key)
        why = say(None, "en", error.refusal)
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await socket.send_text(json.dumps({"is": "gone", "why": why}))
                await socket.close(POLICY_VIOLATION)
        return
    await serve_connection(socket, hub, room, connection, ProgramSession)


async def _entered(
    socket: WebSocket, hub: Hub, id: str, address: str
) -> tuple[Room, ProgramConnection]:
    """Read the first message and find the seat that its token opens."""
    try:
        async with asyncio.timeout(ENTER_SECONDS):
            wish = _enter.decode(await socket.receive_text())
    except (msgspec.MsgspecError, UnicodeError, RecursionError, KeyError) as error:
        raise refused("not-a-command") from error
    except (TimeoutError, WebSocketDisconnect, RuntimeError) as error:
        raise refused("not-a-command") from error
    await hub.admission.admit("entering", address)
    room = await hub.room(id)
    device, token = hashed(wish.token), wish.token
    if not await known_device(hub, device, id):
        entering = wire.Enter(token=wish.token, name=wish.name)
        fresh, held = await joining.enter(hub, room, entering, joining.Visitor(None, None, LABEL))
        if fresh is None:
            raise refused("link-refused", 403)
        device, token = hashed(fresh), fresh
        hub.security("entered", address=address, table=id, seats=held)
    if len(room.held(device)) != 1:
        raise refused("not-your-seat", 403)  # a program plays one seat
    return room, ProgramConnection(device, address, wish.language, token)


class ProgramSession(Session):
    """One accepted connection of a program."""

    connection: ProgramConnection

    def _read_command(self, text: str | None) -> Any:
        pace = self.pace
        try:
            command = _command.decode(text or "")  # binary is no command
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._hurry(pace.commands, pace.commands_long)
            raise refused("not-a-command") from error
        if isinstance(command, ProgramMove):
            self._hurry(pace.commands, pace.commands_long)
        else:
            self._hurry(pace.asks)
        return command

    async def _do(self, command: Any) -> None:
        if isinstance(command, ProgramMove):
            n = self.room.facts.version if command.n is None else command.n
            await self.room.move(self.connection.device, command.move, n)
        else:
            await super()._do(command)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.send_text(self._hello())
            while (message := await self.connection.queue.get()) is not None:
                # Shielded: who goes away must not end a process that keeps others' tables.
                found = await asyncio.shield(self.hub.spawn(self._translated(json.loads(message))))
                if found is not None:
                    await self.socket.send_text(protocol.written(found).decode().rstrip())

    def _hello(self) -> str:
        room, game = self.room, find_game(self.room.row.game)
        opening = room.row.opening
        message = protocol.hello(
            game,
            str(opening.get("rules", game.version)),
            list(room.seats),
            room.held(self.connection.device)[0],
            opening.get("options", {}),
            self.connection.language,
        )
        message["token"] = self.connection.token
        return protocol.written(message).decode().rstrip()

    async def _translated(self, plain: dict[str, Any]) -> Any:
        """Return the message of a program that stands for one to a page; ``None`` for most."""
        game, language = find_game(self.room.row.game), self.connection.language
        kind = plain["is"]
        if kind == "view":
            return await self._news()
        if kind == "refused":
            refusal = refusal_of(msgspec.convert(plain["refusal"], wire.Said))
            return protocol.refused(game, plain["version"], refusal, None, language)
        if kind == "answered":
            found: dict[str, Any] = {"is": "answer", "id": plain["id"]}
            if plain.get("refusal") is None:
                return found | {"answer": plain.get("answer")}
            refusal = refusal_of(msgspec.convert(plain["refusal"], wire.Said))
            return found | {"refused": say(game, language, refusal)}
        if kind == "gone":
            return {"is": "gone", "why": plain["say"]["key"]}
        return None

    async def _news(self) -> Any:
        """Return the decision that waits for the seat, once; or the end of the game, once."""
        connection = self.connection
        try:
            async with self.turns:
                found = await self.room.for_program(
                    connection.device, connection.heard, connection.language
                )
        except (RulesError, RefusedError, UnavailableError, SztabError):
            return None  # it comes again with the next view
        message = found["message"]
        if message is None or found["version"] == connection.asked or connection.told_end:
            return None
        connection.asked, connection.heard = found["version"], found["moves"]
        connection.told_end = message["is"] == "end"
        return message
