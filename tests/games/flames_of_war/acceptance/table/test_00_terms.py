"""FW-0 to FW-3 from outside: terms, geometry, the turn."""

from random import Random

import pytest

from sztab.core.errors import PositionError
from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.games.flames_of_war import GAME
from tests.games.flames_of_war.acceptance.looking import (
    HEDGE,
    HILL,
    HOUSE,
    ROAD,
    ask,
    flags,
    group,
    look,
    moved,
)
from tests.games.flames_of_war.scene import (
    WOODS,
    after,
    far_enemy,
    platoon,
    play,
    refused,
    scene,
    team,
)

# 0 and 1: conventions and geometry


@pytest.mark.rule("FW-1.3")
@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("move 1: 1 10,10 18.0004,10 @45.04", "move 1: 1 10,10 18,10 @45"),
        ("move 1: 1 10,10 18.0005,10 @45.05", "move 1: 1 10,10 18.001,10 @45.1"),
        ("MOVE 1:1 10,10  18,10;2 @90", "move 1: 1 10,10 18,10; 2 @90"),
        ("move 1: 1 @360", "move 1: 1 @0"),
        ("move 1: 1 @-90", "move 1: 1 @270"),
    ],
)
def test_numbers_are_canonical_before_any_rule_sees_them(typed: str, canonical: str) -> None:
    assert GAME.text(GAME.parse(typed)) == canonical


@pytest.mark.rule("FW-1.3")
def test_a_saved_pose_is_rounded_half_away_from_zero() -> None:
    state = scene(platoon("A", team("truck", 10.0005, 10.0004, 359.96)))
    assert look(state, 1)["at"] == [10.001, 10, 0]


@pytest.mark.rule("FW-0.2", "FW-0.1")
def test_a_hundredth_of_an_inch_over_the_allowance_is_within_it() -> None:
    state = scene(platoon("A", team("panzer_iv_h", 10, 10)), far_enemy())
    assert GAME.check(state, 0, GAME.parse("move 1: 1 10,10 22.01,10")) is None
    assert refused(state, "move 1: 1 10,10 22.011,10").rule == "FW-5.3"


@pytest.mark.rule("FW-1.4")
def test_distance_runs_from_edge_to_edge() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)), platoon("B", team("us_rifle", 20, 10, 180))
    )
    assert ask(state, "distance", **{"from": 1, "to": 2}) == "8.375"


@pytest.mark.rule("FW-1.5")
def test_overlapping_teams_and_teams_over_the_edge_are_no_position() -> None:
    with pytest.raises(PositionError, match="teams 1 and 2 overlap"):
        scene(platoon("A", team("truck", 10, 10), team("truck", 11.9, 10)))
    scene(platoon("A", team("truck", 10, 10), team("truck", 11.99, 10)))
    with pytest.raises(PositionError, match="edge"):
        scene(platoon("A", team("truck", 0.5, 10)))


@pytest.mark.rule("FW-1.17", "FW-1.10")
def test_a_centre_on_the_edge_is_not_inside() -> None:
    def centre_in(x: float) -> list[str]:
        state = scene(platoon("A", team("truck", x, 10)), terrain=(WOODS,))
        return list(ask(state, "terrain", team=1)["centre_in"])

    assert centre_in(15) == centre_in(15.01) == []
    assert centre_in(15.02) == ["wood"]


@pytest.mark.rule("FW-1.11")
def test_ground_is_full_height_on_the_crest_and_half_on_the_slope() -> None:
    state = scene(
        platoon("A", team("truck", 30, 15), team("truck", 22, 15), team("truck", 10, 15)),
        terrain=(HILL,),
    )
    assert [float(ask(state, "terrain", team=n)["ground"]) for n in (1, 2, 3)] == [1.5, 0.75, 0]


