"""The example learns: what it fits, what it plays, and that it gets better."""

import runpy
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

SCRIPT = Path(__file__).parent / "learn_medieval_battle.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_a_logistic_regression_finds_what_decides(script: dict[str, Any]) -> None:
    random = np.random.default_rng(1)
    rows = random.normal(size=(2000, 3))
    targets = (random.random(2000) < 1 / (1 + np.exp(-(2 * rows[:, 0] - rows[:, 1])))).astype(float)
    assert script["fitted"](rows, targets) == pytest.approx([2, -1, 0], abs=0.25)


def test_a_game_is_played_and_its_positions_are_kept(script: dict[str, Any]) -> None:
    result, rows, targets = script["play"]((1, None, None, 0.0))
    assert result in (-1.0, 0.0, 1.0)
    assert len(rows) == len(targets) > 10
    weights = script["fitted"](rows, targets)
    episode = script["Episode"](script["table"](), 1)
    for _move in range(4):
        action = script["choose"](episode, weights, Random(1))
        assert action in episode.legal()
        episode.play(action)


@pytest.mark.full
def test_it_learns(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    command = [str(SCRIPT), "--minutes", "1", "--batch", "150", "--trial", "60"]
    done = subprocess.run(
        [sys.executable, *command, "--out", str(tmp_path / "curve")],
        check=True,
        capture_output=True,
        text=True,
    )
    assert (tmp_path / "curve.svg").exists()
    last = (tmp_path / "curve.csv").read_text().splitlines()[-1]
    assert float(last.split(",")[2]) > 0.65, done.stdout
