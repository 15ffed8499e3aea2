"""RR-10: fights, medals and encirclement."""

import pytest

from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.shown.previews import would_encircle
from tests.games.race_to_the_rhine.table import (
    BLUE,
    EVENT,
    EX_12,
    RED,
    at,
    card,
    control,
    held_by,
    holder,
    opened,
    play,
    refused,
    rules_of,
    starting,
    step,
    table,
    told,
)

# --- fights (RR-10c) ---


@pytest.mark.rule("RR-10.15")
def test_ex_12_won_fight() -> None:
    after = play(table(**EX_12), ("march B-XII luxembourg", "P-B-17"))
    assert card(after, "B-XII") == (1, 3, 0)
    assert after.beaten[BLUE] == ["P-B-17"]
    assert holder(after, "luxembourg") == "blue"
    assert after.medals[BLUE] == 1


@pytest.mark.rule("RR-10.15")
@pytest.mark.parametrize(("id", "ammo", "fuel"), [("K-01", 2, 0), ("K-13", 3, 0), ("K-19", 2, 1)])
def test_divisions_of_the_resistance_deck_cost_what_they_show(
    id: str, ammo: int, fuel: int
) -> None:
    after = play(table(**EX_12, resistance=["luxembourg"]), ("march B-XII luxembourg", id))
    assert card(after, "B-XII") == (1 - fuel, 4 - ammo, 0)


@pytest.mark.rule("RR-10.17", "RR-10.18")
def test_ex_13_lost_fight() -> None:
    state = table(**EX_12, resistance=["trier"])
    won = play(state, ("march B-XII luxembourg", "P-B-17"))
    made = step(won, "march B-XII trier", "K-19")
    after = made.state
    assert (at(after, "B-XII"), card(after, "B-XII")) == ("luxembourg", (0, 0, 0))
    assert holder(after, "trier") is None
    assert GAME.view(after, None)["resistance"] == ["trier"]
    assert "K-19" in after.decks[3]
    assert (after.mover, after.beaten[BLUE]) == (-1, ["P-B-17"])


@pytest.mark.rule("RR-10.16", "RR-10.17")
def test_ex_31_lost_fight_with_help() -> None:
    state = table(
        turn="white",
        control=control("white", "sankt_vith"),
        corps={"W-V": {"at": "sankt_vith", "fuel": 1, "ammo": 2}},
        resistance=["euskirchen"],
        paratroops=[{"at": "euskirchen", "army": "white"}],
    )
    after = play(state, ("march W-V euskirchen", "K-22"))
    assert (at(after, "W-V"), card(after, "W-V")) == ("sankt_vith", (0, 1, 0))
    assert after.paratroops == state.paratroops
    assert GAME.view(after, None)["resistance"] == ["euskirchen"]
    assert "K-22" in after.decks[3]


@pytest.mark.rule("RR-10.19")
def test_an_empty_pursuit_deck_is_rebuilt_and_an_empty_resistance_deck_defends_nothing() -> None:
    every = list(opened().board.pursuit[BLUE])
    state = table(turn="blue", discards={"blue": every}, decks={"blue": []})
    after = play(state, ("march B-XII vitry", "P-B-21"))
    assert (after.deck_size(BLUE), after.discards[BLUE]) == (21, ["P-B-21"])
    broken = table(
        **EX_12,
        resistance=["luxembourg"],
        decks={"resistance": []},
        box={"cards": list(opened().board.resistance)},
    )
    assert holder(play(broken, "march B-XII luxembourg"), "luxembourg") == "blue"
    assert refused(broken, "air resistance") == "RR-10.19 deck-empty"


# --- medals and encirclement (RR-10d, RR-10e) ---


@pytest.mark.rule("RR-10.22", "RR-10.23")
def test_a_medal_field_gives_a_medal_each_time_while_there_are_any() -> None:
    none = table(**EX_12, medals=0, box={"medals": 20})
    assert play(none, ("march B-XII luxembourg", EVENT["blue"])).medals[BLUE] == 0
    one = table(**EX_12, medals=1, box={"medals": 19})
    assert play(one, ("march B-XII luxembourg", EVENT["blue"])).medals[BLUE] == 1


@pytest.mark.rule("RR-10.24", "RR-10.25")
def test_ex_14_encirclement() -> None:
    state = table(turn="blue")
    brienne = play(state, ("march B-XII brienne", EVENT["blue"]))
    assert held_by(brienne, "blue") == {"brienne"}
    assert set(would_encircle(brienne, "chaumont")) == {"chatillon", "tonnerre", "auxerre", "bonny"}
    chaumont = play(brienne, ("march B-XII chaumont", "P-B-22"))
    assert held_by(chaumont, "blue") == {
        "brienne",
        "chaumont",
        "chatillon",
        "tonnerre",
        "auxerre",
        "bonny",
    }


