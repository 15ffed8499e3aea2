"""FW-6.9, FW-6.13, FW-6.19: mounting, and transports sent to the rear."""

from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c06_transport.transport import mount_fault
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import ON_TABLE, REAR, TO_REAR, TRANSPORT
from sztab.games.flames_of_war.writing.clauses import Leg


def judge_mounting(trial: State, legs: list[Leg], faults: list[Fault]) -> None:
    """FW-6.9, FW-6.19: a team mounts a vehicle that it ends in contact with."""
    for leg in legs:
        if not leg.mount:
            continue
        team = trial.team(leg.team)
        if not 1 <= leg.mount <= len(trial.teams):
            faults.append(Fault("FW-6.8", "no-vehicle", leg.team, str(leg.mount)))
        elif team.place == ON_TABLE:
            vehicle = trial.team(leg.mount)
            rule = mount_fault(trial, team, vehicle)
            key = "may-not-mount" if rule else "not-in-contact"
            faults.append(Fault(rule or "FW-6.19", key, leg.team, str(leg.mount)))


def judge_rear(trial: State, order: Order, faults: list[Fault]) -> None:
    """FW-6.13: empty transports only."""
    for id in order.rear:
        team = trial.team(id)
        if team.type.kind != TRANSPORT or team.place != ON_TABLE or trial.carried(id):
            faults.append(Fault("FW-6.13", "not-an-empty-transport", id, ""))


def send_to_rear(state: State, told: Told) -> None:
    """FW-6.13: empty transports leave when the step ends."""
    for team in state.teams:
        if team.has(TO_REAR):
            team.clear(TO_REAR)
            if team.place == ON_TABLE and not state.carried(team.id):
                team.place = REAR
                told.tell("FW-6.13", "goes-to-rear", team=team_name(team))
