"""The parts of the server that can be asked alone: settings, limits, names, logs, the client."""

import json
import re
from contextlib import nullcontext
from pathlib import Path

import pytest
from starlette.responses import FileResponse

from sztab.core.errors import SztabError
from sztab.core.registry import games
from sztab.core.table import open_table
from sztab.server import wire
from sztab.server.clean_text import clean_line, clean_name, clean_title, folded
from sztab.server.errors import RefusedError
from sztab.server.http import client_files
from sztab.server.logs import Log
from sztab.server.rate_limits import Window, Windows, client_key
from sztab.server.rules import game_info, messages
from sztab.server.rules.keeper import Keeper
from sztab.server.seats import new_tables
from sztab.server.seats.new_tables import check_names
from sztab.server.settings import Limits, Settings, limits_from
from sztab.server.store.schema import SeatRow

# --- settings ------------------------------------------------------------------------------------


def test_on_this_machine_alone_plain_http_will_do() -> None:
    settings = Settings(db="sqlite:///x", port=8123).checked()
    assert settings.plain_http
    assert "http://localhost:8123" in settings.origins
    assert settings.hosts == ["127.0.0.1", "localhost"]


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        (Settings(db="sqlite:///x", workers=2), "Several workers need a shared database"),
        (Settings(db="sqlite:///x", host="0.0.0.0"), "add --origin https://"),
        (Settings(db="sqlite:///x", origins=("http://table.example",)), "is plain http"),
        (Settings(db="sqlite:///x", origins=("http://127.0.0.1:1",)), "is plain http"),
        (
            Settings(db="sqlite:///x", origins=("http://table.example",), plain_http=True),
            "is plain http",
        ),
        (
            Settings(db="sqlite:///x", origins=("https://table.example",), plain_http=True),
            "--dev-http is for",
        ),
        (Settings(db="sqlite:///x", origins=("table.example",)), "is not an origin"),
        (Settings(db="sqlite:///x", origins=("https://table.example/x",)), "is not an origin"),
    ],
)
def test_settings_that_are_not_safe_are_refused_in_a_sentence(
    settings: Settings, says: str
) -> None:
    with pytest.raises(SztabError, match=says):
        settings.checked()


def test_every_limit_can_be_changed_by_its_name() -> None:
    changed = limits_from(["handshakes=7/2.5", "connections=9", "head=0.5"])
    assert (changed.handshakes, changed.connections, changed.head) == ((7, 2.5), 9, 0.5)
    assert changed.commands == Limits().commands


@pytest.mark.parametrize(
    "text", ["handshake=7/2", "head", "head=x", "head=-1", "handshakes=7", "connections=1.5",
             "connections=7/1", "head=inf", "handshakes=7/0", "=1"]
)  # fmt: skip
def test_a_limit_that_cannot_be_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(SztabError, match=r"There is no limit|is not a limit: write"):
        limits_from([text])


# --- limits --------------------------------------------------------------------------------------


def test_a_window_admits_so_many_in_a_time() -> None:
    now = [0.0]
    window = Window((2, 10.0), lambda: now[0])
    assert [window.admits() for _time in range(3)] == [True, True, False]
    now[0] = 10.0
    assert window.admits()


def test_windows_are_apart_for_each_address() -> None:
    windows = Windows((1, 10.0), lambda: 0.0)
    assert [windows.admits(who) for who in "aba"] == [True, True, False]


def test_a_refusal_is_news_once() -> None:
    now = [0.0]
    windows = Windows((1, 10.0), lambda: now[0])
    assert windows.admits("a")
    assert [(windows.admits("a"), windows.is_news("a")) for _time in range(2)] == [
        (False, True),
        (False, False),
    ]
    now[0] = 10.0
    assert windows.admits("a")
    assert not windows.admits("a")
    assert windows.is_news("a")


