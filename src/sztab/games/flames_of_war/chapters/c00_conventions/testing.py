"""FW-0.3, FW-4.7: tests on a die, and the leader who lets one be taken again."""

from typing import ClassVar, Final, final

from sztab.core.fate import Fate
from sztab.core.said import Name, Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c04_command.command import (
    commander,
    inspirer,
    motivation_number,
    skill_number,
)
from sztab.games.flames_of_war.chapters.c04_command.joining import ask_leaders
from sztab.games.flames_of_war.moves import NO, REROLL, YES, Move, Plain
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer
from sztab.games.flames_of_war.teams import Team


class Test(Stage):
    """FW-0.3: one die against the motivation of a platoon; a leader may have it taken again.

    Each test says in its own class what it is for: ``passed`` and ``failed``.
    """

    purpose: ClassVar[int]  # the number of this kind of test in positions
    rule: ClassVar[str]  # that asks for the test
    key: ClassVar[str]  # the words that tell its die

    def __init__(self, platoon: int, team: int) -> None:
        self.platoon: Final = platoon
        self.team: Final = team  # 0: the platoon as a whole

    def name(self) -> str:
        return "test"

    def numbers(self) -> list[int]:
        return [self.purpose, self.platoon, self.team]

    def passed(self, state: State, fate: Fate, told: Told) -> None:
        """Carry out what a pass brings."""

    def failed(self, state: State, fate: Fate, told: Told) -> None:
        """Carry out what a failure brings."""

    def needed(self, state: State) -> int:
        """Return the number to roll."""
        return motivation_number(state, self.platoon)

    def needs_commander(self) -> bool:
        """FW-10.7: return whether a platoon without a commander fails at once."""
        return True

    def takes_again(self, state: State) -> str:
        """Return the rule by which a failed test is rolled again without asking; "" for none."""
        return ""

    def run(self, state: State, fate: Fate, told: Told) -> None:
        if self.needs_commander() and commander(state, self.platoon) is None:
            told.tell("FW-10.7", "test-without-commander", name=self._who(state))
            self.failed(state, fate, told)
            return
        needed, die = self.needed(state), fate.die()
        passed = die >= needed
        rule = "" if passed else self.takes_again(state)
        asks = not passed and not rule and self._may_ask(state)
        self._tell(state, self.rule, needed, die, rule != "" or asks, False, told)
        if passed:
            self.passed(state, fate, told)
        elif rule:
            self.again(state, rule, fate, told)
        elif asks:
            state.push(AskReroll(state.platoon(self.platoon).side, self))
        else:
            self.failed(state, fate, told)

    def _may_ask(self, state: State) -> bool:
        """FW-4.7: return whether a leader has joined who may have a failed test taken again."""
        tested = self._tested(state)
        return self.needs_commander() and inspirer(state, self.platoon, tested) is not None

    def _tell(
        self,
        state: State,
        rule: str,
        needed: int,
        die: int,
        open: bool,
        again: bool,
        told: Told,
    ) -> None:
        """Tell what was needed, what was rolled and what came of it."""
        outcome = "passed" if die >= needed else ("open" if open else "failed")
        told.tell(
            rule,
            self.key,
            name=self._who(state),
            die=die,
            needed=needed,
            outcome=outcome,
            again="yes" if again else "no",
        )

    def again(self, state: State, rule: str, fate: Fate, told: Told) -> None:
        """FW-0.6: the same test once more, by a leader or protected ammunition; this die stands."""
        needed, die = motivation_number(state, self.platoon), fate.die()
        self._tell(state, rule, needed, die, False, True, told)
        if die >= needed:
            self.passed(state, fate, told)
        else:
            self.failed(state, fate, told)

    def _tested(self, state: State) -> Team | None:
        return state.team(self.team) if self.team else None

    def _who(self, state: State) -> Name:
        if self.team:
            return team_name(state.team(self.team))
        return platoon_name(state.platoon(self.platoon))


class SkillTest(Test):
    """FW-0.3: one die against the training of a platoon; nobody has it taken again."""

    def needed(self, state: State) -> int:
        return skill_number(state, self.platoon)

    def needs_commander(self) -> bool:
        return False


def begin_test(state: State, test: Test) -> None:
    """FW-4.10: put a test on the agenda; a leader near it may join first."""
    state.push(test)
    ask_leaders(state, test.platoon)


@final
class AskReroll(Question):
    """FW-4.7: a leader who has joined may have a failed test taken again."""

    def __init__(self, seat: int, test: Test) -> None:
        super().__init__(seat)
        self.test: Final = test

    def name(self) -> str:
        return "ask-reroll"

    def numbers(self) -> list[int]:
        return [self.seat, *self.test.numbers()]

    def check(self, state: State, move: Move) -> Refusal | None:
        answers = isinstance(move, Plain) and move.verb == REROLL
        return None if answers else not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        if isinstance(move, Plain) and move.numbers[0] == YES:
            self.test.again(state, "FW-4.7", fate, told)
        else:
            self.test.failed(state, fate, told)

    def default(self, state: State) -> Move:
        return Plain(REROLL, (YES,))

    def listed(self, state: State) -> list[Move]:
        return [Plain(REROLL, (NO,)), Plain(REROLL, (YES,))]
