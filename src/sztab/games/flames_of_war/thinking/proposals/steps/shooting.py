"""FW-7: fire plans: every team at what it can hurt."""

from random import Random
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c07_shooting.aiming import (
    IN_RANGE,
    best_aim,
    legal_targets,
    needed_to_hit,
    target_fault,
)
from sztab.games.flames_of_war.chapters.c07_shooting.shooting import check_fire
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import (
    has_main_gun,
    most_dice,
    silent_rule,
    stabilised,
)
from sztab.games.flames_of_war.chapters.c11_assault.assault import check_platoon
from sztab.games.flames_of_war.chapters.c11_assault.charging import charge_targets
from sztab.games.flames_of_war.geometry.footprints import lower_bound
from sztab.games.flames_of_war.geometry.measure import EPS
from sztab.games.flames_of_war.moves import SHOOT, Fire, Move
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import FIGHTING
from sztab.games.flames_of_war.thinking.proposals.steps.artillery import bombardments
from sztab.games.flames_of_war.thinking.proposals.steps.assaulting import charge_gain
from sztab.games.flames_of_war.thinking.proposals.steps.towing import towings
from sztab.games.flames_of_war.thinking.proposals.worth import kill_chance, price
from sztab.games.flames_of_war.writing.clauses import ALL_DICE, Line


def fires(state: State, platoon: Platoon, random: Random, just_one: bool) -> list[Move]:
    """What one platoon could do in the Shooting step: point out, bombard, shoot.

    *just_one* leaves out fire plans that nobody would look at, unless they compete with shells.
    """
    if platoon.where != FIGHTING:
        return []
    found: list[Move] = bombardments(state, platoon, random)
    found += fire_plans(state, platoon, random if just_one and not found else None)
    return found or towings(state, platoon)


@final
@mypyc_attr(acyclic=True)
class Option:
    """A team at one enemy platoon: what its weapons can hope for, and how they fire."""

    def __init__(self, team: int, target: int) -> None:
        self.team: Final = team
        self.target: Final = target
        self.value: float = 0.0
        self.lines: Final[list[Line]] = []


def fire_plans(state: State, platoon: Platoon, random: Random | None) -> list[Move]:
    """Every team at what it hurts most; all at one enemy; or slowly, to assault afterwards.

    With *random* only one plan, at any enemy, is worked out.
    """
    if platoon.acted or platoon.doubled or platoon.disengaged:
        return []
    members = state.standing(platoon.number)
    prey = _prey(state, platoon)
    if random is not None and not prey:
        plan = _any_plan(state, platoon, members, random)
        return [plan] if plan is not None else []
    choices = options_of(state, platoon)
    if not choices:
        return []
    total: dict[int, float] = {}
    for options in choices:
        for option in options:
            total[option.target] = total.get(option.target, 0.0) + option.value
    if prey:
        plan = _plan(state, platoon, choices, prey, True)
        return [plan] if plan is not None else []
    found: list[Move] = []
    seen: list[str] = []
    liked = sorted([(-value, number) for number, value in total.items()])
    for focus in [0, *[number for _value, number in liked[:3]]]:
        plan = _plan(state, platoon, choices, focus, False)
        if plan is not None and plan.text() not in seen:
            seen.append(plan.text())
            found.append(plan)
    return found


def _any_plan(state: State, platoon: Platoon, members: list[Team], random: Random) -> Fire | None:
    """Every team at the first enemy platoon, in any order, that it can hurt."""
    firing = [team.id for team in members]
    foes = [
        foe.number for foe in state.platoons if foe.side != platoon.side and foe.where == FIGHTING
    ]
    random.shuffle(foes)
    targets: dict[int, list[Team]] = {number: [] for number in foes}
    for enemy in state.enemies(platoon.side):
        number = enemy.joined or enemy.platoon
        if number in targets:
            targets[number].append(enemy)
    lines: list[Line] = []
    for team in members:
        weapons = _weapons(state, team)
        for number in foes if weapons else []:
            mine = [
                Line(team.id, weapon, number)
                for weapon in weapons
                if _hurts_any(state, team, weapon, targets[number], firing)
            ]
            if mine:
                lines += mine
                break
    return _legal_plan(state, platoon, lines) if lines else None


def _hurts_any(
    state: State, team: Team, weapon: int, targets: list[Team], firing: list[int]
) -> bool:
    """Whether a weapon can hit and hurt one of these teams; the first one decides."""
    reach = team.type.weapons[weapon].reach + EPS
    for target in targets:
        if (
            lower_bound(team.box, target.box) <= reach
            and kill_chance(state, team, weapon, target) > 0.0
            and target_fault(state, team, weapon, target, firing, True, -1) == IN_RANGE
            and needed_to_hit(state, team, weapon, target, 1, False, -1) <= 6
        ):
            return True
    return False


