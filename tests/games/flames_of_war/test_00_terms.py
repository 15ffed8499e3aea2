"""FW-0 to FW-4: conventions, geometry, teams, the turn and command, where other tests do not go."""

import json
from random import Random
from typing import Any

import pytest

from sztab.core.errors import DataError, NotationError, OptionError, PositionError
from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c01_table.ground import ground_height, wholly_in
from sztab.games.flames_of_war.chapters.c04_command.command import commander, reached, training
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import best_aim, legal_targets
from sztab.games.flames_of_war.chapters.c10_results.results import is_warrior
from sztab.games.flames_of_war.clauses import Line, Pose
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.geometry.measure import heading_to
from sztab.games.flames_of_war.geometry.outlines import Outline, boxes_shared_area
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.reading import EXAMPLES
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import (
    ASSAULTED,
    BAILED_OUT,
    DESTROYED,
    DUG_IN,
    MOVED,
    ON_TABLE,
    OVER,
    SHOT,
)
from tests.games.flames_of_war.scene import (
    WOODS,
    after,
    at,
    far_enemy,
    platoon,
    play,
    refused,
    scene,
    team,
    told,
)

BOTH = ["moved", "shot"]


def asks(state: State) -> str:
    question = state.question()
    return question.name() if question is not None else ""


@pytest.mark.rule("FW-0.5")
def test_a_number_above_six_is_not_rolled_unless_a_switch_says_so() -> None:
    def far(**more: Any) -> State:
        return scene(
            platoon("A", team("panzer_iv_h", 10, 10)),
            platoon("B", team("us_rifle", 31.7, 10, 180), training="veteran"),
            step="shooting",
            **more,
        )

    assert "cannot-hit" in told(play(far(), "shoot 1: 1.0 at 2"))
    easy = far(switches={"impossible_above_six": False})
    assert "rolls-to-hit" in told(play(easy, "shoot 1: 1.0 at 2", 5, 5))


@pytest.mark.rule("FW-0.7", "FW-7.17")
def test_dice_come_by_shooter_weapon_and_die_and_the_easiest_target_counts() -> None:
    state = scene(
        platoon("A", team("us_rifle_mg", 10, 10), team("us_rifle_mg", 10, 13)),
        platoon(
            "B",
            team("ger_rifle_mg", 20, 10, 180),
            team("ger_rifle_mg", 20, 13, 180, flags=BOTH),
            training="trained",
        ),
        step="shooting",
    )
    step = play(state, "shoot 1: 2.0 at 2; 1.0 at 2", 1, 2, 1, 2)
    shooters = [e.args["team"] for e in step.told.events if e.key == "rolls-to-hit"]
    assert [name.args["n"] for name in shooters if not isinstance(name, (str, int))] == ["1", "2"]
    line = Line(1, 0, 2)
    aim = best_aim(state, line, legal_targets(state, line, [1], True), 1, False)
    assert aim is not None
    assert (aim.target, aim.needed) == (4, 3)


@pytest.mark.rule("FW-0.9", "FW-15.12")
def test_every_question_has_a_legal_default_and_is_answered_before_anything_else() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180)),
        step="assault",
    )
    asked = after(state, "assault 1 at 2: 1 10,10 11.75,10 @0")
    question = asked.question()
    assert question is not None
    default = question.default(asked)
    assert GAME.check(asked, 1, default) is None
    assert refused(asked, "end-step", seat=1).rule == "FW-0.9"
    assert refused(asked, "end-step", seat=0).rule == "FW-3.1"


@pytest.mark.rule("FW-1.1", "FW-1.3")
def test_numbers_are_canonical_before_any_rule_sees_them() -> None:
    move = GAME.parse("move 1: 1 10.00049,10 18.0005,-0.0005 @359.95")
    assert isinstance(move, Order)
    assert move.legs[0].path == (10000, 10000, 18001, -1)
    assert move.legs[0].heading == 0
    assert heading_to(0.0, 1.0) == 900
    assert heading_to(-1.0, -1.0) == 2250
    box = Box(10.0, 10.0, 900, 2.0, 4.0)
    assert box.front() == (10.0, 12.0)
    assert isinstance(Pose(1, 2, 3, 4).text(), str)


