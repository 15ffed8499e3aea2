"""FW-2.3, FW-4: ratings, command, and independent teams."""

from typing import Final

from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.geometry.footprints import distance, is_within
from sztab.games.flames_of_war.state import NO_PLACES, State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    COMPANY_COMMANDER,
    FIGHTING,
    HIGHER_COMMAND,
    MOUNTED,
    PLATOON_COMMANDER,
    TANK,
    TOWED,
    TRANSPORT,
)

SKILL_TEST: Final[tuple[int, ...]] = (5, 4, 3)  # FW-0.3, by training
MOTIVATION_TEST: Final[tuple[int, ...]] = (5, 4, 3)  # FW-0.3, by motivation
HIT_ON: Final[tuple[int, ...]] = (2, 3, 4)  # FW-7.16, by training
FOR_TANKS: Final[tuple[float, ...]] = (4.0, 6.0, 8.0)  # FW-4.1
FOR_OTHERS: Final[tuple[float, ...]] = (2.0, 4.0, 6.0)


def joined_platoons(state: State, number: int) -> list[Platoon]:
    """The platoons of independent teams that act as this platoon (FW-4.5)."""
    roster = state.roster()
    found: list[Platoon] = []
    for at in roster.acting[number] if roster.joined else NO_PLACES:
        team = state.teams[at]
        if team.joined == number and team.present:
            found.append(state.platoon(team.platoon))
    return found


def training(state: State, number: int) -> int:
    """FW-2.3: the worst training among the teams that act as this platoon."""
    worst = state.platoon(number).training
    for platoon in joined_platoons(state, number):
        worst = min(worst, platoon.training)
    return worst


def motivation(state: State, number: int) -> int:
    """FW-2.3: the worst motivation among the teams that act as this platoon."""
    worst = state.platoon(number).motivation
    for platoon in joined_platoons(state, number):
        worst = min(worst, platoon.motivation)
    return worst


def skill_number(state: State, number: int) -> int:
    """FW-0.3: what a platoon needs in a skill test."""
    return SKILL_TEST[training(state, number)]


def motivation_number(state: State, number: int) -> int:
    """FW-0.3: what a platoon needs in a motivation test."""
    return MOTIVATION_TEST[motivation(state, number)]


def command_distance(state: State, team: Team) -> float:
    """FW-4.1: how far command reaches to a team."""
    level = state.platoon(team.platoon).training
    return FOR_TANKS[level] if team.type.kind == TANK else FOR_OTHERS[level]


def commander(state: State, number: int) -> Team | None:
    """FW-4.7, FW-4.8, FW-4.12: the platoon commander, or a stand-in who has joined."""
    platoon = state.platoon(number)
    roster = state.roster()
    for at in roster.belonging[number]:
        team = state.teams[at]
        if team.present and (team.role == PLATOON_COMMANDER or platoon.independent):
            return team
    for at in roster.acting[number] if roster.joined else NO_PLACES:
        team = state.teams[at]
        if team.joined == number and team.present and team.leads_company:
            return team
    return None


def reached(state: State, number: int) -> dict[int, int]:
    """FW-4.2: the teams in command, each with the team that reaches it; breadth first."""
    leader = commander(state, number)
    found: dict[int, int] = {}
    if leader is None:
        return found
    found[leader.id] = leader.id
    waiting = [leader]
    members = state.members(number)
    while waiting:
        link = waiting.pop(0)
        body = state.body(link)
        for team in members:
            if team.id in found:
                continue
            reach = command_distance(state, team)
            other = state.body(team)
            if not is_within(body, other, reach):
                continue
            found[team.id] = link.id
            if team.type.kind != TRANSPORT or _carries(state, team, leader):
                waiting.append(team)
    return found


def _carries(state: State, vehicle: Team, leader: Team) -> bool:
    """FW-4.12: the vehicle of a mounted commander passes command on."""
    return leader.place in (MOUNTED, TOWED) and leader.carrier == vehicle.id


def needed_in_command(state: State, number: int) -> int:
    """FW-4.3: half of the platoon's teams, transports not counted, fractions up."""
    return (len(counted(state, number)) + 1) // 2


def counted(state: State, number: int) -> list[Team]:
    """FW-4.3: the teams of a platoon that count for command: all but transports."""
    return [
        team for team in state.belonging(number) if team.present and team.type.kind != TRANSPORT
    ]


