"""Several workers on PostgreSQL: what one stores, the others show."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.postgres import postgres
from tests.server.running import ARMY, Running, running

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
