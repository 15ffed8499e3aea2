"""The contract, checked: what every layer may rely on, for any game at any position.

``sztab fuzz`` and the contract tests call these after each step of random play; a game in
another package passes the same ones. A broken promise raises ``BrokenPromiseError``.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any

from sztab.core.errors import IllegalMoveError, NotationError
from sztab.core.fate import Fate, LoadedFate, RecordingFate
from sztab.core.game import AnyGame, Seat, Step
from sztab.core.odds import odds
from sztab.core.record import state_hash
from sztab.core.rulebook import rules
from sztab.core.said import Event, Name, Refusal
from sztab.core.words import LANGUAGES, said_json, say


class BrokenPromiseError(AssertionError):
    """A game does not keep the contract."""


def _hold(true: bool, promise: str) -> None:
    if not true:
        raise BrokenPromiseError(promise)


def check_said(game: AnyGame, said: Name | Event | Refusal) -> None:
    """Words exist in every language, and a cited rule is in the book."""
    for language in LANGUAGES:
        _hold(bool(say(game, language, said)), f"{said.key} says nothing in {language}")
    if not isinstance(said, Name):
        _hold(said.rule in rules(game), f"{said.key} cites {said.rule}, which no rulebook knows")


def check_position(game: AnyGame, state: Any) -> None:
    """Promises about a position alone: invariants, round trip, someone to decide or a result."""
    faults = game.faults(state)
    _hold(not faults, f"invariants broken: {'; '.join(faults)}")
    dumped = json.loads(json.dumps(game.dump(state)))
    _hold(
        state_hash(game, game.load(dumped)) == state_hash(game, state),
        "a position changes when it is written and read",
    )
    result = game.result(state)
    _hold((result is None) == bool(game.awaited(state)), "over, and somebody is still awaited")
    if result is not None:
        placed = sorted(seat for place in result.ranking for seat in place)
        _hold(placed == list(range(len(game.seats(state)))), "a seat has no place in the result")
        check_said(game, Refusal(result.rule, result.key))


def check_decision(game: AnyGame, state: Any, seat: Seat, random: Random) -> None:
    """Promises about one awaited seat: listed moves are legal, written and read back, and said."""
    listed = game.moves(state, seat)
    proposed = game.propose(state, seat, random, 8)
    _hold(bool(proposed), f"{game.seats(state)[seat]} is awaited and nothing is proposed")
    if game.lists_all(state, seat):
        _hold(bool(listed), f"{game.seats(state)[seat]} is awaited and has no move")
    for move in [*listed, *proposed]:
        text = game.text(move)
        refusal = game.check(state, seat, move)
        _hold(refusal is None, f"{text} is listed and refused by {refusal and refusal.rule}")
        _hold(game.text(game.parse(text)) == text, f"{text} is written and not read back")
    texts = [game.text(move) for move in listed]
    _hold(len(set(texts)) == len(texts), "a move is listed twice")
    check_said(game, game.prompt(state, seat))
    for offer in game.offers(state, seat):
        check_said(game, offer.say)
        if not offer.counts:
            refusal = game.check(state, seat, game.parse(offer.text))
            _hold(refusal is None, f"{offer.text} is offered and refused")


def check_refusals(game: AnyGame, state: Any, texts: Iterable[str], random: Random) -> None:
    """Moves from elsewhere: legal, or refused by a rule in words that tells the seat no secret."""
    for text in texts:
        move = game.parse(text)
        for seat in range(len(game.seats(state))):
            refusal = game.check(state, seat, move)
            if refusal is not None:
                check_said(game, refusal)
                try:
                    game.apply(state, seat, move, Fate())
                except IllegalMoveError:
                    pass
                else:
                    raise BrokenPromiseError(f"{text} is refused by check and carried out by apply")
            other = game.check(game.resample(state, seat, random), seat, move)
            _hold(
                (refusal and said_json(refusal)) == (other and said_json(other)),
                f"whether {text} is refused tells {game.seats(state)[seat]} a secret",
            )


def check_notation(game: AnyGame, texts: Iterable[str], random: Random) -> None:
    """Damaged text is refused in words or read as some move; it never crashes."""
    for text in texts:
        at = random.randrange(len(text) + 1)
        damaged = text[:at] + random.choice(["", " ", "§", "9999", "-", text]) + text[at + 1 :]
        try:
            game.parse(damaged)
        except NotationError as error:
            for language in LANGUAGES:
                _hold(bool(say(game, language, error.refusal)), "a refusal without words")


def seen(game: AnyGame, state: Any, seat: Seat | None) -> str:
    """All that reaches a seat between moves, as bytes: view, prompt and offers."""
    awaited = seat is not None and seat in game.awaited(state)
    return json.dumps(
        {
            "view": game.view(state, seat),
            "prompt": said_json(game.prompt(state, seat)),
            "offers": [
                [offer.text, offer.picks, said_json(offer.say), offer.warns, dict(offer.counts)]
                for offer in (game.offers(state, seat) if awaited and seat is not None else [])
            ],
        },
        sort_keys=True,
    )


def check_secrets(game: AnyGame, state: Any, random: Random) -> None:
    """What a seat is shown stays the same, byte for byte, when all it cannot know is drawn anew."""
    before = state_hash(game, state)
    for seat in [*range(len(game.seats(state))), None]:
        other = game.resample(state, seat, random)
        _hold(
            seen(game, other, seat) == seen(game, state, seat),
            f"seat {seat} is shown something it cannot know",
        )
        _hold(not game.faults(other), "resample breaks an invariant")
    _hold(state_hash(game, state) == before, "resample changes its argument")


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
    game.advance(copy, seat, move, replayed)
    _hold(not replayed.left, "advance asks less of fate than apply")
    _hold(state_hash(game, copy) == after, "advance and apply come to different states")
    _hold(state_hash(game, state) == before, "a copy shares something with its original")

    for event in step.told.events:
        check_said(game, event)
    if not chance.outcomes and not step.told.reveals:
        _check_nothing_learned(game, state, seat, move, step, random)
    return step


def _check_nothing_learned(
    game: AnyGame, state: Any, seat: Seat, move: Any, step: Step[Any], random: Random
) -> None:
    """A step without fate and without ``reveal`` teaches a seat no hidden fact, so undo is safe.

    Only seats that see the move itself are asked: to the others a secret move is itself hidden.
    """
    for other in [*range(len(game.seats(state))), None]:
        twin = game.resample(state, other, random)
        if seat not in game.awaited(twin) or game.check(twin, seat, move) is not None:
            continue
        twin_step = game.apply(twin, seat, move, Fate())
        _hold(
            _heard(step, other) == _heard(twin_step, other)
            and json.dumps(game.view(step.state, other), sort_keys=True)
            == json.dumps(game.view(twin_step.state, other), sort_keys=True),
            f"{game.text(move)} shows seat {other} a hidden thing and does not say that it reveals",
        )


def _heard(step: Step[Any], seat: Seat | None) -> str:
    return json.dumps([said_json(event) for event in step.told.events if event.heard_by(seat)])


def check_odds(game: AnyGame, state: Any, seat: Seat, move: Any, fate: Fate, samples: int) -> None:
    """Enumerated outcomes sum to 1, and sampling agrees with them."""
    exact: dict[str, float] = defaultdict(float)
    total = 0.0
    for chance in odds(game, state, seat, move):
        exact[state_hash(game, chance.state)] += chance.probability
        total += chance.probability
    _hold(abs(total - 1) < 1e-9, f"the odds of {game.text(move)} sum to {total}")
    drawn = Counter(
        state_hash(game, game.apply(state, seat, move, fate).state) for _sample in range(samples)
    )
    _hold(set(drawn) <= set(exact), "sampling reaches a state that enumeration does not know")
    for state_id, probability in exact.items():
        spread = (probability * (1 - probability) / samples) ** 0.5
        _hold(
            abs(drawn[state_id] / samples - probability) <= 5 * spread + 1e-9,
            f"sampling {game.text(move)} does not agree with its odds",
        )
