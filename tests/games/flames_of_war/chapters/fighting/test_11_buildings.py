"""FW-11: assaults at buildings, and who breaks off or tests afterwards."""

from random import Random
from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c01_table.ground import building_of
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DESTROYED, ON_TABLE
from tests.games.flames_of_war.scene import (
    after,
    asks,
    assault,
    at,
    platoon,
    play,
    refused,
    scene,
    team,
    told,
)

HOUSE = {
    "id": "house",
    "type": "building",
    "polygon": [[20, 6], [26, 6], [26, 14], [20, 14]],
    "openings": [
        {"at": [20, 10], "normal": [-1, 0], "width": 1},
        {"at": [26, 10], "normal": [1, 0], "width": 1},
    ],
}


def besieged(*openings: int, **more: Any) -> State:
    """A team at the western door has struck one of two teams inside; the other must answer."""
    house = {**HOUSE, "openings": [HOUSE["openings"][at] for at in openings]}
    state = assault(
        platoon("A", team("us_rifle", 16, 10), training="trained"),
        platoon(
            "B",
            team("ger_rifle_mg", 23, 12, 180),
            team("ger_rifle_mg", 23, 8, 180, role="platoon_commander"),
            **more,
        ),
        terrain=(house,),
        snapshot=[19000, 10000, 0, 23000, 12000, 1800, 23000, 8000, 1800],
    )
    charged = after(state, "assault 1 at 2: 1 16,10 19.3,10 @0")
    struck = after(after(charged, "defend", 4), "allocate 2 3")
    return after(struck, "break-in", 4)


@pytest.mark.rule("FW-11.28", "FW-11.30", "FW-6.5")
def test_who_breaks_off_from_a_building_leaves_where_no_enemy_watches() -> None:
    state = besieged(0, 1)
    assert refused(state, "break-off: 3 17,8 @180").rule == "FW-11.28"
    assert refused(state, "break-off: 3 30.1,10 @180").rule == "FW-11.28"
    away = after(state, "break-off: 3 30,10 @180")  # 4" from the eastern door
    assert at(away.team(3)) == (30, 10, 180)
    default = GAME.propose(state, 1, Random(1), 1)[0]
    assert after(state, default.text()).team(3).place == ON_TABLE
    shut_in = besieged(0)
    assert refused(shut_in, "break-off: 3 30,10 @180").rule == "FW-11.28"
    default = GAME.propose(shut_in, 1, Random(1), 1)[0]
    kept = after(shut_in, default.text())
    assert building_of(kept, kept.team(3)) == 0  # there is room enough inside to be 4" away


@pytest.mark.rule("FW-11.28", "FW-11.29")
def test_a_counterattack_out_of_a_building_does_not_use_a_watched_opening() -> None:
    state = assault(
        platoon("A", team("us_rifle", 19.3, 10), team("us_rifle", 17.5, 10)),
        platoon("B", team("ger_rifle_mg", 22, 10, 180), team("ger_rifle_mg", 24, 10, 180)),
        terrain=(HOUSE,),
    )
    asked = after(after(state, "assault 1 at 2: 2 17.5,10 18,10 @0"), "defend", 1)
    out = "counterattack: 3 22,10 18.7,10 @180"
    assert refused(asked, out).rule in ("FW-11.29", "FW-11.28")
    free = after(asked, "counterattack", 4, 4)  # both are in contact through the door and strike
    assert asks(free) in ("ask-allocate", "ask-consolidate", "ask-react")


@pytest.mark.rule("FW-11.4", "FW-11.28")
def test_one_charging_team_fights_at_each_opening() -> None:
    state = assault(
        platoon("A", team("us_rifle", 16, 9), team("us_rifle", 16, 11), training="trained"),
        platoon("B", team("ger_rifle_mg", 23, 10, 180)),
        terrain=(HOUSE,),
        snapshot=[19000, 9000, 0, 19000, 11000, 0, 23000, 10000, 1800],
    )
    text = "assault 1 at 2: 1 16,9 19.3,9 @0; 2 16,11 19.3,11 @0"
    step = play(after(state, text), "defend", 3)
    assert told(step).count("strikes") == 1


