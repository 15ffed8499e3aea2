"""What is put before a person: answers, and the beginnings of drafts."""

from sztab.core.game import Offer, Warn
from sztab.core.said import Name, Refusal
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c03_turn.starting import may_call_aircraft
from sztab.games.flames_of_war.chapters.c05_movement.orders import faults_of_order
from sztab.games.flames_of_war.chapters.c11_assault.assault import check_platoon
from sztab.games.flames_of_war.chapters.c11_assault.charging import charge_targets
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import guns_of
from sztab.games.flames_of_war.chapters.c14_aircraft import AskAirStrike
from sztab.games.flames_of_war.chapters.c16_setup.deployment import AskDeploy
from sztab.games.flames_of_war.chapters.c16_setup.placing import allowed
from sztab.games.flames_of_war.moves import (
    ARRIVE,
    CHANGE_TANK,
    DECLINE,
    END_STEP,
    INTENT,
    JOIN,
    PASS,
    WARRIOR,
    Move,
    Order,
    Plain,
    Starting,
)
from sztab.games.flames_of_war.questions.orders.acts import beside_fire
from sztab.games.flames_of_war.questions.readiness import has_target, has_weapon, shooters
from sztab.games.flames_of_war.state import Question, State
from sztab.games.flames_of_war.teams import Platoon
from sztab.games.flames_of_war.terms import (
    AMBUSH,
    ARRIVING,
    ASSAULT,
    FIGHTING,
    MOVEMENT,
    SHOOTING,
    SIDES,
    STARTING,
    STEPS,
)
from sztab.games.flames_of_war.thinking.proposals.steps.placing import drafted


def offers(state: State, seat: int) -> list[Offer]:
    """What can be sent as it is, and the beginnings of drafts: orders, fire plans, charges.

    The text of a part is how its move begins; a client adds a clause for every team, asks
    ``reach`` where each can go and ``legal`` whether the whole will do.
    """
    question = state.question()
    if question is not None:
        return _answers(state, seat, question)
    found: list[Offer] = []
    if state.step == STARTING and not state.started:
        calls = may_call_aircraft(state)
        tests = "offer-starting-no-air" if calls else "offer-starting"
        found.append(_offer(Starting(), tests, ("die",)))
        if calls:
            call, say = (
                Starting(None, None, None, True),
                Name("offer-call-air", n=state.pools[seat]),
            )
            marker = (f"aircraft-{SIDES[seat]}",)
            found.append(Offer(call.text(), marker, say, warns=("die",)))
        for platoon in _platoons(state, seat, AMBUSH):
            found.append(_placing(state, seat, f"ambush {platoon.number}:", platoon))
    elif state.step == MOVEMENT:
        found += _orders(state, seat)
    elif state.step == SHOOTING:
        found += _shooting(state, seat)
    elif state.step == ASSAULT:
        for platoon in _platoons(state, seat, FIGHTING):
            if check_platoon(state, seat, platoon.number) is None:
                for target in charge_targets(state, platoon.number):
                    found.append(_charge(state, platoon, target))
    ends: Warn = "ends-turn" if state.step == ASSAULT else "ends-phase"
    key = f"offer-end-{STEPS[state.step]}"
    if state.step == SHOOTING and state.aircraft:
        key = "offer-end-shooting-air"
    found.append(_offer(Plain(END_STEP), key, (ends,)))
    return found


def idle(state: State, seat: int, pick: str) -> Refusal | None:
    """Why the platoon that is picked, or that of the team, has nothing to do now."""
    kind, _dash, digits = pick.partition("-")
    number = int(digits) if digits.isdecimal() and len(digits) < 4 else 0
    if kind == "team" and 1 <= number <= len(state.teams):
        number = state.team(number).joined or state.team(number).platoon
    elif kind == "aircraft":
        return _idle_aircraft(state, seat, pick)
    elif kind != "platoon" or not 1 <= number <= len(state.platoons):
        return None
    platoon = state.platoon(number)
    named = platoon_name(platoon)
    if platoon.side != seat:
        return Refusal("FW-5.1", "idle-enemy", platoon=named)
    if seat != state.side or state.question() is not None:
        return Refusal("FW-3.7", "idle-later", platoon=named)
    if state.step == MOVEMENT and platoon.acted:
        return Refusal("FW-5.1", "idle-ordered", platoon=named)
    if state.step == SHOOTING and platoon.acted:
        return Refusal("FW-7.2", "platoon-has-shot", platoon=named)
    if state.step == SHOOTING and platoon.doubled:
        return Refusal("FW-5.14", "platoon-doubled", platoon=named)
    if state.step == SHOOTING and has_weapon(state, number):
        return Refusal("FW-7.7", "idle-no-target", platoon=named)
    if state.step == SHOOTING:
        return Refusal("FW-7.2", "idle-silent", platoon=named)
    if state.step == ASSAULT:
        refusal = check_platoon(state, seat, number)
        return refusal or Refusal("FW-11.3", "idle-far", platoon=named)
    return Refusal("FW-3.7", "idle-later", platoon=named)


