"""FW-10: results, leaders and warriors, with their worked examples."""

from random import Random

import pytest

from sztab.core.words import say
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    COMPANY_COMMANDER,
    DESTROYED,
    ON_TABLE,
    PLATOON_COMMANDER,
)
from sztab.testing import check_told
from tests.games.flames_of_war.scene import (
    MOVED_AND_SHOT,
    after,
    asks,
    far_enemy,
    platoon,
    play,
    refused,
    scene,
    shot,
    team,
    told,
)


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


@pytest.mark.rule("FW-10.7")
def test_without_a_commander_a_platoon_only_turns_and_digs() -> None:
    state = scene(
        platoon(
            "A",
            {"type": "us_command", "place": "destroyed", "role": "platoon_commander"},
            team("us_rifle", 10, 10),
        ),
        far_enemy(),
    )
    assert refused(state, "move 1: 2 10,10 11,10").rule == "FW-10.7"
    after(state, "move 1: 2 @90; dig-in", 4)


@pytest.mark.rule("FW-10.1", "FW-10.2")
def test_we_23_five_hits_of_a_step_pin() -> None:
    for hits, type, pinned in ((5, "ger_rifle_mg", True), (4, "ger_rifle_mg", False)):
        state = shot(
            platoon("A", team("us_rifle", 10, 10)),
            platoon("B", team(type, 40, 10), team(type, 43, 10), hits=hits),
        )
        assert after(state, "end-step").platoon(2).pinned is pinned
    tanks = shot(
        platoon("A", team("us_rifle", 10, 10)), platoon("B", team("panzer_iv_h", 40, 10), hits=6)
    )
    assert not after(tanks, "end-step").platoon(2).pinned


@pytest.mark.rule("FW-10.4", "FW-10.6")
@pytest.mark.parametrize(("die", "place"), [(3, DESTROYED), (4, ON_TABLE)])
def test_we_24_bailed_out_twice(die: int, place: int) -> None:
    state = shot(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon("B", team("panzer_iv_h", 20, 10, 180, flags=["bailed_out", *MOVED_AND_SHOT])),
    )
    came = after(state, "shoot 1: 1.0 x1 at 2", 3, 4, 3, die)  # 4 + 6 = 10 = anti-tank 10
    assert came.team(2).place == place


@pytest.mark.rule("FW-10.11", "FW-10.12", "FW-10.13")
def test_we_26_a_warrior_takes_over_another_tank() -> None:
    def fight(x: float) -> State:
        return shot(
            platoon("A", team("firefly_vc", 10, 10)),
            platoon(
                "B",
                team("m4_sherman", 20, 10, role="company_commander", flags=MOVED_AND_SHOT),
                independent=True,
            ),
            platoon("B", team("m4_sherman", x, 20, flags=MOVED_AND_SHOT), team("us_rifle", 40, 40)),
        )

    near = fight(20)
    hit = "shoot 1: 1.0 x1 at 2"
    far = fight(40)
    lost = after(far, hit, 3, 1, 3, 4)
    assert lost.team(2).place == DESTROYED
    near_state = after(near, hit, 3, 1, 3, 3)
    assert near_state.team(2).place == DESTROYED
    assert near_state.team(3).role == PLATOON_COMMANDER


@pytest.mark.rule("FW-10.12", "FW-10.13")
def test_we_26_a_warrior_who_survives_leads_on_from_the_other_tank() -> None:
    state = shot(
        platoon("A", team("firefly_vc", 10, 10)),
        platoon(
            "B",
            team("m4_sherman", 20, 10, role="company_commander", flags=MOVED_AND_SHOT),
            independent=True,
        ),
        platoon(
            "B",
            team("us_command", 20, 30),
            team("m4_sherman", 20, 16.5, flags=MOVED_AND_SHOT),
        ),
    )
    saved = after(after(state, "shoot 1: 1.0 x1 at 2", 3), "allocate 2 3 4", 1, 3, 4)
    assert saved.team(2).place == DESTROYED
    assert saved.team(4).role == COMPANY_COMMANDER
    assert (saved.team(4).platoon, saved.team(2).platoon) == (2, 3)
    assert len(saved.wrecks) == 1


@pytest.mark.rule("FW-10.12", "FW-10.13")
def test_a_warrior_who_had_joined_takes_his_new_tank_to_the_platoon() -> None:
    state = shot(
        platoon("A", team("firefly_vc", 10, 10)),
        platoon(
            "B",
            team("m4_sherman", 20, 10, role="company_commander", flags=MOVED_AND_SHOT, joined=4),
            independent=True,
        ),
        platoon("B", team("us_command", 20, 30), team("m4_sherman", 20, 16.5)),
        platoon("B", team("us_command", 25, 10), team("us_rifle", 25, 12)),
    )
    step = play(state, "shoot 1: 1.0 x1 at 4", 6, 1, 6, 4)
    check_told(GAME, state, step)
    assert step.state.team(4).joined == 4
    assert "warrior-changes-tank" in told(step)
    lines = [say(GAME, "en", detail) for detail in step.told.details]
    assert [line for line in lines if "acts with B4" in line], lines


