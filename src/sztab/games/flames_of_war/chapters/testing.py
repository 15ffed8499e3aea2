"""FW-0.3, FW-4.7: tests on a die, and the leader who lets one be taken again."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters.command import (
    commander,
    inspirer,
    joinable,
    motivation_number,
    skill_number,
)
from sztab.games.flames_of_war.chapters.naming import platoon_name, team_name
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import PROTECTED_AMMO

# What a test is for.
RALLY: Final = 0  # FW-3.3
REMOUNT: Final = 1  # FW-3.4
FREE_IT: Final = 2  # FW-3.5
STAY_IN: Final = 3  # FW-10.6
TERROR: Final = 4  # FW-11.3
STAND: Final = 5  # FW-11.16
HOLD_TOGETHER: Final = 6  # FW-12.1
KEEP_STILL: Final = 7  # FW-15.7
RULES: Final = (
    "FW-3.3",
    "FW-3.4",
    "FW-3.5",
    "FW-10.6",
    "FW-11.3",
    "FW-11.16",
    "FW-12.3",
    "FW-15.7",
)
KEYS: Final = (
    "test-rally",
    "test-remount",
    "test-free",
    "test-stay-in",
    "test-terror",
    "test-stand",
    "test-morale",
    "test-keep-still",
)
FAILED: Final = 0
PASSED: Final = 1
ASKED: Final = 2


def test(state: State, purpose: int, platoon: int, team: int, *more: int) -> None:
    """Put a test on the agenda; what hangs on it is kept with it."""
    agenda.push(state, agenda.TEST, [purpose, platoon, team, *more])
    if purpose != FREE_IT:
        ask_to_join(state, platoon)


def ask_to_join(state: State, platoon: int) -> None:
    """FW-4.10: in the opponent's turn a leader may join before a test of a platoon in his reach."""
    side = state.platoon(platoon).side
    if side == state.side or state.platoon(platoon).independent:
        return
    for team in state.teams:
        if team.side == side and team.leads_company and platoon in joinable(state, team):
            agenda.push(state, agenda.ASK_JOIN, [side, team.id, 0, platoon])


def take(state: State, args: list[int], fate: Fate, told: Told | None) -> int:
    """FW-0.3: roll the die of a test; a leader may have it taken again (FW-4.7)."""
    purpose, number, id = args[0], args[1], args[2]
    platoon = state.platoon(number)
    team = state.team(id) if id else None
    name = platoon_name(platoon) if team is None else team_name(team)
    if purpose != FREE_IT and commander(state, number) is None:
        if told is not None:
            told.tell("FW-10.7", "test-without-commander", name=name)
        return FAILED
    needed = skill_number(state, number) if purpose == FREE_IT else motivation_number(state, number)
    die = fate.die()
    if told is not None:
        told.tell(RULES[purpose], KEYS[purpose], name=name, die=die, needed=needed)
    if die >= needed:
        return PASSED
    if purpose == FREE_IT:
        return FAILED
    if purpose == REMOUNT and team is not None and team.noted(PROTECTED_AMMO):
        return PASSED if again(state, args, "FW-2.8", fate, told) else FAILED
    if inspirer(state, number, team) is None:
        return FAILED
    agenda.push(state, agenda.ASK_REROLL, [platoon.side, *args])
    return ASKED


def again(state: State, args: list[int], rule: str, fate: Fate, told: Told | None) -> bool:
    """FW-0.6: the same test once more, by a leader or protected ammunition; this die stands."""
    number, id = args[1], args[2]
    needed, die = motivation_number(state, number), fate.die()
    if told is not None:
        name = team_name(state.team(id)) if id else platoon_name(state.platoon(number))
        told.tell(rule, "test-again", name=name, die=die, needed=needed)
    return die >= needed
