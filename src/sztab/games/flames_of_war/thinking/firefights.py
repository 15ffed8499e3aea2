"""What a side can hope to shoot down in its next Shooting step, for bots.

Platoon against platoon, not team against team: the two teams nearest to each other stand for the
sight and the cover of all, so that a position is judged in a fraction of a millisecond.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c04_command.command import HIT_ON
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import LONG_RANGE
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import (
    has_main_gun,
    most_dice,
    silent_rule,
)
from sztab.games.flames_of_war.chapters.c08_sight.concealment import (
    concealment_on_the_spot,
    lies_low,
)
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.geometry.measure import FAR
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import FIGHTING, ON_TABLE, SHOOTING
from sztab.games.flames_of_war.thinking.proposals.worth import kill_chance, price

OTHER_TARGETS: Final = 0.25  # of what the second best target would be worth


@final
@mypyc_attr(acyclic=True)
class Ranks:
    """A platoon on the table with its teams."""

    def __init__(self, platoon: Platoon) -> None:
        self.platoon: Final = platoon
        self.teams: Final[list[Team]] = []
        self.reach: float = 0.0  # of its longest weapon


def ranks_of(state: State, side: int) -> list[Ranks]:
    """The platoons of a side that have teams on the table."""
    found: list[Ranks] = []
    by_number: list[Ranks | None] = [None] * (len(state.platoons) + 1)
    for team in state.teams:
        if team.side != side or team.place != ON_TABLE:
            continue
        ranks = by_number[team.platoon]
        if ranks is None:
            platoon = state.platoon(team.platoon)
            if platoon.where != FIGHTING:
                continue
            ranks = Ranks(platoon)
            by_number[team.platoon] = ranks
            found.append(ranks)
        ranks.teams.append(team)
        if team.operational:
            for weapon in team.type.weapons:
                ranks.reach = max(ranks.reach, weapon.reach)
    return found


def hoped_for(state: State, shooters: list[Ranks], targets: list[Ranks]) -> float:
    """The points that a side can hope to destroy, each platoon at its best target."""
    total = 0.0
    for ranks in shooters:
        if ranks.reach == 0.0:
            continue
        best = second = 0.0
        for target in targets:
            value = volley(state, ranks, target)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        total += best + OTHER_TARGETS * second
    return total


def volley(state: State, shooters: Ranks, targets: Ranks) -> float:
    """FW-7, FW-9: the points that one platoon can hope to destroy of another."""
    best = FAR
    looker, seen = shooters.teams[0], targets.teams[0]
    for team in shooters.teams:
        for enemy in targets.teams:
            dx, dy = enemy.box.x - team.box.x, enemy.box.y - team.box.y
            far = dx * dx + dy * dy
            if far < best:
                best, looker, seen = far, team, enemy
    if best > shooters.reach * shooters.reach or not sees(state, looker, seen):
        return 0.0
    needed = HIT_ON[targets.platoon.training]
    if best > LONG_RANGE * LONG_RANGE:
        needed += 1
    if concealment_on_the_spot(state, None, seen):
        needed += 2 if lies_low(state, seen) else 1
    if needed > 6:
        return 0.0
    kills = 0.0
    type = None
    chances: list[float] = []
    for team in shooters.teams:
        if not team.operational:
            continue
        if team.type is not type:
            type = team.type
            chances = [
                kill_chance(state, team, weapon, seen) if type.weapons[weapon].reach > 0.0 else 0.0
                for weapon in range(len(type.weapons))
            ]
        dx, dy = seen.box.x - team.box.x, seen.box.y - team.box.y
        far = dx * dx + dy * dy
        for weapon in range(len(chances)):
            reach = type.weapons[weapon].reach
            if chances[weapon] > 0.0 and far <= reach * reach:
                kills += chances[weapon] * dice_of(state, team, weapon)
    if targets.platoon.doubled:
        kills *= 2.0  # FW-7.14
    return kills * (7 - max(2, needed)) / 6.0 * price(state, seen)


def dice_of(state: State, team: Team, weapon: int) -> float:
    """FW-7.11: the dice of a weapon now, or in its owner's next turn if it is not his."""
    main_gun = weapon > 0 and has_main_gun(team)
    if team.side != state.side or state.step > SHOOTING:
        return float(most_dice(state, team, weapon, main_gun, True))
    if silent_rule(state, team, weapon, False):
        return 0.0
    return float(most_dice(state, team, weapon, main_gun, False))
