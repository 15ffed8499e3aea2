"""FW-5, FW-16.2: a whole platoon in a formation about a point, each team as near as rules allow."""

from math import cos, hypot, pi, sin
from typing import Final, final

from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c00_conventions.faults import apart, named_team
from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c05_movement.paths import allowance
from sztab.games.flames_of_war.chapters.c05_movement.standing import wall_fault
from sztab.games.flames_of_war.chapters.c16_setup.deployment import AskDeploy
from sztab.games.flames_of_war.chapters.c16_setup.placing import allowed, ambush_fault, pose_fault
from sztab.games.flames_of_war.chapters.c16_setup.rows import TO_ENEMY, row_order
from sztab.games.flames_of_war.geometry.footprints import Box, overlaps
from sztab.games.flames_of_war.geometry.measure import canonical, heading_to
from sztab.games.flames_of_war.moves import AMBUSH_POSES, DEPLOY, Order, Placing
from sztab.games.flames_of_war.questions.answers.taken_apart import parts_of
from sztab.games.flames_of_war.questions.moving import path
from sztab.games.flames_of_war.questions.orders.shapes import Point, assigned, slots
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    AMBUSH,
    CROSS_COUNTRY,
    FIGHTING,
    MOVEMENT,
    ON_TABLE,
    STARTING,
)
from sztab.games.flames_of_war.thinking.proposals.steps.moving import (
    can_walk,
    nearest_team,
    teams_on_table,
)
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg, Pose

MOST_TEAMS: Final = 32  # of one platoon; no list has as many
MOST_WAYS: Final = 150  # ways worked out for one question
MOST_LOOKS: Final = 200  # places of an ambush that the enemy's eyes are tried on
MOST_REASONS: Final = 4
ROUNDS: Final = 6  # times that a whole order is mended
INWARD: Final = (0.0, 0.1, 0.2, 0.35, 0.5)  # of the way to the middle of the zone
SHORTER: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # below, all go towards their places instead
BESIDE: Final = 1.0  # inches from its place that a team still stands in its formation
ASIDE: Final[tuple[tuple[float, float], ...]] = (
    (0.0, 0.0),
    *[
        (round(far * cos(turn * pi / 4), 3), round(far * sin(turn * pi / 4), 3))
        for far in (0.8, 1.6, 2.6, 4.0)
        for turn in range(8)
    ],
)
AROUND: Final[tuple[tuple[float, float], ...]] = (  # where else a team may be placed
    (0.0, 0.0),
    *[
        (ring * 0.9 * cos(turn * pi / 6), ring * 0.9 * sin(turn * pi / 6))
        for ring in range(1, 9)
        for turn in range(12)
    ],
)


@final
class Formed:
    """A platoon in its formation: the plain move, or why nothing will do."""

    def __init__(
        self,
        move: Order | Placing | None,
        why: list[Refusal],
        ways: dict[int, Json] | None = None,
        short: float = 0.0,
        astray: int = 0,
    ) -> None:
        self.move: Final = move
        self.short: Final = short  # inches by which it stays behind its goal
        self.astray: Final = astray  # teams that do not come to their place in this formation
        self.why: Final = why[:MOST_REASONS]
        self.ways: Final[dict[int, Json]] = ways or {}  # of the teams that go, for drawing


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


def middle_of(teams: list[Team]) -> Point:
    """The middle of teams."""
    return (
        sum(team.box.x for team in teams) / len(teams),
        sum(team.box.y for team in teams) / len(teams),
    )


def facing(state: State, seat: int, centre: Point, start: Point) -> int:
    """Towards the nearest enemy, else the way ahead."""
    enemy = nearest_team(state.enemies(seat), centre[0], centre[1])
    if enemy is not None:
        return heading_to(enemy.box.x - centre[0], enemy.box.y - centre[1])
    if hypot(centre[0] - start[0], centre[1] - start[1]) < 0.1:
        return TO_ENEMY[state.field.mission.home[seat]]
    return heading_to(centre[0] - start[0], centre[1] - start[1])


