"""What the browser table is given: clicks, costs, warnings, reasons and previews."""

import pytest

from sztab.core.game import Offer
from sztab.core.words import LANGUAGES, has_words, say
from sztab.core.writing.picks import why
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.state import State
from tests.games.race_to_the_rhine.table import BLUE, RED, WHITE, card, control, opened, play, table


def _offers(state: State) -> dict[str, Offer]:
    return {offer.text: offer for offer in GAME.offers(state, GAME.awaited(state)[0])}


def _reason(state: State, *picks: str) -> str:
    seat = GAME.awaited(state)[0]
    refusal = why(GAME, state, seat, picks)
    assert refusal is not None
    return f"{refusal.rule} {refusal.key}"


# --- clicks --------------------------------------------------------------------------------------


def test_a_corps_is_clicked_before_its_goal_and_its_loading() -> None:
    state = table(tokens={"lisieux": {"fuel": 1}})
    offers = _offers(state)
    assert offers["march R-I yvetot"].picks == ("R-I", "yvetot")
    assert offers["load R-I"].picks == ("R-I", "load")


@pytest.mark.rule("RR-8.5")
def test_all_kinds_are_loaded_together_as_far_as_there_is_room() -> None:
    corps = {"R-I": {"at": "lisieux", "fuel": 2, "ammo": 2}}
    state = table(tokens={"lisieux": {"fuel": 3, "food": 1}}, corps=corps)
    offers = _offers(state)
    assert offers["load R-I"].counts == {"fuel": 2, "food": 1}
    assert offers["unload R-I"].counts == {"fuel": 2, "ammo": 2}
    assert GAME.text(GAME.parse("load R-I 1fuel 1food")) == "load R-I 1 fuel 1 food"
    assert card(play(state, "load R-I 1fuel 1food"), "R-I") == (3, 2, 1)


def test_a_corps_on_its_way_needs_no_second_click() -> None:
    state = play(opened(), ("march R-I yvetot", "P-R-20"))
    assert _offers(state)["march R-I dieppe"].picks == ("dieppe",)


def test_a_transport_asks_for_the_action_only_once() -> None:
    state = table(tokens={"lisieux": {"fuel": 1}})
    assert _offers(state)["truck lisieux brionne"].picks == ("truck", "lisieux", "brionne")
    offers = _offers(play(state, "truck lisieux brionne"))
    assert offers["truck brionne louviers"].picks == ("brionne", "louviers")
    assert offers["carry fuel"].picks == ("carry-fuel",)


@pytest.mark.rule("RR-6.3")
def test_a_forward_base_leaves_no_choice_of_tokens() -> None:
    offers = _offers(table(control=control("red", "dieppe")))
    assert offers["supplies lisieux ammo"].picks == ("supplies", "lisieux", "ammo")
    assert offers["supplies dieppe mixed"].picks == ("supplies", "dieppe")
    assert offers["supplies dieppe mixed plus fuel fuel"].picks == (
        "commander",
        "dieppe",
        "fuel+fuel",
    )


def test_commanders_have_one_button_each() -> None:
    by_army = {
        RED: ("supplies lisieux mixed plus fuel ammo", "commander", "lisieux", "mixed"),
        WHITE: ("commander air resistance", "commander", "deck-resistance"),
        BLUE: ("commander march B-XII vitry", "commander", "B-XII", "vitry"),
    }
    for army, (text, *picks) in by_army.items():
        state = table(turn=("red", "white", "blue")[army])
        assert list(_offers(state)[text].picks[: len(picks)]) == picks


def test_no_offer_begins_another() -> None:
    """A finished row of clicks must not also be the beginning of a longer one."""
    for army in ("red", "white", "blue"):
        rows = {offer.picks for offer in _offers(table(turn=army)).values()}
        for row in rows:
            assert not any(row[:length] in rows for length in range(1, len(row)))


def test_first_clicks_that_are_no_things_have_words() -> None:
    board = opened().board
    for army in ("red", "white", "blue"):
        for offer in _offers(table(turn=army)).values():
            word = offer.picks[0]
            if word not in board.corps_of and word not in board.field_of:
                assert all(has_words(GAME, language, f"pick-{word}") for language in LANGUAGES)


# --- costs and warnings --------------------------------------------------------------------------


@pytest.mark.rule("RR-7.3")
def test_taking_the_last_truck_is_announced() -> None:
    offers = _offers(opened())
    assert offers["trucks 3"].warns == ()  # the stock of 6 may grow to 9
    state = table(
        truck_track=3,
        trucks=["lisieux brionne", "brionne rouen", "louviers vernon"],
        control=control("red", "rouen"),
    )
    last = _offers(state)["trucks 3"]
    assert last.warns == ("ends-phase",)
    assert "logistics phase" in say(GAME, "en", last.say)


