"""Positions of studies: their best plans are looked for in rounds, kept, resumed, bounded."""

import time
from pathlib import Path
from typing import Any

import pytest

from sztab.server.live.reports.jobs import MOST_OF_OWNER
from sztab.server.live.reports.positions import ID, rounds
from sztab.server.settings import Limits
from tests.server.reports.test_analyses import key
from tests.server.reports.test_study import DUEL, GAMES, look
from tests.server.running import BATTLE, WAIT, Running, running, sqlite

PATH = "/api/study/analysis"


def begun(server: Running, game: str, position: Any, seat: str | None = None) -> Any:
    answer = server.send(PATH, {"game": game, "position": position, "seat": seat})
    assert answer.status_code == 200, answer.text
    return answer.json()


def until(server: Running, id: str, done: int) -> Any:
    """Wait for a round of an analysis, as long as it and those before it get on."""
    ends = time.monotonic() + WAIT
    page = server.ask(f"{PATH}/{id}").json()
    while page["working"]["done"] < done and time.monotonic() < ends:
        time.sleep(0.05)
        before, page = page, server.ask(f"{PATH}/{id}").json()
        if page["working"] != before["working"]:
            ends = time.monotonic() + WAIT
    assert page["working"]["done"] >= done, page["working"]
    return page


@pytest.mark.parametrize("game", GAMES)
def test_plans_of_any_position_are_found_and_played_out(game: str, server: Running) -> None:
    view = look(server, game).json()
    page = begun(server, game, view["position"])
    assert page["seat"] in view["awaited"]
    assert ID.fullmatch(page["analysis"])
    page = until(server, page["analysis"], len(rounds(game)))
    report = page["report"]
    assert set(report["chances"]) == set(view["seats"])
    chances = [plan["chance"] for plan in report["plans"]]
    assert 1 <= len(chances) <= 3
    assert chances == sorted(chances, reverse=True)
    best = report["plans"][0]
    assert best["moves"][0]["text"]
    if best["searched"]:
        assert report["chances"][page["seat"]] == best["chance"]
    line = server.ask(f"{PATH}/{page['analysis']}/0")
    assert line.status_code == 200, line.text
    assert line.json()["steps"][0]["table"]


def test_each_round_searches_further_and_the_same_position_is_looked_into_once(
    server: Running,
) -> None:
    first = begun(server, BATTLE, DUEL)
    page = until(server, first["analysis"], len(rounds(BATTLE)))
    assert page["working"]["state"] == "done"
    assert page["report"]["nodes"] == 2500 * rounds(BATTLE)[-1]
    written = look(server, position=DUEL).json()["position"]
    again = begun(server, BATTLE, written)
    assert again["analysis"] == first["analysis"]
    assert again["working"]["state"] == "done"
    red = begun(server, BATTLE, DUEL, "red")  # it is yellow who decides
    assert red["analysis"] == first["analysis"]


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        ({"position": {"side": "green"}}, (400, "position-refused")),
        ({"position": []}, (400, "position-refused")),
        ({"position": {"options": {"data": "own.json"}}}, (400, "option-refused")),
        ({"game": "chess"}, (404, "no-such-game")),
        ({"nodes": 1_000_000}, (400, "not-a-command")),
        ({"seat": 3}, (400, "not-a-command")),
        ({"seat": "x" * 65}, (400, "not-a-command")),
    ],
)
def test_what_is_no_position_is_refused(
    change: Any, refused: tuple[int, str], server: Running
) -> None:
    assert key(server.send(PATH, {"game": BATTLE, "position": DUEL} | change)) == refused


@pytest.mark.parametrize("id", ["none", "a" * 32, "A" * 32, "%00", "../look", "a" * 32 + "/0"])
def test_no_other_address_leads_to_an_analysis(id: str, server: Running) -> None:
    assert server.ask(f"{PATH}/{id}").status_code == 404


def test_plans_that_are_not_there_are_refused(server: Running) -> None:
    id = until(server, begun(server, BATTLE, DUEL)["analysis"], 1)["analysis"]
    for plan in ("9", "x", "-1", "1" * 50, "%00"):
        assert server.ask(f"{PATH}/{id}/{plan}").status_code == 404, plan


def test_pages_of_other_sites_begin_nothing(server: Running) -> None:
    wish = {"game": BATTLE, "position": DUEL}
    assert server.send(PATH, wish, origin="https://evil.example").status_code == 403


def test_a_kill_loses_no_round_and_one_person_has_a_few_at_a_time(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        begin = look(server, "stand-at-mortain").json()["position"]
        positions = [begin | {"turn": turn} for turn in range(2, 7)]
        wishes = [{"game": "stand-at-mortain", "position": one} for one in positions]
        answers = [server.send(PATH, one) for one in wishes]
        codes = [one.status_code for one in answers]
        # The first few are taken; the others are if one of those was done meanwhile.
        assert codes[:MOST_OF_OWNER] == [200] * MOST_OF_OWNER
        assert set(codes) <= {200, 429}
        for answer in answers:
            if answer.status_code == 429:
                assert key(answer) == (429, "analysis-many")
        last = answers[MOST_OF_OWNER - 1].json()["analysis"]
        done = until(server, last, 1)["working"]["done"]
        server.kill()
        server.restart()
        assert server.ask(f"{PATH}/{last}").json()["working"]["done"] >= done
        page = until(server, last, len(rounds("stand-at-mortain")))
        assert page["working"]["state"] == "done"


def test_an_address_begins_so_many_in_an_hour(tmp_path: Path) -> None:
    limits = Limits(weighing=(2, 3600.0))
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        wish = {"game": "chess", "position": {}}
        codes = [server.send(PATH, wish).status_code for _try in range(3)]
        assert codes == [404, 404, 429]
