"""The socket of a table: commands in, views out."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sztab.core.errors import RulesError
from sztab.core.said import Refusal
from sztab.server import wire
from sztab.server.errors import RefusedError, refused
from sztab.server.http.cookies import device_of
from sztab.server.http.middleware import address_of
from sztab.server.live.connection import Connection
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.net.ws_protocol import LAST_SECONDS
from sztab.server.rate_limits import Window
from sztab.server.seats.handover import come_back, note_presence
from sztab.server.store import storage
from sztab.server.store.failures import UnavailableError
from sztab.server.wire import encode
from sztab.server.wire.convert import said
from sztab.server.wire.encoding import INTERNAL, POLICY_VIOLATION, TOO_FAST, TRY_AGAIN

Serve = Callable[[WebSocket, Hub, str, str], Awaitable[None]]
read_command: Final = msgspec.json.Decoder(wire.FromClient).decode  # held strictly to its type


async def serve_socket(socket: WebSocket, hub: Hub, id: str) -> None:
    """Serve one connection of a page, from handshake to close."""
    await serve_guarded(socket, hub, id, _serve, pages_only=True)


async def serve_guarded(
    socket: WebSocket, hub: Hub, id: str, serve: Serve, pages_only: bool
) -> None:
    """Serve a connection if its origin and address may have one; only pages name an origin."""
    address = address_of(socket.scope)
    origin = socket.headers.get("origin")
    if origin not in hub.settings.origins and (pages_only or origin is not None):
        hub.security(
            "foreign-origin", address=address, origin=(origin or "")[:200], path=socket.url.path
        )
        await socket.close(POLICY_VIOLATION)  # not accepted yet: answered with 403
        return
    if hub.admission.is_banned(address):
        await socket.close(POLICY_VIOLATION)
        return
    with hub.admission.place(address) as free:
        if not free:
            hub.security("limit", limit="sockets_of_address", address=address)
            await socket.close(TOO_FAST)
            return
        try:
            await serve(socket, hub, id, address)
        except UnavailableError as error:
            hub.unavailable(error)
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
    """Close a socket whose table is unknown or cannot be shown, and say which."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        if error.status == 404:
            await socket.close(POLICY_VIOLATION)
            return
        await socket.accept()
        await socket.send_text(encode(wire.Gone(said(error.refusal))).decode())
        await socket.close(INTERNAL)


async def _serve(socket: WebSocket, hub: Hub, id: str, address: str) -> None:
    device = device_of(socket, id, hub.settings.plain_http)
    try:
        room = await hub.room(id)
        if device is not None and not await known_device(hub, device, id):
            hub.security("refused-join", address=address, table=id, why="no such device")
            device = None
    except RefusedError as error:
        await _turn_away(socket, error)
        return
    connection = Connection(device, address)
    await serve_connection(socket, hub, room, connection, Session)


async def serve_connection(
    socket: WebSocket, hub: Hub, room: Room, connection: Connection, kind: "type[Session]"
) -> None:
    """Serve a connection whose device is known, unless its seat has too many."""
    if room.count_sockets(connection) >= hub.settings.limits.sockets_of_seat:
        address = connection.address
        hub.security("limit", limit="sockets_of_seat", address=address, table=room.id)
        await socket.close(TOO_FAST)
        return
    room.coming.add(connection)
    try:
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await kind(hub, room, connection, socket).run()
    finally:
        room.coming.discard(connection)


async def known_device(hub: Hub, device: str, table: str) -> bool:
    """Return True if a cookie belongs to this table and is not too old."""
    if not await hub.storage.read(lambda one: storage.device_row(one, device, table)):
        return False
    await hub.meet(table, device)
    return True


