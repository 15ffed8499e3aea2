"""FW-11: assaults, with their worked examples."""

from random import Random

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c11_assault.charging import charge_targets
from sztab.games.flames_of_war.chapters.c11_assault.contact import assault_rating
from sztab.games.flames_of_war.terms import BAILED_OUT, DESTROYED, ON_TABLE
from tests.games.flames_of_war.chapters.fighting.striking import struck
from tests.games.flames_of_war.scene import (
    HAS_MOVED,
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


@pytest.mark.rule("FW-11.21")
def test_after_ten_exchanges_the_attacker_breaks_off() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180), training="trained"),
        step="assault",
    )
    now = after(after(state, "assault 1 at 2: 1 10,10 11.75,10 @0"), "defend", 3)
    for _exchange in range(9):
        assert asks(now) == "ask-react"
        now = after(now, "counterattack", 3)
    question = now.question()
    assert question is not None
    assert question.seat == 0
    assert refused(now, "counterattack").rule == "FW-11.16"


@pytest.mark.rule("FW-11.8", "FW-11.9", "FW-11.7", "FW-11.26", "FW-11.27", "FW-11.4")
def test_we_31_defensive_fire_sends_the_attackers_back() -> None:
    chargers = [team("ger_rifle_mg", 10, 6 + 2.2 * n, 0, flags=HAS_MOVED) for n in range(7)]
    rifles = [team("us_rifle", 14, 6 + 2.2 * n, 180) for n in range(6)]
    state = assault(
        platoon("A", *chargers, training="veteran"),
        platoon("B", *rifles, team("us_lmg", 14, 19.2, 180), training="trained"),
    )
    legs = "; ".join(f"{n + 1} 10,{6 + 2.2 * n:g} 12.75,{6 + 2.2 * n:g} @0" for n in range(7))
    asked = after(state, f"assault 1 at 2: {legs}")
    assert asks(asked) == "ask-defend"
    default = GAME.propose(asked, 1, Random(1), 1)[0]
    shot = after(asked, default.text(), 6, 5, 4, 4, 4, 3, 2, 1, 1, 2, 3)
    came = after(shot, "allocate 1 2 3 4 5 6 7", 3, 3, 2, 5, 6)
    assert [one.place for one in came.teams[:7]].count(DESTROYED) == 1
    assert came.platoon(1).pinned
    assert not came.platoon(2).pinned
    assert at(came.team(1)) == (10, 6, 0)
    assert came.step == 4
    assert asks(came) == ""


@pytest.mark.rule("FW-11.12", "FW-11.13")
@pytest.mark.parametrize(
    ("attacker", "die", "place", "bailed"),
    [
        ("ger_command_pf", 5, ON_TABLE, True),
        ("ger_command_pf", 4, DESTROYED, False),
        ("ger_command_pf", 6, ON_TABLE, False),
        ("us_rifle", 1, ON_TABLE, True),
        ("us_rifle", 2, ON_TABLE, False),
    ],
)
def test_we_32_a_tank_is_hit_in_an_assault(
    attacker: str, die: int, place: int, bailed: bool
) -> None:
    state = assault(
        platoon("A", team(attacker, 10, 10), training="veteran"),
        platoon("B", team("m4_sherman", 13.5, 10, 180)),
    )
    x = 12 if attacker == "ger_command_pf" else 11.875
    asked = after(state, f"assault 1 at 2: 1 10,10 {x:g},10 @0", 4)
    stands = place == ON_TABLE and not bailed
    came = after(asked, "defend", 3, die, *([4] if stands else []))
    assert came.team(2).place == place
    assert came.team(2).has(BAILED_OUT) is bailed


@pytest.mark.rule("FW-11.13", "FW-2.11")
def test_what_teams_hit_with_in_an_assault() -> None:
    state = assault(
        platoon(
            "A",
            team("ger_command_pf", 10, 10),
            team("us_rifle", 13, 10),
            team("m4_sherman", 17, 10),
            team("universal_carrier", 21, 10),
        ),
        platoon("B", team("us_rifle", 60, 40)),
    )
    assert [assault_rating(one) for one in state.teams[:4]] == [6, 2, 10, 2]


