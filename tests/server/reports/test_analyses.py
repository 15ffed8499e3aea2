"""Luck reports and analyses: worked out beside everything else, kept, resumed, bounded."""

import json
import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab.bots import BOTS
from sztab.core.fate import SeededFate
from sztab.core.record import to_json
from sztab.core.registry import games
from sztab.core.table import open_table
from sztab.server.live.reports.analyses import LEAST_NODES, effort, games_before
from sztab.server.live.reports.jobs import MOST_OF_OWNER
from sztab.server.rules import messages
from sztab.server.rules.keeper import Keeper
from sztab.server.rules.studies import requests as asked
from sztab.server.rules.studies.reports import MOST_FOUND, bounded
from sztab.server.settings import Limits
from sztab.server.store.analyses import AnalysisRow
from tests.legacy.keeping import GAMES
from tests.server.running import WAIT, Opened, Running, running, sqlite
from tests.server.tables.test_own_tables import BOT, ME, duel, resign

BEGIN = {"begin": "now"}


def record_of(game_id: str, most: int, seed: int = 7) -> dict[str, Any]:
    """The record of a game of random moves, of so many or to its end."""
    game, random = games()[game_id], Random(seed)
    table = open_table(game, {}, game.seatings[0], SeededFate(random))
    while table.result is None and len(table.record.entries) < most:
        seat = table.awaited[0]
        move = BOTS["random"].choose(game, table.state, table.seats.index(seat), random)
        table.play(game.text(move), seat)
    plain: dict[str, Any] = to_json(table.record)
    return plain


def imported(server: Running, record: dict[str, Any]) -> Opened:
    """A record as a table that its host has given up."""
    bot = {"who": "bot", "bot": "random"}
    first, *others = record["seats"]
    seats = {first: ME} | dict.fromkeys(others, bot)
    answer = server.send("/api/tables/import", {"record": record, "seats": seats})
    assert answer.status_code == 201, answer.text
    table = Opened(server, answer)
    resign(table, table.cookie)
    return table


def finished(server: Running, table: str, kind: str) -> Any:
    """Begin a report and wait for it."""
    path = f"/api/tables/{table}/{kind}"
    page = server.send(path, BEGIN).json()
    until = time.monotonic() + WAIT
    while page["working"]["state"] == "waiting" and time.monotonic() < until:
        time.sleep(0.1)
        page = server.ask(path).json()
    assert page["working"]["state"] == "done", page["working"]
    return page


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["refusal"]["key"]


def test_a_luck_report_adds_up_and_links_into_the_replay(server: Running) -> None:
    table = imported(server, record_of("stand-at-mortain", 60))
    assert server.ask(f"/api/tables/{table.id}/luck").json()["working"]["state"] == "none"
    page = finished(server, table.id, "luck")
    report = page["report"]
    assert report["events"] > 0
    assert report["calibration"]["positions"] > 0
    for seat in report["seats"]:
        assert seat["luck"] + seat["own"] + seat["others"] == seat["last"] - seat["first"]
        assert len(seat["luckiest"]) <= 3
        for change in (*seat["luckiest"], *seat["costliest"]):
            assert 1 <= change["move"] <= report["moves"]
            assert change["text"]
        gains = [change["after"] - change["before"] for change in seat["luckiest"]]
        assert gains == sorted(gains, reverse=True)
    opposed = [seat["luck"] for seat in report["seats"]]
    assert sum(opposed) == 0


