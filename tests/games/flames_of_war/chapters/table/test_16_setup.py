"""FW-16: set-up, reserves, ambush, victory."""

import json
from typing import Any

import pytest

from sztab.core.errors import DataError, OptionError, PositionError
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.moves import Placing
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DUG_IN, MOVED, ON_TABLE
from tests.games.flames_of_war.scene import (
    after,
    asks,
    at,
    far_enemy,
    new,
    platoon,
    refused,
    scene,
    team,
)


@pytest.mark.rule("FW-16.1", "FW-16.2", "FW-16.3", "FW-16.4", "FW-16.15")
def test_two_companies_deploy_by_turns_and_roll_for_the_first_turn() -> None:
    state = new()
    assert asks(state) == "ask-deploy"
    assert refused(state, "deploy 2: 5 4,2 @90").rule in ("FW-16.2", "FW-1.5")
    assert refused(state, "pass").rule == "FW-16.2"
    seats = []
    while asks(state) == "ask-deploy":
        question = state.question()
        assert question is not None
        seats.append(question.seat)
        move = question.default(state)
        dice: tuple[int, ...] = ()
        last = sum(p.where == 0 for p in state.platoons) == 1
        if last:
            dice = (3, 4, 2, 5)
        state = after(state, move.text(), *dice)
    assert seats == [0, 1, 0, 1, 0, 1, 0, 1, 1]
    assert state.finished_first == 0
    assert state.first == 1  # 3 + 1 against 4 is a tie; then 2 + 1 against 5
    assert all(one.has(MOVED) for one in state.teams)
    assert state.turns == (0, 1)


@pytest.mark.rule("FW-16.2")
@pytest.mark.parametrize("mission", ["starter_crossroads", "free_for_all"])
def test_what_is_proposed_for_deployment_stands_across_the_zone_in_more_than_one_row(
    mission: str,
) -> None:
    state = new(mission=mission)
    places: dict[int, list[tuple[float, float]]] = {0: [], 1: []}
    while asks(state) == "ask-deploy":
        seat = GAME.awaited(state)[0]
        offer = next(one for one in GAME.offers(state, seat) if one.picks == ("default",))
        parts = GAME.view(state, seat)["question"]["parts"]
        proposed = GAME.parse(offer.text)
        assert isinstance(proposed, Placing)
        assert GAME.check(state, seat, proposed) is None
        assert [pose["team"] for pose in parts["poses"]] == [p.team for p in proposed.poses]
        places[seat] += [(pose["x"], pose["y"]) for pose in parts["poses"]]
        last = sum(p.where == 0 for p in state.platoons) == 1
        state = after(state, offer.text, *((3, 4, 2, 5) if last else ()))
    for seat, spots in places.items():
        zone = state.field.mission.zones[seat]
        across = [x for x, _y in spots]
        assert max(across) - min(across) > 0.6 * (zone.east - zone.west)
        assert len({round(y) for _x, y in spots}) > 2


@pytest.mark.rule("FW-16.5", "FW-16.12", "FW-16.10", "FW-16.13", "FW-16.11", "FW-16.14")
def test_a_defender_holds_back_half_and_lies_in_ambush() -> None:
    state = new(mission="hold_the_line")
    assert asks(state) == "ask-hold-back"
    assert refused(state, "hold-back: reserve 9 10; ambush 11").rule == "FW-16.12"
    question = state.question()
    assert question is not None
    default = question.default(state)
    assert default.text() == "hold-back: reserve 17 18 19 20; ambush 16"
    state = after(state, default.text())
    while asks(state) == "ask-deploy":
        question = state.question()
        assert question is not None
        state = after(state, question.default(state).text())
    assert state.side == 0
    dug = [one for one in state.teams if one.side == 1 and one.place == ON_TABLE]
    assert all(one.has(DUG_IN) for one in dug)


def reserves_program(from_turn: int, entry_edge: str) -> dict[str, Any]:
    """A mission in which half of player A's platoons come later, by one edge."""
    return {
        "deployment": [{"alternate": True, "first": "A"}],
        "independent_first": "A",
        "first_turn": {"mode": "fixed", "player": "A"},
        "meeting_engagement": False,
        "prepared_positions": None,
        "reserves": {
            "player": "A",
            "share": "half_up",
            "from_turn": from_turn,
            "entry_edge": entry_edge,
        },
        "ambush": None,
        "objective_from_turn": 2,
        "hold_out": None,
        "turn_limit": 12,
        "at_limit": {"winner": "points"},
    }


@pytest.mark.rule("FW-16.10", "FW-16.13")
def test_reserves_come_on_fives_and_sixes_from_the_entry_edge() -> None:
    program = reserves_program(1, "south")
    waits = {"type": "us_rifle", "place": "off"}
    state = scene(
        platoon("A", team("us_rifle", 60, 10)),
        platoon("A", waits, where="reserve"),
        platoon("A", waits, where="reserve"),
        far_enemy(60, 40),
        step="starting",
        mission={"program": program},
    )
    assert after(state, "starting", 4).platoon(2).where == 2
    asked = after(state, "starting", 5)
    assert asks(asked) == "ask-arrive"
    come = after(after(asked, "arrive 3"), "end-step")
    assert refused(come, "move 3: 3 10,4 10,6").rule == "FW-16.13"
    on = after(come, "move 3: 3 10,0 10,5 @90")
    assert at(on.team(3)) == (10, 5, 90)
    assert on.platoon(3).where == 1


