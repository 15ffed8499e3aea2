"""The tasks of the agenda as positions write them: a name and whole numbers.

This is the form of the first edition. Records carry fingerprints of positions, so it stays.
"""

from collections.abc import Callable
from typing import Final

from sztab.games.flames_of_war.chapters.c00_conventions.testing import AskReroll, Test
from sztab.games.flames_of_war.chapters.c03_turn.starting import (
    ClearSmoke,
    FreeTest,
    RallyTest,
    RemountTest,
)
from sztab.games.flames_of_war.chapters.c03_turn.turns import Changes, NextStep
from sztab.games.flames_of_war.chapters.c04_command.joining import AskJoin
from sztab.games.flames_of_war.chapters.c06_transport.survivors import AskPlace
from sztab.games.flames_of_war.chapters.c07_shooting.volley import EndFire, Volley
from sztab.games.flames_of_war.chapters.c09_hits.allocation import Allocation, AskAllocate
from sztab.games.flames_of_war.chapters.c09_hits.hits import Saves, StayInTest
from sztab.games.flames_of_war.chapters.c09_hits.scoring import (
    AIR,
    BOMBARDMENT,
    DEFENSIVE,
    DIRECT,
    MELEE,
    NO_SHELLS,
    Shells,
    read_choices,
)
from sztab.games.flames_of_war.chapters.c10_results.results import AskChange, AskWarrior
from sztab.games.flames_of_war.chapters.c11_assault.stages_blows import (
    AskBreakIn,
    AskIntent,
    AskReact,
    Fight,
    StandTest,
    Strike,
    Won,
)
from sztab.games.flames_of_war.chapters.c11_assault.stages_charge import (
    AskDefend,
    Charge,
    DefensiveFire,
    TerrorTest,
)
from sztab.games.flames_of_war.chapters.c11_assault.stages_end import AskConsolidate, EndAssault
from sztab.games.flames_of_war.chapters.c12_morale import Morale, MoraleTest
from sztab.games.flames_of_war.chapters.c13_artillery.bombarding import Impact, Ranging
from sztab.games.flames_of_war.chapters.c14_aircraft import (
    AirRanging,
    AskAaFire,
    AskAirStrike,
    AskIntercept,
    CallAircraft,
)
from sztab.games.flames_of_war.chapters.c15_reconnaissance import (
    AskDisengage,
    AskDisengageMove,
    DisengageTest,
    Forced,
    KeepStillTest,
)
from sztab.games.flames_of_war.chapters.c16_setup.deployment import (
    AskDeploy,
    AskHoldBack,
    Deployment,
    FirstTurn,
)
from sztab.games.flames_of_war.chapters.c16_setup.reserves import AskArrive, Reserves
from sztab.games.flames_of_war.state import Task
from sztab.games.flames_of_war.writing.clauses import Leg

Numbers = list[int]


def read_task(name: str, numbers: Numbers) -> Task:
    """Return the task that a position writes so; raises ``IndexError`` if numbers are missing."""
    return READERS[name](numbers)


def _mode(number: int) -> int:
    if not DIRECT <= number <= MELEE:
        raise IndexError(number)
    return number


def _volley(n: Numbers) -> Task:
    leaving = [-1 - number for number in n[1:] if number < -1]
    choices = read_choices([number for number in n[1:] if number >= -1])
    return Volley(n[0] & 1 != 0, n[0] & 2 != 0, choices, leaving)


def _allocation(n: Numbers) -> Task:
    if _mode(n[0]) <= DEFENSIVE:
        return Allocation(n[0], read_choices(n[1:]), [])
    return Allocation(n[0], [], n[1:])


def _saves(n: Numbers) -> Task:
    if n[0] == BOMBARDMENT:
        return Saves(BOMBARDMENT, Shells(n[1], n[2], True))
    if n[0] == AIR:
        return Saves(AIR, Shells(n[1], n[2], bool(n[3])))
    return Saves(_mode(n[0]), NO_SHELLS)


TESTS: Final[dict[int, Callable[[int, int], Test]]] = {
    0: RallyTest,
    1: RemountTest,
    2: FreeTest,
    3: StayInTest,
    4: TerrorTest,
    6: MoraleTest,
    7: KeepStillTest,
}
STAND: Final = 5  # the one test that remembers more


