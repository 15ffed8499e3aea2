"""Two workers on PostgreSQL: reports, analysed positions, studies and agents need no home."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import postgres
from tests.server.reports.test_analyses import BEGIN, imported, record_of
from tests.server.reports.test_positions import PATH, begun, until
from tests.server.reports.test_study import DUEL, look
from tests.server.running import BATTLE, WAIT, Running, running

MORTAIN = "stand-at-mortain"
SOON = "from sztab.server.live import hub\nhub.SWEEP_SECONDS = 0.5\n"
STUCK = (
    "import asyncio\n"
    "from sztab.server.live.reports.analyses import Analyses\n"
    "from sztab.server.live.reports.positions import Positions\n"
    "Analyses._work = Positions._work = lambda *_args: asyncio.sleep(1000)\n"
)


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """Two servers on one database, as two workers are; each has its own port to be asked at."""
    folder = tmp_path_factory.mktemp("reports")
    with postgres() as url, ExitStack() as stack:
        yield [stack.enter_context(running(url, folder / f"logs{n}", mcp=True)) for n in range(2)]


def done(server: Running, path: str) -> Any:
    """Wait until a report is there."""
    ends = time.monotonic() + WAIT
    page = server.ask(path).json()
    while page["working"]["state"] == "waiting" and time.monotonic() < ends:
        time.sleep(0.1)
        page = server.ask(path).json()
    assert page["working"]["state"] == "done", page["working"]
    return page


@pytest.mark.parametrize("kind", ["luck", "analysis"])
def test_a_report_begun_at_both_workers_is_worked_out_once_and_shown_by_both(
    workers: list[Running], kind: str
) -> None:
    one, other = workers
    table = imported(one, record_of(MORTAIN, 16) if kind == "luck" else record_of(BATTLE, 6))
    path = f"/api/tables/{table.id}/{kind}"
    for server in (one, other):
        assert server.send(path, BEGIN).status_code == 200
    pages = [done(server, path) for server in (other, one)]
    assert pages[0]["report"] == pages[1]["report"]
    if kind == "luck":
        for seat in pages[0]["report"]["seats"]:
            assert seat["luck"] + seat["own"] + seat["others"] == seat["last"] - seat["first"]
    else:
        shown = [server.ask(f"{path}/3").json() for server in (one, other)]
        assert shown[0] == shown[1]
        lines = [server.ask(f"{path}/3/0").json() for server in (one, other)]
        assert lines[0] == lines[1]
        assert lines[0]["steps"]


def test_a_position_begun_at_both_workers_is_one_analysis(workers: list[Running]) -> None:
    one, other = workers
    (id,) = {begun(server, BATTLE, DUEL)["analysis"] for server in (one, other)}
    for server in (other, one):
        assert until(server, id, 1)["report"]["plans"]
        assert server.ask(f"{PATH}/{id}/0").json()["steps"]


def test_a_study_kept_by_one_worker_is_found_at_the_other(workers: list[Running]) -> None:
    one, other = workers
    position = look(one, BATTLE).json()["position"]
    wish = {
        "game": BATTLE,
        "position": position,
        "seat": "red",
        "title": "Flank",
        "comment": "",
        "arrows": [],
    }
    kept = one.send("/api/study", wish)
    assert kept.status_code == 201, kept.text
    found = other.ask(f"/api/study/{kept.json()['study']}").json()
    assert (found["title"], found["position"]) == ("Flank", position)


def test_the_work_of_a_killed_worker_is_taken_up_by_the_other(tmp_path: Path) -> None:
    with (
        postgres() as url,
        running(url, tmp_path / "one", before=STUCK) as one,
        running(url, tmp_path / "other", before=SOON) as other,
    ):
        table = imported(one, record_of(MORTAIN, 12))
        path = f"/api/tables/{table.id}/luck"
        one.send(path, BEGIN)
        position = begun(one, BATTLE, DUEL)["analysis"]
        assert other.ask(path).json()["working"]["done"] == 0  # somebody else works at it
        one.kill()
        assert done(other, path)["report"]["seats"]
        assert until(other, position, 1)["report"]["plans"]


def test_an_agent_plays_through_whichever_worker_answers(workers: list[Running]) -> None:
    pytest.importorskip("mcp")
    from mcp.client import Client

    from tests.server.agents.test_mcp import Guest

    one, other = workers

    async def script() -> None:
        async with (
            Client(f"{one.url}/mcp", read_timeout_seconds=WAIT) as first,
            Client(f"{other.url}/mcp", read_timeout_seconds=WAIT) as second,
        ):
            guests = [Guest(first), Guest(second)]
            await guests[0].sit(game=BATTLE, opponents="random", name="Robot", seat="yellow")
            guests[1].key = guests[0].key  # a key is good at every worker
            made = 0
            for turn in range(40):
                guest = guests[turn % 2]
                if "It is your turn." not in await guest.at_table("wait", seconds=20):
                    continue
                move = (await guests[(turn + 1) % 2].moves())[0]
                said = await guest.at_table("play", move=move)
                assert "Refused" not in said, said
                made += 1
                if made == 4:
                    break
            assert made == 4
            await guests[1].at_table("resign")
            assert "The game is over." in await guests[0].at_table("wait", seconds=20)

    asyncio.run(script())
