"""FW-7, FW-9, FW-10, FW-15: shooting, saves and results, with their worked examples."""

from typing import Any

import pytest

from sztab.games.flames_of_war.chapters.c07_shooting.weapons import most_dice
from sztab.games.flames_of_war.chapters.c09_hits.allocation import allocate
from sztab.games.flames_of_war.chapters.c09_hits.hits import face_towards
from sztab.games.flames_of_war.state import Hit, Shot, State
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    COMPANY_COMMANDER,
    DESTROYED,
    HELD_FIRE,
    ON_TABLE,
    PLATOON_COMMANDER,
    SHOT,
    SHOT_FULL,
)
from tests.games.flames_of_war.scene import after, at, platoon, play, refused, scene, team, told

MOVED = ["moved"]
BOTH = ["moved", "shot"]


def shot(*platoons: Any, **more: Any) -> State:
    return scene(*platoons, step="shooting", **more)


@pytest.mark.rule("FW-7.11", "FW-7.12", "FW-7.14", "FW-7.15", "FW-2.11")
def test_we_13_dice_counts() -> None:
    still = shot(
        platoon("A", team("panzer_iv_h", 10, 10)), platoon("B", team("m4_sherman", 20, 10))
    )
    shooter = still.team(1)
    assert [most_dice(still, shooter, weapon, True, False) for weapon in range(3)] == [2, 1, 1]
    assert most_dice(still, shooter, 1, False, False) == 3
    moved = shot(
        platoon("A", team("panzer_iv_h", 10, 10, flags=MOVED)),
        platoon("B", team("m4_sherman", 20, 10, flags=BOTH), doubled=True),
    )
    step = play(moved, "shoot 1: 1.0 at 2; 1.1 at 2; 1.2 at 2", *[1] * 6)
    assert step.state.team(1).has(SHOT)
    assert not step.state.team(1).has(SHOT_FULL)


@pytest.mark.rule("FW-7.13", "FW-7.2")
def test_full_fire_is_noted_and_a_platoon_shoots_once() -> None:
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10)), platoon("B", team("m4_sherman", 20, 10))
    )
    assert after(state, "shoot 1: 1.0 at 2", 1, 1).team(1).has(SHOT_FULL)
    once = after(state, "shoot 1: 1.0 x1 at 2", 1)
    assert not once.team(1).has(SHOT_FULL)
    assert refused(once, "shoot 1: 1.1 at 2").rule == "FW-7.2"
    assert refused(state, "shoot 1: 1.0 x3 at 2").rule == "FW-7.11"


@pytest.mark.rule("FW-9.12", "FW-9.14")
@pytest.mark.parametrize(
    ("dice", "place", "bailed"),
    [
        ((4, 2), ON_TABLE, False),
        ((4, 3), ON_TABLE, True),
        ((3, 3), DESTROYED, False),
        ((3, 2), ON_TABLE, True),
        ((5,), ON_TABLE, False),
    ],
)
def test_we_14_armour_at_long_range(dice: tuple[int, ...], place: int, bailed: bool) -> None:
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("m4_sherman", 32, 10, 180, flags=BOTH), training="trained"),
    )
    came = after(state, "shoot 1: 1.0 x1 at 2", 4, *dice)  # 3 + 1 over 16" = 4 to hit
    assert came.team(2).place == place
    assert came.team(2).has(BAILED_OUT) is bailed


@pytest.mark.rule("FW-9.13", "FW-1.7")
def test_we_15_side_armour() -> None:
    def struck(x: float, y: float) -> int:
        state = shot(
            platoon("A", team("panzer_iv_h", x, y)), platoon("B", team("m4_sherman", 30, 10, 180))
        )
        return face_towards(state.team(1), state.team(2))

    assert struck(20, 18) == 0
    assert struck(29.5, 25) == 1
    state = shot(
        platoon("A", team("panzer_iv_h", 30, 26, 270)),
        platoon("B", team("m4_sherman", 30, 10, 180, flags=BOTH)),
    )
    assert after(state, "shoot 1: 1.0 x1 at 2", 3, 6, 3).team(2).place == DESTROYED
    assert after(state, "shoot 1: 1.0 x1 at 2", 3, 6, 2).team(2).has(BAILED_OUT)


