"""FW-8: sight and concealment, with their worked examples."""

from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c08_sight.concealment import (
    IN_COVER,
    SCREENED,
    SHELTERED,
    SLOPE,
    STILL,
    concealed,
    concealment,
    in_bulletproof_cover,
    lies_low,
)
from sztab.games.flames_of_war.chapters.c08_sight.openings import opening_towards
from sztab.games.flames_of_war.chapters.c08_sight.sight import line_of_fire, sees
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import ranging_number
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DESTROYED, HELD_FIRE, ON_TABLE
from tests.games.flames_of_war.scene import (
    HAS_MOVED,
    HOUSE,
    MOVED_AND_SHOT,
    after,
    asks,
    at,
    pair,
    platoon,
    refused,
    scene,
    shot,
    team,
)


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


@pytest.mark.rule("FW-8.3")
def test_a_team_fired_over_holds_its_fire() -> None:
    state = shot(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon("A", team("us_rifle", 13, 10)),
        platoon("B", team("panzer_iv_h", 22, 10, 180, flags=MOVED_AND_SHOT)),
    )
    over = after(state, "shoot 1: 1.0 at 3", 1, 1)
    assert over.team(2).has(HELD_FIRE)
    assert refused(over, "shoot 2: 2.0 at 3").rule == "FW-8.3"


@pytest.mark.rule("FW-8.21", "FW-9.17", "FW-13.14")
def test_we_17_a_gun_shield_asks_for_firepower_from_the_front_only() -> None:
    def pak(x: float, y: float) -> State:
        return shot(
            platoon("A", team("m4_sherman", x, y)),
            platoon("B", team("ger_pak40", 30, 10, 180, flags=MOVED_AND_SHOT), training="trained"),
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
        platoon("B", team("us_57mm", 40, 14, 180, flags=MOVED_AND_SHOT), training="trained"),
    )
    came = after(shelled, "bombard 1 by 5 at 6 he", 3, 4, 4)  # ranged, hit, and the 5+ save fails
    assert came.team(6).place == DESTROYED


TALL_WOODS = {"id": "w", "type": "woods", "polygon": [[20, 0], [32, 0], [32, 20], [20, 20]]}


def looks(state: State) -> bool:
    return sees(state, state.team(1), state.team(2))


@pytest.mark.rule("FW-8.1", "FW-8.6", "FW-1.12", "FW-1.13")
def test_we_27_six_inches_into_a_wood() -> None:
    def seen(x: float, y: float, other: float) -> bool:
        shooter, target = team("us_rifle", x, y), team("ger_rifle_mg", other, 10, 180)
        return looks(pair(shooter, target, TALL_WOODS))

    assert seen(10, 10, 26.2)
    assert not seen(10, 10, 27)
    assert seen(22, 10, 29)
    assert not seen(22, 10, 29.5)
    thin = {"id": "t", "type": "woods", "polygon": [[20, 0], [22, 0], [22, 20], [20, 20]]}
    across = pair(team("us_rifle", 10, 10), team("ger_rifle_mg", 30, 10, 180), thin)
    assert not looks(across)


def reasons(state: State, shooter: int = 1, target: int = 2) -> int:
    eye = state.team(shooter)
    return concealment(state, eye, state.team(target), eye.box.x, eye.box.y)


@pytest.mark.rule("FW-8.5", "FW-8.15", "FW-1.6")
def test_we_28_a_hedge_between_two_teams() -> None:
    def hedge(x: float) -> dict[str, Any]:
        return {"id": "h", "type": "hedge", "path": [[x, 0], [x, 20]]}

    def infantry(x: float) -> State:
        return pair(
            team("us_rifle", 10, 10, flags=HAS_MOVED),
            team("ger_rifle_mg", 21.25, 10, 180, flags=HAS_MOVED),
            hedge(x),
        )

    assert not looks(infantry(15.6))
    behind = infantry(20.4)
    assert looks(behind)
    assert reasons(behind) == SCREENED
    before = infantry(10.8)
    assert looks(before)
    assert reasons(before) == 0
    tank = pair(
        team("panzer_iv_h", 10, 10), team("ger_rifle_mg", 21, 10, 180, flags=HAS_MOVED), hedge(15.6)
    )
    assert looks(tank)
    assert reasons(tank) == SCREENED


