"""Play at the terminal by scripted input: what is shown, refused and hidden."""

import re
from dataclasses import replace
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from sztab.bots import BOTS
from sztab.choices import Choices
from sztab.core.fate import Fate
from sztab.core.game import Offer, Result
from sztab.core.said import Name, Told
from sztab.core.words import LANGUAGES
from sztab.lab.fuzz import ending
from sztab.phrases import phrase
from tests.cli.screen import CLEARED, moves, sit
from tests.toy import Heap, Move, Stones

# --- choosing ------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end_by_numbers() -> None:
    screen, table = sit("3", "1", "1", "1", stones=7)
    assert table.result is not None
    assert "Left takes stones: 7 on the heap." in screen.text
    assert "   1  take 1  - take one stone" in screen.text
    assert "Left takes 3: 4 left. [TOY-2.1]" in screen.text
    assert "The game is over. The last stone is taken. [TOY-3.1]" in screen.text
    assert "1. " in screen.text.splitlines()[-2]


class Unwinnable(Stones):
    """Whoever takes the last stone, the heap has beaten both."""

    def result(self, state: Heap) -> Result | None:
        result = super().result(state)
        return result and replace(result, won=False)


def test_a_game_that_nobody_wins_shows_no_places() -> None:
    screen, table = sit("3", "1", "1", "1", game=Unwinnable(), stones=7)
    assert table.result is not None
    assert table.result.winners == ()
    assert table.record.result == {
        "ranking": [["right"], ["left"]],
        "scores": {"left": 0, "right": 1},
        "rule": "TOY-3.1",
        "won": False,
    }
    assert screen.text.splitlines()[-3:] == ["Nobody wins.", "Right: 1", "Left: 0"]
    assert ending(table.record) == "nobody wins by TOY-3.1"


def test_a_game_is_played_in_polish() -> None:
    screen, _table = sit("take 3", language="pl")
    assert "Lewy bierze kamienie: na stosie 7." in screen.text
    assert "weź 2 kamienie" in screen.text
    assert "Do wyboru:" in screen.text


def test_a_move_is_made_by_its_text() -> None:
    _screen, table = sit("take 2")
    assert moves(table)[0] == "take 2"


def test_a_beginning_narrows_the_list_and_enter_takes_the_only_one() -> None:
    screen, table = sit("TAKE 4", "BURN", "", game=ManyOffers())
    _opening, narrowed, only, *_ = screen.text.split("Left> ")
    assert "  41  take 40" in narrowed
    assert "  45  take 44" in narrowed
    assert "take 39" not in narrowed
    assert "  46  burn 5" in only
    assert "Press Enter to choose it." in only
    assert moves(table)[0] == "burn 5"


def test_a_number_beyond_all_measure_is_refused() -> None:
    screen, table = sit("9" * 5000)
    assert "Choose 1 to" in screen.text
    assert moves(table) == []


def test_a_number_beyond_the_list_is_refused() -> None:
    screen, table = sit("9")
    assert "There is no choice 9. Choose 1 to 3." in screen.text
    assert moves(table) == []


def test_a_refusal_is_said_with_its_rule() -> None:
    screen, table = sit("take 9")
    assert "Not allowed: Take one to three stones. [TOY-2.1]" in screen.text
    assert moves(table) == []


def test_text_that_is_no_move_is_refused_without_a_rule() -> None:
    screen, _table = sit("fly 3")
    assert (
        'Not understood: "fly" is not a move of this game. Known moves: take, bid.' in screen.text
    )


class ManyOffers(Stones):
    """Stones with dozens of choices, and one that stands alone."""

    def offers(self, state: Heap, seat: int) -> list[Offer]:
        many = [Offer(f"take {n:02}", (), Name("offer-take", n=n)) for n in range(45)]
        return [*many, Offer("burn 5", (), Name("offer-take", n=5))]

    def parse(self, text: str) -> Move:
        if text == "burn 5":
            return Move("burn", 5)
        return super().parse(text)

    def check(self, state: Heap, seat: int, move: Move) -> None:
        return None


def test_many_choices_are_shown_in_groups_and_pages() -> None:
    screen, _table = sit("moves", "", "", "moves x", game=ManyOffers())
    opening, first, second, third, none, *_ = screen.text.split("Left> ")
    assert "      take … (45)" in opening
    assert "  46  burn 5  - take 5 stones" in opening
    assert "46 choices." in opening
    assert "   1  take 00" in first
    assert "  20  take 19" in first
    assert "take 20" not in first
    assert "26 more: press Enter." in first
    assert "  21  take 20" in second
    assert "  46  burn 5" in third
    assert 'No choice begins with "x".' in none


def test_groups_take_as_many_words_as_fit_on_a_page() -> None:
    texts = [f"place HC{unit} {hex}" for unit in range(6) for hex in range(9)]
    choices = Choices([(text, "") for text in texts], [], True)
    everything = list(range(len(texts)))
    assert [*choices.grouped(everything)] == [f"place HC{unit}" for unit in range(6)]
    assert choices.grouped(everything[:9]) == {}, "few are listed"
    alike = Choices([(f"place WG {hex}", "") for hex in range(30)], [], True)
    assert alike.grouped(list(range(30))) == {}, "one group would say nothing"


