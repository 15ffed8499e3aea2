"""How told lines and refusals name sides, teams, platoons and terrain."""

from typing import Final

from sztab.core.said import Name
from sztab.games.flames_of_war.arsenal import Aircraft, Weapon
from sztab.games.flames_of_war.table import Mission
from sztab.games.flames_of_war.teams import Platoon, Team

SIDES: Final = ("A", "B")


def side_name(side: int) -> Name:
    """A side, in words."""
    return Name(f"side-{SIDES[side]}")


def team_name(team: Team) -> Name:
    """A team, in words: what it is, and its number."""
    return Name("team", id=team.type.id, title=team.type.title, n=str(team.id))


def platoon_name(platoon: Platoon) -> Name:
    """A platoon, in words: its name in its list, and its number."""
    key = "independent-team" if platoon.independent else "platoon"
    id = "".join([sign if sign.isalnum() else " " for sign in platoon.title.lower()])
    return Name(key, id="-".join(id.split()), title=platoon.title, n=str(platoon.number))


def weapon_name(weapon: Weapon) -> Name:
    """A weapon, in words."""
    return Name("weapon", id=f"w-{weapon.id}", title=weapon.id.replace("_", " "))


def mission_name(mission: Mission) -> Name:
    """A mission, in words."""
    return Name("mission", id=mission.id, title=mission.title)


def aircraft_name(aircraft: Aircraft) -> Name:
    """A type of aircraft, in words."""
    return Name("plane", id=aircraft.id, title=aircraft.title)


def distance_text(inches: float) -> str:
    """A distance, rounded to 0.001" as section 19.3 asks."""
    thousandths = int(inches * 1000.0 + 0.5)
    whole, rest = divmod(thousandths, 1000)
    return f"{whole}.{rest:03d}".rstrip("0").rstrip(".")
