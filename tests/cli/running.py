"""Running the command, for its tests."""

from pathlib import Path

import pytest

from sztab import cli


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def run(*words: str) -> int:
    try:
        return cli.main(words)
    except SystemExit as end:
        return int(str(end.code))


Capture = pytest.CaptureFixture[str]
