"""What bots are told: a worth that brings supplies to the front, and sensible moves."""

from random import Random

from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.previews import (
    connected_fields,
    open_to_counterattack,
    open_to_resistance,
    victory_line,
)
from tests.games.race_to_the_rhine.table import BLUE, RED, control, opened, play, table


def _worth(seat: int = RED, **position: object) -> float:
    return GAME.evaluate(table(**position), seat)


def test_a_corps_nearer_to_the_rhine_is_worth_more() -> None:
    worths = [
        _worth(BLUE, control=control("blue", *way), corps={"B-XII": {"at": way[-1], "fuel": 2}})
        for way in (["brienne"], ["brienne", "chaumont"], ["brienne", "chaumont", "neufchateau"])
    ]
    assert worths == sorted(worths)
    assert len(set(worths)) == 3


def test_tokens_are_worth_more_the_nearer_they_lie_to_a_corps() -> None:
    held = control("red", "rouen", "neufchatel", "amiens", "arras")
    corps = {"R-XXX": {"at": "arras"}}
    worths = [
        _worth(control=held, corps=corps, tokens={at: {"fuel": 2}})
        for at in ("rouen", "neufchatel", "amiens", "arras")
    ]
    assert worths == sorted(worths)
    on_card = _worth(control=held, corps={"R-XXX": {"at": "arras", "fuel": 2}})
    assert on_card > worths[-1]


def test_a_placed_truck_is_worth_what_it_can_carry() -> None:
    held = control("red", "amiens", "arras")
    state = table(
        control=held, corps={"R-XXX": {"at": "arras"}}, tokens={"amiens": {"fuel": 2, "ammo": 2}}
    )
    placed = play(state, "truck amiens arras")
    assert GAME.evaluate(placed, RED) > GAME.evaluate(state, RED)
    loaded = play(state, "truck amiens arras 2 fuel 2 ammo")
    assert GAME.evaluate(loaded, RED) > GAME.evaluate(state, RED)


def test_resistance_before_an_opponent_is_worth_something() -> None:
    corps = {"W-V": {"at": "liege", "fuel": 3, "ammo": 2}}
    position = {"control": control("white", "liege"), "corps": corps}
    assert _worth(RED, **position, resistance=["aachen"]) > _worth(RED, **position)


def test_proposals_are_legal_and_carry_whole_loads() -> None:
    state = table(
        tokens={"lisieux": {"fuel": 3, "ammo": 3}},
        corps={"R-I": {"at": "yvetot"}},
        control=control("red", "yvetot"),
    )
    proposed = [GAME.text(move) for move in GAME.propose(state, RED, Random(1), 1000)]
    assert "truck lisieux brionne 3 fuel 2 ammo" in proposed
    assert not [text for text in proposed if text == "truck lisieux brionne"]
    for text in proposed:
        assert GAME.check(state, RED, GAME.parse(text)) is None


def test_the_table_may_ask_what_is_open_and_what_is_joined() -> None:
    state = opened()
    assert "koeln" in connected_fields(state)
    assert open_to_counterattack(state) == []
    assert "aachen" in open_to_resistance(state)
    assert victory_line(state, "red") == ["lisieux", "brionne", "louviers", "vernon"]
    assert GAME.view(state, None)["previews"]["line"]["red"] == victory_line(state, "red")