def test_every_example_of_a_move_is_read_back_as_it_is_written() -> None:
    for example in EXAMPLES.values():
        assert GAME.text(GAME.parse(example)) == example
    for text in ("", "march 1", "move", "move 1: 1", "shoot 1: 7 at 2", "move 1: 1 a,b c,d"):
        with pytest.raises(NotationError):
            GAME.parse(text)


@pytest.mark.rule("FW-1.9", "FW-1.17")
def test_a_centre_on_the_edge_is_not_inside() -> None:
    square = Outline([0.0, 4.0, 4.0, 0.0], [0.0, 0.0, 4.0, 4.0], True)
    assert square.holds(2.0, 2.0)
    assert not square.holds(4.0, 2.0)
    assert not square.holds(3.995, 2.0)
    state = scene(platoon("A", team("us_rifle", 20, 10)), far_enemy(), terrain=(WOODS,))
    assert wholly_in(state.field.areas[0], state.team(1).box)


@pytest.mark.rule("FW-1.15", "FW-1.16")
def test_templates_and_sample_points() -> None:
    template = Box(10.0, 10.0, 0, 6.0, 6.0)
    assert boxes_shared_area(template, Box(13.5, 10.0, 0, 2.0, 2.0)) == pytest.approx(1.0)
    assert boxes_shared_area(template, Box(14.0, 10.0, 0, 2.0, 2.0)) == pytest.approx(0.0)
    points = Box(0.0, 0.0, 0, 2.0, 4.0).samples()
    assert points[0] == (0.0, 0.0)
    assert points[1] == pytest.approx((1.96, 0.98))
    assert points[5] == pytest.approx((1.96, 0.0))
    assert points[8] == pytest.approx((0.0, 0.98))


@pytest.mark.rule("FW-2.1", "FW-2.2", "FW-2.8")
def test_kinds_armour_and_special_rules_come_from_the_arsenal() -> None:
    types = GAME.catalog("").type_of
    assert types["us_lmg"].man_packed
    assert types["m3_halftrack"].armour == [1, 0, 0]
    assert not types["truck"].armoured
    assert types["m5a1_stuart"].allowances == [16.0, 16.0, 8.0]
    state = scene(platoon("A", team("tiger_ie", 10, 10)), far_enemy(), terrain=(WOODS,))
    freed = play(state, "move 1: 1 10,10 18,10", 1, 4)
    assert "wide-tracks" in told(freed)
    assert at(freed.state.team(1)) == (18, 10, 0)


@pytest.mark.rule("FW-2.3", "FW-2.4", "FW-2.9", "FW-4.8", "FW-4.12", "FW-10.11")
def test_the_worst_rating_counts_and_a_leader_who_has_joined_stands_in() -> None:
    state = scene(
        platoon(
            "A",
            {"type": "us_command", "place": "destroyed", "role": "platoon_commander"},
            team("us_rifle", 10, 10),
            training="veteran",
        ),
        platoon(
            "A",
            team("us_command", 10, 12, role="company_commander"),
            independent=True,
            training="trained",
        ),
        far_enemy(),
    )
    assert commander(state, 1) is None
    joined = after(state, "join 3 1")
    leader = commander(joined, 1)
    assert leader is not None
    assert leader.id == 3
    assert is_warrior(leader)
    assert training(joined, 1) == 1
    assert reached(joined, 1) == {3: 3, 2: 3}
    assert refused(joined, "join 3 1").rule == "FW-4.10"
    assert refused(state, "join 9 1").rule == "FW-2.9"


@pytest.mark.rule("FW-4.9", "FW-4.10")
def test_a_joined_team_moves_by_an_action_of_its_own_and_leaves_with_the_step() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("A", team("us_command", 10, 12, role="2ic"), independent=True),
        far_enemy(),
    )
    joined = after(state, "join 2 1")
    assert refused(joined, "move 1: 2 10,12 10,14").rule == "FW-5.1"
    moved = after(joined, "move 2: 2 10,12 10,14")
    assert after(moved, "end-step").team(2).joined == 0


