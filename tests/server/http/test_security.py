"""The server's security, point by point: who may do what, what is shown, what is written down."""

import hashlib
import json
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sztab.server.net.headers import CONTENT_POLICY
from sztab.server.settings import Limits
from sztab.server.store.storage import IDLE_DAYS, LONGEST_DAYS
from tests.server.battles import ME, OPEN, battle
from tests.server.running import ARMY, BATTLE, Running, cookie_of, running, security_log, sqlite

# --- who -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_socket_from_a_foreign_page_is_not_accepted(server: Running, origin: str) -> None:
    table, _guest = battle(server)
    with pytest.raises(InvalidStatus) as refused, table.sit(table.cookie, origin):
        pass
    assert refused.value.response.status_code == 403
    assert "foreign-origin" in [line["what"] for line in security_log(server)]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_change_from_a_foreign_page_is_refused(server: Running, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={}, headers=headers)
    assert answer.status_code == 403


def test_a_change_that_is_not_json_is_refused(server: Running) -> None:
    answer = httpx.post(
        f"{server.url}/api/tables", data={"game": BATTLE}, headers={"origin": server.url}
    )
    assert answer.status_code == 415


def test_a_foreign_host_name_is_refused(server: Running) -> None:
    assert server.ask("/api/games", host="evil.example").status_code == 400


def test_without_a_cookie_one_only_watches(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit() as stranger:
        view = stranger.view()
        assert view["seat"] is None
        assert view["offers"] == []
        for command in ({"do": "move", "move": ARMY}, {"do": "resign"}, {"do": "undo", "to": 0}):
            stranger.socket.send(json.dumps(command | {"version": 0}))
            assert stranger.of("refused")["refusal"]["key"] == "not-your-seat"
        stranger.do("sit", seat="red")
        assert stranger.of("refused")["refusal"]["key"] == "not-your-seat"


def test_the_cookie_of_another_table_opens_nothing(server: Running) -> None:
    table, _guest = battle(server)
    other, _other_guest = battle(server)
    stolen = f"seat-{table.id}={other.cookie.partition('=')[2]}"
    with table.sit(stolen) as stranger:
        assert stranger.view()["seat"] is None


def test_a_seat_cannot_sit_or_move_for_another(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(guest) as yellow:
        yellow.view()
        yellow.do("sit", seat="red")
        assert yellow.of("refused")["refusal"]["key"] == "not-your-seat"
        after = yellow.move(ARMY, 0)
        assert after["log"][-1]["seat"] == "yellow"


def test_links_and_cookies_are_kept_as_hashes_only(server: Running) -> None:
    table, guest = battle(server)
    file = Path(server.settings.db.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as database:
        dump = "\n".join(database.iterdump())
    database.close()
    link, cookie = table.links["yellow"], guest.partition("=")[2]
    assert len(link) >= 43  # 256 bits in base 64
    for token in (link, cookie):
        assert token not in dump
        assert hashlib.sha256(token.encode()).hexdigest() in dump
    logs = "".join(file.read_text() for file in Path(server.settings.log).glob("*.jsonl"))
    assert link not in logs
    assert cookie not in logs


def test_a_cookie_is_out_of_reach_of_scripts_and_other_pages(server: Running) -> None:
    wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}}
    flags = server.send("/api/tables", wish).headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=strict" in flags
    assert "path=/" in flags


def test_behind_https_cookies_are_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    origin = "https://table.example"
    with running(sqlite(tmp_path), tmp_path / "logs", origins=(origin,)) as server:
        wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}}
        assert server.send("/api/tables", wish, host="table.example").status_code == 403
        answer = server.send("/api/tables", wish, host="table.example", origin=origin)
        flags = answer.headers["set-cookie"]
        assert flags.startswith("__Host-seat-")
        assert "; Secure" in flags
        assert "domain" not in flags.lower()


