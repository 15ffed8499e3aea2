"""The application: every address of the server, and who answers it."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from starlette.exceptions import HTTPException
from starlette.middleware.trustedhost import TrustedHostMiddleware

from sztab.core.build import build_of_kernel
from sztab.core.errors import SztabError
from sztab.core.record import from_json, to_json
from sztab.core.said import Name, Refusal
from sztab.core.words import LANGUAGES
from sztab.server import cookies, gamepages, lobby, seats, views, wire
from sztab.server.clientfiles import client_file
from sztab.server.entering import refresh
from sztab.server.guard import Guard, address_of
from sztab.server.house import House
from sztab.server.limits import household
from sztab.server.logs import Relay
from sztab.server.match import Match
from sztab.server.refusing import RefusedError, refused
from sztab.server.replies import read_body, reply
from sztab.server.saying import said
from sztab.server.seatpages import add_seat_pages, device_finder, label_of
from sztab.server.settings import Settings
from sztab.server.socket import serve_socket
from sztab.server.storage import set_again

Handler = Callable[[Request, Any], Awaitable[Response]]

LIBRARIES: Final = ("uvicorn.error", "asyncio")  # whose warnings go into our log, bounded as it is


def create_app(settings: Settings) -> FastAPI:
    """The server's application; it opens its house when it starts."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        relay = Relay(house.log)
        for name in LIBRARIES:
            logging.getLogger(name).addHandler(relay)
        await house.start()
        house.spawn(house.asks.work("house", gamepages.all_games, settings.limits.replay))
        if house.storage.shared:
            from sztab.server.workers import Listener  # psycopg takes its time to be read

            house.spawn(Listener(house).run())
        else:
            house.spawn(house.resume_bots())
        yield {"gate": house.gate}  # where the protocols find it
        await house.stop()
        for name in LIBRARIES:
            logging.getLogger(name).removeHandler(relay)

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.house = house
    _add_game_pages(app, house)
    _add_tables(app, house)
    add_seat_pages(app, house)
    _add_the_rest(app, house)
    _add_errors(app)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=settings.hosts)
    app.add_middleware(Guard, house=house)
    return app


def _why(error: SztabError) -> str | Name:
    """What is wrong, in both languages where there are words for it."""
    refusal = error.refusal
    return str(error) if refusal is None else Name(refusal.key, **refusal.args)


# --- games ---------------------------------------------------------------------------------------


def _add_game_pages(app: FastAPI, house: House) -> None:
    @app.get("/api/games")
    async def every_game() -> Response:
        limits = house.settings.limits
        return reply(await house.asks.work("games", gamepages.all_games, limits.replay))

    @app.get("/api/games/{id}")
    async def one_game(id: str) -> Response:
        return reply(gamepages.game_info(gamepages.game_called(id)))

    @app.get("/api/games/{id}/words/{language}")
    async def words(id: str, language: str) -> Response:
        text = gamepages.words(gamepages.game_called(id), language)
        return Response(text, media_type="text/plain; charset=utf-8")

    @app.get("/api/games/{id}/rules")
    async def rules(id: str, lang: str = "en") -> Response:
        from sztab.server.rulepages import rule_text  # so does what reads Markdown

        if lang not in LANGUAGES:
            raise refused("no-such-page", 404)
        return reply(rule_text(gamepages.game_called(id), lang))

    @app.get("/api/games/{id}/training")
    async def training(id: str) -> Response:
        lesson = gamepages.training(gamepages.game_called(id))
        if lesson is None:
            raise refused("no-training", 404)
        hints = msgspec.convert(lesson.get("hints", []), list[wire.Hint])
        return reply(wire.Training(lesson["seat"], hints))

    @app.get("/api/about")
    async def about() -> Response:
        return reply(wire.About(version("sztab"), build_of_kernel()))

    @app.get("/api/bots")
    async def bots() -> Response:
        return reply(gamepages.bots())


# --- tables --------------------------------------------------------------------------------------


