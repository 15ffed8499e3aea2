"""SM-6: US Air and off-board artillery."""

import pytest
from tests.games.stand_at_mortain.table import (
    highest,
    legal,
    play,
    refused,
    step,
    table,
    told,
    where,
)

from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.state import JOKER, US

UNITS = "us-120 1501, us-117 1101, ge-102 1404, ge-2ss-d 1404, ge-17-37 1604"


@pytest.mark.rule("SM-6.1")
def test_a_marker_is_used_instead_of_units() -> None:
    state = table(UNITS, card="H3")
    moved = play(state, "move us-117 1301")
    assert refused(moved, "air AT at ge-102") == "SM-6.1 activated-already"
    laid = play(state, "interdict 1404")
    assert refused(laid, "move us-117 1301") == "SM-6.1 marker-instead"
    assert [GAME.text(move) for move in GAME.moves(laid, US)] == ["done"]
    black = table(UNITS, card="S3")
    assert refused(black, "air AT at ge-102") == "SM-6.1 markers-are-us"


@pytest.mark.rule("SM-6.2")
def test_odd_red_cards_and_the_jack_allow_air_the_others_oba() -> None:
    assert legal(table(UNITS, card="DA"), "interdict 1404")
    assert legal(table(UNITS, card="DJ"), "air AI at ge-2ss-d")
    assert legal(table(UNITS, card="D10"), "oba at ge-2ss-d")
    assert refused(table(UNITS, card="DQ"), "interdict 1404") == "SM-6.2 air-needs-odd"


@pytest.mark.rule("SM-6.3")
def test_one_marker_per_turn_or_one_of_each_type_by_the_option() -> None:
    state = table(UNITS, card="H3", markers={"oba": 1})
    assert refused(state, "air AT at ge-102") == "SM-6.3 marker-used"
    assert "air" not in {GAME.text(move).split()[0] for move in GAME.moves(state, US)}
    per_type = table(UNITS, card="H3", markers={"oba": 1}, one_per_type=True)
    assert legal(per_type, "air AT at ge-102")
    both = table(UNITS, card="H3", markers={"air": 1, "oba": 1}, one_per_type=True)
    assert refused(both, "air AT at ge-102") == "SM-6.3 marker-used-type"


@pytest.mark.rule("SM-6.4")
def test_any_german_unit_or_hex_is_a_target_at_any_distance() -> None:
    state = table("us-120 0101, ge-102 1705, ge-2ss-d 1705, ge-2ss-df 1604", card="H2")
    for target in ("ge-102", "ge-2ss-d", "1705", "ge-2ss-df", "1604"):
        assert legal(state, f"oba at {target}")
    assert refused(state, "oba at us-120") == "SM-6.4 no-german-unit"
    assert refused(state, "oba at ge-17-38") == "SM-6.4 no-german-unit"
    assert refused(state, "oba at 0101") == "SM-6.4 no-german-there"
    one = play(state, "oba at ge-102", "SA", "H4")
    assert (where(one, "ge-102"), where(one, "ge-2ss-d")) == ("1705 back", "1705")
    stack = play(state, "oba at 1705", "SA", "H4")
    assert (where(stack, "ge-102"), where(stack, "ge-2ss-d")) == ("1705 back", "1705 back")


@pytest.mark.rule("SM-6.5")
def test_strength_4_for_air_3_for_oba_and_only_the_terrain_counts() -> None:
    air = table("us-120 1501, ge-102 1602, ge-17-37 1604", card="H3")
    assert highest(air, "air AT at ge-102") == 4  # no bonus for adjacent US units
    assert highest(air, "air AI at ge-17-37") == 3
    oba = table("us-120 1501, ge-102 1602, ge-17-37 1604", card="H2")
    assert highest(oba, "oba at ge-102") == 3
    assert highest(oba, "oba at ge-17-37") == 2


@pytest.mark.rule("SM-6.5")
def test_air_affects_only_the_announced_class() -> None:
    state = table(UNITS, card="H3")
    at = play(state, "air AT at 1404", "SA", "H4")
    assert (where(at, "ge-102"), where(at, "ge-2ss-d")) == ("1404 back", "1404")
    ai = play(state, "air AI at 1404", "SA", "H4")
    assert (where(ai, "ge-102"), where(ai, "ge-2ss-d")) == ("1404", "1404 back")
    wrong = step(state, "air AI at ge-102", "SA", "H4")
    assert "Strength 4: no card hits, because no target is of this kind." in told(wrong)
    assert "The attack (AI) hits nothing: no target is of its kind." in told(wrong)
    assert where(wrong.state, "ge-102") == "1404"


