"""FW-7 from outside: shooting."""

import pytest

from sztab.games.flames_of_war import GAME
from tests.games.flames_of_war.acceptance.looking import (
    alone,
    ask,
    duel,
    flags,
    group,
    look,
    moved,
    open_question,
    run,
)
from tests.games.flames_of_war.scene import after, platoon, play, refused, scene, team

# 7: shooting


@pytest.mark.rule("FW-7.3")
def test_one_team_shoots_all_its_weapons_at_one_platoon() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("B", team("truck", 22, 10, 180)),
        platoon("B", team("truck", 22, 14, 180)),
        step="shooting",
    )
    assert refused(state, "shoot 1: 1.0 at 2; 1.1 at 3").rule == "FW-7.3"


@pytest.mark.rule("FW-7.7", "FW-7.19")
def test_a_line_without_a_legal_target_is_refused_and_tells_why() -> None:
    refusal = refused(duel("us_rifle", "truck", 20), "shoot 1: 1.0 at 2")
    assert refusal.rule == "FW-7.8"
    rows = ask(duel("us_rifle", "truck", 20), "to_hit", team=1, weapon=0, target=2)
    assert rows["targets"] == []
    assert rows["barred"][0]["rule"] == "FW-7.8"


@pytest.mark.rule("FW-7.11", "FW-7.12")
@pytest.mark.parametrize(
    ("shooter", "flags", "weapon", "dice"),
    [
        ("panzer_iv_h", [], 0, 2), ("panzer_iv_h", ["moved"], 0, 1), ("panzer_iv_h", [], 1, 3),
        ("m4_sherman", ["moved"], 0, 2), ("m4_sherman", ["moved"], 3, 1), ("us_lmg", [], 0, 5),
        ("us_lmg", ["moved"], 0, 1), ("sov_cavalry", [], 0, 1), ("ger_flak38", [], 0, 4),
    ],
)  # fmt: skip
def test_dice_of_a_weapon(shooter: str, flags: list[str], weapon: int, dice: int) -> None:
    state = duel(shooter, "truck", 12, flags=flags)
    assert ask(state, "to_hit", team=1, weapon=weapon, target=2)["dice"] == dice
    less = "moved" in flags or shooter == "sov_cavalry"
    too_many = refused(state, f"shoot 1: 1.{weapon} x{dice + 1} at 2")
    assert too_many.rule == ("FW-7.12" if less else "FW-7.11")
    assert GAME.check(state, 0, GAME.parse(f"shoot 1: 1.{weapon} x1 at 2")) is None


@pytest.mark.rule("FW-2.8")
def test_the_stabiliser_keeps_the_rate_at_the_price_of_one() -> None:
    state = duel("m4_sherman", "truck", 12, flags=["moved"])
    assert ask(state, "to_hit", team=1, weapon=0, target=2)["lowest"] == 4
    play(state, "shoot 1: 1.0 x2 at 2", 3, 3)  # two misses on 3
    one = play(state, "shoot 1: 1.0 x1 at 2", 3, 5)  # one die at 3+, and the lorry's save
    assert "moved" in flags(one.state, 1)


@pytest.mark.rule("FW-2.8", "FW-7.16")
@pytest.mark.parametrize(
    ("shooter", "weapon", "gap", "lowest"),
    [
        ("us_rifle", 0, 10, 3),
        ("sov_rifle", 0, 10, 4),
        ("us_bazooka", 0, 8, 4),
        ("ger_rifle_mg", 0, 10, 3),
    ],
)
def test_a_rate_of_one_pays_for_moving_unless_it_loads_itself(
    shooter: str, weapon: int, gap: float, lowest: int
) -> None:
    state = duel(shooter, "truck", gap, flags=["moved"])
    assert ask(state, "to_hit", team=1, weapon=weapon, target=2)["lowest"] == lowest


