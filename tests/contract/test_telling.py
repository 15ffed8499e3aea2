"""Nothing changes in silence: what a seat sees change is told to it, and what is told is true."""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from sztab.core.game import AnyGame
from sztab.testing import Tally
from tests.at_hand import GAMES
from tests.contract.silence import BOTS, FIRST_SEED, check_end, play, run_game, summary

# Games that do not declare their facts yet; a game leaves this list by its line being deleted.
NOT_YET: dict[str, str] = {}
FEW, MANY = 2, 100  # games of each bot
ENDS = 4  # games of which the last step is checked
SHORT = {"random": 60, "greedy": 20}  # moves of a game where there is little time
THEMES = Path(__file__).parents[2] / "web" / "src" / "themes"
# Of each game: what draws its map, as opposed to hands, prompts and forms.
DRAWING = {
    "flames-of-war": ("drawing/**/*", "places/things.ts", "labels.ts"),
    "medieval-battle": ("drawing/**/*", "things.ts", "labels.ts"),
    "race-to-the-rhine": ("map/**/*", "marks.ts", "things.ts"),
    "stand-at-mortain": ("drawing/**/*", "Odds.svelte", "things.ts", "labels.ts"),
}

# Drawn on the map for whoever decides: targets, templates and what can be placed.
TOOLS = {"flames-of-war": ("bench/board/**/*", "places/beside.ts")}
LOGS = Path(__file__).parents[2] / "docs" / "logs" / "README.md"
LISTED = LOGS.read_text(encoding="utf-8").partition("### Exempt from being told")[2]


def test_every_game_declares_what_its_view_shows(game: AnyGame) -> None:
    assert (game.telling() is None) == (game.id in NOT_YET)


@pytest.mark.parametrize("bot", BOTS)
def test_nothing_changes_in_silence(game: AnyGame, bot: str) -> None:
    if game.telling() is None:
        pytest.skip(NOT_YET[game.id])
    tally = Tally.empty()
    for seed in range(FEW):
        play(game, seed, bot, tally, SHORT[bot])
    assert tally.explained


def test_the_end_of_a_game_is_told(game: AnyGame) -> None:
    if game.telling() is None:
        pytest.skip(NOT_YET[game.id])
    tally = Tally.empty()
    for seed in range(ENDS):
        check_end(game, seed, tally)
    assert tally.compared


@pytest.mark.parametrize("id", DRAWING)
def test_nothing_that_the_board_draws_is_exempt(id: str) -> None:
    telling = GAMES[id].telling()
    assert telling is not None
    drawing = "\n".join(_sources(id))
    drawn = [path for path in telling.exempt if re.search(_reads(path), drawing)]
    assert not drawn


@pytest.mark.parametrize("id", TOOLS)
def test_what_is_drawn_for_a_decision_reads_no_more_than_the_open_question(id: str) -> None:
    telling = GAMES[id].telling()
    assert telling is not None
    tools = "\n".join(_sources(id, TOOLS))
    read = {path: why for path, why in telling.exempt.items() if re.search(_reads(path), tools)}
    assert read, "nothing is read there any more: the line in TOOLS can go"
    assert all("the prompt" in why for why in read.values()), read


def test_every_exemption_has_a_reason_and_stands_in_the_document(game: AnyGame) -> None:
    telling = game.telling()
    assert telling is not None
    for path, why in telling.exempt.items():
        name = [part for part in path.split("/") if part != "*"][-1]
        assert len(why.split()) > 3, path
        assert re.search(rf"`(\w+/)?{name}`", LISTED), path


def test_a_drawn_path_is_found() -> None:
    drawing = "\n".join(_sources("race-to-the-rhine"))
    assert re.search(_reads("move/corps"), drawing)
    assert not re.search(_reads("move/held"), drawing)


def _sources(id: str, which: Mapping[str, tuple[str, ...]] = DRAWING) -> Iterator[str]:
    """What draws the map of a game, without its styles."""
    for pattern in which[id]:
        found = (file for file in (THEMES / id).glob(pattern) if file.is_file())
        files = sorted(file for file in found if ".test." not in file.name)
        assert files, f"{id} has no {pattern}: say what draws its map now"
        for file in files:
            yield file.read_text(encoding="utf-8").split("<style", 1)[0]


def _reads(path: str) -> str:
    """Return a pattern for TypeScript that reads this path of a view."""
    *above, key = path.removesuffix("/*").split("/")
    holder = above[-1] if above and above[-1] != "*" else r"\w" if above else "table"
    return rf"{holder}[!?)\]]*\.{key}\b"


@pytest.mark.full
@pytest.mark.parametrize("bot", BOTS)
def test_nothing_changes_in_silence_in_many_games(game: AnyGame, bot: str) -> None:
    if game.telling() is None:
        pytest.skip(NOT_YET[game.id])
    results = [run_game(game, FIRST_SEED + seed, bot) for seed in range(MANY)]
    sys.stdout.write(summary(results))
    assert not any(one["fault"] for one in results), summary(results)
