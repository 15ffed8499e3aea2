"""Tuning: only reconstructed values move, a new data set carries its evidence, a run goes on."""

import json
from pathlib import Path
from random import Random

import pytest

from sztab import cli
from sztab.core import registry
from sztab.core.data.dataset import data_text, text_hash
from sztab.core.errors import SztabError
from sztab.core.game import Json
from sztab.core.options import validated
from sztab.games.stand_at_mortain import GAME as MORTAIN
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.runs.play import Row
from sztab.lab.runs.run import Crew
from sztab.lab.tune.goals import loss, measure, parse_goal
from sztab.lab.tune.tune import NOTE, Task, Tuning
from sztab.lab.tune.values import (
    TuneError,
    candidates,
    changed,
    check_variables,
    parse_variable,
    tag_of,
    value_at,
)

AI = "units.us-117.front.AI"
SMALL = Task(
    MORTAIN.id,
    rotated(MORTAIN, ("random", "random")),
    {},
    (parse_variable(f"{AI}=1..6"), parse_variable("units.us-120.front.AI=1..6")),
    (parse_goal("wins:german=0.5"), parse_goal("moves=100")),
    candidates=3,
    games=2,
    proof=2,
)


def shipped(game: str) -> Json:
    return json.loads(data_text(registry.find_game(game), "")[0])


@pytest.mark.parametrize(
    ("game", "path", "tag"),
    [
        ("stand-at-mortain", AI, "reconstructed"),
        ("stand-at-mortain", "units.ge-102.type", "seed"),
        ("stand-at-mortain", "limits.exits_to_win", "seed"),
        ("stand-at-mortain", "terrain.woods.modifier", "public"),
        ("race-to-the-rhine", "corps.R-I.fuel", "reconstructed"),
        ("race-to-the-rhine", "corps.R-I.label", "seed"),
        ("race-to-the-rhine", "towns.lille.medal", "reconstructed"),
        ("race-to-the-rhine", "towns.bruxelles.medal", "seed"),
        ("race-to-the-rhine", "towns.lisieux.lat", "seed"),
        ("race-to-the-rhine", "decks.resistance.K-01.ammo", "seed"),
        ("race-to-the-rhine", "tracks.logistics.1.draw", "seed"),
        ("race-to-the-rhine", "tracks.logistics.2.draw", "reconstructed"),
        ("race-to-the-rhine", "tracks.logistics.2.limit", "seed"),
        ("race-to-the-rhine", "tracks.logistics.3.limit", "seed"),
        ("race-to-the-rhine", "decks.resistance.K-02.ammo", "reconstructed"),
        ("medieval-battle", "melee_base.heavy_cavalry.pikeman", "reconstructed"),
        ("medieval-battle", "melee_base.light_cavalry.pikeman", "seed"),
        ("medieval-battle", "units.heavy_cavalry.movement", "seed"),
        ("medieval-battle", "units.pikeman.movement", "reconstructed"),
        ("flames-of-war", "teams.m4_sherman.armour.front", "public"),
        ("flames-of-war", "companies.us_tank_company.platoons.hq.points", "reconstructed"),
    ],
)
def test_a_value_has_the_tag_that_is_nearest_to_it(game: str, path: str, tag: str) -> None:
    data = shipped(game)
    assert tag in tag_of(data, path)
    variables = [parse_variable(f"{path}=1,2,3")]
    if tag == "reconstructed":
        check_variables(data, variables)
    else:
        with pytest.raises(TuneError, match="only reconstructed values are tuned"):
            check_variables(data, variables)


@pytest.mark.parametrize(
    "text", ["", "x", "x=", "x=3", "x=5..1", "x=1..a", "x=1..99999999", "=1..2", "x=[1],[2]"]
)
def test_a_range_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(TuneError):
        parse_variable(text)


def test_paths_that_lead_nowhere_are_refused() -> None:
    data = shipped(MORTAIN.id)
    for path in ("units.us-999.front.AI", "units.us-117.front.XX", "nothing", "units.99"):
        with pytest.raises(TuneError, match="has no value"):
            value_at(data, path)
    with pytest.raises(TuneError, match="not one value"):
        check_variables(data, [parse_variable("units.us-117.front=1,2")])
    with pytest.raises(TuneError, match="named twice"):
        check_variables(data, [parse_variable(f"{AI}=1..3")] * 2)


def test_candidates_differ_from_the_data_set_and_from_each_other() -> None:
    data = shipped(MORTAIN.id)
    found = candidates(data, SMALL.variables, 20, Random(1))
    assert len({json.dumps(one, sort_keys=True) for one in found}) == 20
    for changes in found:
        new = changed(data, changes)
        assert new != data
        assert all(value_at(new, path) == value for path, value in changes.items())
    assert len(candidates(data, SMALL.variables[:1], 99, Random(1))) == 5  # 6 but its own
    assert data == shipped(MORTAIN.id)


def row(number: int, winner: str, key: str, rounds: int) -> Row:
    return Row(number, number, 0, 0, [winner], {}, {}, "SM-8.1", key, 100, rounds, "us")


def test_goals_are_measured() -> None:
    plan = Plan(MORTAIN.id, SMALL.arrangements)
    rows = [row(at, "us" if at % 4 else "german", "exits", 4 + at % 2) for at in range(8)]
    texts = ["wins:german=0.5", "ends:exits=1", "ends:SM-8.1=1", "rounds=5", "moves=100"]
    goals = [parse_goal(text) for text in texts]
    figures = [measure(goal, plan, rows) for goal in goals]
    assert [one.figure for one in figures] == [0.25, 1.0, 1.0, 4.5, 100.0]
    assert figures[0].low < 0.25 < figures[0].high
    assert loss(goals, figures) == pytest.approx(2.5**2 + 1)  # 25 points of a share, a tenth of 5
    assert [goal.text for goal in goals] == texts
    with pytest.raises(TuneError, match="No game says"):
        measure(parse_goal("wins:german@german+x=0.5"), plan, rows)


