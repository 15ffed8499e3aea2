"""FW-6: orders to mount and dismount, and to send empty transports to the rear."""

from sztab.games.flames_of_war.chapters.c05_movement.paths import allowance
from sztab.games.flames_of_war.chapters.c06_transport.transport import mount_fault, towable
from sztab.games.flames_of_war.geometry.footprints import distance, nearest_points
from sztab.games.flames_of_war.geometry.measure import CONTACT, canonical
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import CROSS_COUNTRY, MOUNTED, ON_TABLE, TOWED, TRANSPORT
from sztab.games.flames_of_war.thinking.proposals.roles import has_guns
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg


def riding_orders(state: State, platoon: Platoon) -> list[Order]:
    """FW-6.9 to FW-6.13: everybody off, everybody on, or empty transports to the rear.

    They are worth a thought, and still to be judged.
    """
    own = state.belonging(platoon.number)
    if not any(team.type.kind == TRANSPORT or team.carrier for team in own):
        return []
    aboard = tuple([team.id for team in own if team.place == MOUNTED])
    towed = tuple([team.id for team in own if team.place == TOWED])
    empty = [
        team.id
        for team in own
        if team.type.kind == TRANSPORT and team.place == ON_TABLE and not state.carried(team.id)
    ]
    tried: list[Order] = []
    if aboard or towed:
        tried.append(Order(platoon.number, (), dismount=aboard, unhitch=towed))
    elif not has_guns(state, platoon.number):
        legs = _mounting(state, own)
        if legs:
            tried.append(Order(platoon.number, legs))
    if empty:
        tried.append(Order(platoon.number, (), rear=tuple(empty)))
    return tried


def _mounting(state: State, own: list[Team]) -> tuple[Leg, ...]:
    """FW-6.9: every team on foot straight to its own transport; nobody if one is too far."""
    legs: list[Leg] = []
    for team in own:
        if team.type.vehicle or team.place != ON_TABLE or towable(team):
            continue
        if not team.assigned or mount_fault(state, team, state.team(team.assigned)):
            return ()
        vehicle = state.team(team.assigned)
        far = distance(team.box, vehicle.box)
        if far > allowance(team, CROSS_COUNTRY, False):
            return ()
        path: tuple[int, ...] = ()
        if far > CONTACT:
            ax, ay, bx, by = nearest_points(team.box, vehicle.box)
            x, y = canonical(team.box.x + bx - ax), canonical(team.box.y + by - ay)
            path = (team.x, team.y, x, y)
        legs.append(Leg(team.id, path, NO_HEADING, False, vehicle.id))
    return tuple(legs)