@pytest.mark.rule("FW-1.18")
def test_a_mounted_team_is_no_target_and_measured_from_its_vehicle() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", {"type": "us_command", "carrier": 3}, team("m3_halftrack", 30, 10, 180)),
        step="shooting",
    )
    assert ask(state, "distance", **{"from": 1, "to": 2}) == "18"
    rows = ask(state, "to_hit", team=1, weapon=0, target=2)
    assert [row["team"] for row in rows["targets"]] == [3]


@pytest.mark.rule("FW-0.7", "FW-9.8")
def test_dice_come_by_shooter_then_types_then_saves() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10), team("ger_rifle_mg", 10, 14)),
        platoon("B", team("m4_sherman", 20, 10, 180), team("firefly_vc", 20, 14, 180)),
        step="shooting",
    )
    order = "shoot 1: 2.0 x1 at 2; 1.0 x2 at 2; type 2 firefly_vc"
    # tank 3 and 1, rifles 3; type dice 5 (the Firefly) and 1; saves of the Sherman, the Firefly
    step = play(state, order, 3, 1, 3, 5, 1, 6, 6)
    rolled = [
        event.key for event in step.told.events if "die" in event.args or "dice" in event.args
    ]
    assert rolled == ["rolls-to-hit"] * 2 + ["type-die"] * 2 + ["armour-save"] * 2


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize(("y", "contact"), [(11.55, True), (11.551, False)])
def test_contact_is_a_twentieth_of_an_inch(y: float, contact: bool) -> None:
    state = scene(
        platoon(
            "A", team("us_command", 22, 14), team("us_rifle", 20, y), team("m3_halftrack", 20, 10)
        ),
        far_enemy(),
    )
    refusal = GAME.check(state, 0, GAME.parse("move 1: 2 mount 3"))
    assert (refusal is None) is contact


@pytest.mark.rule("FW-1.6")
@pytest.mark.parametrize(("x", "adjacent"), [(17.125, True), (17.124, False)])
def test_adjacent_is_a_quarter_of_an_inch(x: float, adjacent: bool) -> None:
    state = scene(platoon("A", team("us_rifle", x, 11)), far_enemy(), terrain=(HOUSE,))
    refusal = GAME.check(state, 0, GAME.parse(f"move 1: 1 {x},11 20,11"))
    assert (refusal is None) is adjacent


@pytest.mark.rule("FW-1.13")
def test_a_path_that_touches_the_end_of_a_hedge_does_not_cross_it() -> None:
    state = scene(platoon("A", team("truck", 10, 15)), far_enemy(), terrain=(HEDGE,))
    assert look(after(state, "move 1: 1 10,15 17,15"), 1)["at"] == [17, 15, 0]


@pytest.mark.rule("FW-1.10")
def test_a_road_leads_through_a_wood_without_a_check() -> None:
    state = scene(platoon("A", team("truck", 10, 10)), far_enemy(), terrain=(WOODS, ROAD))
    assert look(after(state, "move 1: 1 10,10 26,10"), 1)["at"] == [26, 10, 0]


# 2 and 3: teams and the turn


@pytest.mark.rule("FW-3.3", "FW-3.4", "FW-3.5", "FW-3.6")
def test_rally_remount_and_free_are_tested_in_this_order() -> None:
    state = scene(
        platoon(
            "A", team("m10", 10, 10, flags=["bailed_out"]), team("m10", 10, 14, flags=["bogged"])
        ),
        platoon("A", team("us_command", 10, 20), team("us_rifle", 10, 23), pinned=True),
        far_enemy(),
        step="starting",
    )
    state = after(state, "starting", 4, 4, 4)
    assert not group(state, 2).get("pinned")
    assert not flags(state, 1)
    assert not flags(state, 2)


@pytest.mark.rule("FW-3.6")
def test_each_test_can_be_declined() -> None:
    state = scene(
        platoon(
            "A", team("m10", 10, 10, flags=["bailed_out"]), team("m10", 10, 14, flags=["bogged"])
        ),
        platoon("A", team("us_command", 10, 20), team("us_rifle", 10, 23), pinned=True),
        far_enemy(),
        step="starting",
    )
    state = after(state, "starting: rally none; remount none; free 2", 3)
    assert group(state, 2)["pinned"]
    assert flags(state, 1) == {"bailed_out"}
    assert flags(state, 2) == {"bogged"}


