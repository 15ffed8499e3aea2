"""The wire types of client and server are the same."""

from pathlib import Path

from sztab.server.typescript import typescript

TYPES = Path(__file__).parents[2] / "web" / "src" / "wire" / "types.ts"


def test_types_of_the_client_are_those_of_the_server() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), (
        "Run: python -m sztab.server.typescript > web/src/wire/types.ts"
    )
