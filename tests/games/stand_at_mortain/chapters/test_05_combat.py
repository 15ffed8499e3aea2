"""SM-5: combat."""

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

from sztab.core.errors import NotationError
from sztab.core.words import say
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.moves import Fire
from sztab.games.stand_at_mortain.state import US


@pytest.mark.rule("SM-5.1")
def test_firing_is_never_compulsory() -> None:
    state = table("us-120 1501, ge-102 1602", card="H8")
    assert legal(state, "pass")
    assert legal(play(state, "move us-120 1402"), "done")


@pytest.mark.rule("SM-5.2")
def test_any_units_that_have_not_acted_fire_at_one_enemy_on_the_map() -> None:
    state = table("us-117 1402, us-120 1501, us-td-t 1501, ge-102 1602, ge-2ss-d 1701", card="H6")
    attacks = {GAME.text(move) for move in GAME.moves(state, US) if "fire" in GAME.text(move)}
    three = [move for move in attacks if move.endswith("ge-102")]
    assert len(three) == 7  # every choice of one to three of the units that see the target
    assert refused(state, "fire us-120 at us-117") == "SM-5.2 no-such-target"
    assert refused(state, "fire us-120 at ge-17-38") == "SM-5.2 no-such-target"
    assert refused(state, "fire us-119 at ge-102") == "SM-5.2 not-on-map"
    with pytest.raises(NotationError):
        GAME.parse("fire us-120 us-120 at ge-102")


@pytest.mark.rule("SM-5.9")
def test_it_is_told_and_offered_as_vain_when_no_card_hits() -> None:
    state = table("us-120 1103, ge-102 1303", card="H2", had=["german"])
    after = step(state, "fire us-120 at ge-102", "SA", "S2")
    assert "Strength 1: no card hits." in told(after)  # adjacent -1, town +2
    assert "Siła 1: nie trafia żadna karta." in told(after, "pl")
    assert where(after.state, "ge-102") == "1303"
    offer = next(o for o in GAME.offers(state, US) if o.text == "fire us-120 at ge-102")
    assert offer.cost is not None
    assert say(GAME, "en", offer.cost) == "no card hits; the Joker ends the turn 2%"


@pytest.mark.rule("SM-5.2", "SM-3.6")
@pytest.mark.parametrize("card", ["H6", "HK"])
def test_an_attack_that_no_notation_writes_is_refused_too(card: str) -> None:
    state = table("us-120 1501, ge-102 1602", card=card)
    nobody = GAME.check(state, US, Fire((), "ge-102"))
    assert nobody is not None
    assert (nobody.rule, nobody.key) == ("SM-5.2", "nobody-fires")
    twice = GAME.check(state, US, Fire(("us-120", "us-120"), "ge-102"))
    assert twice is not None
    assert (twice.rule, twice.key) == ("SM-3.6", "acted-already")


@pytest.mark.rule("SM-5.3")
def test_range_is_two_and_three_from_a_hill() -> None:
    hill = table("us-120 1501, ge-102 1604, ge-2ss-d 1202", card="H2")
    assert legal(hill, "fire us-120 at ge-102")  # three hexes
    assert legal(hill, "fire us-120 at ge-2ss-d")
    plain = table("us-120 0901, ge-102 0903, ge-2ss-d 0804, ge-2ss-df 0701", card="H2")
    assert legal(plain, "fire us-120 at ge-102")
    assert refused(plain, "fire us-120 at ge-2ss-d") == "SM-5.3 out-of-range"


@pytest.mark.rule("SM-5.4")
def test_fire_goes_into_but_not_through_woods_village_town_and_hill() -> None:
    state = table("us-117 1301, ge-102 1701, ge-2ss-d 1501", card="H2")
    assert legal(state, "fire us-117 at ge-2ss-d")  # into the hill
    assert refused(state, "fire us-117 at ge-102") == "SM-5.4 no-line-of-fire"
    through = table("us-117 1202, ge-102 1602, ge-2ss-d 1402", card="H2")
    assert legal(through, "fire us-117 at ge-2ss-d")  # into the woods
    assert refused(through, "fire us-117 at ge-102") == "SM-5.4 no-line-of-fire"
    between = table("us-117 1503, us-119 1602, ge-102 1501", card="H2")
    assert legal(between, "fire us-117 at ge-102")  # one of the two hexes between is open


