"""FW-13: bombardments, with their worked examples."""

from typing import Any

import pytest

from sztab.core.words import say
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DESTROYED, ON_TABLE
from tests.games.flames_of_war.scene import (
    HAS_MOVED,
    MOVED_AND_SHOT,
    after,
    asks,
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


@pytest.mark.rule("FW-13.18", "FW-13.23", "FW-13.25", "FW-13.26", "FW-15.1")
def test_rocket_launchers_betray_themselves_by_their_trails() -> None:
    wood = {"id": "w", "type": "woods", "polygon": [[30, 0], [34, 0], [34, 40], [30, 40]]}

    def answer(turn: int) -> State:
        guns = [team("us_81mm", 4, 10 + 2.5 * n) for n in range(3)]
        return scene(
            platoon("A", team("us_command", 10, 10), *guns),
            platoon("B", team("ger_nw41", 42, 12, 180, flags=MOVED_AND_SHOT), trail_turn=turn),
            step="shooting",
            side="A",
            turns=[2, 1],
            terrain=(wood,),
        )

    after(answer(1), "bombard 1 by 1 at 5 he", 1, 1, 1)
    assert refused(answer(0), "bombard 1 by 1 at 5 he").rule == "FW-13.6"


@pytest.mark.rule("FW-13.8", "FW-13.11", "FW-13.13", "FW-13.14", "FW-13.15", "FW-13.7", "FW-13.2")
def test_we_35_a_bombardment_by_four_guns() -> None:
    foe = [team("us_rifle", 40, 12 + 2.2 * n, 180, flags=["shot"]) for n in range(3)]
    state = shot(battery("ger_lefh18", 4), observer(), platoon("B", *foe, training="trained"))
    asked = after(state, "bombard 1 by 6 at 8 he", 3, 4, 4, 3, 6)
    assert asks(asked) == "ask-allocate"
    assert asked.platoon(3).pinned
    question = asked.question()
    assert question is not None
    assert question.default(asked).text() == "allocate 7 8 9"
    other = after(asked, "allocate 9 8 7", 2, 5)
    assert [one.place for one in other.teams[6:9]] == [ON_TABLE, DESTROYED, ON_TABLE]
    step = play(asked, "allocate 7 8 9", 2, 5)
    assert [one.place for one in step.state.teams[6:9]] == [DESTROYED, ON_TABLE, ON_TABLE]
    assert step.state.platoon(3).pinned
    assert step.state.platoon(1).ranged_turn == 1


@pytest.mark.rule("FW-13.12", "FW-13.16", "FW-13.17")
@pytest.mark.parametrize(
    ("type", "guns", "dice", "hit"),
    [
        ("ger_gw34", 2, (5, 3), False),
        ("ger_gw34", 1, (5, 5), True),
        ("ger_gw34", 6, (2, 4), True),
        ("ger_nw41", 6, (2,), False),
    ],
)
def test_we_36_the_number_of_guns(type: str, guns: int, dice: tuple[int, ...], hit: bool) -> None:
    state = shot(
        battery(type, guns, "trained"),
        observer(),
        platoon("B", team("us_rifle", 40, 14, 180, flags=HAS_MOVED), training="trained"),
    )
    director = guns + 2
    step = play(
        state, f"bombard 1 by {director} at {director + 1} he", 3, *dice, *([6] if hit else [])
    )
    assert step.state.platoon(3).pinned is hit


@pytest.mark.rule("FW-13.19", "FW-13.20", "FW-13.21", "FW-3.2")
def test_we_37_smoke_drifts_with_the_wind() -> None:
    state = shot(
        platoon("A", team("us_command", 3, 10), *[team("us_81mm", 6, 7 + 2 * n) for n in range(4)]),
        observer(),
        platoon("B", team("ger_rifle_mg", 40, 10, 180, flags=HAS_MOVED)),
    )
    smoked = after(state, "bombard 1 by 6 at 7 smoke", 6, 2)
    first, second = smoked.smokes
    assert (first.x, first.y) == (40000, 10000)
    assert (second.x - first.x, second.y - first.y) == (3000, 5196)
    assert not smoked.platoon(3).pinned
    starting = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("ger_rifle_mg", 60, 40)),
        step="starting",
        smoke=[{"at": [40, 10, 0], "side": "A"}, {"at": [50, 10, 0], "side": "B"}],
    )
    assert [one.side for one in after(starting, "starting").smokes] == [1]