@pytest.mark.rule("FW-2.8")
def test_a_panzerfaust_is_not_fired_on_the_move_and_a_submachine_gun_at_full_rate() -> None:
    state = duel("ger_command_pf", "truck", 4, flags=["moved"])
    assert refused(state, "shoot 1: 1.1 at 2").rule == "FW-2.8"
    assert ask(state, "to_hit", team=1, weapon=0, target=2)["dice"] == 3


@pytest.mark.rule("FW-13.1")
def test_mortars() -> None:
    assert refused(duel("us_81mm", "truck", 20), "shoot 1: 1.0 at 2").rule == "FW-13.1"
    assert refused(duel("us_60mm", "truck", 8), "shoot 1: 1.0 at 2").rule == "FW-13.1"
    over = scene(
        platoon("A", team("us_60mm", 10, 10)),
        platoon("A", team("m10", 14, 10, 90)),
        platoon("B", team("truck", 24, 10, 180)),
        step="shooting",
    )
    assert GAME.check(over, 0, GAME.parse("shoot 1: 1.0 at 3")) is None


@pytest.mark.rule("FW-7.12")
def test_mounted_cavalry_that_moved_shoot_at_four_inches_only() -> None:
    assert (
        refused(duel("sov_cavalry", "truck", 10, flags=["moved"]), "shoot 1: 1.0 at 2").rule
        == "FW-7.12"
    )
    near = duel("sov_cavalry", "truck", 5, flags=["moved"])
    assert GAME.check(near, 0, GAME.parse("shoot 1: 1.0 at 2")) is None


@pytest.mark.rule("FW-7.13")
def test_full_rate_of_fire_bars_the_assault_and_one_die_does_not() -> None:
    state = duel("panzer_iv_h", "truck", 5)
    full = after(state, "shoot 1: 1.0 x2 at 2", 1, 1)
    assert "shot_full" in flags(full, 1)
    single = after(state, "shoot 1: 1.0 x1 at 2", 1)
    assert "shot_full" not in flags(single, 1)
    assert "shot" in flags(single, 1)
    full = run(full, ["end-step"])
    assert refused(full, "assault 1 at 2: 1 10,10 13,10 @0").rule == "FW-7.13"


@pytest.mark.rule("FW-7.14")
def test_dice_are_doubled_at_a_platoon_that_doubled() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("truck", 22, 10), doubled=True),
        step="shooting",
    )
    assert ask(state, "to_hit", team=1, weapon=0, target=2)["dice"] == 4
    shot = after(state, "shoot 1: 1.0 x1 at 2", 1, 1)
    assert "shot_full" not in flags(shot, 1)


@pytest.mark.rule("FW-7.15")
def test_a_machine_gun_beside_the_main_gun_has_one_die() -> None:
    state = duel("panzer_iv_h", "truck", 12)
    assert refused(state, "shoot 1: 1.0 at 2; 1.1 x2 at 2").rule == "FW-7.15"
    after(state, "shoot 1: 1.0 at 2; 1.1 at 2; 1.2 at 2", 1, 1, 1, 1)


@pytest.mark.rule("FW-2.11")
def test_two_machine_guns_without_a_main_gun_fire_at_full_rate() -> None:
    state = duel("sdkfz_251", "truck", 12)
    after(state, "shoot 1: 1.0 at 2; 1.1 at 2", 1, 1, 1, 1, 1, 1)


@pytest.mark.rule("FW-7.9", "FW-7.10", "FW-7.20")
def test_a_hull_gun_turns_to_its_target_if_there_is_room() -> None:
    behind = scene(
        platoon("A", team("stug_g", 20, 10)), platoon("B", team("truck", 10, 10)), step="shooting"
    )
    assert refused(behind, "shoot 1: 1.0 at 2").rule == "FW-7.9"
    aside = scene(
        platoon("A", team("stug_g", 20, 10)), platoon("B", team("truck", 30, 20)), step="shooting"
    )
    assert look(after(aside, "shoot 1: 1.0 x1 at 2", 1), 1)["at"] == [20, 10, 45]
    crowded = scene(
        platoon("A", team("stug_g", 20, 10), team("m10", 20, 11.05)),
        platoon("B", team("truck", 30, 20)),
        step="shooting",
    )
    assert refused(crowded, "shoot 1: 1.0 x1 at 2").rule == "FW-7.10"


