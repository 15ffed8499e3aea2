"""What the table asks before a move: the sum of a fight, what a hex sees, who can reach it."""

from random import Random

import pytest

from sztab.core.errors import IllegalMoveError, NotationError, QuestionError
from sztab.core.fate import SeededFate
from sztab.core.table import open_table
from sztab.core.writing.picks import why
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.state import ON_MAP
from tests.games.medieval_battle.pictures import RED, YELLOW, battle, events, play, strength

SHOT = ("red to move", "R-SB1 0,0", "Y-LI1 1,0 strength 1")


@pytest.mark.rule("MB-11.6")
def test_a_shot_is_worked_out_as_it_is_told() -> None:
    state = battle(*SHOT)
    answer = GAME.ask(state, RED, "odds", {"move": "shoot SB1 1,0"})
    first, *sums = [event for event in events(state, "shoot SB1 1,0") if event.args]
    assert (answer["base"], answer["index"]) == (first.args["base"], first.args["index"])
    told = [(event.key, event.rule) for event in sums if "value" in event.args]
    assert [(line["key"], line["rule"]) for line in answer["modifiers"]] == told != []
    [row] = [row for row in answer["ladder"] if row["index"] == answer["index"]]
    lost = strength(state, "Y-LI1") - strength(play(state, "shoot SB1 1,0"), "Y-LI1")
    assert (row["own"], row["enemy"]) == (0, lost)


@pytest.mark.rule("MB-10.4")
def test_a_melee_is_worked_out_with_the_losses_of_both() -> None:
    answer = GAME.ask(battle(*SHOT), RED, "odds", {"move": "attack SB1 1,0"})
    assert answer["kind"] == "melee"
    assert [row["index"] for row in answer["ladder"]] == [-2, -1, 0, 1, 2]
    assert max(row["own"] for row in answer["ladder"]) > 0


@pytest.mark.rule("MB-9.8")
def test_who_is_attacked_sees_the_losses_of_standing_before_choosing() -> None:
    state = play(battle("red to move", "R-HI1 0,0", "Y-LI1 1,0"), "attack HI1 1,0")
    answer = GAME.ask(state, YELLOW, "odds", {"move": "stand"})
    assert answer["kind"] == "stand"
    [row] = [row for row in answer["ladder"] if row["index"] == answer["index"]]
    after = play(state, "stand")
    own = strength(state, "Y-LI1") - strength(after, "Y-LI1")
    enemy = strength(state, "R-HI1") - strength(after, "R-HI1")
    assert (row["own"], row["enemy"]) == (own, enemy)
    [offer] = [one for one in GAME.offers(state, YELLOW) if one.text == "stand"]
    assert (offer.say.args["own"], offer.say.args["enemy"]) == (own, enemy)
    assert own + enemy > 0


@pytest.mark.rule("MB-7.10")
def test_a_march_to_one_hex_is_written_out_by_either_name_of_the_hex() -> None:
    state = battle("red to move", "R-LC1 0,0", "Y-WG 5,0")
    way = GAME.text(GAME.meant(state, RED, "march LC1 2,0"))
    assert way.split()[-1] == "2,0"
    assert len(way.split()) == 4
    assert GAME.text(GAME.meant(state, RED, "march lc1 G9")) == way  # as the board names it
    assert GAME.text(GAME.meant(state, RED, "march LC1 1,0")) == "march LC1 1,0"
    assert GAME.text(GAME.meant(state, RED, "march LC1 L12")) == "march LC1 3,5"  # refused as it is
    assert GAME.text(GAME.parse("attack LC1 D11")) == "attack LC1 6,-3"