def test_the_board_is_drawn_anew_when_others_have_moved() -> None:
    screen, _table = sit("take 1", stones=12)
    assert screen.lines.count("o" * 12) == 1
    assert screen.lines.count("o" * 8) == 1


def test_costs_and_warnings_stand_behind_a_choice() -> None:
    screen, _table = sit(die=True)
    assert "take 1  - take one stone (rolls dice)" in screen.text


def test_where_moves_cannot_be_listed_examples_are_shown_and_text_is_taken() -> None:
    screen, table = sit("bid 42", bids=True)
    assert "bid a number from 0 to 99 (number 0 to 99; reveals hidden information)" in screen.text
    assert "Examples; you can also type your own move:" in screen.text
    assert len(re.findall(r"^   \d  bid \d+$", screen.text, re.MULTILINE)) == 5
    assert moves(table)[0] == "bid 42"
    _screen, table = sit("2", bids=True)
    assert moves(table)[0].startswith("bid ")


# --- commands ------------------------------------------------------------------------------------


def test_commands_answer_in_words() -> None:
    screen, table = sit("help", "log", "rules 2.2", "rules 9", "rules", "board", "save", "save x")
    assert "moves [BEGINNING]  list the choices" in screen.text
    assert "Nothing has happened yet." in screen.text
    assert "Nobody takes more stones than the heap holds." in screen.text
    assert "Stones has no rule '9': choose from TOY-" in screen.text
    assert "TOY-1.1 Stones" in screen.text
    assert screen.text.count("\nooooooo\n") == 2
    assert "Add a file name: save game.json" in screen.text
    assert "x cannot be written: no room." in screen.text
    assert moves(table) == []


def test_quit_leaves_the_table() -> None:
    _screen, table = sit("quit", "take 1")
    assert moves(table) == []


def test_the_log_can_be_read_again() -> None:
    screen, _table = sit("take 1", "log", stones=60)
    assert screen.text.count("Left takes 1: 59 left. [TOY-2.1]") == 2


def test_a_secret_move_can_be_taken_back_until_the_other_answers() -> None:
    class OneByOne(Stones):
        def awaited(self, state: Heap) -> tuple[int, ...]:
            return (0,) if state.stones == 60 else super().awaited(state)

        def carry_out(
            self, state: Heap, seat: int, move: Move, fate: Fate, told: Told | None
        ) -> None:
            super().carry_out(state, seat, move, fate, told)
            state.turn = 0

    screen, table = sit("take 1", "undo", "undo", stones=12, game=OneByOne())
    assert "Taken back: take 1." in screen.text
    assert "Not allowed: There is nothing to undo." in screen.text
    assert moves(table) == []


def test_what_was_answered_cannot_be_taken_back() -> None:
    screen, table = sit("take 1", "undo", stones=60)
    assert "Not allowed: Another player made the last move." in screen.text
    assert len(moves(table)) == 2


# --- secrets -------------------------------------------------------------------------------------


def test_the_screen_is_cleared_between_people_with_secrets() -> None:
    screen, table = sit("bid 42", "", "bid 7", bids=True, people=("left", "right"))
    assert moves(table) == ["bid 42", "bid 7"]
    shown = screen.text.split(CLEARED)
    assert len(shown) == 3
    _before, handing, after = shown
    assert "42" not in after[: after.index("Right> ")]
    assert "Hand the device to Right" in handing
    assert "42" not in handing
    assert "Bids: 42 and 7. [TOY-1.2]" in after


def test_without_secrets_the_screen_stays() -> None:
    screen, table = sit("take 1", "take 1", "take 1", people=("left", "right"))
    assert len(moves(table)) == 3
    assert CLEARED not in screen.text


def test_bots_alone_are_watched_as_a_spectator_would() -> None:
    screen, table = sit(people=(), bids=True)
    assert table.result is not None
    assert "You write down" not in screen.text
    assert "Bids: " in screen.text


# --- words ---------------------------------------------------------------------------------------


def keys(language: str) -> list[str]:
    text = resources.files("sztab").joinpath("words", f"{language}.ftl").read_text("utf-8")
    return [
        entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)
    ]


def test_the_terminal_says_the_same_things_in_every_language() -> None:
    assert [keys(language) for language in LANGUAGES] == [keys("en")] * len(LANGUAGES)


@pytest.mark.parametrize("key", keys("en"))
def test_every_phrase_is_used(key: str) -> None:
    folder = resources.files("sztab")
    files = [folder.joinpath(module) for module in ("sitting.py", "terminal.py")]
    files += [file for file in folder.joinpath("cli").iterdir() if file.name.endswith(".py")]
    code = "".join(file.read_text("utf-8") for file in files)
    built = {f"bot-{bot}" for bot in BOTS} | {f"bot-{bot}-about" for bot in BOTS}
    used = f'"{key}"' in code or f"'{key}'" in code
    assert used or key.startswith("warn-") or key in built


@pytest.mark.parametrize(("moves_made", "said"), [(1, "jednym ruchu"), (2, "2 ruchach")])
def test_polish_counts_are_declined(moves_made: int, said: str) -> None:
    assert said in phrase("pl", "resumed", moves=moves_made)
