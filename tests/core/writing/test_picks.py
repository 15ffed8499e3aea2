"""Picks spell offers, and what is not lit is refused by a rule."""

from random import Random

import pytest

from sztab import testing as contract
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Offer
from sztab.core.odds import told_odds
from sztab.core.registry import games
from sztab.core.said import Name
from sztab.core.table import Table, open_table
from sztab.core.writing.picks import next_picks, spelled, why
from tests.at_hand import GAMES, random_game, random_move

OFFERS = [
    Offer("march R1 0101", ("R1", "0101"), Name("x")),
    Offer("march R1 0102", ("R1", "0102"), Name("x")),
    Offer("pass", ("pass",), Name("x")),
]


def test_next_picks_are_those_of_the_offers_that_go_on_from_here() -> None:
    assert next_picks(OFFERS, []) == ["R1", "pass"]
    assert next_picks(OFFERS, ["R1"]) == ["0101", "0102"]
    assert next_picks(OFFERS, ["R1", "0101"]) == []
    assert next_picks(OFFERS, ["R2"]) == []


def test_picks_spell_an_offer_only_as_a_whole() -> None:
    assert spelled(OFFERS, ["R1", "0102"]) is OFFERS[1]
    assert spelled(OFFERS, ["R1"]) is None


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


def test_what_is_lit_needs_no_reason_and_what_is_not_has_one_with_words(game: AnyGame) -> None:
    seen = 0
    for table in random_game(game, 3, most=120):
        for seat in game.awaited(table.state):
            offers = game.offers(table.state, seat)
            words = list(dict.fromkeys(word for offer in offers for word in offer.picks))
            for before in ([], words[:1]):
                lit = next_picks(offers, before)
                for word in [*words[:6], "nonsense"]:
                    refusal = why(game, table.state, seat, [*before, word])
                    assert (refusal is None) == (word in lit)
                    if refusal is not None:
                        seen += 1
                        contract.check_said(game, refusal)
    assert seen


def test_a_seat_that_waits_is_told_whose_decision_it_is() -> None:
    game = games()["medieval-battle"]
    table = _battle(game)
    (mover,) = game.awaited(table.state)
    refusal = why(game, table.state, 1 - mover, ["R1"])
    assert refusal is not None
    assert refusal.key in ("not-your-turn", "other-side-places", "other-side-answers")


def test_a_unit_of_the_other_side_is_refused_by_the_rule() -> None:
    game = games()["medieval-battle"]
    table = _battle(game)
    while game.progress(table.state).n < 3:
        table.play(*_any(table))
    (mover,) = game.awaited(table.state)
    side = game.seats(table.state)[mover]
    foe = next(
        unit["id"] for unit in game.view(table.state, mover)["units"] if unit["side"] != side
    )
    refusal = why(game, table.state, mover, [foe])
    assert refusal is not None
    assert refusal.rule.startswith("MB-")
    assert refusal.key != "not-now"


def test_the_chances_of_what_will_be_heard_sum_to_one() -> None:
    game = games()["race-to-the-rhine"]
    counted = 0
    for table in random_game(game, 5, most=200):
        if not table.awaited:
            break
        seat, text = random_move(table, Random(len(table.record.entries)))
        chances = told_odds(game, table.state, seat, game.parse(text), 400)
        if chances is not None and len(chances) > 1:
            counted += 1
            assert sum(chance.probability for chance in chances) == pytest.approx(1)
    assert counted


def _battle(game: AnyGame) -> Table:
    table = open_table(game, seed=1)
    while len(table.awaited) > 1 or game.progress(table.state).n < 2:
        table.play(*_any(table))
    return table


def _any(table: Table) -> tuple[str, str]:
    seat, text = random_move(table, Random(len(table.record.entries)))
    table.fate = SeededFate(Random(1))
    return text, table.seats[seat]
