"""FW-5: a platoon on the table fitted into a formation, round terrain, others and each other."""

from math import cos, hypot, pi, sin
from typing import Final, final

from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c00_conventions.faults import (
    Fault,
    apart,
    named_team,
    refusal_of,
)
from sztab.games.flames_of_war.chapters.c00_conventions.naming import distance_text, team_name
from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c05_movement.paths import allowance
from sztab.games.flames_of_war.chapters.c05_movement.standing import wall_fault
from sztab.games.flames_of_war.chapters.c16_setup.rows import TO_ENEMY
from sztab.games.flames_of_war.geometry.footprints import Box, overlaps
from sztab.games.flames_of_war.geometry.measure import canonical, heading_to
from sztab.games.flames_of_war.moves import Order, Placing
from sztab.games.flames_of_war.questions.moving import path
from sztab.games.flames_of_war.questions.orders.shapes import Point, assigned, slots
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    CROSS_COUNTRY,
    ON_TABLE,
)
from sztab.games.flames_of_war.thinking.proposals.steps.moving import (
    nearest_team,
)
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg

MOST_WAYS: Final = 150  # ways worked out for one question
MOST_REASONS: Final = 4
ROUNDS: Final = 6  # times that a whole order is mended
SHORTER: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # below, all go towards their places instead
FINEST: Final = 0.003  # of the way: the allowance is used up to this
BESIDE: Final = 1.0  # inches from its place that a team still stands in its formation
ASIDE: Final[tuple[tuple[float, float], ...]] = (
    (0.0, 0.0),
    *[
        (round(far * cos(turn * pi / 4), 3), round(far * sin(turn * pi / 4), 3))
        for far in (0.8, 1.6, 2.6, 4.0)
        for turn in range(8)
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
        held: list[Json] | None = None,
    ) -> None:
        self.move: Final = move
        self.short: Final = short  # inches by which it stays behind its goal
        self.astray: Final = astray  # teams that do not come to their place in this formation
        self.held: Final[list[Json]] = held or []  # what stops it, and which teams stay behind
        self.why: Final = why[:MOST_REASONS]
        self.ways: Final[dict[int, Json]] = ways or {}  # of the teams that go, for drawing


def middle_of(teams: list[Team]) -> Point:
    """The middle of teams."""
    return middle([(team.box.x, team.box.y) for team in teams])


def middle(points: list[Point]) -> Point:
    """The middle of points."""
    return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)


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
        self.stopped: Final[dict[int, Json]] = {}  # by team: why its last try came to nothing

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
            face = heading if heading >= 0 else self._facing((x, y), start, share)
            places = self._goals((x, y), start, face)
            goals = dict(places) if share else self._on_the_way(places)
            wanted = dict(goals)
            before = why
            self.stopped.clear()
            order, why = self._fitted(goals, face)
            if order is not None:
                if heading < 0 and not self.double:
                    order = self._turned(order, start)
                ways = {leg.team: self.ways[leg.team] for leg in order.legs if leg.path}
                far = hypot(at[0] - start[0], at[1] - start[1])
                short = far * (1.0 - part) if share else self._behind(order, at, start)
                held = self._held(order, wanted)
                if round(short, 1) > 0.0:
                    held = [*self._stops(share, places, before), *held]
                return Formed(order, [], ways, short, self._astray(order, places), held)
        return Formed(None, why)

    def _facing(self, goal: Point, start: Point, share: float) -> int:
        """Towards the enemy who is nearest to where the platoon ends, not to where it was sent."""
        if not share:
            far = hypot(goal[0] - start[0], goal[1] - start[1])
            steps = [allowance(team, CROSS_COUNTRY, self.double) for team in self.movers]
            part = min(1.0, max(steps) / max(far, 0.001))
            goal = (start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)
        return facing(self.state, self.seat, goal, start)

    def _turned(self, order: Order, start: Point) -> Order:
        """The same ways, all turned to the enemy who is nearest to where they come to stand."""
        face = facing(self.state, self.seat, middle(list(self._ends(order).values())), start)
        legs = tuple(Leg(leg.team, leg.path, face, leg.double) for leg in order.legs)
        turned = Order(self.number, legs)
        return order if engine.check(self.state, self.seat, turned) is not None else turned

    def _stops(self, share: float, places: dict[int, Point], why: list[Refusal]) -> list[Json]:
        """Why the platoon goes no further: what it broke when it tried to, else its allowance."""
        if why:
            return [{"team": named_team(one), "stays": False, "why": said_json(one)} for one in why]
        if share == 1.0:
            return []
        far = {
            team.id: hypot(places[team.id][0] - team.box.x, places[team.id][1] - team.box.y)
            / max(0.001, allowance(team, CROSS_COUNTRY, self.double))
            for team in self.movers
        }
        last = max(self.movers, key=lambda team: far[team.id])
        inches = distance_text(allowance(last, CROSS_COUNTRY, self.double))
        rule = "FW-5.10" if self.double else "FW-5.3"
        said = refusal_of(self.state, [Fault(rule, "too-far", last.id, inches)])
        return [{"team": last.id, "stays": False, "why": said_json(said)}]

    def _held(self, order: Order, wanted: dict[int, Point]) -> list[Json]:
        """The teams that stay where they stand while the others go, each with what stops it."""
        going = {leg.team for leg in order.legs if leg.path}
        return [
            {"team": team.id, "stays": True, "why": self.stopped.get(team.id)}
            for team in self.movers
            if team.id not in going
            and hypot(wanted[team.id][0] - team.box.x, wanted[team.id][1] - team.box.y) > BESIDE
        ]

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

    def _behind(self, order: Order, at: Point, start: Point) -> float:
        """How far the platoon stays from the point that it was sent to."""
        now, then = middle_of(self.movers), middle(list(self._ends(order).values()))
        return hypot(at[0] - start[0] - then[0] + now[0], at[1] - start[1] - then[1] + now[1])

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
        for at_step, share in enumerate(SHORTER):
            if self._all_come(share, start, at, heading):
                low, high = share, SHORTER[at_step - 1] if at_step else share
                while high - low > FINEST:  # a platoon may use its allowance up
                    share = (low + high) / 2.0
                    if self._all_come(share, start, at, heading):
                        low = share
                    else:
                        high = share
                return low
        return 0.0

    def _all_come(self, share: float, start: Point, at: Point, heading: int) -> bool:
        centre = (start[0] + (at[0] - start[0]) * share, start[1] + (at[1] - start[1]) * share)
        face = heading if heading >= 0 else facing(self.state, self.seat, centre, start)
        goals = self._goals(centre, start, face)
        return all(self._comes(team, goals[team.id]) for team in self.movers)

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
            self.stopped.update({named_team(one): said_json(one) for one in reversed(faults)})
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
            room = not any(overlaps(box, b) for b in taken)
            if fits and room and not self._walled(team, box):
                self.ways[team.id] = way
                return Leg(team.id, tuple(points), NO_HEADING if self.double else face, self.double)
            if way["refused"]:
                self.stopped[team.id] = way["refused"][0]
            elif not room:
                said = Refusal("FW-1.5", "formation-no-room", team=team_name(team))
                self.stopped[team.id] = said_json(said)
            tries[team.id] += 1
        return None

    def _walled(self, team: Team, box: Box) -> bool:
        """FW-6.27: whether a team would stand in a wall."""
        put = team.copy()
        put.put(canonical(box.x), canonical(box.y), box.heading)
        return wall_fault(self.state, put, True)
