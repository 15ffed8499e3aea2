"""Pages as the server hands them out: status, previews without secrets, packed files."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event

from sztab.core.registry import games
from sztab.server.http.pages import Page, language_of, page_of, with_head
from sztab.server.live.hub import Hub
from sztab.server.settings import Settings
from tests.server.running import Running, running, sqlite

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <title>Sztab</title>
  </head>
  <body></body>
</html>
"""
ME: dict[str, Any] = {"who": "me", "name": "Ann Secret"}
OPEN = {"who": "open"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a client of one page, as a build would leave it."""
    folder = tmp_path_factory.mktemp("pages")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX)
    (client / "assets" / "main-1.js").write_text("export {};" * 100)
    (client / "assets" / "main-1.js.gz").write_bytes(b"packed")
    before = (
        "from pathlib import Path\n"
        "from sztab.server.http import client_files\n"
        f"client_files.CLIENT = Path({str(client)!r})\n"
    )
    with running(sqlite(folder), folder / "logs", before=before) as server:
        yield server


def told(text: str) -> dict[str, str]:
    """What the head of a page tells, by name."""
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text))
    return found | {"title": re.findall("<title>(.*)</title>", text)[0]}


def test_known_pages_are_found_and_unknown_ones_are_not(built: Running) -> None:
    table = built.open({"red": ME, "yellow": OPEN})
    for path in ("/", "/import", "/g/medieval-battle", "/g/medieval-battle/new", f"/t/{table.id}"):
        assert built.ask(path).status_code == 200, path
    lost = ["/nowhere", "/t", "/t/unknown", f"/t/{table.id}/x", "/g/none", "/g", "/import/x"]
    lost += ["/index.html", "/t/%00", "/t/a%2fb%2fc", f"/{'x' * 2000}", "/..%2fwire.py"]
    for path in lost:
        answer = built.ask(path)
        assert answer.status_code == 404, path
        assert "<title>Page not found · Sztab</title>" in answer.text  # the client helps on
        assert told(answer.text)["robots"] == "noindex"
    for path in ("/assets/none.js", "/pictures/none.jpg"):
        answer = built.ask(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/plain")  # never taken for a script


def test_every_page_tells_what_it_is_in_both_languages(built: Running) -> None:
    for game in games().values():
        english = told(built.ask(f"/g/{game.id}").text)
        polish = told(built.ask(f"/g/{game.id}", **{"accept-language": "pl,en;q=0.5"}).text)
        assert english["title"] == f"{game.title} · Sztab".replace("'", "&#x27;")
        assert english["og:image"] == f"{built.url}/pictures/{game.id}.jpg"
        assert english["description"] != polish["description"]
        assert (english["og:locale"], polish["og:locale"]) == ("en_GB", "pl_PL")
    answer = built.ask("/", **{"accept-language": "pl"})
    assert '<html lang="pl">' in answer.text
    assert answer.headers["vary"] == "accept-language"


def test_a_preview_tells_nothing_of_a_table_that_is_not_listed(built: Running) -> None:
    title = "Our <b>secret</b> evening"
    hidden = built.open({"red": ME, "yellow": OPEN}, title=title)
    for cookie in ("", hidden.cookie):  # the same for everybody: caches and previews share it
        page = built.ask(f"/t/{hidden.id}", cookie).text
        assert told(page)["title"] == "Medieval Battle · Sztab"
        assert "secret" not in page
        assert "Ann" not in page
        assert told(page)["robots"] == "noindex"
    listed = built.open({"red": ME, "yellow": OPEN}, title=title, listed=True)
    page = built.ask(f"/t/{listed.id}").text
    assert "Our &lt;b&gt;secret&lt;/b&gt; evening" in page
    assert "<b>" not in page
    assert "Ann" not in page


def test_a_preview_asks_one_question_and_loads_no_table(built: Running) -> None:
    table = built.open({"red": ME, "yellow": OPEN})
    hub = Hub(Settings(db=built.settings.db))
    statements: list[str] = []
    event.listen(
        hub.storage._readers, "before_cursor_execute", lambda *given: statements.append(given[2])
    )
    shown = asyncio.run(page_of(hub, f"t/{table.id}", "en"))
    assert (shown.status, shown.game) == (200, "medieval-battle")
    assert len([one for one in statements if one.startswith("SELECT")]) == 1
    assert hub.known(table.id) is None
    hub.storage.close()


def test_packed_files_and_words_are_handed_out_as_they_are(built: Running) -> None:
    packed = built.ask("/assets/main-1.js", **{"accept-encoding": "identity"})
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["vary"] == "accept-encoding"
    words = "/api/games/medieval-battle/words/pl"
    plain = built.ask(words, **{"accept-encoding": "identity"})
    zipped = built.ask(words, **{"accept-encoding": "gzip"})
    assert plain.text == zipped.text
    assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    again = built.ask(words, **{"if-none-match": zipped.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    rules = built.ask("/api/games/medieval-battle/rules?lang=en", **{"accept-encoding": "gzip"})
    assert rules.headers["content-encoding"] == "gzip"
    assert rules.json()["language"] == "en"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de,en;q=0.5,pl;q=0.7", "pl"),
        ("en-GB,pl;q=0.9", "en"),
        ("pl;q=much,,;;q=", "en"),
        ("pl;q=nan", "en"),
        ("pl;q=0", "en"),
        ("x" * 5000, "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(header: str, language: str) -> None:
    assert language_of(header) == language


def test_nothing_breaks_out_of_the_head() -> None:
    evil = '"><script>alert(1)</script>'
    text = with_head(INDEX, Page(evil, evil), "en", "http://a.example", "t/x")
    assert "<script>" not in text