@pytest.mark.rule("FW-8.3", "FW-8.4", "FW-8.22")
def test_we_30_fire_between_own_tanks_needs_one_inch() -> None:
    def free(y: float) -> bool:
        state = scene(
            platoon(
                "A",
                team("m4_sherman", 10, 10.05),
                team("m4_sherman", 20, 11),
                team("m4_sherman", 20, y),
            ),
            platoon("B", team("ger_rifle_mg", 30, 10.05, 180)),
        )
        return line_of_fire(state, state.team(1), 0, state.team(4), [1], True, -1).free

    assert not free(9.1)
    assert free(9.0)


@pytest.mark.rule("FW-8.3", "FW-8.24", "FW-8.2", "FW-8.11")
def test_own_infantry_that_stands_and_keeps_silent_is_fired_over() -> None:
    def free(firing: list[int], own_turn: bool, flags: list[str]) -> bool:
        state = scene(
            platoon("A", team("m4_sherman", 10, 10), team("us_rifle", 15, 10, 0, flags=flags)),
            platoon("B", team("panzer_iv_h", 30, 10, 180), team("panzer_iv_h", 25, 10, 180)),
            wrecks=[[20, 10, 0, 1]],
        )
        return line_of_fire(state, state.team(1), 0, state.team(3), firing, own_turn, -1).free

    assert free([1], True, [])
    assert not free([1, 2], True, [])
    assert not free([1], True, HAS_MOVED)
    assert free([1], False, HAS_MOVED)


@pytest.mark.rule("FW-8.7", "FW-8.16", "FW-1.11")
def test_a_hill_blocks_and_its_far_slope_conceals() -> None:
    hill = {
        "id": "hill",
        "type": "hill",
        "foot": [[16, 4], [28, 4], [28, 16], [16, 16]],
        "crest": [[19, 7], [25, 7], [25, 13], [19, 13]],
        "elevation": 1.5,
    }
    below = pair(
        team("m4_sherman", 10, 10), team("panzer_iv_h", 34, 10, 180, flags=HAS_MOVED), hill
    )
    assert not looks(below)
    slope = pair(
        team("m4_sherman", 10, 10), team("panzer_iv_h", 27, 10, 180, flags=HAS_MOVED), hill
    )
    assert looks(slope)
    assert reasons(slope) == SLOPE
    top = pair(team("m4_sherman", 10, 10), team("panzer_iv_h", 22, 10, 180, flags=HAS_MOVED), hill)
    assert looks(top)
    assert reasons(top) == 0


NARROW_HOUSE = {
    "id": "house",
    "type": "building",
    "polygon": [[20, 8], [24, 8], [24, 12], [20, 12]],
    "openings": [
        {"at": [20, 10], "normal": [-1, 0], "width": 1},
        {"at": [24, 10], "normal": [1, 0], "width": 1},
    ],
}


@pytest.mark.rule("FW-8.8", "FW-8.9", "FW-8.13", "FW-8.20", "FW-8.23", "FW-8.25")
def test_buildings_block_and_are_seen_into_through_openings() -> None:
    around = pair(team("us_rifle", 10, 10), team("ger_rifle_mg", 30, 10, 180), NARROW_HOUSE)
    assert not looks(around)
    inside = pair(
        team("us_rifle", 10, 10), team("ger_rifle_mg", 22, 10, 180, flags=HAS_MOVED), NARROW_HOUSE
    )
    assert looks(inside)
    assert reasons(inside) & SHELTERED
    assert in_bulletproof_cover(inside, inside.team(1), inside.team(2), -1)
    north = pair(team("us_rifle", 22, 20), team("ger_rifle_mg", 22, 10, 180), NARROW_HOUSE)
    assert not looks(north)
    at_door = pair(
        team("us_rifle", 19.3, 10), team("ger_rifle_mg", 22, 10, 180, flags=HAS_MOVED), NARROW_HOUSE
    )
    assert not reasons(at_door) & SHELTERED
    assert not in_bulletproof_cover(at_door, at_door.team(1), at_door.team(2), -1)
    both = pair(team("us_rifle", 21, 9, 90), team("ger_rifle_mg", 23, 11, 270), NARROW_HOUSE)
    assert looks(both)


@pytest.mark.rule("FW-8.10", "FW-8.14")
def test_smoke_blocks_like_a_wood_of_any_height_and_conceals() -> None:
    smoke = {"at": [20, 10, 0], "width": 6, "side": "A"}
    beyond = pair(team("m4_sherman", 10, 10), team("panzer_iv_h", 30, 10, 180), smoke=[smoke])
    assert not looks(beyond)
    within = pair(
        team("m4_sherman", 10, 10), team("panzer_iv_h", 20, 10, 180, flags=HAS_MOVED), smoke=[smoke]
    )
    assert looks(within)
    assert reasons(within) & IN_COVER


