"""FW-2: teams, ratings, flags."""

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c04_command.command import commander, reached, training
from sztab.games.flames_of_war.chapters.c10_results.results import is_warrior
from sztab.games.flames_of_war.terms import ASSAULTED, BAILED_OUT, DUG_IN, MOVED, SHOT
from tests.games.flames_of_war.scene import (
    WOODS,
    after,
    at,
    far_enemy,
    platoon,
    play,
    refused,
    scene,
    team,
    told,
)


@pytest.mark.rule("FW-2.1", "FW-2.2", "FW-2.8")
def test_kinds_armour_and_special_rules_come_from_the_arsenal() -> None:
    types = GAME.catalog("").type_of
    assert types["us_lmg"].man_packed
    assert types["m3_halftrack"].armour == [1, 0, 0]
    assert not types["truck"].armoured
    assert types["m5a1_stuart"].allowances == [16.0, 16.0, 8.0]
    state = scene(platoon("A", team("tiger_ie", 10, 10)), far_enemy(), terrain=(WOODS,))
    freed = play(state, "move 1: 1 10,10 18,10", 1, 4)
    assert "wide-tracks" in told(freed)
    assert at(freed.state.team(1)) == (18, 10, 0)


@pytest.mark.rule("FW-2.3", "FW-2.4", "FW-2.9", "FW-4.8", "FW-4.12", "FW-10.11")
def test_the_worst_rating_counts_and_a_leader_who_has_joined_stands_in() -> None:
    state = scene(
        platoon(
            "A",
            {"type": "us_command", "place": "destroyed", "role": "platoon_commander"},
            team("us_rifle", 10, 10),
            training="veteran",
        ),
        platoon(
            "A",
            team("us_command", 10, 12, role="company_commander"),
            independent=True,
            training="trained",
        ),
        far_enemy(),
    )
    assert commander(state, 1) is None
    joined = after(state, "join 3 1")
    leader = commander(joined, 1)
    assert leader is not None
    assert leader.id == 3
    assert is_warrior(leader)
    assert training(joined, 1) == 1
    assert reached(joined, 1) == {3: 3, 2: 3}
    assert refused(joined, "join 3 1").rule == "FW-4.10"
    assert refused(state, "join 9 1").rule == "FW-2.9"


@pytest.mark.rule("FW-2.5", "FW-2.6", "FW-2.12", "FW-3.1")
def test_flags_last_until_the_owners_next_turn_and_states_until_removed() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10, flags=["moved", "shot", "bailed_out"])),
        platoon("B", team("us_rifle", 60, 40, flags=["moved", "assaulted", "dug_in"])),
        step="assault",
    )
    turned = after(state, "end-step")
    assert turned.side == 1
    assert turned.team(1).has(MOVED)
    assert turned.team(1).has(SHOT)
    assert not turned.team(2).has(MOVED)
    assert not turned.team(2).has(ASSAULTED)
    assert turned.team(2).has(DUG_IN)
    assert turned.team(1).has(BAILED_OUT)
    assert refused(turned, "shoot 2: 2.0 at 1").rule == "FW-3.1"


@pytest.mark.rule("FW-2.10")
def test_headquarters_guns_bombard_together() -> None:
    hq = [
        platoon("A", team("cromwell_iv", 4, 10, role="company_commander"), independent=True),
        platoon("A", team("cromwell_cs", 8, 10), independent=True),
        platoon("A", team("cromwell_cs", 8, 14), independent=True),
    ]
    foe = platoon("B", team("us_rifle", 34, 12, 180, flags=["moved"]))
    state = scene(*hq, foe, step="shooting")
    step = play(state, "bombard 2 by 1 at 4 he", 4, 3)
    assert step.told.events[0].args["guns"] == 2
    assert refused(step.state, "bombard 3 by 1 at 4 he").rule in ("FW-13.2", "FW-13.6")
