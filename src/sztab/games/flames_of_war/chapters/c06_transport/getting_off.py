"""FW-5.22, FW-6.10, FW-6.11, FW-6.20: who gets off before a platoon moves."""

from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c06_transport.transport import edge_poses, fits, free_place
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DUG_IN, LOADED, MOUNTED, MOVED, ON_TABLE
from sztab.games.flames_of_war.writing.clauses import Leg


def judge_dismount(
    trial: State, id: int, place: int, named: list[int], faults: list[Fault]
) -> None:
    """FW-6.10, FW-6.20: only before the vehicle moves."""
    team = trial.team(id)
    rule = "FW-6.10" if place == MOUNTED else "FW-6.11"
    if team.place != place:
        faults.append(Fault(rule, "not-aboard", id, ""))
    elif has_gone(trial, trial.team(team.carrier)):
        faults.append(Fault("FW-6.20", "vehicle-has-moved", id, str(team.carrier)))


def has_gone(state: State, vehicle: Team) -> bool:
    """FW-6.20: whether a vehicle has left its place in this step; taking aboard is no move."""
    at = 3 * (vehicle.id - 1)
    if at + 2 >= len(state.snapshot):
        return vehicle.has(MOVED) and not vehicle.has(LOADED)
    kept = state.snapshot[at : at + 2]
    return vehicle.has(MOVED) and kept != [vehicle.x, vehicle.y]


def get_off(state: State, order: Order) -> list[int]:
    """FW-5.22, FW-6.10, FW-6.11: horses go, passengers and guns stand beside their vehicles."""
    off: list[int] = []
    for id in sorted(order.unhorse):
        team = state.team(id)
        type = state.field.type_of.get(team.type.dismounts_as)
        if type is not None:
            team.type = type
            team.put(team.x, team.y, team.heading)
    for id in sorted(order.dismount):
        team = state.team(id)
        leg = leg_of(order, id)
        vehicle = state.team(team.carrier)
        if leg is not None and leg.path:
            stand(team, leg.path[0], leg.path[1], vehicle.heading)
        else:
            spot = free_place(state, team, vehicle.box, True)
            if spot is None:
                continue
            stand(team, spot[0], spot[1], spot[2])
        _leave_vehicle(team, vehicle)
        off.append(id)
    for id in sorted(order.unhitch):
        team = state.team(id)
        vehicle = state.team(team.carrier)
        for x, y, heading in edge_poses(team, vehicle.box):
            if fits(state, team, team.box_at(x, y, heading), vehicle.box, True):
                stand(team, x, y, heading)
                _leave_vehicle(team, vehicle)
                off.append(id)
                break
    return off


def stand(team: Team, x: int, y: int, heading: int) -> None:
    """Put a team on the table."""
    team.place = ON_TABLE
    team.put(x, y, heading)


def _leave_vehicle(team: Team, vehicle: Team) -> None:
    """FW-5.26, FW-6.10: both count as having moved."""
    team.carrier = 0
    team.set(MOVED)
    team.clear(DUG_IN)
    vehicle.set(MOVED)


def leg_of(order: Order, id: int) -> Leg | None:
    """What an order says of one team."""
    for leg in order.legs:
        if leg.team == id:
            return leg
    return None
