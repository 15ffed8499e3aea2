"""How many functions one click passes in the server: a newcomer must be able to walk the way."""

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

import pytest

import sztab
from tests.server.running import ARMY, Message, Running, Sitter, running, sqlite

MOST = 77  # functions; 119 before layers that only passed on went (docs/decisions/0270)
TAKE_PART = {"Room.move", "Keeper._change"}  # one of these is called in each process of the way
SOURCE = Path(sztab.__file__).parent  # of the compiled build only what is not compiled is counted

# Runs in every process of the server: notes each function that is called between two signals.
COUNTING = """
import os, signal, sys, threading

met, on = set(), []

def note(frame, event, _arg):
    if on and event == "call":
        code = frame.f_code
        met.add((code.co_filename, code.co_qualname, code.co_firstlineno))

def begin(*_):
    met.clear()
    on.append(True)
    sys.setprofile(note)

def end(*_):
    sys.setprofile(None)
    on.clear()
    with open(f"{folder}/{os.getpid()}.part", "w") as out:
        for one in met:
            print(*one, sep="|", file=out)
    os.rename(f"{folder}/{os.getpid()}.part", f"{folder}/{os.getpid()}.met")

threading.setprofile(note)
signal.signal(signal.SIGUSR1, begin)
signal.signal(signal.SIGUSR2, end)
"""


class Function(NamedTuple):
    """A function of ours that was called."""

    file: str
    name: str


def called(folder: Path) -> set[Function]:
    """Functions of ours outside the games; properties and nested functions are no steps.

    A process that has no part in the click, as one that is just getting ready, does not count.
    """
    found: set[Function] = set()
    for met in folder.glob("*.met"):
        lines = [line.split("|") for line in met.read_text().splitlines()]
        if TAKE_PART.isdisjoint(name for _file, name, _number in lines):
            continue
        for file, name, number in lines:
            path = Path(file)
            if SOURCE not in path.parents or "games" in path.relative_to(SOURCE).parts:
                continue
            first = path.read_text().splitlines()[int(number) - 1].strip()
            if "<" not in name and first != "@property":
                found.add(Function(str(path.relative_to(SOURCE)), name))
    return found


def newest(one: Sitter) -> Message:
    """The last view that somebody was sent."""
    return [message for message in one.received if message["is"] == "view"][-1]


def clicked(server: Running, folder: Path, red: Sitter, yellow: Sitter) -> set[Function]:
    """The functions that one move passes, from the click to the view of both."""
    mover, other = (red, yellow) if newest(red)["offers"] else (yellow, red)
    view = newest(mover)
    pids = server.processes()
    for pid in pids:
        os.kill(pid, signal.SIGUSR1)
    moved = mover.move(view["offers"][0]["text"], view["version"])
    assert moved["is"] == "view"
    other.view(moved["version"])
    for pid in pids:
        os.kill(pid, signal.SIGUSR2)
    until = time.monotonic() + 10
    while len(list(folder.glob("*.met"))) < len(pids) and time.monotonic() < until:
        time.sleep(0.05)
    met = called(folder)
    for file in folder.glob("*.met"):
        file.unlink()
    return met


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_one_click_passes_few_functions(tmp_path: Path) -> None:
    before = f"folder = {str(tmp_path)!r}\n{COUNTING}"
    with running(sqlite(tmp_path), tmp_path / "logs", before=before) as server:
        table = server.open({"red": {"who": "me"}, "yellow": {"who": "open"}})
        guest = table.enter("yellow")
        with table.sit(table.cookie) as red, table.sit(guest) as yellow:
            version = red.view()["version"]
            yellow.view()
            for seat, other in ((red, yellow), (yellow, red)):
                version = seat.move(ARMY, version)["version"]
                other.view(version)
            clicks = [clicked(server, tmp_path, red, yellow) for _click in range(3)]
    met = set.intersection(*clicks)  # what comes between one of them, as a timer, is none of it
    names = {one.name for one in met}
    assert {*TAKE_PART, "Table.decide"} <= names
    assert len(met) <= MOST, sorted(met)
