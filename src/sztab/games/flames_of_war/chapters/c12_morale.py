"""FW-12: platoon and company morale."""

from typing import ClassVar, final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, side_name
from sztab.games.flames_of_war.chapters.c00_conventions.testing import Test, begin_test
from sztab.games.flames_of_war.chapters.c04_command.command import MOTIVATION_TEST
from sztab.games.flames_of_war.chapters.c06_transport.survivors import ask_to_place
from sztab.games.flames_of_war.state import Stage, State
from sztab.games.flames_of_war.terms import BAILED_OUT, BROKEN, DESTROYED, FIGHTING, TRANSPORT


def fit_teams(state: State, number: int) -> int:
    """FW-12.2: on the table, no transports, not bailed out; bogged ones count."""
    count = 0
    for team in state.teams:
        if team.platoon == number and team.present and team.type.kind != TRANSPORT:
            count += 0 if team.has(BAILED_OUT) else 1
    return count


def destroyed_teams(state: State, number: int) -> int:
    """FW-12.2: destroyed so far, transports included."""
    count = 0
    for team in state.teams:
        if team.platoon == number and team.place == DESTROYED:
            count += 1
    return count


def must_test(state: State, number: int) -> bool:
    """FW-12.1, FW-12.4, FW-12.7: it lost in this step, and more are destroyed than fit."""
    platoon = state.platoon(number)
    if platoon.independent or platoon.where != FIGHTING or not platoon.lost:
        return False
    return destroyed_teams(state, number) > fit_teams(state, number)


def testers(state: State) -> list[int]:
    """FW-0.8 (h): the active player's platoons by number, then the opponent's."""
    found: list[int] = []
    for side in (state.side, 1 - state.side):
        for platoon in state.platoons:
            if platoon.side == side and must_test(state, platoon.number):
                found.append(platoon.number)
    return found


def break_platoon(state: State, number: int, told: Told) -> None:
    """FW-12.3, FW-6.23: the platoon is removed; teams of others that it carried get off."""
    platoon = state.platoon(number)
    told.tell("FW-12.3", "platoon-breaks", platoon=platoon_name(platoon))
    for team in state.teams:
        if team.platoon == number and team.present:
            aboard = [other for other in state.carried(team.id) if other.platoon != number]
            team.place = DESTROYED
            team.carrier = 0
            team.flags = 0
            ask_to_place(state, team, aboard, told)
    platoon.where = BROKEN
    platoon.pinned = False


@final
class Morale(Stage):
    """FW-12.1: every platoon that must test its morale, one after another."""

    def name(self) -> str:
        return "morale"

    def run(self, state: State, fate: Fate, told: Told) -> None:
        for number in reversed(testers(state)):
            begin_test(state, MoraleTest(number, 0))


@final
class MoraleTest(Test):
    """FW-12.3: a platoon that fails is removed."""

    purpose: ClassVar = 6
    rule: ClassVar = "FW-12.3"
    key: ClassVar = "test-morale"

    def failed(self, state: State, fate: Fate, told: Told) -> None:
        break_platoon(state, self.platoon, told)


# --- the company ---------------------------------------------------------------------------------


def platoons_lost(state: State, side: int) -> int:
    """FW-12.6: destroyed platoons; independent teams are none."""
    count = 0
    for platoon in state.platoons:
        if platoon.side == side and not platoon.independent and platoon.where == BROKEN:
            count += 1
    return count


def platoons_left(state: State, side: int) -> int:
    """FW-12.6: platoons on the table; those in reserve or ambush do not count."""
    count = 0
    for platoon in state.platoons:
        if platoon.side == side and not platoon.independent and platoon.where == FIGHTING:
            count += 1
    return count


def company_motivation(state: State, side: int) -> int:
    """FW-12.6: the motivation of the company: the worst of its platoons."""
    worst = 2
    for platoon in state.platoons:
        if platoon.side == side:
            worst = min(worst, platoon.motivation)
    return worst


def company_stands(state: State, side: int, fate: Fate, told: Told) -> bool:
    """FW-12.6: a company with more platoons destroyed than on the table takes a test."""
    lost, left = platoons_lost(state, side), platoons_left(state, side)
    if lost <= left:
        return True
    needed, die = MOTIVATION_TEST[company_motivation(state, side)], fate.die()
    told.tell(
        "FW-12.6",
        "company-morale",
        side=side_name(side),
        lost=lost,
        left=left,
        die=die,
        needed=needed,
        outcome="passed" if die >= needed else "failed",
    )
    return die >= needed
