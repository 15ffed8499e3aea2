"""Names that have moved work for one release and say what to write instead."""

import importlib

import pytest

from pickets import GAME
from sztab import testing


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("sztab.core.contract", "check_step"),
        ("sztab.core.contract", "seen"),
        ("sztab.core.contract", "BrokenPromiseError"),
        ("sztab.core.telling", "check_told"),
        ("sztab.core.telling", "Tally"),
    ],
)
def test_an_old_name_works_with_a_warning(module: str, name: str) -> None:
    old = importlib.import_module(module)
    with pytest.warns(DeprecationWarning, match=rf"write sztab\.testing\.{name}"):
        assert getattr(old, name) is getattr(testing, name)


def test_a_name_that_never_was_is_not_there() -> None:
    for module in ("sztab.core.contract", "sztab.core.telling"):
        with pytest.raises(AttributeError, match="no_such_name"):
            importlib.import_module(module).no_such_name  # noqa: B018


def test_a_game_is_held_to_the_contract_in_one_line() -> None:
    assert testing.check_game(GAME, moves=60) >= 1


def test_one_line_is_enough_to_see_a_broken_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "faults", lambda _game, _state: ["a piece is lost"])
    with pytest.raises(testing.BrokenPromiseError, match="a piece is lost"):
        testing.check_game(GAME)
