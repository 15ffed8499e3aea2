"""FW-0.9: every rule that a draft breaks, before any die."""

from typing import Final

from sztab.core.errors import NotationError
from sztab.core.game import Json
from sztab.core.said import Name, Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war import agenda, engine, reading
from sztab.games.flames_of_war.chapters.charging import check_charges
from sztab.games.flames_of_war.chapters.faults import refusal_of
from sztab.games.flames_of_war.chapters.orders import faults_of_order
from sztab.games.flames_of_war.chapters.placing import placing_refusals
from sztab.games.flames_of_war.clauses import Pose
from sztab.games.flames_of_war.moves import (
    AMBUSH_POSES,
    COUNTERATTACK,
    DEPLOY,
    Fire,
    Move,
    Order,
    Placing,
    Run,
)
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import STARTING

MUST_GO_IN: Final = "FW-11.24"
NOT_ASKED: Final = "FW-0.9"


def legal(state: State, seat: int, draft: str) -> Json:
    """Every rule that a draft breaks before any die, and by which team; none if it is legal."""
    try:
        move = reading.parse(draft)
    except NotationError as error:
        return {"legal": False, "faults": [{"team": None, "said": said_json(error.refusal)}]}
    refusal = engine.check(state, seat, move)
    if refusal is None:
        return {"legal": True, "faults": []}
    found = _faults(state, seat, move)
    if not found:
        found = [(_named_team(refusal), refusal)]
    found.sort(key=_by_rule)
    return {
        "legal": False,
        "faults": [{"team": team or None, "said": said_json(said)} for team, said in found],
    }


def _by_rule(found: tuple[int, Refusal]) -> tuple[list[int], int]:
    number = found[1].rule.partition("-")[2]
    return [int(part) for part in number.split(".") if part.isdigit()], found[0]


def _faults(state: State, seat: int, move: Move) -> list[tuple[int, Refusal]]:
    """The faults of a draft of many parts, part by part, where the whole draft is refused."""
    if seat not in engine.awaited(state):
        return []
    if isinstance(move, Order):
        return [
            (fault.team, refusal_of(state, [fault])) for fault in faults_of_order(state, seat, move)
        ]
    if isinstance(move, Fire):
        found: list[tuple[int, Refusal | None]] = []
        for line in move.lines:
            alone = Fire(move.verb, move.platoon, (line,))
            found.append((line.team, engine.check(state, seat, alone)))
        return _unlike([*found, (0, engine.check(state, seat, move))])
    if isinstance(move, Run):
        return _unlike([*_charge_faults(state, move), (0, engine.check(state, seat, move))])
    if isinstance(move, Placing):
        return _unlike([*_placing_faults(state, seat, move), (0, engine.check(state, seat, move))])
    return []


def _placing_faults(state: State, seat: int, move: Placing) -> list[tuple[int, Refusal | None]]:
    """Pose by pose; where one comes after another, each beside those before it that will do."""
    question = agenda.asked(state)
    asked = question.kind if question is not None else agenda.NEXT_STEP
    if (move.verb == DEPLOY and asked == agenda.ASK_DEPLOY) or (
        move.verb == AMBUSH_POSES and state.step == STARTING and not state.started
    ):
        return [(0, refusal) for refusal in placing_refusals(state, seat, move, True)]
    found: list[tuple[int, Refusal | None]] = []
    kept: list[Pose] = []
    for pose in move.poses:
        refusal = engine.check(state, seat, Placing(move.verb, move.platoon, (*kept, pose)))
        if refusal is None:
            kept.append(pose)
        elif refusal.rule != NOT_ASKED:
            found.append((pose.team, refusal))
    return found


def _charge_faults(state: State, move: Run) -> list[tuple[int, Refusal | None]]:
    """Each leg of a charge by itself; who else must go in is judged on the whole."""
    platoon, target, counter = move.platoon, move.target, move.verb == COUNTERATTACK
    question = agenda.asked(state)
    if counter and question is not None and question.kind == agenda.ASK_REACT:
        platoon, target = question.args[2], question.args[1]
    if not (1 <= platoon <= len(state.platoons) and 1 <= target <= len(state.platoons)):
        return []
    found: list[tuple[int, Refusal | None]] = []
    for leg in move.legs:
        refusal = check_charges(state, platoon, target, (leg,), counter)
        if refusal is not None and refusal.rule not in (MUST_GO_IN, "FW-11.29"):
            found.append((leg.team, refusal))
    return found


def _unlike(found: list[tuple[int, Refusal | None]]) -> list[tuple[int, Refusal]]:
    """Without those that break nothing, and each fault once."""
    kept: list[tuple[int, Refusal]] = []
    seen: list[Json] = []
    for team, refusal in found:
        if refusal is not None and said_json(refusal) not in seen:
            seen.append(said_json(refusal))
            kept.append((team or _named_team(refusal), refusal))
    return kept


def _named_team(refusal: Refusal) -> int:
    """The number of the team that a refusal speaks of; 0 if it names none."""
    team = refusal.args.get("team")
    if isinstance(team, Name) and "n" in team.args:
        return int(str(team.args["n"]))
    return 0
