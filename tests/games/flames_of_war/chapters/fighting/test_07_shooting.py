"""FW-7: shooting, with its worked examples."""

import pytest

from sztab.games.flames_of_war.chapters.c04_command.command import groups
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import (
    IN_RANGE,
    OUT_OF_FIELD,
    aim_at,
    target_fault,
)
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import most_dice
from sztab.games.flames_of_war.terms import SHOT, SHOT_FULL
from tests.games.flames_of_war.scene import (
    HAS_MOVED,
    HOUSE,
    MOVED_AND_SHOT,
    after,
    at,
    far_enemy,
    pair,
    platoon,
    play,
    refused,
    scene,
    shot,
    team,
    told,
)


@pytest.mark.rule("FW-7.21", "FW-6.3")
def test_one_team_at_a_time_fires_through_an_opening() -> None:
    state = scene(
        platoon("A", team("us_rifle", 23, 8), team("us_rifle", 23, 12)),
        platoon("B", team("ger_rifle_mg", 12, 10, flags=MOVED_AND_SHOT)),
        step="shooting",
        terrain=(HOUSE,),
    )
    assert refused(state, "shoot 1: 1.0 at 2; 2.0 at 2").rule == "FW-6.3"
    fired = after(state, "shoot 1: 1.0 at 2", 1)
    assert fired.team(1).opening == 0


@pytest.mark.rule("FW-7.4", "FW-7.18")
def test_a_platoon_falls_apart_into_groups() -> None:
    near = [team("us_rifle", 10 + 2.5 * n, 10) for n in range(3)]
    far = [team("us_rifle", 26 + 2.5 * n, 10) for n in range(2)]
    state = scene(platoon("A", *near, *far), far_enemy())
    assert groups(state, 1) == [[1, 2, 3], [4, 5]]


@pytest.mark.rule("FW-7.11", "FW-7.12", "FW-7.14", "FW-7.15", "FW-2.11")
def test_we_13_dice_counts() -> None:
    still = shot(
        platoon("A", team("panzer_iv_h", 10, 10)), platoon("B", team("m4_sherman", 20, 10))
    )
    shooter = still.team(1)
    assert [most_dice(still, shooter, weapon, True, False) for weapon in range(3)] == [2, 1, 1]
    assert most_dice(still, shooter, 1, False, False) == 3
    moved = shot(
        platoon("A", team("panzer_iv_h", 10, 10, flags=HAS_MOVED)),
        platoon("B", team("m4_sherman", 20, 10, flags=MOVED_AND_SHOT), doubled=True),
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


@pytest.mark.rule("FW-7.4", "FW-7.18", "FW-10.1")
def test_we_45_an_isolated_group_is_shot_at_alone() -> None:
    near = [team("ger_rifle_mg", 20, 5 + 2.5 * n, 180, flags=MOVED_AND_SHOT) for n in range(3)]
    far = [team("ger_rifle_mg", 20, 23 + 2.5 * n, 180, flags=MOVED_AND_SHOT) for n in range(2)]
    state = shot(
        platoon("A", team("us_lmg", 10, 16)), platoon("B", *near, *far, training="trained")
    )
    step = play(state, "shoot 1: 1.0 x2 at 2 group 5", 3, 3, 3, 3)
    saves = [event.args["team"] for event in step.told.events if event.key == "save"]
    assert [name.args["n"] for name in saves if not isinstance(name, (str, int))] == ["5", "6"]
    assert step.state.platoon(2).hits == 2
    assert refused(state, "shoot 1: 1.0 at 2 group 6").rule == "FW-7.18"


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
        platoon("A", team("stug_g", 10, 10)),
        platoon("B", team("m4_sherman", 20, 20, flags=MOVED_AND_SHOT)),
    )
    assert at(after(state, "shoot 1: 1.0 at 2", 1, 1).team(1)) == (10, 10, 45)
    tight = shot(
        platoon("A", team("stug_g", 10, 10), team("stug_g", 10, 11.1)),
        platoon("B", team("m4_sherman", 20, 20)),
    )
    assert refused(tight, "shoot 1: 1.0 at 2").rule == "FW-7.10"


