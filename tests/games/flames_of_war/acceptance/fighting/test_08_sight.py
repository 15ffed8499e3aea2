"""FW-8 from outside: sight and concealment."""

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.looking import (
    HILL,
    HOUSE,
    ask,
    duel,
    flags,
    look,
    moved,
    seen,
)
from tests.games.flames_of_war.scene import after, platoon, refused, scene, team

# 8: sight


@pytest.mark.rule("FW-8.3")
def test_own_infantry_that_stood_still_is_fired_over_and_holds_its_fire() -> None:
    def line(flag: list[str]) -> State:
        return scene(
            platoon("A", team("m10", 10, 10)),
            platoon("A", team("us_rifle", 14, 10, flags=flag)),
            platoon("B", team("m10", 26, 10, 180)),
            step="shooting",
        )

    shot = after(line([]), "shoot 1: 1.0 x1 at 3", 1)
    assert "held_fire" in flags(shot, 2)
    assert refused(shot, "shoot 2: 2.0 at 3").rule == "FW-8.3"
    for flag in (["moved"], ["shot"]):
        assert refused(line(flag), "shoot 1: 1.0 x1 at 3").rule == "FW-8.3"


@pytest.mark.rule("FW-8.3")
@pytest.mark.parametrize("kind", ["m10", "truck", "ger_pak40"])
def test_own_vehicles_and_guns_block(kind: str) -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("A", team(kind, 14, 10, 90)),
        platoon("B", team("us_command", 26, 10, 180)),
        step="shooting",
    )
    assert seen(state, 1, 3)["sight"] == "blocked"
    assert seen(state, 1, 3, -1)["sight"] != "blocked"


@pytest.mark.rule("FW-8.2")
def test_enemy_teams_never_block() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("B", team("truck", 14, 10, 90), team("truck", 26, 10)),
        step="shooting",
    )
    assert seen(state, 1, 3)["sight"] == "clear"


@pytest.mark.rule("FW-8.3")
def test_from_a_hill_one_shoots_over_own_teams() -> None:
    state = scene(
        platoon("A", team("m10", 30, 15, 180)),
        platoon("A", team("m10", 17, 15, 90)),
        platoon("B", team("truck", 8, 15)),
        step="shooting",
        terrain=(HILL,),
    )
    # heads 2.5 and 1.0; at x = 17 the line is at 1.0 + 1.5 * 9 / 22 = 1.61, above 1.0
    assert seen(state, 1, 3)["sight"] == "clear"


@pytest.mark.rule("FW-8.7")
def test_a_hill_hides_what_lies_behind_it() -> None:
    state = scene(
        platoon("A", team("m10", 15, 15)),
        platoon(
            "B", team("m10", 45, 15, 180), team("m10", 30, 15, 180), team("m10", 41.01, 15, 180)
        ),
        step="shooting",
        terrain=(HILL,),
    )
    assert seen(state, 1, 2)["sight"] == "blocked"
    assert seen(state, 1, 3)["sight"] != "blocked"


@pytest.mark.rule("FW-8.16")
def test_a_team_on_the_far_slope_is_concealed_by_the_crest() -> None:
    state = scene(
        platoon("A", team("m10", 15, 15), team("m10", 50, 15, 180)),
        platoon("B", team("m10", 37.5, 15, 180)),
        step="shooting",
        terrain=(HILL,),
    )
    near = seen(state, 1, 3)
    assert near["sight"] == "concealed"
    assert "FW-8.16" in near["rules"]
    assert seen(state, 2, 3)["sight"] == "clear"


@pytest.mark.rule("FW-8.8", "FW-8.9", "FW-8.13")
def test_a_building_blocks_but_its_openings_let_fire_in_and_out() -> None:
    state = scene(
        platoon("A", team("m10", 8, 11)),
        platoon("B", team("us_rifle", 21, 11, 180, flags=["shot"]), team("m10", 34, 11, 180)),
        step="shooting",
        terrain=(HOUSE,),
    )
    inside = seen(state, 1, 2)
    assert inside["sight"] == "concealed"
    assert "FW-8.13" in inside["rules"]
    assert inside["bulletproof"]
    assert seen(state, 1, 3)["sight"] == "blocked"


@pytest.mark.rule("FW-8.13", "FW-8.20")
def test_a_shooter_at_the_opening_takes_the_buildings_cover_away() -> None:
    state = scene(
        platoon("A", team("us_rifle", 17.275, 11)),
        platoon("B", moved("us_rifle", 21, 11)),
        step="shooting",
        terrain=(HOUSE,),
    )
    inside = seen(state, 1, 2)
    assert inside["sight"] == "clear"
    assert not inside["bulletproof"]


@pytest.mark.rule("FW-8.9")
def test_an_opening_serves_one_team_and_looks_outwards_only() -> None:
    state = scene(
        platoon("A", team("us_rifle", 20, 11), team("us_rifle", 22, 11)),
        platoon("B", team("truck", 30, 11), team("truck", 10, 11)),
        step="shooting",
        terrain=(HOUSE,),
    )
    assert refused(state, "shoot 1: 1.0 at 2 opening 0; 2.0 at 2 opening 0").rule == "FW-6.3"
    east = ask(state, "to_hit", team=1, weapon=0, target=2)
    assert [row["team"] for row in east["targets"]] == [3, 4]  # by either opening
    shot = after(state, "shoot 1: 1.0 at 2 opening 1; 2.0 at 2 opening 0", 1, 1)
    assert look(shot, 1)["opening"] == 1


