"""Runs at scale: two workers do nearly twice the work of one, and a kill costs no finished game."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sztab.lab.runs.run import GAMES
from sztab.lab.runs.store import is_games_file, read_rows

# Plays a run and says what it cost: CPU seconds of this process, of its workers, and games.
COUNT = """
import json, resource, sys
from pathlib import Path
from sztab.core import registry
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.runs.run import Crew, run
def cpu(who):
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime
game = registry.find_game(sys.argv[1])
plan = Plan(game.id, rotated(game, ("random",) * len(game.seatings[0])))
before = cpu(resource.RUSAGE_SELF)
run(game, plan, int(sys.argv[2]), Path(sys.argv[3]), Crew(int(sys.argv[4])))
print(json.dumps([cpu(resource.RUSAGE_SELF) - before, cpu(resource.RUSAGE_CHILDREN)]))
"""


def check_killed(folder: Path, games: int, marks: list[int], workers: int) -> None:
    """Kill a run at each of these numbers of games, and compare it with one that was not."""
    command = [
        *(sys.executable, "-m", "sztab", "lab", "play", "medieval-battle"),
        *("--bots", "random,random", "--games", str(games), "--workers", str(workers), "--out"),
    ]
    killed = folder / "killed"
    for wanted in marks:
        begun = subprocess.Popen(
            [*command, str(killed)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 120
        while begun.poll() is None and time.monotonic() < deadline:
            file = killed / GAMES
            if is_games_file(file) and sum(1 for _row in read_rows(file)) >= wanted:
                break
            time.sleep(0.02)
        begun.send_signal(signal.SIGKILL)
        begun.wait()
        assert wanted <= sum(1 for _row in read_rows(killed / GAMES)) <= games
    for out in (killed, folder / "whole"):
        subprocess.run([*command, str(out)], check=True, capture_output=True)
    found, wanted_files = (
        {file.name: file.read_bytes() for file in out.iterdir()}
        for out in (killed, folder / "whole")
    )
    assert found == wanted_files


def test_a_run_killed_twice_equals_one_that_was_not(tmp_path: Path) -> None:
    check_killed(tmp_path, 12, [2, 6], workers=1)


@pytest.mark.full
def test_a_run_killed_ten_times_equals_one_that_was_not(tmp_path: Path) -> None:
    check_killed(tmp_path, 240, [15 * (kill + 1) for kill in range(10)], workers=2)


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "games"),
    [
        ("medieval-battle", 1200),
        ("stand-at-mortain", 1200),
        ("race-to-the-rhine", 500),
        ("flames-of-war", 400),  # fewer would measure how long workers take to start
    ],
)
def test_two_workers_do_at_least_seventeen_tenths_of_the_work_of_one(
    game: str, games: int, tmp_path: Path
) -> None:
    """Counted in CPU seconds, so that it says the same on a machine that does other things too.

    On two free cores the games of a run take as long as the busiest of them: the workers share
    theirs, and what the first process does to keep games goes on beside them.
    """

    def cost(workers: int) -> tuple[float, float]:
        argv = [sys.executable, "-c", COUNT, game, str(games), str(tmp_path / str(workers))]
        done = subprocess.run([*argv, str(workers)], check=True, capture_output=True, text=True)
        own, theirs = json.loads(done.stdout)
        return own, theirs

    alone, _none = cost(1)
    keeping, playing = cost(2)
    longest = max((keeping + playing) / 2, keeping)
    assert alone / longest >= 1.7, (alone, keeping, playing)