@pytest.mark.rule("SM-6.5", "SM-5.7")
def test_a_face_card_in_a_marker_attack_is_replaced_or_misses() -> None:
    state = play(table(UNITS, card="H3"), "air AT at 1404", "SK")
    assert where(play(state, "redraw", "S4", "H4"), "ge-102") == "1404 back"
    missed = play(state, "accept", "H4")  # the card was the marker's alone, so the next comes
    assert (where(missed, "ge-102"), missed.card) == ("1404", "H4")


@pytest.mark.rule("SM-6.6")
def test_interdiction_makes_german_fire_from_its_area_worse_until_the_turn_ends() -> None:
    state = table("us-120 1501, ge-2ss-pz1 1602, ge-2ss-d 1701, ge-17-37 1402", card="H3")
    laid = play(state, "interdict 1701")
    german = play(laid, "done", "S4")
    fire = "fire ge-2ss-d at us-120"
    assert highest(german, fire) == 3 + 1 - 1
    assert highest(german, "fire ge-17-37 at us-120") == 3 + 1  # outside the area
    assert highest(german, "fire ge-2ss-d ge-2ss-pz1 at us-120") == 6 + 1 - 1  # only once
    assert highest(german, "fire ge-17-37 ge-2ss-d at us-120") == 6 + 1 - 1
    us_fire = play(laid, "done", "H4")
    assert highest(us_fire, "fire us-120 at ge-2ss-d") == 4 + 1
    next_turn = play(german, "pass", JOKER, "S4")
    assert (next_turn.turn, highest(next_turn, fire)) == (2, 3 + 1)


@pytest.mark.rule("SM-6.6")
def test_the_area_stays_when_units_move() -> None:
    start = table("us-120 1303, ge-2ss-d 1703, ge-17-37 1404", card="H3")
    assert refused(start, "interdict 1303") == "SM-6.6 no-german-there"
    state = play(play(start, "interdict 1703"), "done", "S3")
    assert GAME.view(state, None)["interdiction"] == "1703"
    assert highest(state, "fire ge-17-37 at us-120") == 3 + 1 - 2
    state = play(state, "move ge-2ss-d 1604")
    state = play(play(state, "move ge-17-37 1503"), "done", "S4")  # into the area
    assert highest(state, "fire ge-17-37 at us-120") == 3 + 1 - 2 - 1
    away = play(play(state, "move ge-2ss-d 1404"), "done", "C4")  # and out of it
    assert highest(away, "fire ge-2ss-d at us-120") == 3 + 1 - 2


@pytest.mark.rule("SM-6.7")
def test_joker_and_empty_deck_in_a_marker_attack() -> None:
    joker = play(table(UNITS, card="H2", had=["german"]), "oba at ge-102", JOKER, "H4")
    assert (joker.turn, where(joker, "ge-102")) == (2, "1404")
    last = table(UNITS, card="H2", deck=["SK"])
    missed = play(last, "oba at ge-102", "SK", "H4")
    assert (missed.turn, where(missed, "ge-102")) == (2, "1404")
    empty = table(UNITS, card="H3", deck=[])
    assert refused(empty, "air AT at ge-102") == "SM-3.11 deck-is-empty"
    assert legal(empty, "interdict 1404")
    early = play(table(UNITS, card="H2"), "oba at ge-102", JOKER, "S9", "H4")
    assert (early.turn, early.obas) == (1, 1)  # set aside and used up


@pytest.mark.rule("SM-6.8")
def test_without_a_german_unit_on_the_map_there_is_nothing_to_aim_at() -> None:
    state = table("us-120 1501", card="H3")
    assert refused(state, "air AT at ge-102") == "SM-6.8 nothing-to-aim-at"
    assert refused(state, "interdict 1501") == "SM-6.8 nothing-to-aim-at"
    oba = table("us-120 1501, ge-102 1701", card="H2", had=["german"])
    later = play(oba, "pass", JOKER, "H4")
    used = play(later, "oba at ge-102", "S9", "H6")
    assert refused(used, "oba at ge-102") == "SM-6.3 marker-used"  # nothing was saved up
