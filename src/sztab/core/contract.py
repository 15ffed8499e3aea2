"""The contract, checked: what every layer may rely on, for any game at any position.

``sztab fuzz`` and the contract tests call these after each step of random play; a game in
another package passes the same ones. A broken promise raises ``BrokenPromiseError``.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from sztab.core.errors import FateError, IllegalMoveError, NotationError
from sztab.core.fate import Fate, LoadedFate, RecordingFate, SeededFate, enumerate_fate
from sztab.core.game import AnyGame, Json, Seat, Step
from sztab.core.record import state_hash
from sztab.core.rulebook import rules
from sztab.core.said import Event, Name, Refusal
from sztab.core.words import LANGUAGES, said_json, say

NOTATION = "notation"  # stands for a rule where a text is no move at all
WARNINGS = ("die", "card", "reveals", "ends-phase", "ends-turn", "lasting")
COURSES = 400  # of fate: a move with more is not enumerated here
DOUBTS = 120  # moves and outcomes of a decision: one with more is not searched for doubts
TRIES = 40  # a hidden fact that is drawn anew this often comes out different at least once


class BrokenPromiseError(AssertionError):
    """A game does not keep the contract."""


def _hold(true: bool, promise: str) -> None:
    if not true:
        raise BrokenPromiseError(promise)


# What each game has said so far, by shape: to say it again with other numbers proves nothing new.
_SAID: WeakKeyDictionary[AnyGame, set[str]] = WeakKeyDictionary()


def _shape(said: Name | Event | Refusal) -> str:
    """A message and its arguments without their values."""
    args = [
        f"{arg}={_shape(value) if isinstance(value, Name) else type(value).__name__}"
        for arg, value in said.args.items()
    ]
    return f"{said.key}({', '.join(args)})"


def check_said(game: AnyGame, said: Name | Event | Refusal) -> None:
    """Words exist in every language, and a cited rule is in the book."""
    shape = _shape(said) if isinstance(said, Name) else f"{said.rule} {_shape(said)}"
    before = _SAID.setdefault(game, set())
    if shape in before:
        return
    for language in LANGUAGES:
        _hold(bool(say(game, language, said)), f"{said.key} says nothing in {language}")
    if not isinstance(said, Name):
        _hold(said.rule in rules(game), f"{said.key} cites {said.rule}, which no rulebook knows")
    before.add(shape)


# --- positions and decisions -----------------------------------------------------------------


def check_position(game: AnyGame, state: Any) -> None:
    """Promises about a position alone: invariants, round trip, someone to decide or a result."""
    faults = game.faults(state)
    _hold(not faults, f"invariants broken: {'; '.join(faults)}")
    before = state_hash(game, state)
    dumped = game.dump(state)
    read = game.load(json.loads(json.dumps(dumped)))
    _hold(state_hash(game, read) == before, "a position changes when it is written and read")
    _hold(game.awaited(read) == game.awaited(state), "a position read back awaits other seats")
    for seat in [*range(len(game.seats(state))), None]:
        check_said(game, game.prompt(state, seat))
        _hold(seen(game, read, seat) == seen(game, state, seat), "a position read back looks other")
        shown = json.dumps(game.view(state, seat))
        _spoil(game.view(state, seat))
        _hold(json.dumps(game.view(state, seat)) == shown, "a view shares what a later one shows")
    _spoil(dumped)
    _hold(state_hash(game, state) == before, "a view or a dumped position shares the state's lists")
    for seat in range(len(game.seats(state))):
        _hold(-1 <= game.evaluate(state, seat) <= 1, "a position is worth more than a won game")
    _check_result(game, state)


def _check_result(game: AnyGame, state: Any) -> None:
    result = game.result(state)
    _hold(result is None or not game.awaited(state), "over, and somebody is still awaited")
    _hold(result is not None or bool(game.awaited(state)), "not over, and nobody is awaited")
    if result is not None:
        seats = list(range(len(game.seats(state))))
        placed = sorted(seat for place in result.ranking for seat in place)
        _hold(placed == seats and all(result.ranking), "a seat has no place in the result")
        _hold(len(result.scores) == len(seats), "a seat has no score in the result")
        check_said(game, Refusal(result.rule, result.key, **result.args))
        for language in LANGUAGES:
            ending = say(game, language, result.words)
            _hold(ending.endswith((".", "!")), f"{result.key} is no sentence in {language}")


def _spoil(plain: Json) -> None:
    """Empty every list and object that was handed out; neither state nor later views notice."""
    if isinstance(plain, (dict, list)):
        for part in plain.values() if isinstance(plain, dict) else plain:
            _spoil(part)
        with suppress(TypeError):  # what is printed stays, as it must: others are shown it too
            plain.clear()


def check_decision(game: AnyGame, state: Any, seat: Seat, random: Random) -> None:
    """Promises about one awaited seat: listed moves are legal, written and read back, and said."""
    who = game.seats(state)[seat]
    before = state_hash(game, state)
    listed = game.moves(state, seat)
    proposed = game.propose(state, seat, random, 8)
    _hold(bool(proposed), f"{who} is awaited and nothing is proposed")
    _hold(len(proposed) <= 8, f"{who} is proposed more moves than were asked for")
    texts = [game.text(move) for move in listed]
    if game.lists_all(state, seat):
        _hold(bool(listed), f"{who} is awaited and has no move")
    _hold(len(set(texts)) == len(texts), "a move is listed twice")
    for move in [*listed, *proposed]:
        text = game.text(move)
        read = game.parse(text)
        _hold(game.text(read) == text, f"{text} is written and not read back")
        for same in (move, read):
            refusal = game.check(state, seat, same)
            _hold(refusal is None, f"{text} is listed and refused by {refusal and refusal.rule}")
    _check_offers(game, state, seat)
    _hold(state_hash(game, state) == before, "a question changes the state")


def _check_offers(game: AnyGame, state: Any, seat: Seat) -> None:
    offers = game.offers(state, seat)
    _hold(bool(offers), f"{game.seats(state)[seat]} is awaited and is offered nothing")
    for offer in offers:
        check_said(game, offer.say)
        if offer.cost is not None:
            check_said(game, offer.cost)
        _hold(set(offer.warns) <= {*WARNINGS}, f"{offer.text} warns of {offer.warns}")
        if not offer.counts and not offer.part:
            refusal = game.check(state, seat, game.parse(offer.text))
            _hold(refusal is None, f"{offer.text} is offered and refused")


def check_refusals(game: AnyGame, state: Any, texts: Iterable[str], random: Random) -> None:
    """Moves from elsewhere: legal, or refused by a rule in words that tells the seat no secret."""
    for text in texts:
        move = game.parse(text)
        for seat in range(len(game.seats(state))):
            refusal = game.check(state, seat, move)
            if refusal is None:
                _hold(seat in game.awaited(state), f"{text} is allowed to a seat that must wait")
            else:
                check_said(game, refusal)
                _check_not_carried_out(game, state, seat, move)
            other = game.check(game.resample(state, seat, random), seat, move)
            _hold(
                (refusal and said_json(refusal)) == (other and said_json(other)),
                f"whether {text} is refused tells {game.seats(state)[seat]} a secret",
            )


def _check_not_carried_out(game: AnyGame, state: Any, seat: Seat, move: Any) -> None:
    before = state_hash(game, state)
    try:
        game.apply(state, seat, move, Fate())
    except IllegalMoveError as error:
        check_said(game, error.refusal)
    except FateError:
        raise BrokenPromiseError(f"{game.text(move)} asks fate before it is refused") from None
    else:
        raise BrokenPromiseError(f"{game.text(move)} is refused by check and carried out by apply")
    _hold(state_hash(game, state) == before, "a refused move changes the state")


def check_notation(game: AnyGame, texts: Iterable[str], random: Random) -> None:
    """Damaged text is refused in words or read as some move; it never crashes."""
    for text in texts:
        at = random.randrange(len(text) + 1)
        damage = random.choice(["", " ", "§", "9999", "-", "\n", text])
        _check_read(game, text[:at] + damage + text[at + 1 :])


def _check_read(game: AnyGame, text: str) -> None:
    try:
        written = game.text(game.parse(text))
    except NotationError as error:
        if error.refusal.rule == NOTATION:
            check_said(game, Name(error.refusal.key, **error.refusal.args))
        else:
            check_said(game, error.refusal)
        return
    _hold(game.text(game.parse(written)) == written, f"{written} is written and not read back")


# --- secrets ---------------------------------------------------------------------------------


def seen(game: AnyGame, state: Any, seat: Seat | None) -> str:
    """All that reaches a seat between moves, as bytes: view, prompt and offers."""
    awaited = seat is not None and seat in game.awaited(state)
    return json.dumps(
        {
            "view": game.view(state, seat),
            "picture": game.picture(state, seat),
            "prompt": said_json(game.prompt(state, seat)),
            "offers": [
                [
                    *(offer.text, offer.picks, said_json(offer.say), offer.warns),
                    *(offer.cost and said_json(offer.cost), dict(offer.counts), offer.part),
                    offer.area,
                ]
                for offer in (game.offers(state, seat) if awaited and seat is not None else [])
            ],
        },
        sort_keys=True,
    )


def _heard(step: Step[Any], seat: Seat | None) -> str:
    return json.dumps([said_json(event) for event in step.told.events if event.heard_by(seat)])


def _everybody(game: AnyGame, state: Any) -> list[Seat | None]:
    return [*range(len(game.seats(state))), None]


def check_secrets(game: AnyGame, state: Any, random: Random) -> None:
    """What a seat is shown stays the same, byte for byte, when all it cannot know is drawn anew."""
    before = state_hash(game, state)
    for seat in _everybody(game, state):
        other = game.resample(state, seat, random)
        _hold(
            seen(game, other, seat) == seen(game, state, seat),
            f"seat {seat} is shown something it cannot know",
        )
        _hold(game.awaited(other) == game.awaited(state), "resample changes who must decide")
        _hold(not game.faults(other), "resample breaks an invariant")
        _hold(
            not game.all_open or state_hash(game, other) == before,
            "resample draws anew where all is open",
        )
        _hold(
            state_hash(game, game.load(json.loads(json.dumps(game.dump(other)))))
            == state_hash(game, other),
            "resample comes to a position that cannot be set up",
        )
    _hold(state_hash(game, state) == before, "resample changes its argument")


def check_doubts(game: AnyGame, state: Any, seat: Seat, random: Random) -> None:
    """What may come of one decision: a seat that cannot tell two states apart stays in doubt.

    ``check_secrets`` would be content with a ``resample`` that draws nothing anew. So every move
    of *seat* is made with every outcome of fate; where another seat sees and hears the same in
    two of these states, ``resample`` must bring another state sooner or later, and never one that
    the seat can rule out by what it heard.
    """
    listed = game.lists_all(state, seat)
    moves = game.moves(state, seat) if listed else game.propose(state, seat, random, 8)
    if len(moves) > DOUBTS:
        return
    courses: list[Step[Any]] = []
    for move in moves:
        courses += _courses(game, state, seat, move)
        if len(courses) > DOUBTS:
            return
    hashes = [state_hash(game, step.state) for step in courses]
    for other in _everybody(game, state):
        sounds = [_heard(step, other) for step in courses]
        heard: dict[str, set[str]] = defaultdict(set)
        for at in range(len(courses)):
            heard[hashes[at]].add(sounds[at])
        alike = _alike(game, courses, sounds, other)
        for ats in random.sample(alike, min(6, len(alike))):
            doubtful = len({hashes[at] for at in ats}) > 1
            at = random.choice(ats)
            drawn = {
                state_hash(game, game.resample(courses[at].state, other, random))
                for _try in range(TRIES if doubtful else 2)
            }
            _hold(
                not doubtful or drawn != {hashes[at]},
                f"resample draws nothing anew of what is hidden from seat {other}",
            )
            _hold(
                all(sounds[at] in heard[one] for one in drawn if one in heard),
                f"seat {other} is told something it cannot know",
            )


def _alike(
    game: AnyGame, courses: list[Step[Any]], sounds: list[str], seat: Seat | None
) -> list[list[int]]:
    """The courses in groups that *seat* cannot tell apart; sight is asked only if need be."""
    by_sound: dict[str, list[int]] = defaultdict(list)
    for at, sound in enumerate(sounds):
        by_sound[sound].append(at)
    groups: list[list[int]] = []
    for ats in by_sound.values():
        if len(ats) == 1:
            groups.append(ats)
            continue
        by_sight: dict[str, list[int]] = defaultdict(list)
        for at in ats:
            by_sight[seen(game, courses[at].state, seat)].append(at)
        groups.extend(by_sight.values())
    return groups


def _courses(game: AnyGame, state: Any, seat: Seat, move: Any) -> list[Step[Any]]:
    """What a move comes to in every course of fate; one too many where it is cut short."""
    runs = enumerate_fate(lambda fate: game.apply(state, seat, move, fate))
    return [step for _probability, _outcomes, step in islice(runs, DOUBTS + 1)]


# --- steps -----------------------------------------------------------------------------------


def check_step(
    game: AnyGame, state: Any, seat: Seat, move: Any, fate: Fate, random: Random
) -> Step[Any]:
    """Make a move by ``apply`` and hold it to every promise about steps."""
    before = state_hash(game, state)
    chance = RecordingFate(fate)
    step = game.apply(state, seat, move, chance)
    after = state_hash(game, step.state)
    _hold(state_hash(game, state) == before, "apply changes its argument")

    copy = game.copy(state)
    replayed = LoadedFate(chance.outcomes)
    try:
        game.advance(copy, seat, move, replayed)
    except FateError:
        raise BrokenPromiseError("advance asks more of fate than apply") from None
    _hold(not replayed.left, "advance asks less of fate than apply")
    _hold(state_hash(game, copy) == after, "advance and apply come to different states")
    _hold(state_hash(game, state) == before, "a copy shares something with its original")

    again = game.apply(state, seat, move, LoadedFate(chance.outcomes))
    _hold(state_hash(game, again.state) == after, "the same move comes to different states")
    for event in step.told.events:
        check_said(game, event)
    for other in _everybody(game, state):
        _hold(_heard(step, other) == _heard(again, other), "the same move is told differently")
    _wear_out(game, again.state, random)
    _hold(state_hash(game, state) == before, "apply shares something with its argument")
    if not chance.outcomes and not step.told.reveals:
        _check_nothing_learned(game, state, seat, move, step, random)
    return step


def _wear_out(game: AnyGame, state: Any, random: Random) -> None:
    """Change *state* in place by a few moves, to see who else changes with it."""
    for _move in range(3):
        awaited = game.awaited(state)
        if awaited:
            seat = random.choice(awaited)
            move = random.choice(game.propose(state, seat, random, 4))
            game.advance(state, seat, move, SeededFate(random))


def _check_nothing_learned(
    game: AnyGame, state: Any, seat: Seat, move: Any, step: Step[Any], random: Random
) -> None:
    """A step without fate and without ``reveal`` teaches a seat no hidden fact, so undo is safe.

    Only seats that see the move itself are asked: to the others a secret move is itself hidden.
    """
    for other in _everybody(game, state):
        twin = game.resample(state, other, random)
        if seat not in game.awaited(twin) or game.check(twin, seat, move) is not None:
            continue
        shown = f"{game.text(move)} shows seat {other} a hidden thing and does not say so"
        try:
            twin_step = game.apply(twin, seat, move, Fate())
        except FateError:
            raise BrokenPromiseError(f"{shown}: whether fate is asked depends on it") from None
        _hold(
            _heard(step, other) == _heard(twin_step, other)
            and json.dumps(game.view(step.state, other), sort_keys=True)
            == json.dumps(game.view(twin_step.state, other), sort_keys=True),
            shown,
        )


# --- odds ------------------------------------------------------------------------------------


def check_odds(game: AnyGame, state: Any, seat: Seat, move: Any, fate: Fate, samples: int) -> None:
    """Enumerated outcomes sum to 1, and sampling agrees with them.

    A move with too many courses of fate is left alone: its enumeration would not end in time.
    """
    runs = enumerate_fate(lambda fate: state_hash(game, game.apply(state, seat, move, fate).state))
    courses = list(islice(runs, COURSES + 1))
    if len(courses) > COURSES:
        return
    exact: dict[str, float] = defaultdict(float)
    for probability, _outcomes, after in courses:
        exact[after] += probability
    total = sum(exact.values())
    _hold(abs(total - 1) < 1e-9, f"the odds of {game.text(move)} sum to {total}")
    drawn = Counter(
        state_hash(game, game.apply(state, seat, move, fate).state) for _sample in range(samples)
    )
    _hold(set(drawn) <= set(exact), "sampling reaches a state that enumeration does not know")
    for state_id, probability in exact.items():
        # Five standard deviations, and five more for outcomes too rare to be near a normal curve.
        # A sum of floats may exceed 1 by a hair.
        spread = (samples * probability * max(0.0, 1 - probability)) ** 0.5
        _hold(
            abs(drawn[state_id] - samples * probability) <= 5 * spread + 5,
            f"sampling {game.text(move)} does not agree with its odds",
        )
