"""How told lines and refusals name sides, teams, platoons and terrain."""

from math import ceil
from typing import Final

from sztab.core.said import Name
from sztab.games.flames_of_war.arsenal import Aircraft, Weapon
from sztab.games.flames_of_war.table import Mission
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import ROLES, SIDES

# A name is never changed, and the rules name the same few hundred things again and again, also for
# a search that nobody listens to.
MOST_NAMES: Final = 4096
TEAMS: Final[dict[tuple[int, int, int, str, str], Name]] = {}
PLATOONS: Final[dict[tuple[int, int, int, str], Name]] = {}


def side_name(side: int) -> Name:
    """A side, in words."""
    return Name(f"side-{SIDES[side]}")


def team_name(team: Team) -> Name:
    """A team by the label of the board (side, platoon, number) and what it is."""
    key = (team.side, team.platoon, team.id, team.type.id, team.type.title)
    known = TEAMS.get(key)
    if known is None:
        n = str(team.id)
        tag = f"{SIDES[team.side]}{team.platoon}·{n}"
        known = Name("team", id=team.type.id, title=team.type.title, tag=tag, n=n)
        if len(TEAMS) >= MOST_NAMES:
            TEAMS.clear()
        TEAMS[key] = known
    return known


def platoon_name(platoon: Platoon) -> Name:
    """A platoon as the board labels it, and its name in its list; a leader by what he is."""
    role = platoon.role if platoon.independent else -1
    key = (platoon.side, platoon.number, role, platoon.title)
    known = PLATOONS.get(key)
    if known is None:
        known = _new_platoon_name(platoon)
        if len(PLATOONS) >= MOST_NAMES:
            PLATOONS.clear()
        PLATOONS[key] = known
    return known


def _new_platoon_name(platoon: Platoon) -> Name:
    n = str(platoon.number)
    tag = f"{SIDES[platoon.side]}{n}"
    id = list_id(platoon.title)
    if platoon.independent:
        role = role_word(ROLES[platoon.role])
        return Name("independent-team", id=id, title=platoon.title, tag=tag, role=role, n=n)
    return Name("platoon", id=id, title=platoon.title, tag=tag, n=n)


def role_word(role: str) -> str:
    """A role as the words choose by it: they know no key that begins with a digit."""
    return "deputy" if role == "2ic" else role


def list_id(title: str) -> str:
    """The name of a platoon in its list as the words know it: ``first-tank-platoon``."""
    return "-".join("".join([sign if sign.isalnum() else " " for sign in title.lower()]).split())


def weapon_name(weapon: Weapon) -> Name:
    """A weapon, in words."""
    return Name("weapon", id=f"w-{weapon.id}", title=weapon.id.replace("_", " "))


def spot_name(x: int, y: int, heading: int) -> Name:
    """Where something stands, as players read it: tenths of an inch, whole degrees (FW-1.1)."""
    across, up = (x + 50) // 100, (y + 50) // 100
    return Name(
        "spot",
        x=across // 10,
        x_tenths=across % 10,
        y=up // 10,
        y_tenths=up % 10,
        heading=(heading + 5) // 10 % 360,
    )


def mission_name(mission: Mission) -> Name:
    """A mission, in words."""
    return Name("mission", id=mission.id, title=mission.title)


def aircraft_name(aircraft: Aircraft) -> Name:
    """A type of aircraft, in words."""
    return Name("plane", id=aircraft.id, title=aircraft.title)


def too_far_text(inches: float) -> str:
    """A distance beyond a limit, to the next tenth above: it never reads like the limit itself."""
    return f"{ceil(inches * 10.0 - 1e-6) / 10.0:g}"


def distance_text(inches: float) -> str:
    """A distance, rounded to 0.001" as section 19.3 asks."""
    thousandths = int(inches * 1000.0 + 0.5)
    whole, rest = divmod(thousandths, 1000)
    return f"{whole}.{rest:03d}".rstrip("0").rstrip(".")
