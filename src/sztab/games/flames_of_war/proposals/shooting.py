"""FW-7: fire plans: every team at what it can hurt."""

from random import Random

from sztab.games.flames_of_war.chapters.aiming import best_aim, legal_targets
from sztab.games.flames_of_war.chapters.assault import check_platoon
from sztab.games.flames_of_war.chapters.charging import charge_targets
from sztab.games.flames_of_war.chapters.shooting import check_fire
from sztab.games.flames_of_war.chapters.weapons import has_main_gun, most_dice, silent_rule
from sztab.games.flames_of_war.clauses import ALL_DICE, Line
from sztab.games.flames_of_war.geometry.footprints import lower_bound
from sztab.games.flames_of_war.geometry.measure import EPS
from sztab.games.flames_of_war.moves import SHOOT, Fire, Move
from sztab.games.flames_of_war.proposals.artillery import bombardments
from sztab.games.flames_of_war.proposals.assaulting import charge_gain
from sztab.games.flames_of_war.proposals.worth import kill_chance, price
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import FIGHTING


def fires(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """What one platoon could do in the Shooting step: point out, bombard, shoot."""
    if platoon.where != FIGHTING:
        return []
    found: list[Move] = bombardments(state, platoon, random)
    found += fire_plans(state, platoon)
    return found


def fire_plans(state: State, platoon: Platoon) -> list[Move]:
    """Every team at what it hurts most; all at one enemy; or slowly, to assault afterwards."""
    if platoon.acted or platoon.doubled or platoon.disengaged:
        return []
    members = state.standing(platoon.number)
    firing = [team.id for team in members]
    prey = _prey(state, platoon)
    worth: list[tuple[int, list[tuple[float, int]]]] = []
    total: dict[int, float] = {}
    for team in members:
        options = _targets_of(state, team, firing)
        if options:
            worth.append((team.id, options))
        for value, number in options:
            total[number] = total.get(number, 0.0) + value
    if not worth:
        return []
    if prey:
        plan = _plan(state, platoon, worth, prey, 1)
        return [plan] if plan is not None else []
    found: list[Move] = []
    seen: list[str] = []
    liked = sorted([(-value, number) for number, value in total.items()])
    for focus in [0, *[number for _value, number in liked[:3]]]:
        plan = _plan(state, platoon, worth, focus, ALL_DICE)
        if plan is not None and plan.text() not in seen:
            seen.append(plan.text())
            found.append(plan)
    return found


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


def _targets_of(state: State, team: Team, firing: list[int]) -> list[tuple[float, int]]:
    """What a team's weapons are worth against each enemy platoon that they can hurt."""
    found: list[tuple[float, int]] = []
    weapons = [
        at for at in range(len(team.type.weapons)) if not silent_rule(state, team, at, False)
    ]
    if not weapons:
        return found
    far = max([team.type.weapons[at].reach for at in weapons])
    for platoon in state.platoons:
        if platoon.side == team.side or platoon.where != FIGHTING:
            continue
        if not _within_reach(state, team, platoon.number, far):
            continue
        value = 0.0
        for weapon in weapons:
            line = Line(team.id, weapon, platoon.number)
            aim = best_aim(state, line, legal_targets(state, line, firing, True), 1, False)
            if aim is None or aim.needed > 6:
                continue
            dice = most_dice(state, team, weapon, weapon > 0 and has_main_gun(team), False)
            target = state.team(aim.target)
            chance = dice * (7 - max(2, aim.needed)) / 6.0
            value += chance * kill_chance(state, team, weapon, target) * price(state, target)
        if value > 0.0:
            found.append((value, platoon.number))
    return found


def _within_reach(state: State, team: Team, number: int, far: float) -> bool:
    for enemy in state.standing(number):
        if lower_bound(team.box, enemy.box) <= far + EPS:
            return True
    return False


def _plan(
    state: State,
    platoon: Platoon,
    worth: list[tuple[int, list[tuple[float, int]]]],
    focus: int,
    dice: int,
) -> Fire | None:
    """A fire plan: every team at the focus if it can hurt it, otherwise at its own best."""
    lines: list[Line] = []
    for id, options in worth:
        numbers = [number for _value, number in options]
        target = focus if focus in numbers else max(options)[1]
        team = state.team(id)
        for weapon in range(len(team.type.weapons)):
            if not silent_rule(state, team, weapon, False):
                lines.append(Line(id, weapon, target, dice))
    plan = Fire(SHOOT, platoon.number, tuple(lines))
    if check_fire(state, platoon.side, plan, 0) is None:
        return plan
    kept: list[Line] = []  # somebody cannot: those who can, one after another
    for line in lines:
        plan = Fire(SHOOT, platoon.number, (*kept, line))
        if check_fire(state, platoon.side, plan, 0) is None:
            kept.append(line)
    plan = Fire(SHOOT, platoon.number, tuple(kept))
    return plan if kept and check_fire(state, platoon.side, plan, 0) is None else None