@pytest.mark.rule("FW-11.3", "FW-11.22", "FW-0.8")
def test_we_50_tanks_against_tanks_must_be_dared() -> None:
    state = assault(
        platoon("A", team("m4_sherman", 10, 10), motivation="confident"),
        platoon("B", team("panzer_iv_h", 15, 10, 180)),
    )
    text = "assault 1 at 2: 1 10,10 13,10 @0"
    assert told(play(state, text, 3))[-1] == "dares-not"
    assert asks(after(state, text, 4)) == "ask-defend"
    far = assault(
        platoon("A", team("m4_sherman", 10, 10)), platoon("B", team("panzer_iv_h", 17, 10, 180))
    )
    assert refused(far, "assault 1 at 2: 1 10,10 13,10 @0").rule == "FW-11.3"


@pytest.mark.rule("FW-11.2", "FW-7.13", "FW-5.14", "FW-11.1")
def test_who_may_not_assault() -> None:
    enemy = platoon("B", team("us_rifle", 13, 10, 180))
    text = "assault 1 at 2: 1 10,10 11.75,10 @0"
    for more, flags, rule in (
        ({"pinned": True}, [], "FW-11.2"),
        ({"doubled": True}, [], "FW-5.14"),
        ({}, ["shot_full"], "FW-7.13"),
    ):
        state = assault(platoon("A", team("us_rifle", 10, 10, flags=flags), **more), enemy)
        assert refused(state, text).rule == rule
    gun = assault(platoon("A", team("us_lmg", 10, 10)), enemy)
    assert charge_targets(gun, 1) == []


@pytest.mark.rule("FW-11.23", "FW-11.24", "FW-11.6")
def test_who_can_go_in_must_and_nobody_else_is_approached() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10), team("us_rifle", 10, 13)),
        platoon("B", team("ger_rifle_mg", 13, 10, 180), team("ger_rifle_mg", 13, 13, 180)),
    )
    assert refused(state, "assault 1 at 2: 1 10,10 11.75,10 @0").rule == "FW-11.24"
    after(state, "assault 1 at 2: 1 10,10 11.75,10 @0; 2 10,13 11.75,13 @0")
    other = assault(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("ger_rifle_mg", 13, 10, 180)),
        platoon("B", team("ger_rifle_mg", 13, 13, 180)),
    )
    assert refused(other, "assault 1 at 2: 1 10,10 11.75,10 @0").rule == "FW-11.6"
    assert refused(state, "assault 1 at 2: 1 10,10 14.1,10 @0").rule == "FW-11.23"


@pytest.mark.rule("FW-11.10", "FW-11.16", "FW-11.18", "FW-11.19", "FW-11.20", "FW-11.11")
def test_a_struck_platoon_that_fails_breaks_off() -> None:
    failed = struck(4, 3)
    assert failed.team(2).place == DESTROYED
    assert refused(failed, "counterattack").rule == "FW-11.16"


@pytest.mark.rule("FW-11.16", "FW-11.17", "FW-11.29")
def test_we_34_without_a_hit_the_defenders_need_no_test() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180), training="trained"),
    )
    asked = after(state, "assault 1 at 2: 1 10,10 11.75,10 @0")
    quiet = after(asked, "defend", 3)
    assert asks(quiet) == "ask-react"
    done = after(quiet, "counterattack", 3)
    assert asks(done) == "ask-react"
    away = after(done, "break-off: 1 7.75,10 @0")
    assert away.team(1).place == ON_TABLE
    over = after(away, "consolidate")
    assert not over.platoon(1).pinned
    assert not over.platoon(2).pinned
    tanks = assault(
        platoon("A", team("m4_sherman", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13.5, 10, 180)),
    )
    after_miss = after(after(tanks, "assault 1 at 2: 1 10,10 11.875,10 @0"), "defend", 3)
    assert asks(after_miss) == "ask-intent"
    assert asks(after(after_miss, "intent counterattack", 4)) == "ask-react"
    free = after(after_miss, "intent counterattack", 4)
    assert GAME.prompt(free, 1).key == "prompt-ask-react"
    assert [one.picks[0] for one in GAME.offers(free, 1)] == ["counterattack", "default"]
    failed = after(after_miss, "intent counterattack", 3)
    assert refused(failed, "counterattack").rule == "FW-11.16"
    assert (
        GAME.prompt(failed, 1).key == "prompt-ask-break-off"
    )  # nothing is offered that may not be
    assert [one.picks[0] for one in GAME.offers(failed, 1)] == ["break-off", "default"]


