"""FW-0.9: every rule that a draft breaks, before any die."""

from sztab.core.errors import RulesError
from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c00_conventions.faults import apart, in_order, named_team
from sztab.games.flames_of_war.questions.orders.wishes import meant
from sztab.games.flames_of_war.state import State


def legal(state: State, seat: int, draft: str) -> Json:
    """Every rule that a draft breaks before any die, and by which team; none if it is legal."""
    try:
        refusal = engine.check(state, seat, meant(state, seat, draft))
    except RulesError as error:
        refusal = error.refusal
    if refusal is None:
        return {"legal": True, "faults": []}
    found = sorted(apart(refusal), key=_by_rule)
    return {
        "legal": False,
        "faults": [{"team": named_team(one) or None, "said": said_json(one)} for one in found],
    }


def _by_rule(refusal: Refusal) -> tuple[list[int], int]:
    return in_order(refusal.rule), named_team(refusal)
