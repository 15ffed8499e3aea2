"""All tables of one agent, each against bots in this process."""

from collections.abc import Mapping
from random import Random
from typing import Final

from sztab.agents.table import AgentTable, Keep
from sztab.agents.telling import LONGEST, PATIENCE, Teller, values_of
from sztab.bots import find_bot
from sztab.core import registry
from sztab.core.errors import RulesError, SztabError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.table import open_table
from sztab.core.telling.rulebook import rules_text

MOST_TABLES: Final = 8  # open at once; one that is over makes room


class Desk:
    """The tables of one agent."""

    def __init__(self, random: Random, language: str = "en", keep: Keep | None = None) -> None:
        self.random: Final = random
        self.teller: Final = Teller(language)
        self.language: Final = language
        self.keep: Final = keep
        self.tables: Final[dict[str, AgentTable]] = {}
        self._opened = 0

    def table(self, name: str) -> AgentTable:
        """Return a table of this agent."""
        if name not in self.tables:
            known = ", ".join(self.tables) or self.teller.say("none")
            raise SztabError(self.teller.say("no-table", table=name[:LONGEST], known=known))
        return self.tables[name]

    # --- before the game ------------------------------------------------------------------

    def list_tables(self) -> str:
        """Return the games that can be played, and the tables that are open."""
        tell = self.teller
        lines = [*tell.games(), tell.say("tables")]
        lines += [
            f"- {name}: {tell.title(each.game)}, {tell.seat(each.game, each.seat)}, "
            + tell.whose_turn(each)
            for name, each in self.tables.items()
        ] or [f"- {tell.say('none')}"]
        return "\n".join(lines)

    def sit(
        self,
        game_id: str,
        seat: str,
        opponents: str,
        seats: int,
        options: Mapping[str, object],
        seed: int | None,
    ) -> str:
        """Open a table, take a seat, let bots take the others, and look at it."""
        for name in [name for name, each in self.tables.items() if each.over]:
            if len(self.tables) >= MOST_TABLES:
                del self.tables[name]
        if len(self.tables) >= MOST_TABLES:
            raise SztabError(self.teller.say("too-many-tables", most=MOST_TABLES))
        game, bot = registry.find_game(game_id), find_bot(opponents)
        seating = seating_for(self.teller, game, seat, seats)
        random = Random(self.random.getrandbits(64) if seed is None else seed)
        table = open_table(game, self._options(game, options), seating, SeededFate(random))
        mine = seat or seating[0]
        bots = {name: bot for name in seating if name != mine}
        self._opened += 1
        name = f"t{self._opened}"
        thinking = Random(random.getrandbits(64))
        self.tables[name] = AgentTable(name, table, mine, bots, thinking, self.keep)
        self.tables[name].wake()
        return self.look(name)

    def _options(self, game: AnyGame, given: Mapping[str, object]) -> Mapping[str, object]:
        """Return the options; an agent names no files, only data sets that the game knows."""
        for option in game.options():
            if option.choices or not isinstance(option.default, str):
                continue
            allowed = (option.default, *option.known)
            if option.name in given and given[option.name] not in allowed:
                raise SztabError(self.teller.say("no-option", known=values_of(option)))
        return given

    # --- at the table ---------------------------------------------------------------------

    def look(self, name: str, details: bool = False) -> str:
        """Return the table in words: board, news, whose turn it is, and what may be done."""
        each = self.table(name)
        return "\n".join([*self.teller.look(each, name, details), *self._going_on(each)])

    def _going_on(self, each: AgentTable) -> list[str]:
        """Return the news, and whose turn it is."""
        return [*self.teller.news(each.news(self.language)), *self.teller.now(each)]

    def moves(self, name: str, wanted: str = "", page: int = 1) -> str:
        """Return what may be chosen now, each with its words; only what contains *wanted*."""
        return self.teller.moves(self.table(name), wanted, page)

    def why_not(self, name: str, move: str) -> str:
        """Return why a move cannot be made now, with the rule."""
        return self.teller.why_not(self.table(name), move)

    def odds(self, name: str, move: str) -> str:
        """Return what may come of a move, each with its probability."""
        return self.teller.odds(self.table(name), move)

    def play(self, name: str, move: str) -> str:
        """Make a move; return what happened, or the refusal with its rule."""
        each = self.table(name)
        if each.resigned:
            return self.teller.say("resigned")
        try:
            each.play(move)
        except RulesError as error:
            return self.teller.refused(each, error.refusal, each.refused)
        each.wake()
        return "\n".join(self._going_on(each))

    async def wait(self, name: str, seconds: float) -> str:
        """Wait for the others, then say what happened; it may be "not yet"."""
        each = self.table(name)
        settled = await each.settled(min(PATIENCE, max(0.0, seconds)))
        head = [] if settled else [self.teller.say("not-yet")]
        return "\n".join([*head, *self._going_on(each)])

    def resign(self, name: str) -> str:
        """Give up: a bot plays on for the seat."""
        each = self.table(name)
        if each.over:
            return "\n".join(self.teller.now(each))
        each.resign()
        each.wake()
        return self.teller.say("resigned")

    # --- rules ----------------------------------------------------------------------------

    def rules(self, game_id: str, id: str = "", search: str = "") -> str:
        """Return one rule, the rules in which all words of a search stand, or the chapters."""
        return self.teller.rules(game_id, id, search)

    def rule(self, id: str) -> str:
        """Return a rule of any game."""
        return self.teller.rule(id)

    def rulebook(self, game_id: str) -> str:
        """Return the whole rulebook of a game."""
        return rules_text(registry.find_game(game_id), self.language)[0]

    def lesson(self, game_id: str) -> str:
        """Return a text that teaches how to play a game here."""
        return self.teller.lesson(game_id)


def seating_for(teller: Teller, game: AnyGame, seat: str, seats: int) -> tuple[str, ...]:
    """Return who plays where an agent wants this seat and so many seats (0: as usual)."""
    fitting = [each for each in game.seatings if not seats or len(each) == seats]
    fitting = [each for each in fitting if not seat or seat in each]
    if not fitting:
        known = "; ".join(", ".join(seating) for seating in game.seatings)
        if not any(len(each) == seats for each in game.seatings) and seats:
            raise SztabError(teller.say("no-seating", seats=seats, known=known))
        raise SztabError(teller.say("no-seat", seat=seat[:LONGEST], known=known))
    return fitting[0]