@pytest.mark.rule("FW-9.16", "FW-9.17", "FW-9.11", "FW-10.3")
@pytest.mark.parametrize(
    ("flags", "dice", "place"),
    [
        (["dug_in", "shot", "moved"], (2, 5), ON_TABLE),
        (["dug_in", "shot", "moved"], (2, 6), DESTROYED),
        (["dug_in", "shot", "moved"], (3,), ON_TABLE),
        (BOTH, (2,), DESTROYED),
    ],
)
def test_we_16_bulletproof_cover(flags: list[str], dice: tuple[int, ...], place: int) -> None:
    state = shot(
        platoon("A", team("sov_rifle", 10, 10)),
        platoon("B", team("ger_rifle_mg", 20, 10, 180, flags=flags), training="trained"),
    )
    assert after(state, "shoot 1: 1.0 at 2", 6, *dice).team(2).place == place


@pytest.mark.rule("FW-9.15", "FW-9.19", "FW-9.20", "FW-9.21", "FW-0.8")
def test_we_18_a_truck_with_passengers() -> None:
    state = shot(
        platoon("A", team("us_lmg", 10, 10)),
        platoon(
            "B",
            {"type": "ger_rifle_mg", "carrier": 4},
            {"type": "ger_rifle_mg", "carrier": 4},
            team("truck", 20, 10, flags=BOTH),
            training="trained",
        ),
    )
    step = play(state, "shoot 1: 1.0 x2 at 2", 3, 3, 4, 2, 5, 6, 5, 4)
    assert step.state.team(4).place == DESTROYED
    assert step.state.team(3).place == DESTROYED
    assert step.state.platoon(2).pinned
    placed = after(step.state, "place: 2 18,10 @0")
    assert placed.team(2).place == ON_TABLE
    assert refused(step.state, "place: 2 14,10 @0").rule == "FW-9.19"


@pytest.mark.rule("FW-9.22")
def test_we_19_riders_save_before_their_tank() -> None:
    state = shot(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon(
            "B",
            {"type": "us_rifle", "carrier": 4},
            {"type": "us_rifle", "carrier": 4},
        ),
        platoon("B", team("m4_sherman", 21, 10, 180, flags=BOTH)),
    )
    came = after(state, "shoot 1: 1.0 x1 at 3", 3, 5, 3, 3, 2)
    assert [one.place for one in came.teams[1:3]] == [1, DESTROYED]
    assert came.team(4).has(BAILED_OUT)


def spread(state: State, hits: list[Hit], order: list[int] | None = None) -> list[int]:
    state.shots = [Shot(hit.shooter, hit.weapon, hit.target, 0, 1, 0) for hit in hits]
    ids = [one.id for one in state.standing(2)]
    return [hit.victim for hit in allocate(state, hits, order or ids, False, [])]


@pytest.mark.rule("FW-9.1", "FW-9.2", "FW-9.3", "FW-9.4", "FW-9.10")
def test_we_20_hits_are_spread_evenly() -> None:
    state = shot(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon(
            "B",
            team("panzer_iv_h", 20, 6),
            team("panzer_iv_h", 20, 10),
            team("panzer_iv_h", 20, 14, flags=["bailed_out"]),
        ),
    )
    hit = Hit(1, 0, 2, 0, 0, False)
    assert spread(state, [hit] * 2) == [2, 3]
    assert spread(state, [hit] * 3) == [2, 3, 4]
    assert spread(state, [hit] * 4) == [2, 3, 4, 2]
    assert spread(state, [hit] * 4, [3, 2, 4]) == [3, 2, 4, 3]


@pytest.mark.rule("FW-9.6")
def test_we_21_the_best_anti_tank_goes_to_armour() -> None:
    state = shot(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon(
            "B",
            team("ger_rifle_mg", 20, 6, 180),
            team("ger_rifle_mg", 20, 10, 180),
            team("sdkfz_251", 20, 14, 180),
        ),
    )
    main, small = Hit(1, 0, 2, 0, 0, False), Hit(1, 1, 2, 0, 0, False)
    assert sorted(spread(state, [main, small, small])) == [2, 3, 4]
    assert spread(state, [main, small, small])[0] == 4


