"""A table: play, undo, take-back, log, and games taken up again."""

import pytest

from pickets import GAME
from sztab.core.errors import (
    IllegalMoveError,
    NotationError,
    PositionError,
    RecordError,
    SztabError,
)
from sztab.core.fate import LoadedFate
from sztab.core.game import AnyGame
from sztab.core.record import from_text, state_hash, to_json, to_text, verify
from sztab.core.said import Refusal
from sztab.core.table import (
    STATE_EVERY,
    STATES_KEPT,
    Table,
    open_table,
    table_from_position,
    table_from_record,
)
from tests.at_hand import GAMES, random_game


def begun(*moves: str) -> Table:
    """A table after both have posted left, and then these moves of whoever is asked."""
    table = open_table(GAME, {"river": "wide", "rounds": 2}, seed=1)
    for text in ("post left", "post left", *moves):
        table.play(text)
    return table


def why(point: int | Refusal) -> str:
    """The key of a refusal."""
    assert isinstance(point, Refusal)
    return point.key


def test_a_table_says_who_is_asked_and_what_may_be_done() -> None:
    table = open_table(GAME, {"river": "narrow"})
    assert table.seats == ("blue", "red")
    assert list(table.awaited) == ["blue", "red"]
    assert table.moves("red") == ["post left", "post right"]
    table.play("post right", "red")
    assert list(table.awaited) == ["blue"]
    assert table.moves() == ["post left", "post right"]
    assert table.result is None


def test_a_table_says_why_not() -> None:
    table = begun()
    assert table.why_not("march middle") is None
    assert why(table.why_not("march right") or 0) == "not-neighbour"
    assert why(table.why_not("march middle", "red") or 0) == "not-asked"
    assert why(table.why_not("dance") or 0) == "notation-unknown"


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(SztabError) as error:
        begun().moves("green")
    assert str(error.value) == "Nobody sits at 'green': choose blue, red."


def test_wrong_seats_are_refused() -> None:
    with pytest.raises(SztabError) as error:
        open_table(GAME, seats=("red", "blue"))
    assert str(error.value) == "pickets does not seat red, blue: choose blue, red."


def test_a_refused_move_changes_nothing() -> None:
    table = begun()
    before = to_text(table.record)
    with pytest.raises(IllegalMoveError):
        table.play("march right")
    with pytest.raises(NotationError):
        table.play("march")
    assert to_text(table.record) == before


def test_a_move_is_recorded_as_it_is_written() -> None:
    table = begun("  march   middle ")
    assert table.record.entries[-1].move == "march middle"


# --- undo --------------------------------------------------------------------------------------


def test_an_open_step_within_a_turn_is_undone() -> None:
    table = begun()
    before = state_hash(GAME, table.state)
    table.play("march middle")
    assert table.undo_point("blue") == 2
    table.undo("blue")
    assert state_hash(GAME, table.state) == before
    assert len(table.record.entries) == 2


def test_several_steps_are_undone_one_by_one() -> None:
    table = begun("march middle", "march right")
    table.undo("blue")
    table.undo("blue")
    assert table.state.posts == ["left", "left"]
    assert why(table.undo_point("blue")) == "undo-other-seat"
    assert why(table.undo_point("red")) == "undo-final"


def test_a_secret_choice_is_undone_while_it_is_secret() -> None:
    table = open_table(GAME)
    table.play("post left", "blue")
    assert table.undo_point("blue") == 0
    assert why(table.undo_point("red")) == "undo-other-seat"
    table.undo("blue")
    assert table.awaited == ("blue", "red")


def test_nothing_is_undone_before_the_first_move() -> None:
    assert why(open_table(GAME).undo_point("blue")) == "undo-nothing"


def test_undo_stops_at_a_reveal() -> None:
    assert why(begun().undo_point("red")) == "undo-final"


def test_no_way_back_past_a_card_that_was_drawn_since() -> None:
    table = begun("march middle")
    assert table.before_answers("blue") == 2
    table.play("scout", fate=LoadedFate(["mist"]))
    assert table.before_answers("blue") is None
    assert table.before_answers("red") is None


def test_the_last_decision_of_a_seat_is_known_whatever_was_rolled_or_answered_since() -> None:
    table = begun("march middle")
    seat = table.awaited[0]
    table.play("scout", fate=LoadedFate(["mist"]))
    assert table.before_decision(seat) == 3
    assert table.before_decision("blue") == (3 if seat == "blue" else 2)


def test_undo_stops_at_a_card() -> None:
    table = begun()
    table.play("scout", fate=LoadedFate(["mist"]))
    assert why(table.undo_point("blue")) == "undo-final"


def test_undo_stops_where_the_turn_is_handed_on() -> None:
    assert why(begun("rest").undo_point("blue")) == "undo-final"


def test_undo_stops_where_another_seat_is_asked() -> None:
    assert why(begun("fire").undo_point("blue")) == "undo-final"


def test_undo_stops_at_the_end() -> None:
    table = open_table(GAME, {"rounds": 1})
    for text in ("post left", "post left", "rest", "rest"):
        table.play(text)
    assert table.result is not None
    assert why(table.undo_point("red")) == "undo-final"


def test_an_undo_that_is_refused_changes_nothing() -> None:
    table = begun("rest")
    with pytest.raises(IllegalMoveError):
        table.undo("blue")
    assert len(table.record.entries) == 3


# --- take-back ---------------------------------------------------------------------------------


