"""Coverage, fuzz, bench and other commands of the lab; what the package shows of itself."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Capture, files, run
from tests.toy import Heap, Stones, seat_the_toys

pytestmark = pytest.mark.usefixtures("home")

# --- coverage, fuzz and bench from the command ---------------------------------------------------


def test_coverage_is_at_fault_where_a_rule_has_no_test(home: Path, capsys: Capture) -> None:
    (home / "tests").mkdir()
    assert run("rules", "stones", "--coverage") == 1
    assert "Without a test: TOY-1.1" in capsys.readouterr().out
    marks = "\n".join(
        f'@pytest.mark.rule("TOY-{id}")\ndef test_{id.replace(".", "_")}(): ...'
        for id in ("1.1", "1.2", "2.1", "2.2", "2.3", "2.4", "3.1")
    )
    (home / "tests" / "test_rules.py").write_text(f"import pytest\n{marks}\n")
    assert run("rules", "stones", "--coverage") == 0
    assert "7 (100 %) tested" in capsys.readouterr().out
    assert run("rules", "stones", "TOY-2.2", "--coverage") == 0
    said = capsys.readouterr().out
    assert "Tests: test_rules.py::test_2_2." in said
    assert "Words: too-many." in said


def test_a_clean_fuzz_says_what_was_played(capsys: Capture, home: Path) -> None:
    assert run("fuzz", "stones", "--games", "5", "--seed", "3", "--option", "stones=12") == 0
    said = capsys.readouterr().out
    assert "5 games" in said
    assert "Hash of all last positions: " in said
    assert files(home) == []


class Leaky(Stones):
    """A game with a fault to be found."""

    def faults(self, state: Heap) -> list[str]:
        return ["five stones are too many"] if state.stones == 5 else []


def test_a_failing_fuzz_leaves_a_record_that_replays(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_the_toys(monkeypatch, Leaky())
    assert run("fuzz", "stones", "--moves", "1000", "--out", "broken") == 1
    said = capsys.readouterr().err
    assert "five stones are too many" in said
    (file,) = files(home)
    assert f"sztab replay {file.relative_to(home)}" in said
    assert run("verify", str(file)) == 0
    capsys.readouterr()
    again = next(line for line in said.splitlines() if line.startswith("Again: sztab "))
    assert run(*again.removeprefix("Again: sztab ").split()) == 1
    assert "five stones are too many" in capsys.readouterr().err


def test_a_failing_fuzz_is_told_even_if_its_record_cannot_be_written(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_the_toys(monkeypatch, Leaky())
    (home / "broken").touch()  # a file where the folder should be
    assert run("fuzz", "stones", "--moves", "1000", "--out", "broken") == 2
    said = capsys.readouterr().err
    assert "five stones are too many" in said
    assert "Again: sztab fuzz stones" in said
    assert "cannot be written" in said


def test_a_simulation_tells_who_wins_and_writes_its_figures(home: Path, capsys: Capture) -> None:
    words = ("simulate", "stones", "--games", "5", "--seat", "left=random", "--json", "out.json")
    assert run(*words) == 0
    assert "Stones (pure): 5 games from seed 1" in capsys.readouterr().out
    figures = json.loads((home / "out.json").read_text(encoding="utf-8"))
    assert figures["plan"]["bots"] == {"left": "random", "right": "greedy"}
    assert sum(won["games"] for won in figures["wins"].values()) == figures["games"] == 5


def test_a_bench_runs_alone_and_writes_its_figures(home: Path, capsys: Capture) -> None:
    assert run("bench", "stones", "--no-peers", "--seconds", "0.2", "--json", "bench.json") == 0
    assert "stones (pure)" in capsys.readouterr().out
    figures = json.loads((home / "bench.json").read_text())
    assert figures["contestants"]["stones (pure)"]["actions_per_second"] > 0


def test_the_module_can_be_run() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "sztab", "--version"], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0
    assert ended.stdout.startswith("sztab ")


# The command with the toy games, in a process of its own.
COMMAND = """
import sys
from sztab.core import registry
from tests.toy import STONES
registry.games = lambda: {"stones": STONES}
from sztab.cli import main
raise SystemExit(main(sys.argv[1:]))
"""
ROOT = Path(__file__).parents[2]


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND, "rules", "stones"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is needed")
def test_output_that_cannot_be_written_is_said_in_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-c", COMMAND, "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            text=True,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "No space left on device" in ended.stderr


def test_bytes_that_are_no_text_are_refused_and_the_game_goes_on(home: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", COMMAND, "play", "stones", "--option", "stones=60", "--lang", "en"],
        input=b"\xff\xfe\ntake 1\nquit\n",
        capture_output=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"Not understood" in ended.stdout
    assert b"The game is kept in" in ended.stdout


def test_without_any_input_or_output_nothing_breaks(home: Path) -> None:
    for closed in ("0", "1"):  # standard input, standard output
        ended = subprocess.run(
            f"exec {shlex.join([sys.executable, '-c', COMMAND, 'play', 'stones'])} {closed}>&-",
            shell=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, b"")
