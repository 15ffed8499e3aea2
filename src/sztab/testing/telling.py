"""Nothing changes in silence: what a seat sees change is told to it, and what is told is true.

``check_told`` compares the facts of a game's ``Telling`` before and after a step. For every
difference it looks for an event that the seat hears and whose sentence, in every language,
shows the thing's name and its new value. It also compares the numbers in events with the views.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any

from sztab.core.game import AnyGame, Json, Seat, Step
from sztab.core.said import Event, Name
from sztab.core.telling import Claim, Fact, Shown, Telling
from sztab.core.words import LANGUAGES, forms, say


class SilenceError(AssertionError):
    """A change that nobody told, or a sentence that is not true."""


@dataclass
class Tally:
    """How many differences were explained, by kind of fact, and how many numbers compared."""

    explained: Counter[str]
    derived: Counter[str]  # differences that follow from explained ones
    compared: int = 0

    @classmethod
    def empty(cls) -> "Tally":
        """Return a comparison of nothing."""
        return cls(Counter(), Counter())


def check_told(game: AnyGame, before: Any, step: Step[Any], tally: Tally | None = None) -> None:
    """Compare what each seat and a spectator saw before and after a step with what it heard."""
    telling = game.telling()
    if telling is None:
        return
    tally = Tally.empty() if tally is None else tally
    checked: list[tuple[Json, Json, list[Event]]] = []
    names = game.seats(before)
    for seat in [*range(len(names)), None]:
        all_told = [*step.told.events, *step.told.details]
        heard = [event for event in all_told if event.heard_by(seat)]
        case = (game.view(before, seat), game.view(step.state, seat), heard)
        if case not in checked:  # where all is open, one comparison serves everybody
            checked.append(case)
            who = "a spectator" if seat is None else names[seat]
            _compare(game, telling, seat, who, *case, tally)


def _compare(
    game: AnyGame,
    telling: Telling,
    seat: Seat | None,
    who: str,
    before: Json,
    after: Json,
    heard: Sequence[Event],
    tally: Tally,
) -> None:
    worked_out = False
    for path in changed_paths(before, after):
        if _matches(path, telling.reads) or _matches(path, tuple(telling.exempt)):
            continue
        part = next((one for one in telling.derived if _matches(path, (one, f"{one}/*"))), "")
        if not part:
            raise SilenceError(f"the view of {who} changes at {path}, and no fact reads it")
        worked_out = True
        tally.derived[part] += 1
    if worked_out:
        _check_derived(game, telling, seat, who, after)
    old, new = telling.facts(before, seat), telling.facts(after, seat)
    differing = {
        id for id, fact in new.items() if id not in old or not _same(old[id].value, fact.value)
    }
    ended = {id for id in old if id not in new}
    sentences = _Sentences(game, heard)
    over = _told_over(game, telling, who, old, new, heard)
    gone = [
        id
        for id in ended - over
        if not _matches(id, telling.asked) and not old[id].is_given(differing | (ended - {id}))
    ]
    if gone:
        raise SilenceError(f"the fact {gone[0]} is gone from the view of {who}: give it a value")
    for id in sorted(over):
        tally.explained[_kind(id)] += 1
    for id in sorted(differing):
        fact = new[id]
        if id not in old and fact.is_given(differing):
            tally.explained[_kind(id)] += 1
            continue
        language = sentences.silent_in(fact)
        if language:
            told = "; ".join(sentences.said(language)) or "nothing"
            raise SilenceError(
                f"{id} changes to {say_shown(game, language, fact.value)!r} for {who}, and no "
                f"sentence in {language} shows that with {say(game, language, fact.name)!r}: {told}"
            )
        tally.explained[_kind(id)] += 1
    claimed = _check_claims(game, telling, who, old, new, heard, tally)
    for id in sorted(differing - claimed):
        # A number may stand in a sentence by chance: what it says there must be declared.
        given = id not in old and new[id].is_given(differing)
        if isinstance(new[id].value, int) and not given:
            raise SilenceError(f"{id} changes to {new[id].value} for {who}, and no event claims so")


def _check_derived(
    game: AnyGame, telling: Telling, seat: Seat | None, who: str, view: Json
) -> None:
    """Work out what a view draws from what was told, and hold the view to it.

    Derived and exempt parts are taken away first, so that nothing untold can help.
    """
    untold = [path for path in telling.exempt if path not in telling.prompted]
    hidden = (*telling.derived, *untold)
    worked = telling.derive(game, _without(view, hidden, ""), seat)
    wanted = _only(view, tuple(telling.derived), "")
    follows = _only(worked, tuple(telling.derived), "")
    for path in {**wanted, **follows}:
        if wanted.get(path) != follows.get(path):
            raise SilenceError(f"{path} of {who} does not follow from what was told")


def _without(plain: Json, patterns: tuple[str, ...], at: str) -> Json:
    """Return a view without the parts whose paths match."""
    if isinstance(plain, Mapping):
        return {
            key: _without(part, patterns, _under(at, str(key)))
            for key, part in plain.items()
            if not _matches(_under(at, str(key)), patterns)
        }
    if isinstance(plain, (list, tuple)):
        parts = _parts(plain) or {}
        return [
            _without(part, patterns, _under(at, key))
            for key, part in parts.items()
            if not _matches(_under(at, key), patterns)
        ]
    return plain


def _only(plain: Json, patterns: tuple[str, ...], at: str) -> dict[str, Json]:
    """Return the parts of a view whose paths match, by path."""
    found: dict[str, Json] = {}
    for key, part in (_parts(plain) or {}).items():
        path = _under(at, key)
        if _matches(path, patterns):
            found[path] = part
        else:
            found.update(_only(part, patterns, path))
    return found


def _under(at: str, key: str) -> str:
    return f"{at}/{key}" if at else key


def _kind(id: str) -> str:
    """Return a fact's kind: its id without the thing it is about."""
    first, *rest = id.split("/")
    return f"{first}/{rest[-1]}" if len(rest) > 1 else first