@pytest.mark.rule("FW-8.23")
def test_teams_in_one_building_see_each_other() -> None:
    state = scene(
        platoon("A", team("us_rifle", 19.5, 11)),
        platoon("B", team("us_rifle", 22.5, 11, 180)),
        step="shooting",
        terrain=(HOUSE,),
    )
    assert seen(state, 1, 2)["sight"] != "blocked"


@pytest.mark.rule("FW-8.10", "FW-8.14")
def test_smoke_blocks_beyond_six_inches_and_conceals() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("B", team("m10", 30, 10, 180), team("m10", 22, 10, 180)),
        step="shooting",
        smoke=[{"at": [20, 10, 0], "width": 6, "side": "B"}],
    )
    assert seen(state, 1, 2)["sight"] == "blocked"
    inside = seen(state, 1, 3)
    assert inside["sight"] == "concealed"
    assert "FW-8.14" in inside["rules"]


@pytest.mark.rule("FW-8.12", "FW-8.18", "FW-8.19")
@pytest.mark.parametrize(
    ("kind", "flags", "concealed", "ground"),
    [
        ("us_rifle", [], True, True), ("us_rifle", ["shot"], True, False),
        ("us_rifle", ["moved"], False, False),
        ("ger_hmg", [], True, True), ("ger_pak40", [], False, False), ("m10", [], False, False),
    ],
)  # fmt: skip
def test_who_stands_still_in_the_open(
    kind: str, flags: list[str], concealed: bool, ground: bool
) -> None:
    sight = seen(duel("m10", kind, 12, hit=flags), 1, 2)
    assert (sight["sight"] == "concealed", sight["gone_to_ground"]) == (concealed, ground)


@pytest.mark.rule("FW-8.19")
def test_scouts_and_observers_move_carefully() -> None:
    woods = {"id": "wood", "type": "woods", "polygon": [[20, 5], [30, 5], [30, 15], [20, 15]]}
    for kind, flag, ground in [
        ("m8_greyhound", ["moved"], True), ("m8_greyhound", ["shot"], False),
        ("us_observer", ["moved"], True), ("m10", ["moved"], False), ("m10", [], True),
    ]:  # fmt: skip
        state = duel("m10", kind, 12, hit=flag, terrain=(woods,))
        sight = seen(state, 1, 2)
        assert (sight["sight"], sight["gone_to_ground"]) == ("concealed", ground), (kind, flag)


@pytest.mark.rule("FW-8.20")
def test_a_stone_wall_at_the_target_is_bulletproof() -> None:
    wall = {"id": "wall", "type": "stone_wall", "path": [[20, 5], [20, 15]]}
    state = duel("m10", "us_rifle", 10.8, hit=["moved"], terrain=(wall,))
    sight = seen(state, 1, 2)
    assert sight["sight"] == "concealed"
    assert sight["bulletproof"]
    away = duel("m10", "us_rifle", 12, hit=["moved"], terrain=(wall,))
    sight = seen(away, 1, 2)
    assert sight["sight"] == "concealed"
    assert not sight["bulletproof"]


@pytest.mark.rule("FW-8.3", "FW-8.4")
def test_who_is_cleared_from_above_does_not_hold_its_fire() -> None:
    state = scene(
        platoon("A", team("m10", 30, 15, 180)),
        platoon("A", team("us_rifle", 17, 15, 180)),
        platoon("B", team("truck", 8, 15)),
        step="shooting",
        terrain=(HILL,),
    )
    shot = after(state, "shoot 1: 1.0 x1 at 3", 1)
    assert "held_fire" not in flags(shot, 2)
    assert GAME.check(shot, 0, GAME.parse("shoot 2: 2.0 at 3")) is None


@pytest.mark.rule("FW-8.23", "FW-6.3")
def test_within_one_building_nobody_needs_an_opening() -> None:
    hall = {**HOUSE, "openings": HOUSE["openings"][:1]}
    state = scene(
        platoon("A", team("us_rifle", 19, 9.5), team("us_rifle", 19, 12)),
        platoon("B", moved("us_rifle", 22.5, 11), team("truck", 10, 11)),
        step="shooting",
        terrain=(hall,),
    )
    shot = after(state, "shoot 1: 1.0 at 2; 2.0 at 2", 1, 1)
    assert flags(shot, 1) == flags(shot, 2) == {"shot"}


@pytest.mark.rule("FW-8.15", "FW-8.9")
def test_from_a_building_the_rays_run_from_the_opening_that_shows_the_target() -> None:
    wall = {"id": "wall", "type": "stone_wall", "path": [[30, 11], [30, 20]]}
    state = scene(
        platoon("A", team("us_rifle", 20, 9.5)),
        platoon("B", team("m10", 36, 12, 180, flags=["shot"])),
        step="shooting",
        terrain=(HOUSE, wall),
    )
    # from the east opening at 24,11 all five rays pass x = 30 at y > 11.2; from the centre two do
    sight = seen(state, 1, 2)
    assert (sight["sight"], sight["rays"]) == ("concealed", 5)
    rows = ask(state, "to_hit", team=1, weapon=0, target=2)
    assert rows["targets"][0]["needed"] == 4