@pytest.mark.rule("FW-16.11")
def test_an_ambush_is_sprung_out_of_sight_or_far_away() -> None:
    hidden = {"type": "us_rifle", "place": "off"}
    wood = {"id": "w", "type": "woods", "polygon": [[10, 2], [20, 2], [20, 10], [10, 10]]}
    state = scene(
        platoon("A", team("us_rifle", 60, 10)),
        platoon("A", hidden, where="ambush"),
        platoon("B", team("ger_rifle_mg", 15, 20, 270)),
        step="starting",
        terrain=(wood,),
    )
    assert refused(state, "ambush 2: 2 26,11 @90").rule == "FW-16.11"
    sprung = after(state, "ambush 2: 2 15,6 @90")
    assert sprung.team(2).place == ON_TABLE
    assert not sprung.team(2).has(MOVED)


@pytest.mark.rule("FW-16.6", "FW-16.16")
def test_an_objective_without_enemies_near_wins_from_the_second_turn_on() -> None:
    def held(turn: int, enemy: float) -> State:
        return scene(
            platoon("A", team("us_rifle", 30, 33)),
            platoon("B", team("ger_rifle_mg", 30, enemy)),
            step="assault",
            side="B",
            turns=[turn, turn],
            mission={"objectives": [{"id": "o", "at": [30, 36], "taken_by": "A"}]},
        )

    assert after(held(1, 44), "end-step").winner == 0
    assert after(held(0, 44), "end-step").winner == -1
    assert after(held(1, 38), "end-step").winner == -1


@pytest.mark.rule("FW-16.8", "FW-16.16")
def test_after_the_last_turn_points_of_destroyed_platoons_decide() -> None:
    dead = {"type": "us_rifle", "place": "destroyed"}
    state = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", dead, where="destroyed", points=100),
        platoon("B", team("us_rifle", 60, 40)),
        platoon("B", team("us_rifle", 64, 40)),
        step="assault",
        side="B",
        turns=[12, 12],
    )
    over = after(state, "end-step")
    assert (over.winner, over.ending) == (0, "result-limit")
    result = GAME.result(over)
    assert result is not None
    assert result.scores == (100, 0)


def test_positions_and_own_files_are_refused_with_the_entry_named(tmp_path: Any) -> None:
    for position, words in (
        ({"platoons": [{"teams": [{"type": "nobody", "at": [1, 1, 0]}]}]}, "platoon 1, team 1"),
        ({"platoons": [{"teams": []}]}, "platoon 1"),
        ({"platons": []}, "platons"),
        ({"platoons": [{"teams": [{"type": "us_rifle", "at": [0, 0, 0]}]}]}, "hangs over"),
    ):
        with pytest.raises(PositionError, match=words):
            GAME.load(position)
    own = json.loads(GAME.folder().joinpath("data", "data.json").read_text(encoding="utf-8"))
    company = own["companies"][0]
    company["points"] += 5
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(company), encoding="utf-8")
    with pytest.raises(DataError, match=r"mine.json, points: the platoons count 1220 points"):
        new(company_a=str(file))
    company["points"] -= 5
    file.write_text(json.dumps(company), encoding="utf-8")
    assert new(company_a=str(file)).platoons
    with pytest.raises(OptionError, match="starter_crossroads"):
        new(mission="crossroad")


def with_reserves(turn: int, **more: Any) -> State:
    """A defender whose reserves come from turn 3 on, by the eastern edge."""
    program = reserves_program(3, "east")
    return scene(
        platoon("A", team("us_rifle", 60, 10)),
        platoon("A", {"type": "us_rifle", "place": "off"}, where="reserve", **more),
        far_enemy(60, 40),
        step="starting",
        turns=[turn, turn - 1],
        mission={"program": program},
    )


@pytest.mark.rule("FW-16.10", "FW-16.14")
def test_the_dice_of_reserves_follow_from_the_turn_and_who_found_no_place_is_not_delayed() -> None:
    assert after(with_reserves(2), "starting").platoon(2).where == 2
    assert after(with_reserves(3), "starting", 4).platoon(2).where == 2
    assert after(with_reserves(4), "starting", 4, 5).platoon(2).where == 4
    early = after(with_reserves(1, undelayed=True), "starting", 5)
    moving = after(early, "end-step")
    assert refused(moving, "move 2: 2 72,10 69,10 @180").rule == "FW-16.13"
    assert at(after(moving, "move 2: 2 10,0 10,4 @90").team(2)) == (10, 4, 90)


@pytest.mark.rule("FW-16.13")
def test_only_a_team_that_cannot_come_on_is_put_at_the_edge() -> None:
    waits = {"type": "us_rifle", "place": "off"}
    gun = {"type": "ger_flak36", "place": "off"}
    state = scene(
        platoon("A", team("us_rifle", 60, 10)),
        platoon("A", waits, where="arriving"),
        platoon("A", gun, where="arriving"),
        far_enemy(),
    )
    assert refused(state, "move 2: 2 10,0 25,0.625 @90").rule == "FW-5.3"
    types = GAME.catalog("").type_of
    assert types["ger_flak36"].immobile
    on = after(state, "move 3: 3 30,0 30,1.25 @90")
    assert at(on.team(3)) == (30, 1.25, 90)
    assert on.team(3).has(MOVED)
