"""FW-6 from outside: buildings, transport, recovery."""

from typing import Any

import pytest

from sztab.core.said import Refusal
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.looking import (
    HOUSE,
    broken,
    flags,
    group,
    look,
    moved,
    place,
    run,
)
from tests.games.flames_of_war.scene import after, far_enemy, platoon, refused, scene, team


@pytest.mark.rule("FW-6.4")
def test_infantry_enter_by_an_opening_they_stood_at() -> None:
    at_door = scene(platoon("A", team("us_rifle", 17.275, 11)), far_enemy(), terrain=(HOUSE,))
    assert GAME.check(at_door, 0, GAME.parse("move 1: 1 17.275,11 20,11")) is None
    assert refused(at_door, "move 1: 1 17.275,11 20,13").rule == "FW-6.4"
    away = scene(platoon("A", team("us_rifle", 14, 11)), far_enemy(), terrain=(HOUSE,))
    assert refused(away, "move 1: 1 14,11 20,11").rule == "FW-6.4"


@pytest.mark.rule("FW-6.4")
def test_a_friend_at_the_opening_lets_another_in() -> None:
    state = scene(
        platoon("A", team("us_rifle", 17.275, 11), team("us_rifle", 14, 11)),
        far_enemy(),
        terrain=(HOUSE,),
    )
    assert GAME.check(state, 0, GAME.parse("move 1: 2 14,11 19.9,11")) is None


@pytest.mark.rule("FW-6.5", "FW-6.25")
def test_leaving_a_building_is_measured_from_the_opening() -> None:
    state = scene(platoon("A", team("us_rifle", 21, 11)), far_enemy(), terrain=(HOUSE,))
    assert GAME.check(state, 0, GAME.parse("move 1: 1 21,11 30,11")) is None
    assert refused(state, "move 1: 1 21,11 30.1,11").rule == "FW-5.3"
    assert refused(state, "move 1: 1 21,11 21,16").rule == "FW-6.5"


@pytest.mark.rule("FW-6.6", "FW-6.7")
def test_who_may_not_enter_a_building() -> None:
    def rule(kind: str) -> str:
        x = 17.05 if kind == "sov_cavalry" else 16
        state = scene(platoon("A", team(kind, x, 11)), far_enemy(), terrain=(HOUSE,))
        return refused(state, f"move 1: 1 {x},11 {17.9 if kind == 'ger_pak40' else 20},11").rule

    assert rule("sov_cavalry") == "FW-6.6"
    assert rule("truck") == "FW-6.7"
    pak = scene(platoon("A", team("ger_pak40", 16.5, 11)), far_enemy(), terrain=(HOUSE,))
    assert refused(pak, "move 1: 1 16.5,11 18.4,11").rule == "FW-6.6"
    tank = scene(platoon("A", team("m10", 14, 10)), far_enemy(), terrain=(HOUSE,))
    assert look(after(tank, "move 1: 1 14,10 20,10", 4), 1)["at"] == [20, 10, 0]
    assert look(after(tank, "move 1: 1 14,10 20,10", 3), 1)["at"] == [18, 10, 0]


@pytest.mark.rule("FW-6.2", "FW-6.27")
def test_a_hut_too_small_for_a_base_holds_one_at_its_centre() -> None:
    hut = {
        "id": "hut", "type": "building", "height": 2.5,
        "polygon": [[18, 10.5], [19, 10.5], [19, 11.5], [18, 11.5]],
        "openings": [{"at": [18, 11], "normal": [-1, 0], "width": 1}],
    }  # fmt: skip
    state = scene(platoon("A", team("us_rifle", 17.275, 11)), far_enemy(), terrain=(hut,))
    inside = after(state, "move 1: 1 17.275,11 18.5,11")
    assert look(inside, 1)["at"][:2] == [18.5, 11]
    house = scene(platoon("A", team("us_rifle", 17.275, 11)), far_enemy(), terrain=(HOUSE,))
    assert refused(house, "move 1: 1 17.275,11 18.3,11").rule == "FW-6.27"


