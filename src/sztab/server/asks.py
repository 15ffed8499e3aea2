"""Questions that change nothing, answered by what the seat knows, within a time."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Any, Final

from sztab.core.errors import RulesError
from sztab.core.game import AnyGame
from sztab.server import wire
from sztab.server.house import House
from sztab.server.match import Match
from sztab.server.refusing import refused
from sztab.server.saying import said

_THREADS: Final = ThreadPoolExecutor(2, thread_name_prefix="ask")


async def answer(
    house: House, match: Match, device: str | None, asked: wire.DoAsk
) -> wire.Answered:
    """The answer, or a refusal in its place."""
    async with match.lock:
        seat = match.acting(device)
        game, state = match.course.game, match.course.table.state
    at = match.course.seats.index(seat)
    work = asyncio.get_running_loop().run_in_executor(
        _THREADS, _answer, game, state, at, asked.question, asked.args
    )
    try:
        found = await asyncio.wait_for(work, house.settings.limits.answer)
    except TimeoutError as error:
        raise refused("slow-answer") from error
    except RulesError as error:
        return wire.Answered(asked.id, refusal=said(error.refusal))
    return wire.Answered(asked.id, found)


def _answer(game: AnyGame, state: Any, seat: int, question: str, args: dict[str, Any]) -> Any:
    """Ask the game about a world that the seat cannot tell from the real one."""
    world = game.resample(state, seat, SystemRandom())
    return game.ask(world, seat, question, args)
