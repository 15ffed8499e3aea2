"""Sources of chance: the weight of each is measured by holding its values fixed."""

from pathlib import Path
from random import Random

import pytest

from sztab import cli
from sztab.core.errors import OptionError
from sztab.lab.report.chance import deviation
from sztab.lab.report.figures import run_figures
from sztab.lab.runs.plan import Plan, plan_from_json, rotated
from sztab.lab.runs.play import play_game
from sztab.lab.runs.run import Crew, run
from tests.toy import STONES, seat_the_toys

WHO = rotated(STONES, ("random", "random"))
DICE = Plan("stones", WHO, ({"stones": 60, "die": True},), 3, (), ("dice", "choices"), 3)


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_toys(monkeypatch)


def dice_of(number: int) -> list[object]:
    return [one for entry in play_game(STONES, DICE, number)[1].entries for one in entry.fate]


def same(one: list[object], other: list[object]) -> bool:
    common = min(len(one), len(other))
    assert common > 2
    return one[:common] == other[:common]


def test_a_value_of_a_source_returns_while_everything_else_varies() -> None:
    assert [DICE.luck(deal) for deal in (0, 1, 2, 6)] == [
        ("dice", 0, 0),
        ("choices", 0, 0),
        ("dice", 1, 0),
        ("dice", 0, 1),
    ]
    assert same(dice_of(0), dice_of(6))
    assert not same(dice_of(0), dice_of(2))
    assert not same(dice_of(1), dice_of(7))  # here the players' choices return
    assert DICE.seed_of("left", 1) == DICE.seed_of("left", 7)
    assert DICE.seed_of("left", 0) != DICE.seed_of("left", 6)
    assert plan_from_json(DICE.json()) == DICE


def test_plans_without_measured_sources_are_what_they_were() -> None:
    plain = Plan("stones", WHO, seed=3)
    assert "chance" not in plain.json()
    assert plain.seed_of("fate", 4) == "3/4/fate"


def test_the_deviation_is_that_of_the_win_rates_and_not_of_few_games() -> None:
    random = Random(1)
    fair = [(sum(random.random() < 0.5 for _game in range(20)), 20) for _value in range(300)]
    assert deviation(fair) < 0.05
    rates = [0.3 if value % 2 else 0.7 for value in range(300)]
    loaded = [(sum(random.random() < rate for _game in range(20)), 20) for rate in rates]
    assert deviation(loaded) == pytest.approx(0.2, abs=0.03)
    assert deviation([(3, 4)]) == 0.0


def test_the_report_has_the_weight_of_each_source(tmp_path: Path) -> None:
    run(STONES, DICE, 36, tmp_path, Crew())
    rows = run_figures(tmp_path, 0)["chance"]
    assert {(one["source"], one["seat"]) for one in rows} == {
        (source, seat) for source in DICE.chance for seat in ("left", "right")
    }
    assert all(one["values"] == 3 and one["games"] == 18 for one in rows)
    assert all(0 <= one["lowest"] <= one["share"] <= one["highest"] <= 1 for one in rows)


def test_unknown_sources_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OptionError, match="two values or more"):
        Plan("stones", WHO, chance=("dice",), values=1).check(STONES)
    code = cli.main(["lab", "play", "stones", "--bots", "random,random", "--chance", "stars"])
    assert code == 2
    assert "no source of chance 'stars'" in capsys.readouterr().err