@pytest.mark.rule("FW-9.8", "FW-7.19")
def test_we_22_choosing_the_tank() -> None:
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon(
            "B",
            *[team("cromwell_iv", 20, 4 + 3 * n, 180, flags=BOTH) for n in range(3)],
            team("firefly_vc", 20, 13, 180, flags=BOTH),
        ),
    )
    text = "shoot 1: 1.0 at 2; type 2 firefly_vc"
    step = play(state, text, 3, 3, 5, 3)
    assert told(step)[-2:] == ["type-die", "type-die"]
    done = play(step.state, "allocate 2 3 4 5", 6, 6)
    saves = [event.args["team"] for event in done.told.events if event.key == "armour-save"]
    assert [name.args["n"] for name in saves if not isinstance(name, (str, int))] == ["2", "5"]
    assert refused(state, "shoot 1: 1.0 at 2; type 2 tiger_ie").rule == "FW-9.8"


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
        platoon("B", team("panzer_iv_h", 20, 10, 180, flags=["bailed_out", *BOTH])),
    )
    came = after(state, "shoot 1: 1.0 x1 at 2", 3, 4, 3, die)  # 4 + 6 = 10 = anti-tank 10
    assert came.team(2).place == place


@pytest.mark.rule("FW-3.3", "FW-4.7", "FW-10.5", "FW-0.6", "FW-4.5")
def test_we_25_a_company_commander_has_the_rally_taken_again() -> None:
    def company(flags: list[str]) -> State:
        return scene(
            platoon("A", team("us_rifle", 10, 10), pinned=True),
            platoon(
                "A",
                team("m4_sherman", 13, 10, role="company_commander", flags=flags),
                independent=True,
            ),
            platoon("B", team("ger_rifle_mg", 60, 40)),
            step="starting",
        )

    joined = after(company([]), "join 2 1")
    failed = after(joined, "starting: remount none", 3)
    assert failed.platoon(1).pinned
    assert not after(failed, "reroll yes", 4).platoon(1).pinned
    assert after(failed, "reroll no").platoon(1).pinned
    bailed = after(company(["bailed_out"]), "join 2 1")
    assert after(bailed, "starting: remount none", 3).platoon(1).pinned


@pytest.mark.rule("FW-10.11", "FW-10.12", "FW-10.13")
def test_we_26_a_warrior_takes_over_another_tank() -> None:
    def fight(x: float) -> State:
        return shot(
            platoon("A", team("firefly_vc", 10, 10)),
            platoon(
                "B",
                team("m4_sherman", 20, 10, role="company_commander", flags=BOTH),
                independent=True,
            ),
            platoon("B", team("m4_sherman", x, 20, flags=BOTH), team("us_rifle", 40, 40)),
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
            "B", team("m4_sherman", 20, 10, role="company_commander", flags=BOTH), independent=True
        ),
        platoon(
            "B",
            team("us_command", 20, 30),
            team("m4_sherman", 20, 16.5, flags=BOTH),
        ),
    )
    saved = after(after(state, "shoot 1: 1.0 x1 at 2", 3), "allocate 2 3 4", 1, 3, 4)
    assert saved.team(2).place == DESTROYED
    assert saved.team(4).role == COMPANY_COMMANDER
    assert (saved.team(4).platoon, saved.team(2).platoon) == (2, 3)
    assert len(saved.wrecks) == 1


@pytest.mark.rule("FW-7.4", "FW-7.18", "FW-10.1")
def test_we_45_an_isolated_group_is_shot_at_alone() -> None:
    near = [team("ger_rifle_mg", 20, 5 + 2.5 * n, 180, flags=BOTH) for n in range(3)]
    far = [team("ger_rifle_mg", 20, 23 + 2.5 * n, 180, flags=BOTH) for n in range(2)]
    state = shot(
        platoon("A", team("us_lmg", 10, 16)), platoon("B", *near, *far, training="trained")
    )
    step = play(state, "shoot 1: 1.0 x2 at 2 group 5", 3, 3, 3, 3)
    saves = [event.args["team"] for event in step.told.events if event.key == "save"]
    assert [name.args["n"] for name in saves if not isinstance(name, (str, int))] == ["5", "6"]
    assert step.state.platoon(2).hits == 2
    assert refused(state, "shoot 1: 1.0 at 2 group 6").rule == "FW-7.18"


