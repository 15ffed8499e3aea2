"""The client's fixtures are what Python says today."""

from pathlib import Path

import pytest

from tests.web.fixtures import FILES, written

FOLDER = Path(__file__).parents[2] / "web" / "fixtures"


@pytest.fixture(scope="module")
def now() -> dict[str, str]:
    return written()


@pytest.mark.parametrize("file", FILES)
def test_the_clients_fixture_says_what_python_says(now: dict[str, str], file: str) -> None:
    kept = (FOLDER / file).read_text(encoding="utf-8")
    assert kept == now[file], f"web/fixtures/{file} is old: python tests/regenerate.py"