@pytest.mark.rule("RR-10.25", "RR-10.26")
def test_a_flag_a_marker_and_a_foreign_shared_field_are_not_gained() -> None:
    corps = {"B-XII": {"at": "brienne", "fuel": 1}}
    ring = control("blue", "brienne")
    marked = table(turn="blue", corps=corps, control=ring, resistance=["tonnerre"])
    after = play(marked, ("march B-XII chaumont", EVENT["blue"]))
    assert holder(after, "tonnerre") is None
    assert holder(after, "auxerre") == "blue"
    assert would_encircle(marked, "chaumont")["tonnerre"] is None
    ports = control("red", "abbeville", "arras", "lille", "rouen", "yvetot", "dieppe", "amiens")
    red = table(
        control=ports | control("red", "oostende", "tournai", "gent"),
        corps={"R-XXX": {"at": "arras", "fuel": 1}},
    )
    taken = play(red, ("march R-XXX saint_omer", EVENT["red"]))
    assert holder(taken, "calais") is None  # cut off, but it carries a flag
    assert taken.medals[RED] == 0


@pytest.mark.rule("RR-10.25", "RR-10.23")
def test_a_field_of_one_colour_falls_to_its_army_whoever_causes_it() -> None:
    held = control(
        "red", "beauvais", "neufchatel", "abbeville", "rouen", "yvetot", "dieppe", "arras"
    )
    white = control("white", "compiegne")
    state = table(
        control=held | white,
        corps={"R-XXX": {"at": "beauvais", "fuel": 1}},
    )
    assert would_encircle(state, "amiens") == {"creil": "white"}
    after = play(state, ("march R-XXX amiens", EVENT["red"]))
    assert holder(after, "creil") == "white"


@pytest.mark.rule("RR-10.27")
def test_a_lost_field_encircles_nothing_and_the_pocket_can_be_cut_off_anew() -> None:
    ring = control("blue", "brienne", "chaumont", "chatillon", "tonnerre", "auxerre", "bonny")
    state = table(stage="reacting", control=ring)
    after = play(state, "counterattack chaumont")
    assert holder(after, "chatillon") == "blue"
    assert holder(after, "chaumont") is None
    pocket = table(
        turn="blue",
        control=control("blue", "brienne"),
        corps={"B-XII": {"at": "brienne", "fuel": 1}},
    )
    assert len(would_encircle(pocket, "chaumont")) == 4


@pytest.mark.rule("RR-10.21", "RR-18.1")
def test_discard_piles_and_stocks_are_open() -> None:
    state = table(
        discards={"blue": ["P-B-01"]}, armies={"blue": {"beaten": ["K-01"], "kept": ["P-B-16"]}}
    )
    seen = GAME.view(state, None)
    assert seen["discards"]["blue"] == ["P-B-01"]
    assert seen["armies"]["blue"]["beaten"] == ["K-01"]
    assert len(seen["decks"]["blue"]) == 20
    assert starting(state, "recon") == []


@pytest.mark.rule("RR-10.24", "RR-0.9")
def test_the_last_victory_field_beside_a_pocket_cuts_it_off() -> None:
    """With Düsseldorf taken, Mannheim is where Landau's only road leads (ruling Q-51)."""
    held = ("kaiserslautern", "mainz", "pirmasens", "strasbourg")
    state = table(
        turn="blue",
        control=control("blue", *held) | control("red", "duesseldorf"),
        corps={"B-XII": {"at": "kaiserslautern", "fuel": 1}},
    )
    assert would_encircle(state, "mannheim") == {"landau": "blue"}
    assert holder(play(state, ("march B-XII mannheim", EVENT["blue"])), "landau") == "blue"


@pytest.mark.rule("RR-10.19")
def test_everybody_hears_that_a_deck_is_rebuilt() -> None:
    cards = GAME.dump(opened())["decks"]["blue"]
    state = table(turn="blue", discards={"blue": cards})
    made = step(state, "march B-XII brienne", EVENT["blue"])
    assert "RR-10.19" in rules_of(made)
    assert "The discard pile is shuffled and becomes Patton's pursuit deck again." in told(made)


@pytest.mark.rule("RR-10.15")
def test_a_beaten_division_with_a_medal_is_told_to_count_as_one() -> None:
    state = table(**EX_12, resistance=["luxembourg"])
    elite = next(id for id, card in state.board.cards.items() if card.medal and not card.fuel)
    won = told(step(state, "march B-XII luxembourg", elite))
    assert any(line.endswith("Patton keeps the card, which counts as a medal.") for line in won)
    assert "Patton wins a medal for Luxembourg (1 medal token now)." in won
    assert any("Patton has 2 medals (tokens: 1)" in line for line in won)


@pytest.mark.rule("RR-10.11")
@pytest.mark.parametrize(("fuel", "key"), [(0, "prompt-moving-stuck"), (1, "prompt-moving-held")])
def test_nobody_without_fuel_is_asked_to_pay_it(fuel: int, key: str) -> None:
    corps = {"R-I": {"at": "lisieux", "fuel": fuel, "ammo": 1, "food": 1}}
    move = {"corps": "R-I", "steps": 1, "held": True}
    state = table(turn="red", stage="moving", move=move, corps=corps)
    assert GAME.prompt(state, RED).key == key
