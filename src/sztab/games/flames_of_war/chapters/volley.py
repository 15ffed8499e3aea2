"""FW-7.2, FW-7.11 to FW-7.17, FW-15.4: a shooting action is carried out."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters.aiming import Aim, best_aim, legal_targets, reachable
from sztab.games.flames_of_war.chapters.naming import platoon_name, team_name, weapon_name
from sztab.games.flames_of_war.chapters.shooting import at_openings
from sztab.games.flames_of_war.chapters.sight import fired_over, line_of_fire
from sztab.games.flames_of_war.chapters.turning import chosen_target, turns_to_fire
from sztab.games.flames_of_war.chapters.weapons import main_gun_fires, most_dice
from sztab.games.flames_of_war.clauses import ALL_DICE, Line
from sztab.games.flames_of_war.moves import DEFEND, Fire
from sztab.games.flames_of_war.state import Hit, Shot, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import HELD_FIRE, LIGHT_MORTAR, SHOT, SHOT_FULL

TYPE_DIE: Final = 5  # FW-9.8


def fire(state: State, move: Fire, told: Told | None) -> None:
    """FW-7.2: weapons are named, teams turn, and the action goes on the agenda."""
    defending = move.verb == DEFEND
    firing = [line.team for line in move.lines]
    lines = sorted(at_openings(state, move.lines, firing, not defending), key=_line_order)
    state.shots = []
    state.hits = []
    if not defending:
        state.platoon(move.platoon).acted = True
        if told is not None:
            told.tell("FW-7.2", "platoon-shoots", platoon=platoon_name(state.platoon(move.platoon)))
    over_whom: list[Team] = []
    for line in lines:
        team = state.team(line.team)
        targets = legal_targets(state, line, firing, not defending)
        most = most_dice(state, team, line.weapon, main_gun_fires(move.lines, team), defending)
        dice = most if line.dice == ALL_DICE else line.dice
        chosen = chosen_target(state, line, targets)
        ray = line_of_fire(state, team, line.weapon, chosen, firing, not defending, line.opening)
        if not team.type.weapons[line.weapon].notes & LIGHT_MORTAR:
            over_whom += fired_over(state, team, chosen, ray)
        if line.opening >= 0:
            team.opening = line.opening
        if not defending:
            team.set(SHOT | (SHOT_FULL if dice > 1 else 0))
            if team.joined == move.platoon:
                state.platoon(team.platoon).acted = True
        if state.platoon(line.target).doubled and not defending:
            dice *= 2  # FW-7.14
        turns = turns_to_fire(team, line.weapon) or line.aim > 0  # FW-7.10: others may turn
        aim = chosen.id if turns else 0
        state.shots.append(Shot(line.team, line.weapon, line.target, line.group, dice, aim))
    for team in over_whom:
        if not defending and team.id not in firing:
            team.set(HELD_FIRE)


def _line_order(line: Line) -> int:
    """FW-0.7 (b): by team, then weapon."""
    return line.team * 100 + line.weapon


def line_of(shot: Shot, opening: int) -> Line:
    """A shot on the agenda as the line that ordered it."""
    return Line(shot.team, shot.weapon, shot.target, shot.dice, shot.group, 0, opening)


def roll_volley(
    state: State,
    leaving: list[int],
    last: bool,
    defending: bool,
    choices: list[int],
    fate: Fate,
    told: Told | None,
) -> None:
    """FW-7.16, FW-15.4: roll to hit; at a platoon that leaves, one die of quick weapons first."""
    firing = [shot.team for shot in state.shots]
    fresh: list[Hit] = []
    for shot in state.shots:
        going = shot.target in leaving
        if last and not going:
            continue
        team = state.team(shot.team)
        arm = team.type.weapons[shot.weapon]
        if going and arm.rof == 1:
            shot.dice = 0  # FW-15.4: slow weapons do not fire at it at all
        dice = min(1, shot.dice) if going and not last else shot.dice
        if dice == 0:
            continue
        line = line_of(shot, team.opening)
        targets = legal_targets(state, line, firing, not defending)
        full = team.has(SHOT_FULL) and not defending  # FW-7.13: more than one die before doubling
        shot.dice -= dice
        aim = best_aim(state, line, targets, 2 if full else 1, defending)
        if aim is None:
            continue
        needed = reachable(state, aim.needed)
        rolled = [fate.die() for _die in range(dice)] if needed <= 6 else []
        _tell_volley(state, shot, aim, needed, rolled, told)
        for die in rolled:
            if die >= needed:
                fresh.append(Hit(shot.team, shot.weapon, shot.target, shot.group, 0, False))
    for hit in fresh:
        typed = False
        if type_named(choices, hit.target) >= 0:
            die = fate.die()
            typed = die >= TYPE_DIE
            if told is not None:
                told.tell("FW-9.8", "type-die", die=die)
        state.hits.append(Hit(hit.shooter, hit.weapon, hit.target, hit.group, 0, typed))


def type_named(choices: list[int], target: int) -> int:
    """FW-9.8: the type named against a platoon, as its place in the arsenal; -1 for none."""
    for at in range(0, len(choices), 3):
        if choices[at] == target:
            return choices[at + 2]
    return -1


def kind_named(choices: list[int], target: int) -> int:
    """FW-9.5: the kind named against a platoon; -1 for none."""
    for at in range(0, len(choices), 3):
        if choices[at] == target:
            return choices[at + 1]
    return -1


def choices_of(state: State, move: Fire) -> list[int]:
    """The kinds and types of an action as numbers for the agenda: platoon, kind, type."""
    found: list[int] = []
    for number in sorted({line.target for line in move.lines}):
        kind = type = -1
        for target, named in move.priorities:
            if target == number:
                kind = named
        for target, id in move.types:
            if target == number:
                for at in range(len(state.field.types)):
                    if state.field.types[at].id == id:
                        type = at
        found += [number, kind, type]
    return found


def _tell_volley(
    state: State, shot: Shot, aim: Aim, needed: int, rolled: list[int], told: Told | None
) -> None:
    if told is None:
        return
    team = state.team(shot.team)
    for modifier in aim.modifiers:
        told.tell(modifier.rule, modifier.key, value=modifier.value)
    if needed > 6:
        told.tell("FW-0.5", "cannot-hit", team=team_name(team), needed=needed)
        return
    told.tell(
        "FW-7.16",
        "rolls-to-hit",
        team=team_name(team),
        weapon=weapon_name(team.type.weapons[shot.weapon]),
        platoon=platoon_name(state.platoon(shot.target)),
        dice=" ".join([str(die) for die in rolled]),
        needed=needed,
        hits=len([die for die in rolled if die >= needed]),
    )


def push_action(state: State, move: Fire) -> None:
    """FW-15.11: the stages of a shooting action, the first on top."""
    defending = move.verb == DEFEND
    choices = choices_of(state, move)
    agenda.push(state, agenda.END_FIRE, [int(defending)])
    agenda.push(state, agenda.VOLLEY, [int(defending), *choices])
