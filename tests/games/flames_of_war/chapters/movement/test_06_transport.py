"""FW-6: transport and buildings."""

from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import BOGGED, MOUNTED, MOVED, ON_TABLE, REAR, TOWED
from tests.games.flames_of_war.scene import (
    HOUSE,
    SMALL_HOUSE,
    after,
    asks,
    at,
    far_enemy,
    platoon,
    play,
    refused,
    scene,
    shot,
    team,
    told,
)


@pytest.mark.rule("FW-6.23")
def test_passengers_of_a_platoon_that_breaks_get_off() -> None:
    rider = {"type": "us_rifle", "carrier": 3, "role": "platoon_commander"}
    lost = {"type": "m4_sherman", "place": "destroyed"}
    state = scene(
        platoon("A", rider, team("us_rifle", 20, 20)),
        platoon("A", team("m4_sherman", 10, 10), lost, lost, lost=True),
        far_enemy(),
        step="shooting",
    )
    broken = after(state, "end-step", 1)
    assert broken.platoon(2).where == 5
    assert broken.platoon(1).pinned
    assert asks(broken) == "ask-place"
    assert after(broken, "place: 1 10,11.5 @90").team(1).place == ON_TABLE


@pytest.mark.rule("FW-6.24")
def test_an_observer_directs_from_a_tank_that_keeps_still() -> None:
    def scene_with(flags: list[str]) -> State:
        guns = [team("ger_lefh18", 6, 10 + 3 * n) for n in range(3)]
        return scene(
            platoon("A", team("ger_command", 3, 10), *guns),
            platoon("A", team("panzer_iv_h", 20, 10, flags=flags)),
            platoon(
                "A",
                {"type": "ger_observer", "carrier": 5, "role": "observer"},
                independent=True,
                battery=1,
            ),
            platoon("B", team("us_rifle", 40, 14, 180, flags=["moved"])),
            step="shooting",
        )

    after(scene_with([]), "bombard 1 by 6 at 7 he", 1, 1, 1)
    assert refused(scene_with(["moved"]), "bombard 1 by 6 at 7 he").rule == "FW-6.24"


@pytest.mark.rule("FW-6.4", "FW-6.5", "FW-6.25", "FW-6.27", "FW-6.2", "FW-6.3", "FW-1.19")
def test_infantry_enters_and_leaves_a_building_through_an_opening() -> None:
    rifles = scene(platoon("A", team("us_rifle", 12.3, 10)), far_enemy(), terrain=(SMALL_HOUSE,))
    inside = after(rifles, "move 1: 1 12.3,10 15.5,10")
    assert at(inside.team(1)) == (15.5, 10, 0)
    assert refused(rifles, "move 1: 1 12.3,10 12.3,8.5 15.5,8.9").rule == "FW-6.4"
    assert refused(rifles, "move 1: 1 12.3,10 13.2,10").rule == "FW-6.27"
    leaving = scene(platoon("A", team("us_rifle", 15.5, 10)), far_enemy(), terrain=(SMALL_HOUSE,))
    assert at(after(leaving, "move 1: 1 15.5,10 7,10").team(1)) == (7, 10, 0)
    assert refused(leaving, "move 1: 1 15.5,10 6.9,10").rule == "FW-5.3"
    assert refused(leaving, "move 1: 1 15.5,10 15.5,5").rule == "FW-6.5"


@pytest.mark.rule("FW-6.6")
def test_cavalry_and_heavier_guns_stay_out_of_buildings() -> None:
    riders = scene(platoon("A", team("sov_cavalry", 12.2, 10)), far_enemy(), terrain=(SMALL_HOUSE,))
    assert refused(riders, "move 1: 1 12.2,10 15,10").rule == "FW-6.6"
    gun = scene(platoon("A", team("ger_flak38", 12.2, 10)), far_enemy(), terrain=(SMALL_HOUSE,))
    assert refused(gun, "move 1: 1 12.2,10 15,10").rule == "FW-6.6"


@pytest.mark.rule("FW-6.10", "FW-6.20", "FW-6.12")
def test_passengers_dismount_before_their_vehicle_moves() -> None:
    state = scene(
        platoon("A", {"type": "us_rifle", "carrier": 2}, team("m3_halftrack", 14, 10)),
        far_enemy(),
    )
    out = after(state, "move 1: 1 14,10.5 14,13; 2 14,10 17,10; dismount 1")
    assert out.team(1).place == ON_TABLE
    assert at(out.team(1))[:2] == (14, 13)
    assert at(out.team(2)) == (17, 10, 0)
    assert out.team(1).has(MOVED)
    assert refused(state, "move 1: 1 14,12 14,13; dismount 1").rule == "FW-6.20"