def groups(state: State, number: int) -> list[list[int]]:
    """FW-7.18: the groups into which a platoon has fallen apart, each by ascending id."""
    links = [team for team in state.standing(number) if team.type.kind != TRANSPORT]
    carriers = [team for team in state.standing(number) if team.type.kind == TRANSPORT]
    if not links:
        return [[team.id for team in carriers]] if carriers else []
    found: list[list[int]] = []
    left = list(links)
    while left:
        group = [left.pop(0)]
        at = 0
        while at < len(group):
            link = group[at]
            at += 1
            for team in list(left):
                reach = max(command_distance(state, team), command_distance(state, link))
                if is_within(link.box, team.box, reach):
                    group.append(team)
                    left.remove(team)
        found.append([team.id for team in group])
    for carrier in carriers:
        best, home = 1e9, found[0]
        for group_ids in found:
            for id in group_ids:
                if state.team(id).type.kind == TRANSPORT:
                    continue
                gap = distance(carrier.box, state.team(id).box)
                if gap < best - 1e-9:
                    best, home = gap, group_ids
        home.append(carrier.id)
    return [sorted(group_ids) for group_ids in found]


# --- independent teams ---------------------------------------------------------------------------


def joinable(state: State, team: Team) -> list[int]:
    """FW-4.5: the platoons that an independent team could join now."""
    own = state.platoon(team.platoon)
    found: list[int] = []
    if not own.independent or team.joined or team.join_used or not team.present:
        return found
    body, reach = state.body(team), command_distance(state, team)
    acting = state.roster().acting
    for platoon in state.platoons:
        if platoon.side != team.side or platoon.independent or platoon.where != FIGHTING:
            continue
        for at in acting[platoon.number]:
            other = state.teams[at]
            if other.present and is_within(body, state.body(other), reach):
                found.append(platoon.number)
                break
    return found


def check_join(state: State, seat: int, id: int, number: int) -> Refusal | None:
    """FW-4.5, FW-4.10: may this team join that platoon now?"""
    if not 1 <= id <= len(state.teams) or state.team(id).side != seat:
        return Refusal("FW-2.9", "no-such-team", n=id)
    if not 1 <= number <= len(state.platoons) or state.platoon(number).side != seat:
        return Refusal("FW-2.9", "no-such-platoon", n=number)
    team = state.team(id)
    if not state.platoon(team.platoon).independent:
        return Refusal("FW-4.5", "not-independent", team=team_name(team))
    if team.joined or team.join_used:
        return Refusal("FW-4.10", "joined-already", team=team_name(team))
    if number not in joinable(state, team):
        return Refusal(
            "FW-4.5",
            "too-far-to-join",
            team=team_name(team),
            platoon=platoon_name(state.platoon(number)),
        )
    return None


def join(state: State, team: Team, number: int, told: Told, rule: str = "FW-4.5") -> None:
    """FW-4.5, FW-4.9, FW-7.5: the team is part of the platoon until the step ends."""
    team.joined = number
    team.join_used = True
    state.regroup()
    told.tell(
        rule,
        "joins",
        team=team_name(team),
        platoon=platoon_name(state.platoon(number)),
    )


def end_joinings(state: State) -> None:
    """FW-3.7, FW-4.6: with the step all joining ends."""
    if state.roster().joined:
        state.regroup()
    for team in state.teams:
        team.joined = 0
        team.join_used = False
        team.opening = -1


def inspirer(state: State, number: int, tested: Team | None) -> Team | None:
    """FW-4.7, FW-10.5: the joined leader who lets a failed test be taken again, not his own."""
    for team in state.members(number):
        if (
            team.joined == number
            and team is not tested
            and team.present
            and team.role in (COMPANY_COMMANDER, HIGHER_COMMAND)
            and not team.has(BAILED_OUT)
        ):
            return team
    return None


def is_pinned(state: State, team: Team) -> bool:
    """FW-10.2: armoured vehicles ignore the mark."""
    return state.platoon_of(team).pinned and not team.type.armoured


def can_be_pinned(state: State, number: int) -> bool:
    """FW-4.6, FW-10.2: no independent team alone, no platoon of armoured vehicles only."""
    if state.platoon(number).independent:
        return False
    for team in state.belonging(number):
        if team.present and not team.type.armoured:
            return True
    return False


def pin(state: State, number: int, rule: str, told: Told) -> None:
    """FW-10.1, FW-10.2: a platoon is pinned, if it can be."""
    platoon = state.platoon(number)
    if platoon.pinned or not can_be_pinned(state, number):
        return
    platoon.pinned = True
    told.tell(rule, "pinned", platoon=platoon_name(platoon))
