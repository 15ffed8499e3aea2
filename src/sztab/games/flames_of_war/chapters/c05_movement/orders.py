"""FW-5, FW-6: orders for whole platoons, judged as a whole before any die is rolled."""

from sztab.core.said import Refusal
from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault, refusal_of
from sztab.games.flames_of_war.chapters.c00_conventions.naming import distance_text
from sztab.games.flames_of_war.chapters.c01_table.ground import on_edge
from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c04_command.in_command import judge_command
from sztab.games.flames_of_war.chapters.c05_movement.digging import judge_digging
from sztab.games.flames_of_war.chapters.c05_movement.doubling import judge_double
from sztab.games.flames_of_war.chapters.c05_movement.passing import judge_own_vehicles, may_pass
from sztab.games.flames_of_war.chapters.c05_movement.paths import (
    DOUBLE_ON_ROUGH,
    ENTERS_CLOSED,
    FINE,
    JEEP_LIMIT,
    NO_OPENING,
    Walk,
    held_by_tow,
)
from sztab.games.flames_of_war.chapters.c05_movement.standing import CLOSE, judge_end, judge_pinned
from sztab.games.flames_of_war.chapters.c06_transport.getting_off import (
    get_off,
    judge_dismount,
    stand,
)
from sztab.games.flames_of_war.chapters.c06_transport.loading import judge_mounting, judge_rear
from sztab.games.flames_of_war.chapters.c06_transport.transport import (
    in_contact,
    mount,
    mount_fault,
    towable,
)
from sztab.games.flames_of_war.chapters.c06_transport.walls import walk_out
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees_from
from sztab.games.flames_of_war.chapters.c16_setup.arrival import judge_arrival, touches_edge
from sztab.games.flames_of_war.geometry.footprints import Box, lower_bound, point_to_box
from sztab.games.flames_of_war.geometry.measure import EPS, canonical, heading_to, nearer
from sztab.games.flames_of_war.geometry.ways import (
    Span,
    direction_at,
    inches,
    path_crosses,
    path_distance,
    point_at,
)
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    ARRIVING,
    BAILED_OUT,
    BOGGED,
    BUILDING,
    CAVALRY,
    FIGHTING,
    GUN,
    INFANTRY,
    LEFT,
    LOADED,
    MOUNTED,
    ON_TABLE,
    TOWED,
)
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg


def check_order(state: State, seat: int, order: Order) -> Refusal | None:
    """FW-5.1: may this platoon move so? The refusal names the first rule broken."""
    faults = faults_of_order(state, seat, order)
    return refusal_of(state, faults) if faults else None


def faults_of_order(state: State, seat: int, order: Order, quickly: bool = False) -> list[Fault]:
    """Section 19.3, ``legal``: every rule that an order breaks, and by which team.

    *quickly* looks no further once something is wrong: enough to mend or drop an order.
    """
    faults = not_now(state, seat, order.platoon)
    if faults:
        return faults
    trial = state.trial(order.platoon)
    prepare(trial, order, faults)
    if any(not fault.team for fault in faults) or (quickly and faults):
        return faults
    going = [leg for leg in order.legs if not _at_fault(faults, leg.team)]
    walks: dict[int, Walk] = {}
    for leg in going:
        judge_leg(trial, state, order, leg, walks, faults)
    if quickly and faults:
        return faults
    judge_ends(trial, state, order, going, walks, faults, quickly)
    return faults


def not_now(state: State, seat: int, number: int) -> list[Fault]:
    """FW-5.1: whether a platoon may not move at all."""
    if not 1 <= number <= len(state.platoons):
        return [Fault("FW-2.9", "no-such-platoon-here", 0, str(number))]
    platoon = state.platoon(number)
    if platoon.side != seat or platoon.where not in (FIGHTING, ARRIVING):
        return [Fault("FW-5.1", "platoon-not-there", 0, str(number))]
    if platoon.acted:
        return [Fault("FW-5.1", "platoon-moved", 0, str(number))]
    return []


def judge_ends(
    trial: State,
    state: State,
    order: Order,
    going: list[Leg],
    walks: dict[int, Walk],
    faults: list[Fault],
    quickly: bool,
) -> None:
    """FW-5.1: what an order comes to once every team has gone its way."""
    _settle(trial, going, walks)
    judge_mounting(trial, going, faults)
    for leg in going:
        if not leg.mount and (not leg.path or leg.team in walks):
            judge_end(trial, state, leg, faults)
    for id in _boarding(order, going):
        judge_pinned(trial, state, id, faults)
    judge_digging(trial, order, faults)
    judge_rear(trial, order, faults)
    if state.platoon(order.platoon).where == ARRIVING:
        judge_arrival(trial, order, faults)
    if len(going) == len(order.legs) and not (quickly and faults):
        judge_command(trial, state, order, faults)