def carried(*more: dict[str, Any], **kinds: Any) -> State:
    """Two teams in a half-track at 20,10."""
    return scene(
        platoon(
            "A",
            {"type": "us_command", "carrier": 3},
            {"type": "us_rifle", "carrier": 3},
            team("m3_halftrack", 20, 10),
        ),
        *(more or (far_enemy(),)),
        **kinds,
    )


@pytest.mark.rule("FW-6.10", "FW-6.20")
def test_passengers_get_off_at_the_outline_and_walk_from_there() -> None:
    state = carried()
    out = after(state, "move 1: 2 20,10.5 20,15; dismount 2")
    assert look(out, 2)["at"][:2] == [20, 15]
    assert place(out, 1) == "mounted"
    assert {"moved"} <= flags(out, 2)
    assert {"moved"} <= flags(out, 3)
    assert "FW-5.3" in broken(refused(state, "move 1: 2 20,10.5 20,16.6; dismount 2"))
    assert "FW-6.20" in broken(refused(state, "move 1: 2 20,12 20,14; dismount 2"))


@pytest.mark.rule("FW-6.10")
def test_the_vehicle_may_drive_on_after_unloading() -> None:
    out = after(carried(), "move 1: 1 20,10.5 20,12; 3 20,10 24,10; dismount 1")
    assert look(out, 3)["at"] == [24, 10, 0]
    assert place(out, 1) == "table"


@pytest.mark.rule("FW-6.9", "FW-6.19")
def test_mounting_needs_contact_and_counts_as_a_move_of_the_vehicle() -> None:
    state = scene(
        platoon(
            "A", team("us_command", 22, 14), team("us_rifle", 20, 14), team("m3_halftrack", 20, 10)
        ),
        far_enemy(),
    )
    aboard = after(state, "move 1: 2 20,14 20,11.5 mount 3")
    assert place(aboard, 2) == "mounted"
    assert look(aboard, 2)["carrier"] == 3
    assert "moved" in flags(aboard, 3)
    assert "moved" in flags(aboard, 2)
    assert "FW-6.19" in broken(refused(state, "move 1: 2 20,14 20,12 mount 3"))


@pytest.mark.rule("FW-6.8", "FW-6.14")
def test_a_team_mounts_its_own_platoons_transport_or_a_transport_platoon() -> None:
    def boarding(*others: dict[str, Any]) -> Refusal | None:
        state = scene(
            platoon("A", team("us_command", 22, 14), team("us_rifle", 20, 14)),
            platoon("A", *others),
            far_enemy(),
        )
        return GAME.check(state, 0, GAME.parse("move 1: 2 20,14 20,11.5 mount 3"))

    foreign = boarding(team("truck", 20, 10), team("us_command", 20, 7))
    assert foreign is not None
    assert foreign.rule == "FW-6.8"
    assert boarding(team("truck", 20, 10), team("truck", 20, 7)) is None


@pytest.mark.rule("FW-6.14")
def test_a_lorry_of_a_transport_platoon_holds_five() -> None:
    full = [{"type": "us_rifle", "carrier": 7} for _ in range(5)]
    state = scene(
        platoon("A", team("us_command", 20, 11.5), *full),
        platoon("A", team("truck", 20, 10)),
        far_enemy(),
    )
    assert refused(state, "move 1: 1 mount 7").rule == "FW-6.14"


@pytest.mark.rule("FW-6.11")
def test_a_gun_is_hitched_and_set_down_behind_its_lorry() -> None:
    state = scene(
        platoon("A", team("us_command", 20, 14), team("us_57mm", 17.75, 10), team("truck", 20, 10)),
        far_enemy(),
    )
    towed = after(state, "move 1: 2 mount 3")
    assert place(towed, 2) == "towed"
    state = scene(
        platoon(
            "A",
            team("us_command", 20, 14),
            {"type": "us_57mm", "carrier": 3},
            team("truck", 20, 10),
        ),
        far_enemy(),
    )
    assert place(state, 2) == "towed"
    down = after(state, "move 1: unhitch 2")
    assert look(down, 2)["at"][:2] == [17.75, 10]
    assert "moved" in flags(down, 2)


