"""Bots that choose moves, and strangers' records that are replayed: each in a rule process."""

from random import Random
from time import process_time
from typing import Any

from sztab.bots import find_bot
from sztab.core.record import (
    check_data,
    check_end,
    check_hash,
    check_length,
    check_rules,
    from_json,
)
from sztab.core.registry import find_game
from sztab.core.table import Table, table_from_record


def think(game_id: str, position: Any, seat: str, bot: str, seed: int) -> str:
    """Return the move that *bot* chooses; it sees only what its seat knows."""
    game = find_game(game_id)
    state = game.load(position)
    at = game.seats(state).index(seat)
    move = find_bot(bot).choose(game, state, at, Random(seed), process_time)
    return game.text(move)


def replayed(plain: Any) -> Table:
    """Return a record replayed through the rules, or raise ``SztabError``; trust nothing in it.

    One written by hand may leave out its hashes and result; those that it has must be right.
    """
    record = from_json(plain)
    game = find_game(record.game)
    check_length(game, record)
    check_rules(game, record)
    check_data(game, record)

    def compare(table: Table) -> None:
        check_hash(game, record, len(table.record.entries), table.state)

    table = table_from_record(game, record, note=compare)
    if record.hashes or record.result is not None:
        check_end(game, record, table.state)
    return table
