"""The figures of ``sztab simulate``, as it has always written them."""

from collections.abc import Mapping, Sequence
from typing import Any, TextIO

from sztab.core.game import AnyGame, Json
from sztab.core.options import Value, validated
from sztab.lab.runs.plan import Arrangement, Plan, swapped
from sztab.lab.runs.play import Row
from sztab.lab.runs.run import Done
from sztab.lab.runs.summary import summary, write_endings, write_share


def plan_for(
    game: AnyGame,
    bots: Mapping[str, str],
    options: Mapping[str, Value],
    seed: int,
    swap: Sequence[str],
) -> Plan:
    """Return the plan of a run in which every seat keeps its bot."""
    seated = Arrangement(tuple(bots), tuple(bots.values()))
    arrangements = swapped([seated], options, swap)
    return Plan(game.id, arrangements, (dict(options),), seed, tuple(swap))


def report(game: AnyGame, plan: Plan, rows: Sequence[Row], done: Done) -> Json:
    """Return all figures as JSON; except for the time, the same seed gives the same."""
    figures = summary(game, plan, rows)
    options = plan.settings[0]
    seated = plan.arrangements[0]
    games = figures["games"]
    return {
        "plan": {
            "game": game.id,
            "bots": dict(zip(seated.seats, seated.players, strict=True)),
            "options": dict(options),
            "games": games,
            "seed": plan.seed,
            "swap": list(plan.swap),
        },
        "data": game.data_hash(validated(game.id, game.options(), options)),
        "games": games,
        "wins": _wins(figures["seats"], seated.seats),
        "wins by option": _wins(figures["by option"], figures["by option"]) or None,
        **{name: figures[name] for name in ("drawn", "won by nobody")},
        "endings": [
            {name: ending[name] for name in ("rule", "words", "games")}
            for ending in figures["endings"]
        ],
        **{name: figures[name] for name in ("rounds", "moves")},
        "seconds": round(done.seconds, 3),
        "moves a second": round(figures["all moves"] / max(done.seconds, 1e-9)),
    }


def _wins(tallies: Mapping[str, Any], names: Sequence[str] | Mapping[str, Any]) -> Json:
    nothing = {"wins": 0, "interval": [0.0, 1.0]}
    return {
        name: {
            "games": tallies.get(name, nothing)["wins"],
            "interval": tallies.get(name, nothing)["interval"],
        }
        for name in names
    }


def write_report(game: AnyGame, figures: Mapping[str, Any], build: str, out: TextIO) -> None:
    """Write the run in a few lines."""
    games, plan = figures["games"], figures["plan"]
    out.write(
        f"{game.title} ({build}): {games} games from seed {plan['seed']} "
        f"in {figures['seconds']:.1f} s ({figures['moves a second']:,} moves/s).\n"
    )
    if not games:
        return
    for seat, won in figures["wins"].items():
        name = f"{seat:<8} {plan['bots'][seat]:<8}"
        write_share(name, won["games"], games, won["interval"], out)
    for value, won in (figures["wins by option"] or {}).items():
        write_share(f"{value:<17}", won["games"], games, won["interval"], out)
    write_endings(figures, out)