@pytest.mark.rule("FW-7.5", "FW-7.6", "FW-4.6", "FW-4.11", "FW-9.9")
def test_an_independent_team_that_is_shot_at_must_join() -> None:
    state = shot(
        platoon("A", team("us_lmg", 10, 10)),
        platoon("B", team("ger_rifle_mg", 20, 10, 180, flags=MOVED_AND_SHOT)),
        platoon(
            "B",
            team("ger_command", 20, 12.5, 180, flags=MOVED_AND_SHOT, role="2ic"),
            independent=True,
        ),
    )
    step = play(state, "shoot 1: 1.0 x2 at 3", 3, 3, 3, 3)
    assert step.state.team(3).joined == 2
    saves = [event.args["team"] for event in step.told.events if event.key == "save"]
    assert [name.args["n"] for name in saves if not isinstance(name, (str, int))] == ["2", "3"]


@pytest.mark.rule("FW-7.12", "FW-7.16")
def test_we_12_one_die_each_after_moving() -> None:
    for type, die in (("us_bazooka", 4), ("us_rifle_mg", 3)):
        state = shot(
            platoon("A", team(type, 10, 10, flags=HAS_MOVED)),
            platoon(
                "B", team("panzer_iv_h", 17, 10, 180, flags=MOVED_AND_SHOT), training="trained"
            ),
        )
        hit = play(state, "shoot 1: 1.0 at 2", die, 6)  # armour 6 + 6 is beyond both weapons
        assert told(hit).count("armour-save") == 1
        missed = play(state, "shoot 1: 1.0 at 2", die - 1)
        assert "armour-save" not in told(missed)


@pytest.mark.rule("FW-7.10")
def test_a_turret_tank_turns_only_if_it_is_told_to() -> None:
    state = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("m4_sherman", 20, 20, flags=MOVED_AND_SHOT)),
    )
    assert at(after(state, "shoot 1: 1.0 at 2", 1, 1).team(1)) == (10, 10, 0)
    assert at(after(state, "shoot 1: 1.0 at 2 aim 2", 1, 1).team(1)) == (10, 10, 45)


@pytest.mark.rule("FW-7.16", "FW-8.12", "FW-8.18", "FW-0.4")
@pytest.mark.parametrize(
    ("flags", "needed"), [([], 7), (["pointed_out"], 6), (HAS_MOVED, 5), (["shot"], 6)]
)
def test_we_11_to_hit_numbers_against_veterans_in_the_open(flags: list[str], needed: int) -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("us_rifle", 31.7, 10, 180, flags=flags), training="veteran"),
    )
    assert aim_at(state, state.team(1), 0, state.team(2), 2, False, -1).needed == needed


@pytest.mark.rule("FW-7.16", "FW-7.12")
def test_we_12_a_slow_weapon_that_moved_hits_worse() -> None:
    for type, needed in (("us_bazooka", 4), ("us_rifle_mg", 3), ("us_rifle", 3)):
        state = pair(
            team(type, 10, 10, flags=HAS_MOVED), team("panzer_iv_h", 17, 10, flags=HAS_MOVED)
        )
        assert aim_at(state, state.team(1), 0, state.team(2), 1, False, -1).needed == needed


@pytest.mark.rule("FW-7.9", "FW-1.7")
def test_we_44_the_field_of_fire_of_a_hull_gun() -> None:
    for type, x, came in (
        ("stug_g", 11.2, IN_RANGE),
        ("stug_g", 10.0, OUT_OF_FIELD),
        ("panzer_iv_h", 10.0, IN_RANGE),
    ):
        state = pair(team(type, 10, 10), team("m4_sherman", x, 20, 90))
        assert target_fault(state, state.team(1), 0, state.team(2), [1], True, -1) == came


@pytest.mark.rule("FW-8.3")
def test_a_refusal_tells_own_teams_in_the_way_from_terrain() -> None:
    mine = platoon("A", team("panzer_iv_h", 10, 10), team("panzer_iv_h", 14, 10))
    state = scene(mine, platoon("B", team("m4_sherman", 24, 10, 180)), step="shooting")
    assert refused(state, "shoot 1: 1.0 at 2").rule == "FW-8.3"
    wood = {"id": "w", "type": "woods", "polygon": [[17, 0], [19, 0], [19, 30], [17, 30]]}
    hidden = scene(
        mine, platoon("B", team("m4_sherman", 24, 10, 180)), step="shooting", terrain=(wood,)
    )
    assert refused(hidden, "shoot 1: 1.0 at 2").rule == "FW-8.1"
