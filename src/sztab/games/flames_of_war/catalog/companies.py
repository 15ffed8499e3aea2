"""FW-2.9: company lists, read with their points counted, and mustered for a game."""

from sztab.core.data.dataset import Sheet
from sztab.games.flames_of_war.catalog.entries import Catalog, Company, Entry, PlatoonList, unique
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Field
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    DESTROYED,
    MOTIVATIONS,
    OBSERVER,
    PLATOON_COMMANDER,
    ROLES,
    TRAININGS,
    TRANSPORT,
)


def read_company(catalog: Catalog, sheet: Sheet) -> Company:
    """A company list: every platoon led, every team known, the points counted."""
    platoons = tuple(_platoon(catalog, entry) for entry in unique(sheet.at("platoons")))
    points = sheet.at("points").integer(0, 100_000)
    counted = sum(platoon.points for platoon in platoons)
    if counted != points:
        raise sheet.at("points").fault(f"the platoons count {counted} points, not {points}")
    if not any(platoon.role != "hq" for platoon in platoons):
        raise sheet.at("platoons").fault("a company needs a platoon beside its headquarters")
    return Company(
        sheet.at("id").text(),
        sheet.at("name").text(),
        TRAININGS.index(sheet.at("training").text(*TRAININGS)),
        MOTIVATIONS.index(sheet.at("motivation").text(*MOTIVATIONS)),
        points,
        platoons,
        sheet.at("nation").text() if sheet.has("nation") else "",
    )


def _platoon(catalog: Catalog, sheet: Sheet) -> PlatoonList:
    role = sheet.at("role").text()
    entries = tuple(_entry(catalog, entry) for entry in sheet.at("teams").items())
    commanders = sum(entry.count for entry in entries if entry.role == PLATOON_COMMANDER)
    if role != "hq" and commanders != 1:
        raise sheet.at("teams").fault(f"a platoon needs one platoon commander, not {commanders}")
    if role == "hq" and commanders:
        raise sheet.at("teams").fault("a headquarters has no platoon commander")
    return PlatoonList(
        sheet.at("id").text(),
        sheet.at("name").text(),
        role,
        sheet.at("points").integer(0, 100_000),
        entries,
    )


def _entry(catalog: Catalog, sheet: Sheet) -> Entry:
    name = sheet.at("team").text()
    if name not in catalog.type_of:
        raise sheet.at("team").fault(f"there is no team {name!r} in the arsenal")
    function = sheet.at("function").text(*ROLES) if sheet.has("function") else ""
    role = ROLES.index(function)
    count = sheet.at("count").integer(1, 40)
    if role not in (0, ROLES.index("transport")) and count != 1:
        raise sheet.at("count").fault(f"one team is the {function}, not {count}")
    return Entry(name, count, role)


def muster(field: Field, companies: tuple[Company, Company]) -> State:
    """FW-2.9: both companies with their numbers, nobody on the table yet.

    Teams count in the order of the file; of the platoons those of one team alone come last.
    """
    teams: list[Team] = []
    platoons: list[Platoon] = []
    for side, company in enumerate(companies):
        alone: list[tuple[Team, str, int]] = []  # with its title, and the battery it is listed with
        for listed in company.platoons:
            number = 0
            if listed.role != "hq":
                number = len(platoons) + 1
                points = listed.points
                platoons.append(_new_platoon(number, side, company, listed.title, points, False))
            for entry in listed.entries:
                for _one in range(entry.count):
                    type = field.type_of[entry.type]
                    team = Team(len(teams) + 1, side, number, type, entry.role)
                    teams.append(team)
                    if not number or entry.role == OBSERVER:
                        alone.append((team, listed.title, number))
        for team, title, battery in alone:
            platoon = _new_platoon(len(platoons) + 1, side, company, title, 0, True)
            platoon.battery, platoon.role = battery, team.role
            platoons.append(platoon)
            team.platoon = platoon.number
    state = State(field, teams, platoons)
    for platoon in platoons:
        platoon.where = 0
        assign_transports(state, platoon.number)
    return state


def _new_platoon(
    number: int, side: int, company: Company, title: str, points: int, independent: bool
) -> Platoon:
    return Platoon(number, side, title, company.training, company.motivation, points, independent)


def assign_transports(state: State, number: int) -> None:
    """FW-6.21: deal the teams of a platoon to its transports, by ascending id in turn."""
    members = [team for team in state.teams if team.platoon == number]
    carriers = [t for t in members if t.type.kind == TRANSPORT and t.place != DESTROYED]
    riders = [team for team in members if not team.type.vehicle]
    for index, team in enumerate(riders if carriers else []):
        team.assigned = carriers[index % len(carriers)].id
