"""The socket of a table: commands in, views out."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sztab.core.errors import RulesError
from sztab.core.said import Refusal
from sztab.server import storage, wire
from sztab.server.asks import answer
from sztab.server.connection import INTERNAL, POLICY, TOO_FAST, TRY_AGAIN, Connection, encode
from sztab.server.cookies import device_of
from sztab.server.guard import address_of
from sztab.server.handover import come_back, note_presence
from sztab.server.house import House
from sztab.server.match import Match
from sztab.server.protocol import LAST_SECONDS
from sztab.server.refusing import RefusedError, refused
from sztab.server.saying import said
from sztab.server.trouble import UnavailableError

_decoder: Final = msgspec.json.Decoder(wire.FromClient)


def read_command(text: str) -> wire.FromClient:
    """A command, held strictly to its type."""
    try:
        command: wire.FromClient = _decoder.decode(text)
        return command
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refused("not-a-command") from error


async def serve_socket(socket: WebSocket, house: House, id: str) -> None:
    """One connection, from its handshake to its end."""
    address = address_of(socket.scope)
    origin = socket.headers.get("origin")
    if origin not in house.settings.origins:
        house.security(
            "foreign-origin", address=address, origin=(origin or "")[:200], path=socket.url.path
        )
        await socket.close(POLICY)  # before it is accepted: the handshake is answered with 403
        return
    if house.is_banned(address):
        await socket.close(POLICY)
        return
    with house.place(address) as free:
        if not free:
            house.security("limit", limit="sockets_of_address", address=address)
            await socket.close(TOO_FAST)
            return
        try:
            await _serve(socket, house, id, address)
        except UnavailableError as error:
            house.unavailable(error)
            await _deny(socket, error)


async def _deny(socket: WebSocket, error: UnavailableError) -> None:
    """Answer a handshake that the database does not let be made, or close what was accepted."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        if socket.application_state is WebSocketState.CONNECTING:
            body = encode(wire.Problem(wire.Said(error.key)))
            await socket.send_denial_response(Response(body, 503, media_type="application/json"))
        else:
            await socket.close(TRY_AGAIN)


async def _turn_away(socket: WebSocket, error: RefusedError) -> None:
    """There is no such table; or it is there and cannot be shown, which is said."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        if error.status == 404:
            await socket.close(POLICY)
            return
        await socket.accept()
        await socket.send_text(encode(wire.Gone(said(error.refusal))).decode())
        await socket.close(INTERNAL)


async def _serve(socket: WebSocket, house: House, id: str, address: str) -> None:
    device = device_of(socket, id, house.settings.plain_http)
    try:
        match = await house.match(id)
        if device is not None and not await known_device(house, device, id):
            house.security("refused-join", address=address, table=id, why="no such device")
            device = None
    except RefusedError as error:
        await _turn_away(socket, error)
        return
    connection = Connection(device, address)
    if match.count_sockets(connection) >= house.settings.limits.sockets_of_seat:
        house.security("limit", limit="sockets_of_seat", address=address, table=id)
        await socket.close(TOO_FAST)
        return
    match.coming.add(connection)
    try:
        await socket.accept()
        await _Session(house, match, connection, socket).run()
    finally:
        match.coming.discard(connection)


async def known_device(house: House, device: str, table: str) -> bool:
    """Whether a cookie is one of this table's, and not too old."""
    return await house.storage.read(lambda database: storage.device_row(database, device, table))


