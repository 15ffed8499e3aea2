"""What aircraft can do: whether they may be called, and what a dive at each enemy would be."""

from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war.chapters.c03_turn.starting import may_call_aircraft
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import reachable
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import ATTEMPTS
from sztab.games.flames_of_war.chapters.c13_artillery.templates import under
from sztab.games.flames_of_war.chapters.c14_aircraft import (
    COMES,
    AskAirStrike,
    air_number,
    air_template,
    default_aa,
    planes,
    turns_back,
)
from sztab.games.flames_of_war.questions.measuring import rounded
from sztab.games.flames_of_war.questions.orders.acts import chance
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import STARTING


def air(state: State, seat: int) -> Json:
    """FW-14.2, FW-14.5: the call with its chance, and every target while a strike is asked for."""
    question = state.question()
    calls = question is None and state.step == STARTING and not state.started
    strikes = isinstance(question, AskAirStrike) and question.seat == seat
    return {
        "may_call": calls and seat == state.side and may_call_aircraft(state),
        "dice": state.pools[seat],
        "needed": COMES,
        "chance": chance(COMES, state.pools[seat]),
        "targets": [_strike(state, team) for team in state.enemies(seat)] if strikes else [],
    }


def _shares(state: State, ranging: int) -> list[float]:
    """FW-14.10, FW-14.12: for each weapon the chance that a team under the template is hit."""
    plane, many = planes(state), state.aircraft
    ranged = max(0, 7 - ranging) / 6.0
    found: list[float] = []
    for to_hit in plane.to_hit:
        share = 0.0
        for failed in range(ATTEMPTS):
            hit = max(0, 7 - reachable(state, to_hit + min(2, failed))) / 6.0
            hit = hit * hit if many == 1 else 1.0 - (1.0 - hit) ** 2 if many == 3 else hit
            share += (1.0 - ranged) ** failed * ranged * hit
        found.append(share)
    return found


def _strike(state: State, target: Team) -> Json:
    """FW-14.6 to FW-14.11: what a dive at this team would meet."""
    needed, box = air_number(state, target), air_template(state, target)
    why = turns_back(state, target)
    rule = "FW-14.6" if why == "too-near" else "FW-14.7"
    there = under(state, box)
    enemy = [team.id for team in there if team.side != state.side]
    return {
        "team": target.id,
        "needed": needed,
        "chance": 0.0 if why else chance(needed, ATTEMPTS),
        "corners": [[rounded(x), rounded(y)] for x, y in box.corners()],
        "own": [team.id for team in there if team.side != target.side],
        "enemy": enemy,
        "hits": [0.0 if why else round(len(enemy) * one, 2) for one in _shares(state, needed)],
        "flak": 0 if why else len(default_aa(state, target.id).lines),
        "why": said_json(Refusal(rule, "aircraft-leave", why=why)) if why else None,
    }
