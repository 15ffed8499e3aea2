"""FW-11.3 to FW-11.9: stages 1 to 3 of an assault: the charge and defensive fire."""

from typing import ClassVar, Final, final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name
from sztab.games.flames_of_war.chapters.c00_conventions.testing import Test, begin_test
from sztab.games.flames_of_war.chapters.c04_command.command import pin
from sztab.games.flames_of_war.chapters.c07_shooting.volley import fire, push_action
from sztab.games.flames_of_war.chapters.c11_assault.assault import frightens, run_in
from sztab.games.flames_of_war.chapters.c11_assault.contact import armoured_only, touches_platoon
from sztab.games.flames_of_war.chapters.c11_assault.defence import (
    SENT_BACK,
    check_defence,
    default_defence,
    go_back,
)
from sztab.games.flames_of_war.chapters.c11_assault.stages_blows import Fight, Strike
from sztab.games.flames_of_war.chapters.c11_assault.stages_end import EndAssault
from sztab.games.flames_of_war.chapters.c15_reconnaissance import (
    AskDisengage,
    leave,
    may_disengage,
    passes_test,
)
from sztab.games.flames_of_war.moves import DEFEND, Fire, Move, Run
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer
from sztab.games.flames_of_war.terms import ASSAULTED
from sztab.games.flames_of_war.writing.clauses import Leg


def begin_assault(state: State, move: Run, told: Told) -> None:
    """FW-11.3: the platoon names its target; tanks must first be dared."""
    platoon = state.platoon(move.platoon)
    platoon.acted = True
    told.tell(
        "FW-11.3",
        "assaults",
        platoon=platoon_name(platoon),
        target=platoon_name(state.platoon(move.target)),
    )
    state.push(Charge(move.platoon, move.target, list(move.legs)))
    if frightens(state, move.platoon, move.target):
        begin_test(state, TerrorTest(move.platoon, 0))


@final
class TerrorTest(Test):
    """FW-11.3: a platoon that does not dare to charge tanks stays where it is."""

    purpose: ClassVar = 4
    rule: ClassVar = "FW-11.3"
    key: ClassVar = "test-terror"

    def failed(self, state: State, fate: Fate, told: Told) -> None:
        state.agenda.pop()  # the charge that waited for it
        told.tell("FW-11.3", "dares-not", platoon=platoon_name(state.platoon(self.platoon)))


@final
class Charge(Stage):
    """FW-11.4, FW-11.7, FW-11.25: the teams go in; without contact the assault is over."""

    def __init__(self, attacker: int, target: int, legs: list[Leg]) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.legs: Final = legs

    def name(self) -> str:
        return "charge"

    def numbers(self) -> list[int]:
        found = [self.attacker, self.target]
        for leg in self.legs:
            found += [leg.team, leg.heading, len(leg.path), *leg.path]
        return found

    def run(self, state: State, fate: Fate, told: Told) -> None:
        for platoon in (state.platoon(self.attacker), state.platoon(self.target)):
            platoon.worst = 0
            platoon.hits = 0
        for team in state.standing(self.attacker):
            team.start_x, team.start_y, team.start_heading = team.x, team.y, team.heading
            if team.side == state.side:
                team.set(ASSAULTED)
        attacker = platoon_name(state.platoon(self.attacker))
        told.tell("FW-11.4", "charges", platoon=attacker, teams=len(self.legs))
        run_in(state, self.legs, fate, told)
        attackers = state.standing(self.attacker)
        if any(touches_platoon(state, team, self.target) for team in attackers):
            state.push(DefensiveFire(self.attacker, self.target, False))
        else:
            platoon = state.platoon(self.attacker)
            told.tell("FW-11.25", "no-contact-made", platoon=platoon_name(platoon))


@final
class DefensiveFire(Stage):
    """FW-11.8, FW-11.9, FW-15.6: the defenders are asked, then it is judged what came of it."""

    def __init__(self, attacker: int, target: int, fired: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.fired: Final = fired

    def name(self) -> str:
        return "defensive-fire"

    def numbers(self) -> list[int]:
        return [self.attacker, self.target, 1] if self.fired else [self.attacker, self.target]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        if self.fired:
            self._judge(state, told)
            return
        side = state.platoon(self.target).side
        state.push(DefensiveFire(self.attacker, self.target, True))
        if default_defence(state, self.attacker, self.target, 0).lines:
            state.push(AskDefend(side, self.attacker, self.target, 0))
        if may_disengage(state, self.target):
            state.push(AskDisengage(side, self.target))

    def _judge(self, state: State, told: Told) -> None:
        """FW-11.9, FW-11.25: five hits send the attackers back; else stage 4 follows."""
        attacker, target = self.attacker, self.target
        platoon = state.platoon(attacker)
        if not state.standing(attacker):
            state.push(EndAssault(attacker, target, target, False))
        elif platoon.worst >= SENT_BACK and not armoured_only(state, attacker):
            told.tell("FW-11.9", "sent-back", platoon=platoon_name(platoon))
            pin(state, attacker, "FW-11.9", told)  # FW-4.9: an independent team alone is not
            for team in state.standing(attacker):
                go_back(state, team)
        else:
            state.push(Strike(Fight(attacker, target, attacker, target, 0)))

    def let_go(self, state: State, number: int, fate: Fate, told: Told) -> bool:
        """FW-15.6: from a charge it leaves at once, or does not fire."""
        if passes_test(state, number, "FW-15.6", fate, told):
            if isinstance(state.agenda[-1], AskDefend):
                state.agenda.pop()
            state.agenda.pop()
            leave(state, number)
            return True
        state.agenda = [task for task in state.agenda if not isinstance(task, AskDefend)]
        if default_defence(state, self.attacker, number, number).lines:
            state.push(AskDefend(state.platoon(number).side, self.attacker, number, number))
        return True


@final
class AskDefend(Question):
    """FW-11.8: the defenders fire at those who charge them."""

    def __init__(self, seat: int, attacker: int, target: int, silent: int) -> None:
        super().__init__(seat)
        self.attacker: Final = attacker
        self.target: Final = target
        self.silent: Final = silent  # FW-15.6: a platoon that failed to disengage; 0 for none

    def name(self) -> str:
        return "ask-defend"

    def numbers(self) -> list[int]:
        found = [self.seat, self.attacker, self.target]
        return [*found, self.silent] if self.silent else found

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Fire) and move.verb == DEFEND:
            return check_defence(state, self.seat, self.attacker, self.target, self.silent, move)
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Fire)
        if move.lines:
            fire(state, move, told)
            push_action(state, move)

    def draft(self) -> tuple[str, str]:
        return "defend", "offer-fire"

    def shown(self, state: State) -> Asked:
        return {"platoon": self.target, "attacker": self.attacker}

    def default(self, state: State) -> Move:
        return default_defence(state, self.attacker, self.target, self.silent)