class Session:
    """One accepted connection."""

    def __init__(self, hub: Hub, room: Room, connection: Connection, socket: WebSocket) -> None:
        self.hub, self.room, self.connection, self.socket = hub, room, connection, socket
        self.pace = room.pace(connection)
        self.turns = hub.admission.turns(connection.address)
        self.warnings = 0
        meter = socket.state.meter
        meter.warn, meter.end = self._warn, self._end_flood

    async def run(self) -> None:
        """Read commands and send messages until one side ends it."""
        room, connection, hub = self.room, self.connection, self.hub
        if hub.storage.shared:
            await room.catch_up()
        lines = await hub.storage.read(lambda database: storage.chat(database, room.id))
        if connection.device is not None:
            hub.spawn(hub.touch(room, connection.device))
        try:
            await room.connect(connection, lines)
        except Exception as error:  # the table cannot be shown: whoever came is told so
            await self._turn_away(error)
            return
        hub.spawn(come_back(room, connection.device))
        hub.spawn(hub.announce(room))
        hub.security(
            "joined",
            table=room.id,
            address=connection.address,
            seats=room.held(connection.device),
        )
        sending = asyncio.create_task(self._send())
        reading = asyncio.create_task(self._read())
        ending = asyncio.create_task(connection.end_begun.wait())
        try:
            await asyncio.wait((sending, reading, ending), return_when=asyncio.FIRST_COMPLETED)
            if connection.ended is not None:  # the last word may go out, if it is read at all
                await asyncio.wait((sending,), timeout=LAST_SECONDS)
        finally:
            room.disconnect(connection)
            for task in (sending, reading, ending):
                task.cancel()
            await asyncio.gather(sending, reading, ending, return_exceptions=True)
            hub.spawn(hub.announce(room))
            hub.spawn(note_presence(hub, room, connection.device))
            await self._close()

    async def _turn_away(self, error: Exception) -> None:
        """Say why the table cannot be shown, and close."""
        if isinstance(error, RefusedError):
            refusal = error.refusal
        elif isinstance(error, UnavailableError):
            self.hub.unavailable(error)
            refusal = Refusal("server", error.key)
        else:
            number = self.hub.incident("showing", error, table=self.room.id)
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
        """Send what is in line until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self.connection.queue.get()) is not None:
                await self.socket.send_text(message.decode())

    async def _read(self) -> None:
        while True:
            try:
                message = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            # What is begun is finished, also if the socket ends meanwhile.
            await asyncio.shield(self.hub.spawn(self._take(message.get("text"))))

    async def _take(self, text: str | None) -> None:
        """Carry out one message; whatever goes wrong ends the message, not the socket."""
        stale = False
        incident: str | None = None
        try:
            self._hurry(self.pace.messages)
            command = self._read_command(text)
            version = self.room.facts.version
            async with self.turns:
                await self._do(command)
            if self.room.handovers and self._is_act(command, version):
                await come_back(self.room, self.connection.device)
            return
        except RefusedError as error:
            refusal, stale = error.refusal, error.stale
        except RulesError as error:
            refusal = error.refusal
        except UnavailableError as error:  # nothing has changed: it may be tried again
            self.hub.unavailable(error)
            refusal = Refusal("server", error.key)
        except Exception as error:  # a fault of ours: the table goes on
            incident = self.hub.incident("command", error, table=self.room.id)
            refusal = Refusal("server", "incident", incident=incident)
        self.hub.metrics.refusals += 1
        self.hub.security(
            "refused", table=self.room.id, seat=self._seat(), why=refusal.key, incident=incident
        )
        version = self.room.facts.version
        self.connection.send(wire.Refused(said(refusal), version, stale, incident))
        if stale:
            await self.room.show_to(self.connection)

    def _is_act(self, command: wire.FromClient, before: int) -> bool:
        """Return True for what a person does; a page asks, and sends a move twice, by itself."""
        if isinstance(command, (wire.DoAsk, wire.DoLook)):
            return False
        return isinstance(command, (wire.DoChat, wire.DoSit)) or (self.room.facts.version != before)

    def _seat(self) -> str | None:
        return self.room.looking(self.connection.device)

    def _read_command(self, text: str | None) -> wire.FromClient:
        """Read a message, if the pace allows it; one that cannot be read counts as a command."""
        pace = self.pace
        try:
            command: wire.FromClient = read_command(text or "")  # binary is no text
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._hurry(pace.commands, pace.commands_long)
            raise refused("not-a-command") from error
        if isinstance(command, (wire.DoAsk, wire.DoLook)):
            self._hurry(pace.asks)
        elif isinstance(command, wire.DoChat):
            self._hurry(pace.chat)
        else:
            self._hurry(pace.commands, pace.commands_long)
        return command

    def _hurry(self, *limits: Window) -> None:
        """Refuse what is too much; after some warnings the socket is closed."""
        if all(limit.admits() for limit in limits):
            return
        self.warnings += 1
        if self.warnings == 1:
            self._log_limit("commands")
        if self.warnings > self.hub.settings.limits.warnings:
            self.connection.end(TOO_FAST, wire.Said("too-fast"))
        raise refused("too-fast", 429)

    def _log_limit(self, limit: str) -> None:
        address = self.connection.address
        self.hub.security("limit", limit=limit, table=self.room.id, address=address)

    def _warn(self) -> None:
        """Too many frames: tell the other end why it is not read for a moment."""
        self._log_limit("frames")
        version = self.room.facts.version
        self.connection.send(wire.Refused(wire.Said("too-fast"), version, False, None))

    def _end_flood(self) -> None:
        self._log_limit("frames, closed")
        self.connection.end(TOO_FAST, wire.Said("too-fast"))

    async def _do(self, command: wire.FromClient) -> None:
        room, device = self.room, self.connection.device
        if isinstance(command, wire.DoMove):
            await room.move(device, command.move, command.version)
        elif isinstance(command, wire.DoUndo):
            await room.undo(device, command.to, command.version)
        elif isinstance(command, wire.DoTakeBack):
            await room.ask_take_back(device, command.to, command.version)
        elif isinstance(command, wire.DoAnswer):
            await room.answer(device, command.yes, command.version)
        elif isinstance(command, wire.DoResign):
            await room.resign(device, command.version)
        elif isinstance(command, wire.DoChat):
            await room.chat(device, command.text)
        elif isinstance(command, wire.DoSit):
            await room.sit(device, command.seat)
        elif isinstance(command, wire.DoLook):
            self.connection.send_text(await room.look(self.connection, command.at, command.eyes))
        else:
            self.connection.send_text(await room.ask(device, command))
