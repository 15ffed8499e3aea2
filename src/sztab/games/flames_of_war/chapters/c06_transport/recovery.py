"""FW-6.16 to FW-6.18, FW-6.26: towing off bogged and wrecked vehicles."""

from math import sqrt
from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table
from sztab.games.flames_of_war.chapters.c04_command.command import skill_number
from sztab.games.flames_of_war.chapters.c05_movement.movement import wide_tracks_hold
from sztab.games.flames_of_war.chapters.c05_movement.paths import entry_fault, rough_at
from sztab.games.flames_of_war.geometry.footprints import Box, distance, overlaps
from sztab.games.flames_of_war.geometry.measure import ADJACENT, within
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Template
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BOGGED,
    DESTROYED,
    DIFFICULT,
    DUG_IN,
    EYES_USED,
    MOVED,
    ON_TABLE,
    RECOVERING,
    RECOVERY,
    ROAD,
    SHOT,
    VERY_DIFFICULT,
    WIDE_TRACKS,
)

TOW: Final = 4.0  # FW-6.16
PROBES: Final = 16  # places on the way where the ground is looked at


def wreck_of(state: State, id: int) -> int:
    """The wreck of a team, by its place among the wrecks; -1 for none."""
    for at in range(len(state.wrecks)):
        if state.wrecks[at].team == id:
            return at
    return -1


def check_recover(state: State, seat: int, id: int, target: int, x: int, y: int) -> Refusal | None:
    """FW-6.16, FW-6.17, FW-6.26: may this vehicle tow that one there?"""
    for one in (id, target):
        if not 1 <= one <= len(state.teams) or state.team(one).side != seat:
            return Refusal("FW-2.9", "no-such-team", n=one)
    vehicle, other = state.team(id), state.team(target)
    name = team_name(vehicle)
    spent = vehicle.flags & (SHOT | RECOVERING | EYES_USED)
    if not vehicle.type.vehicle or not vehicle.operational or spent:
        return Refusal("FW-6.16", "cannot-tow", team=name)
    if state.platoon(vehicle.platoon).doubled:
        return Refusal("FW-5.14", "cannot-tow", team=name)
    body = towed_box(state, other)
    recovers = vehicle.noted(RECOVERY)
    bogged = other.place == ON_TABLE and other.has(BOGGED)
    if body is None or not (bogged or (recovers and other.place == DESTROYED)):
        return Refusal("FW-6.16", "nothing-to-tow", team=team_name(other))
    if not recovers and _area(other) > _area(vehicle) + 1e-9:
        return Refusal("FW-6.17", "too-big-to-tow", team=team_name(other))
    if distance(vehicle.box, body) > ADJACENT:
        return Refusal("FW-6.16", "not-beside", team=name)
    dx, dy = (x - vehicle.x) / 1000.0, (y - vehicle.y) / 1000.0
    if not within(sqrt(dx * dx + dy * dy), TOW):
        return Refusal("FW-6.26", "tow-too-far", team=name)
    return _check_room(state, vehicle, other, body, dx, dy)


def _area(team: Team) -> float:
    return team.type.width * team.type.length


def towed_box(state: State, other: Team) -> Box | None:
    """The footprint of what is towed: a team, or its wreck."""
    if other.place == ON_TABLE:
        return other.box
    at = wreck_of(state, other.id)
    return state.wrecks[at].box if at >= 0 else None


def _moved(box: Box, dx: float, dy: float) -> Box:
    return Box(box.x + dx, box.y + dy, box.heading, 2.0 * box.half_width, 2.0 * box.half_length)


