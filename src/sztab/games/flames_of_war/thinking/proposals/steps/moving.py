"""FW-5: orders that lead a platoon to its goals, each team as far as the rules let it."""

from random import Random
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c05_movement.doubling import FROM_ENEMY
from sztab.games.flames_of_war.chapters.c05_movement.mending import Mending
from sztab.games.flames_of_war.chapters.c05_movement.orders import entry_edge, faults_of_order
from sztab.games.flames_of_war.chapters.c05_movement.paths import allowance
from sztab.games.flames_of_war.chapters.c06_transport.walls import walk_out
from sztab.games.flames_of_war.chapters.c16_setup.rows import row_order
from sztab.games.flames_of_war.geometry.footprints import lower_bound
from sztab.games.flames_of_war.geometry.measure import (
    FAR,
    FULL_TURN,
    canonical,
    cosine,
    heading_to,
    sine,
)
from sztab.games.flames_of_war.moves import Move, Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    ARRIVING,
    BAILED_OUT,
    BOGGED,
    CROSS_COUNTRY,
    FIGHTING,
    ON_TABLE,
)
from sztab.games.flames_of_war.thinking.proposals.goals import (
    apart,
    goals,
    middle_team,
    serves_guns,
)
from sztab.games.flames_of_war.thinking.proposals.steps.riding import riding_orders
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg

# Tenths of a degree aside, where straight is barred.
TURNS: Final[tuple[int, ...]] = (0, 300, -300, 600, -600)
TRIES: Final = 6  # repairs of one order
LESS: Final = 0.6  # who breaks a rule goes so much less far