@pytest.mark.rule("FW-13.3", "FW-13.4", "FW-13.6", "FW-13.1", "FW-13.22")
def test_who_cannot_bombard() -> None:
    foe = platoon("B", team("us_rifle", 40, 14, 180, flags=HAS_MOVED))
    state = shot(battery("ger_lefh18", 2), observer(), foe)
    after(state, "bombard 1 by 4 at 5 he; guns 2", 1, 1, 1)
    assert refused(state, "shoot 1: 2.0 at 3").rule == "FW-7.8"
    moved = shot(battery("ger_lefh18", 2), observer(flags=HAS_MOVED), foe)
    assert refused(moved, "bombard 1 by 4 at 5 he").rule == "FW-13.6"
    near = shot(
        battery("ger_lefh18", 2),
        observer(),
        platoon("B", team("us_rifle", 12, 12, 180, flags=HAS_MOVED)),
    )
    assert refused(near, "bombard 1 by 4 at 5 he").rule == "FW-13.4"
    pinned = shot(battery("ger_lefh18", 2, pinned=True), observer(), foe)
    assert refused(pinned, "bombard 1 by 4 at 5 he").rule == "FW-10.2"
    mortars = shot(battery("ger_gw34", 2), foe)
    assert refused(mortars, "shoot 1: 2.0 at 2").rule == "FW-13.1"
    assert refused(mortars, "bombard 2 by 1 at 4 he").rule == "FW-2.9"


@pytest.mark.rule("FW-13.5")
def test_guns_do_not_fire_over_near_woods_but_mortars_do() -> None:
    wood = {"id": "w", "type": "woods", "polygon": [[9, 5], [12, 5], [12, 25], [9, 25]]}
    foe = platoon("B", team("us_rifle", 40, 14, 180, flags=HAS_MOVED))
    guns = shot(battery("ger_lefh18", 2), observer(), foe, terrain=(wood,))
    assert refused(guns, "bombard 1 by 4 at 5 he").rule == "FW-13.5"
    mortars = shot(battery("ger_gw34", 2), observer(), foe, terrain=(wood,))
    after(mortars, "bombard 1 by 4 at 5 he", 1, 1, 1)


@pytest.mark.rule("FW-13.9", "FW-13.24", "FW-13.10")
def test_a_battery_with_staff_repeats_its_bombardment() -> None:
    def with_turn(turn: int, staff: bool) -> State:
        people = [team("ger_staff", 3, 14, role="staff")] if staff else []
        guns = [team("ger_lefh18", 6, 10 + 3 * n) for n in range(3)]
        lead = team("ger_command", 3, 10, role="platoon_commander")
        fire = {"ranged": [40, 14], "ranged_turn": turn}
        return shot(
            platoon("A", lead, *guns, *people, **fire),
            platoon(
                "A", team("ger_observer", 20, 10, role="observer"), independent=True, battery=1
            ),
            platoon("B", team("us_rifle", 40, 14, 180)),
            turns=[2, 1],
        )

    text = f"bombard 1 by {6} repeat"
    step = play(with_turn(1, True), text, 4, 3)
    assert "ranges-in" not in told(step)
    assert step.state.platoon(3).pinned
    assert refused(with_turn(2, True), text).rule == "FW-13.9"
    assert refused(with_turn(1, False), "bombard 1 by 5 repeat").rule == "FW-13.9"


@pytest.mark.rule("FW-13.3", "FW-13.4", "FW-13.5", "FW-10.2")
@pytest.mark.parametrize(
    ("more", "gun", "rule", "reason"),
    [
        ({}, {"flags": ["moved"]}, "FW-13.3", "moved"),
        ({"pinned": True}, {}, "FW-10.2", "Pinned"),
        ({}, {"at": [60, 10, 180]}, "FW-13.4", 'nearer than 8"'),
    ],
)
def test_a_gun_that_does_not_bombard_is_told_why(
    more: dict[str, Any], gun: dict[str, Any], rule: str, reason: str
) -> None:
    gun = {**team("ger_lefh18", 10, 10), **gun}
    guns = platoon("A", team("ger_command", 10, 14), gun, **more)
    watcher = platoon("A", team("ger_observer", 40, 10), independent=True, battery=1)
    target = platoon("B", team("us_rifle", 54, 10, 180, flags=HAS_MOVED))
    state = scene(guns, watcher, target, step="shooting")
    refusal = refused(state, "bombard 1 by 3 at 4 he")
    assert refusal.rule == rule
    assert reason in say(GAME, "en", refusal)