def test_an_analysis_has_plans_that_can_be_stepped_through(server: Running) -> None:
    table = imported(server, record_of("medieval-battle", 24))
    page = finished(server, table.id, "analysis")
    report = page["report"]
    moves = page["moves"]
    assert all(len(line) == moves + 1 for line in report["chances"].values())
    assert len(report["movers"]) == len(report["costs"]) == moves
    decisions = [
        server.ask(f"/api/tables/{table.id}/analysis/{move}").json() for move in (1, moves)
    ]
    best = decisions[1]["plans"]
    assert 1 <= len(best) <= 3
    assert [plan["chance"] for plan in best] == sorted(
        (plan["chance"] for plan in best), reverse=True
    )
    line = server.ask(f"/api/tables/{table.id}/analysis/{moves}/0").json()
    assert line["steps"]
    assert line["steps"][0]["moves"][0]["text"] == best[0]["moves"][0]["text"]
    assert line["steps"][0]["table"]
    for mistake in report["mistakes"]:
        assert mistake["cost"] >= 20_000
        assert mistake["better"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_looked_at_in_slices_and_played_out(game: str) -> None:
    """What is kept after each slice, put together, is what one long look would have found."""
    record = record_of(game, 14)
    plain = games()[game]
    keeper = Keeper()
    answer = keeper.answer(messages.Import(json.dumps(record).encode()))
    assert isinstance(answer, messages.Begun)
    rows = (answer.game, answer.opening, answer.moves)
    for kind in ("luck", "plans"):
        found: list[Any] = []
        while len(found) < len(answer.moves):
            part = keeper.answer(asked.Survey(kind, *rows, len(found), 12, 0.0))
            assert isinstance(part, asked.Studied)
            assert len(part.found) == 1  # the time was up at once
            found += part.found
        whole = keeper.answer(asked.Survey(kind, *rows, 0, 12, 60.0))
        assert isinstance(whole, asked.Studied)
        assert json.dumps(whole.found) == json.dumps(found)
        report = keeper.answer(asked.Report(kind, *rows, 12, found))
        assert isinstance(report, messages.Value)
        assert report.value["whole"] == 1_000_000
    loaded = keeper.answer(messages.Load("t", *rows))
    assert isinstance(loaded, messages.Loaded)
    for one in found:
        shown = keeper.answer(asked.Weigh("t", loaded.token, one))
        assert isinstance(shown, messages.Encoded)
        plans = json.loads(shown.body)["plans"]
        for number in range(len(plans)):
            line = keeper.answer(asked.PlayOut("t", loaded.token, one, number))
            assert isinstance(line, messages.Encoded)
            steps = json.loads(line.body)["steps"]
            if plain.all_open:  # else the plan was found in another world
                assert steps[0]["moves"][0]["text"] == plans[number]["moves"][0]["text"]


def test_nothing_is_analysed_that_goes_on_or_stays_hidden(server: Running) -> None:
    going, guest = duel(server)
    for kind in ("luck", "analysis"):
        path = f"/api/tables/{going.id}/{kind}"
        assert key(server.ask(path)) == (409, "not-over")
        assert key(server.send(path, BEGIN, guest)) == (409, "not-over")
        assert key(server.ask(f"/api/tables/{going.id}/analysis/1")) == (409, "not-over")
    hidden, guest = duel(server, show_all_after=False)
    resign(hidden, guest)
    for cookie in ("", guest, hidden.cookie):
        for kind in ("luck", "analysis"):
            path = f"/api/tables/{hidden.id}/{kind}"
            assert key(server.ask(path, cookie)) == (403, "analysis-hidden")
            assert key(server.send(path, BEGIN, cookie)) == (403, "analysis-hidden")
        for path in ("analysis/1", "analysis/1/0"):
            answer = server.ask(f"/api/tables/{hidden.id}/{path}", cookie)
            assert key(answer) == (403, "analysis-hidden")


def test_strange_requests_are_refused(server: Running) -> None:
    table = server.open({"red": ME, "yellow": BOT})
    resign(table, table.cookie)
    for path in ("1", "0", "99999", "x", "-1", "1e3", "1/9", "1/x", "%00", "1" * 50):
        answer = server.ask(f"/api/tables/{table.id}/analysis/{path}")
        assert answer.status_code == 404, path
    assert key(server.send(f"/api/tables/{table.id}/luck", {"kind": 1})) == (400, "not-a-command")
    assert server.ask("/api/tables/none/luck").status_code == 404
    empty = finished(server, table.id, "luck")  # no move was made: nothing to work out
    assert empty["report"]["moves"] <= 1


def test_a_game_never_waits_for_itself() -> None:
    """Luck goes before analyses, then the older first; a game's own other report is not counted."""
    began = datetime(2026, 1, 1, tzinfo=UTC)

    def row(table: str, kind: str, minute: int) -> AnalysisRow:
        return AnalysisRow(table, kind, "waiting", "o", began.replace(minute=minute), 0, 9, 60)

    plans, luck = row("a", "plans", 0), row("a", "luck", 1)
    others = [row("b", "plans", 2), row("b", "luck", 3)]
    waiting = [plans, luck, *others]
    assert [games_before(one, waiting) for one in waiting] == [1, 0, 1, 1]
    assert games_before(luck, [plans, luck]) == 0


def test_what_a_kill_interrupts_goes_on_at_the_next_start(tmp_path: Path) -> None:
    record = record_of("stand-at-mortain", 150)
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        table = imported(server, record)
        path = f"/api/tables/{table.id}/analysis"
        server.send(path, BEGIN)
        until = time.monotonic() + WAIT
        while not server.ask(path).json()["working"]["done"] > 0 and time.monotonic() < until:
            time.sleep(0.1)
        server.kill()
        server.restart()
        after = server.ask(path).json()["working"]
        assert after["state"] == "waiting"
        assert 0 < after["done"] < after["moves"]
        before = after["done"]
        while server.ask(path).json()["working"]["done"] <= before and time.monotonic() < until:
            time.sleep(0.1)
        assert server.ask(path).json()["working"]["done"] > before


def test_one_person_has_a_few_at_a_time_and_an_address_a_few_in_an_hour(tmp_path: Path) -> None:
    record = record_of("stand-at-mortain", 150)
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        tables = [imported(server, record) for _n in range(MOST_OF_OWNER + 1)]
        answers = [server.send(f"/api/tables/{one.id}/analysis", BEGIN) for one in tables]
        assert [one.status_code for one in answers] == [200] * MOST_OF_OWNER + [429]
        assert key(answers[-1]) == (429, "analysis-many")
        again = server.send(f"/api/tables/{tables[0].id}/analysis", BEGIN)  # it is on its way
        assert again.status_code == 200
    limits = Limits(analysing=(2, 3600.0), hinting=(2, 3600.0))
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        for kind in ("luck", "hint"):
            body = {"version": 0} if kind == "hint" else BEGIN
            path = f"/api/tables/none/{kind}"
            codes = [server.send(path, body).status_code for _try in range(3)]
            assert codes == [404, 404, 429]


def test_what_was_taken_back_meanwhile_is_not_waited_for(tmp_path: Path) -> None:
    record = record_of("medieval-battle", 6)
    database = tmp_path / "tables.sqlite"
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        table = imported(server, record)
    with sqlite3.connect(
        database
    ) as rows:  # begun when the game was longer, by a server that ended
        rows.execute(
            'insert into analyses ("table", kind, state, owner, asked, done, moves, nodes)'
            " values (?, 'plans', 'waiting', 'x', '2100-01-01 00:00:00.000000', 6, 60, 60)",
            (table.id,),
        )
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        path = f"/api/tables/{table.id}/analysis"
        until = time.monotonic() + WAIT
        while (state := server.ask(path).json()["working"]["state"]) == "waiting":
            assert time.monotonic() < until
            time.sleep(0.1)
        assert state == "failed"


def test_a_long_game_takes_no_longer_than_others() -> None:
    for game in GAMES:
        full = effort(game, 100)
        assert effort(game, 300) == full
        assert LEAST_NODES <= effort(game, 1500) <= full / 4
    long = {"verdict": {"plans": [{"line": ["x" * MOST_FOUND]}] * 3, "played": None}}
    assert len(json.dumps(bounded(long))) < 1000