@pytest.mark.rule("FW-2.5", "FW-2.6", "FW-2.12", "FW-3.1")
def test_flags_last_until_the_owners_next_turn_and_states_until_removed() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10, flags=["moved", "shot", "bailed_out"])),
        platoon("B", team("us_rifle", 60, 40, flags=["moved", "assaulted", "dug_in"])),
        step="assault",
    )
    turned = after(state, "end-step")
    assert turned.side == 1
    assert turned.team(1).has(MOVED)
    assert turned.team(1).has(SHOT)
    assert not turned.team(2).has(MOVED)
    assert not turned.team(2).has(ASSAULTED)
    assert turned.team(2).has(DUG_IN)
    assert turned.team(1).has(BAILED_OUT)
    assert refused(turned, "shoot 2: 2.0 at 1").rule == "FW-3.1"


@pytest.mark.rule("FW-2.10")
def test_headquarters_guns_bombard_together() -> None:
    hq = [
        platoon("A", team("cromwell_iv", 4, 10, role="company_commander"), independent=True),
        platoon("A", team("cromwell_cs", 8, 10), independent=True),
        platoon("A", team("cromwell_cs", 8, 14), independent=True),
    ]
    foe = platoon("B", team("us_rifle", 34, 12, 180, flags=["moved"]))
    state = scene(*hq, foe, step="shooting")
    step = play(state, "bombard 2 by 1 at 4 he", 4, 3)
    assert step.told.events[0].args["guns"] == 2
    assert refused(step.state, "bombard 3 by 1 at 4 he").rule in ("FW-13.2", "FW-13.6")


@pytest.mark.rule("FW-3.4", "FW-3.6")
def test_a_bailed_out_crew_remounts_and_any_test_may_be_declined() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10, flags=["bailed_out"])), far_enemy(), step="starting"
    )
    assert not after(state, "starting", 4).team(1).has(BAILED_OUT)
    assert after(state, "starting", 3).team(1).has(BAILED_OUT)
    assert after(state, "starting: remount none").team(1).has(BAILED_OUT)
    assert refused(state, "starting: remount 2").rule == "FW-3.6"
    wet = scene(
        platoon("A", team("m4a3_76", 10, 10, flags=["bailed_out"])), far_enemy(), step="starting"
    )
    assert not after(wet, "starting", 3, 4).team(1).has(BAILED_OUT)


@pytest.mark.rule("FW-3.8", "FW-16.9")
def test_who_has_no_team_left_or_concedes_loses() -> None:
    state = scene(platoon("A", team("us_rifle", 2, 30)), far_enemy())
    gone = after(after(state, "move 1: 1 2,30 0,30 leave"), "end-step")
    assert (gone.step, gone.winner, gone.ending) == (OVER, 1, "result-empty")
    conceded = after(state, "concede")
    assert (conceded.winner, conceded.ending_rule) == (1, "FW-16.9")
    assert GAME.result(conceded) is not None


@pytest.mark.rule("FW-5.25")
def test_a_bogged_team_makes_the_higher_number_give_way() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 12.5, 10), team("m4_sherman", 9, 10)),
        far_enemy(),
        terrain=(WOODS,),
    )
    stuck = after(state, "move 1: 1 12.5,10 18,10; 2 9,10 14.5,10", 1)
    assert at(stuck.team(1)) == (15, 10, 0)
    assert at(stuck.team(2)) == (13, 10, 0)


