"""Section 19.3: the questions without dice, and that none of them changes the table."""

from random import Random
from typing import Any

import pytest

from sztab.core.errors import (
    QuestionError,
)
from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.core.words import say
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c05_movement.orders import faults_of_order
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.questions.moving import move_limits, path
from sztab.games.flames_of_war.questions.seeing import concealed_by
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import MOVEMENT
from sztab.games.flames_of_war.writing.clauses import Leg
from tests.games.flames_of_war.oracle import shapely
from tests.games.flames_of_war.questions.asking import HOUSE, asked, tanks
from tests.games.flames_of_war.scene import (
    WOODS,
    deployed_by_default,
    far_enemy,
    platoon,
    scene,
    team,
)

# --- moving --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.3", "FW-5.4")
def test_the_reach_of_a_tank_is_cut_by_a_wood() -> None:
    state = tanks()
    area = shapely.Polygon(asked(state, "reach", team=1)["area"][0])
    assert area.contains(shapely.Point(17.9, 10))  # 8" into difficult ground
    assert not area.contains(shapely.Point(18.3, 10))
    assert area.contains(shapely.Point(10, 21.7))  # 12" across country
    assert not area.contains(shapely.Point(10, 22.3))
    assert area.contains(shapely.Point(19, 16.5))  # round the corner of the wood


def test_every_point_of_a_reach_is_a_legal_move_and_the_next_one_is_not() -> None:
    state = deployed_by_default("starter_crossroads", 2)
    state.step = MOVEMENT
    state.turns = (1, 0)
    state.side = 0
    for id in (2, 7, 12):
        limits = move_limits(state, id)
        assert len(limits) > 100
        for goal in Random(id).sample(sorted(limits), 25):
            way = path(state, id, goal)
            assert not way["refused"]
            assert way["arrives"]
            assert float(way["length"]) <= limits[goal] + 0.02
            assert float(way["length"]) <= float(way["allowance"]) + 0.01


@pytest.mark.rule("FW-5.3", "FW-5.15")
def test_a_path_tells_its_length_what_set_it_and_the_checks() -> None:
    way = asked(tanks(), "path", team=1, goal=[18, 10])
    assert way["path"] == [[10.0, 10.0], [18.0, 10.0]]
    assert (way["length"], way["allowance"], way["set_by"]) == ("8", "8", "wood")
    assert way["checks"] == [{"at": [15.0, 10.0], "terrain": "wood", "needs": 2, "rule": "FW-5.15"}]
    assert way["arrives"]
    assert asked(tanks(), "path", team=1, goal=[30, 10])["path"][-1] == [18.0, 10.0]
    assert asked(tanks(), "path", team=1, goal=[10, 16])["set_by"] == "cross_country"


@pytest.mark.rule("FW-5.4")
def test_a_path_tells_the_edge_where_it_must_stop() -> None:
    state = scene(platoon("A", team("jeep", 10, 10)), far_enemy(), terrain=(WOODS,))
    way = asked(state, "path", team=1, goal=[18, 10])
    assert way["stops_at"] == "wood"
    assert way["path"][-1] == [15.0, 10.0]
    assert way["length"] == "5"
    assert not way["arrives"]


@pytest.mark.rule("FW-5.16")
def test_a_path_leads_round_what_a_team_may_not_enter() -> None:
    state = scene(platoon("A", team("m3_halftrack", 12, 10)), far_enemy(), terrain=(HOUSE,))
    way = asked(state, "path", team=1, goal=[19, 10])
    assert way["arrives"]
    assert not way["refused"]
    assert len(way["path"]) > 2
    line = shapely.LineString(way["path"])
    assert not line.crosses(shapely.Polygon(HOUSE["polygon"]).buffer(-0.02))
    assert float(way["length"]) < 10.3  # past two corners it is 10.21"
    there = asked(state, "path", team=1, goal=[19, 10], via=[[15.5, 10]])
    assert [said["rule"] for said in there["refused"]] == ["FW-5.16"]


