"""FW-13 from outside: artillery."""

from typing import Any

import pytest

from sztab.core.said import Refusal
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.looking import (
    alone,
    ask,
    broken,
    flags,
    group,
    moved,
    place,
    run,
    strip,
)
from tests.games.flames_of_war.scene import after, platoon, refused, scene, team

# 13: artillery


def battery(
    guns: int = 4, kind: str = "us_81mm", *, target: list[str] | None = None, **more: Any
) -> State:
    """A battery at the west edge, an observer (last number of A) half-way, infantry far away."""
    pieces = [team(kind, 4, 6 + 3 * i) for i in range(guns)]
    staff = [team("us_staff", 6.5, 3)] if more.pop("staff", False) else []
    return scene(
        platoon("A", team("us_command", 4, 3), *pieces, *staff, **more.pop("rated", {})),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("us_rifle", 36, 20, 180, flags=target or ["moved"])),
        step="shooting",
        **more,
    )  # fmt: skip


@pytest.mark.rule("FW-13.8", "FW-13.11")
def test_ranging_numbers_and_failed_attempts() -> None:
    state = battery()
    assert ask(state, "to_range", battery=1, by=6, at=7)["needed"] == 3
    # two failures, then ranged in; skill 4 + 2 = 6: hit; saved
    hit = after(state, "bombard 1 by 6 at 7 he", 2, 2, 3, 6, 3)
    assert group(hit, 3)["pinned"]
    missed = after(state, "bombard 1 by 6 at 7 he", 2, 2, 3, 5)
    assert not group(missed, 3).get("pinned")
    none = after(state, "bombard 1 by 6 at 7 he", 2, 2, 2)
    assert not group(none, 3).get("pinned")


@pytest.mark.rule("FW-13.8")
def test_concealment_and_a_company_leader_make_ranging_harder() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        alone("A", team("us_command", 20, 20, role="company_commander")),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    assert ask(state, "to_range", battery=1, by=5, at=6)["needed"] == 6


@pytest.mark.rule("FW-13.3", "FW-13.4")
@pytest.mark.parametrize(
    ("flag", "silent"), [("moved", "FW-13.3"), ("digging", "FW-5.21"), ("bogged", "FW-13.3")]
)
def test_which_guns_take_part(flag: str, silent: str) -> None:
    state = scene(
        platoon(
            "A",
            team("us_command", 4, 3),
            team("us_81mm", 4, 6, flags=[flag]),
            team("us_81mm", 4, 9),
        ),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    answer = ask(state, "to_range", battery=1, by=4, at=5)
    assert answer["guns"] == [3]
    assert refused(state, "bombard 1 by 4 at 5 he; guns 2").rule == silent


@pytest.mark.rule("FW-13.3")
def test_pinned_mortars_do_not_bombard() -> None:
    refusal = refused(battery(rated={"pinned": True}), "bombard 1 by 6 at 7 he")
    assert refusal.rule == "FW-10.2"


@pytest.mark.rule("FW-13.6")
@pytest.mark.parametrize("flag", ["moved", "shot"])
def test_who_directs_has_neither_moved_nor_shot(flag: str) -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon(
            "A",
            team("us_observer", 20, 20, role="observer", flags=[flag]),
            independent=True,
            battery=1,
        ),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    assert refused(state, "bombard 1 by 3 at 4 he").rule == "FW-13.6"


@pytest.mark.rule("FW-13.6")
def test_an_ordinary_team_may_not_direct_nor_one_that_does_not_see() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon("A", team("us_rifle", 20, 20)),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
        terrain=(
            {"id": "wood", "type": "woods", "polygon": [[10, 0], [12, 0], [12, 40], [10, 40]]},
        ),
    )
    assert refused(state, "bombard 1 by 3 at 4 he").rule == "FW-13.6"
    assert refused(state, "bombard 1 by 1 at 4 he").rule == "FW-13.6"


@pytest.mark.rule("FW-13.12")
def test_six_guns_reroll_misses_and_two_reroll_hits() -> None:
    after(battery(6), "bombard 1 by 8 at 9 he", 3, 3, 4, 3)  # ranged; miss, again, hit; saved
    after(battery(2), "bombard 1 by 4 at 5 he", 3, 4, 3)  # ranged; hit, again, miss
    after(battery(1), "bombard 1 by 3 at 4 he", 3, 5, 5, 3)  # needs 5: hit twice; saved


