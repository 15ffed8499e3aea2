"""A saved game goes on with the same seats and names; nobody saves the secrets of others."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import ARMY, Opened, Running, running, sqlite
from tests.server.tables.test_own_tables import BOT, ME, OPEN, duel, own, resign

HOT = {"red": {"who": "me", "name": "Ann"}, "yellow": {"who": "me", "name": "Ben"}}


def record(server: Running, table: Opened, cookie: str = "") -> Any:
    answer = server.ask(f"/api/tables/{table.id}/record", cookie)
    assert answer.status_code == 200, answer.text
    return answer.json()


def brought_back(server: Running, saved: Any) -> Opened:
    answer = server.send("/api/tables/import", {"record": saved})
    assert answer.status_code == 201, answer.text
    return Opened(server, answer)


@pytest.mark.parametrize("seats", [HOT, {"red": ME, "yellow": BOT}])
def test_a_running_game_is_saved_and_goes_on_with_its_names(
    server: Running, seats: dict[str, Any]
) -> None:
    table = server.open(seats)
    with table.sit(table.cookie) as red:
        if seats is HOT:
            veil = red.until(lambda one: one["is"] in ("veil", "view"))
            if veil["is"] == "veil":
                assert server.ask(f"/api/tables/{table.id}/record", table.cookie).status_code == 403
                red.do("sit", seat="red")
                red.view()
        else:
            red.until(lambda one: one["is"] == "view" and one["awaited"] == ["red"])
        saved = record(server, table, table.cookie)
    assert saved["format"] == "sztab-record"
    again = brought_back(server, saved)
    line = own(server, again, again.cookie)
    assert line is not None
    before = own(server, table, table.cookie)
    assert before is not None
    assert line["moves_made"] >= before["moves_made"] - 1
    for was, seat in zip(before["seats"], line["seats"], strict=True):
        assert (seat["name"], seat["kind"], seat.get("bot")) == (
            was["name"],
            was["kind"],
            was.get("bot"),
        )


def test_nobody_saves_a_running_game_whole_while_others_play_or_are_invited(
    server: Running,
) -> None:
    invited = server.open({"red": ME, "yellow": OPEN})
    table, guest = duel(server)
    with table.sit(guest) as yellow:
        yellow.view()
        yellow.move("recruit 3LC 3MA 3PK 3LI 1SB", 0)
    for one, cookie in (
        (invited, invited.cookie),
        (table, table.cookie),
        (table, guest),
        (table, ""),
    ):
        saved = record(server, one, cookie)
        assert "format" not in saved
        assert saved["table"] == one.id  # the file leads back to where it is played
        if cookie != guest:
            assert "3LC" not in str(saved)


# What writes a record waits until a file is there, as behind the long games of others.
WAITS = """
import asyncio, os
from sztab.server.processes.process import Lane
kept = Lane.ask_later
async def waits(self, *args):
    open({came!r}, "w").close()
    while not os.path.exists({go!r}):
        await asyncio.sleep(0.01)
    return await kept(self, *args)
Lane.ask_later = waits
"""


def test_what_is_played_while_a_record_waits_for_its_turn_is_not_in_it(tmp_path: Path) -> None:
    came, go = tmp_path / "came", tmp_path / "go"
    before = WAITS.format(came=str(came), go=str(go))
    with (
        running(sqlite(tmp_path), tmp_path / "logs", before=before) as server,
        ThreadPoolExecutor(1) as beside,
    ):
        table = server.open(HOT)
        saving = beside.submit(record, server, table, table.cookie)
        while not came.exists() and not saving.done():
            time.sleep(0.01)
        wish = {"seat": "yellow"}
        given = server.send(f"/api/tables/{table.id}/hand-over", wish, table.cookie).json()
        table.links |= given["links"]
        with table.sit(table.enter("yellow", "Guest")) as guest:
            guest.view()
            assert guest.move(ARMY, 0)["is"] == "view"
        go.touch()
        saved = saving.result()
    assert saved["format"] == "sztab-record"
    assert saved["moves"] == []


def test_a_stranger_saves_nothing_whole_of_a_game_against_bots(server: Running) -> None:
    table = server.open({"red": ME, "yellow": BOT})
    assert "format" not in record(server, table)


def test_an_invitation_tells_that_the_game_was_saved(server: Running) -> None:
    table = server.open({"red": ME, "yellow": BOT})
    record(server, table, table.cookie)
    given = server.send(f"/api/tables/{table.id}/hand-over", {"seat": "red"}, table.cookie).json()
    peek = server.send(f"/api/tables/{table.id}/peek", {"token": given["links"]["red"]}).json()
    assert peek["saved"] is True


def test_a_finished_game_keeps_the_names_of_its_players(server: Running) -> None:
    table, guest = duel(server)
    with table.sit(table.cookie) as red:
        red.view()
        red.move(ARMY, 0)
    resign(table, guest)
    saved = record(server, table)
    assert saved["players"] == {"red": {"name": "Ann"}, "yellow": {"name": "Ben"}}
    again = brought_back(server, saved)
    line = own(server, again, again.cookie)
    assert line is not None
    assert [seat["name"] for seat in line["seats"]] == ["Ann", "Ben"]


@pytest.mark.parametrize(
    "players",
    [
        [],
        "Ann",
        {"red": "Ann"},
        {"red": {"name": 7}},
        {"red": {"name": ""}},
        {"red": {"name": "x" * 33}},
        {"red": {"bot": ["greedy"]}},
        {"red": {"name": "Ann"}, "yellow": {"name": "Ann"}},
    ],
)
def test_players_of_a_saved_game_are_held_to_their_type(server: Running, players: Any) -> None:
    table = server.open({"red": ME, "yellow": BOT})
    saved = record(server, table, table.cookie) | {"players": players}
    answer = server.send("/api/tables/import", {"record": saved})
    assert answer.status_code in (400, 409)
    assert answer.json()["refusal"]["key"] in ("not-a-command", "name-taken")
    unknown = saved | {"players": {"green": {"name": "Eve"}, "red": {"bot": "none"}}}
    assert server.send("/api/tables/import", {"record": unknown}).status_code == 201
