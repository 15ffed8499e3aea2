"""What a program in a seat is sent about a table: a decision, or the end of the game."""

from random import SystemRandom
from typing import Any

from sztab.programs import protocol
from sztab.server.rules.live_table import LiveTable


def program_message(table: LiveTable, seat: str, since: int, language: str) -> dict[str, Any]:
    """Return the message for a seat, and the moves that its log reaches to.

    ``message`` is empty while the seat is not awaited.
    """
    game, state, made = table.game, table.state, table.moves_made
    message: Any = None
    if table.over or seat in table.awaited:
        log = table.log(language, seat, None if since < 0 else min(since, made))
        if table.over:
            message = protocol.ended(game, state, log, language)
            if table.resigned is not None:
                message["winners"] = [one for one in table.seats if one != table.resigned]
        elif table.closed is None:
            at = table.seats.index(seat)
            message = protocol.decide(
                game, state, at, table.version, log, SystemRandom(), None, language
            )
    return {"message": message, "moves": made, "version": table.version}