# --- what is told --------------------------------------------------------------------------------


class _Sentences:
    """What was heard, said once in each language when somebody asks."""

    def __init__(self, game: AnyGame, heard: Sequence[Event]) -> None:
        self.game, self.heard = game, heard
        self._said: dict[str, list[str]] = {}

    def said(self, language: str) -> list[str]:
        """Return every sentence in one language."""
        if language not in self._said:
            self._said[language] = [say(self.game, language, event) for event in self.heard]
        return self._said[language]

    def silent_in(self, fact: Fact) -> str:
        """Return the first language in which no sentence shows a fact; none if all do."""
        for language in LANGUAGES:
            named = _any_of(tuple(forms(self.game, language, fact.name)))
            valued = _any_of(tuple(_forms(self.game, language, fact.value)))
            if not any(named.search(one) and valued.search(one) for one in self.said(language)):
                return language
        return ""

    def unnamed_in(self, name: Name) -> str:
        """The first language in which no sentence names a thing; none if all do."""
        for language in LANGUAGES:
            named = _any_of(tuple(forms(self.game, language, name)))
            if not any(named.search(one) for one in self.said(language)):
                return language
        return ""


def _forms(game: AnyGame, language: str, shown: Shown) -> list[str]:
    return forms(game, language, shown) if isinstance(shown, Name) else [str(shown)]


def say_shown(game: AnyGame, language: str, shown: Shown) -> str:
    """Return a value as a player reads it."""
    return say(game, language, shown) if isinstance(shown, Name) else str(shown)


@lru_cache(maxsize=4096)
def _any_of(texts: tuple[str, ...]) -> re.Pattern[str]:
    """Any of the texts as whole words: 1 is not found in 12, nor in -1 or 1,4."""
    found = "|".join(re.escape(text) for text in texts)
    return re.compile(rf"(?<![\w-])(?<!\w,)(?:{found})(?!\w|,\w|-\d)", re.IGNORECASE)


def _same(one: Shown, other: Shown) -> bool:
    """Return True if two values read alike."""
    if isinstance(one, Name) and isinstance(other, Name):
        return one.key == other.key and all(
            _same(value, other.args[arg]) for arg, value in one.args.items()
        )
    return one == other


# --- what is true --------------------------------------------------------------------------------


