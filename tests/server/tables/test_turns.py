"""Who gets a bot's process next, and which bots need none."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sztab.server.errors import RefusedError
from sztab.server.live.admission import AT_ONCE, Admission
from sztab.server.logs import Log
from sztab.server.net.gate import Gate
from sztab.server.processes.fair_queue import FairQueue, Priority
from sztab.server.settings import Settings
from sztab.server.store.storage import Storage, awaiting_bots
from tests.server.running import Opened, Running, running, sqlite

BOT = {"who": "bot", "bot": "random"}
BOTS = dict.fromkeys(("red", "white", "blue"), BOT)
RHINE = "race-to-the-rhine"


def served(*given: Priority | Callable[[], Priority]) -> list[int]:
    """The order in which pieces of work are done, all waiting while one place is taken."""
    order: list[int] = []

    async def run() -> None:
        turns = FairQueue(1)
        waiting: list[Awaitable[None]] = []

        async def work(at: int, standing: Callable[[], Priority]) -> None:
            async with turns.place(standing):
                order.append(at)

        async with turns.place(Priority):
            for at, standing in enumerate(given):
                ask = (lambda one=standing: one) if isinstance(standing, Priority) else standing
                waiting.append(asyncio.create_task(work(at, ask)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(run())
    return order


def test_who_waits_comes_before_who_is_away_and_who_looks_on() -> None:
    assert served(Priority(2, "a"), Priority(1, "b"), Priority(0, "c")) == [2, 1, 0]


def test_an_owner_of_many_tables_takes_turns_with_an_owner_of_one() -> None:
    many = [Priority(0, "many")] * 5
    assert served(*many, Priority(0, "one"), Priority(0, "one"))[:4] in ([0, 5, 1, 6], [0, 5, 6, 1])


def test_work_that_becomes_urgent_while_it_waits_goes_first() -> None:
    ranks = {"late": 2}

    def first() -> Priority:
        ranks["late"] = 0  # as soon as anybody is asked, somebody has come
        return Priority(1, "first")

    assert served(first, Priority(1, "other"), lambda: Priority(ranks["late"], "late"))[0] == 2


def test_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def run() -> None:
        turns = FairQueue(1)

        async def work() -> None:
            async with turns.place(Priority):
                await asyncio.sleep(10)

        first, second = asyncio.create_task(work()), asyncio.create_task(work())
        await asyncio.sleep(0)
        for task in (second, first):
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        async with asyncio.timeout(1), turns.place(Priority):
            pass

    asyncio.run(run())


def moves_made(server: Running, table: Opened) -> int:
    with table.sit() as watching:
        return int(watching.view()["version"])


def test_bots_alone_play_only_while_somebody_looks_on(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        table = server.open(BOTS, RHINE)
        time.sleep(1.0)
        with table.sit() as watching:
            assert watching.view()["version"] == 0
            watching.view(3)
        time.sleep(0.5)  # a move may have been under way
        left = moves_made(server, table)
        time.sleep(1.0)
        assert moves_made(server, table) <= left + 2
        server.kill()
        server.restart()
        time.sleep(1.0)
        with table.sit() as watching:
            before = watching.view()["version"]
            assert before <= left + 4
            watching.view(before + 2)


def test_after_a_restart_only_bots_that_a_person_waits_for_are_resumed(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        server.open(BOTS, RHINE)
        mine = server.open(BOTS | {"blue": {"who": "me", "name": "Me"}}, RHINE)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE tables SET bot_awaited = 1")
    kept = Storage(sqlite(tmp_path))
    assert kept.read_now(awaiting_bots) == [mine.id]
    kept.close()


def test_so_much_work_of_one_owner_waits_and_no_more() -> None:
    async def run() -> None:
        turns = FairQueue(1, waiting=2)
        done: list[str] = []

        async def work(owner: str) -> None:
            async with turns.place(lambda: Priority(0, owner)):
                done.append(owner)

        async with turns.place(Priority):
            waiting = [
                asyncio.create_task(work(owner)) for owner in ("many", "many", "many", "one")
            ]
            await asyncio.sleep(0)
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(one, RefusedError) for one in ended] == [False, False, True, False]
        assert sorted(done) == ["many", "many", "one"]

    asyncio.run(run())


def test_an_address_has_a_few_messages_worked_at_and_others_do_not_wait_for_them(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        settings = Settings(db=sqlite(tmp_path))
        security = Log("security")
        admission = Admission(settings, Storage(settings.db), Gate(settings, security), security)
        working: list[str] = []
        done = asyncio.Event()

        async def work(address: str) -> None:
            async with admission.turns(address):
                working.append(address)
                await done.wait()

        flood = [asyncio.create_task(work("192.0.2.1")) for _message in range(50)]
        await asyncio.sleep(0)
        honest = asyncio.create_task(work("192.0.2.2"))
        await asyncio.sleep(0)
        assert working == ["192.0.2.1"] * AT_ONCE + ["192.0.2.2"]
        flood[-1].cancel()
        done.set()
        await asyncio.gather(honest, *flood[:-1])
        assert working.count("192.0.2.1") == 49

    asyncio.run(run())
