"""Section 19.3: whom a platoon could shoot at, with what chance, and what still pins."""

import re
from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c00_conventions.naming import too_far_text
from tests.games.flames_of_war.questions.asking import asked, tanks
from tests.games.flames_of_war.scene import platoon, scene, team


def test_every_enemy_platoon_is_a_target_with_its_fire_plan_or_says_why_not() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10, 0), team("us_rifle", 10, 13, 0)),
        platoon("B", team("ger_rifle_mg", 20, 11, 180)),
        platoon("B", team("ger_rifle_mg", 60, 11, 180)),
        step="shooting",
    )
    near, far = asked(state, "targets", platoon=1)
    assert near["platoon"] == 2
    assert near["why"] is None
    assert 0 < near["chance"] <= 1
    assert near["teams"][0]["team"] == 3
    assert asked(state, "legal", draft=GAME.text(GAME.parse(_shoot(near["parts"]))))["legal"]
    assert far["parts"] is None
    assert far["why"]["key"] == "barred-out-of-range"


def test_a_distance_out_of_range_is_told_to_the_tenth_above() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10, 0)),
        platoon("B", team("ger_rifle_mg", 60.1234, 13, 180)),
        step="shooting",
    )
    (far,) = asked(state, "targets", platoon=1)
    assert re.fullmatch(r"\d+\.\d", far["why"]["args"]["inches"])
    assert [too_far_text(far) for far in (16.001, 29.155, 30.0)] == ["16.1", "29.2", "30"]


@pytest.mark.rule("FW-7.2", "FW-7.8")
def test_each_team_that_cannot_shoot_at_a_target_says_why() -> None:
    flags = {"flags": ["shot"]}
    rifles = [team("us_rifle", 10, 10, 0), team("us_rifle", 10, 40, 0)]
    state = scene(
        platoon("A", *rifles, team("us_rifle", 10, 13, 0, **flags)),
        platoon("B", team("ger_rifle_mg", 20, 11, 180)),
        step="shooting",
    )
    (target,) = asked(state, "targets", platoon=1)
    assert {line["team"] for line in target["parts"]["lines"]} == {1}
    said = {one["team"]: (one["why"]["key"], one["why"]["rule"]) for one in target["barred"]}
    assert said == {2: ("barred-out-of-range", "FW-7.8"), 3: ("barred-silent", "FW-7.2")}


def _shoot(parts: Any) -> str:
    lines = [f"{line['team']}.{line['weapon']} at {line['target']}" for line in parts["lines"]]
    return f"shoot {parts['platoon']}: " + "; ".join(lines)


def test_the_chance_counts_a_machine_gun_beside_the_main_gun_with_one_die() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10, 0)),
        platoon("B", team("ger_rifle_mg", 22, 10, 180)),
        step="shooting",
    )
    (target,) = asked(state, "targets", platoon=1)
    alone = asked(state, "to_hit", platoon=1, target=2)
    assert target["dice"] < sum(aim["dice"] for aim in alone.values())


@pytest.mark.rule("FW-10.1", "FW-10.2")
def test_a_target_tells_the_hits_that_still_pin_it() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("ger_rifle_mg", 20, 11, 180)),
        step="shooting",
    )
    (target,) = asked(state, "targets", platoon=1)
    assert target["pins"] == 5
    state.platoon(2).hits = 3
    (target,) = asked(state, "targets", platoon=1)
    assert target["pins"] == 2
    state.platoon(2).pinned = True
    (target,) = asked(state, "targets", platoon=1)
    assert target["pins"] == 0
    armour = platoon("B", team("panzer_iv_h", 20, 11, 180))
    state = scene(platoon("A", team("us_rifle", 10, 10)), armour, step="shooting")
    (tank,) = asked(state, "targets", platoon=1)
    assert tank["pins"] == 0


def test_nobody_learns_targets_of_the_other_side() -> None:
    assert asked(tanks(step="shooting"), "targets", platoon=2) == []
