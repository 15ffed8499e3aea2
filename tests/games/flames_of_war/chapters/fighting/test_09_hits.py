"""FW-9: hits and saves, with their worked examples."""

from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c09_hits.allocation import allocate
from sztab.games.flames_of_war.chapters.c09_hits.hits import (
    ArmourResult,
    armour_result,
    face_towards,
)
from sztab.games.flames_of_war.state import Hit, Shot, State
from sztab.games.flames_of_war.terms import BAILED_OUT, DESTROYED, ON_TABLE
from tests.games.flames_of_war.scene import (
    MOVED_AND_SHOT,
    after,
    asks,
    assault,
    platoon,
    play,
    refused,
    scene,
    shot,
    team,
    told,
)


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
        platoon("B", team("m4_sherman", 32, 10, 180, flags=MOVED_AND_SHOT), training="trained"),
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
        platoon("B", team("m4_sherman", 30, 10, 180, flags=MOVED_AND_SHOT)),
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
        (MOVED_AND_SHOT, (2,), DESTROYED),
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
            team("truck", 20, 10, flags=MOVED_AND_SHOT),
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
        platoon("B", team("m4_sherman", 21, 10, 180, flags=MOVED_AND_SHOT)),
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
            *[team("cromwell_iv", 20, 4 + 3 * n, 180, flags=MOVED_AND_SHOT) for n in range(3)],
            team("firefly_vc", 20, 13, 180, flags=MOVED_AND_SHOT),
        ),
    )
    text = "shoot 1: 1.0 at 2; type 2 firefly_vc"
    step = play(state, text, 3, 3, 5, 3)
    assert told(step)[-2:] == ["type-die", "type-die"]
    done = play(step.state, "allocate 2 3 4 5", 6, 6)
    saves = [event.args["team"] for event in done.told.events if event.key == "armour-save"]
    assert [name.args["n"] for name in saves if not isinstance(name, (str, int))] == ["2", "5"]
    assert refused(state, "shoot 1: 1.0 at 2; type 2 tiger_ie").rule == "FW-9.8"


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
        platoon("B", team("ger_rifle_mg", 20, 10, 180, flags=MOVED_AND_SHOT)),
    )
    assert after(state, "shoot 1: 1.0 at 2", 6, 6, 6).team(2).place == ON_TABLE