@pytest.mark.rule("FW-6.23")
def test_passengers_of_a_platoon_that_breaks_get_off() -> None:
    rider = {"type": "us_rifle", "carrier": 3, "role": "platoon_commander"}
    lost = {"type": "m4_sherman", "place": "destroyed"}
    state = scene(
        platoon("A", rider, team("us_rifle", 20, 20)),
        platoon("A", team("m4_sherman", 10, 10), lost, lost, lost=True),
        far_enemy(),
        step="shooting",
    )
    broken = after(state, "end-step", 1)
    assert broken.platoon(2).where == 5
    assert broken.platoon(1).pinned
    assert asks(broken) == "ask-place"
    assert after(broken, "place: 1 10,11.5 @90").team(1).place == ON_TABLE


@pytest.mark.rule("FW-6.24")
def test_an_observer_directs_from_a_tank_that_keeps_still() -> None:
    def scene_with(flags: list[str]) -> State:
        guns = [team("ger_lefh18", 6, 10 + 3 * n) for n in range(3)]
        return scene(
            platoon("A", team("ger_command", 3, 10), *guns),
            platoon("A", team("panzer_iv_h", 20, 10, flags=flags)),
            platoon(
                "A",
                {"type": "ger_observer", "carrier": 5, "role": "observer"},
                independent=True,
                battery=1,
            ),
            platoon("B", team("us_rifle", 40, 14, 180, flags=["moved"])),
            step="shooting",
        )

    after(scene_with([]), "bombard 1 by 6 at 7 he", 1, 1, 1)
    assert refused(scene_with(["moved"]), "bombard 1 by 6 at 7 he").rule == "FW-6.24"


HOUSE = {
    "id": "house",
    "type": "building",
    "polygon": [[20, 6], [26, 6], [26, 14], [20, 14]],
    "openings": [{"at": [20, 10], "normal": [-1, 0], "width": 1}],
}


@pytest.mark.rule("FW-7.21", "FW-6.3")
def test_one_team_at_a_time_fires_through_an_opening() -> None:
    state = scene(
        platoon("A", team("us_rifle", 23, 8), team("us_rifle", 23, 12)),
        platoon("B", team("ger_rifle_mg", 12, 10, flags=BOTH)),
        step="shooting",
        terrain=(HOUSE,),
    )
    assert refused(state, "shoot 1: 1.0 at 2; 2.0 at 2").rule == "FW-6.3"
    fired = after(state, "shoot 1: 1.0 at 2", 1)
    assert fired.team(1).opening == 0


@pytest.mark.rule("FW-8.17", "FW-11.28", "FW-11.14", "FW-11.31")
def test_a_charge_at_an_opening_fights_those_inside_and_breaks_in() -> None:
    state = scene(
        platoon("A", team("us_rifle", 16, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 23, 10, 180), team("ger_rifle_mg", 40, 40)),
        step="assault",
        terrain=(HOUSE,),
        snapshot=[19000, 10000, 0, 23000, 10000, 1800, 40000, 40000, 0],
    )
    asked = after(state, "assault 1 at 2: 1 16,10 19.3,10 @0")
    assert asks(asked) == "ask-defend"
    struck = after(asked, "defend", 4)
    assert asks(struck) == "ask-break-in"
    assert struck.team(2).place == DESTROYED
    assert refused(struck, "break-in: 1 22,10 @0").rule == "FW-11.31"
    inside = after(struck, "break-in: 1 23,10 @0")
    assert at(inside.team(1)) == (23, 10, 0)


@pytest.mark.rule("FW-10.14")
def test_a_platoon_without_commander_breaks_off_but_does_not_counterattack() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon(
            "B",
            {"type": "ger_command", "place": "destroyed", "role": "platoon_commander"},
            team("ger_rifle_mg", 13, 10, 180),
        ),
        step="assault",
    )
    missed = after(after(state, "assault 1 at 2: 1 10,10 11.75,10 @0"), "defend", 3)
    assert refused(missed, "counterattack").rule == "FW-11.16"
    assert after(missed, "break-off: 3 17,10 @180").team(3).place == ON_TABLE


@pytest.mark.rule("FW-11.21")
def test_after_ten_exchanges_the_attacker_breaks_off() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180), training="trained"),
        step="assault",
    )
    now = after(after(state, "assault 1 at 2: 1 10,10 11.75,10 @0"), "defend", 3)
    for _exchange in range(9):
        assert asks(now) == "ask-react"
        now = after(now, "counterattack", 3)
    question = now.question()
    assert question is not None
    assert question.seat == 0
    assert refused(now, "counterattack").rule == "FW-11.16"


