"""FW-13, FW-14, FW-6.16: bombardments, aircraft and recovery, with their worked examples."""

from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import BOGGED, DESTROYED, ON_TABLE
from tests.games.flames_of_war.scene import after, at, platoon, play, refused, scene, team, told

MOVED = ["moved"]


def shot(*platoons: Any, **more: Any) -> State:
    return scene(*platoons, step="shooting", **more)


def asks(state: State) -> str:
    question = state.question()
    return question.name() if question is not None else ""


def battery(type: str, count: int, training: str = "veteran", **more: Any) -> dict[str, Any]:
    guns = [team(type, 6, 10 + 3 * n) for n in range(count)]
    return platoon("A", team("ger_command", 3, 10), *guns, training=training, **more)


def observer(number: int = 1, **more: Any) -> dict[str, Any]:
    return platoon(
        "A", team("ger_observer", 20, 10, role="observer", **more), independent=True, battery=number
    )


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
        platoon("B", team("us_rifle", 40, 14, 180, flags=MOVED), training="trained"),
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
        platoon("B", team("ger_rifle_mg", 40, 10, 180, flags=MOVED)),
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
    foe = platoon("B", team("us_rifle", 40, 14, 180, flags=MOVED))
    state = shot(battery("ger_lefh18", 2), observer(), foe)
    after(state, "bombard 1 by 4 at 5 he; guns 2", 1, 1, 1)
    assert refused(state, "shoot 1: 2.0 at 3").rule == "FW-7.8"
    moved = shot(battery("ger_lefh18", 2), observer(flags=MOVED), foe)
    assert refused(moved, "bombard 1 by 4 at 5 he").rule == "FW-13.6"
    near = shot(
        battery("ger_lefh18", 2),
        observer(),
        platoon("B", team("us_rifle", 12, 12, 180, flags=MOVED)),
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
    foe = platoon("B", team("us_rifle", 40, 14, 180, flags=MOVED))
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


@pytest.mark.rule("FW-15.5")
def test_scouts_disengage_from_a_bombardment_after_the_first_miss() -> None:
    state = shot(
        battery("ger_lefh18", 3),
        observer(),
        platoon("B", team("m8_greyhound", 40, 14, flags=MOVED), training="trained"),
    )
    asked = after(state, "bombard 1 by 5 at 6 he", 2)
    assert asks(asked) == "ask-disengage"
    going = after(asked, "disengage yes", 4)
    done = play(going, "disengage-move: 6 40,14 56,14", 3, 1)
    assert "ranges-in" in told(done)
    assert at(done.state.team(6)) == (56, 14, 0)


# --- aircraft ------------------------------------------------------------------------------------


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
                team("m4_sherman", 40, 24, 90, flags=MOVED),
                team("m4_sherman", 42, 24, 90, flags=MOVED),
                team("m4_sherman", 52, 24, 90, flags=MOVED),
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


# --- recovery ------------------------------------------------------------------------------------


@pytest.mark.rule("FW-6.16", "FW-6.17", "FW-6.18", "FW-6.26")
def test_a_recovery_vehicle_tows_a_bogged_tank_off() -> None:
    wood = {"id": "w", "type": "woods", "polygon": [[15, 5], [25, 5], [25, 15], [15, 15]]}

    def stuck(type: str) -> State:
        return shot(
            platoon("A", team(type, 12.8, 10)),
            platoon("A", team("m4_sherman", 15, 10, flags=["bogged"])),
            platoon("B", team("us_rifle", 60, 40)),
            terrain=(wood,),
        )

    free = after(stuck("m32_arv"), "recover 1 2 9,10")
    assert at(free.team(2))[:2] == (11.2, 10)
    assert not free.team(2).has(BOGGED)
    assert refused(free, "shoot 1: 1.0 at 3").rule == "FW-6.18"
    tank = stuck("m4_sherman")
    assert after(tank, "recover 1 2 9,10", 3).team(2).has(BOGGED)
    assert not after(tank, "recover 1 2 9,10", 4).team(2).has(BOGGED)
    assert refused(tank, "recover 1 2 8,10").rule == "FW-6.26"
    assert refused(stuck("jeep_mg"), "recover 1 2 9,10").rule == "FW-6.17"
