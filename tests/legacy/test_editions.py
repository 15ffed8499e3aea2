"""Which games of the first edition the second would not play on: they are played by the first."""

from dataclasses import replace

import pytest

from sztab import find_game
from sztab.core.errors import RecordError
from sztab.core.record import from_json, replay
from tests.legacy.keeping import kept

REFUSED_TODAY = {"59 greedy hold_the_line": "FW-5.9"}  # a pinned platoon gets off towards the enemy
FLAMES = find_game("flames-of-war")


def test_a_game_of_the_first_edition_may_make_moves_that_the_second_refuses() -> None:
    for one in kept("records-flames-of-war.jsonl.gz"):
        if one["name"] in REFUSED_TODAY:
            record = from_json(one["record"])
            assert record.rules in FLAMES.editions
            *_before, last = replay(FLAMES, record)
            assert last.at == len(record.entries)


@pytest.mark.full
def test_no_other_kept_game_has_such_a_move() -> None:
    """Replay every record that loads no question of its own by the readings of today."""
    refused: dict[str, str] = {}
    for one in kept("records-flames-of-war.jsonl.gz"):
        record = from_json(one["record"])
        for moment in replay(FLAMES, record):
            if moment.at == len(record.entries):
                break
            moment.state.first_edition = False
            entry = record.entries[moment.at]
            seat = FLAMES.seats(moment.state).index(entry.seat)
            refusal = FLAMES.check(moment.state, seat, FLAMES.parse(entry.move))
            moment.state.first_edition = True
            if refusal is not None:
                refused[one["name"]] = refusal.rule
    assert refused == REFUSED_TODAY


def test_a_record_of_unknown_rules_is_played_by_those_of_today() -> None:
    one = next(kept("records-flames-of-war.jsonl.gz"))
    record = replace(from_json(one["record"]), rules="0")
    with pytest.raises(RecordError):  # it answers questions that are no longer asked
        list(replay(FLAMES, record))