@pytest.mark.parametrize("word", ["G", "G0", "G123", "Ę4", "GG4", "4G", "G-1", "G09"])
def test_what_is_no_hex_of_the_board_is_refused(word: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(f"attack LC1 {word}")


def test_a_march_and_an_attack_on_a_wagon_have_no_ladder() -> None:
    state = battle("red to move", "R-HI1 0,0", "Y-WG 1,0")
    assert GAME.ask(state, RED, "odds", {"move": "attack HI1 1,0"}) is None
    assert GAME.ask(state, RED, "odds", {"move": "march HI1 0,1"}) is None


def test_an_illegal_move_has_no_odds() -> None:
    with pytest.raises(IllegalMoveError):
        GAME.ask(battle(*SHOT), RED, "odds", {"move": "shoot SB1 5,0"})


@pytest.mark.rule("MB-11.3")
def test_a_hex_sees_its_neighbours_and_what_nothing_hides_behind_them() -> None:
    state = battle(*SHOT)
    seen = GAME.ask(state, RED, "visible", {"hex": "0,0"})
    assert {"1,0", "0,1", "-1,0"} <= set(seen)
    assert all(GAME.ask(state, RED, "visible", {"hex": hex}).count("0,0") == 1 for hex in seen)


@pytest.mark.rule("MB-7.10")
def test_who_can_reach_a_hex_can_march_there() -> None:
    state = battle("red to move", "R-LC1 0,0", "Y-LC1 4,0")
    goals = GAME.ask(state, RED, "reach", {"unit": "R-LC1"})
    offered = {offer.picks[1] for offer in GAME.offers(state, RED) if offer.text[:5] == "march"}
    assert set(goals) == offered | {"0,0"}  # it may also leave its hex and come back
    assert GAME.check(state, RED, GAME.parse("march LC1 1,0 0,0")) is None
    assert goals["0,0"] == GAME.ask(state, RED, "reach", {"hex": "0,0"})["R-LC1"]
    hex, cost = next(iter(goals.items()))
    assert GAME.ask(state, RED, "reach", {"hex": hex})["R-LC1"] == cost
    assert GAME.ask(state, RED, "reach", {"unit": "Y-LC1"})


@pytest.mark.parametrize("args", [{"hex": "99,99"}, {"unit": "R-HC9"}, {}])
def test_what_is_not_on_the_map_is_not_answered(args: dict[str, str]) -> None:
    with pytest.raises(QuestionError):
        GAME.ask(battle(*SHOT), RED, "reach", args)


@pytest.mark.rule("MB-7.2", "MB-8.4")
def test_a_unit_that_is_stopped_next_door_cannot_come_back_to_its_hex() -> None:
    state = battle("red to move", "R-LC1 0,0 mp 1", "Y-LC1 4,0")
    assert "0,0" not in GAME.ask(state, RED, "reach", {"unit": "R-LC1"})


@pytest.mark.rule("MB-5.1")
def test_before_the_wagon_stands_the_order_of_placing_is_the_reason() -> None:
    table = open_table(GAME, seed=1)
    table.play("recruit 3HC 3LC", "red")
    table.play("recruit 3HC 3LC", "yellow")
    found = why(GAME, table.state, RED, ["R-LC1"])
    assert found is not None
    assert (found.rule, found.key) == ("MB-5.1", "wagon-first")


@pytest.mark.rule("MB-8.6", "MB-11.1")
@pytest.mark.parametrize(
    ("unit", "pick", "rule", "key"),
    [
        ("R-LC1", "Y-LC1", "MB-8.6", "not-adjacent"),
        ("R-LC1", "4,0", "MB-8.6", "not-adjacent"),
        ("R-LB1", "4,0", "MB-11.1", "out-of-range"),
    ],
)
def test_who_clicks_a_far_enemy_hears_that_it_is_too_far_to_fight(
    unit: str, pick: str, rule: str, key: str
) -> None:
    state = battle("red to move", f"{unit} 0,0", "R-LC2 1,0", "Y-LC1 4,0")
    found = why(GAME, state, RED, [unit, pick])
    assert found is not None
    assert (found.rule, found.key) == (rule, key)


def test_placings_are_suggested_until_both_armies_stand() -> None:
    fate = SeededFate(Random(3))
    options = {"size": "standard", "map": "reference", "modules": "", "data": ""}
    state = GAME.new(options, ("red", "yellow"), fate)
    for seat in (0, 1):
        army = GAME.parse("recruit 2HC 2LC 2HI 2LI 1LB 2SB")
        state = GAME.apply(state, seat, army, fate).state
    placed = 0
    while (text := GAME.ask(state, GAME.awaited(state)[0], "suggest", {})) is not None:
        state = GAME.apply(state, GAME.awaited(state)[0], GAME.parse(text), fate).state
        placed += 1
    assert placed == len(state.units) == 24
    assert all(unit.place == ON_MAP for unit in state.units)


@pytest.mark.rule("MB-7.2")
def test_who_clicks_a_far_hex_hears_what_the_way_costs_or_that_there_is_none() -> None:
    state = battle("red to move", "R-HI1 0,0", "Y-LC1 4,-4")
    found = why(GAME, state, RED, ["R-HI1", "4,0"])
    assert found is not None
    assert (found.rule, found.key) == ("MB-7.2", "way-costs")
    [unit] = [one for one in state.units if one.side == RED]
    assert found.args["left"] == unit.mp < int(str(found.args["cost"]))
    walled = battle("red to move", "R-HI1 0,0", "Y-LC1 1,0", "Y-LC2 -1,1", "Y-LC3 0,-1")
    shut = why(GAME, walled, RED, ["R-HI1", "4,0"])
    assert shut is not None
    assert (shut.rule, shut.key) == ("MB-7.2", "no-way")


@pytest.mark.rule("MB-13.6", "MB-14.7")
def test_who_clicks_a_unit_in_reserve_hears_how_it_enters() -> None:
    state = battle("red to move", "R-WG 0,0", "R-HI1 2,0", "R-LC1 reserve", "Y-LC1 4,-4")
    found = why(GAME, state, RED, ["R-LC1"])
    assert found is not None
    assert (found.rule, found.key) == ("MB-13.6", "reserve-waits")
    lost = battle("red to move", "R-HI1 2,0", "R-LC1 reserve", "Y-LC1 4,-4")
    found = why(GAME, lost, RED, ["R-HI1", "R-LC1"])
    assert found is not None
    assert (found.rule, found.key) == ("MB-14.7", "reserve-lost")