@pytest.mark.rule("SM-5.4")
def test_units_never_block_the_line_of_fire() -> None:
    state = table("us-117 0901, ge-102 0701, ge-2ss-d 0501", card="H2")
    assert legal(state, "fire us-117 at ge-102")
    over_a_friend = table("us-117 0901, ge-102 0701, ge-2ss-d 0501", card="S2")
    assert legal(over_a_friend, "fire ge-2ss-d at us-117")


@pytest.mark.rule("SM-5.5")
def test_at_against_tanks_ai_against_guns_and_infantry_of_the_side_that_is_up() -> None:
    targets = "us-td-sp 0901, us-td-t 0802, us-117 0802"
    front = table(f"ge-2ss-pz1 1002, {targets}", card="S2")
    assert highest(front, "fire ge-2ss-pz1 at us-td-sp") == 5 + 1  # adjacent
    assert highest(front, "fire ge-2ss-pz1 at us-td-t") == 3 + 1
    assert highest(front, "fire ge-2ss-pz1 at us-117") == 3 + 1
    back = table(f"ge-2ss-pz1 1002 back, {targets}", card="S2")
    assert highest(back, "fire ge-2ss-pz1 at us-td-sp") == 4 + 1
    both = table(f"ge-2ss-pz1 1002, ge-17-stug 1002 back, {targets}", card="S4")
    assert highest(both, "fire ge-17-stug ge-2ss-pz1 at us-td-sp") == 5 + 4 + 1
    assert highest(both, "fire ge-17-stug ge-2ss-pz1 at us-117") == 3 + 2 + 1


@pytest.mark.rule("SM-5.6")
@pytest.mark.parametrize("card", ["SA", "H3", "D5", "C5"])
def test_the_card_counts_by_its_number_whatever_its_colour(card: str) -> None:
    state = table("us-120 1501, us-117 1101, ge-2ss-d 1701", card="H4")
    assert highest(state, "fire us-120 at ge-2ss-d") == 5
    assert where(play(state, "fire us-120 at ge-2ss-d", card), "ge-2ss-d") == "1701 back"


@pytest.mark.rule("SM-5.7")
def test_the_attacker_decides_anew_for_each_face_card() -> None:
    state = table("us-120 1501, us-117 1101, ge-2ss-d 1701", card="H4")
    jack = step(state, "fire us-120 at ge-2ss-d", "SJ")
    assert told(jack)[-1] == (
        "The Americans draw a face card, the jack of spades (deck: 51): "
        "they may replace it or accept a miss."
    )
    assert [GAME.text(move) for move in GAME.moves(jack.state, US)] == ["redraw", "accept"]
    assert refused(jack.state, "move us-117 1301") == "SM-5.7 answer-face-card"
    assert refused(jack.state, "redraw", seat=0) == "SM-5.7 other-side-redraws"
    queen = play(jack.state, "redraw", "CQ")
    assert where(play(queen, "redraw", "C2"), "ge-2ss-d") == "1701 back"
    missed = play(queen, "accept")
    assert (where(missed, "ge-2ss-d"), missed.stage) == ("1701", state.stage)
    assert refused(missed, "redraw") == "SM-5.7 no-face-card"


@pytest.mark.rule("SM-5.8")
@pytest.mark.parametrize(
    ("attacker", "target", "cover"),
    [
        ("1002", "0802", 0),
        ("0804", "0703", 1),
        ("1301", "1101", 1),
        ("1404", "1303", 2),
        ("1701", "1501", 0),
    ],
)
def test_the_terrain_of_the_target_is_added(attacker: str, target: str, cover: int) -> None:
    state = table(f"ge-2ss-d {attacker}, us-117 {target}", card="S2")
    assert highest(state, "fire ge-2ss-d at us-117") == 3 + 1 - cover


