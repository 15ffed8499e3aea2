"""Promises about a step: what a move does, tells and leaves alone, and how likely it is."""

import json
from collections import Counter, defaultdict
from itertools import islice
from random import Random
from typing import Any, Final

from sztab.core.errors import FateError
from sztab.core.fate import Fate, LoadedFate, RecordingFate, SeededFate, enumerate_fate
from sztab.core.game import AnyGame, Seat, Step
from sztab.core.record import state_hash
from sztab.testing.promises import BrokenPromiseError, check_said, hold
from sztab.testing.secrets import everybody, heard_by

COURSES: Final = 400  # of fate: a move with more is not enumerated here


def check_step(
    game: AnyGame, state: Any, seat: Seat, move: Any, fate: Fate, random: Random
) -> Step[Any]:
    """Make a move by ``apply`` and hold it to every promise about steps."""
    before = state_hash(game, state)
    chance = RecordingFate(fate)
    step = game.apply(state, seat, move, chance)
    after = state_hash(game, step.state)
    hold(state_hash(game, state) == before, "apply changes its argument")

    copy = game.copy(state)
    replayed = LoadedFate(chance.outcomes)
    try:
        game.advance(copy, seat, move, replayed)
    except FateError:
        raise BrokenPromiseError("advance asks more of fate than apply") from None
    hold(not replayed.left, "advance asks less of fate than apply")
    hold(state_hash(game, copy) == after, "advance and apply come to different states")
    hold(state_hash(game, state) == before, "a copy shares something with its original")

    again = game.apply(state, seat, move, LoadedFate(chance.outcomes))
    hold(state_hash(game, again.state) == after, "the same move comes to different states")
    for event in step.told.events:
        check_said(game, event)
    for other in everybody(game, state):
        hold(heard_by(step, other) == heard_by(again, other), "the same move is told differently")
    _wear_out(game, again.state, random)
    hold(state_hash(game, state) == before, "apply shares something with its argument")
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
    """Check that a step without fate or ``reveal`` teaches no hidden fact: undo is safe.

    Only seats that see the move itself are asked: to the others a secret move is itself hidden.
    """
    for other in everybody(game, state):
        twin = game.resample(state, other, random)
        if seat not in game.awaited(twin) or game.check(twin, seat, move) is not None:
            continue
        shown = f"{game.text(move)} shows seat {other} a hidden thing and does not say so"
        try:
            twin_step = game.apply(twin, seat, move, Fate())
        except FateError:
            raise BrokenPromiseError(f"{shown}: whether fate is asked depends on it") from None
        hold(
            heard_by(step, other) == heard_by(twin_step, other)
            and json.dumps(game.view(step.state, other), sort_keys=True)
            == json.dumps(game.view(twin_step.state, other), sort_keys=True),
            shown,
        )


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
    hold(abs(total - 1) < 1e-9, f"the odds of {game.text(move)} sum to {total}")
    drawn = Counter(
        state_hash(game, game.apply(state, seat, move, fate).state) for _sample in range(samples)
    )
    hold(set(drawn) <= set(exact), "sampling reaches a state that enumeration does not know")
    for state_id, probability in exact.items():
        # Five standard deviations, and five more for outcomes too rare to be near a normal curve.
        # A sum of floats may exceed 1 by a hair.
        spread = (samples * probability * max(0.0, 1 - probability)) ** 0.5
        hold(
            abs(drawn[state_id] - samples * probability) <= 5 * spread + 5,
            f"sampling {game.text(move)} does not agree with its odds",
        )
