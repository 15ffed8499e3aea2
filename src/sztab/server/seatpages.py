"""Every address that is about seats: links, taking, handing over, devices, recovery."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from fastapi import FastAPI, Request, Response

from sztab.server import cookies, devices, entering, handover, wire
from sztab.server.guard import address_of
from sztab.server.house import House
from sztab.server.refusing import RefusedError
from sztab.server.replies import read_body, reply
from sztab.server.socket import known_device
from sztab.server.trouble import UnavailableError

FindDevice = Callable[[Request, str], Awaitable[str | None]]


def device_finder(house: House) -> FindDevice:
    """Return what finds the device that a request's cookie of a table names."""

    async def find(request: Request, table: str) -> str | None:
        found = cookies.device_of(request, table, house.settings.plain_http)
        if found is None or not await known_device(house, found, table):
            return None
        if (match := house.known(table)) is not None:
            with suppress(UnavailableError):  # reading goes on while nothing can be written
                await handover.note_presence(house, match, found)
        return found

    return find


def label_of(request: Request) -> str:
    """Return a name for the browser that asks."""
    return devices.label_of(request.headers.get("user-agent", ""))


def add_seat_pages(app: FastAPI, house: House) -> None:
    """Add the addresses that are about seats."""
    device = device_finder(house)
    _add_taking(app, house, device)
    _add_handing_over(app, house, device)
    _add_devices(app, house, device)


def _add_taking(app: FastAPI, house: House, device: FindDevice) -> None:
    plain = house.settings.plain_http

    @app.post("/api/tables/{id}/peek")
    async def peek(id: str, request: Request) -> Response:
        await house.admit("entering", address_of(request.scope))
        wish = await read_body(request, wire.Peek)
        match = await house.match(id)
        return reply(entering.invitation(match, wish.token, await device(request, id)))

    @app.post("/api/tables/{id}/enter")
    async def enter(id: str, request: Request) -> Response:
        address = address_of(request.scope)
        await house.admit("entering", address)
        wish = await read_body(request, wire.Enter)
        match = await house.match(id)
        parent = match.row.parent
        former = await device(request, parent) if parent else None
        visitor = entering.Visitor(await device(request, id), former, label_of(request))
        try:
            token, held = await entering.enter(house, match, wish, visitor)
        except RefusedError as error:
            house.security("refused-join", address=address, table=id, why=error.refusal.key)
            raise
        house.security("entered", address=address, table=id, seats=held)
        response = reply(wire.Entered(held))
        if token is not None:
            cookies.give(response, id, token, plain)
        return response


def _add_handing_over(app: FastAPI, house: House, device: FindDevice) -> None:
    @app.post("/api/tables/{id}/links")
    async def links(id: str, request: Request) -> Response:
        await house.admit("linking", address_of(request.scope))
        wish = await read_body(request, wire.Relink)
        match = await house.match(id)
        fresh = await handover.relink(house, match, await device(request, id), wish)
        house.security("links-withdrawn", table=id, seat=wish.seat)
        return reply(fresh)

    @app.post("/api/tables/{id}/hand-over")
    async def hand_over(id: str, request: Request) -> Response:
        await house.admit("linking", address_of(request.scope))
        wish = await read_body(request, wire.HandOver)
        match = await house.match(id)
        given = await handover.hand_over(house, match, await device(request, id), wish)
        asked = wish.seat in match.handovers
        house.security("hand-over-asked" if asked else "handed-over", table=id, seat=wish.seat)
        return reply(given)

    @app.post("/api/tables/{id}/hand-over/answer")
    async def answer(id: str, request: Request) -> Response:
        await house.admit("linking", address_of(request.scope))
        wish = await read_body(request, wire.HandOverAnswer)
        match = await house.match(id)
        await handover.answer(house, match, await device(request, id), wish)
        house.security("hand-over-answered", table=id, seat=wish.seat, yes=wish.yes)
        return reply(wire.Done())


def _add_devices(app: FastAPI, house: House, device: FindDevice) -> None:
    plain = house.settings.plain_http

    @app.get("/api/tables/{id}/devices")
    async def overview(id: str, request: Request) -> Response:
        match = await house.match(id)
        return reply(await devices.overview(house, match, await device(request, id)))

    @app.post("/api/tables/{id}/code")
    async def code(id: str, request: Request) -> Response:
        await house.admit("linking", address_of(request.scope))
        wish = await read_body(request, wire.NewCode)
        match = await house.match(id)
        made = await devices.renew_code(house, match, await device(request, id), wish)
        house.security("code-revoked" if wish.revoke else "code-made", table=id)
        return reply(made)

    @app.post("/api/tables/{id}/sign-out")
    async def sign_out(id: str, request: Request) -> Response:
        await house.admit("linking", address_of(request.scope))
        wish = await read_body(request, wire.SignOut)
        match = await house.match(id)
        for table in await devices.sign_out(house, match, await device(request, id), wish):
            if (shown := house.known(table)) is not None:
                await entering.refresh(house, shown)
        house.security("signed-out", table=id)
        return reply(wire.Done())

    @app.post("/api/recover")
    async def recover(request: Request) -> Response:
        address = address_of(request.scope)
        await house.admit("recovering", address)
        wish = await read_body(request, wire.Recover)
        try:
            person = await devices.person_of(house, wish.code)
            match = await house.match(person.table)
            mine = await device(request, match.id)
            token = await devices.recover(house, match, person, mine, label_of(request))
        except RefusedError as error:
            house.security("refused-recovery", address=address, why=error.refusal.key)
            raise
        await entering.refresh(house, match)
        held = [seat.seat for seat in match.seats.values() if seat.person == person.id]
        house.security("recovered", address=address, table=match.id, seats=held)
        response = reply(wire.Recovered(match.id, held))
        if token is not None:
            cookies.give(response, match.id, token, plain)
        return response
