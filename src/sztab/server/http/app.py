"""The application: every address of the server, and who answers it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from importlib.metadata import version
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from starlette.exceptions import HTTPException
from starlette.middleware.trustedhost import TrustedHostMiddleware

from sztab.core.running.build import build_of_kernel
from sztab.core.said import Refusal
from sztab.core.words import LANGUAGES
from sztab.server import wire
from sztab.server.errors import RefusedError, refused
from sztab.server.http import cookies
from sztab.server.http.analysis import add_analysis
from sztab.server.http.middleware import Guard, address_of
from sztab.server.http.pages import add_pages
from sztab.server.http.programs import serve_program
from sztab.server.http.replies import JSON, read_body, reply, steady
from sztab.server.http.seats import add_seat_pages, device_finder, label_of
from sztab.server.http.study import add_study
from sztab.server.http.websocket import serve_guarded, serve_socket
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.logs import Relay
from sztab.server.rate_limits import client_key
from sztab.server.rules import game_info, messages
from sztab.server.seats import lobby, new_tables, saving
from sztab.server.settings import Settings
from sztab.server.store.storage import events as stored_events
from sztab.server.store.storage import set_again
from sztab.server.wire.convert import said

Handler = Callable[[Request, Any], Awaitable[Response]]

# Whose warnings go into our log, bounded as it is, and nowhere else.
LIBRARIES: Final = ("uvicorn.error", "asyncio", "mcp")


def create_app(settings: Settings) -> FastAPI:
    """Return the server's application; it opens its hub when it starts."""
    hub = Hub(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        relay = Relay(hub.log)
        for name in LIBRARIES:
            logging.getLogger(name).addHandler(relay)
            logging.getLogger(name).propagate = False
        await hub.start()
        hub.spawn(asyncio.to_thread(game_info.all_games))
        if hub.storage.shared:
            from sztab.server.live.listener import Listener  # psycopg takes its time to be read

            hub.spawn(Listener(hub).run())
        else:
            hub.spawn(hub.resume_bots())
        async with agents:
            yield {"gate": hub.gate}  # where the protocols find it
        await hub.stop()
        for name in LIBRARIES:
            logging.getLogger(name).removeHandler(relay)
            logging.getLogger(name).propagate = True

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.hub = hub
    _add_game_pages(app, hub)
    _add_tables(app, hub)
    add_seat_pages(app, hub)
    add_study(app, hub)
    add_analysis(app, hub)
    agents: AbstractAsyncContextManager[None] = nullcontext()
    if settings.mcp:
        from sztab.server.http.mcp import add_mcp  # an extra

        agents = add_mcp(app, hub)
    _add_the_rest(app, hub)
    _add_errors(app)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=settings.hosts)
    app.add_middleware(Guard, hub=hub)
    return app


# --- games ---------------------------------------------------------------------------------------


