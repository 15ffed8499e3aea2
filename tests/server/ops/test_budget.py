"""What takes too long or breaks ends one command; the table and all others go on."""

import asyncio
import json
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from sztab.server import wire
from sztab.server.errors import RefusedError
from sztab.server.processes.launcher import Launcher
from sztab.server.processes.process import Lane, OverrunError, raised
from sztab.server.rules import messages
from sztab.server.settings import Limits
from sztab.server.wire import convert
from tests.server.running import ARMY, UNLIMITED, Running, running, sqlite

ME = {"who": "me"}
OPEN = {"who": "open"}
SHORT = 0.3  # seconds that rules have here


def spoiled(method: str, spoil: str) -> str:
    """Python that makes one method of Medieval Battle misbehave in the server's process."""
    return (
        "import inspect, time\n"
        "import sztab.games.medieval_battle as battle\n"
        f"kept = inspect.getattr_static(battle.MedievalBattle, {method!r})\n"
        "def spoiled(self, *args):\n"
        f"    {spoil}\n"
        "    return kept.__get__(self, type(self))(*args)\n"
        f"battle.MedievalBattle.{method} = spoiled\n"
    )


# A move that Red has made shows; what is slow is slow for that position only.
SLOW_AFTER_RED = "time.sleep(3 if self.awaited(args[0]) == (1,) else 0)"


@pytest.mark.timed
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


# --- what cannot be interrupted ------------------------------------------------------------------

# One call that runs for a minute in C and never lets go of the interpreter.
HOLD = "sum(range(4 * 10**9))"
MEANWHILE = 3  # moves that another table makes
AFTER_RED = f"self.awaited(args[0]) == (1,) and {HOLD}"


@pytest.mark.timed
@pytest.mark.parametrize(
    ("method", "spoil"), [("apply", HOLD), ("view", AFTER_RED), ("offers", AFTER_RED)]
)
def test_a_computation_that_holds_the_interpreter_stops_nobody_else(
    tmp_path: Path, method: str, spoil: str
) -> None:
    budget = 4.0  # who waited for the computation would wait so long
    limits = msgspec.structs.replace(UNLIMITED, work=budget)
    before = spoiled(method, spoil)
    with running(sqlite(tmp_path), tmp_path / "logs", limits, before) as server:
        slow = server.open({"red": ME, "yellow": OPEN})
        guest = slow.enter("yellow")
        other = server.open({"us": ME, "german": OPEN}, "stand-at-mortain")
        with slow.sit(slow.cookie) as red, slow.sit(guest) as yellow, other.sit(other.cookie) as us:
            red.view()
            yellow.view()
            view = us.view()
            began = time.monotonic()
            red.do("move", move=ARMY, version=0)
            for _move in range(MEANWHILE):
                assert server.ask("/health").status_code == 200
                offer = next(one for one in view["offers"] if not one.get("part"))
                view = us.move(offer["text"], view["version"])
                assert view["is"] == "view"
            assert time.monotonic() - began < budget
            refused = red.of("refused")
            assert refused["refusal"]["key"] == "slow-move"
            assert budget <= time.monotonic() - began < budget + 2.0
        with slow.sit(slow.cookie) as red:  # nothing has happened
            assert red.view()["version"] == 0
    logs = "".join(one.read_text() for one in (tmp_path / "logs").glob("security-*.jsonl"))
    assert '"overrun"' in logs


@pytest.mark.timed
def test_a_question_that_holds_the_interpreter_is_cut_off(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, answer=1.0)
    with running(sqlite(tmp_path), tmp_path / "logs", limits, spoiled("ask", HOLD)) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        with table.sit(table.cookie) as red:
            red.view()
            began = time.monotonic()
            red.do("ask", id=1, question="reach", args={"unit": "R-LC1"})
            assert red.of("refused")["refusal"]["key"] == "slow-answer"
            assert time.monotonic() - began < 2.0
            assert red.move(ARMY, 0)["version"] == 1


# Half a second of the processor, however busy the machine is.
BUSY = (
    "end = time.process_time() + 0.5; "
    "[None for _ in iter(lambda: time.process_time() < end, False)]"
)