@pytest.mark.rule("FW-12.5")
def test_a_platoon_of_nothing_but_transports_is_destroyed() -> None:
    state = scene(
        platoon("A", team("us_lmg", 10, 10)),
        platoon(
            "B",
            team("ger_rifle_mg", 20, 10, 180, flags=BOTH),
            team("truck", 60, 40),
            training="trained",
        ),
        step="shooting",
    )
    lost = after(state, "shoot 1: 1.0 x1 at 2", 3, 2)
    assert lost.platoon(2).where == 5
    assert lost.team(3).place == DESTROYED


@pytest.mark.rule("FW-13.18", "FW-13.23", "FW-13.25", "FW-13.26", "FW-15.1")
def test_rocket_launchers_betray_themselves_by_their_trails() -> None:
    wood = {"id": "w", "type": "woods", "polygon": [[30, 0], [34, 0], [34, 40], [30, 40]]}

    def answer(turn: int) -> State:
        guns = [team("us_81mm", 4, 10 + 2.5 * n) for n in range(3)]
        return scene(
            platoon("A", team("us_command", 10, 10), *guns),
            platoon("B", team("ger_nw41", 42, 12, 180, flags=BOTH), trail_turn=turn),
            step="shooting",
            side="A",
            turns=[2, 1],
            terrain=(wood,),
        )

    after(answer(1), "bombard 1 by 1 at 5 he", 1, 1, 1)
    assert refused(answer(0), "bombard 1 by 1 at 5 he").rule == "FW-13.6"


# --- set-up --------------------------------------------------------------------------------------


def new(**options: Any) -> State:
    chosen = validated("flames-of-war", GAME.options(), options)
    return GAME.new(chosen, GAME.seatings[0], SeededFate(Random(5)))


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


@pytest.mark.rule("FW-16.10", "FW-16.13")
def test_reserves_come_on_fives_and_sixes_from_the_entry_edge() -> None:
    program = {
        "deployment": [{"alternate": True, "first": "A"}],
        "independent_first": "A",
        "first_turn": {"mode": "fixed", "player": "A"},
        "meeting_engagement": False,
        "prepared_positions": None,
        "reserves": {"player": "A", "share": "half_up", "from_turn": 1, "entry_edge": "south"},
        "ambush": None,
        "objective_from_turn": 2,
        "hold_out": None,
        "turn_limit": 12,
        "at_limit": {"winner": "points"},
    }
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


@pytest.mark.rule("FW-14.15")
def test_a_position_keeps_the_air_support() -> None:
    state = new(air_a="limited typhoon")
    assert state.pools == (5, 0)
    plane = GAME.load(GAME.dump(state)).field.mission.air[0]
    assert plane is not None
    assert plane.id == "typhoon"
    with pytest.raises(PositionError, match="air"):
        GAME.load({"platoons": [], "air": {"A": "much typhoon"}})


def test_height_of_hills() -> None:
    state = new()
    assert ground_height(state.field, 10.0, 10.0) == 1.5
    assert ground_height(state.field, 6.0, 7.0) == 0.75
    assert ground_height(state.field, 30.0, 5.0) == 0.0


def with_reserves(turn: int, **more: Any) -> State:
    """A defender whose reserves come from turn 3 on, by the eastern edge."""
    program = {
        "deployment": [{"alternate": True, "first": "A"}],
        "independent_first": "A",
        "first_turn": {"mode": "fixed", "player": "A"},
        "meeting_engagement": False,
        "prepared_positions": None,
        "reserves": {"player": "A", "share": "half_up", "from_turn": 3, "entry_edge": "east"},
        "ambush": None,
        "objective_from_turn": 2,
        "hold_out": None,
        "turn_limit": 12,
        "at_limit": {"winner": "points"},
    }
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