@pytest.mark.rule("FW-13.9", "FW-13.24")
def test_only_a_battery_with_staff_repeats_and_only_once() -> None:
    state = battery(staff=True)
    state = after(state, "bombard 1 by 7 at 8 he", 3, 3)  # ranged in, missed
    for _ in range(6):
        state = run(state, ["end-step"])
    assert (GAME.dump(state)["side"], GAME.dump(state)["step"]) == ("A", "starting")
    state = run(state, ["end-step", "end-step"])
    again = after(state, "bombard 1 by 7 repeat", 4, 3)
    assert group(again, 3)["pinned"]
    for dice in [(), (), (4,), (), (), (), (), ()]:  # B's platoon rallies
        again = run(again, ["end-step"], *dice)
    assert refused(again, "bombard 1 by 7 repeat").rule == "FW-13.9"
    plain = after(battery(), "bombard 1 by 6 at 7 he", 3, 3)
    for _ in range(8):
        plain = run(plain, ["end-step"])
    assert refused(plain, "bombard 1 by 6 repeat").rule == "FW-13.9"


@pytest.mark.rule("FW-13.19", "FW-13.20")
def test_smoke_comes_before_other_fire_and_three_templates_from_six() -> None:
    laid = after(battery(6), "bombard 1 by 8 at 9 smoke", 3, 1)
    clouds = GAME.dump(laid)["smoke"]
    assert len(clouds) == 3
    assert not group(laid, 3).get("pinned")
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("A", team("m10", 20, 24)),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    shot = after(state, "shoot 3: 4.0 x1 at 4", 1)
    assert refused(shot, "bombard 1 by 3 at 5 smoke").rule == "FW-7.1"


@pytest.mark.rule("FW-13.16", "FW-13.17", "FW-13.18")
def test_rockets_pay_nothing_for_failed_attempts_and_leave_trails() -> None:
    state = battery(3, "ger_nw41")
    hit = after(state, "bombard 1 by 5 at 6 he", 2, 2, 3, 4, 3)
    assert group(hit, 3)["pinned"]
    assert group(hit, 1)["trail_turn"] == 1


@pytest.mark.rule("FW-13.5")
def test_a_gun_fires_over_no_wood_within_four_inches_but_a_mortar_does() -> None:
    wood = {"id": "wood", "type": "woods", "polygon": [[7, 0], [8, 0], [8, 30], [7, 30]]}

    def rule(kind: str) -> str | None:
        state = battery(1, kind, terrain=(wood,))
        refusal = GAME.check(state, 0, GAME.parse("bombard 1 by 3 at 4 he"))
        return refusal.rule if refusal else None

    assert rule("us_81mm") is None
    assert rule("us_105mm") in ("FW-13.5", "FW-13.22")


@pytest.mark.rule("FW-13.11", "FW-13.23")
def test_own_teams_under_the_template_are_hit_like_the_enemys() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("A", team("us_rifle", 33.5, 20)),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
    )
    hit = after(state, "bombard 1 by 5 at 7 he", 3, 4, 4, 3, 3)
    assert group(hit, 3)["pinned"]
    assert group(hit, 4)["pinned"]


@pytest.mark.rule("FW-13.14")
def test_foxholes_ask_for_firepower_and_shields_do_not_help() -> None:
    dug = battery(3, target=["moved", "dug_in"])
    # concealed in its foxhole: needs 4
    assert place(after(dug, "bombard 1 by 5 at 6 he", 4, 4, 2, 5), 6) == "table"
    assert place(after(dug, "bombard 1 by 5 at 6 he", 4, 4, 2, 6), 6) == "destroyed"
    gun = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("ger_pak40", 36, 20, 180)),
        step="shooting",
    )
    assert place(after(gun, "bombard 1 by 5 at 6 he", 3, 4, 4), 6) == "destroyed"


@pytest.mark.rule("FW-13.10")
def test_only_an_observer_with_a_staff_lends_his_eyes() -> None:
    def lending(staff: bool) -> Refusal | None:
        extra = [team("us_staff", 6.5, 3)] if staff else []
        other = [team("us_staff", 6.5, 30)] if staff else []
        state = scene(
            platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6), *extra),
            platoon("A", team("us_command", 4, 30), team("us_81mm", 4, 33), *other),
            platoon("A", team("us_observer", 20, 20), battery=1),
            platoon("B", team("us_rifle", 36, 20, 180)),
            step="shooting",
        )
        ids = (7, 8) if staff else (5, 6)
        return GAME.check(state, 0, GAME.parse(f"bombard 2 by {ids[0]} at {ids[1]} he"))

    assert lending(True) is None
    refusal = lending(False)
    assert refusal is not None
    assert refusal.rule == "FW-13.10"


