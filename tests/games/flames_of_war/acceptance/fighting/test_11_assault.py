"""FW-11 from outside: charges and blows."""

from typing import Any

import pytest

from sztab.core.said import Refusal
from sztab.games.flames_of_war import GAME
from tests.games.flames_of_war.acceptance.fighting.charging import CHARGE, charge
from tests.games.flames_of_war.acceptance.looking import (
    HOUSE,
    broken,
    group,
    look,
    open_question,
    place,
    run,
)
from tests.games.flames_of_war.scene import after, platoon, refused, scene, team


@pytest.mark.rule("FW-11.4", "FW-11.8", "FW-11.10", "FW-11.12", "FW-11.16")
def test_an_assault_from_the_charge_to_the_consolidation() -> None:
    state = after(charge(), CHARGE)
    assert open_question(state) == "ask-defend"
    assert look(state, 1)["at"] == [12.75, 10, 0]
    # both rifles miss; both attackers strike, one hit each; the last defender stands on 4
    state = after(state, "defend: 3.0 at 1; 4.0 at 1", 1, 1, 4, 4, 4)
    assert [place(state, n) for n in (3, 4)] == ["destroyed", "destroyed"]
    assert open_question(state) == "ask-react"
    assert GAME.awaited(state) == (1,)
    state = after(state, "break-off: 5 20,11.5 @180")
    assert open_question(state) == "ask-consolidate"
    assert GAME.awaited(state) == (0,)
    state = after(state, "consolidate: 1 14,10 @0")
    assert look(state, 1)["at"] == [14, 10, 0]
    assert open_question(state) is None
    assert group(state, 2)["pinned"]
    assert not group(state, 1).get("pinned")


@pytest.mark.rule("FW-11.10", "FW-11.18", "FW-11.19", "FW-11.20")
def test_the_losers_of_an_assault_break_off_and_are_pinned() -> None:
    # defensive fire misses; strikes 4 and 1: one hit on the team in contact; motivation 3 fails
    state = run(charge(), [CHARGE, "defend", "default", "default"], 4, 1, 3)
    assert place(state, 3) == "destroyed"
    assert group(state, 2)["pinned"]
    assert not group(state, 1).get("pinned")
    assert open_question(state) in (None, "ask-consolidate")


@pytest.mark.rule("FW-11.9", "FW-11.7")
def test_five_hits_send_infantry_back_and_pin_it() -> None:
    state = charge(defenders="us_lmg")
    state = run(state, [CHARGE, "defend: 3.0 at 1", "default"], 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
    assert look(state, 1)["at"] == [10, 10, 0]
    assert group(state, 1)["pinned"]
    assert not group(state, 2).get("pinned")
    assert open_question(state) is None


@pytest.mark.rule("FW-11.9")
def test_a_platoon_of_armoured_tanks_does_not_go_back() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon("B", team("us_lmg", 14, 10, 180), team("us_lmg", 14, 13, 180)),
        step="assault",
    )
    # front edge 11 and 13.375: 2.375" apart; AT 2 cannot hurt, 6 hits of 10 dice
    state = run(
        state, ["assault 1 at 2: 1 10,10 12.375,10 @0", "default"],
        *([3] * 10), *([1] * 10), 1,
    )  # fmt: skip
    assert look(state, 1)["at"] == [12.375, 10, 0]


@pytest.mark.rule("FW-11.2")
@pytest.mark.parametrize("fault", ["doubled", "pinned", "shot_full", "leaderless"])
def test_who_may_not_assault(fault: str) -> None:
    first = team("us_rifle", 10, 10, flags=["shot_full"] if fault == "shot_full" else [])
    more: dict[str, Any] = {fault: True} if fault in ("doubled", "pinned") else {}
    lost = {"type": "us_command", "place": "destroyed", "role": "platoon_commander"}
    teams = [first, team("us_rifle", 10, 13)] + ([lost] if fault == "leaderless" else [])
    state = scene(
        platoon("A", *teams, **more), platoon("B", team("us_rifle", 14, 10, 180)), step="assault"
    )
    refusal = refused(state, "assault 1 at 2: 1 10,10 12.75,10 @0")
    rules = {"doubled": "FW-5.14", "shot_full": "FW-7.13"}
    assert refusal.rule == rules.get(fault, "FW-11.2")


