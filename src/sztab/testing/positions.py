"""Promises about a position, about one decision in it, and about moves as people write them."""

import json
from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any, Final

from sztab.core.errors import FateError, IllegalMoveError, NotationError
from sztab.core.fate import Fate, LoadedFate
from sztab.core.game import AnyGame, Json, Seat
from sztab.core.record import state_hash
from sztab.core.said import Name, Refusal
from sztab.core.words import LANGUAGES, said_json, say
from sztab.testing.promises import BrokenPromiseError, check_said, hold
from sztab.testing.secrets import seen

NOTATION: Final = "notation"  # stands for a rule where a text is no move at all
WARNINGS: Final = ("die", "card", "reveals", "ends-phase", "ends-turn", "lasting")


def check_position(game: AnyGame, state: Any) -> None:
    """Check a position alone: invariants, round trip, someone to decide or a result."""
    faults = game.faults(state)
    hold(not faults, f"invariants broken: {'; '.join(faults)}")
    before = state_hash(game, state)
    dumped = game.dump(state)
    read = game.load(json.loads(json.dumps(dumped)))
    hold(state_hash(game, read) == before, "a position changes when it is written and read")
    hold(game.awaited(read) == game.awaited(state), "a position read back awaits other seats")
    for seat in [*range(len(game.seats(state))), None]:
        check_said(game, game.prompt(state, seat))
        hold(seen(game, read, seat) == seen(game, state, seat), "a position read back looks other")
        shown = json.dumps(game.view(state, seat))
        _spoil(game.view(state, seat))
        hold(json.dumps(game.view(state, seat)) == shown, "a view shares what a later one shows")
    _spoil(dumped)
    hold(state_hash(game, state) == before, "a view or a dumped position shares the state's lists")
    for seat in range(len(game.seats(state))):
        hold(-1 <= game.evaluate(state, seat) <= 1, "a position is worth more than a won game")
    _check_result(game, state)


def _check_result(game: AnyGame, state: Any) -> None:
    result = game.result(state)
    hold(result is None or not game.awaited(state), "over, and somebody is still awaited")
    hold(result is not None or bool(game.awaited(state)), "not over, and nobody is awaited")
    if result is not None:
        seats = list(range(len(game.seats(state))))
        placed = sorted(seat for place in result.ranking for seat in place)
        hold(placed == seats and all(result.ranking), "a seat has no place in the result")
        hold(len(result.scores) == len(seats), "a seat has no score in the result")
        check_said(game, Refusal(result.rule, result.key, **result.args))
        for language in LANGUAGES:
            ending = say(game, language, result.words)
            hold(ending.endswith((".", "!")), f"{result.key} is no sentence in {language}")


def _spoil(plain: Json) -> None:
    """Empty every list and object that was handed out; neither state nor later views notice."""
    if isinstance(plain, (dict, list)):
        for part in plain.values() if isinstance(plain, dict) else plain:
            _spoil(part)
        with suppress(TypeError):  # what is printed stays, as it must: others are shown it too
            plain.clear()


def check_decision(game: AnyGame, state: Any, seat: Seat, random: Random) -> None:
    """Check one awaited seat: listed moves are legal, written, read back and said."""
    who = game.seats(state)[seat]
    before = state_hash(game, state)
    listed = game.moves(state, seat)
    proposed = game.propose(state, seat, random, 8)
    hold(bool(proposed), f"{who} is awaited and nothing is proposed")
    hold(len(proposed) <= 8, f"{who} is proposed more moves than were asked for")
    texts = [game.text(move) for move in listed]
    if game.lists_all(state, seat):
        hold(bool(listed), f"{who} is awaited and has no move")
    hold(len(set(texts)) == len(texts), "a move is listed twice")
    for move in [*listed, *proposed]:
        text = game.text(move)
        read = game.parse(text)
        hold(game.text(read) == text, f"{text} is written and not read back")
        for same in (move, read):
            refusal = game.check(state, seat, same)
            hold(refusal is None, f"{text} is listed and refused by {refusal and refusal.rule}")
    _check_offers(game, state, seat)
    _check_search(game, state, seat, random)
    hold(state_hash(game, state) == before, "a question changes the state")


def _check_search(game: AnyGame, state: Any, seat: Seat, random: Random) -> None:
    """Check that plans begin with a legal move and that kinds of chances add up."""
    plans = game.plans(state, seat, random, 8)
    hold(bool(plans) and all(plans), f"{game.seats(state)[seat]} is awaited and has no plan")
    for plan in random.sample(plans, min(8, len(plans))):
        text = game.text(plan[0])
        refusal = game.check(state, seat, plan[0])
        hold(refusal is None, f"{text} begins a plan and is refused by {refusal and refusal.rule}")
        chances = game.chances(state, seat, plan[0])
        total = sum(weight for weight, _script in chances)
        hold(not chances or abs(total - 1) < 1e-9, f"the chances of {text} come to {total}")
        for _weight, script in chances:
            with suppress(FateError):  # more may be asked than the script says
                game.advance(game.copy(state), seat, plan[0], LoadedFate(list(script)))
    if game.feature_names:
        found = len(game.features(state, seat))
        hold(found == len(game.feature_names), f"{found} features and other names")


def _check_offers(game: AnyGame, state: Any, seat: Seat) -> None:
    offers = game.offers(state, seat)
    hold(bool(offers), f"{game.seats(state)[seat]} is awaited and is offered nothing")
    for offer in offers:
        check_said(game, offer.say)
        if offer.cost is not None:
            check_said(game, offer.cost)
        hold(set(offer.warns) <= {*WARNINGS}, f"{offer.text} warns of {offer.warns}")
        if not offer.counts and not offer.part:
            refusal = game.check(state, seat, game.parse(offer.text))
            hold(refusal is None, f"{offer.text} is offered and refused")


def check_refusals(game: AnyGame, state: Any, texts: Iterable[str], random: Random) -> None:
    """Check that other moves are legal, or refused by a rule without telling a secret."""
    for text in texts:
        move = game.parse(text)
        for seat in range(len(game.seats(state))):
            refusal = game.check(state, seat, move)
            if refusal is None:
                hold(seat in game.awaited(state), f"{text} is allowed to a seat that must wait")
            else:
                check_said(game, refusal)
                _check_not_carried_out(game, state, seat, move)
            other = game.check(game.resample(state, seat, random), seat, move)
            hold(
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
    hold(state_hash(game, state) == before, "a refused move changes the state")


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
    hold(game.text(game.parse(written)) == written, f"{written} is written and not read back")