class _Session:
    """One accepted connection."""

    def __init__(
        self, house: House, match: Match, connection: Connection, socket: WebSocket
    ) -> None:
        self.house, self.match, self.connection, self.socket = house, match, connection, socket
        self.pace = match.pace(connection)
        self.warnings = 0
        meter = socket.state.meter
        meter.warn, meter.end = self._warn, self._end_flood

    async def run(self) -> None:
        """Read commands and send messages until one side ends it."""
        match, connection, house = self.match, self.connection, self.house
        if house.storage.shared:
            await match.catch_up()
        lines = await house.storage.read(lambda database: storage.chat(database, match.id))
        if connection.device is not None:
            house.spawn(house.touch(match, connection.device))
        try:
            await match.connect(connection, lines)
        except Exception as error:  # the table cannot be shown: whoever came is told so
            await self._turn_away(error)
            return
        house.spawn(come_back(match, connection.device))
        house.spawn(house.announce(match))
        house.security(
            "joined",
            table=match.id,
            address=connection.address,
            seats=match.held(connection.device),
        )
        sending = asyncio.create_task(self._send())
        reading = asyncio.create_task(self._read())
        ending = asyncio.create_task(connection.end_begun.wait())
        try:
            await asyncio.wait((sending, reading, ending), return_when=asyncio.FIRST_COMPLETED)
            if connection.ended is not None:  # the last word may go out, if it is read at all
                await asyncio.wait((sending,), timeout=LAST_SECONDS)
        finally:
            match.disconnect(connection)
            for task in (sending, reading, ending):
                task.cancel()
            await asyncio.gather(sending, reading, ending, return_exceptions=True)
            house.spawn(house.announce(match))
            house.spawn(note_presence(house, match, connection.device))
            await self._close()

    async def _turn_away(self, error: Exception) -> None:
        """Say why the table cannot be shown, and close."""
        if isinstance(error, RefusedError):
            refusal = error.refusal
        elif isinstance(error, UnavailableError):
            self.house.unavailable(error)
            refusal = Refusal("server", error.key)
        else:
            number = self.house.incident("showing", error, table=self.match.id)
            refusal = Refusal("server", "incident", incident=number)
        self.connection.end(INTERNAL, said(refusal))
        await self._send()
        await self._close()

    async def _close(self) -> None:
        # It may be closed already; and for a reader that does not read nobody waits.
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self.socket.close(self.connection.ended or 1000)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.connection.pump(self.socket)

    async def _read(self) -> None:
        while True:
            try:
                message = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            # What is begun is finished, also if the socket ends meanwhile.
            await asyncio.shield(self.house.spawn(self._take(message.get("text"))))

    async def _take(self, text: str | None) -> None:
        """Carry out one message; whatever goes wrong ends the message, not the socket."""
        stale = False
        incident: str | None = None
        try:
            self._hurry(self.pace.messages.admits())
            command = self._read_command(text)
            self._check_haste(command)
            version = self.match.course.version
            await self._do(command)
            if self._is_act(command, version):
                await come_back(self.match, self.connection.device)
            return
        except RefusedError as error:
            refusal, stale = error.refusal, error.stale
        except RulesError as error:
            refusal = error.refusal
        except UnavailableError as error:  # nothing has changed: it may be tried again
            self.house.unavailable(error)
            refusal = Refusal("server", error.key)
        except Exception as error:  # a fault of ours: the table goes on
            incident = self.house.incident("command", error, table=self.match.id)
            refusal = Refusal("server", "incident", incident=incident)
        self.house.security(
            "refused", table=self.match.id, seat=self._seat(), why=refusal.key, incident=incident
        )
        version = self.match.course.version
        self.connection.send(wire.Refused(said(refusal), version, stale, incident))
        if stale:
            await self.match.show_to(self.connection)

    def _is_act(self, command: wire.FromClient, before: int) -> bool:
        """Return True for what a person does; a page asks, and sends a move twice, by itself."""
        if isinstance(command, (wire.DoAsk, wire.DoLook)):
            return False
        return isinstance(command, (wire.DoChat, wire.DoSit)) or (
            self.match.course.version != before
        )

    def _seat(self) -> str | None:
        return self.match.looking(self.connection.device)

    def _read_command(self, text: str | None) -> wire.FromClient:
        """Read a message; one that cannot be read counts as a command."""
        try:
            if text is None:  # binary
                raise refused("not-a-command")
            return read_command(text)
        except RefusedError:
            self._hurry(self.pace.commands.admits() and self.pace.commands_long.admits())
            raise

    def _check_haste(self, command: wire.FromClient) -> None:
        if isinstance(command, (wire.DoAsk, wire.DoLook)):
            self._hurry(self.pace.asks.admits())
        elif isinstance(command, wire.DoChat):
            self._hurry(self.pace.chat.admits())
        else:
            self._hurry(self.pace.commands.admits() and self.pace.commands_long.admits())

    def _hurry(self, admitted: bool) -> None:
        """Refuse what is too much; after some warnings the socket is closed."""
        if admitted:
            return
        self.warnings += 1
        if self.warnings == 1:
            self._log_limit("commands")
        if self.warnings > self.house.settings.limits.warnings:
            self.connection.end(TOO_FAST, wire.Said("too-fast"))
        raise refused("too-fast", 429)

    def _log_limit(self, limit: str) -> None:
        address = self.connection.address
        self.house.security("limit", limit=limit, table=self.match.id, address=address)

    def _warn(self) -> None:
        """Too many frames: tell the other end why it is not read for a moment."""
        self._log_limit("frames")
        version = self.match.course.version
        self.connection.send(wire.Refused(wire.Said("too-fast"), version, False, None))

    def _end_flood(self) -> None:
        self._log_limit("frames, closed")
        self.connection.end(TOO_FAST, wire.Said("too-fast"))

    async def _do(self, command: wire.FromClient) -> None:
        match, device = self.match, self.connection.device
        if isinstance(command, wire.DoMove):
            await match.move(device, command.move, command.version)
        elif isinstance(command, wire.DoUndo):
            await match.undo(device, command.to, command.version)
        elif isinstance(command, wire.DoTakeBack):
            await match.ask_take_back(device, command.to, command.version)
        elif isinstance(command, wire.DoAnswer):
            await match.answer(device, command.yes, command.version)
        elif isinstance(command, wire.DoResign):
            await match.resign(device, command.version)
        elif isinstance(command, wire.DoChat):
            await match.chat(device, command.text)
        elif isinstance(command, wire.DoSit):
            await match.sit(device, command.seat)
        elif isinstance(command, wire.DoLook):
            self.connection.send(await match.look(self.connection, command.at, command.eyes))
        else:
            self.connection.send(await answer(self.house, match, device, command))