@pytest.mark.rule("FW-11.1")
@pytest.mark.parametrize("kind", ["ger_hmg", "truck", "jeep_mg"])
def test_guns_and_soft_vehicles_do_not_charge(kind: str) -> None:
    state = scene(
        platoon("A", team(kind, 10, 10)),
        platoon("B", team("us_rifle", 14, 10, 180)),
        step="assault",
    )
    assert {"FW-11.1", "FW-11.3"} & set(broken(refused(state, "assault 1 at 2: 1 10,10 12,10 @0")))


@pytest.mark.rule("FW-11.3")
def test_an_assault_begins_within_four_inches_and_cavalry_within_eight() -> None:
    def start(kind: str, gap: float) -> Refusal | None:
        x = 10 + 1.25 + gap
        state = scene(
            platoon("A", team(kind, 10, 10)),
            platoon("B", team("us_rifle", x, 10, 180)),
            step="assault",
        )
        return GAME.check(state, 0, GAME.parse(f"assault 1 at 2: 1 10,10 {10 + gap},10 @0"))

    assert start("us_rifle", 4) is None
    assert start("sov_cavalry", 8) is None
    for kind, gap in [("us_rifle", 4.1), ("sov_cavalry", 8.1)]:
        refusal = start(kind, gap)
        assert refusal is not None
        assert "FW-11.3" in broken(refusal)


@pytest.mark.rule("FW-11.6")
def test_no_charge_passes_near_another_platoon() -> None:
    state = charge(more=(platoon("B", team("us_rifle", 12.75, 7, 180)),))
    assert "FW-11.6" in broken(refused(state, CHARGE))


@pytest.mark.rule("FW-11.24")
def test_a_team_that_could_go_in_must() -> None:
    assert refused(charge(), "assault 1 at 2: 1 10,10 12.75,10 @0").rule == "FW-11.24"


@pytest.mark.rule("FW-11.23")
def test_a_charge_is_four_inches_at_most() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), team("us_rifle", 10, 12.5)),
        platoon("B", team("us_rifle", 14, 10, 180)),
        step="assault",
    )
    refusal = refused(state, "assault 1 at 2: 1 10,10 12.75,10 @0; 2 10,12.5 14.2,12.5 @0")
    assert refusal.rule == "FW-11.23"


@pytest.mark.rule("FW-11.25")
def test_a_charge_without_contact_ends_the_assault() -> None:
    wall = {
        "id": "river",
        "type": "impassable",
        "polygon": [[11.5, 0], [12, 0], [12, 30], [11.5, 30]],
    }
    state = charge(terrain=(wall,))
    state = after(state, "assault 1 at 2: 1 10,10 10.8,10 @0; 2 10,13 10.8,13 @0")
    assert open_question(state) is None
    assert not group(state, 2).get("pinned")
    assert look(state, 1)["at"] == [10.8, 10, 0]


@pytest.mark.rule("FW-11.16", "FW-11.17")
def test_without_hits_the_defenders_counterattack_without_a_die() -> None:
    state = run(charge(), [CHARGE, "defend"], 1, 1)
    assert open_question(state) == "ask-react"
    # teams 3 and 4 are in contact and stay; 5 cannot reach; they strike with 4, 1, 1
    state = run(state, ["counterattack"], 4, 1, 1)
    assert [place(state, n) for n in (1, 2)].count("destroyed") == 1


@pytest.mark.rule("FW-11.14", "FW-11.31")
def test_only_teams_that_struck_break_in() -> None:
    """FW-11.14: the striking teams may move onto the places of the teams they destroyed."""
    hedge = {"id": "hedge", "type": "hedge", "path": [[13.3, 0], [13.3, 30]]}
    state = scene(
        platoon(
            "A", team("us_rifle", 10, 10), team("us_rifle", 10, 13), team("us_rifle", 7.5, 11.5)
        ),
        platoon("B", team("sov_rifle", 14, 10, 180), team("sov_rifle", 14, 13, 180),
                team("sov_rifle", 16.5, 11.5, 180, role="platoon_commander")),
        step="assault",
        terrain=(hedge,),
    )  # fmt: skip
    go = "assault 1 at 2: 1 10,10 12.75,10 @0; 2 10,13 12.75,13 @0; 3 7.5,11.5 11.4,11.5 @0"
    # team 3 ends 1.35" from its enemies and strikes too; the dice 4, 1, 1: only team 1 scores
    state = run(state, [go, "defend"], 4, 1, 1)
    assert open_question(state) == "ask-break-in"
    assert GAME.check(state, 0, GAME.parse("break-in: 1 14,10 @0")) is None


