"""Every address that is about seats: links, taking, handing over, devices, recovery."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from fastapi import FastAPI, Request, Response

from sztab.server import wire
from sztab.server.errors import RefusedError
from sztab.server.http import cookies
from sztab.server.http.middleware import address_of
from sztab.server.http.replies import read_body, reply
from sztab.server.http.websocket import known_device
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.seats import devices, handover, joining, own_tables
from sztab.server.store.failures import UnavailableError

FindDevice = Callable[[Request, str], Awaitable[str | None]]
Wish = TypeVar("Wish")


def device_finder(hub: Hub) -> FindDevice:
    """Return what finds the device that a request's cookie of a table names."""

    async def find(request: Request, table: str) -> str | None:
        found = cookies.device_of(request, table, hub.settings.plain_http)
        if found is None or not await known_device(hub, found, table):
            return None
        if (room := hub.known(table)) is not None:
            with suppress(UnavailableError):  # reading goes on while nothing can be written
                await handover.note_presence(hub, room, found)
        return found

    return find


async def wished(
    hub: Hub, device: FindDevice, request: Request, table: str, kind: type[Wish]
) -> tuple[Wish, Room, str | None]:
    """Return what somebody at a table wishes, the table's room, and whose device asks."""
    await hub.admission.admit("linking", address_of(request.scope))
    wish = await read_body(request, kind)
    return wish, await hub.room(table), await device(request, table)


def label_of(request: Request) -> str:
    """Return a name for the browser that asks."""
    return devices.label_of(request.headers.get("user-agent", ""))


def add_seat_pages(app: FastAPI, hub: Hub) -> None:
    """Add the addresses that are about seats."""
    device = device_finder(hub)
    _add_taking(app, hub, device)
    _add_handing_over(app, hub, device)
    _add_devices(app, hub, device)
    _add_own_tables(app, hub, device)


def _add_taking(app: FastAPI, hub: Hub, device: FindDevice) -> None:
    plain = hub.settings.plain_http

    @app.post("/api/tables/{id}/peek")
    async def peek(id: str, request: Request) -> Response:
        await hub.admission.admit("entering", address_of(request.scope))
        wish = await read_body(request, wire.Peek)
        room = await hub.room(id)
        return reply(joining.invitation(room, wish.token, await device(request, id)))

    @app.post("/api/tables/{id}/enter")
    async def enter(id: str, request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("entering", address)
        wish = await read_body(request, wire.Enter)
        room = await hub.room(id)
        parent = room.row.parent
        former = await device(request, parent) if parent else None
        visitor = joining.Visitor(await device(request, id), former, label_of(request))
        try:
            token, held = await joining.enter(hub, room, wish, visitor)
        except RefusedError as error:
            hub.security("refused-join", address=address, table=id, why=error.refusal.key)
            raise
        hub.security("entered", address=address, table=id, seats=held)
        response = reply(wire.Entered(held))
        if token is not None:
            cookies.give(response, id, token, plain)
        return response


def _add_handing_over(app: FastAPI, hub: Hub, device: FindDevice) -> None:
    @app.post("/api/tables/{id}/links")
    async def links(id: str, request: Request) -> Response:
        wish, room, mine = await wished(hub, device, request, id, wire.Relink)
        fresh = await handover.relink(hub, room, mine, wish)
        hub.security("links-withdrawn", table=id, seat=wish.seat)
        return reply(fresh)

    @app.post("/api/tables/{id}/hand-over")
    async def hand_over(id: str, request: Request) -> Response:
        wish, room, mine = await wished(hub, device, request, id, wire.HandOver)
        given = await handover.hand_over(hub, room, mine, wish)
        asked = wish.seat in room.handovers
        hub.security("hand-over-asked" if asked else "handed-over", table=id, seat=wish.seat)
        return reply(given)

    @app.post("/api/tables/{id}/hand-over/answer")
    async def answer(id: str, request: Request) -> Response:
        wish, room, mine = await wished(hub, device, request, id, wire.HandOverAnswer)
        await handover.answer(hub, room, mine, wish)
        hub.security("hand-over-answered", table=id, seat=wish.seat, yes=wish.yes)
        return reply(wire.Done())


def _add_devices(app: FastAPI, hub: Hub, device: FindDevice) -> None:
    plain = hub.settings.plain_http

    @app.get("/api/tables/{id}/devices")
    async def overview(id: str, request: Request) -> Response:
        room = await hub.room(id)
        return reply(await devices.overview(hub, room, await device(request, id)))

    @app.post("/api/tables/{id}/code")
    async def code(id: str, request: Request) -> Response:
        wish, room, mine = await wished(hub, device, request, id, wire.NewCode)
        made = await devices.renew_code(hub, room, mine, wish)
        hub.security("code-revoked" if wish.revoke else "code-made", table=id)
        return reply(made)

    @app.post("/api/tables/{id}/sign-out")
    async def sign_out(id: str, request: Request) -> Response:
        wish, room, mine = await wished(hub, device, request, id, wire.SignOut)
        for table in await devices.sign_out(hub, room, mine, wish):
            if (shown := hub.known(table)) is not None:
                await hub.refresh(shown)
        hub.security("signed-out", table=id)
        return reply(wire.Done())

    @app.post("/api/recover")
    async def recover(request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("recovering", address)
        wish = await read_body(request, wire.Recover)
        try:
            person = await devices.person_of(hub, wish.code)
            room = await hub.room(person.table)
            mine = await device(request, room.id)
            token = await devices.recover(hub, room, person, mine, label_of(request))
        except RefusedError as error:
            hub.security("refused-recovery", address=address, why=error.refusal.key)
            raise
        await hub.refresh(room)
        held = [seat.seat for seat in room.seats.values() if seat.person == person.id]
        hub.security("recovered", address=address, table=room.id, seats=held)
        response = reply(wire.Recovered(room.id, held))
        if token is not None:
            cookies.give(response, room.id, token, plain)
        return response


def _add_own_tables(app: FastAPI, hub: Hub, device: FindDevice) -> None:
    @app.post("/api/tables/{id}/archive")
    async def archive(id: str, request: Request) -> Response:
        wish, room, mine = await wished(hub, device, request, id, wire.Archive)
        await own_tables.archive(hub, room, mine, wish.archived)
        return reply(wire.Done())

    @app.post("/api/tables/{id}/delete")
    async def delete(id: str, request: Request) -> Response:
        wish, room, mine = await wished(hub, device, request, id, wire.Delete)
        await own_tables.delete(hub, room, mine, wish.what)
        hub.security("deleted-by-player", table=id, of=wish.what)
        response = reply(wire.Done())
        cookies.take(response, id, hub.settings.plain_http)
        return response
