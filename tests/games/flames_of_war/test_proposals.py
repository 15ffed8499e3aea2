"""Candidate orders: legal, few, and what a sensible player would think of."""

from random import Random
from typing import Any

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.moves import Bombard, Fire, Order, Run
from sztab.games.flames_of_war.proposals.assaulting import charge_gain
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import far_enemy, platoon, scene, team

OBJECTIVE = {"objectives": [{"id": "hill", "at": [30, 12], "taken_by": "A"}]}


def proposed(state: State, k: int = 64) -> list[Any]:
    """Candidates for the seat that decides; each is legal."""
    (seat,) = GAME.awaited(state)
    found = GAME.propose(state, seat, Random(1), k)
    assert found
    for move in found:
        assert GAME.check(state, seat, move) is None, move.text()
    return found


def riflemen(x: float, side: str = "A", **more: Any) -> dict[str, Any]:
    return platoon(side, *[team("us_rifle", x, y) for y in (8, 10.5, 13)], **more)


def test_a_platoon_is_led_to_its_objective_each_team_as_far_as_it_may_go() -> None:
    hedge = {"id": "hedge", "type": "hedge", "path": [[12, 9], [12, 20]]}
    state = scene(riflemen(10), far_enemy(), terrain=(hedge,), mission=OBJECTIVE)
    furthest = 0
    for order in proposed(state):
        assert isinstance(order, Order)
        furthest = max([furthest, *[leg.path[-2] for leg in order.legs if leg.path]])
    assert furthest >= 15_900


def test_batteries_stay_where_they_are() -> None:
    guns = platoon("A", team("ger_command", 10, 10), team("ger_lefh18", 8, 4))
    for order in proposed(scene(guns, far_enemy())):
        assert isinstance(order, Order)
        assert not order.legs


def close(pinned: bool) -> list[dict[str, Any]]:
    teams = [team("ger_rifle_mg", 13.5, y, 180) for y in (8, 10.5)]
    return [riflemen(10), platoon("B", *teams, pinned=pinned)]


def test_pinned_enemies_are_assaulted() -> None:
    (run, *_others) = proposed(scene(*close(True), step="assault"))
    assert isinstance(run, Run)
    assert (run.platoon, run.target) == (1, 2)


def test_a_charge_into_steady_machine_guns_promises_nothing() -> None:
    guns = platoon("B", *[team("ger_hmg", 13.5, y, 180) for y in (8, 10.5, 13)])
    state = scene(riflemen(10), guns, step="assault")
    assert charge_gain(state, 1, 2) < 0
    assert [move.text() for move in proposed(state)] == ["end-step"]


def test_who_means_to_assault_fires_one_die_a_weapon() -> None:
    (plan,) = proposed(scene(*close(True), step="shooting"))
    assert isinstance(plan, Fire)
    assert {line.dice for line in plan.lines} == {1}


def test_tanks_shoot_at_what_they_can_hurt() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10), team("m4_sherman", 10, 13)),
        platoon("B", team("tiger_ie", 40, 10, 180)),
        platoon("B", team("sdkfz_222", 38, 20, 180, flags=["moved"])),
        step="shooting",
    )
    plan = proposed(state)[0]
    assert isinstance(plan, Fire)
    assert {line.target for line in plan.lines} == {3}


def test_shells_fall_where_most_enemies_stand_and_no_friend() -> None:
    state = scene(
        platoon("A", team("ger_command", 10, 10), *[team("ger_lefh18", 8, y) for y in (4, 7, 13)]),
        riflemen(41, "B"),
        platoon("B", team("us_command", 50, 30, 180)),
        step="shooting",
    )
    shells = [move for move in proposed(state) if isinstance(move, Bombard)]
    assert shells
    assert state.team(shells[0].aim).platoon == 2


def test_one_proposal_at_a_time_is_not_always_the_same() -> None:
    state = scene(riflemen(10), far_enemy(), mission=OBJECTIVE)
    texts = {GAME.propose(state, 0, Random(seed), 1)[0].text() for seed in range(12)}
    assert len(texts) > 2