@final
class Fitting:
    """A platoon that is fitted into a formation: round terrain, others and each other."""

    def __init__(
        self, state: State, seat: int, number: int, shape: str, movers: list[Team], double: bool
    ) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.number: Final = number
        self.shape: Final = shape
        self.movers: Final = movers
        self.double: Final = double
        moving = {team.id for team in movers}
        self.others: Final = [
            team.box for team in state.teams if team.place == ON_TABLE and team.id not in moving
        ]
        self.ways_left: int = MOST_WAYS
        self.ways: Final[dict[int, Json]] = {}

    def fit(self, at: Point, heading: int) -> Formed:
        """The order; shorter and shorter while the whole breaks a rule that no team mends."""
        start = middle_of(self.movers)
        if self.shape == "keep":
            leader = commander(self.state, self.number)
            if leader is not None and leader in self.movers:
                start = (leader.box.x, leader.box.y)
        share = self._share(start, at, heading)
        why: list[Refusal] = []
        for less in (1.0, 0.7, 0.4):
            part = (share or 1.0) * less
            x = start[0] + (at[0] - start[0]) * part
            y = start[1] + (at[1] - start[1]) * part
            face = heading if heading >= 0 else facing(self.state, self.seat, (x, y), start)
            places = self._goals((x, y), start, face)
            goals = dict(places) if share else self._on_the_way(places)
            order, why = self._fitted(goals, face)
            if order is not None:
                ways = {leg.team: self.ways[leg.team] for leg in order.legs if leg.path}
                far = hypot(at[0] - start[0], at[1] - start[1])
                short = far * (1.0 - part)
                if not share:
                    short = self._behind(order, at)
                return Formed(order, [], ways, short, self._astray(order, places))
        return Formed(None, why)

    def _on_the_way(self, places: dict[int, Point]) -> dict[int, Point]:
        """Towards places that are too far for this turn: each team as far as it can go."""
        found: dict[int, Point] = {}
        for team in self.movers:
            x, y = places[team.id]
            far = hypot(x - team.box.x, y - team.box.y)
            part = min(1.0, allowance(team, CROSS_COUNTRY, self.double) / max(far, 0.001))
            found[team.id] = (
                team.box.x + (x - team.box.x) * part,
                team.box.y + (y - team.box.y) * part,
            )
        return found

    def _ends(self, order: Order) -> dict[int, Point]:
        """Where every team stands after the order."""
        ends = {team.id: (team.box.x, team.box.y) for team in self.movers}
        for leg in order.legs:
            if leg.path:
                team = self.state.team(leg.team)
                box = team.box_at(leg.path[-2], leg.path[-1], team.heading)
                ends[leg.team] = (box.x, box.y)
        return ends

    def _behind(self, order: Order, at: Point) -> float:
        """How far the middle of the platoon stays from the point that it was sent to."""
        ends = list(self._ends(order).values())
        x = sum(end[0] for end in ends) / len(ends)
        y = sum(end[1] for end in ends) / len(ends)
        return hypot(at[0] - x, at[1] - y)

    def _astray(self, order: Order, places: dict[int, Point]) -> int:
        """How many teams end beside their places: too far off, or something stands there."""
        ends = self._ends(order)
        return sum(
            hypot(ends[id][0] - place[0], ends[id][1] - place[1]) > BESIDE
            for id, place in places.items()
        )

    def _goals(self, centre: Point, start: Point, heading: int) -> dict[int, Point]:
        if self.shape == "keep":
            dx, dy = centre[0] - start[0], centre[1] - start[1]
            return {team.id: (team.box.x + dx, team.box.y + dy) for team in self.movers}
        return assigned(self.movers, slots(self.shape, self.movers, centre, heading))

    def _share(self, start: Point, at: Point, heading: int) -> float:
        """How much of the way every team can go and come to its place on the table; 0 if none."""
        for share in SHORTER:
            centre = (start[0] + (at[0] - start[0]) * share, start[1] + (at[1] - start[1]) * share)
            face = heading if heading >= 0 else facing(self.state, self.seat, centre, start)
            goals = self._goals(centre, start, face)
            if all(self._comes(team, goals[team.id]) for team in self.movers):
                return share
        return 0.0

    def _comes(self, team: Team, goal: Point) -> bool:
        """Whether a team is near enough to a place, and the place is on the table."""
        field, edge = self.state.field, team.box.reach
        if self.shape != "keep" and not (
            edge <= goal[0] <= field.width - edge and edge <= goal[1] <= field.height - edge
        ):
            return False
        far = hypot(goal[0] - team.box.x, goal[1] - team.box.y)
        return far <= allowance(team, CROSS_COUNTRY, self.double)

    def _fitted(self, goals: dict[int, Point], heading: int) -> tuple[Order | None, list[Refusal]]:
        """Legs for all; who breaks a rule tries the places about its own, and stays at last."""
        order = sorted(
            self.movers,
            key=lambda team: hypot(goals[team.id][0] - team.box.x, goals[team.id][1] - team.box.y),
        )
        tries = {team.id: 0 for team in order}
        why: list[Refusal] = []
        for _round in range(ROUNDS):
            taken = list(self.others)
            legs: list[Leg] = []
            stay = [team for team in order if tries[team.id] >= len(ASIDE)]
            taken += [team.box for team in stay]
            for team in order:
                if team in stay:
                    continue
                leg = self._leg(team, goals[team.id], heading, tries, taken)
                if leg is None:
                    taken.append(team.box)
                    continue
                legs.append(leg)
                x, y = leg.path[-2:] if leg.path else (team.x, team.y)
                face = leg.heading if leg.heading != NO_HEADING else team.heading
                taken.append(team.box_at(x, y, face))
            move = Order(self.number, tuple(sorted(legs, key=lambda leg: leg.team)))
            refusal = engine.check(self.state, self.seat, move)
            if refusal is None:
                return (move, []) if legs else (None, why)
            faults = apart(refusal)
            why = faults[:MOST_REASONS]
            broken = {named_team(one) for one in faults} & set(tries)
            if not broken:
                return None, why
            close_up = {named_team(one) for one in faults if one.rule in ("FW-4.3", "FW-4.4")}
            mx = sum(goal[0] for goal in goals.values()) / len(goals)
            my = sum(goal[1] for goal in goals.values()) / len(goals)
            for id in broken:
                if id in close_up:  # out of command: nearer to the middle
                    goals[id] = ((goals[id][0] + mx) / 2, (goals[id][1] + my) / 2)
                    tries[id] = 0
                else:
                    tries[id] += 3 if _round < ROUNDS - 2 else len(ASIDE)
        return None, why

    def _leg(
        self, team: Team, goal: Point, heading: int, tries: dict[int, int], taken: list[Box]
    ) -> Leg | None:
        """The way of one team to its place, or to a free one beside it; ``None`` if it stays."""
        while tries[team.id] < len(ASIDE) and self.ways_left > 0:
            dx, dy = ASIDE[tries[team.id]]
            field = self.state.field
            edge = team.box.reach
            x = max(edge, min(field.width - edge, goal[0] + dx))
            y = max(edge, min(field.height - edge, goal[1] + dy))
            if hypot(x - team.box.x, y - team.box.y) < 0.05:
                if not any(overlaps(team.box, box) for box in taken):
                    return Leg(team.id, (), heading) if not self.double else None
                tries[team.id] += 1
                continue
            self.ways_left -= 1
            way = path(self.state, team.id, (x, y), [], self.double)
            points = [canonical(number) for point in way["path"] for number in point]
            ends = (points[-2], points[-1])
            face = heading_to(points[-2] - points[-4], points[-1] - points[-3])
            if not self.double:
                face = heading
            box = team.box_at(ends[0], ends[1], face)
            fits = ends != (team.x, team.y) and not way["refused"]
            if fits and not self._walled(team, box) and not any(overlaps(box, b) for b in taken):
                self.ways[team.id] = way
                return Leg(team.id, tuple(points), NO_HEADING if self.double else face, self.double)
            tries[team.id] += 1
        return None

    def _walled(self, team: Team, box: Box) -> bool:
        """FW-6.27: whether a team would stand in a wall."""
        put = team.copy()
        put.put(canonical(box.x), canonical(box.y), box.heading)
        return wall_fault(self.state, put, True)


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
