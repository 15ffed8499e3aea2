"""FW-10.8, FW-10.10: appointing a commander, changing tanks."""

from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c04_command.command import command_distance, commander
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import within
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import APPOINTING, PLATOON_COMMANDER, SHOT, TRANSPORT


def check_appoint(state: State, seat: int, by: int, number: int, id: int) -> Refusal | None:
    """FW-7.1, FW-10.10: a leader who has joined makes a team the new platoon commander."""
    if state.stage > 2:
        return Refusal("FW-7.1", "too-late-in-step")
    for one in (by, id):
        if not 1 <= one <= len(state.teams) or state.team(one).side != seat:
            return Refusal("FW-2.9", "no-such-team", n=one)
    if not 1 <= number <= len(state.platoons) or state.platoon(number).side != seat:
        return Refusal("FW-2.9", "no-such-platoon", n=number)
    leader, team = state.team(by), state.team(id)
    if not leader.leads_company or leader.joined != number or leader.has(SHOT):
        return Refusal("FW-10.10", "not-joined-leader", team=team_name(leader))
    present = commander(state, number)
    if present is not None and present.role == PLATOON_COMMANDER:
        return Refusal("FW-10.9", "has-commander", platoon=platoon_name(state.platoon(number)))
    fits = team.platoon == number and team.present and team.type.kind != TRANSPORT
    gap = distance(state.body(leader), state.body(team))
    if not fits or not within(gap, command_distance(state, leader)):
        return Refusal("FW-10.10", "not-appointed", team=team_name(team))
    return None


def appoint(state: State, by: int, id: int, told: Told) -> None:
    """FW-10.10: the team may shoot this turn, the appointing team may not."""
    state.team(id).role = PLATOON_COMMANDER
    state.team(by).set(APPOINTING)
    told.tell(
        "FW-10.10",
        "appoints",
        team=team_name(state.team(by)),
        other=team_name(state.team(id)),
    )