@pytest.mark.rule("FW-6.11", "FW-6.22")
def test_a_gun_is_unhitched_behind_its_vehicle() -> None:
    state = scene(
        platoon(
            "A",
            team("us_command", 10, 14),
            {"type": "us_57mm", "place": "towed", "carrier": 3},
            team("truck", 14, 12),
        ),
        far_enemy(),
    )
    out = after(state, "move 1: unhitch 2")
    assert out.team(2).place == ON_TABLE
    assert at(out.team(2)) == (11.75, 12, 0)
    towed = after(state, "move 1: 3 14,12 15,12")
    assert towed.team(2).place == TOWED


@pytest.mark.rule("FW-6.13")
def test_an_empty_transport_goes_to_the_rear_when_the_step_ends() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), team("truck", 14, 10)), far_enemy())
    sent = after(state, "move 1: rear 2")
    assert sent.team(2).place == ON_TABLE
    assert after(sent, "end-step").team(2).place == REAR
    assert refused(state, "move 1: rear 1").rule == "FW-6.13"


@pytest.mark.rule("FW-6.15", "FW-6.14")
def test_a_tank_carries_three_teams_of_riders() -> None:
    riders = [team("us_rifle", 10, 6 + 2.1 * n, 90) for n in range(4)]
    state = scene(
        platoon("A", team("us_command", 8, 9), *riders),
        platoon("A", team("m4_sherman", 12, 9, 90)),
        far_enemy(),
    )
    legs = "; ".join(f"{n + 2} 10,{6 + 2.1 * n:g} 11,9 mount 6" for n in range(3))
    on = after(state, f"move 1: {legs}")
    assert [one.place for one in on.teams[1:4]] == [MOUNTED] * 3
    more = legs + "; 5 10,12.3 11,9 mount 6"
    assert refused(state, f"move 1: {more}").rule == "FW-6.15"


@pytest.mark.rule("FW-6.4")
def test_who_began_at_one_opening_may_enter_by_another() -> None:
    two = {
        **SMALL_HOUSE,
        "openings": [
            {"at": [13, 9], "normal": [-1, 0], "width": 1},
            {"at": [13, 11], "normal": [-1, 0], "width": 1},
        ],
    }
    state = scene(platoon("A", team("us_rifle", 12.3, 8.4)), far_enemy(), terrain=(two,))
    inside = after(state, "move 1: 1 12.3,8.4 12.3,11 15.5,10.9")
    assert at(inside.team(1))[:2] == (15.5, 10.9)


@pytest.mark.rule("FW-6.2", "FW-6.27")
def test_a_hut_too_small_for_a_team_holds_one_at_its_centre() -> None:
    hut = {
        "id": "hut",
        "type": "building",
        "polygon": [[13, 9.5], [14, 9.5], [14, 10.5], [13, 10.5]],
        "openings": [{"at": [13, 10], "normal": [-1, 0], "width": 1}],
    }
    state = scene(
        platoon("A", team("us_rifle", 12.3, 10), team("us_rifle", 10, 10)),
        far_enemy(),
        terrain=(hut,),
    )
    assert refused(state, "move 1: 1 12.3,10 13.3,10").rule == "FW-6.27"
    one = after(state, "move 1: 1 12.3,10 13.5,10")
    assert at(one.team(1))[:2] == (13.5, 10)


def scene_before(state: State) -> State:
    """The same table in the Starting step, so that the Movement step begins on it."""
    position = GAME.dump(state)
    assert isinstance(position, dict)
    return GAME.load({**position, "step": "starting", "started": True})


@pytest.mark.rule("FW-6.20", "FW-6.14")
def test_nobody_gets_off_a_vehicle_that_has_moved_and_then_taken_others_aboard() -> None:
    state = scene(
        platoon("A", team("truck", 14, 10)),
        platoon("A", {"type": "us_rifle", "carrier": 1}, team("us_command", 20, 14)),
        far_enemy(),
    )
    begun = after(after(scene_before(state), "end-step"), "move 1: 1 14,10 18,10")
    assert refused(begun, "move 2: dismount 2").rule == "FW-6.20"


@pytest.mark.rule("FW-6.24", "FW-6.15")
def test_an_observer_rides_beyond_the_three_riders() -> None:
    riders = [{"type": "us_rifle", "carrier": 4} for _n in range(3)]
    state = scene(
        platoon("A", *riders),
        platoon("A", team("m4_sherman", 12, 10)),
        platoon("A", team("us_observer", 9, 10, role="observer"), independent=True),
        far_enemy(),
    )
    assert after(state, "move 3: 5 9,10 10.9,10 mount 4").team(5).place == MOUNTED


