"""FW-16 from outside: set-up, victory, files of one's own."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab.core.errors import DataError
from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.core.words import say
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.looking import (
    alone,
    ask,
    broken,
    flags,
    group,
    look,
    moved,
    open_question,
    run,
)
from tests.games.flames_of_war.scene import after, far_enemy, platoon, play, refused, scene, team

# 16: set-up and victory


@pytest.mark.rule("FW-16.6")
def test_an_objective_is_taken_from_the_second_turn_on() -> None:
    goal = {"objectives": [{"id": "goal", "at": [30, 30], "taken_by": "A"}]}

    def result(turns: list[int], enemy: float, kind: str = "us_rifle", **more: Any) -> object:
        state = scene(
            platoon("A", team(kind, 30, 30, **more)),
            platoon("A", team("us_command", 4, 3)),
            platoon("B", team("us_rifle", enemy, 30, 180)),
            mission=goal, side="B", step="assault", turns=turns,
        )  # fmt: skip
        return GAME.result(after(state, "end-step"))

    assert result([1, 1], 50) is not None
    assert result([0, 1], 50) is None
    assert result([1, 1], 34.6) is None  # 3.975" from the objective
    assert result([1, 1], 34.7) is not None
    assert result([1, 1], 50, "truck") is None
    assert result([1, 1], 50, "m10", flags=["bogged"]) is None


@pytest.mark.rule("FW-16.6")
def test_an_independent_team_takes_no_objective() -> None:
    goal = {"objectives": [{"id": "goal", "at": [30, 30], "taken_by": "A"}]}
    state = scene(
        alone("A", team("us_command", 30, 30, role="company_commander")),
        platoon("A", team("us_command", 4, 3)),
        platoon("B", team("us_rifle", 50, 30, 180)),
        mission=goal, side="B", step="assault", turns=[1, 1],
    )  # fmt: skip
    assert GAME.result(after(state, "end-step")) is None


@pytest.mark.rule("FW-16.8")
def test_at_the_limit_points_of_destroyed_platoons_decide() -> None:
    dead = {
        "side": "B",
        "where": "destroyed",
        "points": 50,
        "teams": [{"type": "truck", "place": "destroyed"}],
    }
    state = scene(
        platoon("A", team("us_command", 4, 3)), far_enemy(), dead,
        side="B", step="assault", turns=[12, 12],
    )  # fmt: skip
    result = GAME.result(after(state, "end-step"))
    assert result is not None
    assert result.ranking[0] == (0,)
    assert result.rule == "FW-16.8"


@pytest.mark.rule("FW-16.9")
def test_a_concession_loses_even_on_the_opponents_turn() -> None:
    state = scene(platoon("A", team("us_command", 4, 3)), far_enemy())
    result = GAME.result(play(state, "concede", seat=0).state)
    assert result is not None
    assert result.ranking[0] == (1,)
    assert result.rule == "FW-16.9"


@pytest.mark.rule("FW-16.10", "FW-16.13")
def test_reserves_roll_one_die_more_each_turn_and_drive_on_from_the_edge() -> None:
    reserves = {"player": "A", "share": "half_up", "from_turn": 1, "entry_edge": "south"}
    program = {"program": {"reserves": reserves}}
    state = scene(
        platoon("A", team("us_command", 30, 30)),
        {"side": "A", "where": "reserve", "teams": [{"type": "m10"}, {"type": "m10"}]},
        platoon("B", team("us_rifle", 60, 40, 180)),
        step="starting", mission=program, turns=[2, 1],
    )  # fmt: skip
    waiting = after(state, "starting", 4, 4)
    assert group(waiting, 2)["where"] == "reserve"
    came = after(state, "starting", 5, 1)
    assert group(came, 2)["where"] == "arriving"
    moving = after(came, "end-step") if GAME.dump(came)["step"] == "starting" else came
    on = after(moving, "move 2: 2 10,0 10,8 @90; 3 14,0 14,8 @90")
    assert look(on, 2)["at"] == [10, 8, 90]
    assert "where" not in group(on, 2)
    assert "FW-16.13" in broken(refused(moving, "move 2: 2 10,3 10,8 @90; 3 14,0 14,8 @90"))


@pytest.mark.rule("FW-16.11")
def test_an_ambush_is_sprung_out_of_sight() -> None:
    wood = {"id": "wood", "type": "woods", "polygon": [[28, 2], [40, 2], [40, 10], [28, 10]]}
    state = scene(
        {"side": "A", "where": "ambush", "teams": [{"type": "us_command"}, {"type": "us_rifle"}]},
        platoon("A", team("us_command", 4, 3)),
        platoon("B", team("us_rifle", 34, 20, 270)),
        step="starting",
        terrain=(wood,),
    )
    assert refused(state, "ambush 1: 1 20,10 @90; 2 20,7 @90").rule == "FW-16.11"
    out = after(state, "ambush 1: 1 34,9 @90; 2 34,6 @90")
    assert look(out, 1)["at"] == [34, 9, 90]
    assert "moved" not in flags(out, 1)
    both = refused(state, "ambush 1: 1 20,10 @90; 2 34,30 @90")
    assert {"FW-16.11", "FW-16.2"} & set(broken(both))


@pytest.mark.rule("FW-16.2")
def test_a_deployment_is_refused_with_every_fault() -> None:
    state = scene(
        {
            "side": "A",
            "teams": [{"type": "us_command"}, {"type": "us_rifle"}, {"type": "us_rifle"}],
        },
        {"side": "B", "teams": [{"type": "us_command"}]},
        step="deploying",
        agenda=[["ask-deploy", 0]],
    )
    draft = "deploy 1: 1 10,10 @90; 2 10,14 @90; 3 40,5 @90"
    assert say(GAME, "en", refused(state, draft)) == (
        "A1·2 US rifle team is not wholly inside its deployment area. "
        "Also, FW-16.2: A1·3 US rifle team would be out of command."
    )
    faults = ask(state, "legal", draft=draft)["faults"]
    assert [(fault["team"], fault["said"]["rule"]) for fault in faults] == [
        (2, "FW-16.2"),
        (3, "FW-16.2"),
    ]
    assert refused(state, "deploy 1: 1 10,10 @90; 2 10,9 @90; 3 10,7 @90").rule == "FW-1.5"


@pytest.mark.rule("FW-16.4")
def test_in_a_meeting_engagement_the_first_turn_has_no_bombardment() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
        mission={"program": {"meeting_engagement": True}},
    )
    assert refused(state, "bombard 1 by 3 at 4 he").rule == "FW-16.4"


@pytest.mark.rule("FW-16.12")
def test_the_default_reserve_is_the_last_half_and_the_ambush_before_it() -> None:
    options = validated(GAME.id, GAME.options(), {"mission": "hold_the_line"})
    state = GAME.new(options, GAME.seatings[0], SeededFate(Random(1)))
    assert open_question(state) == "ask-hold-back"
    assert GAME.awaited(state) == (1,)
    assert refused(state, "hold-back: reserve 18 19 20; ambush 17").rule == "FW-16.12"
    held = run(state, ["default"])
    assert [group(held, n)["where"] for n in range(16, 21)] == ["ambush"] + ["reserve"] * 4


@pytest.mark.rule("FW-16.13", "FW-4.3")
def test_who_comes_on_from_reserve_is_in_command() -> None:
    state = scene(
        {"side": "A", "where": "arriving", "teams": [{"type": "m10"}, {"type": "m10"}]},
        platoon("A", team("us_command", 4, 3)),
        far_enemy(),
    )
    assert GAME.check(state, 0, GAME.parse("move 1: 1 10,0 10,8 @90; 2 14,0 14,8 @90")) is None
    apart = refused(state, "move 1: 1 10,0 10,8 @90; 2 40,0 40,8 @90")
    assert apart.rule == "FW-4.3"


@pytest.mark.rule("FW-16.4", "FW-16.2")
def test_in_a_meeting_engagement_all_have_moved_and_the_first_player_keeps_the_mark() -> None:
    state = scene(
        {"side": "A", "teams": [{"type": "us_command"}]},
        {"side": "B", "teams": [{"type": "us_command"}]},
        step="deploying",
        agenda=[["ask-deploy", 0]],
        mission={"program": {"meeting_engagement": True}},
    )
    state = run(state, ["deploy 1: 1 10,5 @90", "deploy 2: 2 10,45 @270"])
    assert GAME.dump(state)["step"] == "starting"
    assert flags(state, 1) == flags(state, 2) == {"moved"}
    state = run(state, ["end-step"] * 4)
    assert GAME.dump(state)["side"] == "B"
    assert not flags(state, 2)


@pytest.mark.rule("FW-16.10", "FW-16.13", "FW-0.8")
def test_reserve_dice_are_rolled_in_full_and_the_owner_chooses_who_comes() -> None:
    reserves = {"player": "A", "share": "half_up", "from_turn": 1, "entry_edge": "south"}
    waiting = {"side": "A", "where": "reserve", "teams": [{"type": "m10"}]}

    def rolled(turn: int, platoons: int, *dice: int) -> State:
        state = scene(
            platoon("A", team("us_command", 30, 30)),
            *[waiting] * platoons,
            far_enemy(),
            step="starting",
            mission={"program": {"reserves": reserves}},
            turns=[turn, turn - 1],
        )
        return after(state, "starting", *dice)

    assert group(rolled(3, 1, 5, 5, 1), 2)["where"] == "arriving"
    asked = rolled(1, 2, 5)
    assert open_question(asked) == "ask-arrive"
    assert group(after(asked, "arrive 3"), 3)["where"] == "arriving"
    assert group(run(asked, ["default"]), 2)["where"] == "arriving"


@pytest.mark.rule("FW-16.8")
def test_a_defender_holds_out_if_nobody_is_near_the_objectives() -> None:
    goal = {"id": "goal", "at": [30, 30], "taken_by": "A"}
    hold = {"player": "B", "from_turn": 6, "no_enemy_within": 16}

    def held(x: float, turn: int) -> bool:
        state = scene(
            platoon("A", team("us_command", x, 30)),
            platoon("B", team("us_command", 60, 40)),
            mission={"objectives": [goal], "program": {"hold_out": hold}},
            side="B",
            step="assault",
            turns=[turn, turn],
        )
        return GAME.result(after(state, "end-step")) is not None

    assert held(10, 6)
    assert not held(10, 5)
    assert not held(14, 6)


# files of one's own


def opened(**given: str) -> State:
    options = validated(GAME.id, GAME.options(), given)
    return GAME.new(options, GAME.seatings[0], SeededFate(Random(1)))


def test_a_company_of_ones_own_is_read_and_its_faults_are_named(tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    tanks = [
        {"team": "m10", "count": 1, "function": "platoon_commander"},
        {"team": "m10", "count": 3},
    ]
    company: dict[str, Any] = {
        "id": "mine", "name": "Mine", "nation": "US", "motivation": "confident",
        "training": "veteran", "points": 300,
        "platoons": [{"id": "t", "name": "Tanks", "role": "combat", "points": 300, "teams": tanks}],
    }  # fmt: skip
    own.write_text(json.dumps(company))
    state = opened(company_a=str(own))
    assert group(state, 1)["name"] == "Tanks"
    assert group(state, 1)["training"] == "veteran"
    own.write_text(json.dumps({**company, "points": 299}))
    with pytest.raises(DataError, match=r"mine.json, points: .* 300 points, not 299"):
        opened(company_a=str(own))
    tanks[1]["team"] = "m11"
    own.write_text(json.dumps(company))
    with pytest.raises(DataError, match=r"mine.json, .*team: there is no team 'm11'"):
        opened(company_a=str(own))


def test_a_table_of_ones_own_is_read_and_its_faults_are_named(tmp_path: Path) -> None:
    own = tmp_path / "ford.json"
    data = json.loads(GAME.folder().joinpath("data", "data.json").read_text(encoding="utf-8"))
    mission = next(one for one in data["missions"] if one["id"] == "starter_crossroads")
    mission["id"] = "ford"
    own.write_text(json.dumps(mission))
    assert GAME.dump(opened(mission=str(own)))["mission"]["id"] == "ford"
    mission["terrain"][2]["type"] = "jungle"
    own.write_text(json.dumps(mission))
    with pytest.raises(DataError, match=r"ford.json, terrain.*type: "):
        opened(mission=str(own))


def test_a_mission_in_a_position_may_give_part_of_its_program_and_a_smaller_table() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10)),
        platoon("B", team("us_command", 10, 26, 270)),
        mission={"table": {"width": 48, "height": 36}, "program": {"turn_limit": 3}},
    )
    mission = GAME.dump(state)["mission"]
    assert mission["program"]["turn_limit"] == 3
    assert not mission["program"]["meeting_engagement"]
    assert mission["deployment"]["B"] == [[0, 24], [48, 24], [48, 36], [0, 36]]
