"""FW-15: reconnaissance."""

import pytest

from sztab.games.flames_of_war.terms import ON_TABLE
from tests.games.flames_of_war.scene import (
    HAS_MOVED,
    MOVED_AND_SHOT,
    after,
    asks,
    assault,
    at,
    battery,
    observer,
    platoon,
    play,
    refused,
    scene,
    shot,
    team,
    told,
)


@pytest.mark.rule("FW-15.3", "FW-15.4", "FW-15.8", "FW-15.9", "FW-15.10", "FW-15.11")
def test_we_41_a_patrol_disengages_from_fire() -> None:
    state = shot(
        platoon(
            "A",
            team("panzer_iv_h", 10, 10),
            team("panzer_iv_h", 10, 13),
            team("ger_schreck", 27, 4, 90),
        ),
        platoon("B", team("m8_greyhound", 30, 10, 180, flags=HAS_MOVED), training="trained"),
    )
    asked = after(state, "shoot 1: 1.0 at 2; 2.0 at 2; 3.0 at 2")
    step = play(asked, "disengage yes", 1, 2, 4)
    assert step.state.platoon(2).disengaged
    moved = after(step.state, "disengage-move: 4 30,10 46,10")
    assert at(moved.team(4)) == (46, 10, 0)
    assert refused(step.state, "disengage-move: 4 30,10 46.1,10").rule == "FW-15.10"
    stays = play(asked, "disengage yes", 1, 2, 3, 1, 1)
    assert not stays.state.platoon(2).disengaged


@pytest.mark.rule("FW-15.7")
def test_scouts_who_failed_a_save_may_be_forced_to_leave() -> None:
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon(
            "B",
            team("sdkfz_222", 30, 10, 180, flags=["shot", "moved"]),
            team("sdkfz_222", 30, 14, 180, flags=["shot", "moved"]),
        ),
    )
    asked = after(state, "shoot 1: 1.0 x1 at 2", 4)
    lost = play(asked, "allocate 3 2", 1, 3, 3)
    assert "test-keep-still" in told(lost)
    assert lost.state.platoon(2).disengaged


@pytest.mark.rule("FW-15.2", "FW-7.1")
def test_eyes_and_ears_point_out_an_enemy() -> None:
    state = shot(
        platoon("A", team("m8_greyhound", 20, 10)),
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("us_rifle", 31, 10, 180), training="veteran"),
    )
    seen = after(state, "eyes 1 3")
    assert refused(seen, "shoot 1: 1.0 at 3").rule == "FW-15.2"
    assert refused(seen, "eyes 1 3").rule == "FW-15.2"
    fired = after(seen, "shoot 2: 2.0 at 3", 1, 1)
    assert refused(fired, "eyes 1 3").rule == "FW-7.1"
    far = shot(
        platoon("A", team("m8_greyhound", 10, 10)),
        platoon("B", team("us_rifle", 31, 10, 180)),
    )
    assert refused(far, "eyes 1 2").rule == "FW-15.2"


@pytest.mark.rule("FW-15.4", "FW-15.8", "FW-15.10")
def test_we_41_a_tank_that_sees_the_patrol_no_more_loses_its_second_die() -> None:
    wood = {"id": "w", "type": "woods", "polygon": [[34, 0], [40, 0], [40, 20], [34, 20]]}
    patrol = [
        team("m8_greyhound", 30, 10, 90, flags=HAS_MOVED),
        team("jeep_mg", 30, 14, 90, flags=HAS_MOVED),
    ]
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10), team("panzer_iv_h", 10, 13)),
        platoon("A", team("ger_schreck", 27, 4, 90)),
        platoon("B", *patrol, training="trained"),
        terrain=(wood,),
    )
    asked = after(state, "shoot 1: 1.0 at 3; 2.0 at 3")
    gone = after(asked, "disengage yes", 1, 2, 4)
    assert refused(gone, "disengage-move: 4 30,10 30,26.1").rule == "FW-15.10"
    assert refused(gone, "disengage-move: 4 30,10 30,26 @0").rule == "FW-5.12"
    assert refused(gone, "disengage-move: 4 30,10 27,6").rule == "FW-5.7"
    away = play(gone, "disengage-move: 4 30,10 30,26; 5 30,14 30,38", 1, 1)  # still in the open
    assert at(away.state.team(5))[:2] == (30, 38)
    behind = {**wood, "polygon": [[20, 21], [26, 21], [26, 46], [20, 46]]}
    hidden = shot(
        platoon("A", team("panzer_iv_h", 10, 16), team("panzer_iv_h", 10, 19)),
        platoon("B", team("m8_greyhound", 30, 16, 90, flags=HAS_MOVED), training="trained"),
        terrain=(behind,),
    )
    fired = after(hidden, "shoot 1: 1.0 at 2; 2.0 at 2")
    unseen = play(after(fired, "disengage yes", 1, 2, 4), "disengage-move: 3 30,16 30,32")
    assert unseen.state.team(3).place == ON_TABLE  # no die is left to be rolled
    stays = play(fired, "disengage yes", 1, 2, 3, 1, 1)
    assert not stays.state.platoon(2).disengaged
    turned = after(after(unseen.state, "end-step"), "end-step")
    ready = after(after(turned, "end-step"), "end-step")
    assert refused(ready, "shoot 2: 3.0 at 1").rule == "FW-15.8"


