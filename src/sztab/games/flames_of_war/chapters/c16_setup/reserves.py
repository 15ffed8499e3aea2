"""FW-16.10, FW-16.12 to FW-16.14: reserves, and when they arrive."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, side_name
from sztab.games.flames_of_war.moves import ARRIVE, Move, Plain
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer
from sztab.games.flames_of_war.teams import Platoon
from sztab.games.flames_of_war.terms import ARRIVING, RESERVE


def waiting_reserves(state: State) -> list[int]:
    """FW-16.10, FW-16.12: the platoons in reserve; observers come with their battery."""
    found: list[int] = []
    for platoon in state.platoons:
        if platoon.side != state.side or platoon.where != RESERVE:
            continue
        battery = state.platoon(platoon.battery) if platoon.battery else None
        with_battery = battery is not None and battery.where == RESERVE
        if not with_battery and state.turn_of(state.side) >= reserves_from(state, platoon):
            found.append(platoon.number)
    return found


def reserves_from(state: State, platoon: Platoon) -> int:
    """FW-16.10, FW-16.14: the turn from which dice are rolled for a platoon in reserve."""
    mission = state.field.mission
    delayed = mission.reserve_side == platoon.side and not platoon.undelayed
    return mission.reserve_from if delayed else 1


def reserve_dice(state: State, waiting: list[int]) -> int:
    """FW-16.10: one die in the first turn of reserves, two in the second, and so on."""
    begins = min([reserves_from(state, state.platoon(number)) for number in waiting])
    return state.turn_of(state.side) - begins + 1


@final
class Reserves(Stage):
    """FW-16.10: each 5 or 6 brings a platoon."""

    def name(self) -> str:
        return "reserves"

    def run(self, state: State, fate: Fate, told: Told) -> None:
        waiting = waiting_reserves(state)
        if not waiting:
            return
        arrivals = 0
        for _die in range(reserve_dice(state, waiting)):
            die = fate.die()
            arrivals += die >= 5
            outcome = "passed" if die >= 5 else "failed"
            told.tell(
                "FW-16.10",
                "reserve-die",
                side=side_name(state.side),
                die=die,
                outcome=outcome,
            )
        arrivals = min(arrivals, len(waiting))
        if arrivals == len(waiting):
            for number in waiting:
                arrive(state, number, told)
        elif arrivals:
            state.push(AskArrive(state.side, arrivals))


@final
class AskArrive(Question):
    """FW-16.13: the owner says which platoon of his reserves arrives, one after another."""

    def __init__(self, seat: int, arrivals: int) -> None:
        super().__init__(seat)
        self.arrivals: Final = arrivals

    def name(self) -> str:
        return "ask-arrive"

    def numbers(self) -> list[int]:
        return [self.seat, self.arrivals]

    def check(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Plain) or move.verb != ARRIVE:
            return not_an_answer()
        if move.numbers[0] in waiting_reserves(state):
            return None
        return Refusal("FW-16.13", "not-in-reserve", n=move.numbers[0])

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Plain)
        arrive(state, move.numbers[0], told)
        if self.arrivals > 1:
            state.push(AskArrive(self.seat, self.arrivals - 1))

    def shown(self, state: State) -> Asked:
        return {"platoons": waiting_reserves(state)}

    def default(self, state: State) -> Move:
        return Plain(ARRIVE, (waiting_reserves(state)[0],))

    def listed(self, state: State) -> list[Move]:
        return [Plain(ARRIVE, (number,)) for number in waiting_reserves(state)]


def arrive(state: State, number: int, told: Told) -> None:
    """FW-16.13: a platoon may move on this turn; its observers and artillery go with it."""
    state.platoon(number).where = ARRIVING
    for platoon in state.platoons:
        if platoon.battery == number and platoon.where == RESERVE:
            platoon.where = ARRIVING
    told.tell("FW-16.10", "arrives", platoon=platoon_name(state.platoon(number)))
