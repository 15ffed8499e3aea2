"""Candidate orders: legal, few, and what a sensible player would think of."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.moves import DEPLOY, Bombard, Fire, Order, Placing, Run
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import GUN, HULL, ON_TABLE
from sztab.games.flames_of_war.thinking.proposals.steps import riding
from sztab.games.flames_of_war.thinking.proposals.steps.assaulting import charge_gain
from sztab.games.flames_of_war.thinking.proposals.steps.placing import drafted, placings
from sztab.games.flames_of_war.writing.clauses import ALL_DICE
from tests.games.flames_of_war.scene import after, far_enemy, platoon, scene, team

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


def test_who_need_not_hurry_comes_into_range_and_digs_in_there() -> None:
    objective = {"objectives": [{"id": "hill", "at": [40, 10.5], "taken_by": "A"}]}

    def ordered(x: float, y: float, winner: str) -> Order:
        mission = {**objective, "program": {"at_limit": {"winner": winner}}}
        enemy = platoon("B", team("ger_rifle_mg", x, y, 180))
        state = scene(riflemen(10), enemy, mission=mission)
        order = GAME.follow(state, 0, {}, Random(1))
        assert isinstance(order, Order)
        assert GAME.check(state, 0, order) is None
        return order

    far = ordered(40, 30, "points")
    assert all(leg.path[-1] > leg.path[1] for leg in far.legs), "to the enemy"
    pressed = ordered(40, 30, "B")
    assert all(abs(leg.path[-1] - leg.path[1]) < 200 for leg in pressed.legs), pressed.text()
    assert far.legs
    assert pressed.legs
    near = ordered(24, 10.5, "points")
    assert (near.dig_in, near.legs) == (True, ())


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


def halftracks(riding: bool) -> dict[str, Any]:
    """A command team and two rifle teams with a half-track, in it or beside it."""
    foot = [team("us_rifle", 10, 8), team("us_rifle", 13, 8)]
    foot.insert(0, team("us_command", 10, 12, role="platoon_commander"))
    if riding:
        for one in foot:
            del one["at"]
            one.update(carrier=4, place="mounted")
    return platoon("A", *foot, team("m3_halftrack", 12, 10, 0, role="transport"))


def riding_orders(rifles: dict[str, Any]) -> list[Any]:
    state = scene(rifles, far_enemy())
    return riding.riding_orders(state, state.platoon(1))


def test_infantry_with_transports_begins_in_them() -> None:
    options = validated(GAME.id, GAME.options(), {"mission": "free_for_all"})
    state = GAME.new(options, GAME.seatings[0], SeededFate(Random(1)))
    rifles = next(p.number for p in state.platoons if p.title == "Armored Rifle Platoon")
    found = placings(state, rifles, DEPLOY, Random(1))
    assert any(len(placing.mounted) == 12 for placing in found)
    assert any(not placing.mounted for placing in found)
    assert all(GAME.check(state, 0, placing) is None for placing in found)


def test_infantry_mounts_and_dismounts_and_empty_transports_go_to_the_rear() -> None:
    afoot = riding_orders(halftracks(False))
    assert [sorted(leg.mount for leg in order.legs) for order in afoot] == [[4, 4, 4], []]
    assert afoot[1].rear == (4,)
    (order,) = riding_orders(halftracks(True))
    assert order.dismount == (1, 2, 3)


def test_the_winner_of_an_assault_goes_on_to_the_objective() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 12), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 12, 180)),
        far_enemy(),
        step="assault",
        mission=OBJECTIVE,
    )
    asked = after(state, "assault 1 at 2: 1 10,12 11.75,12 @0")
    won = after(asked, "defend", 4)
    move = proposed(won)[0]
    assert isinstance(move, Placing)
    assert move.poses[0].x == 15_740


def test_a_bogged_tank_is_towed_off_where_there_is_nothing_to_shoot_at() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10), team("m4_sherman", 12.2, 10, flags=["bogged"])),
        far_enemy(),
        step="shooting",
    )
    (move,) = proposed(state)
    assert move.text().startswith("recover 1 2")


def test_nobody_fires_who_cannot_hit_and_a_stabilised_gun_fires_once_to_hit() -> None:
    """Over 16 inches, concealed and gone to ground: trained infantry is hit on 6, veterans on 7."""
    tanks = platoon("A", team("m4_sherman", 10, 10), team("m4_sherman", 10, 13, flags=["moved"]))
    for training, dice in (("trained", {ALL_DICE, 1}), ("veteran", set())):
        foot = platoon("B", team("ger_rifle_mg", 30, 10, 180), training=training)
        found = proposed(scene(tanks, foot, step="shooting"))
        assert {
            line.dice for plan in found if isinstance(plan, Fire) for line in plan.lines
        } == dice


def test_tanks_keep_out_of_woods_full_of_infantry() -> None:
    woods = {"id": "wood", "type": "woods", "polygon": [[12.6, 4], [20, 4], [20, 16], [12.6, 16]]}
    tanks = platoon("A", *[team("m4_sherman", 10, y) for y in (8, 10.5, 13)])
    foot = platoon("B", *[team("ger_command_pf", 13.5, y, 180) for y in (8, 10.5, 13)], pinned=True)
    inside = charge_gain(scene(tanks, foot, terrain=(woods,), step="assault"), 1, 2)
    assert inside < charge_gain(scene(tanks, foot, step="assault"), 1, 2)
    assert inside < 0


def test_tanks_drive_round_a_hedge_that_would_stop_them() -> None:
    hedge = {"id": "hedge", "type": "hedge", "path": [[16, 7], [16, 13]]}
    tanks = platoon("A", team("m4_sherman", 10, 10))
    orders = proposed(scene(tanks, far_enemy(), terrain=(hedge,), mission=OBJECTIVE))
    ends = [(leg.path[-2], leg.path[-1]) for order in orders for leg in order.legs if leg.path]
    assert any(x > 16_000 and not 7_000 < y < 13_000 for x, y in ends)


def test_an_ambush_waits_for_an_enemy_within_20_inches() -> None:
    guns = platoon("A", team("ger_command", 0, 0), team("ger_pak40", 0, 0), where="ambush")
    for one in guns["teams"]:
        del one["at"]
    for x, sprung in ((70, False), (30, True)):
        state = scene(guns, far_enemy(x, 28), step="starting", mission=OBJECTIVE)
        assert any(isinstance(move, Placing) for move in proposed(state)) == sprung


def test_reserves_leave_infantry_and_a_battery_on_the_table() -> None:
    options = validated(GAME.id, GAME.options(), {"mission": "hold_the_line"})
    state = GAME.new(options, GAME.seatings[0], SeededFate(Random(1)))
    (move,) = proposed(state)
    held = [state.platoon(number).title for number in move.numbers[1:]]
    assert held[-1] == "Anti-tank Gun Platoon"  # in ambush
    assert "Assault Gun Platoon" in held
    assert {"First Grenadier Platoon", "Second Grenadier Platoon"} - {*held}
    assert {"Artillery Battery", "Mortar Section"} - {*held}
    for company in GAME.catalog("").companies:  # also one of tanks alone
        options = validated(
            GAME.id, GAME.options(), {"mission": "hold_the_line", "company_b": company}
        )
        state = GAME.new(options, GAME.seatings[0], SeededFate(Random(1)))
        assert proposed(state)[0].verb == "hold-back"


def test_a_position_is_better_near_an_objective_and_worse_under_fire() -> None:
    def worth(x: float, *enemies: dict[str, Any], **more: Any) -> float:
        state = scene(riflemen(x), *enemies, mission=OBJECTIVE, **more)
        return GAME.evaluate(state, 0)

    assert worth(6, far_enemy()) < worth(12, far_enemy()) < worth(29, far_enemy())
    guns = platoon("B", *[team("ger_hmg", 30, y, 180) for y in (8, 10.5, 13)])
    wall = {"id": "house", "type": "building", "polygon": [[20, 2], [22, 2], [22, 20], [20, 20]]}
    assert worth(12, guns) < worth(12, guns, terrain=({**wall, "openings": []},))


def test_the_usual_defence_is_legal_where_a_team_that_cannot_turn_blocks_another() -> None:
    """FW-7.10: a gun without room stays silent, and those behind it are judged anew."""
    text = Path(__file__).with_name("defence.json").read_text(encoding="utf-8")
    state = GAME.load(json.loads(text))
    (found,) = proposed(state)
    assert [line.team for line in found.lines] == [26, 27, 28, 29, 22, 22]  # and not 32


@pytest.mark.rule("FW-13.22")
@pytest.mark.parametrize("mission", ["hold_the_line", "free_for_all"])
def test_a_platoon_of_guns_is_proposed_with_room_to_turn(mission: str) -> None:
    options = validated(GAME.id, GAME.options(), {"mission": mission})
    fate = SeededFate(Random(1))
    state = GAME.new(options, GAME.seatings[0], fate)
    while (question := state.question()) is not None:
        GAME.advance(state, GAME.awaited(state)[0], drafted(state, question), fate)
        for gun in state.teams:
            if gun.type.kind != GUN or HULL not in gun.type.mounts or gun.place != ON_TABLE:
                continue
            for turn in range(0, 3600, 150):
                box = gun.box_at(gun.x, gun.y, turn)
                assert on_table(state.field, box)
                assert not overlapped(state, gun, box), (gun.id, turn)