def test_a_wrong_link_opens_nothing(server: Running) -> None:
    table, _guest = battle(server)
    for wish in ({"token": "x" * 43, "name": "Guest"}, {"seat": "yellow", "name": "Guest"}):
        answer = server.send(f"/api/tables/{table.id}/enter", wish)
        assert answer.status_code == 403
        assert answer.json()["refusal"]["key"] == "link-refused"


def test_who_gives_up_a_seat_loses_it_at_once_and_the_sockets_close(server: Running) -> None:
    table, guest = battle(server)
    path = f"/api/tables/{table.id}"
    assert server.send(f"{path}/links", {"seat": "yellow"}, guest).status_code == 403
    with table.sit(guest) as yellow:
        yellow.view()
        server.send(f"{path}/hand-over", {"seat": "yellow"}, table.cookie)
        server.send(f"{path}/hand-over/answer", {"seat": "yellow", "yes": True}, guest)
        assert yellow.of("gone")["say"]["key"] == "links-withdrawn"
        assert yellow.closed() == 1008
    with table.sit(guest) as stranger:
        assert stranger.view()["seat"] is None
    links = server.send(f"{path}/links", {"seat": "yellow"}, table.cookie).json()["links"]
    old = server.send(f"{path}/enter", {"token": table.links["yellow"]})
    assert old.status_code == 403
    new = server.send(f"{path}/enter", {"token": links["yellow"], "name": "Guest"})
    assert new.json() == {"seats": ["yellow"]}
    assert cookie_of(new) != guest


def test_a_device_that_takes_another_seat_gets_a_new_token_and_the_old_one_ends(
    server: Running,
) -> None:
    table = server.open({"red": ME | {"name": "Red"}, "yellow": OPEN})
    path = f"/api/tables/{table.id}"
    with table.sit(table.cookie) as device:
        device.view()
        wish = {"token": table.links["yellow"], "name": "Guest"}
        answer = server.send(f"{path}/enter", wish, table.cookie)
        assert answer.json() == {"seats": ["red", "yellow"]}
        fresh = cookie_of(answer)
        assert fresh != table.cookie
        device.until(lambda m: m["is"] == "people" and m["hot_seat"] and m["host"])
        device.do("move", move=ARMY, version=0)  # its socket goes on
        assert device.of("veil")["seat"] == "yellow"
    with table.sit(table.cookie) as stranger:
        assert stranger.view()["seat"] is None
    assert server.send(f"{path}/links", {"seat": "yellow"}, table.cookie).status_code == 403
    assert server.send(f"{path}/links", {"seat": "yellow"}, fresh).status_code == 200
    again = server.send(f"{path}/enter", {"token": table.links["yellow"]}, fresh)
    assert again.status_code == 403  # that link was withdrawn a moment ago


@pytest.mark.parametrize(("column", "days"), [("used", IDLE_DAYS), ("created", LONGEST_DAYS)])
def test_a_session_ends_when_it_is_idle_too_long_or_too_old(
    tmp_path: Path, column: str, days: int
) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs", Limits(aging=0.2)) as server:
        table, guest = battle(server)

        def make_old(age: timedelta) -> None:
            then = (datetime.now(UTC) - age).replace(tzinfo=None).isoformat(" ")
            with sqlite3.connect(tmp_path / "tables.sqlite", timeout=10) as database:
                database.execute(f"UPDATE devices SET {column} = ?", [then])
            database.close()

        make_old(timedelta(days=days) - timedelta(hours=1))
        with table.sit(guest) as yellow:
            assert yellow.view()["seat"] == "yellow"
            make_old(timedelta(days=days, hours=1))
            assert yellow.of("gone")["say"]["key"] == "session-over"
            assert yellow.closed() == 1008
        with table.sit(guest) as stranger:
            assert stranger.view()["seat"] is None
        answer = server.send(f"/api/tables/{table.id}/links", {"seat": "yellow"}, table.cookie)
        assert answer.status_code == 403
        assert "session-over" in [line["what"] for line in security_log(server)]


# --- what is shown -------------------------------------------------------------------------------

MARKUP = "<img src=x onerror=alert(1)>"


