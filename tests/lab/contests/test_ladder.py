"""The ladder: rungs are played until the test decides, and go on where they stopped."""

from io import StringIO
from pathlib import Path

import pytest

from sztab.core.errors import SztabError
from sztab.core.registry import find_game
from sztab.lab.contests.ladder import Rung, judged, play_ladder, write_ladder
from sztab.lab.runs.run import Crew


@pytest.mark.parametrize(
    ("points", "games", "seats", "verdict"),
    [
        (20, 20, 2, "better"),
        (0, 20, 2, "not better"),
        (12, 20, 2, "open"),
        (270, 400, 2, "better"),
        (200, 400, 2, "not better"),
        (15, 20, 3, "better"),
        (12, 40, 3, "not better"),
    ],
)
def test_the_sequential_test_decides(points: float, games: int, seats: int, verdict: str) -> None:
    assert judged(points, games, seats) == verdict


def test_a_ladder_stops_as_soon_as_it_knows_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    game = find_game("medieval-battle")
    rungs = play_ladder(game, ("random", "greedy"), 200, 1, {}, tmp_path, Crew(1))
    assert rungs is not None
    (rung,) = rungs
    assert rung.verdict == "better"
    assert rung.games < 200
    out = StringIO()
    again = play_ladder(game, ("random", "greedy"), 200, 1, {}, tmp_path, Crew(1), out)
    assert again == rungs
    write_ladder(rungs, out)
    assert "greedy against random" in out.getvalue()
    assert (tmp_path / "ladder.json").exists()


def test_a_ladder_of_one_is_refused(tmp_path: Path) -> None:
    game = find_game("medieval-battle")
    with pytest.raises(SztabError, match="two or more"):
        play_ladder(game, ("random", "random"), 20, 1, {}, tmp_path, Crew(1))


def test_a_rung_says_its_share_with_an_interval() -> None:
    found = Rung("colonel", "sergeant", 13.0, 20, "open").json()
    assert found["share"] == 0.65
    assert found["interval"][0] < 0.65 < found["interval"][1]
