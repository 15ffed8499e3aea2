"""The registry: installed games, and packages with a mistake."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from pickets import GAME
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.core.registry import find_game, games, load_game


class Installed:
    """Stands for what is installed: the entry points of a test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.points: list[EntryPoint] = []
        patch.setattr(registry, "entry_points", lambda group: self.points)
        games.cache_clear()

    def add(self, name: str, value: str) -> None:
        self.points.append(EntryPoint(name, value, registry.GROUP))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """Nothing installed but what the test adds."""
    yield Installed(monkeypatch)
    games.cache_clear()


def test_an_installed_game_is_found_by_its_id(installed: Installed) -> None:
    installed.add("pickets", "pickets:GAME")
    assert games() == {"pickets": GAME}
    assert find_game("pickets") is GAME


def test_one_game_is_loaded_without_the_others(installed: Installed) -> None:
    installed.add("pickets", "pickets:GAME")
    installed.add("broken", "no_such_package:GAME")
    assert load_game("pickets") is GAME
    with pytest.raises(SztabError, match="'broken'"):
        load_game("broken")
    installed.points.pop()
    with pytest.raises(SztabError, match="There is no game 'picket'"):
        load_game("picket")


def test_an_unknown_game_is_refused_with_the_nearest_one(installed: Installed) -> None:
    installed.add("pickets", "pickets:GAME")
    with pytest.raises(SztabError) as error:
        find_game("picket")
    assert str(error.value) == (
        "There is no game 'picket': choose pickets. Did you mean 'pickets'?"
    )


def test_no_game_at_all_is_said(installed: Installed) -> None:
    with pytest.raises(SztabError) as error:
        find_game("chess")
    assert str(error.value).startswith("There is no game 'chess': no game is installed, so install")


def test_entry_point_and_game_must_have_one_name(installed: Installed) -> None:
    installed.add("outposts", "pickets:GAME")
    with pytest.raises(SztabError) as error:
        games()
    assert str(error.value) == (
        "The entry point 'outposts' brings a game called 'pickets': name both alike."
    )


def test_two_games_of_one_name_are_refused(installed: Installed) -> None:
    installed.add("pickets", "pickets:GAME")
    installed.add("pickets", "pickets:GAME")
    with pytest.raises(SztabError) as error:
        games()
    assert str(error.value) == "Two packages bring a game called 'pickets': remove one of them."


def test_what_is_no_game_is_refused(installed: Installed) -> None:
    installed.add("pickets", "pickets")  # the module, for want of ":GAME"
    with pytest.raises(SztabError, match=r"^The entry point 'pickets' \(pickets\) brings no game"):
        games()


@pytest.mark.parametrize("value", ["no_such_package:GAME", "pickets:NO_SUCH_GAME", "crashing:GAME"])
def test_a_package_that_cannot_be_loaded_is_named(
    installed: Installed, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crashing.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    installed.add("broken", value)
    with pytest.raises(SztabError, match=r"^The game .broken. \(.*\) cannot be loaded \(.*\): "):
        games()
