"""FW-5.6 to FW-5.8: what can hinder one team on its way, gathered once for many steps."""

from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c05_movement.orders import path_near_enemy
from sztab.games.flames_of_war.chapters.c05_movement.paths import FINE, TOO_FAR, allowance
from sztab.games.flames_of_war.chapters.c05_movement.standing import CLOSE
from sztab.games.flames_of_war.chapters.c06_transport.walls import walk_out
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees_from
from sztab.games.flames_of_war.geometry.footprints import (
    Box,
    inside_box,
    lower_bound,
    overlaps,
    point_to_box,
    segment_to_box,
)
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, canonical, heading_to, nearer
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.geometry.ways import point_at
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    CROSS_COUNTRY,
    DIFFICULT,
    GUN,
    INFANTRY,
    ON_TABLE,
    PASS_ENEMY_VEHICLES,
    ROAD,
    STRIP,
)

GRID: Final = 0.5  # inches between nodes
LONGEST: Final = 0.75  # an edge of the graph


@final
@mypyc_attr(acyclic=True)
class Foe:
    """An enemy that may bar the way: how near one may come, and whether it is seen at once."""

    def __init__(self, team: Team, limit: float, seen: bool, solid: bool) -> None:
        self.team: Final = team
        self.limit: Final = limit  # FW-5.7; 0 if any distance will do
        self.seen: Final = seen
        self.solid: Final = solid  # FW-5.8: may not be passed through


@final
@mypyc_attr(acyclic=True)
class Ground:
    """What can hinder one team in its move, gathered once for all edges of the graph."""

    def __init__(self, state: State, team: Team) -> None:
        self.state: Final = state
        self.team: Final = team
        self.open: Final = allowance(team, CROSS_COUNTRY, False)
        self.longest: Final = max(allowance(team, ROAD, False), self.open)
        self.outlines: Final[list[Outline]] = []
        self.margins: Final[list[float]] = []
        self.foes: Final[list[Foe]] = []
        self.own: Final[list[Box]] = []
        self._gather()

    def _gather(self) -> None:
        state, team = self.state, self.team
        x, y, far = team.box.x, team.box.y, self.longest + 1.0
        roads = team.type.allowances[ROAD] != team.type.allowances[CROSS_COUNTRY]
        for piece in state.field.pieces:
            if piece.shape == STRIP:
                if roads and not piece.outline.misses(x, y, x, y, far + piece.half_width):
                    self.outlines.append(piece.outline)
                    self.margins.append(piece.half_width)
            elif piece.ground >= DIFFICULT and not piece.outline.misses(x, y, x, y, far):
                self.outlines.append(piece.outline)
                self.margins.append(EPS)
        for wreck in state.wrecks:
            if not wreck.outline.misses(x, y, x, y, far):
                self.outlines.append(wreck.outline)
                self.margins.append(EPS)
        for other in state.teams:
            if other.place != ON_TABLE or other is team:
                continue
            if lower_bound(team.box, other.box) > far + CLOSE:
                continue
            if other.side == team.side:
                # FW-5.6, R-101: those of the same platoon may make room in the same action
                if team.type.vehicle and other.type.vehicle and other.platoon != team.platoon:
                    self.own.append(other.box)
            else:
                self._add_foe(other)

    def _add_foe(self, enemy: Team) -> None:
        team = self.team
        kept_off = not team.type.vehicle or enemy.type.kind in (INFANTRY, GUN)
        limit = min(CLOSE, point_to_box(team.box.x, team.box.y, enemy.box)) if kept_off else 0.0
        solid = not team.type.vehicle or (
            enemy.type.vehicle and not self.state.field.switches[PASS_ENEMY_VEHICLES]
        )
        seen = kept_off and sees_from(self.state, team, team.box, enemy, enemy.box)
        self.foes.append(Foe(enemy, limit, seen, solid))

    def edge(self, ax: float, ay: float, bx: float, by: float) -> float:
        """The allowance on a short straight step; 0 where it may not be made."""
        for foe in self.foes:
            if self._barred(foe, ax, ay, bx, by):
                return 0.0
        if self.own:
            heading = heading_to(bx - ax, by - ay)
            box = Box(bx, by, heading, self.team.type.width, self.team.type.length)
            for other in self.own:
                if overlaps(box, other):
                    return 0.0
        for index in range(len(self.outlines)):
            if not self.outlines[index].misses(ax, ay, bx, by, self.margins[index]):
                way = walk_out(self.state, self.team, [ax, ay, bx, by], False)
                return way.limit if way.fault in (FINE, TOO_FAR) else 0.0
        return self.open

    def _barred(self, foe: Foe, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-5.7, FW-5.8: whether a step comes too near an enemy."""
        box = foe.team.box
        dx, dy = bx - box.x, by - box.y
        far = box.reach + foe.limit + LONGEST + EPS
        if dx * dx + dy * dy > far * far:
            return False
        if foe.solid and inside_box(ax, ay, bx, by, box) > EPS:
            return True
        if foe.limit == 0.0 or not nearer(segment_to_box(ax, ay, bx, by, box), foe.limit):
            return False
        if foe.seen:
            return True
        last = self.team.box_at(canonical(bx), canonical(by), self.team.heading)
        return sees_from(self.state, self.team, last, foe.team, box)

    def straight(self, path: list[float], least: float) -> bool:
        """Whether a whole path may be gone with at least this allowance, its length apart."""
        way = walk_out(self.state, self.team, path, False)
        if way.fault not in (FINE, TOO_FAR) or way.cut or way.limit < least - EPS:
            return False
        if path_near_enemy(self.state, self.team, path, FAR):
            return False
        for foe in self.foes:
            for at in range(2, len(path), 2):
                if foe.solid and (
                    inside_box(path[at - 2], path[at - 1], path[at], path[at + 1], foe.team.box)
                    > EPS
                ):
                    return False
        return not self.own or self._room(path, way.length)

    def _room(self, path: list[float], length: float) -> bool:
        """FW-5.6: room beside own vehicles, every quarter of an inch."""
        far = GRID / 2.0
        gone = 0.0
        for at in range(2, len(path), 2):
            dx, dy = path[at] - path[at - 2], path[at + 1] - path[at - 1]
            heading = heading_to(dx, dy)
            gone += sqrt(dx * dx + dy * dy)
            while far < min(gone, length - EPS):
                x, y = point_at(path, far)
                box = Box(x, y, heading, self.team.type.width, self.team.type.length)
                for other in self.own:
                    if overlaps(box, other):
                        return False
                far += GRID / 2.0
        return True