@pytest.mark.rule("FW-5.7")
def test_a_path_keeps_two_inches_from_enemy_infantry() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)), platoon("B", team("ger_rifle_mg", 14, 10, 180))
    )
    way = asked(state, "path", team=1, goal=[14.0, 14.5])
    assert not way["refused"]
    area = shapely.Polygon(asked(state, "reach", team=1)["area"][0])
    assert not area.contains(shapely.Point(12.5, 10))


@pytest.mark.rule("FW-5.10", "FW-5.13")
def test_the_reach_at_the_double_keeps_away_from_enemies_and_woods() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("ger_rifle_mg", 10, 26, 270)),
        terrain=(WOODS,),
    )
    found = asked(state, "reach", team=1, double=True)
    area = shapely.Polygon(found["area"][0])
    assert found["allowances"]["cross_country"] == 12.0
    assert area.contains(shapely.Point(0.5, 10))
    assert not area.contains(shapely.Point(16, 10))  # difficult ground
    assert not area.contains(shapely.Point(10, 18.5))  # within 8" of an enemy


def test_who_cannot_move_reaches_nothing() -> None:
    state = scene(platoon("A", team("m4_sherman", 10, 10, flags=["bogged"])), far_enemy())
    assert asked(state, "reach", team=1)["area"] == []
    assert asked(state, "path", team=1, goal=[12, 10])["length"] == "0"


# --- seeing and shooting -------------------------------------------------------------------------


@pytest.mark.rule("FW-8.6", "FW-1.14")
def test_sight_tells_what_blocks_it_and_where() -> None:
    sight = asked(tanks(), "visible", **{"from": 1, "to": 3})
    assert sight["sight"] == "blocked"
    assert sight["blocked_by"] == [{"terrain": "wood", "rule": "FW-8.6", "at": [15.0, 10.0]}]
    assert [ray["meets"] for ray in sight["silhouette"]] == [["wood"]] * 5
    clear = asked(tanks(terrain=()), "visible", **{"from": 1, "to": 3, "weapon": 0})
    assert clear["sight"] == "clear"
    assert clear["segment"] == [10.0, 10.0, 40.0, 10.0]
    assert 3 in asked(tanks(terrain=()), "sees", team=1)


@pytest.mark.rule("FW-8.15")
def test_sight_tells_why_a_team_is_concealed() -> None:
    hedge = {"id": "hedge", "type": "hedge", "path": [[30, 5], [30, 15]]}
    sight = asked(tanks(terrain=(hedge,)), "visible", **{"from": 1, "to": 3})
    assert sight["sight"] == "concealed"
    assert sight["rules"] == ["FW-8.15"]
    assert [ray["meets"] for ray in sight["silhouette"]] == [["hedge"]] * 5


@pytest.mark.rule("FW-7.16", "FW-7.17", "FW-8.12")
def test_the_number_to_hit_is_explained_for_every_team() -> None:
    state = tanks(terrain=(), step="shooting")
    found = asked(state, "to_hit", team=1, weapon=0, target=2)
    tank, infantry = found["targets"]
    assert tank["needed"] == 4
    assert tank["struck"] == "front"
    assert [m["key"] for m in tank["modifiers"]] == ["modifier-over-16"]
    assert [m["value"] for m in infantry["modifiers"]] == [1, 1, 1]
    assert (found["lowest"], found["dice"], found["expected"]) == (4, 2, 1.0)
    behind = asked(tanks(step="shooting"), "to_hit", team=1, weapon=0, target=2)
    assert behind["barred"][0] == {"team": 3, "rule": "FW-8.1", "key": "out-of-sight"}


def battery() -> State:
    return scene(
        platoon(
            "A",
            team("ger_command", 10, 10, 0),
            *[team("ger_lefh18", 8, 4 + 3 * n, 0) for n in range(4)],
            training="veteran",
        ),
        platoon("B", team("us_command", 40, 10, 180), team("us_rifle", 40, 13, 180)),
        step="shooting",
    )