@pytest.mark.rule("FW-8.14", "FW-1.10")
def test_infantry_is_in_a_wood_with_part_of_its_base_and_a_tank_with_its_centre() -> None:
    for type, x, came in (
        ("ger_rifle_mg", 19.5, IN_COVER),
        ("panzer_iv_h", 19.5, 0),
        ("panzer_iv_h", 20.5, IN_COVER),
    ):
        state = pair(
            team("m4_sherman", 10, 10), team(type, x, 10, 180, flags=HAS_MOVED), TALL_WOODS
        )
        assert reasons(state) & IN_COVER == came


@pytest.mark.rule("FW-8.18", "FW-8.19")
def test_scouts_lie_low_even_after_moving() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon(
            "B",
            team("sdkfz_222", 30, 10, flags=HAS_MOVED),
            team("sdkfz_222", 30, 14, flags=["shot"]),
            team("panzer_iv_h", 30, 18, flags=HAS_MOVED),
            team("panzer_iv_h", 30, 22),
        ),
    )
    assert [lies_low(state, one) for one in state.teams[1:]] == [True, False, False, True]


@pytest.mark.rule("FW-8.20", "FW-8.12")
def test_a_stone_wall_is_bulletproof_for_whom_stands_at_it() -> None:
    wall = {"id": "s", "type": "stone_wall", "path": [[29, 5], [29, 15]]}
    for x, came in ((29.8, True), (31, False)):
        state = pair(team("us_rifle", 20, 10), team("ger_rifle_mg", x, 10, 180), wall)
        assert in_bulletproof_cover(state, state.team(1), state.team(2), -1) is came
        assert reasons(state) & STILL
        assert concealed(state, state.team(1), state.team(2), -1)


@pytest.mark.rule("FW-8.21")
def test_we_17_a_gun_shield_helps_against_the_front_only() -> None:
    for x, y, came in ((20, 20, True), (29, 22, False)):
        state = pair(team("m4_sherman", x, y), team("ger_pak40", 30, 10, 180, flags=HAS_MOVED))
        assert in_bulletproof_cover(state, state.team(1), state.team(2), -1) is came
    doubled = scene(
        platoon("A", team("m4_sherman", 20, 10)),
        platoon("B", team("ger_pak40", 30, 10, 180), doubled=True),
    )
    assert not in_bulletproof_cover(doubled, doubled.team(1), doubled.team(2), -1)


@pytest.mark.rule("FW-8.9", "FW-8.15", "FW-13.8")
def test_an_observer_in_a_house_looks_through_the_opening_that_shows_the_target() -> None:
    wall = {"id": "s", "type": "stone_wall", "path": [[26, 9.4], [26, 14]]}
    state = scene(
        platoon("A", team("us_observer", 21.2, 11.2, role="observer"), independent=True),
        platoon("B", team("panzer_iv_h", 40, 9, 180, flags=HAS_MOVED), team("panzer_iv_h", 40, 30)),
        terrain=(NARROW_HOUSE, wall),
    )
    eye, target = state.team(1), state.team(2)
    assert opening_towards(state, eye, target) == 1  # the eastern one
    assert opening_towards(state, target, eye) == -1
    centre = concealment(state, eye, target, eye.box.x, eye.box.y)
    window = concealed(state, eye, target, opening_towards(state, eye, target))
    assert centre & SCREENED
    assert window is (concealment(state, eye, target, 24.0, 10.0) != 0)
    assert ranging_number(state, eye, target) == 3 + int(window)


@pytest.mark.rule("FW-8.9", "FW-6.3", "FW-11.8", "FW-11.26")
def test_in_defence_too_one_team_fires_through_each_opening() -> None:
    state = scene(
        platoon("A", team("us_rifle", 17, 10)),
        platoon(
            "B",
            team("ger_rifle_mg", 22, 9, 180),
            team("ger_rifle_mg", 22, 11, 180, flags=HAS_MOVED),
        ),
        terrain=(NARROW_HOUSE,),
        step="assault",
        snapshot=[19300, 10000, 0, 22000, 9000, 1800, 22000, 11000, 1800],
    )
    asked = after(state, "assault 1 at 2: 1 17,10 19.3,10 @0")
    question = asked.question()
    assert question is not None
    default = question.default(asked)
    assert default.text() == "defend: 2.0 at 1"
    assert GAME.check(asked, 1, default) is None
    both = GAME.check(asked, 1, GAME.parse("defend: 2.0 at 1; 3.0 at 1"))
    assert both is not None
    assert both.rule == "FW-6.3"
