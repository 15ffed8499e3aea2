"""Records and moments of tables: exported, imported, gone on with."""

from typing import Any

import pytest

from sztab.core.said import Refusal
from sztab.core.words import say
from tests.legacy.keeping import GAMES, kept
from tests.server.battles import ME, OPEN, battle
from tests.server.running import ARMY, BATTLE, Opened, Running


def test_a_moment_is_what_the_seat_saw_and_others_eyes_open_after_the_end(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        red.move(ARMY, 0)
        yellow.view(1)
        yellow.do("look", at=1)
        assert "army" not in yellow.of("moment")["table"]
        yellow.do("look", at=1, eyes="red")
        assert yellow.of("refused")["refusal"]["key"] == "eyes-closed"
        yellow.do("look", at=9)
        assert yellow.of("refused")["refusal"]["key"] == "no-such-moment"
        red.do("resign", version=1)
        yellow.view(2)
        for eyes in ("red", "*"):
            yellow.do("look", at=1, eyes=eyes)
            assert yellow.of("moment")["table"]["army"]


def test_a_record_is_exported_after_the_end_and_replayed_on_import(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        red.move(ARMY, 0)
        path = f"/api/tables/{table.id}/record"
        running_log = server.ask(path, guest).json()
        assert running_log["seat"] == "yellow"
        assert "2 HC" not in str(running_log)
        yellow.move(ARMY, 1)
        yellow.do("resign", version=2)
        red.view(3)
    record = server.ask(path).json()
    assert record["format"] == "sztab-record"
    assert len(record["moves"]) == 2
    taken = server.send("/api/tables/import", {"record": record})
    assert taken.status_code == 201, taken.text
    copy = Opened(server, taken)
    with copy.sit(copy.cookie) as me:
        me.do("sit", seat="red")
        assert me.view()["moves_made"] == 2
    record["moves"][1]["move"] = "recruit 99HC"
    assert server.send("/api/tables/import", {"record": record}).status_code == 400
    record["options"]["data"] = "/etc/passwd"
    refused = server.send("/api/tables/import", {"record": record}).json()
    assert refused["refusal"]["key"] == "option-refused"


def played(game: str) -> dict[str, Any]:
    """A whole game of the first edition."""
    records = (one["record"] for one in kept(f"records-{game}.jsonl.gz"))
    return next(one for one in records if one["result"] and len(one["moves"]) < 400)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_the_first_edition_is_imported(server: Running, game: str) -> None:
    record = played(game)
    assert server.send("/api/tables/import", {"record": record}).status_code == 201
    half = len(record["moves"]) // 2
    hashes = {at: value for at, value in record["hashes"].items() if int(at) <= half}
    unfinished = record | {"moves": record["moves"][:half], "hashes": hashes, "result": None}
    assert server.send("/api/tables/import", {"record": unfinished}).status_code == 201
    by_hand = record | {"hashes": {}, "result": None}
    assert server.send("/api/tables/import", {"record": by_hand}).status_code == 201


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hashes": {"0": "0" * 16}}, "other-hash"),
        ({"hashes": {"1": "0" * 16}}, "other-hash"),
        ({"hashes": {"4999": "0" * 16}}, "moves-missing"),
        ({"hashes": {}, "result": {"ranking": [], "scores": {}, "rule": "X"}}, "other-result"),
        ({"rules": "99"}, "other-rules"),
        ({"rules": ""}, "other-rules"),
        ({"rules": "9" * 5000}, "other-rules"),
        ({"version": True}, ""),
        ({"version": 1.0}, ""),
        ({"hashes": {"\u0661": "0" * 16}}, ""),
        ({"hashes": {"1" * 5000: "0" * 16}}, ""),
    ],
)
def test_a_record_that_says_what_is_not_so_is_refused(
    server: Running, change: dict[str, Any], why: str
) -> None:
    answer = server.send("/api/tables/import", {"record": played(BATTLE) | change})
    assert answer.status_code == 400
    refusal = answer.json()["refusal"]
    assert refusal["key"] == "record-refused"
    given = refusal["args"]["why"]
    assert (given["key"] if isinstance(given, dict) else "") == why
    assert len(answer.text) < 1000


def test_a_finished_game_goes_on_from_any_moment(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        red.move(ARMY, 0)
        path = f"/api/tables/{table.id}/again"
        early = server.send(path, {"at": 1}, table.cookie)
        assert early.json()["refusal"]["key"] == "not-over"
        yellow.move(ARMY, 1)
        yellow.do("resign", version=2)
        red.view(3)
    assert server.send(path, {"at": 1}).status_code == 403
    again = Opened(server, server.send(path, {"at": 1}, table.cookie))
    with again.sit(again.cookie) as red:
        assert red.view()["moves_made"] == 1


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess", "seats": {}}, "no-such-game"),
        ({"game": BATTLE, "seats": {"red": ME}}, "seats-do-not-fit"),
        ({"game": BATTLE, "seats": {"red": ME, "yellow": {"who": "bot"}}}, "no-such-bot"),
        (
            {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}, "options": {"size": "huge"}},
            "options-refused",
        ),
        ({"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}, "options": {"data": "x"}}, ""),
        ({"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}, "options": {"map": "a.JSON"}}, ""),
        ({"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}, "surprise": 1}, "not-a-command"),
        (
            {
                "game": BATTLE,
                "seats": {"red": ME | {"name": "Ann"}, "yellow": ME | {"name": "ANN"}},
            },
            "name-taken",
        ),
        (
            {"game": BATTLE, "seats": {"red": ME | {"name": "a\u202eb"}, "yellow": OPEN}},
            "name-refused",
        ),
        (
            {"game": BATTLE, "seats": {"red": ME | {"name": "\u00a0"}, "yellow": OPEN}},
            "name-refused",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Running, wish: Any, key: str) -> None:
    answer = server.send("/api/tables", wish)
    assert answer.status_code in (400, 404)
    assert answer.json()["refusal"]["key"] == (key or "option-refused")


def test_an_option_that_does_not_fit_is_refused_in_both_languages(server: Running) -> None:
    wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}, "options": {"size": "huge"}}
    found = server.send("/api/tables", wish).json()["refusal"]
    refusal = Refusal("server", found["key"], **found["args"])
    assert say(None, "en", refusal) == (
        "Medieval-battle: option 'size' takes standard, large, not 'huge'."
    )
    assert say(None, "pl", refusal) == (
        "Medieval-battle: opcja 'size' przyjmuje standard, large, a nie 'huge'."
    )
