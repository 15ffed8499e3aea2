"""FW-6.8 to FW-6.24: mounting, towing, riding, and where teams stand that leave a vehicle."""

from typing import Final

from sztab.games.flames_of_war.chapters.c01_table.ground import building_at, on_table, overlapped
from sztab.games.flames_of_war.geometry.footprints import Box, distance, is_nearer
from sztab.games.flames_of_war.geometry.measure import CONTACT, SURE, canonical, cosine, sine
from sztab.games.flames_of_war.geometry.outlines import outline_to_box
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    BOGGED,
    CAVALRY,
    FLAMETHROWER_TANK,
    GUN,
    MOUNTED,
    OBSERVER,
    ON_TABLE,
    TANK,
    TOWED,
    TRANSPORT,
)

RIDERS: Final = 3  # FW-6.15
PLACES_IN_TRANSPORT: Final = 5  # FW-6.14
OUT_OF: Final = 2.0  # FW-9.19: survivors stand within 2"
FROM_ENEMY: Final = 2.0
RINGS: Final = 8  # a quarter of an inch apart
STEPS_ROUND: Final = 24


def towable(team: Team) -> bool:
    """FW-6.8: guns that are not man-packed are towed, all other teams on foot ride."""
    return team.type.kind == GUN and not team.type.man_packed


def in_contact(team_box: Box, vehicle: Team) -> bool:
    """FW-6.19: in contact with a vehicle, or overlapping it."""
    return distance(team_box, vehicle.box) <= CONTACT


def mount_fault(state: State, team: Team, vehicle: Team) -> str:
    """FW-6.8, FW-6.14, FW-6.15, FW-6.19: the rule by which a team may not mount; "" if it may."""
    if vehicle.side != team.side or vehicle.place != ON_TABLE or not vehicle.type.vehicle:
        return "FW-6.8"
    if team.type.vehicle or team.type.kind == CAVALRY:
        return "FW-6.8"
    if vehicle.flags & (BAILED_OUT | BOGGED):
        return "FW-6.19"
    aboard = state.carried(vehicle.id)
    independent = state.platoon(team.platoon).independent
    if vehicle.type.kind == TANK:
        if team.role == OBSERVER:
            return ""  # FW-6.24: beyond the limit of FW-6.15
        if towable(team) or vehicle.noted(FLAMETHROWER_TANK):
            return "FW-6.15"
        riders = [other for other in aboard if other.role != OBSERVER]
        return "FW-6.15" if len(riders) >= RIDERS else ""
    if towable(team):
        for other in aboard:
            if other.place == TOWED:
                return "FW-6.11"
    if is_transport_platoon(state, vehicle.platoon):
        return "FW-6.14" if len(aboard) >= PLACES_IN_TRANSPORT else ""
    return "" if vehicle.platoon == team.platoon or independent else "FW-6.8"


def is_transport_platoon(state: State, number: int) -> bool:
    """FW-6.14: a platoon of transports only."""
    for team in state.belonging(number):
        if team.type.kind != TRANSPORT:
            return False
    return True


def mount(team: Team, vehicle: Team) -> None:
    """FW-6.9, FW-6.19: the team is taken off the table and goes with the vehicle."""
    team.place = TOWED if towable(team) else MOUNTED
    team.carrier = vehicle.id
    team.assigned = vehicle.id if vehicle.type.kind == TRANSPORT else team.assigned


def deal_out(state: State, lost: Team) -> None:
    """FW-6.8, FW-6.21: teams whose transport is lost go to the one with the fewest."""
    carriers = [
        team
        for team in state.belonging(lost.platoon)
        if team.type.kind == TRANSPORT and team.present
    ]
    for team in state.teams:
        if team.assigned != lost.id:
            continue
        team.assigned = 0
        best: Team | None = None
        fewest = 0
        for carrier in carriers:
            if carrier is lost:
                continue
            load = len([other for other in state.teams if other.assigned == carrier.id])
            if best is None or load < fewest:
                best, fewest = carrier, load
        if best is not None:
            team.assigned = best.id


# --- places beside a vehicle ---------------------------------------------------------------------


def edge_poses(team: Team, vehicle: Box) -> list[tuple[int, int, int]]:
    """FW-6.11, FW-6.20: in contact with the rear edge, then left, right, front."""
    half = team.type.length / 2.0
    back = vehicle.half_length + half
    side = vehicle.half_width + half
    heading = vehicle.heading
    found: list[tuple[int, int, int]] = []
    for ahead, left, turn in (
        (-back, 0.0, 0),
        (0.0, side, 900),
        (0.0, -side, 2700),
        (back, 0.0, 0),
    ):
        x, y = vehicle.at(ahead, left)
        found.append((canonical(x), canonical(y), (heading + turn) % 3600))
    return found


def ring_pose(team: Team, vehicle: Box, at: int) -> tuple[int, int, int]:
    """Section 19.2: one pose of the rings of 0.25" to 2", in steps of 15° from the heading."""
    turn = (vehicle.heading + 150 * (at % STEPS_ROUND)) % 3600
    gap = (at // STEPS_ROUND + 1) * 0.25
    dx, dy = cosine(turn), sine(turn)
    # The circles inside both footprints come nearer than that with centres nearer than this.
    inner = min(team.type.width, team.type.length) / 2.0
    inner += min(vehicle.half_width, vehicle.half_length)
    apart = gap - 0.01 + inner - SURE
    # Out along the ray until the footprint is this far from the vehicle.
    reach = 0.0
    for _step in range(64):
        x, y = canonical(vehicle.x + reach * dx), canonical(vehicle.y + reach * dy)
        off_x, off_y = x / 1000.0 - vehicle.x, y / 1000.0 - vehicle.y
        if (
            off_x * off_x + off_y * off_y >= apart * apart
            and distance(team.box_at(x, y, vehicle.heading), vehicle) >= gap - 0.01
        ):
            break
        reach += 0.05
    return (
        canonical(vehicle.x + reach * dx),
        canonical(vehicle.y + reach * dy),
        vehicle.heading,
    )


def fits(state: State, team: Team, box: Box, vehicle: Box, near_enemy: bool) -> bool:
    """FW-9.19: a place on the table, free, within 2" of the vehicle, no wall through it."""
    field = state.field
    if not on_table(field, box) or overlapped(state, team, box):
        return False
    if distance(box, vehicle) > OUT_OF + 0.01:
        return False
    for building in field.buildings:
        if outline_to_box(building.outline, box) == 0.0 and building_at(field, box.x, box.y) < 0:
            return False
    if near_enemy:
        return True
    for enemy in state.enemies(team.side):
        if is_nearer(box, enemy.box, FROM_ENEMY):
            return False
    return True


def free_place(
    state: State, team: Team, vehicle: Box, near_enemy: bool
) -> tuple[int, int, int] | None:
    """Section 19.2: the first free place beside a vehicle; ``None`` if there is none."""
    for x, y, heading in edge_poses(team, vehicle):
        if fits(state, team, team.box_at(x, y, heading), vehicle, near_enemy):
            return x, y, heading
    for at in range(RINGS * STEPS_ROUND):
        x, y, heading = ring_pose(team, vehicle, at)
        if fits(state, team, team.box_at(x, y, heading), vehicle, near_enemy):
            return x, y, heading
    return None
