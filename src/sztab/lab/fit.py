"""Fit the weights of an evaluation: self-play, logistic regression, and how well it is calibrated.

Every game adds the features of its settled positions and who won. A fifth of the games is kept
apart to measure how far the probabilities can be trusted. Needs scikit-learn (``sztab[fit]``).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, log
from random import Random
from typing import Any, Final

from sztab.bots import Bot, find_bot
from sztab.bots.levels import Level, Policy
from sztab.bots.search.tree import Settings
from sztab.core.data.weights import read_weights
from sztab.core.errors import SztabError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value, nearest, validated

BLURS: Final = (0.005, 0.02, 0.06)  # players of every strength: each seat draws one for a game
HELD_OUT: Final = 5  # every fifth game measures, the others teach
LONGEST: Final = 5_000
BINS: Final = 10
FREE: Final = 30.0  # how much less the scale of the weights before is held back than the rest
NARROWEST: Final = 1e-6  # a feature that hardly varies keeps its weight of 0


@dataclass
class Samples:
    """Features by position, and 1, 0.5 or 0 for a game won, drawn or lost."""

    features: list[list[float]] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    firsts: list[int] = field(default_factory=list)  # which of them are where the game begins


@dataclass(frozen=True)
class Fit:
    """Weights by feature, and how well they do on games that did not teach them."""

    weights: dict[str, float]
    games: int
    positions: int
    log_loss: float
    brier: float
    calibration: list[tuple[int, float, float]]  # positions, mean forecast, share won
    freedom: float  # C of the regression
    start: tuple[float, float] = (0.0, 0.0)  # mean forecast of first positions, share won from them


def player(blur: float) -> Bot:
    """Return a bot that looks one plan ahead and errs by *blur*."""
    policy = Policy("look", Settings(), 1 << 40, 0.0, blur)
    return Bot("student", 1, Level({"": policy}))


def play(
    game: AnyGame, options: dict[str, Value], seed: int, number: int, names: Sequence[str] = ()
) -> Samples:
    """Play one game and return a sample of each settled position for each seat.

    Each seat draws one of the bots called *names*; without names, one of the students.
    """
    random = Random(f"fit/{seed}/{number}")
    fate = SeededFate(Random(random.getrandbits(64)))
    seats = game.seatings[number % len(game.seatings)]
    state = game.new(validated(game.id, game.options(), options), seats, fate)
    bots = [_drawn(names, random) for _seat in seats]
    sides = range(1 if game.opposed else len(seats))
    seen = [[game.features(state, side)] for side in sides]
    moves = 0
    while (awaited := game.awaited(state)) and moves < LONGEST:
        seat = awaited[0]
        move = bots[seat].choose(game, state, seat, random)
        state = game.apply(state, seat, move, fate).state
        moves += 1
        if game.awaited(state) and game.settled(state):
            for side in sides:
                seen[side].append(game.features(state, side))
    result = game.result(state)
    samples = Samples()
    for side in sides:
        if result is None:
            break
        share = 1 / len(result.winners) if side in result.winners else 0.0
        samples.firsts.append(len(samples.features))
        samples.features += seen[side]
        samples.won += [share] * len(seen[side])
    return samples


def _drawn(names: Sequence[str], random: Random) -> Bot:
    return find_bot(random.choice(names)) if names else player(random.choice(BLURS))


def collect(
    game: AnyGame,
    options: dict[str, Value],
    games: int,
    seed: int,
    progress: Callable[[int], None],
    names: Sequence[str] = (),
) -> Iterator[Samples]:
    """Play *games* games and yield the samples of each."""
    if not game.feature_names:
        raise SztabError(f"{game.title} lists no features, so there is nothing to fit.")
    for number in range(games):
        yield play(game, options, seed, number, names)
        progress(number + 1)


def fit(
    names: Sequence[str],
    games: Sequence[Samples],
    before: Sequence[float],
    freedom: float = 0.0,
    let: Sequence[str] = (),
) -> Fit:
    """Fit weights to four games in five, starting from those *before*; measure on the fifth.

    What the weights before come to is a feature of its own. Without *freedom* only its scale is
    fitted, the weights of what never changes within a game, and those of the features in *let*.
    Where no move changes these (how late it is), the order of moves stays, and their values become
    probabilities. With freedom, as the parameter C of the regression, every weight moves by itself
    as far as the games reward.
    """
    for name in let:
        if name not in names:
            raise SztabError(f"There is no feature {name!r}.{nearest(name, list(names))}")
    import numpy
    from sklearn.linear_model import LogisticRegression

    ended = [one for one in games if one.won]
    teach = [one for at, one in enumerate(ended) if at % HELD_OUT]
    test = [one for at, one in enumerate(ended) if not at % HELD_OUT]
    rows = numpy.array([row for one in teach for row in one.features])
    won = numpy.array([share for one in teach for share in one.won])
    # Each game counts the same, whatever its length.
    weight = numpy.array([1.0 / len(one.won) for one in teach for _row in one.won])
    start = numpy.array(before)
    known = rows @ start
    scale = known.std() or 1.0
    spread = rows.std(axis=0)
    within = numpy.max([numpy.ptp(numpy.array(one.features), axis=0) for one in teach], axis=0)
    constant = (within <= NARROWEST) & (numpy.abs(rows).max(axis=0) > NARROWEST)
    wanted = numpy.array([freedom > 0 or name in let for name in names])
    moving = constant | ((spread > NARROWEST) & wanted)
    spread[constant] = 1.0
    columns = numpy.column_stack([FREE * known / scale, rows[:, moving] / spread[moving]])
    model = LogisticRegression(fit_intercept=False, C=freedom or 1.0, max_iter=1000)
    model.fit(
        numpy.concatenate([columns, columns]),
        numpy.concatenate([numpy.ones(len(won)), numpy.zeros(len(won))]),
        sample_weight=numpy.concatenate([weight * won, weight * (1 - won)]),
    )
    weights = start * FREE * model.coef_[0][0] / scale
    weights[moving] += model.coef_[0][1:] / spread[moving]
    found = {name: round(float(value), 6) for name, value in zip(names, weights, strict=True)}
    return measure(found, test, len(games), len(rows), freedom)


def weights_of(game: AnyGame) -> list[float]:
    """Return the weights that a game plays with now."""
    return read_weights(type(game).__module__, game.feature_names)


def measure(
    weights: dict[str, float],
    games: Sequence[Samples],
    played: int = 0,
    taught: int = 0,
    freedom: float = 0.0,
) -> Fit:
    """Return what the weights are worth on *games* that they have not seen."""
    values = list(weights.values())
    counts = [[0.0, 0.0, 0.0] for _bin in range(BINS)]
    loss = brier = total = 0.0
    for one in games:
        for row, won in zip(one.features, one.won, strict=True):
            chance = _chance(values, row)
            certain = min(1 - 1e-9, max(1e-9, chance))
            loss -= won * log(certain) + (1 - won) * log(1 - certain)
            brier += (chance - won) ** 2
            total += 1
            bin = counts[min(BINS - 1, int(chance * BINS))]
            bin[0] += 1
            bin[1] += chance
            bin[2] += won
    curve = [(int(n), forecast / n, won / n) for n, forecast, won in counts if n]
    scale = max(1.0, total)
    start = _start(values, games)
    return Fit(weights, played, taught, loss / scale, brier / scale, curve, freedom, start)


def _start(weights: list[float], games: Sequence[Samples]) -> tuple[float, float]:
    """Return the mean forecast where games begin, and the share that was won from there."""
    firsts = [(one.features[at], one.won[at]) for one in games for at in one.firsts]
    count = max(1, len(firsts))
    forecast = sum(_chance(weights, row) for row, _won in firsts)
    return forecast / count, sum(won for _row, won in firsts) / count


def _chance(weights: list[float], row: list[float]) -> float:
    logit = sum(value * part for value, part in zip(weights, row, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def as_json(game: AnyGame, found: Fit, provenance: dict[str, Any]) -> Json:
    """Return the weights file: the weights in order, and where they come from."""
    return {
        "game": game.id,
        "weights": found.weights,
        "provenance": {
            **provenance,
            "method": "logistic regression over self-play, each game with the same weight",
            "games": found.games,
            "positions": found.positions,
            "C": found.freedom,
            "held-out log loss": round(found.log_loss, 4),
            "held-out Brier score": round(found.brier, 4),
            "start": {"forecast": round(found.start[0], 3), "won": round(found.start[1], 3)},
            "calibration": [
                {"positions": n, "forecast": round(forecast, 3), "won": round(won, 3)}
                for n, forecast, won in found.calibration
            ],
        },
    }