@pytest.mark.rule("FW-9.23", "FW-9.5")
def test_we_48_hits_are_exchanged_until_the_hardest_lie_on_armour() -> None:
    state = shot(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon(
            "B",
            team("ger_rifle_mg", 20, 6, 180, flags=["dug_in"]),
            team("ger_rifle_mg", 20, 10, 180),
            team("sdkfz_251", 20, 14, 180),
        ),
    )
    small, main, cal50 = (Hit(1, weapon, 2, 0, 0, False) for weapon in (1, 0, 3))
    came = spread(state, [small, small, main, cal50])
    assert came == [3, 3, 4, 2]


@pytest.mark.rule("FW-9.7")
def test_weapons_without_high_explosive_cannot_hurt_infantry() -> None:
    state = shot(
        platoon("A", team("us_57mm", 10, 10)),
        platoon("B", team("ger_rifle_mg", 20, 10, 180, flags=BOTH)),
    )
    assert after(state, "shoot 1: 1.0 at 2", 6, 6, 6).team(2).place == ON_TABLE


@pytest.mark.rule("FW-9.25")
def test_side_plates_save_from_small_firepower() -> None:
    state = shot(
        platoon("A", team("us_bazooka", 20, 4, 90)),
        platoon("B", team("panzer_iv_h", 20, 10, 180, flags=BOTH)),
    )
    assert not after(state, "shoot 1: 1.0 at 2", 4, 1, 5).team(2).has(BAILED_OUT)
    assert after(state, "shoot 1: 1.0 at 2", 4, 1, 4, 5).team(2).place == DESTROYED


@pytest.mark.rule("FW-9.18", "FW-9.24")
def test_a_bunker_buster_strikes_all_in_a_building() -> None:
    house = {
        "id": "h",
        "type": "building",
        "polygon": [[20, 6], [26, 6], [26, 14], [20, 14]],
        "openings": [{"at": [20, 10], "normal": [-1, 0], "width": 1}],
    }
    inside = [team("ger_rifle_mg", 23, 8 + 4 * n, 180, flags=BOTH) for n in range(2)]
    state = shot(
        platoon("A", team("m7_priest", 10, 10)),
        platoon("B", *inside, training="trained"),
        terrain=(house,),
    )
    asked = after(state, "shoot 1: 1.0 at 2", 4)
    step = play(asked, "allocate 2 3", 3, 3)
    assert [event.key for event in step.told.events].count("save") == 2
    assert step.state.platoon(2).hits == 2


@pytest.mark.rule("FW-7.3", "FW-7.7", "FW-8.1")
def test_one_team_shoots_at_one_platoon_within_range_and_sight() -> None:
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("m4_sherman", 20, 10)),
        platoon("B", team("m4_sherman", 20, 20)),
        platoon("B", team("m4_sherman", 60, 40)),
    )
    assert refused(state, "shoot 1: 1.0 at 2; 1.1 at 3").rule == "FW-7.3"
    assert refused(state, "shoot 1: 1.0 at 4").rule == "FW-7.8"
    assert refused(state, "shoot 1: 1.0 at 1").rule == "FW-7.7"


@pytest.mark.rule("FW-7.10", "FW-7.20")
def test_a_hull_gun_turns_to_its_target() -> None:
    state = shot(
        platoon("A", team("stug_g", 10, 10)), platoon("B", team("m4_sherman", 20, 20, flags=BOTH))
    )
    assert at(after(state, "shoot 1: 1.0 at 2", 1, 1).team(1)) == (10, 10, 45)
    tight = shot(
        platoon("A", team("stug_g", 10, 10), team("stug_g", 10, 11.1)),
        platoon("B", team("m4_sherman", 20, 20)),
    )
    assert refused(tight, "shoot 1: 1.0 at 2").rule == "FW-7.10"