@pytest.mark.rule("FW-10.9", "FW-10.10")
def test_a_leader_who_has_joined_appoints_a_commander() -> None:
    state = shot(
        platoon(
            "A",
            {"type": "us_command", "place": "destroyed", "role": "platoon_commander"},
            team("us_rifle", 10, 10),
        ),
        platoon("A", team("us_command", 10, 12, role="2ic"), independent=True),
        platoon("B", team("ger_rifle_mg", 20, 10, 180)),
    )
    assert refused(state, "appoint 3 1 2").rule == "FW-10.10"
    led = after(after(state, "join 3 1"), "appoint 3 1 2")
    assert led.team(2).role == PLATOON_COMMANDER
    assert refused(led, "shoot 2: 3.0 at 3").rule == "FW-10.10"


@pytest.mark.rule("FW-10.8", "FW-3.7")
def test_we_51_a_leader_changes_tanks() -> None:
    def near(x: float) -> State:
        return scene(
            platoon(
                "A",
                team("m4_sherman", 10, 10, role="company_commander", flags=["bailed_out"]),
                independent=True,
            ),
            platoon("A", team("us_command", 30, 30), team("m4_sherman", x, 10)),
            platoon("B", team("ger_rifle_mg", 60, 40)),
        )

    asked = after(near(17), "end-step")
    changed = after(asked, "change-tank 1 3")
    assert changed.team(3).role == COMPANY_COMMANDER
    assert (changed.team(3).platoon, changed.team(1).platoon) == (1, 2)
    assert changed.team(1).has(BAILED_OUT)
    assert after(near(19), "end-step").step == 3


@pytest.mark.rule("FW-10.8")
def test_a_tank_that_one_leader_has_taken_is_not_offered_to_another() -> None:
    state = scene(
        platoon(
            "A",
            team("m4_sherman", 10, 10, role="company_commander", flags=["bailed_out"]),
            independent=True,
        ),
        platoon(
            "A",
            team("m4_sherman", 13, 10, role="platoon_commander", flags=["bailed_out"]),
            team("m4_sherman", 16, 10),
        ),
        platoon("B", team("ger_rifle_mg", 60, 40)),
    )
    asked = after(state, "end-step")
    assert [move.text() for move in GAME.moves(asked, 0)] == ["pass", "change-tank 1 3"]
    taken = after(asked, "change-tank 1 3")
    question = taken.question()
    assert question is not None
    assert question.name() == "ask-change"
    assert question.shown(taken)["teams"] == []
    assert refused(taken, "change-tank 2 3").rule == "FW-10.8"
    assert [move.text() for move in GAME.moves(taken, 0)] == ["pass"]
    assert [move.text() for move in GAME.propose(taken, 0, Random(1), 9)] == ["pass"]


@pytest.mark.rule("FW-10.1", "FW-10.2")
@pytest.mark.parametrize(("second", "pinned"), [((3, 3, 1), True), ((3, 1, 1), False)])
def test_we_23_hits_of_two_platoons_pin_together(second: tuple[int, ...], pinned: bool) -> None:
    foes = [team("ger_rifle_mg", 20, 6 + 2.2 * n, 180, flags=MOVED_AND_SHOT) for n in range(3)]
    state = shot(
        platoon("A", team("us_lmg", 10, 8)),
        platoon("A", team("us_lmg", 10, 12)),
        platoon("B", *foes, training="trained"),
    )
    first = after(state, "shoot 1: 1.0 x3 at 3", 3, 3, 3, 6, 6, 6)
    asked = after(first, "shoot 2: 2.0 x3 at 3", *second)
    saved = after(asked, "allocate 3 4 5", *[6 for die in second if die >= 3])
    assert saved.platoon(3).hits == 3 + len([die for die in second if die >= 3])
    assert not saved.platoon(3).pinned  # only when all have shot
    assert after(saved, "end-step").platoon(3).pinned is pinned


@pytest.mark.rule("FW-10.13", "FW-9.19")
def test_a_warrior_who_survives_the_loss_of_his_vehicle_is_placed() -> None:
    state = shot(
        platoon("A", team("us_lmg", 10, 10)),
        platoon(
            "B",
            team("truck", 20, 10, flags=MOVED_AND_SHOT),
            team("ger_command", 26, 20, flags=MOVED_AND_SHOT),
        ),
        platoon(
            "B",
            {"type": "ger_command", "carrier": 2, "role": "company_commander"},
            independent=True,
        ),
        platoon("B", team("ger_rifle_mg", 20, 13.5, flags=MOVED_AND_SHOT)),
    )
    asked = after(state, "shoot 1: 1.0 x1 at 2")  # he might join the trucks, and does not
    placed = after(asked, "pass", 3, 4, 4, 4)  # hit, truck lost, passenger lost, warrior die 4
    assert asks(placed) == "ask-place"
    assert placed.team(5).place == DESTROYED
    assert after(placed, "place: 4 18,10 @0").team(4).place == ON_TABLE