@pytest.mark.rule("FW-13.8", "FW-1.15", "FW-13.7")
def test_ranging_in_and_the_template_are_shown_before_the_dice() -> None:
    state = battery()
    found = asked(state, "to_range", battery=1, by=1, at=6)
    assert found["base"] == 3
    assert found["needed"] == 3 + sum(m["value"] for m in found["modifiers"]) == 5
    assert len(found["guns"]) == 4
    template = asked(state, "template", battery=1, centre=[40, 10])
    assert template["enemy"] == [6, 7]
    assert template["own"] == []
    assert shapely.Polygon(template["corners"]).area == pytest.approx(36, abs=0.01)


# --- platoons and drafts -------------------------------------------------------------------------


@pytest.mark.rule("FW-4.2", "FW-4.3")
def test_command_tells_who_is_out() -> None:
    state = scene(
        platoon("A", *[team("us_rifle", x, 10) for x in (10, 14, 30)]),
        far_enemy(),
    )
    found = asked(state, "command", platoon=1)
    assert found["commander"] == 1
    assert found["out"] == [3]
    assert (found["in_command"], found["of"], found["needed"]) == (2, 3, 2)
    assert found["reach"]["2"] == 4.0


@pytest.mark.rule("FW-11.3")
def test_who_may_be_charged_is_told_with_the_distance() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("ger_rifle_mg", 14, 10, 180)),
        step="assault",
    )
    assert asked(state, "charges", platoon=1) == {
        "2": [{"team": 1, "enemy": 2, "distance": "2.75"}]
    }


def test_a_draft_is_told_every_rule_it_breaks_and_by_whom() -> None:
    state = scene(
        platoon("A", *[team("us_rifle", x, 10) for x in (10, 14)]),
        platoon("B", team("ger_rifle_mg", 12, 18, 270)),
    )
    draft = "move 1: 1 10,10 10,20; 2 14,10 14,17"
    found = asked(state, "legal", draft=draft)
    assert not found["legal"]
    faults = [(fault["said"]["rule"], fault["team"]) for fault in found["faults"]]
    assert faults == sorted(faults)
    assert {("FW-5.3", 1), ("FW-5.3", 2), ("FW-5.7", 2)} <= set(faults)
    assert asked(state, "legal", draft="move 1: 1 10,10 10,12") == {"legal": True, "faults": []}
    assert not asked(state, "legal", draft="march")["legal"]
    order = Order(1, (Leg(1, (10_000, 10_000, 10_000, 20_000)),))
    assert {fault.rule for fault in faults_of_order(state, 0, order)} >= {"FW-5.3"}


def test_a_fire_plan_and_a_charge_are_judged_line_by_line() -> None:
    state = tanks(step="shooting")
    found = asked(state, "legal", draft="shoot 1: 1.0 at 2; 2.0 x5 at 2")
    assert {(f["said"]["rule"], f["team"]) for f in found["faults"]} == {
        ("FW-8.1", 1),
        ("FW-7.11", 2),
    }
    state = scene(
        platoon("A", team("us_rifle", 10, 10), team("us_rifle", 10, 13)),
        platoon("B", team("ger_rifle_mg", 14, 10, 180)),
        step="assault",
    )
    draft = "assault 1 at 2: 1 10,10 10,20; 2 10,13 2,13"
    found = asked(state, "legal", draft=draft)
    assert {f["team"] for f in found["faults"]} == {1, 2}


@pytest.mark.rule("FW-16.2", "FW-1.5")
def test_a_placing_is_told_every_team_that_may_not_stand_there() -> None:
    options = validated(GAME.id, GAME.options(), {})
    state = GAME.new(options, GAME.seatings[0], SeededFate(Random(1)))
    draft = "deploy 3: 17 10,5 @90; 18 10,14 @90; 19 10,5.5 @90; 20 40,5 @90"
    found = asked(state, "legal", draft=draft)
    assert {(f["said"]["rule"], f["team"], f["said"]["key"]) for f in found["faults"]} == {
        ("FW-1.5", 17, "overlaps"),
        ("FW-16.2", 18, "deploy-outside"),
        ("FW-1.5", 19, "overlaps"),
        ("FW-16.2", 18, "deploy-in-command"),
        ("FW-16.2", 20, "deploy-in-command"),
    }
    draft = "deploy 3: 17 10,5 @90; 18 10,8 @90; 19 12.5,5 @90; 20 7.5,5 @90"
    assert asked(state, "legal", draft=draft)["legal"]
    draft = "deploy 3: 17 10,0.1 @90; 18 10,8 @90; 19 12.5,5 @90; 20 7.5,5 @90"
    faults = asked(state, "legal", draft=draft)["faults"]
    assert ("FW-1.5", "off-table") in {(f["said"]["rule"], f["said"]["key"]) for f in faults}
    (fault,) = asked(state, "legal", draft="ambush 3: 17 10,5 @90")["faults"]
    assert fault["said"]["rule"] == "FW-0.9"