def test_markup_in_names_and_chat_travels_as_text(server: Running) -> None:
    table = server.open({"red": ME | {"name": MARKUP}, "yellow": OPEN}, title=MARKUP)
    with table.sit(table.cookie) as red:
        people = red.of("people")
        assert (people["title"], people["seats"][0]["name"]) == (MARKUP, MARKUP)
        red.of("chat")
        red.do("chat", text=MARKUP)
        assert red.of("chat")["lines"][0]["text"] == MARKUP


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/none.js", "/api/games", "/api/none"])
def test_every_answer_carries_the_policy(server: Running, path: str) -> None:
    headers = server.ask(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_pages_and_assets_of_a_built_client_carry_the_policy_too(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Sztab</title>")
    (client / "assets" / "main-1.js").write_text("export {};")
    built = (
        "from pathlib import Path\n"
        "from sztab.server.http import client_files\n"
        f"client_files.CLIENT = Path({str(client)!r})\n"
    )
    with running(sqlite(tmp_path), tmp_path / "logs", before=built) as server:
        for path, kind in (("/", "text/html"), ("/assets/main-1.js", "text/javascript")):
            answer = server.ask(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["content-security-policy"] == CONTENT_POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/../wire.py", "/assets/"])
def test_there_is_nothing_to_see_but_the_client(server: Running, path: str) -> None:
    answer = server.ask(path)
    assert "swagger" not in answer.text.lower()
    assert "openapi" not in answer.text
    assert "class View" not in answer.text


def test_a_spectator_of_a_running_game_sees_no_secret(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red, table.sit() as watching:
        red.move(ARMY, 0)
        watching.view(1)
        watching.do("look", at=1)
        watching.of("moment")
        watching.do("look", at=1, eyes="red")
        watching.of("refused")
        for message in watching.received:
            message.get("table", {}).pop("kinds", None)  # the price list is open to all
        text = json.dumps(watching.received) + server.ask(f"/api/tables/{table.id}/record").text
        assert "HC" not in text.replace("unit-HC", "")


# --- what is written down ------------------------------------------------------------------------


def test_the_security_log_holds_who_came_and_what_was_refused_but_no_token(
    tmp_path: Path,
) -> None:
    limits = Limits(commands=(1, 60.0))
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        guest = table.enter("yellow", "Gość")
        wrong = "w" * 43
        server.send(f"/api/tables/{table.id}/enter", {"token": wrong})
        httpx.post(f"{server.url}/api/tables", json={}, headers={"origin": "https://evil.example"})
        with table.sit(guest) as yellow:
            yellow.move("pass", 0)
            yellow.move("pass", 0)
            path = f"/api/tables/{table.id}"
            server.send(f"{path}/hand-over", {"seat": "yellow"}, table.cookie)
            server.send(f"{path}/hand-over/answer", {"seat": "yellow", "yes": True}, guest)
            assert yellow.closed() == 1008
            server.send(f"{path}/links", {"seat": "yellow"}, table.cookie)
        with table.sit(f"seat-{table.id}={wrong}") as stranger:
            stranger.view()
        lines = security_log(server)
        found = {line["what"]: line for line in lines}
        assert found["entered"]["seats"] == ["yellow"]
        assert found["joined"]["table"] == table.id
        assert found["foreign-origin"]["origin"] == "https://evil.example"
        assert {"link-refused", "no such device"} == {
            line["why"] for line in lines if line["what"] == "refused-join"
        }
        refused = [(line["seat"], line["why"]) for line in lines if line["what"] == "refused"]
        assert refused == [("yellow", "recruit-first"), ("yellow", "too-fast")]
        assert found["limit"]["limit"] == "commands"
        assert found["links-withdrawn"]["seat"] == "yellow"
        assert found["hand-over-asked"]["seat"] == "yellow"
        assert found["hand-over-answered"]["yes"] is True
        assert all(line["at"].endswith("+00:00") for line in lines)
        text = json.dumps(lines)
        for token in (
            wrong,
            table.links["yellow"],
            *(one.partition("=")[2] for one in (guest, table.cookie)),
        ):
            assert token not in text
