"""Several workers on PostgreSQL: what one stores, the others show."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import Pipe
from pathlib import Path

import psycopg
import pytest

from sztab.server.ops.supervisor import Life
from sztab.server.settings import Limits
from tests.server.postgres import postgres
from tests.server.running import ARMY, BATTLE, WAIT, Running, cookie_of, running

ME = {"who": "me"}
OPEN = {"who": "open"}


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """Two servers on one database, as two workers are; each has its own port to be asked at."""
    folder = tmp_path_factory.mktemp("workers")
    with postgres() as url, ExitStack() as stack:
        ports = [stack.enter_context(running(url, folder / f"logs{n}")) for n in range(2)]
        yield ports


def test_moves_people_and_chat_reach_the_other_worker(workers: list[Running]) -> None:
    one, other = workers
    table = one.open({"red": ME | {"name": "Red"}, "yellow": OPEN})
    guest = table.enter("yellow", "Guest")
    with table.sit(table.cookie) as red:
        red.view()
        table.server = other
        with table.sit(guest) as yellow:
            assert yellow.view()["seat"] == "yellow"
            red.until(lambda m: m["is"] == "people" and m["seats"][1].get("here", False))
            assert red.move(ARMY, 0)["version"] == 1
            assert yellow.view(1)["awaited"] == ["yellow"]
            assert yellow.move(ARMY, 1)["version"] == 2
            assert red.view(2)["step"]["phase"]["key"] == "phase-deploying"
            yellow.do("chat", text="Hello")
            red.until(lambda m: m["is"] == "chat" and [x["text"] for x in m["lines"]] == ["Hello"])


def test_who_has_just_been_let_in_by_one_worker_is_known_to_the_other(
    workers: list[Running],
) -> None:
    one, other = workers
    for _try in range(5):  # the other worker is asked before the notice can have come
        table = one.open({"red": ME, "yellow": OPEN})
        table.server = other
        with table.sit() as watching:
            watching.view()  # so that worker has the table in memory
            table.server = one
            guest = table.enter("yellow", "Guest")
            table.server = other
            with table.sit(guest) as yellow:
                assert yellow.of("people")["seats"][1]["mine"]
                assert yellow.view()["seat"] == "yellow"


def test_a_worker_that_hears_no_notice_reads_who_was_let_in(tmp_path: Path) -> None:
    deaf = (
        "from sztab.server.live.listener import Listener\n"
        "async def nothing(self, notice): pass\n"
        "Listener._hear = nothing\n"
    )
    with (
        postgres() as url,
        running(url, tmp_path / "one") as one,
        running(url, tmp_path / "deaf", before=deaf) as other,
    ):
        table = one.open({"red": ME, "yellow": OPEN})
        table.server = other
        with table.sit() as watching:
            watching.view()
            table.server = one
            guest = table.enter("yellow", "Guest")
            table.server = other
            with table.sit(guest) as yellow:
                assert yellow.view()["seat"] == "yellow"


def test_of_two_workers_only_one_takes_a_version(workers: list[Running]) -> None:
    one, other = workers
    table = one.open({"red": ME, "yellow": ME | {"name": "Other"}})
    with table.sit(table.cookie) as first:
        first.view()
        table.server = other
        with table.sit(table.cookie) as second:
            second.until(lambda m: m["is"] in ("view", "veil"))
            first.do("move", move=ARMY, version=0)
            second.do("move", move="recruit 1HC", version=0)
            first.until(lambda m: m["is"] in ("veil", "refused"))
            second.until(lambda m: m["is"] in ("veil", "refused"))
    table.server = one
    with table.sit(table.cookie) as again:
        again.do("sit", seat="red")
        assert again.view()["version"] == 1


def test_a_bot_thinks_wherever_its_table_is(workers: list[Running]) -> None:
    one, other = workers
    table = one.open({"red": ME, "yellow": {"who": "bot", "bot": "random"}})
    table.server = other
    with table.sit(table.cookie) as red:
        assert red.view(1)["moves_made"] == 1


def test_another_worker_goes_on_for_the_bots_of_one_that_was_killed(tmp_path: Path) -> None:
    for_ever = (
        "import asyncio\n"
        "from sztab.server.live.hub import Hub\n"
        "Hub._choose = lambda *_args: asyncio.sleep(1000)\n"
    )
    with (
        postgres() as url,
        running(url, tmp_path / "thinks", before=for_ever) as thinking,
        running(url, tmp_path / "other") as other,
    ):
        table = thinking.open({"red": ME, "yellow": {"who": "bot", "bot": "random"}})
        table.server = other
        with table.sit(table.cookie) as red:
            assert red.view()["version"] == 0
            assert red.move(ARMY, 0)["version"] == 1
            red.do("look", at=1)
            assert red.of("moment")["of"] == 1  # nobody else thinks while that worker lives
            thinking.kill()
            assert red.view(2)["log"][-1]["seat"] == "yellow"


def test_limits_hold_for_all_workers_together(tmp_path: Path) -> None:
    limits = Limits(opening=(3, 3600.0), entering=(3, 3600.0))
    with (
        postgres() as url,
        running(url, tmp_path / "one", limits) as one,
        running(url, tmp_path / "other", limits) as other,
    ):
        wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}}
        path = "/api/tables/nonsense/enter"
        for where, body, good in (("/api/tables", wish, 201), (path, {"token": "x"}, 404)):
            codes = [at.send(where, body).status_code for at in (one, other, one, other, one)]
            assert codes == [good, good, good, 429, 429]


def test_what_another_worker_has_taken_away_is_gone_before_its_notice_comes(
    workers: list[Running],
) -> None:
    one, _other = workers
    table = one.open({"red": ME, "yellow": OPEN})
    guest = table.enter("yellow", "Guest")
    with table.sit(guest) as yellow, psycopg.connect(one.settings.db) as database:
        yellow.view()
        here = "seat = 'yellow' AND \"table\" = %s"
        database.execute(f"UPDATE seats SET person = NULL WHERE {here}", (table.id,))  # no notice
        database.commit()
        assert yellow.move(ARMY, 0)["refusal"]["key"] == "not-your-seat"


@pytest.mark.parametrize(
    ("change", "key"),
    [("link = 'another'", "link-refused"), ("kind = 'person', person = 'x'", "seat-taken")],
)
def test_a_link_that_another_worker_has_ended_opens_nothing(
    workers: list[Running], change: str, key: str
) -> None:
    one, _other = workers
    table = one.open({"red": ME, "yellow": OPEN})
    with psycopg.connect(one.settings.db) as database:
        here = "seat = 'yellow' AND \"table\" = %s"
        database.execute(f"UPDATE seats SET {change} WHERE {here}", (table.id,))
        database.execute("UPDATE seats SET link = NULL WHERE link = 'another'")
    wish = {"token": table.links["yellow"], "name": "Late"}
    late = one.send(f"/api/tables/{table.id}/enter", wish)
    assert late.json()["refusal"]["key"] == key


def test_seats_change_hands_in_all_workers(workers: list[Running]) -> None:
    one, other = workers
    table = one.open({"red": ME | {"name": "Red"}, "yellow": OPEN})
    guest = table.enter("yellow", "Guest")
    path = f"/api/tables/{table.id}"
    with table.sit(table.cookie) as red:
        red.view()
        table.server = other
        with table.sit(guest) as yellow:
            yellow.view()
            one.send(f"{path}/hand-over", {"seat": "yellow"}, table.cookie)
            yellow.until(lambda m: m["is"] == "people" and "hand_over" in m["seats"][1])
            answer = {"seat": "yellow", "yes": True}
            assert other.send(f"{path}/hand-over/answer", answer, guest).status_code == 200
            assert yellow.of("gone")["say"]["key"] == "links-withdrawn"
        red.until(lambda m: m["is"] == "people" and m["seats"][1]["kind"] == "open")
    fresh = one.send(f"{path}/links", {"seat": "yellow"}, table.cookie).json()["links"]["yellow"]
    wish = {"token": fresh, "name": "Heir"}
    until = time.monotonic() + WAIT
    while other.send(f"{path}/peek", {"token": fresh}).status_code != 200:
        assert time.monotonic() < until  # the other worker hears of the new link a moment later
        time.sleep(0.05)
    first, second = (at.send(f"{path}/enter", wish) for at in (other, one))
    assert (first.status_code, second.status_code) == (200, 409)
    code = other.send(f"{path}/code", {}, cookie_of(first)).json()["code"]
    assert one.send("/api/recover", {"code": code}).json()["seats"] == ["yellow"]
    assert other.send("/api/recover", {"code": code}).status_code == 403


def test_several_workers_share_one_port(tmp_path: Path) -> None:
    with postgres() as url, running(url, tmp_path / "logs", workers=2) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        guest = table.enter("yellow", "Guest")
        with ExitStack() as stack:
            reds = [stack.enter_context(table.sit(table.cookie)) for _socket in range(4)]
            yellow = stack.enter_context(table.sit(guest))
            yellow.view()
            for red in reds:
                red.view()
            assert yellow.move(ARMY, 0)["version"] == 1
            for red in reds:
                assert red.view(1)["version"] == 1


def test_workers_whose_keeper_is_killed_leave_the_port_and_a_restart_resumes(
    tmp_path: Path,
) -> None:
    with postgres() as url, running(url, tmp_path / "logs", workers=2) as server:
        bots = {seat: {"who": "bot", "bot": "random"} for seat in ("red", "white", "blue")}
        table = server.open(bots, "race-to-the-rhine")
        with table.sit() as watching:
            watching.view(2)
        server.kill()
        port = ("127.0.0.1", server.settings.port)
        until = time.monotonic() + WAIT
        while _listening(port):
            assert time.monotonic() < until, "a worker still holds the port"
            time.sleep(0.1)
        server.restart()
        with table.sit() as watching:
            before = watching.view()["version"]
            assert watching.view(before + 1)["moves_made"] > 2


def test_a_worker_that_has_answered_is_left_alone_for_a_while() -> None:
    keeper, worker = Pipe()
    life, asked = Life(), 0
    for _round in range(200):
        life.ask(keeper)
        if worker.poll(0):
            worker.recv()
            worker.send(True)
            asked += 1
    assert life.serves
    assert 1 <= asked < 20  # every second round, if it is asked again at every answer


def _listening(port: tuple[str, int]) -> bool:
    try:
        socket.create_connection(port, 1.0).close()
    except OSError:
        return False
    return True