@pytest.mark.rule("FW-15.7", "FW-15.9")
def test_scouts_are_not_driven_off_by_a_save_passed_in_the_end() -> None:
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("sdkfz_222", 30, 10, 180, flags=MOVED_AND_SHOT)),
    )
    step = play(state, "shoot 1: 1.0 x1 at 2", 4, 1, 2, 4)  # a failed save bails it out, it stays
    assert "test-keep-still" in told(step)
    assert not step.state.platoon(2).disengaged


@pytest.mark.rule("FW-15.6")
def test_scouts_disengage_from_a_charge() -> None:
    state = assault(
        platoon("A", team("m4_sherman", 10, 10), motivation="fearless"),
        platoon("B", team("sdkfz_222", 13.5, 10, flags=HAS_MOVED), training="trained"),
    )
    asked = after(state, "assault 1 at 2: 1 10,10 11.75,10 @0", 6)
    assert asks(asked) == "ask-disengage"
    gone = after(asked, "disengage yes", 4)
    away = after(gone, "disengage-move: 2 13.5,10 29.5,10")
    assert at(away.team(2)) == (29.5, 10, 0)
    assert asks(away) == ""
    stays = play(asked, "disengage yes", 3, 4, 1)
    assert "strikes" in told(stays)


@pytest.mark.rule("FW-15.2", "FW-6.18", "FW-11.23")
def test_a_scout_who_pointed_out_an_enemy_charges_nobody() -> None:
    state = assault(
        platoon("A", team("m8_greyhound", 10, 10, flags=["eyes_used"])),
        platoon("B", team("us_rifle", 13.5, 10, 180)),
    )
    assert refused(state, "assault 1 at 2: 1 10,10 11.75,10 @0").rule == "FW-15.2"


@pytest.mark.rule("FW-15.5")
def test_scouts_disengage_from_a_bombardment_after_the_first_miss() -> None:
    state = shot(
        battery("ger_lefh18", 3),
        observer(),
        platoon("B", team("m8_greyhound", 40, 14, flags=HAS_MOVED), training="trained"),
    )
    asked = after(state, "bombard 1 by 5 at 6 he", 2)
    assert asks(asked) == "ask-disengage"
    going = after(asked, "disengage yes", 4)
    done = play(going, "disengage-move: 6 40,14 56,14", 3, 1)
    assert "ranges-in" in told(done)
    assert at(done.state.team(6)) == (56, 14, 0)


@pytest.mark.rule("FW-15.4", "FW-7.7")
def test_weapons_that_do_not_fire_at_a_platoon_that_disengages_are_told() -> None:
    patrol = team("m8_greyhound", 32, 10, 180, flags=["moved"])
    gun, rocket = team("panzer_iv_h", 10, 13), team("ger_schreck", 26, 10)
    state = scene(platoon("A", gun, rocket), platoon("B", patrol), step="shooting")
    asked = after(state, "shoot 1: 1.0 at 2; 2.0 at 2")
    step = play(asked, "disengage yes", 1, 4)
    silent = [event for event in step.told.events if event.key == "does-not-fire"]
    assert [(event.rule, event.args["why"]) for event in silent] == [("FW-15.4", "too-slow")]
    gone = play(step.state, "disengage-move: 3 32,10 48,10")  # out of range of the gun, too
    lost = [event for event in gone.told.events if event.key == "does-not-fire"]
    assert [(event.rule, event.args["why"]) for event in lost] == [("FW-7.7", "gone")]