def _check_claims(
    game: AnyGame,
    telling: Telling,
    who: str,
    old: dict[str, Fact],
    new: dict[str, Fact],
    heard: Sequence[Event],
    tally: Tally,
) -> set[str]:
    """Return the facts that events speak of, each held to the views.

    The last word about a fact is how it stands; additions sum up to its difference.
    """
    last: dict[str, tuple[Event, Claim]] = {}
    first: dict[str, tuple[Event, Claim]] = {}
    sums: Counter[str] = Counter()
    for event in heard:
        claimed = set()
        for argument, claim in telling.claims(event):
            claimed.add(argument)
            if claim.kind == "ends":
                continue  # see _told_over
            if claim.fact not in new and (
                claim.fact in old or _matches(claim.fact, telling.fleeting)
            ):
                continue  # it was true for a moment: the thing left in the same step
            if claim.fact not in new:
                raise SilenceError(f"{event.key} speaks of {claim.fact}, which {who} does not see")
            tally.compared += 1
            if claim.kind == "adds":
                assert isinstance(claim.value, int)
                sums[claim.fact] += claim.value
            elif claim.kind == "was":
                first.setdefault(claim.fact, (event, claim))
            else:
                last[claim.fact] = event, claim
        _check_all_claimed(telling, event, claimed)
    for facts, claims in ((new, last), (old, first)):
        for id, (event, claim) in claims.items():
            if id not in facts or _same(claim.value, facts[id].value):
                continue
            true = say_shown(game, "en", facts[id].value)
            said = say_shown(game, "en", claim.value)
            if said != true:
                raise SilenceError(f"{event.key} says {said} of {id}, and {who} sees {true}")
    for id, total in sums.items():
        was, now = old[id].value if id in old else 0, new[id].value
        assert isinstance(was, int)
        assert isinstance(now, int)
        if now - was != total:
            raise SilenceError(f"{id} changes by {now - was} for {who}, and {total} is told")
    return {*last, *sums}


def _told_over(
    game: AnyGame,
    telling: Telling,
    who: str,
    old: dict[str, Fact],
    new: dict[str, Fact],
    heard: Sequence[Event],
) -> set[str]:
    """Return the facts that an event says are over, each by a sentence that names the thing."""
    over = set()
    for event in heard:
        for _argument, claim in telling.claims(event):
            if claim.kind != "ends" or claim.fact not in old:
                continue
            if claim.fact in new:
                raise SilenceError(f"{event.key} ends {claim.fact}, and {who} still sees it")
            if not _Sentences(game, [event]).unnamed_in(old[claim.fact].name):
                over.add(claim.fact)
    return over


def _check_all_claimed(telling: Telling, event: Event, claimed: set[str]) -> None:
    for argument, value in event.args.items():
        number = isinstance(value, int) and argument not in claimed
        if number and not _matches(f"{event.key}.{argument}", tuple(telling.unclaimed)):
            raise SilenceError(f"nobody compares {argument} in {event.key} with the view")


# --- differences of views ------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def _matches(path: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(path, pattern) for pattern in patterns)


def changed_paths(before: Json, after: Json, at: str = "") -> Iterator[str]:
    """Return the paths of two views at which they differ; things in lists go by their ``id``."""
    if before is after or before == after:
        return
    old, new = _parts(before), _parts(after)
    if old is None or new is None or type(before) is not type(after):
        yield from _leaves(before, at)
        yield from _leaves(after, at)
        return
    for key in [*old, *(key for key in new if key not in old)]:
        path = _under(at, str(key))
        if key not in new:
            yield from _leaves(old[key], path)
        elif key not in old:
            yield from _leaves(new[key], path)
        else:
            yield from changed_paths(old[key], new[key], path)


def _parts(plain: Json) -> dict[str, Json] | None:
    if isinstance(plain, Mapping):
        return dict(plain)
    if isinstance(plain, (list, tuple)):
        return {
            str(part["id"]) if isinstance(part, Mapping) and "id" in part else str(n): part
            for n, part in enumerate(plain)
        }
    return None


def _leaves(plain: Json, at: str) -> Iterator[str]:
    parts = _parts(plain)
    if not parts:
        yield at
        return
    for key, part in parts.items():
        yield from _leaves(part, _under(at, key))
