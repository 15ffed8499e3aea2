"""RR-18: what each seat knows, and where taking back ends."""

from random import Random

import pytest

from sztab.core.fate import loaded
from sztab.core.table import Table, open_table, table_from_position
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.shown.previews import entry
from tests.games.race_to_the_rhine.table import BLUE, RED, WHITE, control, play, step, table

EX_32 = {
    "control": control("red", "lille"),
    "resistance": ["tournai"],
    "armies": {"white": {"air": "resistance"}},
    "looked": {"resistance": {"card": "K-01", "by": ["white", "blue"]}},
}


def _corps(ammo: int) -> dict[str, dict[str, object]]:
    return {"R-XXX": {"at": "lille", "fuel": 1, "ammo": ammo}}


@pytest.mark.rule("RR-18.3", "RR-18.4", "RR-11.4")
def test_ex_32_spoiled_look() -> None:
    beaten = play(table(**EX_32, corps=_corps(2)), "march R-XXX tournai")
    assert beaten.air[WHITE] == -1
    assert (beaten.top[3], beaten.known[3]) == ("", 0)
    lost = play(table(**EX_32, corps=_corps(1)), "march R-XXX tournai")
    assert lost.air[WHITE] == -1
    assert (lost.top[3], lost.known[3]) == ("", 0)
    assert "K-01" in GAME.view(lost, BLUE)["decks"]["resistance"]


@pytest.mark.rule("RR-18.2", "RR-18.3")
def test_resampling_draws_anew_what_a_seat_has_not_seen_and_nothing_else() -> None:
    state = table(looked={"resistance": {"card": "K-01", "by": ["white"]}})
    tops = {seat: set[str]() for seat in (RED, WHITE, None)}
    for seed in range(60):
        for seat in tops:
            twin = GAME.resample(state, seat, Random(seed))
            tops[seat].add(twin.top[3])
            assert GAME.faults(twin) == []
    assert tops[WHITE] == {"K-01"}
    assert len(tops[RED]) > 10
    assert len(tops[None]) > 10


@pytest.mark.rule("RR-18.3")
def test_several_players_may_know_the_same_top_card() -> None:
    state = table(looked={"resistance": {"card": "K-01", "by": ["white"]}})
    made = step(state, "air resistance")  # nothing is drawn: the card lies there already
    assert made.state.known[3] == 0b011
    assert made.told.reveals  # so nobody can look and take it back
    assert GAME.view(made.state, BLUE)["looked"]["resistance"] == {"by": ["red", "white"]}


@pytest.mark.rule("RR-18.1")
def test_all_but_the_order_of_the_decks_is_open() -> None:
    state = table(looked={"resistance": {"card": "K-01", "by": ["white"]}})
    spectator = GAME.view(state, None)
    for part in ("control", "tokens", "trucks", "corps", "pool", "track", "discards", "armies"):
        assert part in spectator
    assert len(spectator["decks"]["resistance"]) == 24
    assert "card" not in spectator["looked"]["resistance"]


def _undoable(table: Table, move: str, *outcomes: int | str) -> bool:
    with loaded(*outcomes) as fate:
        table.play(move, fate=fate)
    return isinstance(table.undo_point(table.record.entries[-1].seat), int)


@pytest.mark.rule("RR-18.5", "RR-18.6")
def test_a_card_a_look_and_a_finished_reaction_are_points_of_no_return() -> None:
    position = {
        "control": control("red", "rouen"),
        "corps": {"R-II": {"at": "rouen", "fuel": 2}},
        "tokens": {"lisieux": {"fuel": 1}},
        "actions": 3,
    }
    game = table_from_position(GAME, position)
    assert _undoable(game, "supplies lisieux mixed")
    assert _undoable(game, "load R-I 1 fuel")
    assert _undoable(game, "truck lisieux brionne")
    assert _undoable(game, "done")
    assert _undoable(game, "march R-II brionne")  # own field: fuel is paid, nothing is seen
    assert _undoable(game, "march R-II rouen")
    assert not _undoable(game, "march R-II yvetot", "P-R-20")
    other = open_table(GAME, {}, ("red", "white", "blue"), seed=3)
    assert not _undoable(other, "air resistance", "K-05")
    assert _undoable(other, "end")
    reaction = GAME.text(GAME.moves(other.state, GAME.awaited(other.state)[0])[0])
    assert not _undoable(other, reaction)


@pytest.mark.rule("RR-18.5", "RR-9.1")
def test_a_logistics_phase_may_be_taken_back() -> None:
    stocks = {"red": {"trucks": 8}, "white": {"trucks": 9}, "blue": {"trucks": 6}}
    game = table_from_position(GAME, {"armies": stocks, "truck_track": 1})
    assert _undoable(game, "trucks 1")


@pytest.mark.rule("RR-18.1", "RR-18.3")
def test_the_risk_of_a_step_is_exact_over_the_cards_that_the_seat_has_not_seen() -> None:
    state = table(
        turn="blue",
        control=control("blue", "thionville"),
        corps={"B-XII": {"at": "thionville", "fuel": 2, "ammo": 2}},
        resistance=["luxembourg"],
        looked={"resistance": {"card": "K-13", "by": ["red"]}},
    )
    blind = entry(state, BLUE, "B-XII", "luxembourg")
    assert (blind.fuel, blind.fort, blind.deck) == (1, 0, "resistance")
    assert blind.fight == 1.0
    assert blind.lost == pytest.approx(6 / 24)  # the elite divisions need 3 ammo
    assert sum(blind.cards.values()) == pytest.approx(1.0)
    assert entry(state, RED, "B-XII", "luxembourg").lost == 1.0
    open_field = entry(state, BLUE, "B-XII", "briey")
    assert open_field.fight == pytest.approx(3 / 22)
    assert open_field.held == pytest.approx(6 / 22)


@pytest.mark.rule("RR-18.5", "RR-17.6")
def test_alone_a_finished_reaction_stands_too() -> None:
    """The shift after the dice asks no fate, but with it the reaction is over."""
    held = control("white", "charleville", "givet", "marche", "bastogne")
    position = {
        "seats": ["white"],
        "control": held,
        "corps": {"W-VII": {"at": "bastogne", "moved": True}},
        "numbers": {"10": "liege", "9": "liege"},
        "box": {"markers": 14},
    }
    game = table_from_position(GAME, position)
    assert _undoable(game, "end")
    with loaded(3, 3, 4) as fate:
        game.play("roll", fate=fate)
    assert (
        game.log()[-1]
        == "Number marker 10 is turned over: a resistance marker now lies on Liège. [RR-17.10a]"
    )
    assert not _undoable(game, game.moves()[0])
    assert game.log()[-1] == "Round 2, Bradley's turn: 2 actions. [RR-18.5]"
