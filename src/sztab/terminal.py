"""Play at the terminal: people on one machine, bots, prompts and refusals in words."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from sztab.analysis.hints import hint, told_hint
from sztab.bots import BOTS, Bot
from sztab.choices import PAGE, Choices
from sztab.core.errors import IllegalMoveError, NotationError, RulesError, SztabError
from sztab.core.game import AnyGame, Offer, Seat
from sztab.core.running.sight import tells_apart
from sztab.core.table import Table
from sztab.core.telling.rulebook import find_rule, rules
from sztab.core.words import drawing, say, say_cited
from sztab.phrases import game_title, phrase, seat_words
from sztab.programs.process import Program
from sztab.speaking import explained

EXAMPLES: Final = 5  # proposals shown where moves cannot be listed


class LeaveError(Exception):
    """A person leaves the table."""


class Terminal:
    """One game at one screen; where text comes from and goes to is handed in."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[str, Bot | Program],
        language: str,
        random: Random,
        ask: Callable[[str], str],
        show: Callable[[str], None],
        clear: Callable[[], None],
        keep: Callable[[Table], None],
        save: Callable[[Table, str], None],
    ) -> None:
        self.table = table
        self.game: AnyGame = table.game
        self.bots = bots
        self.language = language
        self.random = random
        self.ask, self.show, self.clear, self.keep, self.save = ask, show, clear, keep, save
        self.heard: dict[str | None, int] = {}  # moves of which a seat has read the log
        self.looking: str | None = None  # the person before the screen
        self.drawn_for: set[str] = set()  # people who have seen the board
        self.kept = True

    # --- the course of the game -----------------------------------------------------------

    @property
    def people(self) -> list[str]:
        """Return the seats that no bot plays."""
        return [seat for seat in self.table.seats if seat not in self.bots]

    def run(self) -> None:
        """Play until the game is over; raises ``LeaveError`` when a person leaves."""
        self._greet()
        for name, program in self._programs():
            at, options = self.table.seat(name), self.table.record.options
            program.begin(self.game, self.table.state, at, options)
        while self.table.result is None:
            seat = self.table.awaited[0]
            if seat in self.bots:
                self._bot_turn(seat)
            else:
                self._person_turn(seat)
        for _name, program in self._programs():
            program.end(self.game, self.table.state)
        self._tell_news(self.looking)
        self._tell_result()

    def _programs(self) -> list[tuple[str, Program]]:
        return [(name, one) for name, one in self.bots.items() if isinstance(one, Program)]

    def _say(self, key: str, **args: str | int) -> None:
        self.show(phrase(self.language, key, **args))

    def _seat(self, name: str) -> str:
        return seat_words(self.game, self.language, name)

    def _bot(self, seat: str) -> str:
        """Return the name of a seat's bot in words; a bot of another package has none."""
        bot = self.bots[seat].name
        return phrase(self.language, f"bot-{bot}") if bot in BOTS else bot

    def _greet(self) -> None:
        self._say("welcome", title=game_title(self.game, self.language))
        seats = [
            phrase(self.language, "seat-bot", seat=self._seat(name), bot=self._bot(name))
            if name in self.bots
            else phrase(self.language, "seat-human", seat=self._seat(name))
            for name in self.table.seats
        ]
        self._say("table-of", seats=", ".join(seats))
        made = len(self.table.record.entries)
        if made:
            self._say("resumed", moves=made)
            self.heard = dict.fromkeys([*self.table.seats, None], made)

    def _bot_turn(self, name: str) -> None:
        seat = self.table.seat(name)
        move = self.bots[name].choose(self.game, self.table.state, seat, self.random)
        self._play(self.game.text(move), name)
        if not self.people:
            self._tell_news(None)

    def _play(self, text: str, name: str) -> None:
        made = self.table.decide(text, name)
        last = len(self.table.record.entries)
        for _seat, program in self._programs():
            for at in range(last - len(made) + 1, last + 1):
                program.hear(self.game, self.table.told(at))
        self.keep_record()

    def keep_record(self) -> None:
        """Keep the record after each change; a full disk must not end the game."""
        try:
            self.keep(self.table)
            self.kept = True
        except SztabError as error:
            if self.kept:
                self._say("not-kept", why=explained(self.language, error))
            self.kept = False

    def _tell_news(self, name: str | None) -> None:
        since = self.heard.get(name)
        if since is not None:
            since = min(since, len(self.table.record.entries))
        for line in self.table.log(self.language, name, since):
            self.show(line)
        self.heard[name] = len(self.table.record.entries)

    def _tell_result(self) -> None:
        result = self.table.result
        assert result is not None
        picture = drawing(self.game, self.table.state, None, self.language)
        if picture:
            self.show(picture)
        ending = say(self.game, self.language, result.words)
        self.show(f"{phrase(self.language, 'over')} {ending} [{result.rule}]")
        if not result.won:
            self._say("nobody-wins")
        key = "place" if result.won else "score"
        place = 1
        for seats in result.ranking:
            names = ", ".join(self._seat(self.table.seats[seat]) for seat in seats)
            scores = ", ".join(str(result.scores[seat]) for seat in seats)
            self._say(key, place=place, seats=names, scores=scores)
            place += len(seats)

    # --- a person decides -----------------------------------------------------------------

    def _person_turn(self, name: str) -> None:
        if name != self.looking:
            self._hand_over(name)
        news = self.table.record.entries[self.heard.get(name, 0) :]
        self._tell_news(name)
        if name not in self.drawn_for or any(entry.seat != name for entry in news):
            self.drawn_for.add(name)
            self._draw(name)  # what others did is seen on the board, not only read
        seat = self.table.seat(name)
        self.show("")
        self.show(say(self.game, self.language, self.game.prompt(self.table.state, seat)))
        choices = self._choices(seat)
        self._list(choices, "")
        made = len(self.table.record.entries)
        while len(self.table.record.entries) == made:  # until a move is made or taken back
            self._answer(
                name, choices, self.ask(f"{seat_words(self.game, self.language, name)}> ").strip()
            )

    def _hand_over(self, name: str) -> None:
        """Before another person looks, the screen is cleared if one of the two has a secret."""
        if self.looking is not None and self._is_secret(self.looking, name):
            self.clear()
            self.ask(phrase(self.language, "pass-device", seat=self._seat(name)) + " ")
            self.clear()
        self.looking = name

    def _is_secret(self, one: str, other: str) -> bool:
        """Return True if two people see different things of the table now."""
        state, seats = self.table.state, (self.table.seat(one), self.table.seat(other))
        return tells_apart(self.game, (state, seats[0]), (state, seats[1]))

    def _choices(self, seat: Seat) -> Choices:
        """Return the offers of a seat; if not all can be listed, its parts and some proposals."""
        game, state = self.game, self.table.state
        offers = game.offers(state, seat)
        listed = game.lists_all(state, seat)
        whole = [offer for offer in offers if not offer.counts and not offer.part]
        moves = [(offer.text, self._words(offer)) for offer in whole]
        if not listed:
            imagined = game.resample(state, seat, self.random)  # proposals must tell no secret
            known = {text for text, _ in moves}
            for move in game.propose(imagined, seat, self.random, EXAMPLES):
                if game.text(move) not in known:
                    moves.append((game.text(move), ""))
        parts = [
            f"{offer.text} …  - {self._words(offer)}"
            for offer in offers
            if offer.counts or offer.part
        ]
        return Choices(moves, parts, listed)

    def _words(self, offer: Offer) -> str:
        words = say(self.game, self.language, offer.say)
        notes = [] if offer.cost is None else [say(self.game, self.language, offer.cost)]
        notes += [
            phrase(self.language, "amount", name=name, limit=limit)
            for name, limit in offer.counts.items()
        ]
        notes += [phrase(self.language, f"warn-{warning}") for warning in offer.warns]
        return f"{words} ({'; '.join(notes)})" if notes else words

    # --- lists ----------------------------------------------------------------------------

    def _list(self, choices: Choices, beginning: str, all_of_it: bool = False) -> None:
        """Show the choices that begin so; where they are many, in groups or page by page."""
        found = choices.begun_by(beginning)
        choices.only = choices.moves[found[0]][0] if beginning and len(found) == 1 else None
        choices.waiting = []
        if not beginning and choices.parts:
            self._say("parts")
            for part in choices.parts:
                self.show(f"      {part}")
        if not found:
            self._say("no-choices", filter=beginning)
        elif not all_of_it and (groups := choices.grouped(found)):
            self._list_groups(choices, groups)
        else:
            self._say("choices" if choices.listed else "examples")
            choices.waiting = found
            self._list_more(choices)
            if choices.only is not None:
                self._say("only-choice")

    def _list_groups(self, choices: Choices, groups: dict[str, list[int]]) -> None:
        """List moves that begin with the same words as one line; a lone move is shown whole."""
        for words, members in groups.items():
            if len(members) == 1:
                self._show_choice(choices, members[0])
            else:
                self.show(f"      {words} … ({len(members)})")
        self._say("groups", count=sum(len(members) for members in groups.values()))

    def _list_more(self, choices: Choices) -> None:
        page, choices.waiting = choices.waiting[:PAGE], choices.waiting[PAGE:]
        for at in page:
            self._show_choice(choices, at)
        if choices.waiting:
            self._say("more-choices", left=len(choices.waiting))

    def _show_choice(self, choices: Choices, at: int) -> None:
        text, words = choices.moves[at]
        self.show(f"{at + 1:>4}  {text}" + (f"  - {words}" if words else ""))

    # --- what was typed -------------------------------------------------------------------

    def _answer(self, name: str, choices: Choices, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        texts = [text for text, _ in choices.moves]
        if not typed:
            self._answer_enter(name, choices)
        elif typed in texts:
            self._try(name, typed, choices)
        elif typed.isdecimal():
            number = int(typed[:9])  # nobody means a longer one
            if 1 <= number <= len(texts):
                self._try(name, texts[number - 1], choices)
            else:
                self._say("no-such-number", number=typed, count=len(texts))
        elif not self._command(name, choices, word.casefold(), rest.strip()):
            self._try(name, typed, choices)

    def _answer_enter(self, name: str, choices: Choices) -> None:
        if choices.only is not None:
            self._try(name, choices.only, choices)
        elif choices.waiting:
            self._list_more(choices)
        else:
            self._list(choices, "")

    def _try(self, name: str, text: str, choices: Choices) -> None:
        """Make the move; what is no move but begins one narrows the list."""
        try:
            self._play(text, name)
        except NotationError as error:
            if choices.begun_by(text):
                self._list(choices, text)
            else:
                self._refuse("unread", error)
        except IllegalMoveError as error:
            self._refuse("refused", error)

    def _refuse(self, key: str, error: RulesError) -> None:
        cited = error.refusal.rule in rules(self.game)
        sentence = say_cited if cited else say
        self._say(key, why=sentence(self.game, self.language, error.refusal))

    def _command(self, name: str, choices: Choices, word: str, rest: str) -> bool:
        """Carry out a command; whether there was one."""
        match word:
            case "help" | "?":
                self._say("help")
            case "moves":
                self._list(choices, rest, all_of_it=True)
            case "board":
                self._draw(name, asked=True)
            case "log":
                lines = self.table.log(self.language, name, details=rest == "all")
                self.show("\n".join(lines) or phrase(self.language, "log-empty"))
            case "rules" | "rule":
                self._show_rule(rest)
            case "hint":
                self._hint(name)
            case "undo":
                self._undo(name)
            case "save":
                self._save(rest)
            case "quit" | "exit":
                raise LeaveError
            case _:
                return False
        return True

    def _draw(self, name: str, asked: bool = False) -> None:
        seat = self.table.seat(name)
        picture = drawing(self.game, self.table.state, seat, self.language)
        if picture:
            self.show(picture)
        elif asked:
            self._say("no-board")

    def _show_rule(self, id: str) -> None:
        if not id:
            for rule in rules(self.game, self.language).values():
                self.show(f"{rule.id} {rule.title}".rstrip())
            self._say("rule-hint")
            return
        try:
            self.show(find_rule(self.game, id, self.language).text)
        except SztabError as error:
            self.show(explained(self.language, error))

    def _hint(self, name: str) -> None:
        """Say what the colonel would do; not while another person plays against this one."""
        if len(self.people) > 1:
            self._say("hint-people")
            return
        seat, thinking = self.table.seat(name), Random(self.random.getrandbits(64))
        found = hint(self.game, self.table.state, seat, thinking)
        for line in told_hint(found, self.language):
            self.show(line)

    def _undo(self, name: str) -> None:
        try:
            entry = self.table.record.entries[-1:]
            self.table.undo(name)
        except RulesError as error:
            self._refuse("refused", error)
        else:
            self._say("undone", move=entry[0].move)
            self.heard = {
                seat: min(count, len(self.table.record.entries))
                for seat, count in self.heard.items()
            }
            self.keep_record()

    def _save(self, file: str) -> None:
        if not file:
            self._say("save-needs-file")
            return
        try:
            self.save(self.table, file)
        except SztabError as error:
            self.show(explained(self.language, error))
        else:
            self._say("saved", file=file)
