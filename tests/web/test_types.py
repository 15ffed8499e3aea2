"""The client's types of each game are those that Python declares."""

from pathlib import Path

import pytest

from sztab.server import shapes

SOURCE = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", sorted(shapes.written()))
def test_the_clients_types_are_those_of_the_game(path: str) -> None:
    kept = (SOURCE / path).read_text(encoding="utf-8")
    assert kept == shapes.written()[path], f"web/src/{path} is old: python tests/regenerate.py"
