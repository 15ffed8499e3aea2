"""The client's fixtures are what Python says today."""

from pathlib import Path

import pytest

from tests.web import charges, moments
from tests.web.fixtures import FILES, written

FOLDER = Path(__file__).parents[2] / "web" / "fixtures"


@pytest.fixture(scope="module")
def now() -> dict[str, str]:
    return written()


@pytest.mark.parametrize("file", FILES)
def test_the_clients_fixture_says_what_python_says(now: dict[str, str], file: str) -> None:
    kept = (FOLDER / file).read_text(encoding="utf-8")
    assert kept == now[file], f"web/fixtures/{file} is old: python tests/regenerate.py"


@pytest.mark.parametrize("id", moments.DRAWN)
def test_the_moments_are_views_as_they_are_now(id: str) -> None:
    kept = (FOLDER / f"moments-{id}.json").read_text(encoding="utf-8")
    assert kept == moments.shown(id), f"web/fixtures/moments-{id}.json: python tests/regenerate.py"


def test_the_charge_is_a_record_that_can_be_imported_now() -> None:
    kept = (FOLDER / charges.FILE).read_text(encoding="utf-8")
    assert kept == charges.written()[charges.FILE], "web/fixtures: python tests/regenerate.py"
