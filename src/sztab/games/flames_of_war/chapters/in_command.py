"""FW-4.3, FW-4.4: who is in command when a platoon has moved."""

from sztab.games.flames_of_war.chapters.command import (
    commander,
    counted,
    needed_in_command,
    reached,
)
from sztab.games.flames_of_war.chapters.faults import Fault
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import EPS
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State


def judge_command(trial: State, state: State, order: Order, faults: list[Fault]) -> None:
    """FW-4.3, FW-4.4: who moved is in command, or came nearer; and half of the platoon is."""
    platoon = state.platoon(order.platoon)
    if platoon.independent:
        return
    before, after = reached(state, order.platoon), reached(trial, order.platoon)
    old_leader, leader = commander(state, order.platoon), commander(trial, order.platoon)
    for leg in order.legs:
        team = trial.team(leg.team)
        if not leg.path or not team.present or team.id in after:
            continue
        if leader is not None and old_leader is not None and team.id not in before:
            old = distance(state.body(state.team(leg.team)), state.body(old_leader))
            if distance(trial.body(team), trial.body(leader)) < old - EPS:
                continue
            faults.append(Fault("FW-4.4", "not-towards-commander", leg.team, ""))
        else:
            faults.append(Fault("FW-4.3", "out-of-command", leg.team, ""))
    inside = len([team for team in counted(trial, order.platoon) if team.id in after])
    earlier = len([team for team in counted(state, order.platoon) if team.id in before])
    if inside < min(needed_in_command(trial, order.platoon), earlier) and leader is not None:
        faults.append(Fault("FW-4.3", "half-out-of-command", 0, str(inside)))
