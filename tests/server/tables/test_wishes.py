"""Wishes by wire: written out as plain orders before they are judged, stored and repeated."""

import sqlite3
from contextlib import closing
from random import Random

from sztab import find_game
from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.games.flames_of_war import FlamesOfWar
from tests.server.running import Running

ME = {"who": "me"}


def test_a_wish_is_stored_as_a_plain_order_and_made_once(server: Running) -> None:
    game = find_game("flames-of-war")
    assert isinstance(game, FlamesOfWar)
    state = game.new(validated(game.id, game.options(), {}), ("A", "B"), SeededFate(Random(1)))
    table = server.open({"A": ME, "B": {"who": "open"}}, "flames-of-war")
    guest = table.enter("B")
    with table.sit(table.cookie) as first, table.sit(guest) as second:
        views = {0: first.view(), 1: second.view()}
        seat = next(number for number, view in views.items() if view["offers"])
        mover, version = (first, second)[seat], views[seat]["version"]
        platoon = next(one for one in views[seat]["offers"] if one.get("part"))["picks"][0]
        zone = state.field.mission.zones[seat]
        middle = f"{(zone.west + zone.east) / 2},{(zone.south + zone.north) / 2}"
        wish = f"deploy {platoon.removeprefix('platoon-')}: line {middle}"
        moved = mover.move(wish, version)
        assert moved["is"] == "view", moved
        assert mover.move(wish, version)["version"] == moved["version"]
        assert mover.move(wish.replace("line", "phalanx"), moved["version"])["is"] == "refused"
    with closing(sqlite3.connect(server.settings.db.removeprefix("sqlite:///"))) as database:
        rows = database.execute('SELECT text FROM events WHERE "table" = ?', (table.id,)).fetchall()
    moves = [text for (text,) in rows if text.startswith("deploy")]
    assert len(moves) == 1
    assert "line" not in moves[0]