@pytest.mark.parametrize(
    ("address", "together"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_who_has_a_whole_network_is_limited_as_one(address: str, together: str) -> None:
    assert client_key(address) == together


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Red  Baron ", "Red Baron"),
        ("Zoe\u0308", "Zoë"),
        ("<b>", "<b>"),
        ("\U0001f3b2", "\U0001f3b2"),
        ("\u2764\ufe0f", "\u2764"),  # as a phone writes it
    ],
)
def test_a_name_is_kept_as_it_is_read(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 33,
        "a\u202eb",
        "a\u2066b",
        "a\x00b",
        "a\u200bb",
        "\ud800",
        "\ue000",
        "\u0085",
        "\u3164",
        "\u2800",
        "\ufe0f",
        *(f"Host{blank}" for blank in "\u034f\u115f\u17b4\u180b\ufe00\uffa0\U000e0100\u00ad"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(RefusedError):
        clean_name(name)


def test_names_that_look_alike_count_as_one() -> None:
    assert folded("Straße") == folded("STRASSE")
    assert folded("\uff32ed") == folded("Red")
    for blank in "\u034f\u115f\u17b4\u2800\u3164\ufe0f\u200b":  # as names were kept before
        assert folded(f"Ho{blank}st{blank}") == folded("Host")


@pytest.mark.parametrize(
    ("name", "other", "alike"),
    [
        ("Anna", "\u0410nna", True),
        ("Anna", "\u0430NNA", True),
        ("Oskar", "\u039fskar", True),
        ("Zo\xeb", "Z\u043e\u0435\u0308", True),
        ("Ilia", "llia", True),
        ("Bob", "B0b", False),  # 0 is as large as O
        ("BOB", "B0B", True),
        ("Ian", "Lan", False),
        ("Łukasz", "Lukasz", False),
        ("Jan", "Jań", False),
        ("Вася", "вася", True),
        ("Вася", "Bася", True),  # noqa: RUF001
    ],
)
def test_names_in_letters_that_are_drawn_alike_are_told_apart_by_nobody(
    name: str, other: str, alike: bool
) -> None:
    seats = [
        SeatRow("t", seat, at, "person", one)
        for at, (seat, one) in enumerate((("red", name), ("yellow", other)))
    ]
    with pytest.raises(RefusedError, match="name-taken") if alike else nullcontext():
        check_names(seats)


def test_a_title_is_what_can_be_seen() -> None:
    assert clean_title("\u202e") == clean_title("\u3164\u2800 \u034f") == ""
    assert clean_title("Red \u202eagainst\u2066 Yellow\ufe0f") == "Red against Yellow"
    assert len(clean_title("x" * 600)) == 60


def test_chat_loses_what_cannot_be_seen() -> None:
    assert clean_line("a\u202e b\n\nc\x00") == "a b c"
    assert len(clean_line("x" * 600)) == 500
    assert clean_line("\u200d\ufe0f\u2800") == ""
    assert clean_line("a \u2764\ufe0f") == "a \u2764\ufe0f"


# --- logs ----------------------------------------------------------------------------------------


def test_a_log_is_lines_of_json_a_file_a_day_and_old_ones_go(tmp_path: Path) -> None:
    old = tmp_path / "security-2001-01-01.jsonl"
    other = tmp_path / "server-2001-01-01.jsonl"
    for file in (old, other):
        file.write_text("{}\n")
    log = Log("security", str(tmp_path))
    log("joined", name="line\nbreak \u202e")
    assert not old.exists()
    assert other.exists()
    (today,) = tmp_path.glob("security-*.jsonl")
    (line,) = today.read_text().splitlines()
    assert line.isascii()
    assert json.loads(line)["name"] == "line\nbreak \u202e"


# --- the client ----------------------------------------------------------------------------------


def test_nothing_but_the_files_of_the_client_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "CLIENT", tmp_path)
    assert client_files.index_page() is None
    assert client_files.not_built().status_code == 503
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("index")
    (tmp_path / "assets" / "main.js").write_text("script")
    (tmp_path.parent / "secret.txt").write_text("secret")
    (tmp_path / "sztab-stamp").write_text("stamp")
    for path in ("", "t/abc", "../secret.txt", "assets", "sztab-stamp", "assets/main.js.br"):
        assert client_files.client_file(path) is None
    assert client_files.index_page() == "index"
    answer = client_files.client_file("assets/main.js")
    assert isinstance(answer, FileResponse)
    assert answer.path == tmp_path / "assets" / "main.js"
    assert "immutable" in answer.headers["cache-control"]


def test_a_compressed_file_goes_to_whoever_accepts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "CLIENT", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("index")
    for name in ("main.js", "main.js.br", "main.js.gz"):
        (tmp_path / "assets" / name).write_text(name)
    wanted = {
        "": ("main.js", None),
        "identity": ("main.js", None),
        "gzip, deflate": ("main.js.gz", "gzip"),
        "gzip, deflate, br": ("main.js.br", "br"),
        "br;q=0, gzip;q=0.5": ("main.js.gz", "gzip"),
        "GZIP;Q=1": ("main.js.gz", "gzip"),
    }
    for accepted, (name, encoding) in wanted.items():
        answer = client_files.client_file("assets/main.js", accepted)
        assert isinstance(answer, FileResponse)
        assert Path(answer.path).name == name
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]


# --- the guided first game -----------------------------------------------------------------------


def test_a_game_without_a_lesson_has_no_guided_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_tables, "training", lambda _game: None)
    with pytest.raises(RefusedError) as error:
        new_tables.planned(wire.NewTable("stand-at-mortain", {}, training=True))
    assert error.value.refusal.key == "no-training"


def test_a_guided_first_game_seats_a_person_where_it_says_and_bots_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games()["stand-at-mortain"]
    position = game.dump(open_table(game, seed=1).state)
    lesson = {"position": position, "seat": "us", "bot": "random", "hints": []}
    monkeypatch.setattr(new_tables, "training", lambda _game: lesson)
    _request, wish = new_tables.planned(wire.NewTable(game.id, {}, training=True))
    assert {seat: one.who for seat, one in wish.seats.items()} == {"german": "bot", "us": "me"}


@pytest.mark.parametrize("id", sorted(games()))
def test_every_guided_first_game_can_be_opened(id: str) -> None:
    lesson = game_info.training(games()[id])
    if lesson is not None:
        request, wish = new_tables.planned(wire.NewTable(id, {}, training=True))
        begun = Keeper().answer(request)
        assert isinstance(begun, messages.Begun)
        opening = new_tables.Opening(begun, wish)
        assert lesson["seat"] in [row.seat for row in opening.seats if row.kind == "person"]


# --- what the documents say ----------------------------------------------------------------------


def test_every_test_that_the_security_page_names_is_there() -> None:
    page = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
    tests = Path(__file__).parents[1]
    files = [*tests.glob("test_*.py")]
    for folder in ("server", "core", "project"):
        files += (tests / folder).rglob("test_*.py")
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    modules = {file.stem for file in files}
    named = set(re.findall(r"\btest_\w+", page))
    assert len(named) > 40
    missing = [name for name in named if name not in modules and f"def {name}" not in source]
    assert missing == []
