"""A table is never gone on with under other data than it was played with."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sztab import find_game
from sztab.core.data.dataset import DataGame
from sztab.core.said import Name
from sztab.core.words import say
from sztab.server.rules.live_table import resumed, standing
from sztab.server.store.schema import Event
from tests.legacy.databases import lay_sqlite
from tests.legacy.keeping import GAMES, kept
from tests.server.running import ARMY, BATTLE, Running, Sitter, running
from tests.server.store.test_legacy_tables import at

ME = {"who": "me"}
FIRST = find_game(BATTLE).data_hash({"data": ""})
# The server's process begins with a data set that somebody has edited where it lay.
EDITED = """
from sztab.core.registry import find_game
game = find_game("medieval-battle")
shipped = game._text
game._text = lambda name: shipped(name).replace("Medieval Battle", "Medieval Battles")
"""
# Here a newer data set is shipped beside the first, as it should be.
NEWER = """
from pathlib import Path
from sztab.core.registry import find_game
game = find_game("medieval-battle")
type(game).folder = lambda _game: Path({folder!r})
type(game).newest = "data-2.json"
"""


def battles(kind: str) -> dict[str, Any]:
    return {
        one["name"]: one for one in kept(f"tables-{kind}-seats.jsonl.gz") if one["game"] == BATTLE
    }


def come(server: Running, one: Any, cookie: str) -> tuple[Any, Any]:
    """Sit down and try the first move that comes to mind: the view and what is answered."""
    with at(server, one).sit(cookie) as sitter:
        view = seen(sitter)
        sitter.do("move", move="pass", version=view["version"])
        return view, sitter.of("refused")


def seen(sitter: Sitter) -> Any:
    view = sitter.until(lambda said: said["is"] in ("view", "veil"))
    if view["is"] == "veil":
        sitter.do("sit", seat=view["seat"])
        view = sitter.view()
    return view


def moved(sitter: Sitter, text: str) -> bool:
    """Make a move; whether it was taken, and maybe a veil lies over what comes next."""
    view = seen(sitter)
    sitter.do("move", move=text or view["offers"][0]["text"], version=view["version"])
    after = sitter.until(
        lambda one: one["is"] in ("veil", "refused") or one.get("version", 0) > view["version"]
    )
    return bool(after["is"] != "refused")


def lobby_turns(server: Running, table: Any, cookie: str) -> list[bool]:
    """Whether it is the device's turn at this table, as the lobby says."""
    own = server.ask("/api/tables", cookie).json()["own"]
    return [one.get("my_turn", False) for one in own if one["table"] == table["table"]]


def test_under_other_data_a_table_is_looked_at_and_not_played_on(tmp_path: Path) -> None:
    url = lay_sqlite(tmp_path)
    tables = battles("sqlite")
    hot = tables["hot seat"]
    (cookie,) = hot["cookies"]
    with running(url, tmp_path / "logs", before=EDITED) as server:
        assert lobby_turns(server, hot, cookie) == [False]
        view, answer = come(server, hot, cookie)
        prompt = view["prompt"]
        assert prompt["key"] == "table-other-data"
        assert prompt["args"]["data"] == FIRST != prompt["args"]["found"]
        assert (view["awaited"], view["offers"]) == ([], [])
        assert view["moves_made"] == hot["shown"][""]["moves_made"]
        assert view["undo"]["refusal"]["key"] == "table-other-data"
        assert answer["refusal"]["key"] == "table-other-data"
        with at(server, hot).sit(cookie) as sitter:  # its history can be looked at
            seen(sitter)
            sitter.do("look", at=1)
            assert sitter.of("moment")["at"] == 1
            sitter.do("resign", version=view["version"])
            assert sitter.of("refused")["refusal"]["key"] == "table-other-data"
            sitter.do("chat", text="so that is how it is")
            assert sitter.of("chat")
        over = tables["resigned"]
        exported = server.ask(f"/api/tables/{over['table']}/record").json()
        assert exported["data"] == FIRST
        assert len(exported["moves"]) == over["shown"][""]["moves_made"]
        assert exported["hashes"] == {}
        bots = tables["against bots"]
        assert come(server, bots, next(iter(bots["cookies"])))[0]["awaited"] == []
        fresh = server.open({"red": ME, "yellow": ME})  # a new table takes what there is
        with fresh.sit(fresh.cookie) as sitter:
            assert moved(sitter, ARMY)
    with running(url, tmp_path / "logs") as server:  # nothing was lost: under its own it goes on
        assert lobby_turns(server, hot, cookie) == [True]
        with at(server, hot).sit(cookie) as sitter:
            assert seen(sitter)["version"] == view["version"]
        with at(server, hot).sit(cookie) as sitter:
            assert moved(sitter, "")