def _test(n: Numbers) -> Test:
    if n[0] == STAND:
        return StandTest(n[1], _fight(n[3:]))
    if n[0] not in TESTS:
        raise IndexError(n[0])
    return TESTS[n[0]](n[1], n[2])


def _fight(n: Numbers) -> Fight:
    return Fight(n[0], n[1], n[2], n[3], n[4])


def _charge(n: Numbers) -> Task:
    legs: list[Leg] = []
    at = 2
    while at < len(n):
        start, end = at + 3, at + 3 + n[at + 2]
        if n[at + 2] < 4 or n[at + 2] % 2 or end > len(n):
            raise IndexError(end)
        legs.append(Leg(n[at], tuple(n[start:end]), n[at + 1]))
        at = end
    return Charge(n[0], n[1], legs)


def _won(n: Numbers) -> Task:
    if len(n) == 6:
        return Won(_fight(n), n[5], [], [], True)
    return Won(_fight(n), n[5], n[7 : 7 + n[6]], n[7 + n[6] :], False)


def _break_in(n: Numbers) -> Task:
    rest = n[7 + n[6] :]
    places = [(rest[at], rest[at + 1]) for at in range(0, len(rest), 2)]
    return AskBreakIn(n[0], _fight(n[1:]), n[7 : 7 + n[6]], places)


READERS: Final[dict[str, Callable[[Numbers], Task]]] = {
    "volley": _volley,
    "allocation": _allocation,
    "saves": _saves,
    "end-fire": lambda n: EndFire(_mode(n[0])),
    "test": _test,
    "disengage-test": lambda n: DisengageTest(n[0]),
    "forced": lambda n: Forced(n[0]),
    "charge": _charge,
    "defensive-fire": lambda n: DefensiveFire(n[0], n[1], len(n) > 2),
    "strike": lambda n: Strike(_fight(n)),
    "won": _won,
    "end-assault": lambda n: EndAssault(n[0], n[1], n[2], len(n) > 3),
    "morale": lambda n: Morale(),
    "changes": lambda n: Changes(),
    "next-step": lambda n: NextStep(),
    "aircraft": lambda n: CallAircraft(),
    "reserves": lambda n: Reserves(),
    "starting-tests": lambda n: ClearSmoke(),
    "ranging": lambda n: Ranging(n[0], n[1], n[2], n[3], n[4], n[5:]),
    "impact": lambda n: Impact(n[0], n[1], n[2], n[3], n[4], n[5:]),
    "air-ranging": lambda n: AirRanging(n[0], n[1], n[2]),
    "deployment": lambda n: Deployment(n[0]),
    "first-turn": lambda n: FirstTurn(),
    "ask-join": lambda n: AskJoin(n[0], n[1], bool(n[2]), n[3:]),
    "ask-disengage": lambda n: AskDisengage(n[0], n[1]),
    "ask-disengage-move": lambda n: AskDisengageMove(n[0], n[1]),
    "ask-allocate": lambda n: AskAllocate(n[0], n[1], n[2:]),
    "ask-place": lambda n: AskPlace(n[0], n[1], n[2:]),
    "ask-warrior": lambda n: AskWarrior(n[0], n[1], n[2:]),
    "ask-change": lambda n: AskChange(n[0], n[1], n[2:]),
    "ask-aa-fire": lambda n: AskAaFire(n[0], n[1], n[2]),
    "ask-defend": lambda n: AskDefend(n[0], n[1], n[2], n[3] if len(n) > 3 else 0),
    "ask-break-in": _break_in,
    "ask-intent": lambda n: AskIntent(n[0], _fight(n[1:])),
    "ask-react": lambda n: AskReact(n[0], _fight(n[1:]), bool(n[6])),
    "ask-consolidate": lambda n: AskConsolidate(n[0], n[1], n[2], n[3]),
    "ask-arrive": lambda n: AskArrive(n[0], n[1]),
    "ask-deploy": lambda n: AskDeploy(n[0]),
    "ask-reroll": lambda n: AskReroll(n[0], _test(n[1:])),
    "ask-intercept": lambda n: AskIntercept(n[0]),
    "ask-air-strike": lambda n: AskAirStrike(n[0]),
    "ask-hold-back": lambda n: AskHoldBack(n[0]),
}