@pytest.mark.rule("FW-6.19")
def test_a_team_that_ends_on_its_vehicle_to_mount_does_not_push_it_back() -> None:
    foot = [team("us_command", 10, 10), team("us_rifle", 12.2, 10)]
    truck = team("m3_halftrack", 12, 13, 0, role="transport")
    state = scene(platoon("A", *foot, truck), far_enemy())
    order = "move 1: 3 12,13 12,15 @0; 2 12.2,10 12.2,13.87 mount 3"
    moved = after(state, order)
    assert at(moved.team(3)) == (12, 15, 0)
    assert moved.team(2).carrier == 3
    first = GAME.by_edition(state, "1")
    assert at(after(first, order).team(3)) == (12, 13, 0)  # its games go on as they were played


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


def at_the_house(x: float, y: float, *more: dict[str, Any]) -> State:
    """A command team beside or in a house with one door at 20,10, and friends."""
    leader = team("us_command", x, y, role="platoon_commander")
    return scene(platoon("A", leader, *more), far_enemy(), terrain=(HOUSE,))


@pytest.mark.rule("FW-6.4", "FW-6.5")
@pytest.mark.parametrize(
    ("x", "y", "way", "rule"),
    [
        (19.3, 12, "19.3,12 20,12 22,12", "FW-6.4"),  # a bend on the wall
        (17, 12, "17,12 20,12 21.5,12", "FW-6.4"),
        (19, 5, "19,5 20,6 22,8", "FW-6.4"),  # over a corner
        (19.3, 10, "19.3,10 20,10 20,12 22,12", "FW-6.4"),  # to the door and along the wall
        (19.3, 10, "19.3,10 20,12 20,10 22,10", "FW-6.4"),  # along the wall and to the door
        (22, 8, "22,8 20,8 17,8", "FW-6.5"),
        (22, 8, "22,8 20,8 20,10 17,10", "FW-6.5"),
    ],
)
def test_a_bend_on_a_wall_leads_through_an_opening_too(
    x: float, y: float, way: str, rule: str
) -> None:
    assert refused(at_the_house(x, y), f"move 1: 1 {way}").rule == rule


@pytest.mark.rule("FW-6.4", "FW-6.25")
def test_a_path_may_bend_in_the_opening_and_is_measured_from_there() -> None:
    inside = after(at_the_house(19.3, 10), "move 1: 1 19.3,10 20,10 22,10")
    assert at(inside.team(1))[0] == 22
    assert at(after(at_the_house(25, 8), "move 1: 1 25,8 20,10 14.1,10").team(1))[0] == 14.1
    assert refused(at_the_house(25, 8), "move 1: 1 25,8 20,10 13.9,10").rule == "FW-5.3"


@pytest.mark.rule("FW-6.4", "FW-6.20")
def test_who_gets_off_beside_a_wall_does_not_step_through_it() -> None:
    tank = team("m4_sherman", 19, 12)  # its front is at the wall
    rider = {"type": "us_command", "carrier": 2, "role": "platoon_commander"}
    state = scene(platoon("A", rider), platoon("A", tank), far_enemy(), terrain=(HOUSE,))
    assert refused(state, "move 1: 1 20,12 22,12; dismount 1").rule == "FW-6.4"


@pytest.mark.rule("FW-6.4")
def test_the_way_into_a_house_leads_through_its_door() -> None:
    def arrives(state: State) -> bool:
        way = GAME.ask(state, 0, "path", {"team": 1, "goal": [21.5, 11.5]})
        return bool(way["arrives"]) and not way["refused"]

    assert not arrives(at_the_house(18, 12))
    assert arrives(at_the_house(18, 12, team("us_rifle", 19.2, 10)))


@pytest.mark.rule("FW-5.22", "FW-6.11")
def test_the_log_tells_guns_from_passengers_and_horses() -> None:
    gun = {"type": "us_57mm", "carrier": 3, "place": "towed"}
    truck = team("truck", 12, 14)
    state = scene(platoon("A", team("us_command", 10, 11), gun, truck), far_enemy())
    assert told(play(state, "move 1: unhitch 2")) == ["is-unhitched"]
    riders = scene(platoon("A", team("sov_cavalry", 10, 10)), far_enemy())
    assert told(play(riders, "move 1: unhorse 1")) == ["leaves-horses"]


@pytest.mark.rule("FW-6.20")
def test_a_gun_without_room_stays_hitched_and_the_log_says_so() -> None:
    gun = {"type": "us_57mm", "carrier": 3, "place": "towed"}
    around = [
        team("m4_sherman", x, y)
        for x, y in ((9.4, 14), (9.4, 15.5), (9.4, 12.5), (12, 15.6), (12, 12.4))
    ]
    ahead = [team("m4_sherman", 14.6, y) for y in (14, 15.5, 12.5)]
    truck = team("truck", 12, 14)
    state = scene(
        platoon("A", team("us_command", 12, 18), gun, truck),
        platoon("A", *around, *ahead),
        far_enemy(),
    )
    step = play(state, "move 1: unhitch 2")
    assert told(step) == ["no-room-to-get-off"]
    assert step.state.team(2).place == TOWED
