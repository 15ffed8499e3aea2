"""The marks ``rule`` and ``full``: checked at collection, and ways to choose tests by them."""

import os
import subprocess
import sys
from pathlib import Path

TESTS_FOLDER = str(Path(__file__).parents[1])
TESTS = """
import pytest

@pytest.mark.rule("MB-7.4a", "MB-8")
def test_one() -> None: ...

@pytest.mark.rule({mark})
def test_two() -> None: ...
"""


def run_pytest(folder: Path, mark: str, *options: str) -> str:
    (folder / "pytest.ini").write_text(
        "[pytest]\nmarkers =\n    rule(id): a rule\n    full: long\n"
    )
    (folder / "test_two_rules.py").write_text(TESTS.format(mark=mark))
    command = [sys.executable, "-m", "pytest", "-p", "marks", "-p", "no:cacheprovider", *options]
    paths = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), TESTS_FOLDER]))
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_a_long_test_runs_only_when_asked_for(tmp_path: Path) -> None:
    (tmp_path / "test_long.py").write_text(
        "import pytest\n\n@pytest.mark.full\ndef test_long() -> None: ...\n"
    )
    assert "2 passed, 1 deselected" in run_pytest(tmp_path, '"MB-9"')
    assert "3 passed" in run_pytest(tmp_path, '"MB-9"', "--full")


def test_one_rule_can_be_run_alone(tmp_path: Path) -> None:
    assert "2 passed" in run_pytest(tmp_path, '"MB-9"')
    assert "1 passed, 1 deselected" in run_pytest(tmp_path, '"MB-9"', "--rule", "MB-8")


def test_a_mark_without_a_proper_id_is_refused(tmp_path: Path) -> None:
    assert "not 'seven'" in run_pytest(tmp_path, '"seven"')
    assert "not nothing" in run_pytest(tmp_path, "")
