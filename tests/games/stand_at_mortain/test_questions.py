"""What the table asks before a move: the sum of an attack, what a hex sees, who can reach it."""

from collections.abc import Sequence
from random import Random

import pytest
from tests.games.stand_at_mortain.table import play, table

from sztab.core.errors import QuestionError
from sztab.core.fate import SeededFate
from sztab.core.writing.picks import why
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.state import GERMAN, State

UNITS = "us-120 1501, us-117 1101, ge-102 1404, ge-2ss-d 1404, ge-2ss-df 1701"


@pytest.mark.rule("SM-5.5", "SM-5.8")
def test_an_attack_is_worked_out_as_it_is_told() -> None:
    state = table(UNITS, card="D8", had=["german"])
    text = "fire us-120 at ge-2ss-df"
    answer = GAME.ask(state, state.side, "odds", {"move": text})
    told = GAME.apply(state, state.side, GAME.parse(text), SeededFate(Random(1))).told.events
    sums = [(event.key, event.rule) for event in told if "value" in event.args]
    assert [(line["key"], line["rule"]) for line in answer["modifiers"]] == sums
    [strength] = [event for event in told if event.key.startswith("strength")]
    assert answer["strength"] == strength.args["strength"]
    assert answer["needed"] == strength.args["needed"]


@pytest.mark.rule("SM-5.6")
def test_the_cards_that_are_left_give_the_chance() -> None:
    state = table(UNITS, card="D8", had=["german"], deck=["SA", "S3", "H3", "SK", "D10"])
    answer = GAME.ask(state, state.side, "odds", {"move": "fire us-120 at ge-2ss-df"})
    assert answer["cards"] == {"1": 1, "3": 2, "10": 1}
    hits = sum(n for card, n in answer["cards"].items() if int(card) <= answer["needed"])
    assert answer["hit"] == pytest.approx(hits / 4)


@pytest.mark.rule("SM-5.3", "SM-5.4")
def test_a_hex_sees_what_a_unit_there_could_fire_at() -> None:
    state = table("us-120 1501, ge-2ss-df 1701", card="D8", had=["german"])
    assert "1701" in GAME.ask(state, GERMAN, "visible", {"hex": "1501"})
    assert "1501" not in GAME.ask(state, GERMAN, "visible", {"hex": "1501"})


@pytest.mark.rule("SM-4.2")
def test_who_can_reach_a_hex() -> None:
    state = table("us-120 1501, ge-2ss-df 1701", card="S8", had=["us"])
    goals = GAME.ask(state, GERMAN, "reach", {"unit": "ge-2ss-df"})
    assert "1501" not in goals
    assert "1602" in goals
    assert set(GAME.ask(state, GERMAN, "reach", {"hex": "1602"})) >= {"us-120", "ge-2ss-df"}


@pytest.mark.parametrize("args", [{"hex": "9999"}, {"unit": "us-999"}, {}])
def test_what_is_not_on_the_map_is_not_answered(args: dict[str, str]) -> None:
    with pytest.raises(QuestionError):
        GAME.ask(table(UNITS, card="D8"), GERMAN, "reach", args)


@pytest.mark.rule("SM-3.5", "SM-3.6", "SM-4.2")
def test_who_clicks_his_own_unit_as_a_goal_hears_why_not() -> None:
    state = table("us-120 1501, us-117 1101, ge-102 1404", card="D8", had=["german"])
    far = why(GAME, state, state.side, ["us-120", "us-117"])
    assert far is not None
    assert (far.rule, far.key) == ("SM-4.2", "not-adjacent")
    face = table("us-120 1501, us-cca 1501, us-117 1101", card="DK", had=["german"])
    after = GAME.apply(face, face.side, GAME.parse("move us-120 1402"), SeededFate(Random(1))).state
    other = why(GAME, after, face.side, ["us-117"])
    assert other is not None
    assert other.key == "one-stack-only"


def _why(state: State, picks: Sequence[str]) -> str:
    refusal = why(GAME, state, state.side, picks)
    return f"{refusal.rule} {refusal.key}" if refusal else ""


@pytest.mark.rule("SM-4.3", "SM-5.3", "SM-5.4")
def test_who_clicks_an_enemy_hears_why_he_cannot_be_attacked() -> None:
    state = table("us-120 1501, us-117 1101, ge-102 1701", card="S2", had=["us"])
    assert _why(state, ["ge-102", "us-120"]) == ""
    assert _why(state, ["ge-102", "us-117"]) == "SM-5.3 out-of-range"
    assert _why(state, ["ge-2ss-d", "us-120"]) == "SM-4.3 enters-first"


@pytest.mark.rule("SM-4.2")
def test_several_chosen_units_hear_that_only_one_of_them_moves() -> None:
    state = table("us-120 1402, ge-102 1501, ge-2ss-d 1501", card="S8", had=["us"])
    assert _why(state, ["ge-102", "ge-2ss-d", "1602"]) == "SM-4.2 one-moves"


@pytest.mark.rule("SM-3.4")
def test_a_waiting_unit_hears_that_the_card_is_used() -> None:
    state = table("us-120 1501", card="S2", had=["us"])
    after = play(state, "enter ge-17-37 1705")
    assert _why(after, ["ge-17-38"]) == "SM-3.4 no-activations-left"


@pytest.mark.rule("SM-1.1")
def test_in_the_set_up_a_hex_without_a_unit_asks_for_the_unit() -> None:
    assert _why(table(), ["1101"]) == "SM-1.1 unit-first"