def test_a_take_back_goes_anywhere_and_the_record_stays_whole() -> None:
    table = begun("rest", "rest", "post left", "post left", "rest", "rest")
    assert table.record.result is not None
    table.take_back(3)
    assert table.awaited == ("red",)
    assert to_json(table.record)["result"] is None
    assert set(table.record.hashes) == {0, 3}
    verify(GAME, table.record)
    table.play("march middle")
    verify(GAME, from_text(to_text(table.record)))


@pytest.mark.parametrize("at", [-1, 3])
def test_a_take_back_to_no_move_is_refused(at: int) -> None:
    table = begun()
    with pytest.raises(RecordError) as error:
        table.take_back(at)
    assert str(error.value) == f"There is no move {at}: choose 0 to 2."
    assert len(table.record.entries) == 2


# --- what was heard ----------------------------------------------------------------------------


def test_a_seat_hears_its_own_secrets_and_nobody_elses() -> None:
    table = begun()
    table.play("scout", fate=LoadedFate(["mist"]))
    common = [
        "Blue stands at the left ford, Red at the left ford. [PK-2.1]",
        "Turn of Blue: 2 actions. [PK-2.2]",
        "Blue draws a card: 1 in hand, actions left: 1. [PK-3.2]",
    ]
    own = [
        "You choose the left ford. [PK-2.1]",
        *common,
        "You draw mist: you hold 1. [PK-3.2]",
    ]
    assert table.log("en") == common
    assert table.log("en", "blue") == own
    assert table.log("en", "red") == own[:-1]


def test_a_log_is_read_from_any_move_in_polish_too() -> None:
    table = begun("march middle", "rest")
    assert table.log("pl", since=2) == [
        "Niebiescy maszerują do środkowego brodu; pozostałe akcje: 1. [PK-3.1]",
        "Niebiescy odpoczywają. [PK-2.4]",
        "Tura: Czerwoni, akcje: 2. [PK-2.2]",
    ]


def test_every_moment_can_be_looked_at() -> None:
    table = begun("march middle")
    assert [event.key for event in table.moment(3).told.events] == ["marches"]
    assert table.moment(2).state.posts == ["left", "left"]
    for at in (-1, 4):
        with pytest.raises(RecordError, match="choose 0 to 3"):
            table.moment(at)


def test_a_view_is_of_a_seat_or_of_everybody() -> None:
    table = open_table(GAME)
    table.play("post left", "blue")
    assert table.view("blue")["chosen"] == "left"
    assert table.view("red")["chosen"] == ""
    assert "chosen" not in table.view()


# --- taken up again ----------------------------------------------------------------------------


def test_a_record_is_taken_up_at_its_end_or_at_any_point() -> None:
    table = begun("march middle", "rest")
    for at in (None, 0, 2, 4):
        again = table_from_record(GAME, from_text(to_text(table.record)), at)
        there = table.moment(4 if at is None else at)
        assert state_hash(GAME, again.state) == state_hash(GAME, there.state)
        verify(GAME, again.record)
    assert len(table.record.entries) == 4


def test_play_goes_on_from_a_point_of_a_record_and_leaves_the_record_alone() -> None:
    table = begun("march middle", "rest")
    other = table_from_record(GAME, table.record, 2)
    other.play("march middle")
    other.play("march right")
    assert [entry.move for entry in table.record.entries[2:]] == ["march middle", "rest"]
    verify(GAME, other.record)
    assert other.undo_point("blue") == 3


@pytest.mark.parametrize("at", [-1, 3])
def test_a_point_that_a_record_has_not_is_refused(at: int) -> None:
    with pytest.raises(RecordError) as error:
        table_from_record(GAME, begun().record, at)
    assert str(error.value) == f"There is no move {at}: choose 0 to 2."


def test_a_record_that_does_not_replay_is_not_taken_up() -> None:
    record = begun("march middle").record
    record.entries[2].move = "march right"
    with pytest.raises(RecordError) as error:
        table_from_record(GAME, record)
    assert str(error.value) == "Move 3 (blue: march right) is refused by PK-3.1 (not-neighbour)."


def test_a_game_taken_up_carries_todays_fingerprint() -> None:
    record = begun().record
    today, record.data = record.data, "0" * 16
    assert table_from_record(GAME, record).record.data == today


def test_a_position_is_played_on_and_recorded() -> None:
    table = table_from_position(GAME, GAME.dump(begun("march middle").state))
    table.play("rest")
    assert table.record.start_position == GAME.dump(begun("march middle").state)
    verify(GAME, from_text(to_text(table.record)))


def test_a_wrong_position_is_not_set_up() -> None:
    with pytest.raises(PositionError):
        table_from_position(GAME, {"river": "deep"})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_moments_long_past_are_replayed_and_the_same(game: AnyGame) -> None:
    hashes = []
    for last in random_game(game, 7, most=90):
        hashes.append(state_hash(game, last.state))
    for at in range(0, len(hashes), 9):
        assert state_hash(game, last.moment(at).state) == hashes[at]
        was, told = last.progress(at), game.progress(last.moment(at).state)
        assert (was.turn, was.phase.key, was.n) == (told.turn, told.phase.key, told.n)
    states = sum(kept.state is not None for kept in last._kept)
    assert states <= STATES_KEPT + len(hashes) // STATE_EVERY + 2
    for at in (len(hashes) - 1, 77, 76, 31, 5, 0):
        if at < len(hashes):
            last.take_back(at)
            assert state_hash(game, last.state) == hashes[at]
            assert len(last.record.entries) == at
