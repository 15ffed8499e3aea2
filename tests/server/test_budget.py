"""What takes too long or breaks ends one command; the table and all others go on."""

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sztab.server.bots import Thinkers
from sztab.server.refusing import RefusedError
from sztab.server.settings import Limits
from sztab.server.workroom import MOST_LATE, THREADS, Workroom
from tests.server.running import ARMY, running, sqlite

ME = {"who": "me"}
OPEN = {"who": "open"}
SHORT = 0.3  # seconds that rules have here


def spoiled(method: str, spoil: str) -> str:
    """Python that makes one method of Medieval Battle misbehave in the server's process."""
    return (
        "import time\n"
        "import sztab.games.medieval_battle as battle\n"
        f"kept = battle.MedievalBattle.{method}\n"
        "def spoiled(self, *args):\n"
        f"    {spoil}\n"
        "    return kept(self, *args)\n"
        f"battle.MedievalBattle.{method} = spoiled\n"
    )


# A move that Red has made shows; what is slow is slow for that position only.
SLOW_AFTER_RED = "time.sleep(3 if self.awaited(args[0]) == (1,) else 0)"


@pytest.mark.parametrize(
    ("method", "spoil"),
    [("apply", "time.sleep(3)"), ("view", SLOW_AFTER_RED), ("offers", SLOW_AFTER_RED)],
)
def test_a_slow_move_is_refused_and_has_not_happened(
    tmp_path: Path, method: str, spoil: str
) -> None:
    limits = Limits(work=SHORT)
    before = spoiled(method, spoil)
    with running(sqlite(tmp_path), tmp_path / "logs", limits, before) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        guest = table.enter("yellow", "Guest")
        with table.sit(table.cookie) as red, table.sit(guest) as yellow:
            red.view()
            yellow.view()
            began = time.monotonic()
            refused = red.move(ARMY, 0)
            assert refused["refusal"]["key"] == "slow-move"
            assert refused["version"] == 0
            assert red.move(ARMY, 0)["refusal"]["key"] == "slow-move"  # one at a time
            yellow.do("look", at=0)
            assert yellow.of("moment")["at"] == 0
            yellow.do("chat", text="Still here")
            red.until(lambda m: m["is"] == "chat" and m["lines"])
            assert time.monotonic() - began < 3
        with table.sit(table.cookie) as red:
            assert red.view()["version"] == 0


def test_a_slow_answer_is_refused(tmp_path: Path) -> None:
    limits = Limits(answer=SHORT)
    before = spoiled("resample", "time.sleep(3)")
    with running(sqlite(tmp_path), tmp_path / "logs", limits, before) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        with table.sit(table.cookie) as red:
            red.view()
            red.do("ask", id=1, question="why", args={"picks": ["army"]})
            assert red.of("refused")["refusal"]["key"] == "slow-answer"
            assert red.move(ARMY, 0)["version"] == 1


@pytest.mark.parametrize("method", ["apply", "view", "offers", "progress"])
def test_an_exception_in_a_game_ends_the_command_under_a_number(
    tmp_path: Path, method: str
) -> None:
    """The rules are broken on purpose: the table goes on, and nothing of it is stored."""
    broken = spoiled(
        method,
        "if self.awaited(args[0]) == (1,) or len(args) > 2: raise KeyError('a planted secret')",
    )
    with running(sqlite(tmp_path), tmp_path / "logs", before=broken) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        guest = table.enter("yellow", "Guest")
        with table.sit(table.cookie) as red, table.sit(guest) as yellow:
            yellow.view()
            refused = red.move(ARMY, 0)
            assert refused["refusal"]["key"] == "incident"
            assert refused["version"] == 0
            assert "planted" not in json.dumps(red.received)
            red.do("chat", text="Still here")
            assert red.of("chat")
        with table.sit(table.cookie) as red:
            assert red.view()["moves_made"] == 0
        logs = "".join(one.read_text() for one in (tmp_path / "logs").glob("server-*.jsonl"))
        assert refused["incident"] in logs
        assert "a planted secret" in logs


def test_a_table_that_cannot_be_shown_says_so_under_a_number(tmp_path: Path) -> None:
    broken = spoiled("prompt", "raise KeyError('a planted secret')")
    with running(sqlite(tmp_path), tmp_path / "logs", before=broken) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        with table.sit(table.cookie) as red:
            gone = red.of("gone")
            assert gone["say"]["key"] == "incident"
            assert red.closed() == 1011
        logs = "".join(one.read_text() for one in (tmp_path / "logs").glob("server-*.jsonl"))
        assert gone["say"]["args"]["incident"] in logs


# --- the room itself -----------------------------------------------------------------------------


def in_a_room(use: Callable[[Workroom], Any]) -> Any:
    async def run() -> Any:
        room = Workroom("test", SHORT, "slow-move")
        try:
            return await use(room)
        finally:
            room.close()

    return asyncio.run(run())


def test_late_work_holds_up_its_owner_alone_until_it_ends() -> None:
    end = threading.Event()

    async def use(room: Workroom) -> None:
        for owner in "abc":  # more than there are threads
            with pytest.raises(RefusedError):
                await room.work(owner, end.wait)
        assert await room.work("d", lambda: 7) == 7
        with pytest.raises(RefusedError):
            await room.work("a", lambda: 7)
        end.set()
        await asyncio.sleep(0.1)
        assert await room.work("a", lambda: 7) == 7
        alive = [one for one in threading.enumerate() if one.name == "test"]
        assert len(alive) == THREADS

    in_a_room(use)


def test_too_much_late_work_is_not_begun() -> None:
    end = threading.Event()

    async def use(room: Workroom) -> None:
        owners = [room.work(f"owner {n}", end.wait) for n in range(40)]
        found = await asyncio.gather(*owners, return_exceptions=True)
        assert all(isinstance(one, RefusedError) for one in found)
        alive = [one for one in threading.enumerate() if one.name == "test"]
        assert len(alive) <= MOST_LATE + THREADS
        with pytest.raises(RefusedError):
            await room.work("another", lambda: 7)
        end.set()
        await asyncio.sleep(0.1)
        assert await room.work("another", lambda: 7) == 7

    in_a_room(use)


def test_what_work_raises_is_raised_whatever_it_is() -> None:
    def stop() -> None:
        raise StopIteration("which no future can hold")

    async def use(room: Workroom) -> None:
        with pytest.raises(RuntimeError, match="StopIteration"):
            await room.work("a", stop)

    in_a_room(use)


def test_a_bot_that_thinks_for_ever_is_ended_and_others_think_on() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, 60.0)
        try:
            assert await thinkers.run(len, "ab") == 2
            thinkers.seconds = SHORT
            with pytest.raises(TimeoutError):
                await thinkers.run(time.sleep, 60)
            thinkers.seconds = 60.0
            assert await thinkers.run(len, "ab") == 2
        finally:
            thinkers.close()

    asyncio.run(run())
