"""How exact a report is: forecasts held against results, and what a report may say of it."""

import json
from pathlib import Path

import pytest

from sztab import cli, find_game
from sztab.analysis import calibration
from sztab.analysis.calibration import EVERY, Row, calibration_of, fingerprint, measure
from sztab.analysis.chances import WHOLE, judge_of
from sztab.core.record import replay, to_text
from tests.analysis.test_luck import named
from tests.legacy.keeping import GAMES


def test_every_seat_of_every_fifth_position_is_held_against_the_result() -> None:
    game, record = find_game("medieval-battle"), named("medieval-battle", "31 greedy")  # red wins
    found = measure(game, [record])
    states = [one.state for one in replay(game, record) if one.at % EVERY == 0]
    red = [judge_of(game)(state)[0] / WHOLE for state in states if game.result(state) is None]
    assert (found.games, found.positions) == (1, len(red))
    assert sum(row.forecasts for row in found.rows) == 2 * len(red)
    assert found.brier == pytest.approx(sum((1 - one) ** 2 for one in red) / len(red), abs=1e-4)


def test_the_gap_is_the_mean_distance_of_forecast_and_share_won() -> None:
    rows = (Row(30, 0.2, 0.3), Row(10, 0.7, 0.5))
    assert calibration.Measured(2, 20, rows, 0.2, 0.6).gap == 125_000


def test_games_that_go_on_and_games_of_one_army_are_left_out() -> None:
    game, record = find_game("medieval-battle"), named("medieval-battle", "43 greedy")
    assert record.result is None
    assert measure(game, [record]).games == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_was_measured_counts_only_for_the_weights_it_was_measured_with(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = find_game(game)
    file = rules.folder().joinpath(calibration.FILE)
    if not file.is_file():
        return
    measured = json.loads(file.read_text(encoding="utf-8"))
    assert measured["source"].startswith("sztab lab play")
    monkeypatch.setattr(calibration, "fingerprint", lambda _game: measured["weights"])
    found = calibration_of(rules)
    assert found is not None
    assert (found.positions, found.gap) == (measured["positions"], measured["gap"])
    monkeypatch.setattr(calibration, "fingerprint", lambda _game: "others")
    assert calibration_of(rules) != found


def test_the_command_measures_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, out = tmp_path / "game.json", tmp_path / "calibration.json"
    record.write_text(to_text(named("medieval-battle", "31 greedy")), encoding="utf-8")
    assert cli.main(["bots", "calibrate", str(record), "--out", str(out), "--source", "here"]) == 0
    assert "1 games" in capsys.readouterr().out
    plain = json.loads(out.read_text(encoding="utf-8"))
    assert plain["games"] == 1
    assert plain["source"] == "here"
    assert plain["weights"] == fingerprint(find_game("medieval-battle"))
    record.write_text(to_text(named("medieval-battle", "43 greedy")), encoding="utf-8")
    assert cli.main(["bots", "calibrate", str(record)]) == 2
    assert "None of these games" in capsys.readouterr().err