def test_bad_questions_are_refused_in_one_sentence() -> None:
    state = tanks()
    questions: list[Any] = [
        {"ask": "fate"},
        {"ask": "reach"},
        {"ask": "reach", "team": 99},
        {"ask": "command", "platoon": 0},
        {"ask": "path", "team": 1, "goal": "there"},
        {"ask": "path", "team": 1, "goal": [1, 1], "via": 3},
        {"ask": "to_hit", "team": 1, "weapon": 9, "target": 2},
    ]
    for question in questions:
        with pytest.raises(QuestionError) as error:
            GAME.ask(state, 0, question.pop("ask"), question)
        assert say(GAME, "en", error.value.refusal).endswith(".")


def test_distances_and_places_on_the_table() -> None:
    state = tanks()
    assert asked(state, "distance", **{"from": 1, "to": 3}) == "28"
    assert asked(state, "terrain", team=1)["centre_in"] == []
    assert concealed_by(state, 1, 3)["rays"] == 5


@pytest.mark.rule("FW-0.9")
def test_suggestions_for_a_platoon_are_legal_and_always_the_same() -> None:
    state = tanks()
    found = asked(state, "suggest", platoon=1)
    assert found == asked(state, "suggest", platoon=1)
    assert found[0].startswith("move 1: ")
    assert all(asked(state, "legal", draft=text)["legal"] for text in found)


def test_nothing_is_suggested_for_the_other_side() -> None:
    assert asked(tanks(), "suggest", platoon=2) == []


def test_no_fire_is_suggested_to_a_platoon_larger_than_any() -> None:
    for size, some in ((20, True), (21, False)):
        row = [team("us_rifle", 4 + 2.5 * at, 10) for at in range(size)]
        state = scene(platoon("A", *row), platoon("B", team("us_rifle", 30, 16)), step="shooting")
        assert bool(GAME.ask(state, 0, "suggest", {"platoon": 1})) is some


@pytest.mark.parametrize("number", [10**400, -(10**400), 1e300, float("inf"), float("nan")])
def test_a_goal_beyond_all_measure_is_brought_back_to_the_table(number: float) -> None:
    assert asked(tanks(), "path", team=1, goal=[number, 10])["path"][0] == [10, 10]


def test_nothing_is_suggested_while_the_other_side_is_asked() -> None:
    state = tanks(step="deploying", agenda=[["deployment", 0], ["ask-deploy", 1]])
    assert GAME.awaited(state) == (1,)
    for arguments in ({}, {"platoon": 1}):
        assert GAME.ask(state, 0, "suggest", arguments) == []


@pytest.mark.parametrize("step", ["starting", "movement", "shooting", "assault"])
def test_suggestions_can_be_asked_for_in_every_step(step: str) -> None:
    state = tanks(step=step)
    for number in (1, 2, 3):
        for text in asked(state, "suggest", platoon=number):
            assert asked(state, "legal", draft=text)["legal"]


def test_many_ways_and_a_whole_fire_plan_are_asked_for_at_once() -> None:
    state = tanks()
    ways = [{"team": 1, "goal": [12, 10]}, {"team": 2, "goal": [12, 13], "via": [[11, 14]]}]
    assert asked(state, "path", ways=ways) == [asked(state, "path", **way) for way in ways]
    plan = asked(tanks(step="shooting"), "to-hit", platoon=1, target=2)
    assert set(plan) >= {"1.0", "2.0"}
    assert plan["1.0"] == asked(tanks(step="shooting"), "to-hit", team=1, weapon=0, target=2)