@pytest.mark.rule("FW-6.11")
def test_one_gun_to_a_vehicle_and_a_jeep_with_a_gun_goes_six_inches() -> None:
    state = scene(
        platoon("A", team("us_command", 20, 14), {"type": "us_57mm", "carrier": 4},
                team("us_57mm", 20, 6.5), team("jeep", 20, 10, 90)),
        far_enemy(),
    )  # fmt: skip
    refusal = refused(state, "move 1: 3 20,6.5 20,8 mount 4")
    assert refusal.rule == "FW-6.11"
    assert GAME.check(state, 0, GAME.parse("move 1: 4 20,10 20,16; 1 20,14 22,14")) is None
    assert "FW-6.11" in broken(refused(state, "move 1: 4 20,10 20,16.1; 1 20,14 22,14"))


@pytest.mark.rule("FW-6.12")
def test_passengers_do_not_shoot() -> None:
    state = carried(platoon("B", team("truck", 28, 10)), step="shooting")
    assert refused(state, "shoot 1: 2.0 at 2").rule == "FW-6.12"


@pytest.mark.rule("FW-6.13")
def test_empty_transports_go_to_the_rear_when_the_step_ends() -> None:
    state = scene(platoon("A", team("us_command", 20, 14), team("truck", 20, 10)), far_enemy())
    waiting = after(state, "move 1: rear 2")
    assert place(waiting, 2) == "table"
    assert place(after(waiting, "end-step"), 2) == "rear"
    assert refused(carried(), "move 1: rear 3").rule == "FW-6.13"


@pytest.mark.rule("FW-6.15")
def test_a_tank_takes_three_riders() -> None:
    riders = [{"type": "us_rifle", "carrier": 5} for _ in range(3)]
    state = scene(
        platoon("A", team("us_command", 20, 11.125), *riders),
        platoon("A", team("m10", 20, 10)),
        far_enemy(),
    )
    assert refused(state, "move 1: 1 mount 5").rule == "FW-6.15"
    two = scene(
        platoon("A", team("us_command", 20, 11.125), *riders[:0]),
        platoon("A", team("m10", 20, 10)),
        far_enemy(),
    )
    assert place(after(two, "move 1: 1 mount 2"), 1) == "mounted"


def towing(puller: str, pulled: str, *, terrain: tuple[Any, ...] = (), x: float = 12.2) -> State:
    return scene(
        platoon("A", team(puller, 10, 10), team(pulled, x, 10, flags=["bogged"])),
        far_enemy(),
        step="shooting",
        terrain=terrain,
    )


@pytest.mark.rule("FW-6.16", "FW-6.26")
def test_a_recovery_vehicle_pulls_a_tank_free_without_dice_in_the_open() -> None:
    state = after(towing("m32_arv", "m10"), "recover 1 2 6,10")
    assert look(state, 1)["at"] == [6, 10, 0]
    assert look(state, 2)["at"] == [8.2, 10, 0]
    assert "bogged" not in flags(state, 2)
    assert refused(towing("m32_arv", "m10"), "recover 1 2 5.9,10").rule == "FW-6.26"
    assert refused(towing("m32_arv", "m10", x=12.3), "recover 1 2 6,10").rule == "FW-6.16"