@pytest.mark.rule("RR-10.7")
def test_the_fort_is_part_of_the_cost() -> None:
    state = table(
        control=control("red", "yvetot"), corps={"R-I": {"at": "yvetot", "fuel": 1, "ammo": 1}}
    )
    offer = _offers(state)["march R-I le_havre"]
    assert offer.cost is not None
    assert say(GAME, "en", offer.cost) == "1 fuel and 1 ammo"
    assert offer.warns == ("card",)


# --- reasons -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picks", "reason"),
    [
        (["rouen"], "RR-5.2 choose-first"),
        (["R-I", "rouen"], "RR-10.2 no-own-arrow"),
        (["W-V"], "RR-10.1 not-your-corps"),
        (["supplies", "rouen"], "RR-6.1 not-a-base"),
        (["truck", "rouen"], "RR-8.1 end-not-controlled"),
        (["truck", "lisieux", "louviers"], "RR-8.1 not-adjacent"),
        (["truck", "lisieux", "R-XII"], "RR-8.1 not-adjacent"),  # the field of the corps is meant
        (["resistance"], "RR-10.12 no-resistance-card"),
        (["paratroops"], "RR-12.3 no-medal-to-pay"),
    ],
)
def test_a_click_that_leads_nowhere_says_why(picks: list[str], reason: str) -> None:
    assert _reason(opened(), *picks) == reason


def test_in_the_reaction_a_field_says_why_it_takes_no_marker() -> None:
    state = play(opened(), "end")
    assert _reason(state, "rouen") == "RR-14.2 resist-far"
    assert _reason(state, "lisieux") == "RR-14.9 no-marker-to-remove"
    assert _reason(state, "trucks") == "RR-14.1 react-first"


def test_what_is_offered_has_no_reason_against_it() -> None:
    state = opened()
    for offer in GAME.offers(state, RED):
        assert why(GAME, state, RED, offer.picks[:2]) is None, offer.picks


def test_closed_actions_are_told_with_their_rule() -> None:
    closed = GAME.view(opened(), RED)["closed"]
    assert set(closed) == {"paratroops"}
    spent = GAME.view(table(actions=0), RED)["closed"]
    assert {word: reason["key"] for word, reason in spent.items()} == dict.fromkeys(
        ("supplies", "trucks", "truck", "march", "air", "paratroops"), "no-action-left"
    )
    assert "closed" not in GAME.view(opened(), WHITE)


def test_a_player_at_the_limit_is_told_so() -> None:
    state = table(
        truck_track=3, armies={"red": {"trucks": 9}, "white": {"trucks": 6}, "blue": {"trucks": 6}}
    )
    assert GAME.view(state, RED)["closed"]["trucks"]["rule"] == "RR-7.5"


# --- what is shown -------------------------------------------------------------------------------


def test_the_seat_that_decides_sees_what_a_step_costs_risks_and_cuts_off() -> None:
    state = table(
        turn="blue",
        control=control("blue", "brienne"),
        corps={"B-XII": {"at": "brienne", "fuel": 1}},
    )
    step = GAME.view(state, BLUE)["previews"]["steps"]["B-XII"]["chaumont"]
    assert step["fuel"] == 1
    assert step["deck"] == "pursuit"
    assert step["encircles"] == dict.fromkeys(["auxerre", "bonny", "chatillon", "tonnerre"], "blue")
    assert 0 < step["lost"] <= step["fight"] <= 100
    assert "steps" not in GAME.view(state, RED)["previews"]
    assert "steps" not in GAME.view(state, None)["previews"]


def test_all_faces_are_printed_and_only_a_look_is_secret() -> None:
    state = play(table(), ("air pursuit", "P-R-16"))
    faces = GAME.view(state, RED)["faces"]
    assert faces == GAME.view(table(), RED)["faces"] == GAME.view(state, WHITE)["faces"]
    held = {id for deck in GAME.view(state, None)["decks"].values() for id in deck}
    assert held <= set(faces)
    assert GAME.view(state, RED)["looked"]["red"]["card"] == "P-R-16"
    assert "card" not in GAME.view(state, WHITE)["looked"]["red"]
    face = GAME.view(state, RED)["faces"]["P-R-16"]
    assert (face["kind"], face["ammo"], face["fuel"], face["medal"]) == ("division", 1, 0, False)