def _prey(state: State, platoon: Platoon) -> int:
    """FW-7.13: a platoon that could be assaulted with profit this turn; then fire is slow."""
    if check_platoon(state, platoon.side, platoon.number) is not None:
        return 0
    best, found = 0.0, 0
    for target in charge_targets(state, platoon.number):
        gain = charge_gain(state, platoon.number, target)
        if gain > best:
            best, found = gain, target
    return found


def options_of(state: State, platoon: Platoon) -> list[list[Option]]:
    """By team that can hurt anybody: what it could shoot at."""
    members = state.standing(platoon.number)
    firing = [team.id for team in members]
    found: list[list[Option]] = []
    for team in members:
        options = _options(state, team, firing)
        if options:
            found.append(options)
    return found


def _options(state: State, team: Team, firing: list[int]) -> list[Option]:
    """What a team's weapons are worth against each enemy platoon that they can hurt."""
    found: list[Option] = []
    weapons = _weapons(state, team)
    if not weapons:
        return found
    for platoon in state.platoons:
        if platoon.side != team.side:
            option = _option(state, team, weapons, platoon.number, firing)
            if option is not None:
                found.append(option)
    return found


def _weapons(state: State, team: Team) -> list[int]:
    """The weapons of a team that may shoot now."""
    return [at for at in range(len(team.type.weapons)) if not silent_rule(state, team, at, False)]


def _option(
    state: State, team: Team, weapons: list[int], number: int, firing: list[int]
) -> Option | None:
    """What these weapons are worth against one enemy platoon; ``None`` if they cannot hurt it."""
    far = max([team.type.weapons[at].reach for at in weapons])
    if state.platoon(number).where != FIGHTING or not _within_reach(state, team, number, far):
        return None
    option = Option(team.id, number)
    for weapon in weapons:
        _add_weapon(state, option, team, weapon, firing)
    return option if option.lines else None


def _add_weapon(state: State, option: Option, team: Team, weapon: int, firing: list[int]) -> None:
    """One weapon of a team, if it can hit and hurt: with all its dice, or one that hits better."""
    line = Line(team.id, weapon, option.target)
    targets = legal_targets(state, line, firing, True)
    most = most_dice(state, team, weapon, weapon > 0 and has_main_gun(team), False)
    best, chosen = 0.0, ALL_DICE
    for dice in (most, 1) if most > 1 and stabilised(team, weapon) else (most,):
        aim = best_aim(state, line, targets, dice, False)
        if aim is None or aim.needed > 6:
            continue
        target = state.team(aim.target)
        value = dice * (7 - max(2, aim.needed)) / 6.0
        value *= kill_chance(state, team, weapon, target) * price(state, target)
        if value > best:
            best, chosen = value, ALL_DICE if dice == most else dice
    if best > 0.0:
        option.value += best
        option.lines.append(Line(team.id, weapon, option.target, chosen))


def _within_reach(state: State, team: Team, number: int, far: float) -> bool:
    for enemy in state.standing(number):
        if lower_bound(team.box, enemy.box) <= far + EPS:
            return True
    return False


def _plan(
    state: State, platoon: Platoon, choices: list[list[Option]], focus: int, slowly: bool
) -> Fire | None:
    """A fire plan: every team at the focus if it can hurt it, otherwise at its own best."""
    lines: list[Line] = []
    for options in choices:
        best = options[0]
        for option in options:
            if option.target == focus or (best.target != focus and option.value > best.value):
                best = option
        for line in best.lines:
            lines.append(Line(line.team, line.weapon, line.target, 1) if slowly else line)
    return _legal_plan(state, platoon, lines)


def _legal_plan(state: State, platoon: Platoon, lines: list[Line]) -> Fire | None:
    """All these weapons in one action; if somebody cannot, those who can, one after another."""
    plan = Fire(SHOOT, platoon.number, tuple(lines))
    if check_fire(state, platoon.side, plan, 0) is None:
        return plan
    kept: list[Line] = []
    for line in lines:
        plan = Fire(SHOOT, platoon.number, (*kept, line))
        if check_fire(state, platoon.side, plan, 0) is None:
            kept.append(line)
    plan = Fire(SHOOT, platoon.number, tuple(kept))
    return plan if kept and check_fire(state, platoon.side, plan, 0) is None else None
