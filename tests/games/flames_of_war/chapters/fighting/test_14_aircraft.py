"""FW-14: aircraft, with their worked examples."""

from typing import Any

import pytest

from sztab.core.data.shapes import differences
from sztab.core.errors import PositionError
from sztab.core.words import say
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.shown.seen import SHAPES
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DESTROYED
from tests.games.flames_of_war.scene import (
    HAS_MOVED,
    after,
    asks,
    new,
    platoon,
    play,
    scene,
    team,
    told,
)


@pytest.mark.rule("FW-14.15")
def test_a_position_keeps_the_air_support() -> None:
    state = new(air_a="limited typhoon")
    assert state.pools == (5, 0)
    plane = GAME.load(GAME.dump(state)).field.mission.air[0]
    assert plane is not None
    assert plane.id == "typhoon"
    with pytest.raises(PositionError, match="air"):
        GAME.load({"platoons": [], "air": {"A": "much typhoon"}})


def air(*platoons: Any, plane: str = "ju87d", **more: Any) -> State:
    support = {
        "A": {"level": "limited", "aircraft": plane},
        "B": {"level": "sporadic", "aircraft": "typhoon"},
    }
    return scene(*platoons, mission={"air_support": support}, **more)


@pytest.mark.rule("FW-14.1", "FW-14.2", "FW-14.3", "FW-14.4", "FW-14.15")
def test_we_38_calling_aircraft() -> None:
    plane = list(GAME.catalog("").aircraft)[2]
    state = air(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("us_rifle", 60, 40)),
        plane=plane,
        step="starting",
        pools=[5, 3],
    )
    asked = after(state, "starting: air", 1, 2, 4, 4, 5)
    assert asks(asked) == "ask-intercept"
    came = after(asked, "intercept yes", 5, 4)
    assert came.pools == (4, 2)
    assert came.aircraft == 2
    assert after(asked, "intercept yes", 6).aircraft == 0
    assert after(asked, "intercept no", 6).aircraft == 3


def aircraft_named(word: str) -> str:
    return next(id for id in GAME.catalog("").aircraft if word in id)


@pytest.mark.rule("FW-14.8", "FW-14.9", "FW-14.16", "FW-14.17", "FW-14.5", "FW-14.7")
def test_we_39_flak_against_a_flying_tank() -> None:
    def attack(plane: str) -> State:
        state = air(
            platoon("A", team("us_rifle", 10, 3)),
            platoon("B", team("ger_flak38", 40, 24, 180), training="veteran"),
            plane=aircraft_named(plane),
            step="shooting",
            aircraft=1,
        )
        return after(after(state, "end-step"), "air-strike 2 0")

    flak = attack("il")
    survives = after(flak, "aa-fire: 2.0 at 1", 3, 5, 4, *[1, 1, 1])
    assert survives.aircraft == 0
    typhoon = attack("typhoon")
    downed = play(typhoon, "aa-fire: 2.0 at 1", 3, 5)
    assert "shot-down" in told(downed)


@pytest.mark.rule("FW-14.6", "FW-14.10", "FW-14.11", "FW-14.12", "FW-14.13", "FW-14.14", "FW-14.18")
def test_we_40_an_air_strike() -> None:
    def attack(x: float) -> State:
        state = air(
            platoon("A", team("us_rifle", x, 24)),
            platoon(
                "B",
                team("m4_sherman", 40, 24, 90, flags=HAS_MOVED),
                team("m4_sherman", 42, 24, 90, flags=HAS_MOVED),
                team("m4_sherman", 52, 24, 90, flags=HAS_MOVED),
                training="trained",
            ),
            plane=aircraft_named("ju87d"),
            step="shooting",
            aircraft=1,
        )
        return after(state, "end-step")

    asked = attack(10)
    assert asks(asked) == "ask-air-strike"
    dived = after(asked, "air-strike 2 0")
    struck = after(dived, "aa-fire", 3, 4, 5, 2)
    assert asks(struck) == "ask-allocate"
    hit = after(struck, "allocate 2 3", 3, 2)
    assert after(struck, "allocate 3 2", 3, 2).team(3).place == DESTROYED
    assert hit.team(2).place == DESTROYED
    near = play(attack(23.5), "air-strike 2 0")
    assert "aircraft-leave" in told(near)
    assert after(asked, "decline").step == 4


@pytest.mark.rule("FW-14.6", "FW-14.7")
@pytest.mark.parametrize(
    ("x", "y", "rule", "reason"),
    [(20, 10, "FW-14.6", "Friendly teams"), (40, 4.1, "FW-14.7", "no room")],
)
def test_aircraft_that_leave_say_why(x: float, y: float, rule: str, reason: str) -> None:
    state = air(
        platoon("A", team("us_command", 10, 8)),
        platoon("B", team("m4_sherman", x, y, 180, flags=HAS_MOVED)),
        step="shooting",
        aircraft=2,
    )
    step = play(after(state, "end-step"), "air-strike 2 0")
    left = next(event for event in step.told.events if event.key == "aircraft-leave")
    assert left.rule == rule
    assert reason in say(GAME, "en", left)


def test_a_call_for_aircraft_is_offered_by_its_marker_and_has_its_chance() -> None:
    own, foe = platoon("A", team("us_rifle", 10, 10)), platoon("B", team("us_rifle", 60, 40))
    state = air(own, foe, step="starting", pools=[2, 1])
    offer = next(one for one in GAME.offers(state, 0) if one.picks == ("aircraft-A",))
    assert offer.text == "starting: air"
    answer = GAME.ask(state, 0, "air", {})
    assert (answer["may_call"], answer["dice"], answer["needed"]) == (True, 2, 5)
    assert answer["chance"] == pytest.approx(5 / 9, abs=0.001)
    assert answer["targets"] == []
    assert not GAME.ask(state, 1, "air", {})["may_call"]


def test_each_target_of_a_strike_says_its_number_its_template_and_why_not() -> None:
    state = air(
        platoon("A", team("us_rifle", 10, 24)),
        platoon(
            "B",
            team("m4_sherman", 40, 24, 90, flags=HAS_MOVED),
            team("m4_sherman", 42, 24, 90, flags=HAS_MOVED),
            team("ger_flak38", 20, 24, 180),
            training="trained",
        ),
        plane=aircraft_named("ju87d"),
        step="shooting",
        aircraft=1,
    )
    asked = after(state, "end-step")
    answer = GAME.ask(asked, 0, "air", {})
    assert list(differences(SHAPES.answers["air"], answer)) == []
    targets = {one["team"]: one for one in answer["targets"]}
    assert set(targets) == {2, 3, 4}
    tank, flak = targets[2], targets[4]
    assert (tank["needed"], tank["enemy"], tank["own"], tank["why"]) == (3, [2, 3], [], None)
    assert tank["chance"] == pytest.approx(1 - (1 / 3) ** 3, abs=0.001)
    assert len(tank["corners"]) == 4
    assert (flak["chance"], flak["flak"], flak["why"]["rule"]) == (0, 0, "FW-14.6")
    assert GAME.ask(asked, 1, "air", {})["targets"] == []


def test_the_aircraft_that_flak_answers_lie_on_the_view() -> None:
    state = air(
        platoon("A", team("us_rifle", 10, 3)),
        platoon("B", team("ger_flak38", 40, 24, 180), training="veteran"),
        step="shooting",
        aircraft=1,
    )
    asked = after(after(state, "end-step"), "air-strike 2 0")
    view = GAME.view(asked, 1)
    assert list(differences(SHAPES.view, view)) == []
    assert view["question"]["places"] == [(40.0, 18.0)]
    assert view["table"]["waits"]
