"""``sztab bench search``: both searches run from one position, and the figures are written."""

import io
from pathlib import Path

import pytest

from sztab.core.errors import SztabError
from sztab.core.registry import find_game
from tests.toy import STONES

pytest.importorskip("pyspiel")


def test_both_searches_are_measured_from_one_position() -> None:
    from sztab.research.search_bench import bench_search, write_figures

    figures = bench_search(find_game("medieval-battle"), 0.5, 1)
    assert figures["ours"] > 0
    assert figures["open_spiel"] > 0
    assert figures["least"] <= figures["ratio"] <= figures["most"]
    out = io.StringIO()
    write_figures(figures, out)
    assert "OpenSpiel MCTS" in out.getvalue()


def test_a_game_that_openspiel_does_not_know_is_refused() -> None:
    from sztab.research.search_bench import position

    with pytest.raises(SztabError, match="Stones is not a game of OpenSpiel"):
        position(STONES, 1)


@pytest.mark.parametrize(
    "evaluated",
    [True, pytest.param(False, marks=pytest.mark.full)],  # rollouts are slow
)
def test_a_match_counts_wins_and_keeps_to_equal_time(evaluated: bool, tmp_path: Path) -> None:
    from sztab.research.search_match import Match, play, write_match

    said: list[str] = []
    found = play(Match(find_game("medieval-battle"), 0.004, 1, evaluated), 2, tmp_path, said.append)
    assert found is not None
    assert len(said) == found["games"] == 2
    assert 0 <= found["points"] <= 2
    assert found["simulations"] >= 2
    out = io.StringIO()
    write_match(found, out)
    assert ("our evaluation" if evaluated else "random rollouts") in out.getvalue()


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    from sztab.research.search_match import Match, play

    game, said = find_game("medieval-battle"), []

    def stop_after_one(text: str) -> None:
        said.append(text)
        raise KeyboardInterrupt

    assert play(Match(game, 0.002, 1, True), 2, tmp_path, stop_after_one) is None
    found = play(Match(game, 0.002, 1, True), 2, tmp_path, said.append)
    assert found is not None
    assert found["games"] == len(said) == 2  # one before, one after
    assert play(Match(game, 0.002, 1, True), 2, tmp_path, said.append) == found
    with pytest.raises(SztabError, match="another match"):
        play(Match(game, 0.002, 2, True), 2, tmp_path, said.append)
