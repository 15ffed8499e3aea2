"""An action under way in a loaded position: it may name only what is there."""

from typing import Final

from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.state import State, Task

# Of each task: how many numbers it has at least; which of them are platoons; which are teams. In
# LISTS all numbers behind the last of these are teams too.
NONE: Final[tuple[int, ...]] = ()
NUMBERS: Final[dict[int, tuple[int, tuple[int, ...], tuple[int, ...]]]] = {
    agenda.VOLLEY: (1, NONE, NONE),
    agenda.ALLOCATION: (1, NONE, NONE),
    agenda.SAVES: (1, NONE, NONE),
    agenda.END_FIRE: (1, NONE, NONE),
    agenda.TEST: (3, (1,), NONE),
    agenda.DISENGAGE_TEST: (1, (0,), NONE),
    agenda.FORCED: (1, (0,), NONE),
    agenda.CHARGE: (2, (0, 1), NONE),
    agenda.DEFENSIVE_FIRE: (2, (0, 1), NONE),
    agenda.STRIKE: (5, (0, 1, 2, 3), NONE),
    agenda.WON: (6, (0, 1, 2, 3), NONE),
    agenda.END_ASSAULT: (3, (0, 1, 2), NONE),
    agenda.RANGING: (6, (0,), (1, 2, 5)),
    agenda.IMPACT: (6, (0,), (5,)),
    agenda.AIR_RANGING: (3, NONE, (0,)),
    agenda.DEPLOYMENT: (1, NONE, NONE),
    agenda.ASK_JOIN: (4, (3,), (1,)),
    agenda.ASK_DISENGAGE: (2, (1,), NONE),
    agenda.ASK_DISENGAGE_MOVE: (2, (1,), NONE),
    agenda.ASK_ALLOCATE: (3, (1,), (2,)),
    agenda.ASK_PLACE: (3, NONE, (1, 2)),
    agenda.ASK_WARRIOR: (3, NONE, (1, 2)),
    agenda.ASK_CHANGE: (2, NONE, (1,)),
    agenda.ASK_AA_FIRE: (3, NONE, (1,)),
    agenda.ASK_DEFEND: (3, (1, 2), NONE),
    agenda.ASK_BREAK_IN: (7, (1, 2, 3, 4), NONE),
    agenda.ASK_INTENT: (6, (1, 2, 3, 4), NONE),
    agenda.ASK_REACT: (7, (1, 2, 3, 4), NONE),
    agenda.ASK_CONSOLIDATE: (4, (1, 2, 3), NONE),
    agenda.ASK_ARRIVE: (2, NONE, NONE),
    agenda.ASK_REROLL: (4, (2,), NONE),
}
LISTS: Final = {agenda.RANGING, agenda.IMPACT, agenda.ASK_ALLOCATE, agenda.ASK_PLACE}


def course_fault(state: State) -> tuple[str, str] | None:
    """The entry that names what is not there, with what is wrong; ``None`` if all is well."""
    for task in state.agenda:
        problem = _task_fault(state, task)
        if problem:
            return "'agenda'", f"{agenda.NAMES[task.kind]} {problem}"
    for shot in state.shots:
        if not _has(state, shot.team, shot.target, shot.weapon):
            return "'shots'", "a line names a team, a weapon or a platoon that is not there"
    for hit in state.hits:
        aimed = hit.shooter == 0 or _has(state, hit.shooter, hit.target, hit.weapon)
        if not aimed or not 0 <= hit.victim <= len(state.teams):
            return "'hits'", "a hit names a team, a weapon or a platoon that is not there"
    if state.smashed_team > len(state.teams):
        return "'smashed_team'", f"there is no team {state.smashed_team}"
    return None


def _task_fault(state: State, task: Task) -> str:
    """What is wrong with a task; "" if nothing is."""
    question = task.kind >= agenda.QUESTIONS
    least, platoons, teams = NUMBERS.get(task.kind, (int(question), NONE, NONE))
    if len(task.args) < least:
        return "needs more numbers"
    if question and task.args[0] not in (0, 1):
        return "asks seat 0 or 1"
    named = [task.args[at] for at in teams]
    if task.kind in LISTS:
        named += task.args[teams[-1] :]
    if not all(1 <= id <= len(state.teams) for id in named):
        return "names a team that is not there"
    if not all(1 <= task.args[at] <= len(state.platoons) for at in platoons):
        return "names a platoon that is not there"
    return ""


def _has(state: State, team: int, platoon: int, weapon: int) -> bool:
    """Whether a shooter with this weapon and a target platoon exist."""
    if not (1 <= team <= len(state.teams) and 1 <= platoon <= len(state.platoons)):
        return False
    weapons = len(state.team(team).type.weapons)
    return 0 <= weapon < max(1, weapons)  # a blow has no weapon
