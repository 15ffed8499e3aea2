"""What goes without saying in a position: roles, commanders, whereabouts."""

from sztab.core.game import Json
from sztab.games.flames_of_war.arsenal import TeamType
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BROKEN,
    DESTROYED,
    FIGHTING,
    GONE,
    LEFT,
    NO_ROLE,
    OBSERVER,
    OBSERVER_NOTE,
    OFF_TABLE,
    PLATOON_COMMANDER,
    STAFF,
    STAFF_NOTE,
    TRANSPORT,
    WAITING,
)


def role_of(type: TeamType) -> int:
    """FW-13.9, FW-13.25: what a team does that is nothing else: staff, or an observer."""
    if type.notes & STAFF_NOTE:
        return STAFF
    return OBSERVER if type.notes & OBSERVER_NOTE else NO_ROLE


def give_commander(teams: list[Team], plain: list[Json]) -> None:
    """FW-2.3: unless one is named, the first team that may command does, transports last."""
    if any(team.role == PLATOON_COMMANDER for team in teams):
        return
    named = {at for at, one in enumerate(plain) if "role" in one}
    free = [team for at, team in enumerate(teams) if at not in named and team.role == NO_ROLE]
    free.sort(key=lambda team: team.type.kind == TRANSPORT)
    if free:
        free[0].role = PLATOON_COMMANDER


def whereabouts(teams: list[Team]) -> int:
    """Where a platoon is by where its teams are: on the table, waiting, destroyed or gone."""
    places = {team.place for team in teams}
    if places == {OFF_TABLE}:
        return WAITING
    if places <= {DESTROYED, LEFT}:
        return GONE if LEFT in places else BROKEN
    return FIGHTING
