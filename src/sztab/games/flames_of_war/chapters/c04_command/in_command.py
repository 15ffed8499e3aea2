"""FW-4.3, FW-4.4: who is in command when a platoon has moved."""

from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c04_command.command import (
    commander,
    counted,
    needed_in_command,
    reached,
)
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import EPS
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State


def judge_command(trial: State, state: State, order: Order, faults: list[Fault]) -> None:
    """FW-4.3, FW-4.4: who moved is in command, or came nearer; and half of the platoon is."""
    platoon = state.platoon(order.platoon)
    if platoon.independent:
        return
    old_leader, leader = commander(state, order.platoon), commander(trial, order.platoon)
    if leader is None and old_leader is None:
        return  # FW-10.7: who gets off or turns then is nobody's to command
    before, after = reached(state, order.platoon), reached(trial, order.platoon)
    for id in _movers(order):
        team = trial.team(id)
        if not team.present or id in after:
            continue
        if leader is not None and old_leader is not None and id not in before:
            old = distance(state.body(state.team(id)), state.body(old_leader))
            if distance(trial.body(team), trial.body(leader)) < old - EPS:
                continue
            faults.append(Fault("FW-4.4", "not-towards-commander", id, ""))
        else:
            faults.append(Fault("FW-4.3", "out-of-command", id, ""))
    inside = len([team for team in counted(trial, order.platoon) if team.id in after])
    earlier = len([team for team in counted(state, order.platoon) if team.id in before])
    if inside < min(needed_in_command(trial, order.platoon), earlier) and leader is not None:
        faults.append(Fault("FW-4.3", "half-out-of-command", 0, str(inside)))


def _movers(order: Order) -> list[int]:
    """FW-5.26: who moves: who walks, mounts, gets off or is unhitched."""
    found = [leg.team for leg in order.legs if leg.path or leg.mount]
    return found + [id for id in (*order.dismount, *order.unhitch) if id not in found]