@pytest.mark.rule("FW-8.3")
def test_a_team_fired_over_holds_its_fire() -> None:
    state = shot(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon("A", team("us_rifle", 13, 10)),
        platoon("B", team("panzer_iv_h", 22, 10, 180, flags=BOTH)),
    )
    over = after(state, "shoot 1: 1.0 at 3", 1, 1)
    assert over.team(2).has(HELD_FIRE)
    assert refused(over, "shoot 2: 2.0 at 3").rule == "FW-8.3"


@pytest.mark.rule("FW-7.5", "FW-7.6", "FW-4.6", "FW-4.11", "FW-9.9")
def test_an_independent_team_that_is_shot_at_must_join() -> None:
    state = shot(
        platoon("A", team("us_lmg", 10, 10)),
        platoon("B", team("ger_rifle_mg", 20, 10, 180, flags=BOTH)),
        platoon("B", team("ger_command", 20, 12.5, 180, flags=BOTH, role="2ic"), independent=True),
    )
    step = play(state, "shoot 1: 1.0 x2 at 3", 3, 3, 3, 3)
    assert step.state.team(3).joined == 2
    saves = [event.args["team"] for event in step.told.events if event.key == "save"]
    assert [name.args["n"] for name in saves if not isinstance(name, (str, int))] == ["2", "3"]


