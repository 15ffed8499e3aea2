"""Rules 18: knowledge and taking back; previews, probabilities and notation, asked from outside."""

from random import Random
from typing import Any

import pytest

from sztab import table_from_position
from sztab.core.errors import IllegalMoveError, NotationError
from sztab.core.odds import odds
from sztab.core.words import say
from tests.games.race_to_the_rhine.acceptance.position import (
    GAME,
    RESISTANCE,
    before_aachen,
    before_luxembourg,
    held,
    on,
)


@pytest.mark.rule("RR-18.3", "RR-18.4")
def test_who_knows_the_top_card_and_for_how_long() -> None:
    seen = on(looked={"resistance": {"card": "K-13", "by": ["red"]}}, turn="white")
    for army, shown in ((0, True), (1, False), (2, False), (None, False)):
        assert ("card" in GAME.view(seen.state, army)["looked"]["resistance"]) == shown
    both = seen.after("air resistance")
    assert both["looked"] == {"resistance": {"card": "K-13", "by": ["red", "white"]}}
    lost = before_luxembourg(fuel=1).after(("march B-XII luxembourg", "K-13"))
    assert lost["looked"] == {}
    spoiled = on(
        turn="blue",
        control=held("blue", "thionville"),
        corps={"B-XII": {"at": "thionville", "fuel": 1}},
        resistance=["luxembourg"],
        looked={"resistance": {"card": "K-13", "by": ["red", "white"]}},
        armies={"white": {"air": "resistance"}},
    ).after("march B-XII luxembourg")
    assert (spoiled["looked"], spoiled.army("white")["air"]) == ({}, "stock")
    assert len(spoiled["decks"]["resistance"]) == 24


@pytest.mark.rule("RR-18.2", "RR-18.3")
def test_resampling_keeps_what_a_seat_knows_and_draws_the_rest() -> None:
    seen = on(looked={"resistance": {"card": "K-13", "by": ["red"]}}).state
    tops = {
        army: {
            GAME.dump(GAME.resample(seen, army, Random(seed)))["looked"]["resistance"]["card"]
            for seed in range(40)
        }
        for army in (0, 1, None)
    }
    assert tops[0] == {"K-13"}
    assert len(tops[1]) > 10
    assert len(tops[None]) > 10


@pytest.mark.rule("RR-18.5", "RR-18.6", "RR-17.6")
@pytest.mark.parametrize(
    ("text", "undone"),
    [
        ("supplies chartres mixed", True),
        ("trucks 1", True),
        ("truck paris melun", True),
        ("unload W-V 1 fuel", True),
        ("march W-V rambouillet", True),
        ("paratroops medal", True),
        ("end", True),
        ("march W-V creil", False),
        ("air resistance", False),
        ("commander air pursuit", False),
        ("recon pursuit", False),
    ],
)
def test_what_may_be_taken_back(text: str, undone: bool) -> None:
    stock = {"white": {"medals": 1, "kept": ["P-W-16"]}}
    table = table_from_position(GAME, {"turn": "white", "armies": stock})
    before = GAME.dump(table.state)
    table.play(text)
    if undone:
        table.undo("white")
        assert GAME.dump(table.state) == before
    else:
        with pytest.raises(IllegalMoveError):
            table.undo("white")


@pytest.mark.rule("RR-18.5")
@pytest.mark.parametrize(
    "position",
    [
        {"stage": "reacting"},
        {"stage": "reacting", "turn": "blue", "markers": 1},  # the game is over with it
        {"stage": "reacting", "seats": ["white"], "round": 25},
    ],
)
def test_a_finished_reaction_stands(position: dict[str, Any]) -> None:
    table = table_from_position(GAME, position)
    actor = table.awaited[0]
    table.play(table.moves()[0])
    with pytest.raises(IllegalMoveError):
        table.undo(actor)


# --- previews and probabilities ------------------------------------------------------------------


@pytest.mark.rule("RR-18.1", "RR-18.3", "RR-10.15")
def test_the_odds_of_a_step_are_exact_and_go_by_what_the_seat_knows() -> None:
    move = {"move": "march W-V aachen"}
    blind = before_aachen(card={"ammo": 3}, resistance=["aachen"])
    seen = GAME.ask(blind.state, 1, "odds", move)
    assert (seen["fuel"], seen["ammo"], seen["help"], seen["deck"]) == (1, 1, 0, "resistance")
    assert (seen["fight"], seen["held"]) == (1, 1)
    assert seen["lost"] == pytest.approx(6 / 24)  # 2 ammo are left: only the elite wins
    assert seen["cards"] == {card: pytest.approx(1 / 24) for card in RESISTANCE}
    chances = odds(GAME, blind.state, 1, GAME.parse("march W-V aachen"))
    beaten = [
        one.probability for one in chances if GAME.dump(one.state)["armies"]["white"]["beaten"]
    ]
    assert 1 - sum(beaten) == pytest.approx(seen["lost"])

    by_red: Any = {"resistance": {"card": "K-13", "by": ["red"]}}
    rival = before_aachen(card={"ammo": 3}, resistance=["aachen"], looked=by_red)
    assert GAME.ask(rival.state, 1, "odds", move)["lost"] == pytest.approx(6 / 24)
    by_both = {"resistance": {"card": "K-13", "by": ["red", "white"]}}
    own = before_aachen(card={"ammo": 3}, resistance=["aachen"], looked=by_both)
    assert GAME.ask(own.state, 1, "odds", move)["cards"] == {"K-13": 1}
    assert GAME.ask(own.state, 1, "odds", move)["lost"] == 1
    flight = GAME.ask(rival.state, 1, "odds", {"move": "air resistance"})
    assert len(flight["cards"]) == 24
    with pytest.raises(IllegalMoveError):
        GAME.ask(own.state, 1, "odds", {"move": "march W-V koeln"})


@pytest.mark.rule("RR-0.9", "RR-14.6", "RR-16.1")
def test_the_view_shows_what_is_connected_open_and_in_line() -> None:
    pocket = held("blue", "brienne", "chaumont")
    table = on(control=pocket | held("white", "liege"), corps={"B-XII": {"at": "sens"}})
    shown = GAME.view(table.state, None)["previews"]
    assert shown["cut_off"] == ["bonny", "auxerre", "tonnerre", "chatillon"]
    assert "bonny" not in shown["connected"]
    assert "koeln" in shown["connected"]
    assert "liege" in shown["open_to_counterattack"]
    assert "brienne" not in shown["open_to_counterattack"]  # beside Troyes
    assert "brienne" in shown["line"]["blue"]
    assert "liege" not in shown["line"]["white"]
    assert "steps" not in shown  # a spectator decides nothing


# --- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("March r-i YVETOT", "march R-I yvetot"),
        ("truck lisieux brionne 2fuel 1food", "truck lisieux brionne 2 fuel 1 food"),
        ("supplies lisieux ammo plus food fuel", "supplies lisieux ammo plus fuel food"),
        ("paratroops k-02 k-01", "paratroops K-01 K-02"),
    ],
)
def test_a_move_may_be_written_freely(text: str, meant: str) -> None:
    assert GAME.text(GAME.parse(text)) == meant


@pytest.mark.parametrize("text", ["load R-I fuel", "trucks", "move R-I yvetot", "recon blue"])
def test_what_is_no_move_shows_how_one_is_written(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse(text)
    assert "march" in (words := say(GAME, "en", error.value.refusal)) or text.split()[0] in words
