"""Logs are bounded in rate and size, and nothing that happens to them reaches a player."""

import io
import json
import logging
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from sztab.server.logs import LONGEST_LINE, Log, Relay
from sztab.server.settings import Limits
from tests.server.running import ARMY, running, sqlite


def lines(folder: Path, name: str = "security") -> list[dict[str, Any]]:
    files = sorted(folder.glob(f"{name}-*.jsonl"))
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def test_a_flood_leaves_some_lines_and_their_number(tmp_path: Path) -> None:
    now = [0.0]
    log = Log("security", str(tmp_path), clock=lambda: now[0])
    for number in range(5000):
        log("refused", number=number)
    log("joined")  # another kind has its own rate
    assert [line["what"] for line in lines(tmp_path)] == ["refused"] * 100 + ["joined"]
    now[0] = 10.0
    log("refused", number=5000)
    told = lines(tmp_path)[101:]
    assert [line["what"] for line in told] == ["left-out", "refused"]
    assert (told[0]["of"], told[0]["times"]) == ("refused", 4900)
    assert told[0]["says"] == "4900 more were left out"


def test_all_kinds_together_have_a_rate_and_what_was_left_out_is_told_in_time(
    tmp_path: Path,
) -> None:
    now = [0.0]
    log = Log("security", str(tmp_path), clock=lambda: now[0])
    for number in range(1000):
        for kind in range(10):
            log(f"kind {kind}", number=number)
    assert len(lines(tmp_path)) == 400
    now[0] = 30.0
    log.flush()
    told = lines(tmp_path)[400:]
    assert {line["what"] for line in told} == {"left-out"}
    assert sum(line["times"] for line in told) == 10_000 - 400


def test_files_are_set_aside_and_the_oldest_go(tmp_path: Path) -> None:
    now = [0.0]
    log = Log("server", str(tmp_path), lambda: now[0], file_bytes=2000, log_bytes=10_000)
    other = tmp_path / "security-2026-01-01.jsonl"
    other.write_text("{}\n")
    for number in range(500):
        now[0] += 1.0
        log("said", number=number, text="x" * 100)
        assert sum(file.stat().st_size for file in tmp_path.glob("server-*")) <= 10_000
    kept = [line["number"] for line in lines(tmp_path, "server")]
    assert 499 in kept
    assert 0 not in kept
    assert len(kept) > 20
    assert other.exists()


def test_a_long_line_keeps_the_end_of_its_trace(tmp_path: Path) -> None:
    Log("server", str(tmp_path))("incident", trace="x" * 100_000 + "ValueError: at last", table="t")
    (line,) = lines(tmp_path, "server")
    assert len(json.dumps(line)) < LONGEST_LINE
    assert line["trace"].endswith("ValueError: at last")
    assert line["table"] == "t"


class Unspeakable:
    def __str__(self) -> str:
        raise RuntimeError("not to be shown")


def test_no_disk_stream_or_value_makes_a_log_raise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log("server", str(tmp_path / "logs"))
    (tmp_path / "logs").rmdir()
    log("said")  # its folder has gone
    (tmp_path / "logs").mkdir()
    log("said", what_it=Unspeakable())
    log("again")
    told = lines(tmp_path / "logs", "server")
    assert [(line["what"], line.get("times")) for line in told] == [
        ("lost", 1),
        ("lost", 1),
        ("again", None),
    ]
    closed = io.StringIO()
    closed.close()
    for stream in (closed, None):
        monkeypatch.setattr(sys, "stderr", stream)
        Log("server")("said")
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "%s %s", ("one",), None)
    Relay(Log("server")).emit(record)


def test_a_reader_that_does_not_read_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as reader, os.fdopen(writing, "w") as stream:
        monkeypatch.setattr(sys, "stderr", stream)
        log = Log("server", clock=iter(range(10**6)).__next__)
        for _line in range(200):
            log("said", text="x" * 2000)  # more than a pipe holds
        os.set_blocking(reading, False)
        written = reader.read(10**6).count(b'"said"')
        assert 10 < written < 200


def test_with_logs_that_cannot_be_written_tables_are_played(tmp_path: Path) -> None:
    broken = (
        "from pathlib import Path\n"
        "def no_space(*_args, **_more): raise OSError(28, 'No space left on device')\n"
        "from sztab.server import logs\n"
        "logs.Log._write = no_space\n"
    )
    with running(sqlite(tmp_path), tmp_path / "logs", Limits(), broken) as server:
        table = server.open({"red": {"who": "me"}, "yellow": {"who": "open"}})
        guest = table.enter("yellow", "Guest")
        with table.sit(table.cookie) as red, table.sit(guest) as yellow:
            red.view()
            yellow.view()
            red.socket.send("nonsense")
            assert red.of("refused")["refusal"]["key"] == "not-a-command"
            assert red.move(ARMY, 0)["version"] == 1
            assert yellow.move(ARMY, 1)["version"] == 2
        assert not list((tmp_path / "logs").glob("*.jsonl"))