@pytest.mark.rule("FW-2.10")
def test_the_howitzer_tanks_of_a_headquarters_bombard_as_one_battery() -> None:
    state = scene(
        alone("A", team("cromwell_cs", 4, 10)),
        alone("A", team("cromwell_cs", 4, 13)),
        alone("A", team("cromwell_iv", 20, 20, role="company_commander")),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
    )
    answer = ask(state, "to_range", battery=1, by=3, at=4)
    assert answer["guns"] == [1, 2]
    assert answer["needed"] == 4


@pytest.mark.rule("FW-13.13")
def test_hits_are_pooled_and_go_to_teams_in_the_open_first() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon(
            "B", team("us_command", 36, 20, 180, flags=["moved", "dug_in"]),
            moved("us_rifle", 36, 22),
        ),
        step="shooting",
    )  # fmt: skip
    # ranged in on 4; the foxhole is rolled for and hit, the open missed: the open takes it
    hit = after(state, "bombard 1 by 5 at 6 he", 4, 4, 3, 2)
    assert place(hit, 7) == "destroyed"
    assert place(hit, 6) == "table"


@pytest.mark.rule("FW-13.18")
def test_rocket_trails_betray_a_launcher_nobody_sees() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon(
            "B", team("us_command", 36, 25),
            team("ger_nw41", 36, 20, 180, flags=["moved", "shot"]), trail_turn=1,
        ),
        step="shooting",
        turns=[2, 1],
        terrain=(strip(28, 30),),
    )  # fmt: skip
    assert ask(state, "to_range", battery=1, by=3, at=5)["needed"] == 4
    assert GAME.check(state, 0, GAME.parse("bombard 1 by 3 at 5 he")) is None
    assert refused(state, "bombard 1 by 3 at 4 he").rule == "FW-13.6"


@pytest.mark.rule("FW-13.19")
def test_no_smoke_without_smoke_shells() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("sov_120mm", 4, 6)),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    assert refused(state, "bombard 1 by 3 at 4 smoke").rule == "FW-13.19"


@pytest.mark.rule("FW-13.6", "FW-2.10")
def test_a_gun_that_directs_does_not_fire() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6), team("us_81mm", 4, 9)),
        platoon("B", moved("us_rifle", 36, 9)),
        step="shooting",
    )
    assert ask(state, "to_range", battery=1, by=2, at=4)["guns"] == [3]
    assert refused(state, "bombard 1 by 2 at 4 he; guns 2").rule == "FW-13.6"
    staff = scene(
        alone("A", team("cromwell_cs", 4, 10)),
        alone("A", team("cromwell_cs", 20, 20)),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
    )
    answer = ask(staff, "to_range", battery=1, by=2, at=3)
    assert (answer["guns"], answer["needed"]) == ([1], 3)


@pytest.mark.rule("FW-13.22")
def test_a_mixed_battery_fires_with_its_lowest_anti_tank_and_worst_firepower() -> None:
    pieces = [team("us_81mm", 4, 6), team("sov_120mm", 4, 9), team("us_81mm", 4, 12)]
    state = scene(
        platoon("A", team("us_command", 4, 3), *pieces),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("m4_sherman", 36, 20, 180)),
        step="shooting",
    )
    # top 1 + 1 equals anti-tank 2, not 3; firepower 6, not 3+
    assert not flags(after(state, "bombard 1 by 5 at 6 he", 3, 4, 1, 5), 6)
    assert flags(after(state, "bombard 1 by 5 at 6 he", 3, 4, 1, 6), 6) == {"bailed_out"}


@pytest.mark.rule("FW-13.3", "FW-13.4", "FW-13.6")
def test_a_bombardment_is_refused_with_every_fault() -> None:
    near = team("us_81mm", 30, 20)
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6, flags=["moved"]), near),
        platoon("A", team("us_observer", 20, 20, flags=["shot"]), battery=1),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
    )
    refusal = refused(state, "bombard 1 by 4 at 5 he")
    assert broken(refusal) == ["FW-13.3", "FW-13.4", "FW-13.6"]
    assert refused(state, "bombard 1 by 1 at 3 he").rule == "FW-13.7"