def test_swapped_options_can_be_goals() -> None:
    game = registry.find_game("flames-of-war")
    (who,) = rotated(game, ("random", "random"))
    plan = Plan(
        game.id, (who,), ({"company_a": "x", "company_b": "y"},), 1, ("company_a", "company_b")
    )
    rows = [
        row(0, who.seats[1], "k", 1),
        row(1, who.seats[0], "k", 1),
        row(2, who.seats[1], "k", 1),
    ]
    assert measure(parse_goal("wins:y=0.5"), plan, rows).figure == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wins:germans=0.5", "there is no 'germans', choose german, us. Did you mean 'german'?"),
        ("wins:us@us=0.5", "nobody plays us here, only german+us"),
        ("ends:result-enough-exit=0.1", "Did you mean 'result-enough-exits'?"),
        ("ends:SM-99.1=0.1", "has no rule 'SM-99.1'"),
    ],
)
def test_a_goal_about_nothing_is_refused_before_any_game(
    text: str, said: str, tmp_path: Path
) -> None:
    task = Task(**{**vars(SMALL), "goals": (parse_goal(text),)})
    with pytest.raises(SztabError) as refused:
        Tuning(MORTAIN, task, tmp_path / "work", Crew())
    assert said in str(refused.value)
    assert not (tmp_path / "work").exists()  # so that the goal can be written anew


def test_a_player_that_is_none_is_refused_before_any_game(tmp_path: Path) -> None:
    task = Task(**{**vars(SMALL), "arrangements": rotated(MORTAIN, ("sargeant", "random"))})
    with pytest.raises(SztabError, match="Did you mean 'sergeant'"):
        Tuning(MORTAIN, task, tmp_path / "work", Crew())
    assert not (tmp_path / "work").exists()


@pytest.mark.parametrize(
    "text",
    ["", "wins=0.5", "wins:=0.5", "wins:red=2", "rounds=0", "rounds:x=3", "luck=1", "moves=x"],
)
def test_a_goal_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(TuneError, match="is not a goal"):
        parse_goal(text)


def test_a_tuning_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = Tuning(MORTAIN, SMALL, tmp_path / "a", Crew()).run()
    assert whole is not None
    again = Tuning(MORTAIN, SMALL, tmp_path / "a", Crew()).run()
    assert again == whole
    games = sorted((tmp_path / "a" / "games").glob("*/games.sztab"))
    games[0].unlink()  # as if it had been killed before
    games[-1].write_bytes(games[-1].read_bytes()[:-9])
    assert Tuning(MORTAIN, SMALL, tmp_path / "a", Crew()).run() == whole
    other = Task(**{**vars(SMALL), "seed": 2})
    with pytest.raises(TuneError, match="another tuning"):
        Tuning(MORTAIN, other, tmp_path / "a", Crew()).run()


def test_the_command_writes_a_new_data_set_with_its_evidence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new.json"
    words = ["lab", "tune", MORTAIN.id, "--bot", "random", "--vary", f"{AI}=1..6"]
    words += ["--goal", "wins:german=0.9", "--candidates", "2", "--games", "2", "--proof", "2"]
    words += ["--workers", "1", "--out", str(out)]
    assert cli.main(words) == 0
    assert "by 2 games with other deals" in capsys.readouterr().out
    data = json.loads(out.read_text())
    note = data[NOTE]
    assert note["from"] == text_hash(data_text(MORTAIN, "")[0])
    assert note["task"]["goals"] == ["wins:german=0.9"]
    (change,) = note["changed"]
    assert (change["value"], change["was"]) == (AI, "reconstructed")
    assert value_at(data, AI) == change["after"] != change["before"]
    assert note["evidence"][0]["after"]["games"] == 2
    assert MORTAIN.catalog(str(out)).hash == text_hash(out.read_text())
    assert cli.main(words) == 2
    assert "exists already" in capsys.readouterr().err


def test_a_set_that_was_tuned_before_keeps_its_first_note(tmp_path: Path) -> None:
    first = Tuning(MORTAIN, SMALL, tmp_path / "a", Crew()).run()
    assert first is not None
    file = tmp_path / "first.json"
    file.write_text(json.dumps(first.data))
    second = Task(**{**vars(SMALL), "options": {"data": str(file)}})
    again = Tuning(MORTAIN, second, tmp_path / "b", Crew()).run()
    assert again is not None
    assert again.data[NOTE]["earlier"] == first.data[NOTE]
    assert "earlier" not in first.data[NOTE]


def test_nothing_is_written_into_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    home = Path(str(MORTAIN.folder().joinpath("data")))
    words = ["lab", "tune", MORTAIN.id, "--vary", f"{AI}=1..6", "--goal", "wins:german=0.9"]
    assert cli.main([*words, "--out", str(home / "data-9.json")]) == 2
    assert "would ship with the game" in capsys.readouterr().err
    assert cli.main([*words, "--out", str(home / "data.json")]) == 2
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize(
    "game", ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"]
)
def test_every_game_reads_a_data_set_with_the_note_of_a_tuning(game: str, tmp_path: Path) -> None:
    data = shipped(game)
    data[NOTE] = {"tag": "reconstructed", "task": {"goals": []}}
    file = tmp_path / "tuned.json"
    file.write_text(json.dumps(data))
    one = registry.find_game(game)
    assert one.data_hash(validated(game, one.options(), {"data": str(file)}))