@pytest.mark.rule("FW-11.18", "FW-11.30", "FW-11.16")
def test_we_33_infantry_breaks_off_from_a_tank() -> None:
    state = assault(
        platoon("A", team("panzer_iv_h", 10, 10), training="veteran"),
        platoon(
            "B",
            team("us_rifle", 13.5, 10, 180),
            team("us_rifle", 13.5, 12.2, 180),
            team("us_rifle", 13.5, 14.4, 180, role="platoon_commander"),
        ),
    )
    asked = after(state, "assault 1 at 2: 1 10,10 11.875,10 @0")
    hit = play(asked, "defend", 3, 3).state
    assert asks(hit) == "ask-react"
    default = GAME.propose(hit, 1, Random(1), 1)[0]
    done = after(hit, default.text())
    alive = [one for one in done.teams[1:] if one.place == ON_TABLE]
    assert len(alive) == 2
    assert done.platoon(2).pinned


@pytest.mark.rule("FW-11.15", "FW-11.19", "FW-11.32")
def test_the_last_defender_falls_and_the_winner_consolidates() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180)),
        platoon("B", team("ger_rifle_mg", 40, 40, 180)),
    )
    asked = after(state, "assault 1 at 2: 1 10,10 11.75,10 @0")
    won = after(asked, "defend", 4)
    assert won.platoon(2).where == 5
    assert asks(won) == "ask-consolidate"
    moved = after(won, "consolidate: 1 15,10 @0")
    assert at(moved.team(1)) == (15, 10, 0)
    assert refused(won, "consolidate: 1 16,10 @0").rule == "FW-11.30"


@pytest.mark.rule("FW-11.19", "FW-11.25")
def test_a_winner_breaks_through_into_the_next_platoon() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180)),
        platoon("B", team("ger_rifle_mg", 16.5, 10, 180)),
    )
    asked = after(state, "assault 1 at 2: 1 10,10 11.75,10 @0")
    won = after(asked, "defend", 4)
    through = after(won, "consolidate: 1 15.25,10 @0")
    assert asks(through) == "ask-defend"
    assert through.platoon(1).broke_through


@pytest.mark.rule("FW-11.25", "FW-11.5")
def test_a_charge_that_does_not_reach_ends_the_assault() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10)),
        platoon(
            "B",
            {"type": "ger_rifle_mg", "place": "destroyed", "role": ""},
            team("ger_rifle_mg", 18, 10, 180, role="platoon_commander"),
        ),
        snapshot=[10000, 10000, 0, 14000, 10000, 1800, 18000, 10000, 1800],
    )
    step = play(state, "assault 1 at 2: 1 10,10 14,10 @0")
    assert told(step)[-1] == "no-contact-made"
    assert at(step.state.team(1)) == (14, 10, 0)
    assert not step.state.platoon(1).pinned


@pytest.mark.rule("FW-11.11", "FW-9.3", "FW-11.12")
def test_the_owner_says_which_of_two_equal_teams_takes_a_blow() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 11), training="trained"),
        platoon(
            "B",
            team("ger_rifle_mg", 13, 10, 180),
            team("ger_rifle_mg", 13, 12, 180, role="platoon_commander"),
        ),
    )
    asked = after(after(state, "assault 1 at 2: 1 10,11 11.75,11 @0"), "defend", 4)
    assert asks(asked) == "ask-allocate"
    assert refused(asked, "allocate 2").rule == "FW-9.10"
    fallen = after(asked, "allocate 3 2")  # the commander falls, so the test is lost without a die
    assert (fallen.team(2).place, fallen.team(3).place) == (ON_TABLE, DESTROYED)
    assert asks(fallen) == "ask-react"
    assert after(asked, "allocate 2 3", 4).team(2).place == DESTROYED


@pytest.mark.rule("FW-11.11", "FW-9.3")
def test_blows_are_spread_evenly_and_then_fall_on_who_is_in_contact() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 9), team("us_rifle", 10, 11), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180), team("ger_rifle_mg", 14.5, 10, 180)),
    )
    charged = after(state, "assault 1 at 2: 1 10,9 11.75,9 @0; 2 10,11 11.75,11 @0")
    fought = after(charged, "defend", 4, 4)
    assert [one.place for one in fought.teams[2:]] == [DESTROYED, DESTROYED]
