"""What an agent in a seat is told about a table, and about the rules of the games."""

from random import SystemRandom
from typing import Any

from sztab.agents.seat import AgentSeat
from sztab.agents.telling import Teller
from sztab.core.registry import find_game
from sztab.core.telling.rulebook import rules_text
from sztab.server.rules.desks.requests import Agent, Book
from sztab.server.rules.live_table import LiveTable
from sztab.server.rules.messages import refusal_of


def told(table: LiveTable, asked: Agent) -> dict[str, Any]:
    """Return a text, and the number of moves that its news reaches to."""
    seat = AgentSeat(table, asked.seat, SystemRandom())
    return {"text": _text(seat, Teller(asked.language), asked), "moves": table.moves_made}


def _text(seat: AgentSeat, tell: Teller, asked: Agent) -> str:
    if asked.tool == "moves":
        return tell.moves(seat, asked.text, asked.number)
    if asked.tool == "why_not":
        return tell.why_not(seat, asked.text)
    if asked.tool == "odds":
        return tell.odds(seat, asked.text)
    if asked.tool == "refused" and asked.refusal is not None:
        return tell.refused(seat, refusal_of(asked.refusal), asked.number)
    board = tell.look(seat, "", asked.details) if asked.tool == "look" else []
    news = tell.news(seat.heard(asked.language, asked.number))
    return "\n".join([*board, *news, *tell.now(seat)])


def book(asked: Book) -> str:
    """Return a text about games and their rules."""
    tell = Teller(asked.language)
    if asked.tool == "games":
        return "\n".join(tell.games())
    if asked.tool == "rule":
        return tell.rule(asked.id)
    if asked.tool == "rulebook":
        return rules_text(find_game(asked.game), asked.language)[0]
    if asked.tool == "lesson":
        return tell.lesson(asked.game)
    return tell.rules(asked.game, asked.id, asked.search)
