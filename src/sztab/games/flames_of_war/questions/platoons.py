"""FW-4, FW-11: who is in command, and whom a platoon may charge."""

from sztab.core.game import Json
from sztab.games.flames_of_war.chapters.c04_command.command import (
    command_distance,
    commander,
    counted,
    groups,
    needed_in_command,
    reached,
)
from sztab.games.flames_of_war.chapters.c11_assault.charging import charge_pairs, charge_targets
from sztab.games.flames_of_war.questions.measuring import distance_between
from sztab.games.flames_of_war.state import State


def command(state: State, platoon: int) -> Json:
    """FW-4.2, FW-4.3, FW-7.18: who reaches whom, how many are needed, and the groups."""
    links = reached(state, platoon)
    leader = commander(state, platoon)
    members = counted(state, platoon)
    present = [team for team in state.teams if team.platoon == platoon and team.present]
    return {
        "commander": leader.id if leader is not None else None,
        "reached": {str(id): by for id, by in links.items()},
        "out": [team.id for team in present if team.id not in links],
        "in_command": len([team for team in members if team.id in links]),
        "of": len(members),
        "needed": needed_in_command(state, platoon),
        "reach": {str(team.id): command_distance(state, team) for team in present},
        "groups": groups(state, platoon),
    }


def chargeable(state: State, platoon: int) -> Json:
    """FW-11.3: the enemy platoons that a platoon may charge, with the pairs near enough."""
    return {
        str(target): [
            {"team": a, "enemy": b, "distance": distance_between(state, a, b)}
            for a, b in charge_pairs(state, platoon, target)
        ]
        for target in charge_targets(state, platoon)
    }
