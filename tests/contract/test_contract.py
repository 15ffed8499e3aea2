"""Promises that every game keeps through random play; other layers rely on them."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from sztab import testing as contract
from sztab.core.errors import IllegalMoveError, QuestionError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Seat
from sztab.core.record import from_text, replay, state_hash, to_text, verify
from sztab.core.said import Name, Refusal
from sztab.core.table import Table, table_from_position
from sztab.core.words import LANGUAGES, say
from tests.at_hand import finished, random_game

SEEDS = range(4)
SAMPLED = 12  # positions of each random game that the dearer promises are asked of


@cache
def tables(game: AnyGame) -> list[Table]:
    """A few random games, played to their ends once for all tests."""
    return [finished(game, seed) for seed in SEEDS]


@cache
def positions(game: AnyGame) -> list[Any]:
    """Positions from those games: openings, ends, and some between."""
    found = []
    for table in tables(game):
        moves = len(table.record.entries)
        between = Random(moves).sample(range(moves + 1), min(SAMPLED, moves + 1))
        found += [table.moment(at).state for at in sorted({0, moves, *between})]
    return found


def decisions(game: AnyGame) -> list[tuple[Any, Seat]]:
    """Every decision of these positions."""
    return [(state, seat) for state in positions(game) for seat in game.awaited(state)]


@cache
def texts(game: AnyGame) -> list[str]:
    """Moves from all over these games, each text once."""
    found = {entry.move for table in tables(game) for entry in table.record.entries}
    return Random(1).sample(sorted(found), min(30, len(found)))


def test_random_games_come_to_an_end_and_everybody_has_a_place(game: AnyGame) -> None:
    for table in tables(game):
        assert table.result is not None
        assert sorted(sum(table.result.ranking, ())) == list(range(len(table.seats)))


def test_every_step_of_a_random_game_keeps_every_promise(game: AnyGame) -> None:
    random = Random(7)
    state = positions(game)[0]
    for _move in range(150):
        contract.check_position(game, state)
        if not game.awaited(state):
            break
        contract.check_secrets(game, state, random)
        seat = random.choice(game.awaited(state))
        move = random.choice(game.propose(state, seat, random, 8))
        state = contract.check_step(game, state, seat, move, SeededFate(random), random).state


def test_a_position_is_written_and_read_back(game: AnyGame) -> None:
    for state in positions(game):
        contract.check_position(game, state)


def test_listed_moves_are_allowed_written_and_read_back(game: AnyGame) -> None:
    for state, seat in decisions(game):
        contract.check_decision(game, state, seat, Random(1))


def test_other_moves_are_refused_by_a_rule_in_both_languages(game: AnyGame) -> None:
    for state in positions(game):
        contract.check_refusals(game, state, texts(game), Random(1))


def test_some_moves_are_refused(game: AnyGame) -> None:
    """Otherwise the promise about refusals would be about nothing."""
    state = positions(game)[0]
    refused = [
        text
        for text in texts(game)
        for seat in range(len(game.seats(state)))
        if game.check(state, seat, game.parse(text))
    ]
    assert refused


def test_damaged_notation_is_refused_in_words(game: AnyGame) -> None:
    random = Random(1)
    for _round in range(10):
        contract.check_notation(game, ["", *texts(game)], random)


def test_apply_leaves_its_argument_untouched_and_advance_agrees(game: AnyGame) -> None:
    random = Random(2)
    for state, seat in decisions(game):
        move = random.choice(game.propose(state, seat, random, 8))
        contract.check_step(game, state, seat, move, SeededFate(random), random)


def test_a_view_stays_the_same_when_hidden_things_are_drawn_anew(game: AnyGame) -> None:
    for state in positions(game):
        contract.check_secrets(game, state, Random(3))


def test_what_a_seat_cannot_know_stays_in_doubt(game: AnyGame) -> None:
    for state, seat in decisions(game)[::2]:
        contract.check_doubts(game, state, seat, Random(4))


def test_odds_sum_to_one_and_sampling_agrees(game: AnyGame) -> None:
    random = Random(5)
    for state, seat in decisions(game)[::3]:
        move = random.choice(game.propose(state, seat, random, 8))
        contract.check_odds(game, state, seat, move, SeededFate(random), 300)


def test_a_record_is_written_read_back_and_replays_to_the_same_hashes(game: AnyGame) -> None:
    for table in tables(game):
        record = from_text(to_text(table.record))
        assert record == table.record
        assert state_hash(game, verify(game, record)) == state_hash(game, table.state)
        for moment in replay(game, record):
            before = table.moment(moment.at)
            assert state_hash(game, moment.state) == state_hash(game, before.state)
            assert [event.key for event in moment.told.events] == [
                event.key for event in before.told.events
            ]


def test_the_same_seed_plays_the_same_game(game: AnyGame) -> None:
    assert to_text(finished(game, 0).record) == to_text(tables(game)[0].record)


def test_every_log_can_be_read_in_both_languages(game: AnyGame) -> None:
    for table in tables(game):
        for language in LANGUAGES:
            for name in [*table.seats, None]:
                lines = table.log(language, name)
                assert lines
                assert all(re.search(rf" \[{game.prefix}-[\w.]+\]$", line) for line in lines)


def test_play_goes_on_from_any_position(game: AnyGame) -> None:
    for state, seat in decisions(game):
        table = table_from_position(game, game.dump(state), SeededFate(Random(6)))
        name = table.seats[seat]
        table.play(game.text(game.propose(state, seat, Random(6), 1)[0]), name)
        verify(game, from_text(to_text(table.record)))


# --- undo --------------------------------------------------------------------------------------


def _others_see(game: AnyGame, state: Any, seat: Seat) -> list[str]:
    """What everybody but *seat* is shown."""
    others = [*(other for other in range(len(game.seats(state))) if other != seat), None]
    return [contract.seen(game, state, other) for other in others]


def test_undo_never_crosses_fate_or_what_another_seat_has_learned(game: AnyGame) -> None:
    for table in random_game(game, 11, most=250):
        if not table.record.entries:
            continue
        made = len(table.record.entries)
        at = table.last_decision(made)  # what came after it passed by itself
        last, passed = table.record.entries[at - 1], table.record.entries[at:]
        before, after = table.moment(at - 1).state, table.moment(at)
        mover = table.seat(last.seat)
        points = {name: table.undo_point(name) for name in table.seats}
        for name, point in points.items():
            if isinstance(point, Refusal):
                for language in LANGUAGES:
                    assert say(game, language, point)
                with pytest.raises(IllegalMoveError):
                    table.undo(name)
                assert len(table.record.entries) == made
                continue
            assert name == last.seat
            assert point == at - 1
            assert not any(entry.fate for entry in (last, *passed))
            assert not any(table.told(n).reveals for n in range(at, made + 1))
            for n, entry in enumerate(passed, start=at):
                state = table.moment(n).state
                assert [game.text(move) for move in game.moves(state, table.seat(entry.seat))] == [
                    entry.move
                ]
            assert game.awaited(before) == game.awaited(after.state) == (mover,) or (
                _others_see(game, before, mover) == _others_see(game, after.state, mover)
            )
            hash_after = state_hash(game, table.state)
            table.undo(name)
            assert len(table.record.entries) == at - 1
            assert state_hash(game, table.state) == state_hash(game, before)
            for entry in (last, *passed):
                table.play(entry.move, entry.seat)
            assert state_hash(game, table.state) == hash_after
    verify(game, table.record)


def test_undo_is_refused_after_fate_a_reveal_or_the_end(game: AnyGame) -> None:
    for table in random_game(game, 12, most=250):
        entries = table.record.entries
        told = table.moment(len(entries)).told
        if entries and (entries[-1].fate or told.reveals or table.result):
            point = table.undo_point(entries[-1].seat)
            assert isinstance(point, Refusal)
            assert point.key == "undo-final"


def test_undo_of_another_seats_move_is_refused(game: AnyGame) -> None:
    for table in random_game(game, 13, most=60):
        at = table.last_decision(len(table.record.entries))  # what passed by itself is nobody's
        for name in table.seats:
            if at and table.record.entries[at - 1].seat != name:
                point = table.undo_point(name)
                assert isinstance(point, Refusal)
                assert point.key == "undo-other-seat"


def test_the_way_back_past_answers_passes_no_luck(game: AnyGame) -> None:
    found = 0
    for table in random_game(game, 14, most=80):
        entries = table.record.entries
        for name in table.seats:
            point = table.before_answers(name)
            if point is None:
                continue
            found += entries[-1].seat != name
            assert table.result is None
            assert entries[point].seat == name
            gone = range(point, len(entries))
            assert not any(entries[at].fate or table.told(at + 1).reveals for at in gone)
            own = table.undo_point(name)
            assert isinstance(own, Refusal) or own == point
    assert found or game.id not in ("medieval-battle", "pickets")


# --- options -----------------------------------------------------------------------------------


def test_every_option_has_words_and_an_existing_rule(game: AnyGame) -> None:
    for option in game.options():
        contract.check_said(game, Name(f"option-{option.name}"))
        if option.rule:
            contract.check_said(game, Refusal(option.rule, f"option-{option.name}"))
        assert not option.choices or option.default in option.choices


# --- what the table in the browser asks ----------------------------------------------------------


def test_the_progress_of_a_game_is_said_in_both_languages(game: AnyGame) -> None:
    for state in positions(game):
        progress = game.progress(state)
        contract.check_said(game, progress.phase)
        assert 1 <= progress.n <= progress.of
        assert progress.turn >= 0


def test_a_question_that_no_game_knows_is_refused_in_words(game: AnyGame) -> None:
    for state, seat in decisions(game)[:3]:
        with pytest.raises(QuestionError) as caught:
            game.ask(state, seat, "weather-tomorrow", {})
        for language in LANGUAGES:
            assert "weather-tomorrow" in say(game, language, caught.value.refusal)