@pytest.mark.rule("SM-5.8")
def test_adjacent_fire_is_better_only_if_all_are_adjacent() -> None:
    state = table("us-117 1002, us-119 0901, ge-2ss-d 1202", card="H4")
    assert highest(state, "fire us-117 at ge-2ss-d") == 4 + 1
    assert highest(state, "fire us-119 at ge-2ss-d") == 4
    assert highest(state, "fire us-117 us-119 at ge-2ss-d") == 8


@pytest.mark.rule("SM-5.8")
def test_tiger_is_better_against_tanks_only() -> None:
    state = table("ge-102 1002, ge-2ss-pz1 1002, us-td-sp 0901, us-117 0802", card="S4")
    assert highest(state, "fire ge-102 at us-td-sp") == 6 + 1 + 1
    assert highest(state, "fire ge-102 ge-2ss-pz1 at us-td-sp") == 11 + 1 + 1
    assert highest(state, "fire ge-102 at us-117") == 3 + 1


@pytest.mark.rule("SM-5.8")
def test_the_sum_is_told_line_by_line() -> None:
    state = table("ge-102 1503, us-td-sp 1303, us-117 1101", card="S4", interdiction="1602")
    after = step(state, "fire ge-102 at us-td-sp", "S5")
    assert told(after) == [
        "102 Tiger fires at TD (self-propelled) in 1303 (Mortain); 1 of 2 activations used.",
        "\u22121: all firing units are next to the target.",
        "\u22121: 102 Tiger fires at a tank.",
        "+2: the target's terrain.",
        "+1: fire from the interdicted area.",
        "Strength 6: a card of 5 or less hits.",
        "Needs 5 or less, draws the 5 of spades (deck: 51): hit.",
        "TD (self-propelled) is hit and flipped: AT 2, AI 1.",
    ]


@pytest.mark.rule("SM-5.9")
@pytest.mark.parametrize(("card", "after"), [("S5", "1701 back"), ("S6", "1701")])
def test_a_card_up_to_the_strength_hits_and_one_above_misses(card: str, after: str) -> None:
    state = table("us-120 1501, us-117 1101, ge-2ss-d 1701", card="H4")
    assert where(play(state, "fire us-120 at ge-2ss-d", card), "ge-2ss-d") == after


@pytest.mark.rule("SM-5.9")
def test_one_attack_never_does_more_than_one_hit() -> None:
    state = table("us-120 1501, us-117 1501, us-cca 1602, ge-2ss-d 1701", card="H6", turn=2)
    after = play(state, "fire us-117 us-120 us-cca at ge-2ss-d", "SA", "S2")
    assert where(after, "ge-2ss-d") == "1701 back"


@pytest.mark.rule("SM-5.10")
def test_after_an_attack_the_card_goes_on_and_drawn_cards_stay_out() -> None:
    state = table("us-120 1501, us-117 1101, ge-2ss-d 1701", card="H4")
    after = play(state, "fire us-120 at ge-2ss-d", "S9")
    assert after.card == "H4"
    assert "S9" not in after.deck
    assert legal(after, "move us-117 1301")
    last = table("us-120 1501, us-117 1101, ge-2ss-d 1701", card="H2")
    assert play(last, "fire us-120 at ge-2ss-d", "S9", "S4").card == "S4"  # nothing was left to do


@pytest.mark.rule("SM-5.3")
def test_the_view_shows_the_fields_of_fire_of_both_sides() -> None:
    """From the hill three hexes, and nobody fires through the woods on 1402."""
    fire = GAME.view(table("us-120 1501, ge-102 1703", card="H8"), None)["fire"]
    assert "1402" in fire["us"]
    assert "1204" not in fire["us"]
    assert "1701" in fire["german"]
    assert "1101" not in fire["german"]
