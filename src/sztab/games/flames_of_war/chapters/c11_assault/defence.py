"""FW-11.8, FW-11.9, FW-11.25 to FW-11.27: defensive fire, stage 3 of an assault."""

from typing import Final

from sztab.core.said import Refusal
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import legal_targets
from sztab.games.flames_of_war.chapters.c07_shooting.shooting import (
    NO_DOOR,
    at_openings,
    check_fire,
)
from sztab.games.flames_of_war.chapters.c07_shooting.turning import has_room
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import silent_rule
from sztab.games.flames_of_war.chapters.c11_assault.charging import to_platoon
from sztab.games.flames_of_war.chapters.c11_assault.contact import CLEAR_OF, TOUCHING, contact
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import EPS, canonical, cosine, sine, within
from sztab.games.flames_of_war.moves import DEFEND, Fire
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import BOGGED, FIGHTING
from sztab.games.flames_of_war.writing.clauses import Line

SENT_BACK: Final = 5  # FW-11.9


def defenders(state: State, attacker: int, target: int) -> list[Team]:
    """FW-11.8, FW-11.26: who may fire: the target, and platoons near a team that is contacted."""
    charged = [
        team
        for team in state.standing(target)
        if any(contact(state, other, team) == TOUCHING for other in state.standing(attacker))
    ]
    side = state.platoon(target).side
    found: list[Team] = []
    for platoon in state.platoons:
        if platoon.side != side or platoon.disengaged or platoon.where != FIGHTING:
            continue
        near = platoon.number == target
        for team in state.standing(platoon.number):
            for other in charged:
                near = near or within(distance(team.box, other.box), CLEAR_OF)
        if near:
            found += [team for team in state.standing(platoon.number) if team.operational]
    return [team for team in found if to_platoon(state, team.box, attacker) <= 16.0 + EPS]


def default_defence(state: State, attacker: int, target: int, silent: int) -> Fire:
    """FW-11.26: every eligible team fires all it can."""
    lines: list[Line] = []
    eligible = [
        team
        for team in defenders(state, attacker, target)
        if (team.joined or team.platoon) != silent
    ]
    firing = [team.id for team in eligible]
    for team in eligible:
        for weapon in range(len(team.type.weapons)):
            if not silent_rule(state, team, weapon, True):
                lines.append(Line(team.id, weapon, attacker))
    lines = _able(state, lines, firing)
    while True:  # a team that does not fire after all may stand in the way of those that do
        firing = [team.id for team in eligible if any(line.team == team.id for line in lines)]
        able = _able(state, lines, firing)
        if len(able) == len(lines):
            return Fire(DEFEND, 0, tuple(lines))
        lines = able


def _able(state: State, lines: list[Line], firing: list[int]) -> list[Line]:
    """FW-6.3, FW-7.10: the lines that have a target and room to turn, one team to an opening."""
    able: list[Line] = []
    for line in lines:
        targets = legal_targets(state, line, firing, False)
        if targets and has_room(state, line, targets):
            able.append(line)
    served = at_openings(state, tuple(able), firing, False)
    return [
        able[at]
        for at in range(len(able))
        if served[at].opening != NO_DOOR or legal_targets(state, served[at], firing, False)
    ]


def check_defence(
    state: State, seat: int, attacker: int, target: int, silent: int, move: Fire
) -> Refusal | None:
    """FW-11.8, FW-11.26: only teams that may fire, only at the attackers."""
    allowed = [
        team.id
        for team in defenders(state, attacker, target)
        if (team.joined or team.platoon) != silent
    ]
    for line in move.lines:
        if line.team not in allowed:
            return Refusal("FW-11.8", "may-not-defend", n=line.team)
    return check_fire(state, seat, move, attacker)


def go_back(state: State, team: Team) -> None:
    """FW-11.27: to the start pose, or the nearest free one within 2" of it."""
    if team.has(BOGGED):
        return
    x, y, heading = team.start_x, team.start_y, team.start_heading
    for ring in range(9):
        for step in range(24 if ring else 1):
            dx = cosine(150 * step) * ring * 0.25
            dy = sine(150 * step) * ring * 0.25
            px, py = x + canonical(dx), y + canonical(dy)
            box = team.box_at(px, py, heading)
            if on_table(state.field, box) and not overlapped(state, team, box):
                team.put(px, py, heading)
                return