@pytest.mark.rule("FW-9.25")
def test_side_plates_save_from_small_firepower() -> None:
    state = shot(
        platoon("A", team("us_bazooka", 20, 4, 90)),
        platoon("B", team("panzer_iv_h", 20, 10, 180, flags=MOVED_AND_SHOT)),
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
    inside = [team("ger_rifle_mg", 23, 8 + 4 * n, 180, flags=MOVED_AND_SHOT) for n in range(2)]
    state = shot(
        platoon("A", team("m7_priest", 10, 10)),
        platoon("B", *inside, training="trained"),
        terrain=(house,),
    )
    asked = after(state, "shoot 1: 1.0 at 2", 4)
    step = play(asked, "allocate 2 3", 3, 3)
    assert [event.key for event in step.told.events].count("save") == 2
    assert step.state.platoon(2).hits == 2


@pytest.mark.rule("FW-9.19", "FW-6.22", "FW-9.15")
def test_we_49_a_tractor_is_lost() -> None:
    def tow() -> State:
        return shot(
            platoon("A", team("us_lmg", 10, 10)),
            platoon(
                "B",
                team("ger_command", 30, 20, flags=MOVED_AND_SHOT),
                {"type": "ger_pak40", "place": "towed", "carrier": 4},
                team("truck", 20, 10, flags=MOVED_AND_SHOT),
                training="trained",
            ),
        )

    step = play(tow(), "shoot 1: 1.0 x1 at 2", 3, 3, 5)
    placed = after(step.state, "place: 3 17.75,10 @0")
    assert placed.team(3).place == ON_TABLE
    assert placed.platoon(2).pinned
    assert after(tow(), "shoot 1: 1.0 x1 at 2", 3, 3, 4).team(3).place == DESTROYED


@pytest.mark.rule("FW-9.8", "FW-9.5", "FW-7.19")
def test_what_can_be_named_before_the_dice() -> None:
    mixed = shot(
        platoon("A", team("m4_sherman", 10, 10), team("us_lmg", 10, 14)),
        platoon(
            "B",
            team("ger_rifle_mg", 20, 10, 180, flags=MOVED_AND_SHOT),
            team("ger_hmg", 20, 13, 180, flags=MOVED_AND_SHOT),
        ),
    )
    assert refused(mixed, "shoot 1: 2.0 at 2; priority 2 gun").rule == "FW-9.5"
    after(mixed, "shoot 1: 1.0 x1 at 2; priority 2 gun", 1)
    assert refused(mixed, "shoot 1: 1.0 at 2; type 2 ger_hmg").rule == "FW-9.8"
    far = shot(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon(
            "B",
            team("cromwell_iv", 20, 10, flags=MOVED_AND_SHOT),
            team("firefly_vc", 60, 10, flags=MOVED_AND_SHOT),
        ),
    )
    refusal = refused(far, "shoot 1: 1.0 at 2; type 2 firefly_vc")
    assert (refusal.rule, refusal.key) == ("FW-9.8", "type-no-target")


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


@pytest.mark.rule("FW-9.15", "FW-9.16")
@pytest.mark.parametrize(("kind", "rule"), [("jeep", "FW-9.15"), ("us_rifle", "FW-9.16")])
def test_a_save_cites_the_rule_of_its_team(kind: str, rule: str) -> None:
    state = scene(
        platoon("A", team("ger_rifle_mg", 10, 10)),
        platoon("B", team(kind, 20, 10, 180, flags=["moved"])),
        step="shooting",
    )
    step = play(state, "shoot 1: 1.0 x1 at 2", 6, 6)
    assert [event.rule for event in step.told.events if event.key == "save"] == [rule]


@pytest.mark.rule("FW-9.12")
@pytest.mark.parametrize(
    ("total", "passed", "result"),
    [
        (12, True, ArmourResult.BOUNCED),
        (11, True, ArmourResult.BAILED_OUT),
        (11, False, ArmourResult.UNHURT),
        (10, True, ArmourResult.DESTROYED),
        (10, False, ArmourResult.BAILED_OUT),
    ],
)
def test_die_and_armour_against_anti_tank_then_firepower(
    total: int, passed: bool, result: ArmourResult
) -> None:
    assert armour_result(total, 11, passed) is result


def rifles(*roles: str, **more: Any) -> State:
    """Two dice of a machine-gun against rifle teams side by side."""
    foes = [
        team("us_rifle", 20, 8 + 2 * row, 180, role=role, flags=["moved"])
        for row, role in enumerate(roles)
    ]
    return scene(
        platoon("A", team("ger_rifle_mg", 10, 10)), platoon("B", *foes), step="shooting", **more
    )


@pytest.mark.rule("FW-9.10")
def test_hits_on_teams_that_are_alike_are_not_asked_about() -> None:
    alike = ("", "", "")
    shoot = "shoot 1: 1.0 x2 at 2"
    assert asks(after(rifles(*alike), shoot, 6, 6)) == "ask-allocate"  # a position that asks all
    assert asks(after(rifles(*alike, asks="needed"), shoot, 6, 6, 6, 6)) == ""


@pytest.mark.rule("FW-9.10")
def test_the_commander_comes_last_in_the_default_order() -> None:
    led = after(rifles("platoon_commander", "", "", asks="needed"), "shoot 1: 1.0 x1 at 2", 6)
    question = led.question()
    assert question is not None
    assert question.default(led).text() == "allocate 3 4 2"


@pytest.mark.rule("FW-9.19", "FW-9.21", "FW-11.12")
def test_passengers_of_a_vehicle_destroyed_in_an_assault_must_save() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon(
            "B",
            {"type": "ger_rifle_mg", "carrier": 4},
            {"type": "ger_rifle_mg", "carrier": 4},
            team("truck", 13, 10, 90),
        ),
    )
    fought = after(state, "assault 1 at 2: 1 10,10 11.875,10 @0", 4, 5, 4)
    assert fought.team(4).place == DESTROYED
    assert fought.team(3).place == DESTROYED
    assert fought.platoon(2).pinned
    assert asks(fought) == "ask-place"
    assert GAME.dump(GAME.load(GAME.dump(fought))) == GAME.dump(fought)
    assert after(fought, "place: 2 15.5,10 @0", 4).team(2).place == ON_TABLE


@pytest.mark.rule("FW-9.7", "FW-10.1")
def test_hits_without_high_explosive_are_told_to_have_no_effect_on_infantry() -> None:
    state = scene(
        platoon("A", team("firefly_vc", 10, 10)),
        platoon("B", team("ger_rifle_mg", 20, 10, 180, flags=["moved"])),
        step="shooting",
    )
    step = play(state, "shoot 1: 1.0 at 2", 5, 5)
    assert [(event.rule, event.key) for event in step.told.events][-1] == (
        "FW-9.7",
        "hits-without-effect",
    )
    assert step.told.events[-1].args["hits"] == 2
    assert step.state.platoon(2).hits == 0