def _boarding(order: Order, legs: list[Leg]) -> list[int]:
    """FW-1.18, FW-5.26: who mounts, and who gets off without a way of its own: it moves too."""
    walking = [leg.team for leg in legs if leg.path and not leg.mount]
    found = [leg.team for leg in legs if leg.mount]
    return found + [id for id in (*order.dismount, *order.unhitch) if id not in walking]


def _at_fault(faults: list[Fault], id: int) -> bool:
    """Whether a team cannot go at all: then the rest of the order is judged without it."""
    return any(fault.team == id for fault in faults)


def prepare(trial: State, order: Order, faults: list[Fault]) -> None:
    """FW-5.22, FW-6.10, FW-6.11: who is named, and who gets off before anything moves."""
    platoon = trial.platoon(order.platoon)
    named = [leg.team for leg in order.legs]
    for id in [*named, *order.dismount, *order.unhitch, *order.unhorse, *order.rear]:
        if not 1 <= id <= len(trial.teams) or trial.team(id).platoon != order.platoon:
            faults.append(Fault("FW-5.1", "team-of-another", 0, str(id)))
            return
    for id in order.unhorse:
        if trial.team(id).type.kind != CAVALRY or trial.team(id).place != ON_TABLE:
            faults.append(Fault("FW-5.22", "no-horses", id, ""))
    for id in order.dismount:
        judge_dismount(trial, id, MOUNTED, named, faults)
    for id in order.unhitch:
        judge_dismount(trial, id, TOWED, named, faults)
    if faults:
        return
    get_off(trial, order)
    for leg in order.legs:
        team = trial.team(leg.team)
        if team.place != ON_TABLE and not (platoon.where == ARRIVING and team.place > TOWED):
            faults.append(Fault("FW-1.18", "team-not-on-table", leg.team, ""))
        elif team.flags & (BOGGED | BAILED_OUT):
            faults.append(Fault("FW-2.7", "team-cannot-move", leg.team, ""))
        elif leg.path and team.has(LOADED):
            faults.append(Fault("FW-6.9", "loaded-vehicle-stays", leg.team, ""))
    if platoon.where != ARRIVING and commander(trial, order.platoon) is None:
        for leg in order.legs:
            if leg.path or leg.mount:
                faults.append(Fault("FW-10.7", "no-commander", leg.team, ""))


def judge_leg(
    trial: State, state: State, order: Order, leg: Leg, walks: dict[int, Walk], faults: list[Fault]
) -> None:
    """FW-5.2 to FW-5.13: the way of one team."""
    team = trial.team(leg.team)
    if leg.double and not leg.path:
        faults.append(Fault("FW-5.10", "double-needs-path", leg.team, ""))
    if leg.leave and not leg.path:
        faults.append(Fault("FW-5.28", "leave-needs-path", leg.team, ""))
    if not leg.path:
        return
    path = inches(leg.path)
    _judge_start(trial, state, order, leg, path, faults)
    for at in range(0, len(path), 2):
        x, y = path[at], path[at + 1]
        if x < 0 or y < 0 or x > state.field.width or y > state.field.height:
            faults.append(Fault("FW-1.5", "path-off-table", leg.team, ""))
            return
    way = walk_out(trial, team, path, leg.double)
    walks[leg.team] = way
    touching = trial.platoon(order.platoon).where == ARRIVING and touches_edge(
        trial, team, path, way
    )
    if way.fault == ENTERS_CLOSED:
        faults.append(Fault(_closed_rule(trial, team, way), "may-not-enter", leg.team, ""))
    elif way.fault == DOUBLE_ON_ROUGH:
        faults.append(Fault("FW-5.13", "double-on-rough", leg.team, ""))
    elif way.fault == NO_OPENING:
        faults.append(Fault(_wall_rule(team, way), "no-opening", leg.team, ""))
    elif way.fault != FINE and not touching:
        rule = "FW-5.10" if leg.double else "FW-5.3"
        if way.limit == JEEP_LIMIT and held_by_tow(trial, team):
            rule = "FW-6.11"
        elif team.type.immobile:
            rule = "FW-5.2"
        faults.append(Fault(rule, "too-far", leg.team, distance_text(way.limit)))
    if leg.double:
        judge_double(trial, team, leg, path, faults)
    _judge_enemies(trial, team, path, way.end + way.free, faults)
    if team.type.vehicle:
        judge_own_vehicles(trial, order, team, path, way.end + way.free, faults)


def _closed_rule(state: State, team: Team, way: Walk) -> str:
    """Which rule closes a piece of terrain to a team."""
    if 0 <= way.piece < len(state.field.pieces):
        piece = state.field.pieces[way.piece]
        if piece.shape == BUILDING:
            return "FW-6.7" if team.type.vehicle else "FW-6.6"
    return "FW-5.16"


def _wall_rule(team: Team, way: Walk) -> str:
    """Which rule closes a wall: guns never pass one, others only at an opening, in or out."""
    if towable(team):
        return "FW-6.6"
    return "FW-6.5" if way.leaves else "FW-6.4"