def orders(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """Good orders for one platoon: to its goals, into cover, range or charge reach; or as it is."""
    ideas = Ideas(state, platoon, random)
    found: list[Move] = []
    seen: list[str] = []
    for at in range(ideas.count):
        order = ideas.order(at)
        if order is not None and order.text() not in seen:
            seen.append(order.text())
            found.append(order)
    return found


def one_order(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """One of these orders, each as likely as another; the others are not worked out."""
    ideas = Ideas(state, platoon, random)
    left = list(range(ideas.count))
    while left:
        order = ideas.order(left.pop(int(random.random() * len(left))))
        if order is not None:
            return [order]
    return []


@final
@mypyc_attr(acyclic=True)
class Ideas:
    """What a platoon could be ordered to do; an idea becomes an order when it is asked for."""

    def __init__(self, state: State, platoon: Platoon, random: Random) -> None:
        self.state: Final = state
        self.platoon: Final = platoon
        self.drafts: Final[list[Order]] = []  # complete but not judged, the first always legal
        self.ways: Final[list[tuple[int, float, bool]]] = []  # heading, inches, at the double
        self.movers: Final[list[Team]] = []
        if platoon.where == ARRIVING:
            order = arrival(state, platoon.number)
            if order is not None:
                self.drafts.append(order)
        elif platoon.where == FIGHTING:
            self.drafts.append(Order(platoon.number, ()))
            for team in teams_on_table(state, platoon):
                if can_walk(team):
                    self.movers.append(team)
            if self.movers:
                self._think(random)
        self.count: Final = len(self.drafts) + len(self.ways)

    def _think(self, random: Random) -> None:
        """Digging in, mounting and dismounting, and where the platoon could want to be."""
        state, platoon, movers = self.state, self.platoon, self.movers
        self.drafts.append(Order(platoon.number, (), dig_in=True))
        for order in riding_orders(state, platoon):
            self.drafts.append(order)
        if commander(state, platoon.number) is None or serves_guns(state, platoon):
            return
        reach = min([allowance(team, CROSS_COUNTRY, False) for team in movers])
        running = min([allowance(team, CROSS_COUNTRY, True) for team in movers])
        may_run = not enemy_near(state, platoon.side, movers, running)
        lead = middle_team(movers).box
        for x, y, stand_off in goals(state, platoon, movers, random):
            far = apart(lead.x, lead.y, x, y) - stand_off
            ahead = heading_to(x - lead.x, y - lead.y)
            self._add(ahead, min(far, reach), False)
            if may_run and far >= 0.75 * running:
                self._add(ahead, min(far, running), True)

    def _add(self, heading: int, length: float, double: bool) -> None:
        """Keep a way that is long enough to be worth it, and not kept yet."""
        if length >= 0.5 and (heading, length, double) not in self.ways:
            self.ways.append((heading, length, double))

    def order(self, at: int) -> Order | None:
        """One idea as a legal order; ``None`` if the rules do not let it be."""
        if at == 0:
            return self.drafts[0]
        if at < len(self.drafts):
            draft = self.drafts[at]
            faults = faults_of_order(self.state, self.platoon.side, draft, True)
            return None if faults else draft
        ahead, length, double = self.ways[at - len(self.drafts)]
        return order_towards(self.state, self.platoon, self.movers, ahead, length, double)


def teams_on_table(state: State, platoon: Platoon) -> list[Team]:
    """The teams that belong to a platoon and stand on the table."""
    return [team for team in state.belonging(platoon.number) if team.place == ON_TABLE]


def can_walk(team: Team) -> bool:
    """Whether a team can move by itself now."""
    return not team.flags & (BOGGED | BAILED_OUT) and team.type.allowances[CROSS_COUNTRY] > 0.0


def order_towards(
    state: State, platoon: Platoon, movers: list[Team], ahead: int, length: float, double: bool
) -> Order | None:
    """A whole platoon in one direction or a little aside, each team as far as the rules let it."""
    straight = ahead % FULL_TURN
    stuck = 0 if double else _hindered(state, movers, straight, length)
    if stuck == 0:  # no other way is better
        order = _repaired(state, platoon, movers, straight, length, double)
        if order is not None or double:
            return order
    ways: list[tuple[int, int, int]] = [(stuck, 0, straight)] if stuck else []
    for turn in TURNS[1:]:
        heading = (ahead + turn) % FULL_TURN
        ways.append((_hindered(state, movers, heading, length), abs(turn), heading))
    ways.sort()
    for _stuck, _turn, heading in ways:
        order = _repaired(state, platoon, movers, heading, length, double)
        if order is not None:
            return order
    return None


def _hindered(state: State, movers: list[Team], heading: int, length: float) -> int:
    """FW-5.4, FW-5.15: how many vehicles would have to stop at rough ground, or might bog down."""
    count = 0
    for team in movers:
        if not team.type.checks:
            continue
        x, y = team.box.x + length * cosine(heading), team.box.y + length * sine(heading)
        way = walk_out(state, team, [team.box.x, team.box.y, x, y], False)
        if way.cut or way.checks:
            count += 1
    return count


def enemy_near(state: State, side: int, movers: list[Team], reach: float) -> bool:
    """FW-5.13: whether a move at the double could come within 8" of an enemy."""
    for enemy in state.enemies(side):
        for team in movers:
            if lower_bound(team.box, enemy.box) < FROM_ENEMY + reach:
                return True
    return False


def _repaired(
    state: State, platoon: Platoon, movers: list[Team], heading: int, length: float, double: bool
) -> Order | None:
    """An order in one direction; who breaks a rule goes less far, until nobody does."""
    enemies = state.enemies(platoon.side)
    ways = [Way(team, not double) for team in movers]
    mending = Mending(state, platoon.side, platoon.number)
    for _try in range(TRIES):
        legs: list[Leg] = []
        for way in ways:
            if way.stale:
                far = length * way.share
                facing = enemies if way.turned else []
                way.leg = straight_leg(state, way.team, heading, far, facing, double)
                way.stale = False
            if way.leg is not None:
                legs.append(way.leg)
        if not legs:
            return None
        order = Order(platoon.number, tuple(legs))
        faults = mending.faults(order)
        if not faults:
            return order
        if double:
            return None
        for fault in faults:
            all_of_them = fault.rule in ("FW-4.3", "FW-4.4") or not fault.team
            for way in ways:
                if all_of_them:
                    way.go_less_far(0.0)
                elif way.team.id == fault.team:
                    if fault.rule == "FW-1.5" and way.turned:
                        way.turned = False
                        way.stale = True
                    else:
                        way.go_less_far(0.2)
    return None


@final
@mypyc_attr(acyclic=True)
class Way:
    """How far one team goes of what its platoon would like, and whether it turns to the enemy."""

    def __init__(self, team: Team, turned: bool) -> None:
        self.team: Final = team
        self.share: float = 1.0
        self.turned: bool = turned
        self.leg: Leg | None = None
        self.stale: bool = True  # its leg has to be made again

    def go_less_far(self, least: float) -> None:
        """Break no rule by going less far; who goes no more than *least* stays."""
        self.share = self.share * LESS if self.share > least else 0.0
        self.stale = True


def straight_leg(
    state: State,
    team: Team,
    heading: int,
    length: float,
    enemies: list[Team],
    double: bool,
) -> Leg | None:
    """One team straight ahead, at the end facing the nearest of these enemies, if any."""
    x = canonical(team.box.x + length * cosine(heading))
    y = canonical(team.box.y + length * sine(heading))
    x = max(1000, min(canonical(state.field.width) - 1000, x))
    y = max(1000, min(canonical(state.field.height) - 1000, y))
    if length < 0.25 or (x == team.x and y == team.y):
        return None
    facing = NO_HEADING
    if enemies:
        enemy = nearest_team(enemies, x / 1000.0, y / 1000.0)
        if enemy is not None:
            facing = heading_to(enemy.box.x - x / 1000.0, enemy.box.y - y / 1000.0)
    return Leg(team.id, (team.x, team.y, x, y), facing, double)


def nearest_team(teams: list[Team], x: float, y: float) -> Team | None:
    """The team whose centre is nearest to a point."""
    best, found = FAR, None
    for team in teams:
        gap = apart(x, y, team.box.x, team.box.y)
        if gap < best:
            best, found = gap, team
    return found


def arrival(state: State, number: int) -> Order | None:
    """FW-16.13: a platoon comes on in a row from the entry edge."""
    side = state.platoon(number).side
    edge = entry_edge(state, side)
    inward = {"south": 900, "north": 2700, "west": 0, "east": 1800}[edge]
    along = edge in ("south", "north")
    high = state.field.width if along else state.field.height
    base = (
        0.0 if edge in ("south", "west") else (state.field.height if along else state.field.width)
    )
    start = 2.0
    while start < high - 4.0:
        legs: list[Leg] = []
        cursor = start
        for team in row_order(state, number):
            across = cursor + team.type.width / 2.0
            deep = team.type.length / 2.0 + 0.01
            depth = base + (deep if edge in ("south", "west") else -deep)
            first = (across, base) if along else (base, across)
            last = (across, depth) if along else (depth, across)
            path = [canonical(first[0]), canonical(first[1])]
            path += [canonical(last[0]), canonical(last[1])]
            legs.append(Leg(team.id, tuple(path), inward))
            cursor = across + team.type.width / 2.0 + 0.5
        order = Order(number, tuple(legs))
        if cursor < high and not faults_of_order(state, side, order, True):
            return order
        start += 3.0
    return None