@pytest.mark.rule("FW-11.13", "FW-11.3")
def test_infantry_against_a_tank_tests_and_strikes_with_its_own_anti_tank() -> None:
    state = scene(
        platoon("A", team("ger_command_pf", 10, 10)),
        platoon("B", team("m4_sherman", 13, 10, 90)),
        step="assault",
    )
    # front 10.5, side 12.5: 2"; motivation 4; the tank holds its fire; skill 4; top 1 + 4 < 6
    state = run(state, ["assault 1 at 2: 1 10,10 12,10 @0", "defend"], 4, 4, 4)
    assert place(state, 2) == "destroyed"
    failed = scene(
        platoon("A", team("ger_command_pf", 10, 10)),
        platoon("B", team("m4_sherman", 13, 10, 90)),
        step="assault",
    )
    failed = after(failed, "assault 1 at 2: 1 10,10 12,10 @0", 3)
    assert look(failed, 1)["at"] == [10, 10, 0]
    assert refused(failed, "assault 1 at 2: 1 10,10 12,10 @0").rule == "FW-11.2"


@pytest.mark.rule("FW-11.14", "FW-11.28")
def test_a_house_is_stormed_at_its_opening_and_entered_by_who_struck() -> None:
    state = scene(
        platoon("A", team("us_rifle", 15, 11), team("us_rifle", 15, 13.5)),
        platoon(
            "B", team("sov_rifle", 20, 11, 180),
            team("sov_rifle", 22, 11, 180, role="platoon_commander"),
        ),
        step="assault",
        terrain=(HOUSE,),
    )  # fmt: skip
    go = "assault 1 at 2: 1 15,11 17.2,11 @0; 2 15,13.5 16,13.5 @0"
    asked = run(state, [go, "defend"], 4)  # only who is at the opening strikes
    assert open_question(asked) == "ask-allocate"  # both inside are in contact with him
    asked = after(asked, "allocate 3 4")
    assert place(asked, 3) == "destroyed"
    assert open_question(asked) == "ask-break-in"
    assert refused(asked, "break-in: 2 20,11 @0").rule == "FW-11.14"
    assert refused(asked, "break-in: 1 20,12 @0").rule == "FW-11.31"
    entered = run(asked, ["break-in: 1 20,11 @0"], 4)  # and the other stands on 4
    assert look(entered, 1)["at"] == [20, 11, 0]
    assert open_question(entered) == "ask-react"


@pytest.mark.rule("FW-11.4", "FW-11.28")
def test_one_team_fights_at_an_opening() -> None:
    state = scene(
        platoon("A", team("us_command", 15, 10.3), team("us_command", 15, 11.7)),
        platoon("B", team("sov_rifle", 20, 11, 180)),
        step="assault",
        terrain=(HOUSE,),
    )
    go = "assault 1 at 2: 1 15,10.3 17.3,10.3 @0; 2 15,11.7 17.3,11.7 @0"
    assert open_question(run(state, [go, "defend"], 1)) == "ask-react"


@pytest.mark.rule("FW-11.28")
def test_no_blow_reaches_through_a_thin_building() -> None:
    shed = {
        "id": "shed", "type": "building", "height": 2.5,
        "polygon": [[14, 8], [15, 8], [15, 20], [14, 20]],
        "openings": [{"at": [14, 18], "normal": [-1, 0], "width": 1}],
    }  # fmt: skip
    state = scene(
        platoon("A", team("us_rifle", 10, 10), team("us_rifle", 10, 3)),
        platoon("B", team("sov_rifle", 15.7, 10, 180), team("sov_rifle", 13, 3, 180)),
        step="assault",
        terrain=(shed,),
    )
    # team 1 ends 1.25" from team 3, the shed between them: only team 2 strikes
    go = "assault 1 at 2: 1 10,10 13.2,9 @0; 2 10,3 11.75,3 @0"
    assert open_question(run(state, [go, "defend"], 1)) == "ask-react"
