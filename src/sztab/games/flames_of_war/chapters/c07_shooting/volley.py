"""FW-7.2, FW-7.11 to FW-7.17, FW-15.4: a shooting action is carried out."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Name, Told, listed
from sztab.games.flames_of_war.chapters.c00_conventions.naming import (
    platoon_name,
    team_name,
    weapon_name,
)
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import (
    Aim,
    best_aim,
    legal_targets,
    line_of,
    reachable,
    target_fault,
)
from sztab.games.flames_of_war.chapters.c07_shooting.shooting import at_openings
from sztab.games.flames_of_war.chapters.c07_shooting.turning import (
    chosen_target,
    turn_to_targets,
    turns_to_fire,
)
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import main_gun_fires, most_dice
from sztab.games.flames_of_war.chapters.c08_sight.sight import fired_over, line_of_fire
from sztab.games.flames_of_war.chapters.c09_hits.allocation import Allocation
from sztab.games.flames_of_war.chapters.c09_hits.hits import Saves
from sztab.games.flames_of_war.chapters.c09_hits.scoring import (
    DEFENSIVE,
    DIRECT,
    NO_SHELLS,
    NOTHING_NAMED,
    Choice,
    choice_numbers,
    type_named,
)
from sztab.games.flames_of_war.chapters.c15_reconnaissance import DisengageTest, Forced
from sztab.games.flames_of_war.moves import DEFEND, Fire
from sztab.games.flames_of_war.state import Hit, Shot, Stage, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    FIGHTING,
    HELD_FIRE,
    LIGHT_MORTAR,
    ON_TABLE,
    SHOT,
    SHOT_FULL,
)
from sztab.games.flames_of_war.writing.clauses import ALL_DICE, Line

TYPE_DIE: Final = 5  # FW-9.8


def fire(state: State, move: Fire, told: Told) -> None:
    """FW-7.2: weapons are named, teams turn, and the action goes on the agenda."""
    defending = move.verb == DEFEND
    firing = [line.team for line in move.lines]
    lines = sorted(at_openings(state, move.lines, firing, not defending), key=_line_order)
    state.shots = []
    state.hits = []
    if not defending:
        state.platoon(move.platoon).acted = True
        told.tell("FW-7.2", "platoon-shoots", platoon=platoon_name(state.platoon(move.platoon)))
    over_whom: list[Team] = []
    for line in lines:
        team = state.team(line.team)
        targets = legal_targets(state, line, firing, not defending)
        most = most_dice(state, team, line.weapon, main_gun_fires(move.lines, team), defending)
        dice = most if line.dice == ALL_DICE else line.dice
        chosen = chosen_target(state, line, targets)
        if not defending and not team.type.weapons[line.weapon].notes & LIGHT_MORTAR:
            ray = line_of_fire(state, team, line.weapon, chosen, firing, True, line.opening)
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
        if team.id not in firing:
            team.set(HELD_FIRE)


def _line_order(line: Line) -> int:
    """FW-0.7 (b): by team, then weapon."""
    return line.team * 100 + line.weapon


def could_be_hit(state: State, number: int) -> list[int]:
    """FW-7.6: the independent teams that shots at a platoon could hit if they joined it."""
    firing = [shot.team for shot in state.shots]
    found: list[int] = []
    for team in state.teams:
        if team.side != state.platoon(number).side or team.place != ON_TABLE:
            continue
        if not state.platoon(team.platoon).independent:
            continue
        for shot in state.shots:
            shooter = state.team(shot.team)
            if shot.target == number and not target_fault(
                state, shooter, shot.weapon, team, firing, True, shooter.opening
            ):
                found.append(team.id)
                break
    return found


def roll_volley(
    state: State,
    leaving: list[int],
    last: bool,
    defending: bool,
    choices: list[Choice],
    fate: Fate,
    told: Told,
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
        if going and arm.rof == 1 and shot.dice:
            shot.dice = 0  # FW-15.4: slow weapons do not fire at it at all
            _tell_silent(state, shot, "too-slow", told)
        dice = min(1, shot.dice) if going and not last else shot.dice
        if dice == 0:
            continue
        line = line_of(shot, team.opening)
        targets = legal_targets(state, line, firing, not defending)
        full = team.has(SHOT_FULL) and not defending  # FW-7.13: more than one die before doubling
        shot.dice -= dice
        aim = best_aim(state, line, targets, 2 if full else 1, defending)
        if aim is None:
            _tell_silent(state, shot, "gone", told)
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
            told.tell("FW-9.8", "type-die", die=die, outcome="passed" if typed else "failed")
        state.hits.append(Hit(hit.shooter, hit.weapon, hit.target, hit.group, 0, typed))


def _tell_silent(state: State, shot: Shot, why: str, told: Told) -> None:
    """FW-7.7, FW-15.4: a weapon is too slow for a platoon that disengages, or has lost it."""
    rule = "FW-15.4" if why == "too-slow" else "FW-7.7"
    team = state.team(shot.team)
    weapon = weapon_name(team.type.weapons[shot.weapon])
    target = platoon_name(state.platoon(shot.target))
    told.tell(rule, "does-not-fire", team=team_name(team), weapon=weapon, platoon=target, why=why)


def choices_of(state: State, move: Fire) -> list[Choice]:
    """FW-9.5, FW-9.8: what the shooter names against each platoon he fires at."""
    found: list[Choice] = []
    for number in sorted({line.target for line in move.lines}):
        kind = type = NOTHING_NAMED
        for target, named in move.priorities:
            if target == number:
                kind = named
        for target, id in move.types:
            if target == number:
                for at in range(len(state.field.types)):
                    if state.field.types[at].id == id:
                        type = at
        found.append(Choice(number, kind, type))
    return found


def _tell_volley(
    state: State, shot: Shot, aim: Aim, needed: int, rolled: list[int], told: Told
) -> None:
    team = state.team(shot.team)
    weapon = weapon_name(team.type.weapons[shot.weapon])
    target = platoon_name(state.platoon(shot.target))
    why = _modifier_names(aim)
    if needed > 6:
        told.tell(
            "FW-0.5",
            "cannot-hit",
            team=team_name(team),
            weapon=weapon,
            platoon=target,
            needed=needed,
            why=why,
        )
        return
    told.tell(
        "FW-7.16",
        "rolls-to-hit",
        team=team_name(team),
        weapon=weapon,
        platoon=target,
        dice=", ".join([str(die) for die in rolled]),
        needed=needed,
        hits=len([die for die in rolled if die >= needed]),
        why=why,
    )


def _modifier_names(aim: Aim) -> Name:
    """What makes the number needed, in brackets behind it; nothing where it is the plain one."""
    modifiers = list(aim.modifiers)
    if not modifiers:
        return Name("no-modifiers")
    names = [Name(modifier.key, value=modifier.value) for modifier in modifiers]
    return Name("because-of", modifiers=listed(names))


def push_action(state: State, move: Fire) -> None:
    """FW-15.11: the stages of a shooting action, the first on top."""
    mode = DEFENSIVE if move.verb == DEFEND else DIRECT
    state.push(EndFire(mode))
    state.push(Volley(mode == DEFENSIVE, False, choices_of(state, move), []))


@final
class Volley(Stage):
    """FW-15.11: the first volley with its saves; then who disengages; then what is left."""

    def __init__(
        self, defending: bool, last: bool, choices: list[Choice], leaving: list[int]
    ) -> None:
        self.defending: Final = defending
        self.last: Final = last  # only what is left for platoons that tried to disengage
        self.choices: Final = choices
        self.leaving: Final = leaving  # FW-15.4: the platoons that disengage

    def name(self) -> str:
        return "volley"

    def numbers(self) -> list[int]:
        bits = int(self.defending) + 2 * int(self.last)
        return [bits, *choice_numbers(self.choices), *[-1 - number for number in self.leaving]]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        leaving = sorted(self.leaving)
        if self.last:
            leaving = [number for number in leaving if state.platoon(number).where == FIGHTING]
        roll_volley(state, leaving, self.last, self.defending, self.choices, fate, told)
        if leaving and not self.last:
            state.push(Volley(self.defending, True, self.choices, leaving))
            for number in reversed(leaving):
                state.push(DisengageTest(number))
        mode = DEFENSIVE if self.defending else DIRECT
        state.push(Saves(mode, NO_SHELLS))
        state.push(Allocation(mode, self.choices, []))

    def let_go(self, state: State, number: int, fate: Fate, told: Told) -> bool:
        """FW-15.4: the volley that waits knows who disengages."""
        at = state.agenda.index(self)
        leaving = [*self.leaving, number]
        state.agenda[at] = Volley(self.defending, self.last, self.choices, leaving)
        return True


@final
class EndFire(Stage):
    """FW-7.20, FW-15.7, FW-15.9: who fired ahead has turned; shaken scouts may have to leave."""

    def __init__(self, mode: int) -> None:
        self.mode: Final = mode  # how the hits were scored

    def name(self) -> str:
        return "end-fire"

    def numbers(self) -> list[int]:
        return [self.mode]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        turn_to_targets(state)
        state.shots = []
        state.hits = []
        for platoon in reversed(state.platoons):
            if platoon.shaken and platoon.side != state.side and self.mode == DIRECT:
                state.push(Forced(platoon.number))
            platoon.shaken = False