def _idle_aircraft(state: State, seat: int, pick: str) -> Refusal:
    """FW-14.2, FW-14.5: when aircraft are called, and when they strike."""
    if pick != f"aircraft-{SIDES[seat]}":
        return Refusal("FW-14.2", "idle-aircraft-enemy")
    if seat == state.side and state.aircraft:
        return Refusal("FW-14.5", "idle-aircraft-here")
    first_of_meeting = state.field.mission.meeting and sum(state.turns) <= 1
    return Refusal("FW-14.2", "idle-aircraft-meeting" if first_of_meeting else "idle-aircraft")


def _platoons(state: State, seat: int, where: int) -> list[Platoon]:
    """The platoons of a seat that have not acted in this step."""
    return [p for p in state.platoons if p.side == seat and not p.acted and p.where == where]


def _orders(state: State, seat: int) -> list[Offer]:
    """FW-5.1: a draft for every platoon, to stay, and to dig in."""
    found: list[Offer] = []
    for platoon in [*_platoons(state, seat, FIGHTING), *_platoons(state, seat, ARRIVING)]:
        picks, named = (f"platoon-{platoon.number}",), platoon_name(platoon)
        begin = f"move {platoon.number}:"
        found.append(Offer(begin, picks, Name("offer-move", platoon=named), part=True))
        if platoon.where == ARRIVING:
            continue
        hold, digging = Order(platoon.number, ()), Order(platoon.number, (), dig_in=True)
        say = Name("offer-hold", platoon=named)
        found.append(Offer(hold.text(), (*picks, "hold"), say))
        if not faults_of_order(state, seat, digging, True):
            say = Name("offer-dig-in", platoon=named)
            found.append(Offer(digging.text(), (*picks, "dig-in"), say, warns=("die",)))
    return found


def _shooting(state: State, seat: int) -> list[Offer]:
    """FW-7.2, FW-13.2: a draft for every platoon that may still shoot or bombard."""
    found: list[Offer] = []
    for platoon in shooters(state, seat):
        named = platoon_name(platoon)
        acts = has_target(state, platoon.number) or beside_fire(state, seat, platoon.number)
        verbs = ["shoot"] if acts else []
        if not platoon.independent and guns_of(state, platoon.number):
            verbs.append("bombard")
        for verb in verbs:
            picks = (f"platoon-{platoon.number}", verb)
            begin = f"{verb} {platoon.number}" + (":" if verb == "shoot" else " by")
            say = Name(f"offer-{verb}", platoon=named)
            found.append(Offer(begin, picks, say, warns=("die",), part=True))
    return found


def _charge(state: State, platoon: Platoon, target: int) -> Offer:
    """FW-11.4: the draft of a charge."""
    say = Name(
        "offer-assault",
        platoon=platoon_name(platoon),
        target=platoon_name(state.platoon(target)),
    )
    picks = (f"platoon-{platoon.number}", f"platoon-{target}")
    begin = f"assault {platoon.number} at {target}:"
    return Offer(begin, picks, say, warns=("die",), part=True)


def _placing(state: State, seat: int, begin: str, platoon: Platoon) -> Offer:
    """FW-16.2, FW-16.11: the draft of a placing, with the area that it must stay in."""
    zone = state.field.mission.zones[seat]
    ring = tuple(zip(zone.xs, zone.ys, strict=True))
    say = Name("offer-place", platoon=platoon_name(platoon))
    return Offer(begin, (f"platoon-{platoon.number}",), say, part=True, area=(ring,))


def _answers(state: State, seat: int, question: Question) -> list[Offer]:
    """Every answer where they are few; otherwise the default, and drafts."""
    found = [_answer(state, move) for move in question.listed(state)]
    if found:
        return found
    verb, key = question.draft()
    if isinstance(question, AskDeploy):
        for number in allowed(state, seat):
            found.append(_placing(state, seat, f"deploy {number}:", state.platoon(number)))
    elif verb:
        found.append(Offer(f"{verb}:", (verb,), Name(key), part=True))
    move = drafted(state, question)
    if isinstance(question, AskAirStrike):
        return [*found, Offer(move.text(), (DECLINE,), Name("offer-send-home"))]
    say = Name("offer-default", text=_short(move.text()))
    return [*found, Offer(move.text(), ("default",), say)]


def _answer(state: State, move: Move) -> Offer:
    """One of a few answers, in words."""
    assert isinstance(move, Plain)
    verb, numbers = move.verb, move.numbers
    say = Name("offer-pass")
    picks = [verb]
    if verb in (JOIN, ARRIVE):
        say = Name(f"offer-{verb}", platoon=platoon_name(state.platoon(numbers[-1])))
        at = f"platoon-{numbers[-1]}"
        picks = [at] if verb == ARRIVE else [*picks, at]  # its marker stands beside the table
    elif verb in (WARRIOR, CHANGE_TANK):
        say = Name(f"offer-{verb}", team=team_name(state.team(numbers[-1])))
        picks.append(f"team-{numbers[-1]}")
    elif verb == INTENT:
        say = Name("offer-intent-yes" if numbers[0] else "offer-intent-no")
        picks.append("yes" if numbers[0] else "no")
    elif verb != PASS:
        say = Name("offer-yes" if numbers[0] else "offer-no")
        picks.append("yes" if numbers[0] else "no")
    return Offer(move.text(), tuple(picks), say)


def _offer(move: Move, key: str, warns: tuple[Warn, ...]) -> Offer:
    return Offer(move.text(), (move.text(),), Name(key), warns=warns)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:60] + "…"
