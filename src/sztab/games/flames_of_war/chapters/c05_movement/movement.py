"""FW-5, FW-6: orders for whole platoons, carried out."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c04_command.command import skill_number
from sztab.games.flames_of_war.chapters.c05_movement.digging import dig_in_platoon
from sztab.games.flames_of_war.chapters.c05_movement.orders import end_heading
from sztab.games.flames_of_war.chapters.c05_movement.paths import Walk
from sztab.games.flames_of_war.chapters.c06_transport.getting_off import get_off, stand
from sztab.games.flames_of_war.chapters.c06_transport.transport import (
    deal_out,
    in_contact,
    mount,
    mount_fault,
    towable,
)
from sztab.games.flames_of_war.chapters.c06_transport.walls import walk_out
from sztab.games.flames_of_war.chapters.c10_results.results import after_loss
from sztab.games.flames_of_war.geometry.footprints import overlaps
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, canonical
from sztab.games.flames_of_war.geometry.ways import inches, lengths, point_at
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BOGGED,
    DESTROYED,
    DUG_IN,
    FIGHTING,
    LEFT,
    LOADED,
    MOVED,
    ON_TABLE,
    TO_REAR,
    TRANSPORT,
    WIDE_TRACKS,
)
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg

BACK: Final = 0.05  # FW-5.18, FW-5.25
WIDE_TRACKS_HOLD: Final = 4  # FW-2.8


def move_platoon(state: State, order: Order, fate: Fate, told: Told) -> None:
    """FW-5.1: dismount, walk with all checks, mount, dig in."""
    platoon = state.platoon(order.platoon)
    platoon.acted = True
    _tell_order(state, order, told)
    _get_off(state, order, told)
    platoon.where = FIGHTING
    legs = sorted(order.legs, key=_leg_team)
    ends: dict[int, tuple[int, int, int]] = {}
    paths: dict[int, list[float]] = {}
    headings = {leg.team: state.team(leg.team).heading for leg in legs}
    for leg in legs:
        if leg.path:
            _walk_leg(state, leg, ends, paths, fate, told)
        elif leg.heading != NO_HEADING:
            team = state.team(leg.team)
            team.put(team.x, team.y, leg.heading)
    for leg in legs:
        if leg.path:
            x, y, heading = ends[leg.team]
            stand(state.team(leg.team), x, y, heading)
    mounting = [leg.team for leg in legs if _about_to_mount(state, leg)]
    staying = {id: path for id, path in paths.items() if id not in mounting}
    make_room(state, staying, headings, [] if state.first_edition else mounting)
    for leg in legs:
        _finish_leg(state, leg, told)
    left = {id: paths[id] for id in mounting if id in paths and state.team(id).place == ON_TABLE}
    if left and not state.first_edition:  # their vehicle did not come so far
        make_room(state, left, headings, [])
    if order.dig_in:
        dig_in_platoon(state, order, fate, told)
    for id in order.rear:
        state.team(id).set(TO_REAR)


def _tell_order(state: State, order: Order, told: Told) -> None:
    """FW-5.1, FW-5.5: how many teams move, and how many only turn."""
    name = platoon_name(state.platoon(order.platoon))
    moving = [leg for leg in order.legs if leg.path]
    turning = [leg for leg in order.legs if not leg.path and leg.heading != NO_HEADING]
    if moving:
        double = "yes" if any(leg.double for leg in moving) else "no"
        told.tell("FW-5.1", "platoon-moves", platoon=name, teams=len(moving), double=double)
    if turning:
        told.tell("FW-5.5", "platoon-turns", platoon=name, teams=len(turning))
    others = order.legs or order.dig_in or order.dismount or order.unhitch or order.unhorse
    if not others:
        told.tell("FW-5.1", "platoon-holds", platoon=name)


def _get_off(state: State, order: Order, told: Told) -> None:
    """FW-5.22, FW-6.10, FW-6.11, FW-6.20: who leaves horses or vehicles, and who finds no room."""
    for id in sorted(order.unhorse):
        told.tell("FW-5.22", "leaves-horses", team=team_name(state.team(id)))
    off = get_off(state, order)
    for id in off:
        towed = towable(state.team(id))
        rule, key = ("FW-6.11", "is-unhitched") if towed else ("FW-6.10", "gets-off")
        told.tell(rule, key, team=team_name(state.team(id)))
    for id in sorted([*order.dismount, *order.unhitch]):
        if id not in off:
            told.tell("FW-6.20", "no-room-to-get-off", team=team_name(state.team(id)))


def _about_to_mount(state: State, leg: Leg) -> bool:
    """FW-6.19: a team that ends on its vehicle is taken off the table at once."""
    return leg.mount > 0 and not state.team(leg.mount).has(BOGGED)


def _leg_team(leg: Leg) -> int:
    return leg.team


def _walk_leg(
    state: State,
    leg: Leg,
    ends: dict[int, tuple[int, int, int]],
    paths: dict[int, list[float]],
    fate: Fate,
    told: Told,
) -> None:
    """FW-5.1: one team walks, and is put where it ends once all have walked."""
    team = state.team(leg.team)
    path = inches(leg.path)
    paths[leg.team] = path
    way = walk_out(state, team, path, leg.double)
    for other in state.carried(leg.team):
        other.set(MOVED)
    if leg.double:
        team.doubled = True
        state.platoon(team.platoon).doubled = True
    heading = end_heading(team, leg, path)
    rule = "FW-5.10" if leg.double else "FW-5.3"
    old = (team.x, team.y, team.heading)
    walk_with_checks(state, team, path, way, heading, rule, fate, told)
    ends[leg.team] = (team.x, team.y, team.heading)
    if team.place == ON_TABLE:
        team.put(*old)


def walk_with_checks(
    state: State,
    team: Team,
    path: list[float],
    way: Walk,
    heading: int,
    rule: str,
    fate: Fate,
    told: Told,
) -> None:
    """FW-5.15 to FW-5.18: a team goes its way; a failed check stops it."""
    team.set(MOVED)
    team.clear(DUG_IN)
    for check in way.checks:
        if check.at > way.end + EPS:
            break
        if _passes(state, team, check.skill, fate, told):
            continue
        before = 0.0 if check.inside else check.at - team.type.length / 2.0 - BACK
        bx, by = point_at(path, max(0.0, before))
        team.bog_x, team.bog_y = canonical(bx), canonical(by)
        team.bog_heading = team.heading
        x, y = point_at(path, check.at)
        team.put(canonical(x), canonical(y), team.heading)
        team.set(BOGGED)
        told.tell("FW-5.18", "bogs-down", team=team_name(team))
        return
    x, y = point_at(path, way.end + way.free)
    team.put(canonical(x), canonical(y), heading)
    if way.cut:
        told.tell("FW-5.4", "stops-at-edge", team=team_name(team))


def _passes(state: State, team: Team, skill: bool, fate: Fate, told: Told) -> bool:
    """FW-5.15, FW-5.16: one bogging check; wide tracks try once more on 4+."""
    needed = skill_number(state, team.platoon) if skill else 2
    die = fate.die()
    told.tell(
        "FW-5.16" if skill else "FW-5.15",
        "bogging-check",
        team=team_name(team),
        die=die,
        needed=needed,
        outcome="passed" if die >= needed else "failed",
    )
    if die >= needed:
        return True
    return team.noted(WIDE_TRACKS) and wide_tracks_hold(team, fate, told)


def wide_tracks_hold(team: Team, fate: Fate, told: Told) -> bool:
    """FW-2.8, FW-0.7 (h): wide tracks roll again when they bog down, and carry on on 4+."""
    die = fate.die()
    outcome = "passed" if die >= WIDE_TRACKS_HOLD else "failed"
    told.tell("FW-2.8", "wide-tracks", team=team_name(team), die=die, outcome=outcome)
    return die >= WIDE_TRACKS_HOLD


def make_room(
    state: State,
    paths: dict[int, list[float]],
    headings: dict[int, int],
    mounting: list[int],
) -> None:
    """FW-5.25: who has no room goes back along its path, the higher number first.

    *headings* are those at the start: at worst a team stands there again as it stood before.
    Who is *mounting* is in nobody's way: he is taken off the table (FW-6.19).
    """
    movers = sorted(paths)
    for id in movers:
        _set_back(state, state.team(id), paths[id], headings[id], movers, mounting)
    again = True
    while again:
        again = False
        for id in reversed(movers):
            team = state.team(id)
            if _clashes(state, team, [], mounting):
                back = _set_back(state, team, paths[id], headings[id], [], mounting)
                again = back or again


def _set_back(
    state: State,
    team: Team,
    path: list[float],
    heading: int,
    movers: list[int],
    mounting: list[int],
) -> bool:
    """FW-5.25: back in steps of 0.05" to the first free pose; whether it moved at all."""
    if not _clashes(state, team, movers, mounting):
        return False
    back = _along(path, team)
    moved = False
    while _clashes(state, team, movers, mounting) and (back > 0.0 or team.heading != heading):
        if back > 0.0:
            back = max(0.0, back - BACK)
            x, y = point_at(path, back)
            team.put(canonical(x), canonical(y), team.heading)
        else:
            team.put(team.x, team.y, heading)
        moved = True
    return moved