def test_a_table_with_slow_answers_is_set_apart_and_goes_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, answer=60.0, work=60.0)
    with running(
        sqlite(tmp_path), tmp_path / "logs", limits, before=spoiled("ask", BUSY)
    ) as server:
        usual, table = (server.open({"red": ME, "yellow": OPEN}) for _table in range(2))
        with usual.sit(usual.cookie) as other, table.sit(table.cookie) as red:
            other.view()
            red.view()
            before = set(server.processes())
            for number in range(2):
                red.do("ask", id=number, question="reach", args={})
                assert red.of("answered")["id"] == number
            assert red.move(ARMY, 0)["version"] == 1
            assert other.move(ARMY, 0)["version"] == 1
            assert len(set(server.processes()) - before) == 1  # where slow tables are
        lines = [
            json.loads(line)
            for file in (tmp_path / "logs").glob("security-*")
            for line in file.read_text().splitlines()
        ]
        slow = [(one["table"], one["doing"]) for one in lines if one["what"] == "slow"]
        assert slow == [(table.id, "Ask")]


def test_a_bot_that_holds_the_interpreter_does_not_think_for_ever(tmp_path: Path) -> None:
    stubborn = (
        "import sztab.bots as bots\n"
        f"bots.BOTS['greedy'] = bots.Bot('greedy', 1, lambda *_args: {HOLD})\n"
    )
    limits = msgspec.structs.replace(UNLIMITED, thinking=1.0)
    with running(sqlite(tmp_path), tmp_path / "logs", limits, stubborn) as server:
        table = server.open({"red": ME, "yellow": {"who": "bot", "bot": "greedy"}})
        with table.sit(table.cookie) as red:
            assert red.view(1)["moves_made"] == 1  # the weakest bot has moved in its place


def rule_processes(server: Running) -> list[int]:
    """The ids of a server's rule processes: its children's children."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            parents[int(stat.parent.name)] = int(fields[1])
    return [pid for pid, parent in parents.items() if parents.get(parent) == server.process.pid]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_no_acknowledged_move_is_lost_with_a_rule_process(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        table = server.open({"us": ME, "german": ME}, "stand-at-mortain")
        with table.sit(table.cookie) as both:
            view = both.view()
            for made in range(1, 13):
                offer = next(one for one in view["offers"] if not one.get("part"))
                view = both.move(offer["text"], view["version"])
                while view["is"] != "view":  # a veil between two seats
                    view = both.hear()
                assert view["moves_made"] == made
                if made % 4 == 0:
                    killed = rule_processes(server)
                    assert killed
                    for pid in killed:
                        os.kill(pid, signal.SIGKILL)


def test_what_a_process_refuses_comes_back_as_it_was_said() -> None:
    said = messages.Failed("refused", "x", wire.Said("a", {"b": wire.Said("c"), "n": 2}), 409, True)
    travelled = messages.read_answer(messages.encode(said))
    assert isinstance(travelled, messages.Failed)
    error = raised(travelled)
    assert isinstance(error, RefusedError)
    assert (error.status, error.stale) == (409, True)
    assert convert.said(error.refusal) == wire.Said("a", {"b": wire.Said("c"), "n": 2})


def test_numbers_that_no_message_can_hold_are_refused() -> None:
    ask = messages.Ask("t", 1, "red", 1, "why", {"picks": [2**70]})
    with pytest.raises(RefusedError) as caught:
        messages.encode(ask)
    assert caught.value.refusal.key == "not-a-command"


def test_a_lane_goes_on_after_what_took_too_long() -> None:
    """Also where the system cannot fork: each process is started afresh."""

    async def run() -> None:
        lane = Lane(Launcher(forks=False), 1, 60.0)
        think = messages.Think("medieval-battle", {"side": "yellow"}, "yellow", "random", 1)
        try:
            assert isinstance(await lane.ask(think), messages.Value)
            lane.seconds = 0.0001
            with pytest.raises(OverrunError):
                await lane.ask(messages.Games())
            lane.seconds = 60.0
            assert isinstance(await lane.ask(think), messages.Value)
        finally:
            lane.close()

    asyncio.run(run())