@pytest.mark.rule("FW-6.17", "FW-6.18")
def test_another_vehicle_takes_a_skill_test_to_tow_and_no_bigger_one() -> None:
    state = towing("m10", "m10")
    assert "bogged" not in flags(after(state, "recover 1 2 6,10", 4), 2)
    failed = after(state, "recover 1 2 6,10", 3)
    assert look(failed, 1)["at"] == [10, 10, 0]
    assert "bogged" in flags(failed, 2)
    assert "bogged" not in flags(failed, 1)
    assert refused(towing("m10", "panther_a", x=12.4), "recover 1 2 6,10").rule == "FW-6.17"


@pytest.mark.rule("FW-6.18")
def test_a_failed_tow_in_difficult_ground_bogs_the_towing_vehicle() -> None:
    woods = ({"id": "wood", "type": "woods", "polygon": [[0, 5], [25, 5], [25, 15], [0, 15]]},)
    failed = after(towing("m32_arv", "m10", terrain=woods), "recover 1 2 6,10", 1)
    assert "bogged" in flags(failed, 1)
    assert look(failed, 1)["at"] == [10, 10, 0]


@pytest.mark.rule("FW-6.18", "FW-2.8")
def test_wide_tracks_get_their_second_die_when_towing_too() -> None:
    woods = ({"id": "wood", "type": "woods", "polygon": [[0, 5], [25, 5], [25, 15], [0, 15]]},)
    state = towing("panther_a", "panzer_iv_h", terrain=woods, x=12.4)
    freed = after(state, "recover 1 2 6,10", 3, 4)
    assert "bogged" not in flags(freed, 1)
    assert look(freed, 2)["at"] == [8.4, 10, 0]
    stuck = after(state, "recover 1 2 6,10", 3, 3)
    assert "bogged" in flags(stuck, 1)
    assert look(stuck, 2)["at"] == [12.4, 10, 0]


@pytest.mark.rule("FW-6.1", "FW-5.13")
def test_nobody_doubles_out_of_a_building() -> None:
    state = scene(platoon("A", team("us_rifle", 21, 11)), far_enemy(), terrain=(HOUSE,))
    assert "FW-5.13" in broken(refused(state, "move 1: 1 double 21,11 32,11"))


@pytest.mark.rule("FW-6.16", "FW-6.17")
def test_only_a_recovery_vehicle_tows_a_wreck() -> None:
    def beside_a_wreck(kind: str) -> State:
        lost = {"type": "m10", "place": "destroyed", "at": [12.2, 10, 0]}
        return scene(
            platoon("A", team(kind, 10, 10), lost),
            far_enemy(),
            step="shooting",
            wrecks=[[12.2, 10, 0, 2]],
        )

    towed = after(beside_a_wreck("m32_arv"), "recover 1 2 6,10")
    assert GAME.dump(towed)["wrecks"] == [[8.2, 10, 0, 2]]
    assert refused(beside_a_wreck("m10"), "recover 1 2 6,10").rule == "FW-6.16"


@pytest.mark.rule("FW-6.18", "FW-2.12")
def test_neither_shoots_after_a_tow_and_both_have_moved() -> None:
    state = after(towing("m10", "m10"), "recover 1 2 6,10", 4)
    for each in ("1.0", "2.0"):
        assert refused(state, f"shoot 1: {each} at 2").rule == "FW-6.18"
    assert "moved" in flags(state, 1)
    assert "moved" in flags(state, 2)


@pytest.mark.rule("FW-6.16", "FW-5.16")
def test_out_of_very_difficult_ground_a_recovery_vehicle_takes_the_skill_test() -> None:
    line = {"id": "bocage", "type": "bocage", "path": [[8, 5], [8, 15]]}
    state = towing("m32_arv", "m10", terrain=(line,))
    assert "bogged" in flags(after(state, "recover 1 2 6,10", 3), 1)
    assert "bogged" not in flags(after(state, "recover 1 2 6,10", 4), 2)


