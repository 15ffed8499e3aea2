"""FW-13.2, FW-13.8 to FW-13.10, FW-15.5: a bombardment is carried out."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import reachable
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import (
    ATTEMPTS,
    aim_point,
    eye,
    firing_guns,
    guns_of,
    ranging_number,
    trails,
)
from sztab.games.flames_of_war.chapters.c13_artillery.templates import fall
from sztab.games.flames_of_war.chapters.c15_reconnaissance import (
    AskDisengage,
    leave,
    may_disengage,
    passes_test,
)
from sztab.games.flames_of_war.geometry.measure import canonical, heading_to
from sztab.games.flames_of_war.moves import HIGH_EXPLOSIVE, REPEAT, Bombard
from sztab.games.flames_of_war.state import Stage, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DIRECTING, ON_TABLE, SHOT


def bombard(state: State, move: Bombard, told: Told) -> None:
    """FW-13.2: the battery fires; what is left to be done goes on the agenda."""
    platoon = state.platoon(move.battery)
    x, y = aim_point(state, move)
    guns = firing_guns(state, move, x, y)
    for gun in guns_of(state, move.battery):
        if platoon.independent:
            state.platoon(gun.platoon).acted = True
    platoon.acted = True
    director = state.team(move.directing)
    director.set(DIRECTING)
    eye(state, director).set(DIRECTING)  # FW-6.24: the observer's tank does not shoot either
    for gun in guns:
        gun.set(SHOT)
        _turn(state, gun, x, y)
    told.tell("FW-13.2", "bombards", platoon=platoon_name(platoon), guns=len(guns))
    ids = [gun.id for gun in guns]
    if move.mode == REPEAT:
        state.push(Impact(move.battery, move.mode, 0, canonical(x), canonical(y), ids))
    else:
        state.push(Ranging(move.battery, move.directing, move.aim, move.mode, 0, ids))


def _turn(state: State, gun: Team, x: float, y: float) -> None:
    """FW-13.22: guns turn to the aim point if there is room."""
    heading = heading_to(x - gun.box.x, y - gun.box.y)
    box = gun.box_at(gun.x, gun.y, heading)
    if on_table(state.field, box) and not overlapped(state, gun, box):
        gun.put(gun.x, gun.y, heading)


@final
class Ranging(Stage):
    """FW-13.8: one attempt to range in on a team; after the first the aim may disengage."""

    def __init__(
        self, battery: int, director: int, aim: int, mode: int, failed: int, guns: list[int]
    ) -> None:
        self.battery: Final = battery
        self.director: Final = director
        self.aim: Final = aim
        self.mode: Final = mode
        self.failed: Final = failed  # attempts so far
        self.guns: Final = guns

    def name(self) -> str:
        return "ranging"

    def numbers(self) -> list[int]:
        return [self.battery, self.director, self.aim, self.mode, self.failed, *self.guns]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        target = state.team(self.aim)
        number = target.joined or target.platoon
        if self._fails_first(state, target, fate, told) and may_disengage(state, number):
            state.push(AskDisengage(target.side, number))

    def _fails_first(self, state: State, target: Team, fate: Fate, told: Told) -> bool:
        """FW-13.8, FW-15.5: one attempt; ``True`` when the first has failed."""
        director = state.team(self.director)
        if target.place != ON_TABLE:
            return False
        looker = eye(state, director)
        if self.failed and not sees(state, looker, target) and not trails(state, target):
            told.tell("FW-15.5", "aim-lost", target=team_name(target))
            return False
        needed = reachable(state, ranging_number(state, director, target))
        if needed > 6:
            name = team_name(target)
            told.tell("FW-0.5", "cannot-range-in", needed=needed, target=name)
            return False
        die = fate.die()
        told.tell(
            "FW-13.8",
            "ranges-in",
            die=die,
            needed=needed,
            attempt=self.failed + 1,
            target=team_name(target),
            outcome="passed" if die >= needed else "failed",
        )
        if die >= needed:
            platoon = state.platoon(self.battery)
            if self.mode == HIGH_EXPLOSIVE:  # FW-13.19: smoke cannot be repeated
                platoon.ranged_x, platoon.ranged_y = target.x, target.y
                platoon.ranged_turn = state.turn_of(platoon.side)
            state.push(Impact(self.battery, self.mode, self.failed, target.x, target.y, self.guns))
        elif self.failed + 1 < ATTEMPTS:
            state.push(
                Ranging(
                    self.battery, self.director, self.aim, self.mode, self.failed + 1, self.guns
                )
            )
            return self.failed == 0
        else:
            told.tell("FW-13.8", "not-ranged")
        return False

    def let_go(self, state: State, number: int, fate: Fate, told: Told) -> bool:
        """FW-15.5: from shells it leaves before they fall."""
        if passes_test(state, number, "FW-15.5", fate, told):
            leave(state, number)
        return True


@final
class Impact(Stage):
    """FW-13.11: the shells fall where they were aimed."""

    def __init__(
        self, battery: int, mode: int, failed: int, x: int, y: int, guns: list[int]
    ) -> None:
        self.battery: Final = battery
        self.mode: Final = mode
        self.failed: Final = failed  # attempts to range in
        self.x: Final = x
        self.y: Final = y
        self.guns: Final = guns

    def name(self) -> str:
        return "impact"

    def numbers(self) -> list[int]:
        return [self.battery, self.mode, self.failed, self.x, self.y, *self.guns]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        fall(state, self.battery, self.mode, self.failed, self.x, self.y, self.guns, fate, told)
