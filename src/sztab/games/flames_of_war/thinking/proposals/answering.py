"""Section 19.2: answers to questions that are better than the default."""

from random import Random

from sztab.games.flames_of_war.chapters.c04_command.joining import AskJoin
from sztab.games.flames_of_war.chapters.c10_results.results import AskChange
from sztab.games.flames_of_war.chapters.c11_assault.stages_blows import AskIntent, AskReact
from sztab.games.flames_of_war.chapters.c11_assault.stages_end import AskConsolidate
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import guns_of
from sztab.games.flames_of_war.chapters.c14_aircraft import (
    SAFETY,
    AskAirStrike,
    AskIntercept,
    check_strike,
    planes,
)
from sztab.games.flames_of_war.chapters.c15_reconnaissance import AskDisengage, AskDisengageMove
from sztab.games.flames_of_war.chapters.c16_setup.deployment import (
    AskDeploy,
    AskHoldBack,
    held_back,
)
from sztab.games.flames_of_war.chapters.c16_setup.placing import allowed
from sztab.games.flames_of_war.geometry.footprints import is_within
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    COUNTERATTACK,
    DECLINE,
    DEPLOY,
    DISENGAGE,
    HOLD_BACK,
    INTENT,
    INTERCEPT,
    JOIN,
    YES,
    Move,
    Plain,
    Run,
)
from sztab.games.flames_of_war.state import Question, State
from sztab.games.flames_of_war.terms import ON_TABLE
from sztab.games.flames_of_war.thinking.proposals.roles import has_guns
from sztab.games.flames_of_war.thinking.proposals.stepping import consolidations, flights
from sztab.games.flames_of_war.thinking.proposals.steps.assaulting import charge
from sztab.games.flames_of_war.thinking.proposals.steps.placing import placings


def answers(state: State, seat: int, random: Random) -> list[Move]:
    """The default, and what else is worth a thought."""
    question = state.question()
    assert question is not None
    found = _thought_of(state, seat, question, random)
    if not isinstance(question, (AskDeploy, AskHoldBack)):  # there it is only a last resort
        found.append(question.default(state))
    if not isinstance(question, AskDeploy):  # these are judged one by one as they are thought of
        found = [move for move in found if question.check(state, move) is None]
    return found or [question.default(state)]


def _thought_of(state: State, seat: int, question: Question, random: Random) -> list[Move]:
    """What could be better than the default."""
    if isinstance(question, AskReact):
        fight = question.fight
        if question.may_counterattack:
            legs = charge(state, fight.struck, fight.striker, True)
            return [Run(COUNTERATTACK, 0, 0, legs)] if legs is not None else []
    elif isinstance(question, AskDisengage):
        return [Plain(DISENGAGE, (YES,))]
    elif isinstance(question, AskIntent):
        return [Plain(INTENT, (YES,))]
    elif isinstance(question, AskIntercept):
        return [Plain(INTERCEPT, (YES,))]
    elif isinstance(question, AskJoin):
        return [Plain(JOIN, (question.team, question.platoons[0]))]
    elif isinstance(question, AskChange):
        return question.listed(state)[1:2]  # behind "pass"
    elif isinstance(question, AskAirStrike):
        return strikes(state, random)
    elif isinstance(question, AskDisengageMove):
        return flights(state, seat, question.platoon)
    elif isinstance(question, AskConsolidate):
        return consolidations(state, seat, question.winner)
    elif isinstance(question, AskHoldBack):
        return [_held_back(state, seat, random)]
    elif isinstance(question, AskDeploy):
        return [*placings(state, random.choice(allowed(state, seat)), DEPLOY, random)]
    return []


def _held_back(state: State, seat: int, random: Random) -> Plain:
    """FW-16.12: guns that aim lie in ambush; infantry and batteries hold the table by turns."""
    reserve, ambush = held_back(state, seat)
    foot: list[int] = []
    batteries: list[int] = []
    guns: list[int] = []
    others: list[int] = []
    for platoon in state.platoons:
        if platoon.side == seat and not platoon.independent:
            if guns_of(state, platoon.number):
                batteries.append(platoon.number)
            elif has_guns(state, platoon.number):
                guns.append(platoon.number)
            elif any(t.type.vehicle for t in state.teams if t.platoon == platoon.number):
                others.append(platoon.number)  # what is fast still arrives in time
            else:
                foot.append(platoon.number)
    random.shuffle(foot)
    random.shuffle(batteries)
    hidden = (guns + foot + others + batteries)[:ambush]
    first = [number for number in foot + guns if number not in hidden]
    order = first[:1] + batteries[-1:] + first[1:] + batteries[:-1] + others
    order = [number for number in order if number not in hidden]
    later = order[len(order) - reserve :]
    return Plain(HOLD_BACK, (reserve, *sorted(later), *sorted(hidden)))


def strikes(state: State, random: Random) -> list[Move]:
    """Air strikes on enemies with no own team near."""
    found: list[Move] = []
    enemies = state.enemies(state.side)
    random.shuffle(enemies)
    for enemy in enemies:
        near = any(
            team.side == state.side
            and team.place == ON_TABLE
            and is_within(team.box, enemy.box, SAFETY)
            for team in state.teams
        )
        weapon = random.randrange(len(planes(state).names))
        if not near and check_strike(state, enemy.id, weapon) is None:
            found.append(Plain(AIR_STRIKE, (enemy.id, weapon)))
            break
    return found or [Plain(DECLINE)]
