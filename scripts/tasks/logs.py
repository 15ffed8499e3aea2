"""Write docs/logs: one whole game of each kind in words; ``scripts/logs [GAME …]``."""

import sys
from pathlib import Path
from random import Random

from sztab import find_game, open_table
from sztab.bots import find_bot
from sztab.core.table import Table
from sztab.core.words import LANGUAGES, say, say_cited
from sztab.phrases import game_title

LOGS = Path(__file__).parents[2] / "docs" / "logs"
# Of each game: who plays, and with which seed.
GAMES = {
    "flames-of-war": ("random", 4),
    "medieval-battle": ("greedy", 2),
    "race-to-the-rhine": ("greedy", 1),
    "stand-at-mortain": ("greedy", 3),
}


def played(game: str, bot: str, seed: int) -> Table:
    """Play a whole game between bots."""
    table = open_table(find_game(game), {}, seed=seed)
    player, random = find_bot(bot), Random(seed)
    while table.awaited:
        seat = table.seat(None)
        move = player.choose(table.game, table.state, seat, random)
        table.play(table.game.text(move), table.seats[seat])
    return table


def told(table: Table, language: str) -> str:
    """Return everything that everybody heard, move by move, and how the game ended."""
    game = table.game
    lines = [game_title(game, language), ""]
    for at in range(len(table.record.entries) + 1):
        events = [event for event in table.told(at).events if event.heard_by(None)]
        head = ""
        if at and events:
            head = f"{at}. "  # each sentence says who acts
        for event in events:
            lines.append(f"{head}{say_cited(game, language, event)}")
            head = " " * 4
    result = table.result
    assert result is not None
    lines += ["", f"{say(game, language, result.words)} [{result.rule}]"]
    return "\n".join(lines) + "\n"


def main(wanted: list[str]) -> None:
    """Write the logs of the games that are wanted, or of all."""
    for game in wanted or list(GAMES):
        table = played(game, *GAMES[game])
        for language in LANGUAGES:
            text = told(table, language)
            (LOGS / f"{game}.{language}.txt").write_text(text, encoding="utf-8")
            sys.stdout.write(f"{game}.{language}.txt: {text.count(chr(10))} lines\n")


if __name__ == "__main__":
    main(sys.argv[1:])
