"""Fitting an evaluation: samples of games, weights that explain them, and calibration."""

import json
from math import exp
from pathlib import Path
from random import Random

import pytest

from sztab.cli import main
from sztab.core.data.weights import as_value, read_weights
from sztab.core.errors import SztabError
from sztab.core.registry import find_game, games
from sztab.core.table import open_table
from sztab.lab.fit import Samples, as_json, collect, measure, play
from tests.toy import STONES

FITTED = [id for id, game in games().items() if game.feature_names]


def made_up(count: int, weights: tuple[float, ...], seed: int = 1) -> list[Samples]:
    """Games of four positions, each won as often as these weights say."""
    random = Random(seed)
    made: list[Samples] = []
    for _game in range(count // 4):
        samples = Samples()
        for _position in range(4):
            row = [random.gauss(0, 1) for _weight in weights]
            logit = sum(a * b for a, b in zip(weights, row, strict=True))
            samples.features.append(row)
            samples.won.append(1.0 if random.random() < 1 / (1 + exp(-logit)) else 0.0)
        made.append(samples)
    return made


@pytest.mark.parametrize("id", FITTED)
def test_the_weights_of_a_game_are_for_its_features(id: str) -> None:
    game = find_game(id)
    package = type(game).__module__
    assert len(read_weights(package, game.feature_names)) == len(game.feature_names)
    with pytest.raises(SztabError, match="sztab bots fit"):
        read_weights(package, (*game.feature_names, "one more"))


def test_a_game_played_has_a_sample_for_each_settled_position() -> None:
    game = find_game("medieval-battle")
    samples = play(game, {}, 1, 0)
    assert len(samples.features) == len(samples.won) > 20
    assert {len(row) for row in samples.features} == {len(game.feature_names)}
    assert len(set(samples.won)) == 1
    assert play(game, {}, 1, 0) == samples, "the same seed plays the same game"


def test_good_forecasts_lose_less_than_bad_ones() -> None:
    test = made_up(400, (2.0, -1.0))
    good = measure({"a": 2.0, "b": -1.0}, test)
    bad = measure({"a": -2.0, "b": 1.0}, test)
    assert good.log_loss < 0.6 < bad.log_loss
    assert good.brier < bad.brier
    assert sum(positions for positions, _forecast, _won in good.calibration) == 400
    for positions, forecast, won in good.calibration:
        assert positions < 20 or abs(forecast - won) < 0.25


def test_weights_are_found_again() -> None:
    pytest.importorskip("sklearn")
    from sztab.lab.fit import fit

    found = fit(("a", "b"), made_up(4000, (2.0, -1.0)), [1.0, 0.0], 10.0)
    assert found.weights["a"] == pytest.approx(2.0, abs=0.5)
    assert found.weights["b"] == pytest.approx(-1.0, abs=0.5)
    scaled = fit(("a", "b"), made_up(4000, (2.0, -1.0)), [1.0, 0.0])
    assert scaled.weights["b"] == 0.0
    assert scaled.weights["a"] > 1.2
    plain = as_json(STONES, found, {"seed": 1})
    assert json.loads(json.dumps(plain))["provenance"]["games"] == 1000


def test_where_games_begin_is_measured_apart() -> None:
    game = find_game("stand-at-mortain")
    samples = play(game, {}, 1, 0, ("recruit",))
    assert samples.firsts == [0]
    weights = dict.fromkeys(game.feature_names, 0.0)
    assert measure(weights, [samples]).start == (0.5, samples.won[0])


def test_only_the_features_that_are_let_move() -> None:
    pytest.importorskip("sklearn")
    from sztab.lab.fit import fit

    made = made_up(4000, (2.0, -1.0, 0.5))
    found = fit(("a", "b", "c"), made, [1.0, 0.0, 0.0], let=("b",))
    assert found.weights["b"] == pytest.approx(-1.0, abs=0.5)
    assert found.weights["c"] == 0.0
    with pytest.raises(SztabError, match="no feature 'd'"):
        fit(("a", "b", "c"), made, [1.0, 0.0, 0.0], let=("d",))


def test_mortain_begins_as_open_as_it_is() -> None:
    """SM-8.1: the Germans win 61 % of the games between colonels and generals."""
    game = find_game("stand-at-mortain")
    state = open_table(game, seed=1).state
    assert 0.55 < (1 + game.evaluate(state, 0)) / 2 < 0.7


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(SztabError, match="Stones lists no features"):
        list(collect(STONES, {}, 1, 1, lambda _done: None))


def test_the_command_fits_and_writes_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("sklearn")
    file = tmp_path / "weights.json"
    assert main(["bots", "fit", "stand-at-mortain", "--games", "6", "--out", str(file)]) == 0
    assert "Forecast and share won" in capsys.readouterr().out
    assert list(json.loads(file.read_text())["weights"]) == list(
        find_game("stand-at-mortain").feature_names
    )


def test_bots_are_listed_with_their_budgets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "list", "medieval-battle", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "general" in out
    assert "positions without a clock" in out


@pytest.mark.parametrize(("logit", "value"), [(0.0, 0.0), (40.0, 1.0), (-40.0, -1.0)])
def test_odds_become_a_value(logit: float, value: float) -> None:
    assert as_value(logit) == value
