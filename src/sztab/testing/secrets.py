"""Promises about secrets: what a seat cannot know is neither shown nor told to it."""

import json
from collections import defaultdict
from itertools import islice
from random import Random
from typing import Any, Final

from sztab.core.fate import enumerate_fate
from sztab.core.game import AnyGame, Seat, Step
from sztab.core.record import state_hash
from sztab.core.running.forced import forced_step
from sztab.core.words import said_json
from sztab.testing.promises import hold

DOUBTS: Final = 120  # moves and outcomes of a decision: one with more is not searched for doubts
TRIES: Final = 40  # a hidden fact that is drawn anew this often comes out different at least once


def seen(game: AnyGame, state: Any, seat: Seat | None) -> str:
    """Return all that reaches a seat between moves, as bytes: view, prompt and offers."""
    awaited = seat is not None and seat in game.awaited(state)
    caption = game.caption(state, seat)
    return json.dumps(
        {
            "view": game.view(state, seat),
            "picture": game.picture(state, seat),
            "caption": caption and said_json(caption),
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


def heard_by(step: Step[Any], seat: Seat | None) -> str:
    """Return all that a seat hears of a step, as text."""
    return json.dumps([said_json(event) for event in step.told.events if event.heard_by(seat)])


def everybody(game: AnyGame, state: Any) -> list[Seat | None]:
    """Return every seat, and a spectator."""
    return [*range(len(game.seats(state))), None]


def check_secrets(game: AnyGame, state: Any, random: Random) -> None:
    """Check that a seat sees the same bytes when all it cannot know is drawn anew."""
    before = state_hash(game, state)
    passing = None if game.all_open else _passing(game, state)
    for seat in everybody(game, state):
        other = game.resample(state, seat, random)
        hold(
            game.all_open or _passing(game, other) == passing,
            f"whether a step passes by itself tells seat {seat} a secret",
        )
        hold(
            seen(game, other, seat) == seen(game, state, seat),
            f"seat {seat} is shown something it cannot know",
        )
        hold(game.awaited(other) == game.awaited(state), "resample changes who must decide")
        hold(not game.faults(other), "resample breaks an invariant")
        hold(
            not game.all_open or state_hash(game, other) == before,
            "resample draws anew where all is open",
        )
        hold(
            state_hash(game, game.load(json.loads(json.dumps(game.dump(other)))))
            == state_hash(game, other),
            "resample comes to a position that cannot be set up",
        )
    hold(state_hash(game, state) == before, "resample changes its argument")


def _passing(game: AnyGame, state: Any) -> str | None:
    """The move that passes by itself in *state*, if one does."""
    forced = forced_step(game, state)
    return None if forced is None else game.text(forced.move)


def check_doubts(game: AnyGame, state: Any, seat: Seat, random: Random) -> None:
    """Check that a seat that cannot tell two states apart stays in doubt after a decision.

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
    for other in everybody(game, state):
        sounds = [heard_by(step, other) for step in courses]
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
            hold(
                not doubtful or drawn != {hashes[at]},
                f"resample draws nothing anew of what is hidden from seat {other}",
            )
            hold(
                all(sounds[at] in heard[one] for one in drawn if one in heard),
                f"seat {other} is told something it cannot know",
            )


def _alike(
    game: AnyGame, courses: list[Step[Any]], sounds: list[str], seat: Seat | None
) -> list[list[int]]:
    """Return the courses in groups that *seat* cannot tell apart; compare views only if needed."""
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
    """Return what a move comes to in every course of fate; one too many where it is cut short."""
    runs = enumerate_fate(lambda fate: game.apply(state, seat, move, fate))
    return [step for _probability, _outcomes, step in islice(runs, DOUBTS + 1)]
