"""The pages of the client as the server hands them out: status, title, description, picture.

A preview tells a stranger what an address is about. Of a table that is not listed it tells which
game is played there and nothing else, and nothing at all of what happens at it.
"""

from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response
from sqlalchemy import Connection as Database
from sqlalchemy import select
from starlette.responses import HTMLResponse, PlainTextResponse

from sztab.core.registry import games
from sztab.core.said import Name
from sztab.core.words import LANGUAGES, has_words, say
from sztab.server.errors import RefusedError
from sztab.server.http.client_files import client_file, index_page, not_built
from sztab.server.live.hub import TABLE_ID, Hub
from sztab.server.store.failures import UnavailableError
from sztab.server.store.schema import TABLES
from sztab.server.study import studies

TITLE: Final = "<title>Sztab</title>"
HTML: Final = '<html lang="en">'
PICTURE: Final = "pictures/{}.jpg"  # 1200 by 630 pixels, drawn by the game's theme
MOST_PATH: Final = 200  # characters of any address that leads somewhere


class Page(NamedTuple):
    """What a page tells before its script runs."""

    title: str
    about: str
    game: str | None = None  # whose picture is shown
    status: int = 200
    found: bool = True  # whether search engines may list it


class _Table(NamedTuple):
    game: str
    title: str
    listed: bool
    over: bool


def add_pages(app: FastAPI, hub: Hub) -> None:
    """Add the client: its files, its pages, and a page for every other address."""

    @app.get("/{path:path}")
    async def client(path: str, request: Request) -> Response:
        page = index_page()
        if page is None:
            return not_built()
        file = client_file(path, request.headers.get("accept-encoding", ""))
        if file is not None:
            return file
        if path.startswith(("assets/", "pictures/")):
            return PlainTextResponse("There is no such file.", 404)
        language = language_of(request.headers.get("accept-language", ""))
        shown = await page_of(hub, path, language)
        origin = _origin(hub.settings.origins, request.headers.get("host", ""))
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        text = with_head(page, shown, language, origin, path)
        return HTMLResponse(text, shown.status, headers)


def language_of(header: str) -> str:
    """Return the language that a browser likes best of those that there are."""
    best, liked = LANGUAGES[0], 0.0
    for part in header.lower().split(",")[:20]:
        name, _semicolon, quality = part.partition(";")
        known = name.strip()[:2]
        try:
            much = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if known in LANGUAGES and liked < much <= 1:
            best, liked = known, much
    return best


async def page_of(hub: Hub, path: str, language: str) -> Page:
    """Return what the page of a path tells."""
    parts = [part for part in path.split("/") if part] if len(path) <= MOST_PATH else ["", ""]
    match parts:
        case []:
            return Page("Sztab", _say(language, "page-lobby"))
        case ["import"]:
            return Page(
                f"{_say(language, 'page-import-title')} · Sztab", _say(language, "page-import")
            )
        case ["g", game] | ["g", game, "new"] if game in games():
            return _game_page(game, language)
        case ["g", game, "list"] if game in games() and games()[game].lists() is not None:
            return _game_page(game, language)
        case ["g", game, "puzzles"] | ["g", game, "puzzles", _] if game in games():
            return _game_page(game, language, "page-puzzles")
        case ["study", game] if game in games():
            return _game_page(game, language, "page-study")
        case ["s", study]:
            return await _study_page(hub, study, language)
        case ["t", table] | ["t", table, "end" | "luck" | "analysis"]:
            return await _table_page(hub, table, len(parts) == 3, language)
        case _:
            return _missing(language)


def _say(language: str, key: str, **args: str) -> str:
    return say(None, language, Name(key, **args))


def _missing(language: str) -> Page:
    title = f"{_say(language, 'page-missing-title')} · Sztab"
    return Page(title, _say(language, "page-missing"), None, 404, found=False)


async def _study_page(hub: Hub, id: str, language: str) -> Page:
    """Tell of a study which game it is of, and nothing else."""
    try:
        game = (await studies.kept(hub, id)).game
    except UnavailableError:  # the page says so itself, and tries again
        return Page("Sztab", _say(language, "page-lobby"), found=False)
    except RefusedError:
        return _missing(language)
    if game not in games():
        return _missing(language)
    return _game_page(game, language, "page-study")._replace(found=False)


def _game_page(id: str, language: str, key: str = "") -> Page:
    game = games()[id]
    if key:
        return Page(f"{game.title} · Sztab", _say(language, key, game=game.title), id)
    known = has_words(game, language, "game-about")
    about = say(game, language, Name("game-about")) if known else _say(language, "page-lobby")
    return Page(f"{game.title} · Sztab", about, id)


async def _table_page(hub: Hub, id: str, ended: bool, language: str) -> Page:
    """Tell of a table what its host lets everybody know: a listed one's title, else the game."""
    try:
        table = await hub.storage.read(lambda database: _table(database, id))
    except UnavailableError:  # the page says so itself, and tries again
        return Page("Sztab", _say(language, "page-lobby"), found=False)
    if table is None or table.game not in games():
        return _missing(language)
    game = games()[table.game].title
    title = f"{table.title} · {game}" if table.listed and table.title else game
    key = "page-ended" if ended and table.over else "page-table"
    return Page(f"{title} · Sztab", _say(language, key, game=game), table.game, found=False)


def _table(database: Database, id: str) -> _Table | None:
    if not TABLE_ID.fullmatch(id):  # PostgreSQL cannot even be asked about some of them
        return None
    columns = (TABLES.c.game, TABLES.c.title, TABLES.c.listed | TABLES.c.watch, TABLES.c.awaited)
    row = database.execute(select(*columns).where(TABLES.c.id == id)).first()
    return None if row is None else _Table(row[0], row[1], bool(row[2]), not row[3])


def _origin(origins: tuple[str, ...], host: str) -> str:
    """Return the address of this server as the visitor knows it."""
    fitting = [origin for origin in origins if urlsplit(origin).netloc == host.lower()]
    return [*fitting, *origins, ""][0]


def with_head(index: str, page: Page, language: str, origin: str, path: str) -> str:
    """Return the client's page with what previews and search engines read."""
    picture = PICTURE.format(page.game or "sztab")
    named = [
        ("description", page.about),
        ("twitter:card", "summary_large_image"),
        *([] if page.found else [("robots", "noindex")]),
    ]
    graph = [
        ("og:site_name", "Sztab"),
        ("og:type", "website"),
        ("og:title", page.title),
        ("og:description", page.about),
        ("og:locale", {"en": "en_GB", "pl": "pl_PL"}[language]),
        ("og:image", f"{origin}/{picture}"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        *([("og:url", f"{origin}/{path}")] if page.status == 200 else []),
    ]
    head = [f"<title>{escape(page.title)}</title>"]
    head += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named]
    head += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in graph]
    return index.replace(HTML, f'<html lang="{language}">', 1).replace(
        TITLE, "\n    ".join(head), 1
    )