def _clashes(state: State, team: Team, movers: list[int], mounting: list[int]) -> bool:
    """FW-5.25: whether a team stands on another; of two that moved the higher number gives way."""
    for other in state.teams:
        if other is team or other.place != ON_TABLE or not overlaps(team.box, other.box):
            continue
        if other.id not in mounting and not (other.id in movers and other.id > team.id):
            return True
    return False


def _along(path: list[float], team: Team) -> float:
    """How far along its path a team stands."""
    best, found = FAR, 0.0
    far = lengths(path)
    steps = int(far[-1] / BACK) + 1
    for step in range(steps + 1):
        at = min(far[-1], step * BACK)
        x, y = point_at(path, at)
        dx, dy = x - team.box.x, y - team.box.y
        if dx * dx + dy * dy < best - 1e-12:
            best, found = dx * dx + dy * dy, at
    return found


def _finish_leg(state: State, leg: Leg, told: Told) -> None:
    """FW-5.20, FW-6.9: leaving the table and mounting, once everybody has moved."""
    team = state.team(leg.team)
    if team.has(BOGGED):
        return
    if leg.leave:
        leave_table(state, team, told)
    elif leg.mount:
        vehicle = state.team(leg.mount)
        if in_contact(team.box, vehicle) and not mount_fault(state, team, vehicle):
            mount(team, vehicle)
            team.set(MOVED)
            team.clear(DUG_IN)
            vehicle.set(MOVED | LOADED)
            key = "is-hitched" if towable(team) else "mounts"
            told.tell("FW-6.9", key, team=team_name(team), vehicle=team_name(vehicle))


def leave_table(state: State, team: Team, told: Told) -> None:
    """FW-5.20, FW-5.28: by its own edge a team has left, by another it is lost."""
    zone = state.field.mission.zones[team.side] if state.field.mission.zones else None
    own = zone is not None and zone.apart_from(team.box.x, team.box.y) <= EPS
    key = "leaves-own-edge" if own else "leaves-lost"
    told.tell("FW-5.20", key, team=team_name(team))
    gone = [team, *state.carried(team.id)]
    for one in gone:
        one.place = LEFT if own else DESTROYED
        one.carrier = 0
        if one.type.kind == TRANSPORT:
            deal_out(state, one)
    for number in sorted({one.platoon for one in gone}):
        after_loss(state, number, told)
