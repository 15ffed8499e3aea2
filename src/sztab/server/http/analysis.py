"""Every address that is about what a game is worth: hints, luck reports, analyses."""

import re

from fastapi import FastAPI, Request, Response

from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.http.middleware import address_of
from sztab.server.http.replies import JSON, read_body, reply
from sztab.server.http.seats import device_finder
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.rate_limits import client_key
from sztab.server.rules.studies.requests import Studies


def add_analysis(app: FastAPI, hub: Hub) -> None:
    """Add the addresses."""
    device = device_finder(hub)

    @app.post("/api/tables/{id}/hint")
    async def hint(id: str, request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("hinting", address)
        wish = await read_body(request, wire.AskHint)
        room = await hub.room(id)
        owner = client_key(address)
        found = await hub.hints.hint(room, await device(request, id), wish.version, owner)
        return Response(found, media_type=JSON)

    @app.get("/api/tables/{id}/luck")
    async def luck(id: str, request: Request) -> Response:
        room = await hub.room(id)
        return reply(await hub.analyses.luck(room, await device(request, id)))

    @app.post("/api/tables/{id}/luck")
    async def begin_luck(id: str, request: Request) -> Response:
        room = await begun(id, request, "luck")
        return reply(await hub.analyses.luck(room, await device(request, id)))

    @app.get("/api/tables/{id}/analysis")
    async def analysis(id: str, request: Request) -> Response:
        room = await hub.room(id)
        return reply(await hub.analyses.analysis(room, await device(request, id)))

    @app.post("/api/tables/{id}/analysis")
    async def begin_analysis(id: str, request: Request) -> Response:
        room = await begun(id, request, "plans")
        return reply(await hub.analyses.analysis(room, await device(request, id)))

    async def begun(id: str, request: Request, kind: Studies) -> Room:
        address = address_of(request.scope)
        await hub.admission.admit("analysing", address)
        await read_body(request, wire.BeginAnalysis)
        room = await hub.room(id)
        await hub.analyses.begin(room, kind, client_key(address))
        return room

    @app.get("/api/tables/{id}/analysis/{move}")
    async def decision(id: str, move: str) -> Response:
        room = await hub.room(id)
        return Response(await hub.analyses.decision(room, number(move)), media_type=JSON)

    @app.get("/api/tables/{id}/analysis/{move}/{plan}")
    async def line(id: str, move: str, plan: str) -> Response:
        room = await hub.room(id)
        found = await hub.analyses.decision(room, number(move), number(plan))
        return Response(found, media_type=JSON)


def number(text: str) -> int:
    """Return a number of an address; nothing else is there."""
    if not re.fullmatch(r"[0-9]{1,5}", text):
        raise refused("no-such-page", 404)
    return int(text)