def _check_room(
    state: State, vehicle: Team, other: Team, body: Box, dx: float, dy: float
) -> Refusal | None:
    """FW-6.26: both end free of overlap, on ground that they may enter."""
    ends = [_moved(vehicle.box, dx, dy), _moved(body, dx, dy)]
    if overlaps(ends[0], ends[1]):
        return Refusal("FW-6.26", "no-room-to-tow", team=team_name(vehicle))
    for box in ends:
        blocked = not on_table(state.field, box)
        for team in state.teams:
            if team.place == ON_TABLE and team is not vehicle and team is not other:
                blocked = blocked or overlaps(box, team.box)
        if blocked:
            return Refusal("FW-6.26", "no-room-to-tow", team=team_name(vehicle))
    for piece in state.field.pieces:
        closed = entry_fault(vehicle, piece.ground, piece.shape)
        if closed and piece.outline.crossed(vehicle.box.x, vehicle.box.y, ends[0].x, ends[0].y):
            return Refusal("FW-5.16", "no-room-to-tow", team=team_name(vehicle))
    return None


def hardest_on(state: State, box: Box, dx: float, dy: float) -> int:
    """FW-6.26: the hardest class of ground at the start and on the way of a footprint."""
    hardest = ROAD
    for step in range(PROBES + 1):
        t = step / PROBES
        hardest = max(hardest, rough_at(state, box.x + t * dx, box.y + t * dy))
    for line in state.field.lines:
        if line.outline.crossed(box.x, box.y, box.x + dx, box.y + dy):
            hardest = max(hardest, line.ground)
    return hardest


def recover(state: State, id: int, target: int, x: int, y: int, fate: Fate, told: Told) -> None:
    """FW-6.16 to FW-6.18: check or skill test, then both move together."""
    vehicle, other = state.team(id), state.team(target)
    body = towed_box(state, other)
    assert body is not None
    dx, dy = x - vehicle.x, y - vehicle.y
    wrecks = state.wrecks
    state.wrecks = [wreck for wreck in wrecks if wreck.team != target]  # it is not its own ground
    ground = max(
        hardest_on(state, vehicle.box, dx / 1000.0, dy / 1000.0),
        hardest_on(state, body, dx / 1000.0, dy / 1000.0),
    )
    state.wrecks = wrecks
    vehicle.set(RECOVERING)
    if other.present:
        other.set(RECOVERING)
    if not _pulls(state, vehicle, ground, fate, told):
        return
    vehicle.set(MOVED)
    vehicle.put(x, y, vehicle.heading)
    if other.place == ON_TABLE:
        other.put(other.x + dx, other.y + dy, other.heading)
        other.set(MOVED)
        other.clear(BOGGED | DUG_IN)
    else:
        at = wreck_of(state, target)
        old = state.wrecks[at]
        width, length = 2.0 * old.box.half_width, 2.0 * old.box.half_length
        moved = Template(
            old.x + dx, old.y + dy, old.heading, width, length, old.height, old.side, target
        )
        state.wrecks = [*state.wrecks[:at], moved, *state.wrecks[at + 1 :]]
    told.tell("FW-6.16", "towed-off", team=team_name(vehicle), other=team_name(other))


def _pulls(state: State, vehicle: Team, ground: int, fate: Fate, told: Told) -> bool:
    """FW-6.16 to FW-6.18: the check or test of a tow; who fails it in rough ground bogs down."""
    recovers = vehicle.noted(RECOVERY)
    if recovers and ground < DIFFICULT:
        return True
    skill = not recovers or ground >= VERY_DIFFICULT  # FW-5.16
    needed = skill_number(state, vehicle.platoon) if skill else 2
    die = fate.die()
    rule = "FW-6.16" if recovers else "FW-6.17"
    outcome = "passed" if die >= needed else "failed"
    told.tell(rule, "tows", team=team_name(vehicle), die=die, needed=needed, outcome=outcome)
    if die >= needed:
        return True
    if ground < DIFFICULT:
        return False
    if vehicle.noted(WIDE_TRACKS) and wide_tracks_hold(vehicle, fate, told):
        return True
    vehicle.set(BOGGED)
    vehicle.bog_x, vehicle.bog_y = vehicle.x, vehicle.y
    vehicle.bog_heading = vehicle.heading
    told.tell("FW-6.18", "bogs-down", team=team_name(vehicle))
    return False
