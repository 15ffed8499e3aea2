"""A position that somebody has set up: checked by the rules, looked at, and moved in."""

import json
import re
from random import Random
from typing import Any, Final

from sztab.analysis.spoken import Spoken, speak_and_play, spoken
from sztab.core.errors import PositionError, SztabError
from sztab.core.game import AnyGame
from sztab.core.registry import find_game
from sztab.core.said import Name
from sztab.core.table import open_table
from sztab.core.writing.picks import why
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.rules import game_info, views
from sztab.server.rules.desks.requests import Analysable, Solution, Study
from sztab.server.rules.live_table import FATE
from sztab.server.rules.studies.hints import planned
from sztab.server.wire.convert import offer, said
from sztab.speaking import translated

FAULT: Final = re.compile(r"Position of [\w-]+, (.+?): (.+)", re.DOTALL)


def studied(asked: Study) -> wire.StudyView | wire.StudyWhy:
    """Return the position as it is shown, or why picks lead nowhere."""
    game = find_game(asked.game)
    state = loaded(game, asked.position)
    names = game.seats(state)
    awaited = game.awaited(state)
    seat = names.index(asked.seat) if asked.seat in names else awaited[0] if awaited else 0
    if asked.picks is not None:
        found = why(game, state, seat, asked.picks)
        return wire.StudyWhy(None if found is None else said(found))
    told: list[Any] = []
    if asked.move is not None:
        step = game.apply(state, seat, game.parse(asked.move), FATE)
        state, told = step.state, [said(event) for event in step.told.events]
        awaited = game.awaited(state)
        if awaited and seat not in awaited:
            seat = awaited[0]
    result = game.result(state)
    return wire.StudyView(
        game=game.id,
        position=game.dump(state),
        seats=list(names),
        seat=names[seat],
        awaited=[names[one] for one in awaited],
        step=views.phase(game.progress(state)),
        prompt=said(game.prompt(state, seat)),
        offers=[offer(one) for one in game.offers(state, seat)] if seat in awaited else [],
        said=told,
        ending=None if result is None else said(Name(result.key, **result.args)),
        table=game.view(state, seat),
    )


def analysable(asked: Analysable) -> dict[str, Any]:
    """Return a position as the rules write it, and who decides: the seat asked for, or the next."""
    game = find_game(asked.game)
    state = loaded(game, asked.position)
    names, awaited = game.seats(state), game.awaited(state)
    if not awaited:
        raise refused("game-is-over", 409)
    waits = [names[seat] for seat in awaited]
    return {"position": game.dump(state), "seat": asked.seat if asked.seat in waits else waits[0]}


def loaded(game: AnyGame, given: bytes) -> Any:
    """Set a position up; a fault is refused with its place and its sentence."""
    if not given:
        lesson = game_info.training(game)
        return game.load(lesson["position"]) if lesson else open_table(game, {}, None, FATE).state
    try:
        return game.load(json.loads(given))
    except PositionError as error:
        found = FAULT.fullmatch(str(error))
        if found is None:
            raise refused("position-unreadable", **_why(str(error))) from error
        place: dict[str, Any] = {"place": found[1], "place-pl": translated("pl", found[1])}
        raise refused("position-refused", **place, **_why(found[2])) from error
    except (SztabError, RecursionError) as error:
        raise refused("position-unreadable", **_why(str(error))) from error


def _why(fault: str) -> dict[str, Any]:
    """Return what is wrong with a position, in both languages: nobody says who will read it."""
    sentence = fault.removesuffix(".")
    said = translated("pl", sentence)
    return {"why": fault, "why-pl": f"{said}." if said != sentence else fault}


def solved(asked: Solution) -> wire.PuzzleTried:
    """Return the solution of a puzzle in words, as far as its moves do not hang on fate."""
    game, random = find_game(asked.game), Random(1)
    state = game.load(json.loads(asked.position))
    seat = game.seats(state).index(asked.seat)
    best = spoken(game, state, seat, tuple(asked.solution), random)
    line: list[list[wire.PlannedMove]] = []
    now, goes_on = game.copy(state), True
    for moves in (asked.solution, *asked.line):
        told: list[Spoken] = []
        for text in moves:
            awaited = game.awaited(now)
            step = speak_and_play(game, now, awaited[0], text, random) if awaited else None
            goes_on = goes_on and step is not None and not step.asked
            if step is None:
                break
            told.append(step.spoken)
            if not goes_on:
                break
        line.append(planned(told))
        if not goes_on:
            break
    return wire.PuzzleTried(
        asked.right,
        False,
        planned(best),
        [moves for moves in line[1:] if moves],
        asked.chance,
        planned(spoken(game, state, seat, (asked.other,), random)),
        asked.other_chance,
    )