@pytest.mark.rule("FW-6.22")
def test_a_gun_that_survives_its_lorry_stands_behind_its_place() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon(
            "B", team("ger_command", 40, 30), {"type": "ger_pak40", "carrier": 4},
            moved("truck", 22, 10),
        ),
        step="shooting",
    )  # fmt: skip
    placed = run(state, ["shoot 1: 1.0 x1 at 2", "default"], 3, 3, 5)
    assert look(placed, 3)["at"][:2] == [24.25, 10]
    assert group(placed, 2)["pinned"]


@pytest.mark.rule("FW-6.24", "FW-13.10")
def test_an_observer_directs_from_a_tank_that_neither_moves_nor_shoots() -> None:
    def directed(*flag: str) -> State:
        return scene(
            platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
            platoon("A", team("m4_sherman", 20, 20, flags=list(flag))),
            platoon("A", {"type": "us_observer", "carrier": 3}, battery=1),
            platoon("B", moved("us_rifle", 36, 20)),
            step="shooting",
        )

    assert refused(directed("moved"), "bombard 1 by 4 at 5 he").rule == "FW-6.24"
    assert refused(directed("bogged"), "bombard 1 by 4 at 5 he").rule == "FW-6.24"
    fired = after(directed(), "bombard 1 by 4 at 5 he", 3, 3)
    assert refused(fired, "shoot 2: 3.0 at 4").rule == "FW-13.6"


@pytest.mark.rule("FW-6.20", "FW-6.15")
def test_riders_get_off_before_their_tank_moves_and_not_after() -> None:
    state = scene(
        platoon("A", {"type": "us_command", "carrier": 3}, {"type": "us_rifle", "carrier": 3}),
        platoon("A", team("m4_sherman", 20, 10)),
        far_enemy(),
    )
    driven = after(state, "move 2: 3 20,10 24,10")
    assert refused(driven, "move 1: 2 24,10.5 24,13; dismount 2").rule == "FW-6.20"
    off = after(state, "move 1: 2 20,10.5 20,13; 1 20,9.5 20,8; dismount 1 2")
    assert GAME.check(off, 0, GAME.parse("move 2: 3 20,10 24,10")) is None


@pytest.mark.rule("FW-6.23")
def test_passengers_of_a_platoon_that_breaks_get_off_pinned() -> None:
    lost = [{"type": "m10", "place": "destroyed"}] * 2
    state = scene(
        platoon("A", team("us_command", 4, 4)),
        platoon("B", team("m10", 30, 10), *lost, lost=True),
        platoon("B", {"type": "us_command", "carrier": 2}, team("us_rifle", 40, 30)),
        step="shooting",
    )
    off = run(state, ["end-step", "default"], 3)
    assert place(off, 5) == "table"
    assert group(off, 3)["pinned"]


@pytest.mark.rule("FW-6.27")
def test_a_vehicle_outside_does_not_stand_in_a_wall_unless_it_drives_in() -> None:
    def parked(kind: str, x: float, *dice: int) -> bool:
        state = scene(platoon("A", team(kind, 14, 10)), far_enemy(), terrain=(HOUSE,))
        order = f"move 1: 1 14,10 {x},10"
        if GAME.check(state, 0, GAME.parse(order)) is None:
            after(state, order, *dice)
            return True
        assert refused(state, order).rule == "FW-6.27"
        return False

    assert parked("truck", 17)
    assert not parked("truck", 17.5)
    assert not parked("m10", 17.5)
    assert parked("m10", 18.5, 4)


@pytest.mark.rule("FW-10.7", "FW-6.10")
def test_without_a_commander_passengers_get_off_but_do_not_walk() -> None:
    lost = {"type": "us_command", "place": "destroyed", "role": "platoon_commander"}
    state = scene(
        platoon("A", lost, {"type": "us_rifle", "carrier": 3}, team("m3_halftrack", 20, 10)),
        far_enemy(),
    )
    assert place(after(state, "move 1: dismount 2"), 2) == "table"
    assert refused(state, "move 1: 2 20,10.5 20,12; dismount 2").rule == "FW-10.7"