@pytest.mark.rule("FW-11.18", "FW-11.30", "FW-11.16")
def test_we_33_breaking_off_from_a_tank_with_the_full_outcome() -> None:
    state = assault(
        platoon("A", team("panzer_iv_h", 10, 10), training="veteran"),
        platoon("A", team("ger_rifle_mg", 16.5, 20, 180)),
        platoon(
            "B",
            team("us_rifle", 13.5, 10, 180),
            team("us_rifle", 13.5, 12.2, 180, role="platoon_commander"),
            team("us_57mm", 14, 16, 180),
            team("m4_sherman", 13.2, 7.5, 90, flags=["bailed_out"]),
        ),
    )
    tested = after(state, "assault 1 at 3: 1 10,10 11.875,10 @0", 4)
    failed = after(tested, "defend", 3, 3)  # team 3 falls, the motivation test fails
    assert failed.team(3).place == DESTROYED
    assert refused(failed, "counterattack").rule == "FW-11.16"
    done = after(failed, "break-off: 4 17.5,12.2 @180; 5 18,16 @180")
    assert done.team(4).place == ON_TABLE  # 4.0" and more from the tank
    assert done.team(5).place == DESTROYED  # another enemy is nearer than 4"
    assert done.team(6).place == DESTROYED  # bailed out, it could not move
    straight = assault(
        platoon("A", team("panzer_iv_h", 10, 10), training="veteran"),
        platoon("B", team("us_rifle", 13.5, 10, 180)),
    )
    missed = after(after(straight, "assault 1 at 2: 1 10,10 11.875,10 @0"), "defend", 2)
    broken = after(after(missed, "intent counterattack", 3), "break-off: 2 17.5,10 @180")
    assert broken.team(2).place == ON_TABLE
    assert distance(broken.team(1).box, broken.team(2).box) == pytest.approx(4.0)
    short = after(after(missed, "intent counterattack", 3), "break-off: 2 17.48,10 @180")
    assert short.team(2).place == DESTROYED


@pytest.mark.rule("FW-11.19", "FW-11.32", "FW-10.14")
def test_winners_do_not_touch_who_is_left_of_the_beaten_platoon() -> None:
    state = assault(
        platoon("A", team("m4_sherman", 10, 10), training="trained", motivation="fearless"),
        platoon(
            "B",
            team("ger_rifle_mg", 13, 10, 180, role="platoon_commander"),
            team("panzer_iv_h", 16.9, 10, 90, flags=["bailed_out"]),
        ),
    )
    charged = after(state, "assault 1 at 2: 1 10,10 11.375,10 @0", 3)
    won = after(charged, "defend", 4)
    assert asks(won) == "ask-consolidate"
    assert refused(won, "consolidate: 1 15.375,10 @0").rule == "FW-11.32"
    after(won, "consolidate: 1 15,10 @0")


@pytest.mark.rule("FW-11.16")
def test_who_was_not_hit_passes_by_stage_eight() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10)),
        platoon("B", team("ger_command", 13, 10, 180)),
        step="assault",
    )
    step = play(after(state, "assault 1 at 2: 1 10,10 12,10 @0"), "defend", 1)
    assert [(event.rule, event.key) for event in step.told.events][-1] == ("FW-11.16", "not-hit")


@pytest.mark.rule("FW-11.3")
def test_an_assault_on_ones_own_platoon_is_refused_by_the_rule_of_assaults() -> None:
    two = platoon("A", team("us_command", 10, 10)), platoon("A", team("us_command", 13, 10))
    state = scene(*two, platoon("B", team("ger_command", 40, 10, 180)), step="assault")
    assert refused(state, "assault 1 at 2: 1 10,10 12,10").rule == "FW-11.3"


@pytest.mark.rule("FW-11.16")
def test_who_was_not_hit_by_tanks_is_told_when_it_tests() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10)),
        platoon("B", team("ger_command", 13, 10, 180)),
        step="assault",
    )
    step = play(after(state, "assault 1 at 2: 1 10,10 11.5,10 @0"), "defend", 1)
    assert step.told.events[-1].args["tanks"] == "yes"
    assert asks(step.state) == "ask-intent"
