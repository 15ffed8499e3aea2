"""An action under way in a loaded position: it may name only what is there."""

from typing import Final

from sztab.games.flames_of_war.state import Question, State, Task

# Of each task: how many numbers it has at least; which of them are platoons; which are teams. In
# LISTS all numbers behind the last of these are teams too.
NONE: Final[tuple[int, ...]] = ()
NUMBERS: Final[dict[str, tuple[int, tuple[int, ...], tuple[int, ...]]]] = {
    "volley": (1, NONE, NONE),
    "allocation": (1, NONE, NONE),
    "saves": (1, NONE, NONE),
    "end-fire": (1, NONE, NONE),
    "test": (3, (1,), NONE),
    "disengage-test": (1, (0,), NONE),
    "forced": (1, (0,), NONE),
    "charge": (2, (0, 1), NONE),
    "defensive-fire": (2, (0, 1), NONE),
    "strike": (5, (0, 1, 2, 3), NONE),
    "won": (6, (0, 1, 2, 3), NONE),
    "end-assault": (3, (0, 1, 2), NONE),
    "ranging": (6, (0,), (1, 2, 5)),
    "impact": (6, (0,), (5,)),
    "air-ranging": (3, NONE, (0,)),
    "deployment": (1, NONE, NONE),
    "ask-join": (4, (3,), (1,)),
    "ask-disengage": (2, (1,), NONE),
    "ask-disengage-move": (2, (1,), NONE),
    "ask-allocate": (3, (1,), (2,)),
    "ask-place": (3, NONE, (1, 2)),
    "ask-warrior": (3, NONE, (1, 2)),
    "ask-change": (2, NONE, (1,)),
    "ask-aa-fire": (3, NONE, (1,)),
    "ask-defend": (3, (1, 2), NONE),
    "ask-break-in": (7, (1, 2, 3, 4), NONE),
    "ask-intent": (6, (1, 2, 3, 4), NONE),
    "ask-react": (7, (1, 2, 3, 4), NONE),
    "ask-consolidate": (4, (1, 2, 3), NONE),
    "ask-arrive": (2, NONE, NONE),
    "ask-reroll": (4, (2,), NONE),
}
LISTS: Final = {"ranging", "impact", "ask-allocate", "ask-place"}


def course_fault(state: State) -> tuple[str, str] | None:
    """The entry that names what is not there, with what is wrong; ``None`` if all is well."""
    for task in state.agenda:
        problem = _task_fault(state, task)
        if problem:
            return "'agenda'", f"{task.name()} {problem}"
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
    numbers, question = task.numbers(), isinstance(task, Question)
    least, platoons, teams = NUMBERS.get(task.name(), (int(question), NONE, NONE))
    if len(numbers) < least:
        return "needs more numbers"
    if question and numbers[0] not in (0, 1):
        return "asks seat 0 or 1"
    named = [numbers[at] for at in teams]
    if task.name() in LISTS:
        named += numbers[teams[-1] :]
    if not all(1 <= id <= len(state.teams) for id in named):
        return "names a team that is not there"
    if not all(1 <= numbers[at] <= len(state.platoons) for at in platoons):
        return "names a platoon that is not there"
    return ""


def _has(state: State, team: int, platoon: int, weapon: int) -> bool:
    """Whether a shooter with this weapon and a target platoon exist."""
    if not (1 <= team <= len(state.teams) and 1 <= platoon <= len(state.platoons)):
        return False
    weapons = len(state.team(team).type.weapons)
    return 0 <= weapon < max(1, weapons)  # a blow has no weapon
