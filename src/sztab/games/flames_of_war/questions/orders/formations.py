"""FW-5, FW-16.2: a whole platoon in a formation about a point, each team as near as rules allow."""

from math import cos, pi, sin
from typing import Final

from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c00_conventions.faults import apart
from sztab.games.flames_of_war.chapters.c16_setup.deployment import AskDeploy
from sztab.games.flames_of_war.chapters.c16_setup.placing import allowed, ambush_fault, pose_fault
from sztab.games.flames_of_war.chapters.c16_setup.rows import TO_ENEMY, row_order
from sztab.games.flames_of_war.geometry.footprints import Box, overlaps
from sztab.games.flames_of_war.geometry.measure import canonical
from sztab.games.flames_of_war.moves import AMBUSH_POSES, DEPLOY, Placing
from sztab.games.flames_of_war.questions.answers.taken_apart import parts_of
from sztab.games.flames_of_war.questions.orders.fitting import Fitting, Formed
from sztab.games.flames_of_war.questions.orders.shapes import Point, slots
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import (
    AMBUSH,
    FIGHTING,
    MOVEMENT,
    ON_TABLE,
    STARTING,
)
from sztab.games.flames_of_war.thinking.proposals.steps.moving import (
    can_walk,
    teams_on_table,
)
from sztab.games.flames_of_war.writing.clauses import Pose

MOST_TEAMS: Final = 32  # of one platoon; no list has as many
MOST_LOOKS: Final = 200  # places of an ambush that the enemy's eyes are tried on
INWARD: Final = (0.0, 0.1, 0.2, 0.35, 0.5)  # of the way to the middle of the zone
AROUND: Final[tuple[tuple[float, float], ...]] = (  # where else a team may be placed
    (0.0, 0.0),
    *[
        (ring * 0.9 * cos(turn * pi / 6), ring * 0.9 * sin(turn * pi / 6))
        for ring in range(1, 9)
        for turn in range(12)
    ],
)


def formation(
    state: State, seat: int, number: int, shape: str, at: Point, heading: int, double: bool
) -> Json:
    """A legal order (or placing) that brings a platoon into a formation about *at*.

    ``parts`` is null where nothing will do, and ``why`` says which rules are in the way.
    """
    found = formed(state, seat, number, shape, at, heading, double)
    return {
        "text": "" if found.move is None else found.move.text(),
        "parts": None if found.move is None else parts_of(found.move),
        "ways": {str(team): way for team, way in found.ways.items()},
        "short": round(found.short, 1),
        "astray": found.astray,
        "held": found.held,
        "why": [said_json(one) for one in found.why],
    }


def formed(
    state: State, seat: int, number: int, shape: str, at: Point, heading: int, double: bool
) -> Formed:
    """Fit a platoon into a formation: for the question of the map and for written wishes alike.

    ``heading`` is in tenths of a degree; below 0 the platoon faces the nearest enemy.
    """
    question = state.question()
    platoon = state.platoon(number)
    if isinstance(question, AskDeploy) and question.seat == seat and number in allowed(state, seat):
        return _placed(state, seat, number, DEPLOY, shape, at, heading)
    mine = platoon.side == seat and question is None
    if mine and platoon.where == AMBUSH and state.step == STARTING and seat == state.side:
        return _placed(state, seat, number, AMBUSH_POSES, shape, at, heading)
    movers = [team for team in teams_on_table(state, platoon) if can_walk(team)]
    if not mine or state.step != MOVEMENT or platoon.where != FIGHTING or len(movers) > MOST_TEAMS:
        movers = []
    if not movers:
        return Formed(None, [])
    return Fitting(state, seat, number, shape, movers, double).fit(at, heading)


def _placed(
    state: State, seat: int, number: int, verb: int, shape: str, at: Point, heading: int
) -> Formed:
    """FW-16.2, FW-16.11: a platoon placed in a formation, each team as near as can be."""
    trial = state.trial(number)
    teams = row_order(trial, number)[:MOST_TEAMS]
    looks = MOST_LOOKS if verb == AMBUSH_POSES else 0
    face = heading if heading >= 0 else TO_ENEMY[state.field.mission.home[seat]]
    zone = state.field.mission.zones[seat]
    inside = ((zone.west + zone.east) / 2.0, (zone.south + zone.north) / 2.0)
    why: list[Refusal] = []
    for share in INWARD:  # beyond the edge there is no place: the whole comes in a little
        x, y = at[0] + (inside[0] - at[0]) * share, at[1] + (inside[1] - at[1]) * share
        poses: list[Pose] = []
        taken: list[Box] = []
        places = slots("line" if shape == "keep" else shape, teams, (x, y), face)
        for team, place in zip(teams, places, strict=True):
            for dx, dy in AROUND:
                px, py = canonical(place[0] + dx), canonical(place[1] + dy)
                box = team.box_at(px, py, face)
                if any(overlaps(box, one) for one in taken) or pose_fault(state, team, box):
                    continue
                if looks > 0:
                    looks -= 1
                    team.place = ON_TABLE
                    team.put(px, py, face)
                    if ambush_fault(trial, team) is not None:
                        continue
                taken.append(box)
                poses.append(Pose(team.id, px, py, face))
                break
        placing = Placing(verb, number, tuple(poses))
        refusal = engine.check(state, seat, placing)
        if refusal is None:
            return Formed(placing, [])
        why = why or apart(refusal)
        if verb == AMBUSH_POSES:
            break
    return Formed(None, why)
