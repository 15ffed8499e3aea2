"""Every address of studies and puzzles."""

from fastapi import FastAPI, Request, Response

from sztab.server import wire
from sztab.server.http.analysis import number
from sztab.server.http.middleware import address_of
from sztab.server.http.replies import JSON, read_body, reply
from sztab.server.live.hub import Hub
from sztab.server.rate_limits import client_key
from sztab.server.study import puzzles, studies


def add_study(app: FastAPI, hub: Hub) -> None:
    """Add the addresses."""

    @app.post("/api/study/look")
    async def look(request: Request) -> Response:
        owner = client_key(address_of(request.scope))
        wish = await read_body(request, wire.AskStudy)
        return Response(await studies.look(hub, owner, wish), media_type=JSON)

    @app.post("/api/study/why")
    async def why(request: Request) -> Response:
        owner = client_key(address_of(request.scope))
        wish = await read_body(request, wire.AskWhy)
        return Response(await studies.why(hub, owner, wish), media_type=JSON)

    @app.post("/api/study")
    async def keep(request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("opening", address)
        wish = await read_body(request, wire.KeepStudy)
        return reply(await studies.keep(hub, address, client_key(address), wish), 201)

    @app.get("/api/study/{id}")
    async def kept(id: str) -> Response:
        return reply(await studies.kept(hub, id))

    @app.post("/api/study/analysis")
    async def analyse(request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("weighing", address)
        wish = await read_body(request, wire.AnalysePosition)
        return reply(await studies.analyse(hub, client_key(address), wish))

    @app.get("/api/study/analysis/{id}")
    async def analysis(id: str) -> Response:
        return reply(await hub.positions.shown(id))

    @app.get("/api/study/analysis/{id}/{plan}")
    async def line(id: str, plan: str, request: Request) -> Response:
        owner = client_key(address_of(request.scope))
        return Response(await hub.positions.line(owner, id, number(plan)), media_type=JSON)

    @app.get("/api/games/{id}/puzzles")
    async def all_puzzles(id: str) -> Response:
        return reply(puzzles.puzzles(id))

    @app.post("/api/games/{id}/puzzles/{puzzle}")
    async def tried(id: str, puzzle: str, request: Request) -> Response:
        wish = await read_body(request, wire.TryPuzzle)
        owner = client_key(address_of(request.scope))
        return Response(await puzzles.tried(hub, owner, id, puzzle, wish.move), media_type=JSON)