@pytest.mark.rule("FW-15.3", "FW-15.4", "FW-15.8", "FW-15.9", "FW-15.10", "FW-15.11")
def test_we_41_a_patrol_disengages_from_fire() -> None:
    state = shot(
        platoon(
            "A",
            team("panzer_iv_h", 10, 10),
            team("panzer_iv_h", 10, 13),
            team("ger_schreck", 27, 4, 90),
        ),
        platoon("B", team("m8_greyhound", 30, 10, 180, flags=MOVED), training="trained"),
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


@pytest.mark.rule("FW-12.1", "FW-12.2", "FW-12.3", "FW-12.4")
def test_we_42_platoon_morale() -> None:
    def platoon_of_four(*places: dict[str, Any]) -> State:
        return shot(platoon("A", *places, lost=True), platoon("B", team("ger_rifle_mg", 60, 40)))

    lead = team("m4_sherman", 10, 10, role="platoon_commander")
    gone = {"type": "m4_sherman", "place": "destroyed"}
    bailed = team("m4_sherman", 14, 10, flags=["bailed_out"])
    tests = platoon_of_four(lead, gone, gone, bailed)
    assert after(tests, "end-step", 3).platoon(1).where == 5
    assert after(tests, "end-step", 4).platoon(1).where == 1
    holds = platoon_of_four(lead, gone, gone, team("m4_sherman", 14, 10))
    assert after(holds, "end-step").platoon(1).where == 1


@pytest.mark.rule("FW-12.6", "FW-16.7", "FW-12.7")
def test_we_43_company_morale() -> None:
    def company(lost: int, left: int) -> State:
        broken = [
            platoon("B", {"type": "us_rifle", "place": "destroyed"}, where="destroyed")
            for _n in range(lost)
        ]
        standing = [platoon("B", team("us_rifle", 10 + 3 * n, 40)) for n in range(left)]
        waiting = [
            platoon("B", {"type": "us_rifle", "place": "off"}, where="reserve") for _n in range(2)
        ]
        return scene(
            platoon("A", team("us_rifle", 10, 5)), *broken, *standing, *waiting, step="assault"
        )

    lost = play(company(3, 2), "end-step", 3)
    assert lost.state.winner == 0
    assert lost.state.ending == "result-morale"
    assert after(company(3, 2), "end-step", 4).winner == -1
    assert after(company(2, 3), "end-step").winner == -1


@pytest.mark.rule("FW-9.19", "FW-6.22", "FW-9.15")
def test_we_49_a_tractor_is_lost() -> None:
    def tow() -> State:
        return shot(
            platoon("A", team("us_lmg", 10, 10)),
            platoon(
                "B",
                team("ger_command", 30, 20, flags=BOTH),
                {"type": "ger_pak40", "place": "towed", "carrier": 4},
                team("truck", 20, 10, flags=BOTH),
                training="trained",
            ),
        )

    step = play(tow(), "shoot 1: 1.0 x1 at 2", 3, 3, 5)
    placed = after(step.state, "place: 3 17.75,10 @0")
    assert placed.team(3).place == ON_TABLE
    assert placed.platoon(2).pinned
    assert after(tow(), "shoot 1: 1.0 x1 at 2", 3, 3, 4).team(3).place == DESTROYED


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


@pytest.mark.rule("FW-7.12", "FW-7.16")
def test_we_12_one_die_each_after_moving() -> None:
    for type, die in (("us_bazooka", 4), ("us_rifle_mg", 3)):
        state = shot(
            platoon("A", team(type, 10, 10, flags=MOVED)),
            platoon("B", team("panzer_iv_h", 17, 10, 180, flags=BOTH), training="trained"),
        )
        hit = play(state, "shoot 1: 1.0 at 2", die, 6)  # armour 6 + 6 is beyond both weapons
        assert told(hit).count("armour-save") == 1
        missed = play(state, "shoot 1: 1.0 at 2", die - 1)
        assert "armour-save" not in told(missed)


@pytest.mark.rule("FW-8.21", "FW-9.17", "FW-13.14")
def test_we_17_a_gun_shield_asks_for_firepower_from_the_front_only() -> None:
    def pak(x: float, y: float) -> State:
        return shot(
            platoon("A", team("m4_sherman", x, y)),
            platoon("B", team("ger_pak40", 30, 10, 180, flags=BOTH), training="trained"),
        )

    front, side = pak(20, 20), pak(29, 22)
    assert after(front, "shoot 1: 1.0 x1 at 2", 3, 4, 2).team(2).place == ON_TABLE
    assert after(front, "shoot 1: 1.0 x1 at 2", 3, 4, 3).team(2).place == DESTROYED
    assert after(front, "shoot 1: 1.0 x1 at 2", 3, 5).team(2).place == ON_TABLE
    assert after(side, "shoot 1: 1.0 x1 at 2", 3, 4).team(2).place == DESTROYED
    guns = [team("ger_lefh18", 6, 10 + 3 * n) for n in range(3)]
    shelled = shot(
        platoon("A", team("ger_command", 3, 10), *guns, training="trained"),
        platoon("A", team("ger_observer", 20, 10, role="observer"), independent=True, battery=1),
        platoon("B", team("us_57mm", 40, 14, 180, flags=BOTH), training="trained"),
    )
    came = after(shelled, "bombard 1 by 5 at 6 he", 3, 4, 4)  # ranged, hit, and the 5+ save fails
    assert came.team(6).place == DESTROYED


@pytest.mark.rule("FW-10.1", "FW-10.2")
@pytest.mark.parametrize(("second", "pinned"), [((3, 3, 1), True), ((3, 1, 1), False)])
def test_we_23_hits_of_two_platoons_pin_together(second: tuple[int, ...], pinned: bool) -> None:
    foes = [team("ger_rifle_mg", 20, 6 + 2.2 * n, 180, flags=BOTH) for n in range(3)]
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


@pytest.mark.rule("FW-15.4", "FW-15.8", "FW-15.10")
def test_we_41_a_tank_that_sees_the_patrol_no_more_loses_its_second_die() -> None:
    wood = {"id": "w", "type": "woods", "polygon": [[34, 0], [40, 0], [40, 20], [34, 20]]}
    patrol = [
        team("m8_greyhound", 30, 10, 90, flags=MOVED),
        team("jeep_mg", 30, 14, 90, flags=MOVED),
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
        platoon("B", team("m8_greyhound", 30, 16, 90, flags=MOVED), training="trained"),
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
        platoon("B", team("sdkfz_222", 30, 10, 180, flags=BOTH)),
    )
    step = play(state, "shoot 1: 1.0 x1 at 2", 4, 1, 2, 4)  # a failed save bails it out, it stays
    assert "test-keep-still" in told(step)
    assert not step.state.platoon(2).disengaged


@pytest.mark.rule("FW-4.9", "FW-5.14")
def test_a_leader_who_doubled_does_not_shoot_with_the_platoon_he_joins() -> None:
    state = shot(
        platoon("A", team("us_rifle", 10, 10)),
        platoon(
            "A",
            team("us_command", 10, 12.5, role="2ic", flags=MOVED, doubled=True),
            independent=True,
            doubled=True,
        ),
        platoon("B", team("ger_rifle_mg", 20, 10, 180, flags=BOTH)),
    )
    joined = after(state, "join 2 1")
    assert refused(joined, "shoot 1: 2.0 at 3").rule == "FW-5.14"
    after(joined, "shoot 1: 1.0 at 3", 1)


@pytest.mark.rule("FW-9.8", "FW-9.5", "FW-7.19")
def test_what_can_be_named_before_the_dice() -> None:
    mixed = shot(
        platoon("A", team("m4_sherman", 10, 10), team("us_lmg", 10, 14)),
        platoon(
            "B",
            team("ger_rifle_mg", 20, 10, 180, flags=BOTH),
            team("ger_hmg", 20, 13, 180, flags=BOTH),
        ),
    )
    assert refused(mixed, "shoot 1: 2.0 at 2; priority 2 gun").rule == "FW-9.5"
    after(mixed, "shoot 1: 1.0 x1 at 2; priority 2 gun", 1)
    assert refused(mixed, "shoot 1: 1.0 at 2; type 2 ger_hmg").rule == "FW-9.8"
    far = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon(
            "B", team("cromwell_iv", 20, 10, flags=BOTH), team("firefly_vc", 60, 10, flags=BOTH)
        ),
    )
    refusal = refused(far, "shoot 1: 1.0 at 2; type 2 firefly_vc")
    assert (refusal.rule, refusal.key) == ("FW-9.8", "type-no-target")