def _add_game_pages(app: FastAPI, hub: Hub) -> None:
    @app.get("/api/games")
    async def every_game() -> Response:
        return reply(await asyncio.to_thread(game_info.all_games))

    @app.get("/api/games/{id}")
    async def one_game(id: str) -> Response:
        return reply(game_info.game_info(game_info.game_called(id)))

    @app.get("/api/games/{id}/words/{language}")
    async def words(id: str, language: str, request: Request) -> Response:
        text = game_info.words(game_info.game_called(id), language)
        return steady(request, text, "text/plain; charset=utf-8")

    @app.get("/api/games/{id}/rules")
    async def rules(id: str, request: Request, lang: str = "en") -> Response:
        from sztab.server.rules.book.rule_text import encoded  # so does what reads Markdown

        if lang not in LANGUAGES:
            raise refused("no-such-page", 404)
        return steady(request, encoded(game_info.game_called(id), lang), JSON)

    @app.get("/api/games/{id}/rulebook")
    async def rulebook(id: str, request: Request, lang: str = "en") -> Response:
        from sztab.server.rules.book.rule_text import encoded

        if lang not in LANGUAGES:
            raise refused("no-such-page", 404)
        return steady(request, encoded(game_info.game_called(id), lang, book=True), JSON)

    @app.get("/api/games/{id}/lists")
    async def lists(id: str) -> Response:
        return reply(game_info.list_choices(game_info.game_called(id)))

    @app.post("/api/games/{id}/lists")
    async def judge_list(id: str, request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("judging", address)
        wish = await read_body(request, wire.AskList)
        asked = messages.JudgeList(game_info.game_called(id).id, wish.text)
        answer = await hub.openings.answer(messages.Encoded, asked, client_key(address))
        return Response(answer.body, media_type=JSON)

    @app.get("/api/games/{id}/training")
    async def training(id: str) -> Response:
        lesson = game_info.training(game_info.game_called(id))
        if lesson is None:
            raise refused("no-training", 404)
        hints = msgspec.convert(lesson.get("hints", []), list[wire.Hint])
        return reply(wire.Training(lesson["seat"], hints))

    @app.get("/api/about")
    async def about() -> Response:
        return reply(wire.About(version("sztab"), build_of_kernel()))

    @app.get("/api/bots")
    async def bots() -> Response:
        return reply(game_info.bots())


# --- tables --------------------------------------------------------------------------------------


def _add_tables(app: FastAPI, hub: Hub) -> None:
    plain = hub.settings.plain_http

    device = device_finder(hub)

    async def opened(
        request: Request, opening: new_tables.Opening, parent: str | None = None
    ) -> Response:
        """Store a table that is about to be opened."""
        response = reply(await opening.write(hub, parent, label_of(request)), 201)
        cookies.give(response, opening.id, opening.token, plain)
        hub.log("opened", table=opening.id, game=opening.begun.game)
        return response

    @app.get("/api/tables")
    async def tables(request: Request) -> Response:
        return reply(await lobby.lobby(hub, cookies.tables_of(request, plain)))

    @app.post("/api/tables")
    async def open_table(request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("opening", address)
        wish = await read_body(request, wire.NewTable)
        return await opened(request, await new_tables.new_opening(hub, client_key(address), wish))

    @app.post("/api/tables/import")
    async def import_table(request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("opening", address)
        wish = await read_body(request, wire.Import)
        return await opened(
            request, await new_tables.imported_opening(hub, client_key(address), wish)
        )

    @app.post("/api/tables/{id}/again")
    async def again(id: str, request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("opening", address)
        wish = await read_body(request, wire.Again)
        room = await hub.room(id)
        who, owner = await device(request, id), client_key(address)
        opening = await new_tables.again(hub, room, who, owner, wish.at, wish.swap)
        response = await opened(request, opening, id)
        if wish.at is None:
            await hub.storage.write(id, lambda database: set_again(database, id, opening.id))
            await hub.refresh(room)
        return response

    @app.get("/api/tables/{id}/record")
    async def record(id: str, request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("reading", address)
        room = await hub.room(id)
        found = await _record(hub, room, await device(request, id), client_key(address))
        return Response(found, media_type=JSON)

    @app.get("/api/tables/{id}/end")
    async def end(id: str, request: Request) -> Response:
        address = address_of(request.scope)
        await hub.admission.admit("reading", address)
        room = await hub.room(id)
        who = await device(request, id)
        return reply(await hub.endings.end(room, who, client_key(address)))

    @app.websocket("/api/tables/{id}/socket")
    async def socket(socket: WebSocket, id: str) -> None:
        await serve_socket(socket, hub, id)

    @app.websocket("/api/tables/{id}/program")
    async def program(socket: WebSocket, id: str) -> None:
        await serve_guarded(socket, hub, id, serve_program, pages_only=False)


async def _record(hub: Hub, room: Room, device: str | None, owner: str) -> bytes:
    """Return the whole game if nothing is secret for this person, else what the seat heard."""
    # As it stands now: until its turn comes somebody else may play here in secret.
    version, players = room.facts.version, saving.players(room)
    if not room.all_shown:
        if not saving.may_save(room, device):
            return await room.log_of(device)
        await saving.note_saved(hub, room)

    async def prepare() -> messages.Request:
        events = await hub.storage.read(lambda database: stored_events(database, room.id))
        until = [event for event in events if event.version < version]
        return messages.Export(room.row.game, room.row.opening, until, players)

    return (await hub.whole_games.answer(messages.Encoded, prepare, owner)).body


# --- health, the client, and whatever goes wrong -------------------------------------------------


def _add_the_rest(app: FastAPI, hub: Hub) -> None:
    @app.get("/health")
    async def health() -> Response:
        return reply({"healthy": True})

    @app.get("/ready")
    async def ready() -> Response:
        trouble = await hub.readiness.trouble()
        answer = {"ready": True} if trouble is None else {"ready": False, "why": trouble}
        return reply(answer, 200 if trouble is None else 503)

    @app.get("/api/{path:path}")
    async def no_such_question(path: str) -> Response:
        raise refused("no-such-page", 404)

    add_pages(app, hub)


def _add_errors(app: FastAPI) -> None:
    async def refuse(request: Request, error: RefusedError) -> Response:
        return reply(wire.Problem(said(error.refusal)), error.status)

    async def http(request: Request, error: HTTPException) -> Response:
        key = "no-such-page" if error.status_code == 404 else "not-a-command"
        return reply(wire.Problem(said(Refusal("server", key))), error.status_code)

    handlers: dict[type[Exception], Handler] = {RefusedError: refuse, HTTPException: http}
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