@pytest.mark.rule("FW-7.2")
def test_a_platoon_shoots_once() -> None:
    state = after(duel("panzer_iv_h", "truck", 12), "shoot 1: 1.0 x1 at 2", 1)
    assert refused(state, "shoot 1: 1.0 x1 at 2").rule == "FW-7.2"


@pytest.mark.rule("FW-7.1")
def test_what_comes_early_in_the_step_is_over_after_the_first_shots() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("A", team("m8_greyhound", 10, 20)),
        platoon("B", team("us_rifle", 20, 20, 180)),
        step="shooting",
    )
    assert GAME.check(state, 0, GAME.parse("eyes 2 3")) is None
    shot = after(state, "shoot 1: 1.0 x1 at 3", 1)
    assert refused(shot, "eyes 2 3").rule == "FW-7.1"


@pytest.mark.rule("FW-7.4", "FW-7.18")
def test_an_isolated_group_is_shot_at_by_the_number_of_its_first_team() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("B", team("us_command", 20, 10, 180), team("us_rifle", 20, 13, 180),
                team("us_rifle", 20, 22, 180), team("us_rifle", 20, 25, 180)),
        step="shooting",
    )  # fmt: skip
    assert ask(state, "command", platoon=2)["groups"] == [[2, 3], [4, 5]]
    assert refused(state, "shoot 1: 1.0 at 2 group 5").rule == "FW-7.18"
    rows = ask(state, "to_hit", team=1, weapon=0, target=2, group=4)
    assert [row["team"] for row in rows["targets"]] == [4, 5]


@pytest.mark.rule("FW-7.5")
def test_an_independent_team_shot_at_must_join_its_own_kind() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("us_rifle", 20, 13)),
        alone("B", team("us_command", 20, 10, 180, role="2ic", flags=["moved"])),
        step="shooting",
    )  # fmt: skip
    shot = after(state, "shoot 1: 1.0 x2 at 3", 3, 3, 3, 3)  # a hit on each, both saved
    assert look(shot, 3)["joined"] == 2
    assert group(shot, 2)["hits"] == 2


@pytest.mark.rule("FW-7.5")
def test_among_other_kinds_an_independent_team_stays_alone() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("m10", 20, 13, 180)),
        alone("B", team("us_command", 20, 10, 180, role="2ic", flags=["moved"])),
        step="shooting",
    )  # fmt: skip
    shot = after(state, "shoot 1: 1.0 x1 at 3", 3, 3)
    assert "joined" not in look(shot, 3)


@pytest.mark.rule("FW-7.6", "FW-4.10")
def test_an_independent_team_is_asked_to_join_a_target_in_its_reach() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("us_rifle", 20, 13)),
        alone("B", team("us_command", 20, 10, 180, role="2ic", flags=["moved"])),
        step="shooting",
    )  # fmt: skip
    asked = after(state, "shoot 1: 1.0 x1 at 2")
    assert open_question(asked) == "ask-join"
    assert GAME.awaited(asked) == (1,)
    assert "joined" not in look(run(asked, ["pass"], 1), 3)
    assert look(run(asked, ["join 3 2"], 1), 3)["joined"] == 2


@pytest.mark.rule("FW-0.5")
def test_by_a_switch_a_seven_is_rolled_as_a_six() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("B", team("us_rifle", 32, 10, 180), training="veteran"),
        step="shooting",
        switches={"impossible_above_six": False},
    )
    after(state, "shoot 1: 1.0 x1 at 2", 5)