def _judge_start(
    trial: State, state: State, order: Order, leg: Leg, path: list[float], faults: list[Fault]
) -> None:
    """FW-1.8, FW-6.20, FW-16.13: a path begins where the team is."""
    team = trial.team(leg.team)
    if trial.platoon(order.platoon).where == ARRIVING:
        undelayed = trial.platoon(order.platoon).undelayed  # FW-16.14: from the home edge
        home = trial.field.mission.home[team.side]
        edge = home if undelayed else entry_edge(trial, team.side)
        if not on_edge(trial, path[0], path[1], edge):
            faults.append(Fault("FW-16.13", "path-from-entry-edge", leg.team, ""))
        return
    if leg.team in order.dismount:
        vehicle = trial.team(state.team(leg.team).carrier)
        inside = vehicle.box.holds(path[0], path[1])
        deep = inside and _depth(vehicle.box, path[0], path[1]) > EPS
        if deep or point_to_box(path[0], path[1], vehicle.box) > EPS:
            faults.append(Fault("FW-6.20", "path-from-vehicle", leg.team, ""))
    elif leg.path[0] != team.x or leg.path[1] != team.y:
        faults.append(Fault("FW-1.8", "path-starts-elsewhere", leg.team, ""))


def _depth(box: Box, x: float, y: float) -> float:
    """How deep a point lies inside a rectangle."""
    return min(box.half_length - abs(box.ahead(x, y)), box.half_width - abs(box.left(x, y)))


def entry_edge(state: State, side: int) -> str:
    """FW-16.10, FW-16.14: the mission's entry edge, or the home edge."""
    mission = state.field.mission
    return mission.reserve_edge if mission.reserve_side == side else mission.home[side]


def end_heading(team: Team, leg: Leg, path: list[float]) -> int:
    """FW-5.5, FW-5.12: free, but ahead at the double; kept if nothing is said."""
    if leg.double:
        dx, dy = direction_at(path, 1e9)
        return heading_to(dx, dy)
    return team.heading if leg.heading == NO_HEADING else leg.heading


def _judge_enemies(
    state: State, team: Team, path: list[float], end: float, faults: list[Fault]
) -> None:
    """FW-5.7, FW-5.8: the way past enemy teams."""
    near = enemies_beside(state, team, path, end)
    for enemy in near:
        if not may_pass(state, team, enemy) and path_crosses(path, end, enemy.box):
            faults.append(Fault("FW-5.8", "through-enemy", team.id, str(enemy.id)))
    for enemy in near:
        if _comes_near(state, team, path, end, enemy):
            faults.append(Fault("FW-5.7", "path-near-enemy", team.id, str(enemy.id)))
            return


def enemies_beside(state: State, team: Team, path: list[float], end: float) -> list[Team]:
    """FW-5.7, FW-5.8: the enemies that a path could lead through or come too near to."""
    span = Span(path)
    found: list[Team] = []
    for at in state.roster().sides[1 - team.side]:
        enemy = state.teams[at]
        if (
            enemy.place == ON_TABLE
            and not span.is_clear_of(enemy.box, CLOSE)
            and lower_bound(team.box, enemy.box) <= end + 6.0
        ):
            found.append(enemy)
    return found


def path_near_enemy(state: State, team: Team, path: list[float], end: float) -> int:
    """FW-5.7: an enemy that a path comes too near to, and that the team can see; 0 for none."""
    for enemy in enemies_beside(state, team, path, end):
        if _comes_near(state, team, path, end, enemy):
            return enemy.id
    return 0


def _comes_near(state: State, team: Team, path: list[float], end: float, enemy: Team) -> bool:
    """FW-5.7: whether a path comes too near to one enemy that the team can see."""
    if team.type.vehicle and enemy.type.kind not in (INFANTRY, GUN):
        return False
    start = point_to_box(path[0], path[1], enemy.box)
    if not nearer(path_distance(path, end, enemy.box), min(CLOSE, start)):
        return False
    x, y = point_at(path, end)
    last = team.box_at(canonical(x), canonical(y), team.heading)
    return sees_from(state, team, team.box, enemy, enemy.box) or sees_from(
        state, team, last, enemy, enemy.box
    )


def _settle(trial: State, legs: list[Leg], walks: dict[int, Walk]) -> None:
    """Put every team where its leg leads if no check fails."""
    for leg in legs:
        team = trial.team(leg.team)
        if leg.path and leg.team in walks:
            path = inches(leg.path)
            way = walks[leg.team]
            heading = end_heading(team, leg, path)
            x, y = point_at(path, way.end + way.free)
            stand(team, canonical(x), canonical(y), heading)
        elif not leg.path and leg.heading != NO_HEADING:
            team.put(team.x, team.y, leg.heading)
    for leg in legs:
        team = trial.team(leg.team)
        if leg.leave:
            team.place = LEFT
        elif leg.mount and 1 <= leg.mount <= len(trial.teams):
            vehicle = trial.team(leg.mount)
            if in_contact(team.box, vehicle) and not mount_fault(trial, team, vehicle):
                mount(team, vehicle)
                team.box = vehicle.box
