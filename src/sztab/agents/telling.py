"""What an agent is told, as texts: complete, bounded, in one language."""

import json
from collections.abc import Iterable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from sztab.agents.seat import AgentSeat
from sztab.bots import BOTS
from sztab.core import registry
from sztab.core.errors import RulesError, SztabError
from sztab.core.game import AnyGame, Offer
from sztab.core.options import Option
from sztab.core.said import Name, Refusal
from sztab.core.telling.rulebook import Rule, find_rule, rules
from sztab.core.words import drawing, has_words, say, say_cited, seat_name

PAGE: Final = 60  # moves of one answer
LINES: Final = 60  # of the log in one answer
CHANCES: Final = 30  # lines of an answer about odds
FOUND: Final = 12  # rules that a search shows
LONGEST: Final = 200  # characters of a filter or a search
PATIENCE: Final = 20.0  # seconds that one call may wait: clients cut longer ones
IN_A_ROW: Final = 3  # refusals; then legal moves are listed with the next


class _Words:
    """Where the agents' messages lie."""

    def folder(self) -> Traversable:
        """Return where ``words`` lies."""
        return resources.files("sztab.agents")


WORDS: Final = _Words()


class Teller:
    """Says in one language what a seat may know."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def say(self, key: str, **args: str | int) -> str:
        """Return one of the agents' own sentences."""
        return say(WORDS, self.language, Name(key, **args))

    # --- the table ------------------------------------------------------------------------

    def games(self) -> list[str]:
        """Return the games with seats and options, and the opponents, line by line."""
        lines = [self.say("games")]
        for id in registry.games():
            game = registry.find_game(id)
            seatings = "; ".join(", ".join(seating) for seating in game.seatings)
            lines.append(f"- {id}: {self.title(game)}. {self.say('seats', seats=seatings)}")
            lines += [f"    {values_of(option)}" for option in game.options()]
        lines.append(self.say("opponents", bots=", ".join(BOTS)))
        return lines

    def look(self, seat: AgentSeat, name: str = "", details: bool = False) -> list[str]:
        """Return the table in words; with *details* all that the seat may know, as JSON."""
        game, state = seat.game, seat.table.state
        lines = [
            self.say(
                "head" if name else "head-hosted",
                game=self.title(game),
                **({"table": name} if name else {}),
                seat=self.seat(game, seat.seat),
                moves=len(seat.table.record.entries),
            )
        ]
        progress = game.progress(state)
        lines.append(
            self.say("phase", turn=progress.turn, phase=say(game, self.language, progress.phase))
        )
        picture = drawing(game, state, seat.number, self.language)
        lines += [picture] if picture else []
        if details or not picture:
            lines.append(json.dumps(game.view(state, seat.number), ensure_ascii=False))
        return lines

    def news(self, heard: list[str]) -> list[str]:
        """Return what was told since the last look, the last lines of it."""
        if not heard:
            return []
        left = len(heard) - LINES
        cut = [f"… ({left})"] if left > 0 else []
        return [self.say("news"), *cut, *heard[-LINES:]]

    def now(self, seat: AgentSeat) -> list[str]:
        """Return whose turn it is, and what this seat may do."""
        lines = [self.whose_turn(seat)]
        if seat.mine:
            prompt = seat.game.prompt(seat.table.state, seat.number)
            lines.append(say(seat.game, self.language, prompt))
            lines.append(self.say("how-many", count=len(seat.offers())))
            lines += [f"  {text}" for text in seat.examples()[:3]]
        return lines

    def whose_turn(self, seat: AgentSeat) -> str:
        """Return whose turn it is, or how the game ended."""
        game, result = seat.game, seat.table.result
        if result is not None:
            outcome = self.say("won" if seat.number in result.winners else "not-won")
            scores = ", ".join(
                f"{self.seat(game, name)} {score}"
                for name, score in zip(seat.table.seats, result.scores, strict=False)
            )
            if not scores:
                ending = say(game, self.language, result.words)
                return self.say("over-resigned", ending=ending, outcome=outcome)
            ending = say(game, self.language, result.words)
            return self.say("over", ending=ending, rule=result.rule, outcome=outcome, scores=scores)
        if seat.mine:
            return self.say("your-turn")
        return self.say("their-turn", seats=self.seats(game, seat.table.awaited))

    def title(self, game: AnyGame) -> str:
        """Return the name of a game."""
        known = has_words(game, self.language, "game-title")
        return say(game, self.language, Name("game-title")) if known else game.title

    def seat(self, game: AnyGame, seat: str) -> str:
        """Return the name of a seat, and what it is called in a call."""
        return f"{say(game, self.language, seat_name(game, seat))} ({seat})"

    def seats(self, game: AnyGame, seats: Iterable[str]) -> str:
        """Return the names of several seats."""
        return ", ".join(self.seat(game, seat) for seat in seats)

    # --- moves ----------------------------------------------------------------------------

    def moves(self, seat: AgentSeat, wanted: str = "", page: int = 1) -> str:
        """Return what may be chosen now, each with its words; only what contains *wanted*."""
        if not seat.mine:
            return "\n".join(self.now(seat))
        wanted = wanted[:LONGEST].casefold()
        lines = [self._offer(seat.game, offer) for offer in seat.offers()]
        if not seat.game.lists_all(seat.table.state, seat.number):
            lines += [f"{text}  - {self.say('example')}" for text in seat.examples()]
        found = [line for line in lines if wanted in line.casefold()]
        begin = min(max(0, page - 1) * PAGE, len(found))
        shown = found[begin : begin + PAGE]
        head = self.say("moves", first=begin + 1 if shown else begin, last=begin + len(shown))
        return "\n".join([f"{head} {len(found)}", *shown])

    def _offer(self, game: AnyGame, offer: Offer) -> str:
        words = say(game, self.language, offer.say)
        notes = [] if offer.cost is None else [say(game, self.language, offer.cost)]
        notes += [f"{key} 0-{limit}" for key, limit in offer.counts.items()]
        notes += [self.say(f"warns-{warning}") for warning in offer.warns]
        more = " …" if offer.counts or offer.part else ""
        return f"{offer.text}{more}  - {words}" + (f" ({'; '.join(notes)})" if notes else "")

    def cited(self, game: AnyGame, refusal: Refusal) -> str:
        """Return a refusal with the text of its rule."""
        if refusal.rule not in rules(game):
            return say(game, self.language, refusal)
        rule = find_rule(game, refusal.rule, self.language)
        return f"{say_cited(game, self.language, refusal)}\n{rule.text}"

    def refused(self, seat: AgentSeat, refusal: Refusal, in_a_row: int) -> str:
        """Return a refusal with its rule; after some of them also what is legal."""
        lines = [self.say("refused", why=self.cited(seat.game, refusal))]
        if in_a_row >= IN_A_ROW and seat.mine:
            lines += [self.say("in-a-row", count=in_a_row), self.moves(seat)]
        return "\n".join(lines)

    def why_not(self, seat: AgentSeat, move: str) -> str:
        """Return why a move cannot be made now, with the rule."""
        refusal = seat.why_not(move)
        return self.say("legal") if refusal is None else self.cited(seat.game, refusal)

    def odds(self, seat: AgentSeat, move: str) -> str:
        """Return what may come of a move, each with its probability."""
        try:
            chances = seat.odds(move)
        except RulesError as error:
            return self.say("refused", why=self.cited(seat.game, error.refusal))
        if chances is None:
            return self.say("too-many-odds")
        lines = []
        for chance in chances[:CHANCES]:
            told = " ".join(say(seat.game, self.language, event) for event in chance.events)
            lines.append(f"{chance.probability:7.2%}  {told or self.say('nothing-told')}")
        if len(chances) > CHANCES:
            lines.append(f"… ({len(chances) - CHANCES})")
        return "\n".join(lines)

    # --- rules ----------------------------------------------------------------------------

    def rules(self, game_id: str, id: str = "", search: str = "") -> str:
        """Return one rule, the rules in which all words of a search stand, or the chapters."""
        game = registry.find_game(game_id)
        if id:
            return find_rule(game, id[:LONGEST], self.language).text
        book = rules(game, self.language)
        if search:
            words = search[:LONGEST].casefold().split()
            found = [
                rule
                for rule in book.values()
                if all(word in rule.text.casefold() for word in words)
            ]
            if not found:
                return self.say("no-rule-found")
            more = [f"… ({len(found) - FOUND})"] if len(found) > FOUND else []
            return "\n\n".join([*(rule.text for rule in found[:FOUND]), *more])
        return chapters(book)

    def rule(self, id: str) -> str:
        """Return a rule of any game by its id."""
        prefix = id.partition("-")[0].upper()
        for game in registry.games().values():
            if game.prefix == prefix:
                return find_rule(game, id[:LONGEST], self.language).text
        raise SztabError(self.say("no-such-rule", id=id[:20]))

    def lesson(self, game_id: str) -> str:
        """Return a text that teaches how to play a game here."""
        game = registry.find_game(game_id)
        contents = chapters(rules(game, self.language))
        return self.say("lesson", game=self.title(game), id=game.id, chapters=contents)


def values_of(option: Option) -> str:
    """Return an option with its values as a call gives them, the default first."""
    values = dict.fromkeys([option.default, *option.choices, *option.known])
    more = [] if option.choices or isinstance(option.default, str) else ["…"]
    return f"{option.name}: {', '.join([*(json.dumps(value) for value in values), *more])}"


def chapters(book: Mapping[str, Rule]) -> str:
    """Return the chapters of a rulebook with their first and last rule."""
    found: dict[str, list[str]] = {}
    for rule in book.values():
        found.setdefault(rule.chapter, []).append(rule.id)
    return "\n".join(f"- {chapter}: {ids[0]} … {ids[-1]}" for chapter, ids in found.items())