@pytest.mark.rule("FW-3.7")
def test_ending_the_starting_step_takes_all_its_tests() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 20), team("us_rifle", 10, 23), pinned=True),
        far_enemy(),
        step="starting",
    )
    state = after(state, "end-step", 4)
    assert GAME.dump(state)["step"] == "movement"
    assert not group(state, 1).get("pinned")


@pytest.mark.rule("FW-2.5")
def test_flags_last_through_the_opponents_turn_and_go_when_the_owners_begins() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 20, flags=["moved", "shot"])),
        far_enemy(),
        step="assault",
    )
    state = after(state, "end-step")
    assert GAME.dump(state)["side"] == "B"
    assert flags(state, 1) == {"moved", "shot"}
    for _ in range(4):
        state = after(state, "end-step")
    assert GAME.dump(state)["side"] == "A"
    assert not flags(state, 1)


@pytest.mark.rule("FW-3.2", "FW-13.21")
def test_smoke_goes_in_the_next_starting_step_of_who_laid_it() -> None:
    cloud = {"at": [30, 30, 0], "width": 6, "side": "A"}
    state = scene(
        platoon("A", team("us_command", 10, 20)), far_enemy(), step="starting", smoke=[cloud]
    )
    assert "smoke" not in GAME.dump(after(state, "starting"))
    other = scene(
        platoon("A", team("us_command", 10, 20)),
        far_enemy(),
        step="starting",
        side="B",
        smoke=[cloud],
    )
    assert len(GAME.dump(after(other, "starting"))["smoke"]) == 1


@pytest.mark.rule("FW-3.8")
def test_who_has_no_team_at_the_end_of_a_step_loses() -> None:
    state = scene(platoon("A", team("us_command", 10, 20)), step="movement")
    state = after(state, "end-step")
    result = GAME.result(state)
    assert result is not None
    assert result.ranking[0] == (0,)
    assert result.rule == "FW-3.8"


@pytest.mark.rule("FW-3.8")
def test_a_platoon_in_reserve_keeps_its_player_in_the_game() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 20)),
        {"side": "B", "where": "reserve", "teams": [{"type": "us_command"}]},
    )
    assert GAME.result(after(state, "end-step")) is None


@pytest.mark.rule("FW-2.3")
def test_the_worst_rating_of_those_who_act_together_counts() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("us_rifle", 20, 13), training="veteran"),
        platoon(
            "B",
            team("us_command", 20, 10, 180, role="2ic", flags=["moved"], joined=2),
            independent=True,
            training="conscript",
        ),
        step="shooting",
    )
    assert ask(state, "to_hit", team=1, weapon=0, target=2)["lowest"] == 2


@pytest.mark.rule("FW-2.9")
def test_teams_are_numbered_as_in_the_file_and_lone_teams_are_the_last_platoons() -> None:
    options = validated(GAME.id, GAME.options(), {"mission": "hold_the_line"})
    state = GAME.new(options, GAME.seatings[0], SeededFate(Random(1)))
    numbers = {n: [one["id"] for one in group(state, n)["teams"]] for n in (1, 6, 9, 13, 14)}
    assert numbers[9] == [1]
    assert numbers[1] == list(range(5, 16))
    assert numbers[6] == list(range(51, 57))
    assert numbers[13] == [57]
    assert group(state, 13)["battery"] == 6
    assert numbers[14][0] == 67


@pytest.mark.rule("FW-3.5")
def test_a_freed_tank_stays_where_it_is_if_its_place_is_taken() -> None:
    state = scene(
        platoon(
            "A",
            team("m10", 15, 10, flags=["bogged"], pre_bog=[12, 10, 0]),
            team("m10", 11.5, 10),
        ),
        far_enemy(),
        step="starting",
    )
    assert look(after(state, "starting", 4), 1)["at"] == [15, 10, 0]
