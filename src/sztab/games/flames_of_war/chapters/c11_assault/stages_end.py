"""FW-11.19, FW-11.20: stages 9 to 11 of an assault: its end, consolidation, breakthrough."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, side_name
from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c04_command.joining import ask_joining
from sztab.games.flames_of_war.chapters.c11_assault.assault import put_teams
from sztab.games.flames_of_war.chapters.c11_assault.breaking_off import (
    check_steps,
    contacted,
    pin_the_struck,
)
from sztab.games.flames_of_war.moves import CONSOLIDATE, Move, Placing
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer


@final
class EndAssault(Stage):
    """FW-11.19, FW-11.20: the struck are pinned, the winner consolidates."""

    def __init__(self, attacker: int, target: int, winner: int, consolidated: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.winner: Final = winner
        self.consolidated: Final = consolidated  # only stage 11 is left

    def name(self) -> str:
        return "end-assault"

    def numbers(self) -> list[int]:
        found = [self.attacker, self.target, self.winner]
        return [*found, 1] if self.consolidated else found

    def run(self, state: State, fate: Fate, told: Told) -> None:
        attacker, target, winner = self.attacker, self.target, self.winner
        if self.consolidated:
            pin_the_struck(state, attacker, "FW-11.20", told)
            return
        side = state.platoon(winner).side
        name = platoon_name(state.platoon(winner))
        told.tell("FW-11.19", "assault-won", side=side_name(side), platoon=name)
        pin_the_struck(state, target, "FW-11.19", told)
        state.push(EndAssault(attacker, target, winner, True))
        able = any(team.operational for team in state.standing(winner))
        if able and commander(state, winner) is not None:  # FW-10.14
            state.push(AskConsolidate(side, winner, attacker, target))


@final
class AskConsolidate(Question):
    """FW-11.19: the winner moves; contact with another platoon is a breakthrough."""

    def __init__(self, seat: int, winner: int, attacker: int, target: int) -> None:
        super().__init__(seat)
        self.winner: Final = winner
        self.attacker: Final = attacker
        self.target: Final = target

    def name(self) -> str:
        return "ask-consolidate"

    def numbers(self) -> list[int]:
        return [self.seat, self.winner, self.attacker, self.target]

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Placing) and move.verb == CONSOLIDATE:
            loser = self.target if self.winner == self.attacker else self.attacker
            return check_steps(state, self.winner, loser, move)
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Placing)
        for team in state.standing(self.winner):
            team.start_x, team.start_y, team.start_heading = team.x, team.y, team.heading
        before = state.copy()
        moved = put_teams(state, move)
        winner = platoon_name(state.platoon(self.winner))
        told.tell("FW-11.19", "consolidates", platoon=winner, teams=moved)
        found = contacted(before, state, self.winner)
        if found:
            self._break_through(state, found[0], told)

    def _break_through(self, state: State, number: int, told: Told) -> None:
        """FW-11.19: the assault goes on against another platoon, from defensive fire on."""
        platoon, target = state.platoon(self.winner), state.platoon(number)
        platoon.broke_through = True
        platoon.worst = 0
        target.worst = 0
        target.hits = 0
        target.acted = True  # FW-11.2: it has been in an assault in this step
        told.tell(
            "FW-11.19",
            "breaks-through",
            platoon=platoon_name(platoon),
            target=platoon_name(target),
        )
        # The one step back in the order of the stages, and so the one import that waits.
        from sztab.games.flames_of_war.chapters.c11_assault.stages_charge import DefensiveFire

        state.push(DefensiveFire(self.winner, number, False))
        ask_joining(state, number)

    def draft(self) -> tuple[str, str]:
        return "consolidate", "offer-poses"

    def shown(self, state: State) -> Asked:
        return {"platoon": self.winner}

    def default(self, state: State) -> Move:
        return Placing(CONSOLIDATE, 0, ())