def test_a_newer_data_set_leaves_old_tables_with_theirs(tmp_path: Path) -> None:
    url = lay_sqlite(tmp_path)
    game = find_game(BATTLE)
    assert isinstance(game, DataGame)
    package = Path(str(game.folder()))
    planted = tmp_path / "game"
    planted.mkdir()
    for part in package.iterdir():
        if part.name != "data":
            (planted / part.name).symlink_to(part)
    (planted / "data").mkdir()
    first = (package / "data" / "data.json").read_text(encoding="utf-8")
    (planted / "data" / "data.json").write_text(first, encoding="utf-8")
    newer = json.loads(first)
    newer["terrain"]["forest"]["cost"] = 3
    (planted / "data" / "data-2.json").write_text(json.dumps(newer), encoding="utf-8")
    hot = battles("sqlite")["hot seat"]
    (cookie,) = hot["cookies"]
    with running(url, tmp_path / "logs", before=NEWER.format(folder=str(planted))) as server:
        with at(server, hot).sit(cookie) as sitter:
            assert moved(sitter, "")
        fresh = server.open({"red": ME, "yellow": ME})
        with fresh.sit(fresh.cookie) as sitter:
            view = seen(sitter)
            sitter.do("resign", version=view["version"])
            sitter.view(view["version"] + 1)
        record = server.ask(f"/api/tables/{fresh.id}/record", fresh.cookie).json()
        assert record["data"] != FIRST


def test_a_record_of_other_data_is_not_imported(server: Running) -> None:
    record = next(
        one["record"] for one in kept(f"records-{BATTLE}.jsonl.gz") if one["record"]["moves"]
    )
    answer = server.send("/api/tables/import", {"record": record | {"data": "0" * 16}})
    assert answer.status_code == 400
    refusal = answer.json()["refusal"]
    assert refusal["key"] == "record-refused"
    assert refusal["args"]["why"]["key"] == "other-data"


def test_a_table_that_breaks_on_replay_is_shown_as_far_as_it_goes() -> None:
    game = find_game(BATTLE)
    record = next(
        one["record"]
        for one in kept(f"records-{BATTLE}.jsonl.gz")
        if len(one["record"]["moves"]) > 10
    )
    events = [
        Event(at, "move", move["seat"], move["move"], move.get("fate", []))
        for at, move in enumerate(record["moves"])
    ]
    events[5] = events[5]._replace(text="pass 99")
    begun = record | {"moves": [], "hashes": {}, "result": None}
    table = resumed(game, begun, events)
    assert table.moves_made == 5
    assert table.closed is not None
    assert (table.closed.key, table.closed.args) == ("table-broken", {"move": 6})
    assert table.awaited == ()
    assert [entry.move for entry in table.whole_record().entries] == [one.text for one in events]
    for language in ("en", "pl"):
        assert "6" in say(game, language, Name(table.closed.key, **table.closed.args))


def test_what_stands_is_told_by_the_events_alone() -> None:
    made = [Event(at, "move", "red", f"m{at}") for at in range(3)]
    taken = Event(3, "take-back", "red", "1")
    assert [one.move for one in standing([*made, taken, Event(4, "move", "red", "x")])] == [
        *("m0", "x")
    ]


def test_a_table_of_unknown_rules_is_looked_at_and_not_played_on(tmp_path: Path) -> None:
    url = lay_sqlite(tmp_path)
    hot = battles("sqlite")["hot seat"]
    (cookie,) = hot["cookies"]
    with running(url, tmp_path / "logs"):
        pass  # brings the database up to date
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET opening = json_set(opening, '$.rules', '99')")
    with running(url, tmp_path / "logs") as server:
        assert lobby_turns(server, hot, cookie) == [False]  # also before anybody looked at it
        view, answer = come(server, hot, cookie)
        assert view["awaited"] == []
        assert answer["refusal"]["key"] == "table-other-rules"
        assert lobby_turns(server, hot, cookie) == [False]
        assert answer["refusal"]["args"]["rules"] == "99"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_an_earlier_edition_is_played_on(game: str) -> None:
    record = next(one["record"] for one in kept(f"records-{game}.jsonl.gz"))
    begun = record | {"moves": [], "hashes": {}, "result": None}
    assert resumed(find_game(game), begun, []).closed is None
    newer = resumed(find_game(game), begun | {"rules": "99"}, []).closed
    assert newer is not None
    assert newer.key == "table-other-rules"


@pytest.mark.parametrize(
    "key",
    [
        *("table-other-data", "table-unreadable", "other-data", "table-other-rules"),
        *("other-rules", "other-hash", "other-result", "moves-missing"),
    ],
)
def test_every_reason_is_said_in_both_languages(key: str) -> None:
    words = Name(key, data="1" * 16, found="2" * 16, rules="3", known="1, 2", move=5)
    assert say(find_game(BATTLE), "en", words) != say(find_game(BATTLE), "pl", words)