@pytest.mark.rule("FW-10.13", "FW-9.19")
def test_a_warrior_who_survives_the_loss_of_his_vehicle_is_placed() -> None:
    state = shot(
        platoon("A", team("us_lmg", 10, 10)),
        platoon("B", team("truck", 20, 10, flags=BOTH), team("ger_command", 26, 20, flags=BOTH)),
        platoon(
            "B",
            {"type": "ger_command", "carrier": 2, "role": "company_commander"},
            independent=True,
        ),
        platoon("B", team("ger_rifle_mg", 20, 13.5, flags=BOTH)),
    )
    asked = after(state, "shoot 1: 1.0 x1 at 2")  # he might join the trucks, and does not
    placed = after(asked, "pass", 3, 4, 4, 4)  # hit, truck lost, passenger lost, warrior die 4
    assert asks(placed) == "ask-place"
    assert placed.team(5).place == DESTROYED
    assert after(placed, "place: 4 18,10 @0").team(4).place == ON_TABLE


def asks(state: State) -> str:
    question = state.question()
    return question.name() if question is not None else ""


@pytest.mark.rule("FW-7.10")
def test_a_turret_tank_turns_only_if_it_is_told_to() -> None:
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("m4_sherman", 20, 20, flags=BOTH)),
    )
    assert at(after(state, "shoot 1: 1.0 at 2", 1, 1).team(1)) == (10, 10, 0)
    assert at(after(state, "shoot 1: 1.0 at 2 aim 2", 1, 1).team(1)) == (10, 10, 45)


@pytest.mark.rule("FW-9.22", "FW-11.12")
def test_riders_save_when_their_tank_is_struck_in_an_assault() -> None:
    state = scene(
        platoon("A", team("ger_command_pf", 10, 10), training="veteran"),
        platoon("B", {"type": "us_rifle", "carrier": 3}),
        platoon("B", team("m4_sherman", 13.5, 10, 180)),
        step="assault",
    )
    charged = after(state, "assault 1 at 3: 1 10,10 12,10 @0", 4)
    step = play(charged, "defend", 3, 4, 6, 4)  # hit; the rider is lost; 6 + 1 > 6; the tank stands
    assert told(step)[1] == "rider-save"
    assert step.state.team(2).place == DESTROYED
    assert step.state.team(3).place == ON_TABLE
