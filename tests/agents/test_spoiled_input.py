"""Whatever a program hands in, an agent's table answers with a sentence."""

import asyncio
from random import Random
from typing import Any

import pytest

from sztab.agents.desk import Desk
from sztab.agents.table import AgentTable
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.table import Table, table_from_position
from tests.at_hand import GAMES
from tests.fuzzing.inputs import gather
from tests.fuzzing.mutations import odd, spoiled_text

INPUTS = 60


def seated(desk: Desk, table: Table) -> AgentTable:
    """Put a table before the agent, in the first seat that must decide."""
    seat = table.awaited[0] if table.awaited else table.seats[0]
    desk.tables["t1"] = AgentTable("t1", table, seat, {}, Random(1))
    return desk.tables["t1"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_spoiled_calls_are_answered_with_text_or_refused(game: AnyGame) -> None:
    random = Random(1)
    corpus = gather(game, random, games=1, moves=40)
    answered: list[str] = []

    def call(use: Any) -> None:
        try:
            answered.append(use())
        except SztabError as error:
            answered.append(str(error))

    async def run() -> None:
        desk = Desk(Random(1))
        for _input in range(INPUTS):
            seated(desk, table_from_position(game, random.choice(corpus.positions)))
            text = spoiled_text(random, random.choice(corpus.texts), corpus.texts)
            tool = random.choice((desk.why_not, desk.odds, desk.play, desk.moves))
            call(lambda tool=tool, text=text: tool("t1", text))
            call(lambda text=text: desk.rules(game.id, "", text))
            call(lambda text=text: desk.rules(game.id, text))
            call(lambda text=text: desk.look(text))
            options = {random.choice(["size", "data", "map", text]): odd(random)}
            call(lambda text=text, o=options: desk.sit(game.id, text, "random", 0, o, None))
            for each in desk.tables.values():
                if each.bots_at_work is not None:
                    each.bots_at_work.cancel()

    asyncio.run(run())
    assert all(isinstance(text, str) and text for text in answered)
    assert len(answered) == 5 * INPUTS