def _add_tables(app: FastAPI, house: House) -> None:
    plain = house.settings.plain_http

    device = device_finder(house)

    async def opened(
        request: Request, prepare: Callable[[], seats.Opening], parent: str | None = None
    ) -> tuple[Response, str]:
        """Open a table as *prepare* has it, which is worked out beside the loop."""
        owner, limits = address_of(request.scope), house.settings.limits
        opening = await house.asks.work(owner, prepare, limits.replay)
        response = reply(await opening.write(house, parent, label_of(request)), 201)
        cookies.give(response, opening.id, opening.token, plain)
        house.log("opened", table=opening.id, game=opening.course.game.id)
        return response, opening.id

    @app.get("/api/tables")
    async def tables(request: Request) -> Response:
        return reply(await lobby.lobby(house, cookies.tables_of(request, plain)))

    @app.post("/api/tables")
    async def open_table(request: Request) -> Response:
        await house.admit("opening", address_of(request.scope))
        wish = await read_body(request, wire.NewTable)
        return (await opened(request, lambda: seats.new_opening(wish)))[0]

    @app.post("/api/tables/import")
    async def import_table(request: Request) -> Response:
        address = address_of(request.scope)
        await house.admit("opening", address)
        wish = await read_body(request, wire.Import)
        plain = seats.harmless(wish.record)
        try:
            record = from_json(await house.replays.replay(plain, household(address)))
        except SztabError as error:
            raise refused("record-refused", why=_why(error)) from error
        except TimeoutError as error:
            raise refused("slow-answer", 503) from error
        return (await opened(request, lambda: seats.imported_opening(record, wish)))[0]

    @app.post("/api/tables/{id}/again")
    async def again(id: str, request: Request) -> Response:
        await house.admit("opening", address_of(request.scope))
        wish = await read_body(request, wire.Again)
        match = await house.match(id)
        who, course = await device(request, id), match.course
        response, fresh = await opened(
            request, lambda: seats.again(match, course, who, wish.at), id
        )
        if wish.at is None:
            await house.storage.write(id, lambda database: set_again(database, id, fresh))
            await refresh(house, match)
        return response

    @app.get("/api/tables/{id}/record")
    async def record(id: str, request: Request) -> Response:
        match = await house.match(id)
        who = await device(request, id)
        owner, limits = who or address_of(request.scope), house.settings.limits
        async with match.lock:
            export = _record(match, who)
        return reply(await house.asks.work(f"{id} {owner}", export, limits.replay))

    @app.websocket("/api/tables/{id}/socket")
    async def socket(socket: WebSocket, id: str) -> None:
        await serve_socket(socket, house, id)


def _record(match: Match, device: str | None) -> Callable[[], Any]:
    """What writes the whole game once nothing is secret; until then what the seat has heard."""
    course = match.course
    if match.all_shown:
        return lambda: to_json(course.record())
    seat = match.looking(device)
    if device is not None and device in match.veils:
        raise refused("veiled", 403)
    return lambda: wire.SeatLog(course.game.id, seat, views.lines(course, seat, 0))


# --- health, the client, and whatever goes wrong -------------------------------------------------


def _add_the_rest(app: FastAPI, house: House) -> None:
    @app.get("/health")
    async def health() -> Response:
        return reply({"healthy": True})

    @app.get("/ready")
    async def ready() -> Response:
        trouble = await house.readiness.trouble()
        answer = {"ready": True} if trouble is None else {"ready": False, "why": trouble}
        return reply(answer, 200 if trouble is None else 503)

    @app.get("/api/{path:path}")
    async def no_such_question(path: str) -> Response:
        raise refused("no-such-page", 404)

    @app.get("/{path:path}")
    async def client(path: str) -> Response:
        return client_file(path)


def _add_errors(app: FastAPI) -> None:
    async def refuse(request: Request, error: RefusedError) -> Response:
        return reply(wire.Problem(said(error.refusal)), error.status)

    async def http(request: Request, error: HTTPException) -> Response:
        key = "no-such-page" if error.status_code == 404 else "not-a-command"
        return reply(wire.Problem(said(Refusal("server", key))), error.status_code)

    handlers: dict[type[Exception], Handler] = {RefusedError: refuse, HTTPException: http}
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
