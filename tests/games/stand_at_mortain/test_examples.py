"""The worked examples of the rulebook, EX-01 to EX-16."""

import pytest
from tests.games.stand_at_mortain.table import (
    ending,
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
from sztab.games.stand_at_mortain.state import GERMAN, JOKER, US

SET_UP = "us-117 1101, us-119 1303, us-120 1501, us-td-t 1501, us-td-sp 1204"


@pytest.mark.rule("SM-3.4", "SM-3.5")
@pytest.mark.parametrize("suit", ["S", "C", "H", "D"])
@pytest.mark.parametrize(
    ("rank", "allowance"),
    [("7", 4), ("10", 5), ("9", 5), ("2", 1), ("A", 1), ("Q", "stack")],
)
def test_ex_01_activation_numbers(suit: str, rank: str, allowance: int | str) -> None:
    state = table(SET_UP, card=suit + rank)
    assert GAME.view(state, None)["allowance"] == allowance
    assert GAME.awaited(state) == ((GERMAN,) if suit in "SC" else (US,))


@pytest.mark.rule("SM-3.7", "SM-4.3")
def test_ex_02_entering_with_tiger() -> None:
    state = table(SET_UP, card="S4")
    state = play(state, "enter ge-2ss-pz1 1802")
    state = play(state, "enter ge-2ss-pz2 1802")
    assert not legal(state, "enter ge-102 1701")  # that would be a third counted unit
    state = play(state, "enter ge-102 1802")
    assert where(state, "ge-102") == where(state, "ge-2ss-pz1") == where(state, "ge-2ss-pz2")
    assert GAME.view(state, None)["used"] == 2

    later = play(state, "done", "SA")
    assert refused(later, "enter ge-17-stug 1802") == "SM-2.1 stack-full"
    tiger_late = table("ge-2ss-pz1 1802, ge-2ss-pz2 1802, us-120 1501", card="SA")
    assert legal(tiger_late, "enter ge-102 1802")


@pytest.mark.rule("SM-3.7")
def test_ex_02_variant_tiger_elsewhere_is_one_of_the_counted_units() -> None:
    state = play(table(SET_UP, card="S4"), "enter ge-2ss-pz1 1802")
    state = play(state, "enter ge-102 1701")
    assert GAME.view(state, None)["used"] == 2
    assert refused(state, "enter ge-2ss-pz2 1802") == "SM-3.4 no-activations-left"


@pytest.mark.rule("SM-1.2", "SM-4.4")
def test_ex_03_reinforcements() -> None:
    assert refused(table(SET_UP, card="H6"), "enter us-cca 0103") == "SM-1.2 too-early"
    state = table(SET_UP, card="H6", turn=2)
    state = play(state, "enter us-cca 0103")
    state = play(state, "enter us-ccb 0103")
    assert refused(state, "enter us-ccr 0103") == "SM-2.1 stack-full"
    state = play(state, "enter us-ccr 0204")
    assert [where(state, f"us-cc{letter}") for letter in "abr"] == ["0103", "0103", "0204"]


@pytest.mark.rule("SM-5.2", "SM-5.5", "SM-5.8", "SM-5.9")
def test_ex_04_fire_from_the_hill() -> None:
    state = table("us-120 1501, us-td-t 1501, ge-2ss-d 1701", card="H4")
    fire = "fire us-120 us-td-t at ge-2ss-d"
    assert highest(state, fire) == 6
    assert where(play(state, fire, "S7", "H9"), "ge-2ss-d") == "1701"
    after = play(state, fire, "S6", "H9")
    assert where(after, "ge-2ss-d") == "1701 back"
    assert where(play(after, fire, "C6", "H2"), "ge-2ss-d") == "eliminated"


@pytest.mark.rule("SM-5.8")
def test_ex_05_tiger_against_a_tank_in_mortain() -> None:
    tank = table("ge-102 1503, us-td-sp 1303", card="S2")
    assert highest(tank, "fire ge-102 at us-td-sp") == 6
    infantry = table("ge-102 1503, us-119 1303", card="S2")
    assert highest(infantry, "fire ge-102 at us-119") == 2


@pytest.mark.rule("SM-5.8")
def test_ex_06_not_all_adjacent() -> None:
    state = table("ge-2ss-pz1 1503, ge-17-stug 1602, us-119 1303", card="S4")
    assert highest(state, "fire ge-17-stug ge-2ss-pz1 at us-119") == 4


@pytest.mark.rule("SM-5.3", "SM-5.4")
def test_ex_07_range_and_line_of_fire() -> None:
    field = table().field

    def seen(hex: int) -> set[int]:
        sights = field.sees[field.hex_of[hex]]
        return {code for code, free in zip(field.code, sights, strict=True) if free}

    assert seen(1501) == {1002, 1101, 1202, 1301, 1402, 1503, 1602, 1604, 1701, 1703, 1802}
    assert 1202 not in seen(1602)
    assert 1103 not in seen(1503)
    for hex in field.code:  # the line of fire is the same both ways, only the range differs
        for other in seen(hex):
            near = field.distance[field.hex_of[hex]][field.hex_of[other]] <= 2
            assert (hex in seen(other)) == (near or other == 1501)


@pytest.mark.rule("SM-5.7", "SM-3.10", "SM-3.12")
def test_ex_08_face_cards_in_combat() -> None:
    state = table("us-120 1501, ge-2ss-d 1701, us-117 1101", card="H4", had=["german"])
    fire = "fire us-120 at ge-2ss-d"
    assert highest(state, fire) == 5
    king = play(state, fire, "SK")
    queen = play(king, "redraw", "SQ")
    hit = play(queen, "redraw", "S4")
    assert where(hit, "ge-2ss-d") == "1701 back"

    missed = play(king, "accept")
    assert where(missed, "ge-2ss-d") == "1701"
    assert play(missed, "done", "SQ").card == "SQ"

    ended = step(king, "redraw", JOKER, "H9")
    assert "The Joker ends the turn (deck: 50): the attack is not resolved." in told(ended)
    assert (ended.state.turn, where(ended.state, "ge-2ss-d")) == (2, "1701")


@pytest.mark.rule("SM-3.9")
def test_ex_09_early_joker() -> None:
    opening = table(SET_UP, stage="placing")
    state = play(opening, "done", "H3")
    state = play(state, "pass", "H8")
    state = play(state, "pass", JOKER, "S5")
    assert (state.turn, state.card, JOKER in state.deck) == (1, "S5", False)
    for card in list(state.deck):  # nothing but the empty deck ends this turn
        state = play(state, "pass", card)
        assert state.turn == 1
    assert play(state, "pass", "S2").turn == 2

    other = play(play(opening, "done", "H3"), "pass", "SK")
    assert play(other, "pass", JOKER, "H5").turn == 2


@pytest.mark.rule("SM-6.2", "SM-6.3")
def test_ex_10_which_marker() -> None:
    units = "us-120 1501, ge-102 1701"
    for suit in "HD":
        for rank in ("A", "3", "5", "7", "9", "J"):
            state = table(units, card=suit + rank)
            assert legal(state, "air AT at ge-102")
            assert refused(state, "oba at ge-102") == "SM-6.2 oba-needs-other"
        for rank in ("2", "4", "6", "8", "10", "Q", "K"):
            state = table(units, card=suit + rank)
            assert legal(state, "oba at ge-102")
            assert refused(state, "air AT at ge-102") == "SM-6.2 air-needs-odd"
    used = play(table(units, card="H2"), "oba at ge-102", "S10", "H3")
    assert refused(used, "air AT at ge-102") == "SM-6.3 marker-used"
    next_turn = play(
        table(units, card="H2", had=["german"], markers={"oba": 1}), "pass", JOKER, "H3"
    )
    assert legal(next_turn, "air AT at ge-102")


@pytest.mark.rule("SM-6.5")
def test_ex_11_oba_on_a_stack_in_woods() -> None:
    state = table("ge-2ss-pz1 1604, ge-17-37 1604 back, us-120 1501", card="H2")
    hit = play(state, "oba at 1604", "C2", "H9")
    assert (where(hit, "ge-2ss-pz1"), where(hit, "ge-17-37")) == ("1604 back", "eliminated")
    missed = play(state, "oba at 1604", "C3", "H9")
    assert (where(missed, "ge-2ss-pz1"), where(missed, "ge-17-37")) == ("1604", "1604 back")


@pytest.mark.rule("SM-6.5")
def test_ex_12_air_against_one_class() -> None:
    state = table("ge-17-stug 1404, ge-17-38 1404, us-120 1501", card="H3")
    after = play(state, "air AT at 1404", "C4", "H9")
    assert (where(after, "ge-17-stug"), where(after, "ge-17-38")) == ("1404 back", "1404")


@pytest.mark.rule("SM-6.6")
def test_ex_13_interdiction() -> None:
    units = "ge-2ss-pz1 1503, ge-2ss-pz2 1404, us-td-sp 1303"
    fire = "fire ge-2ss-pz1 ge-2ss-pz2 at us-td-sp"
    assert highest(table(units, card="S4", interdiction="1602"), fire) == 8
    assert highest(table(units, card="S4"), fire) == 9
    for hex in ("1602", "1402", "1802", "1501", "1701", "1503", "1703"):
        state = table(f"ge-2ss-pz1 {hex}, us-120 0101", card="S2", interdiction="1602")
        area = state.field.distance[state.field.hex_of[1602]]
        assert area[state.place[state.field.unit_of["ge-2ss-pz1"]]] <= 1
    assert sum(near <= 1 for near in area) == 7


@pytest.mark.rule("SM-8.1", "SM-8.2", "SM-8.3")
def test_ex_14_winning() -> None:
    exited = "ge-102 exited, ge-2ss-pz1 exited, ge-2ss-pz2 exited, ge-2ss-d exited"
    fifth = table(f"{exited}, ge-17-38 0103 back, us-120 1501", card="S8")
    assert ending(play(fifth, "exit ge-17-38")) == "german enough-exits"

    last_on_map = table("us-120 1501 back, ge-102 1701", card="S2")
    after = play(last_on_map, "fire ge-102 at us-120", "SA", "S3")
    assert ending(after) == ""  # CCA, CCB and CCR are waiting

    held = table(f"{exited}, us-120 1501", card="S8", turn=6, had=["us"])
    assert ending(play(held, "pass", JOKER)) == "us time-is-up"
    gone = f"{exited}, us-cca eliminated, us-ccb eliminated"
    empty = table(gone, card="S8", turn=6, had=["us"])
    assert ending(play(empty, "pass", JOKER)) == "german us-not-in-play"
    assert ending(play(table(gone, card="S8", turn=5, had=["us"]), "pass", JOKER, "S9")) == ""


@pytest.mark.rule("SM-3.8", "SM-3.11")
def test_ex_15_the_last_cards() -> None:
    units = "ge-102 1701, ge-2ss-pz1 1802, us-120 1501, us-117 1101"
    last = table(units, card="S8", deck=[])
    assert legal(last, "move ge-102 1602")
    assert refused(last, "fire ge-102 at us-120") == "SM-3.11 deck-is-empty"
    assert play(last, "pass", "S9").turn == 2

    decided = play(table(units, card="S8", deck=["S3"]), "fire ge-102 ge-2ss-pz1 at us-120", "S3")
    assert (where(decided, "us-120"), decided.turn) == ("1501 back", 1)
    moves = [GAME.text(move).split()[0] for move in GAME.moves(decided, GERMAN)]
    assert set(moves) == {"enter", "done"}

    missed = play(table(units, card="S8", deck=["SK"]), "fire ge-102 at us-120", "SK")
    assert (where(missed, "us-120"), missed.turn) == ("1501", 1)
    assert legal(missed, "move ge-2ss-pz1 1602")
    assert play(missed, "done", "S9").turn == 2


@pytest.mark.rule("SM-4.3", "SM-4.4", "SM-4.8")
def test_ex_16_entry() -> None:
    all_but_one = (
        "ge-102 1804, ge-2ss-pz1 1804, ge-2ss-pz2 1804, ge-2ss-d 1705, ge-2ss-df 1705, "
        "ge-17-stug 1604, ge-17-37 1604"
    )
    state = table(f"us-120 1602, {all_but_one}", card="H4")
    for hex in ("1701", "1802", "1703"):
        assert refused(state, f"move us-120 {hex}") == "SM-4.8 entry-kept-open"
    for hex in ("1402", "1501", "1503"):
        assert legal(state, f"move us-120 {hex}")
    everybody = table(f"us-120 1602, {all_but_one}, ge-17-38 1505", card="H4")
    assert legal(everybody, "move us-120 1701")

    blocked = (
        "ge-102 0101, ge-2ss-pz1 0202, ge-2ss-pz2 0103, ge-2ss-d 0204, us-117 0105, us-119 0105"
    )
    state = table(blocked, card="H4", turn=3)
    for hex in ("0101", "0202", "0103", "0204"):
        assert refused(state, f"enter us-ccb {hex}") == "SM-2.3 enemy-there"
    assert refused(state, "enter us-ccb 0105") == "SM-2.1 stack-full"
    assert not any(GAME.text(move).startswith("enter") for move in GAME.moves(state, US))
    opened = table(blocked.replace("us-119 0105", "us-119 0305"), card="H4", turn=3)
    assert legal(opened, "enter us-ccb 0105")
