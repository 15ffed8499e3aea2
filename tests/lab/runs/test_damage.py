"""A file of games that was damaged: nothing whole is cut off, and what is wrong is said."""

from pathlib import Path

import pytest

from pickets import GAME
from sztab.core.errors import SztabError
from sztab.core.table import open_table
from sztab.lab.runs.play import Row
from sztab.lab.runs.store import HEAD, MAGIC, GamesFile, is_torn, pack, read_rows

PLAN = {"plan": {"game": "pickets"}}
GAMES = 6


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file of six games."""
    path = tmp_path / "games.sztab"
    record = open_table(GAME, seed=1).record
    with GamesFile(path, PLAN) as file:
        for number in range(GAMES):
            row = Row(
                number, 0, 0, 0, ["blue"], {"blue": 1}, {"blue": 1}, "PK-4.1", "", 1, 1, "blue"
            )
            file.append(number, pack(row, record))
    return path


def frames(path: Path) -> list[int]:
    """Where the frames of a file begin."""
    data, places = path.read_bytes(), [len(MAGIC)]
    while (end := places[-1] + HEAD.size + HEAD.unpack_from(data, places[-1])[0]) < len(data):
        places.append(end)
    return places


@pytest.mark.parametrize("byte", range(HEAD.size))
@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_damaged_head_loses_no_game_behind_it(games: Path, number: int, byte: int) -> None:
    spoiled = bytearray(games.read_bytes())
    spoiled[frames(games)[number] + byte] ^= 1
    games.write_bytes(spoiled)
    with pytest.raises(SztabError, match="with whole games behind it"):
        GamesFile(games, PLAN)
    with pytest.raises(SztabError, match="with whole games behind it"):
        list(read_rows(games))
    assert games.read_bytes() == spoiled


def test_zeros_at_the_end_are_cut_off(games: Path) -> None:
    kept = games.read_bytes()
    games.write_bytes(kept + bytes(4096))  # a machine that lost its power leaves these
    assert is_torn(games)
    assert len(list(read_rows(games))) == GAMES
    GamesFile(games, PLAN).close()
    assert games.read_bytes() == kept


def test_zeros_over_a_frame_are_damage(games: Path) -> None:
    spoiled = bytearray(games.read_bytes())
    at = frames(games)[2]
    spoiled[at : at + HEAD.size] = bytes(HEAD.size)
    games.write_bytes(spoiled)
    with pytest.raises(SztabError, match=f"damaged at byte {at}, with whole games behind it"):
        GamesFile(games, PLAN)


def test_what_is_no_game_is_said(games: Path) -> None:
    kept = games.read_bytes()
    games.write_bytes(kept + kept[len(MAGIC) :])  # the plan once more
    with pytest.raises(SztabError, match="something that is no game"):
        list(read_rows(games))
