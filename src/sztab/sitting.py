"""A sitting at the terminal: who plays, where the game is kept, and how it ends."""

import os
import shlex
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from sztab.bots import BOTS, Bot, find_bot
from sztab.core.errors import SztabError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.options import Value
from sztab.core.record import Record, check_rules, to_text, verify
from sztab.core.table import Table, open_table, table_from_record
from sztab.files import is_there, read_record, write_new, write_whole
from sztab.phrases import phrase
from sztab.programs.process import Program, find_program, is_program
from sztab.terminal import LeaveError, Terminal

INTERRUPTED = 130
CLEAR_SCREEN_AND_HISTORY = "\033[2J\033[3J\033[H"

NOBODY: Final = "nobody"  # a seat left empty, where a game seats fewer


def play(
    game: AnyGame,
    options: Mapping[str, Value],
    given_seats: Sequence[str],
    language: str,
    seed: int | None,
    save: Path | None,
    load: Path | None,
) -> int:
    """Play to the end or until somebody leaves; the exit code."""
    random = Random(seed)
    players = seated(game, given_seats)
    if load is not None:
        if options:
            raise SztabError("A kept game has its options: leave --option out, or --load.")
        record = read_record(load)
        seating = record.seats
        _check_seats(players, seating)
        if record.game == game.id:  # else the opening says so
            check_rules(game, record)
        table = table_from_record(game, record, fate=SeededFate(random))
        _warn_of_changes(game, record, language)
    else:
        seating = seating_of(game, players)
        table = open_table(game, options, seating, SeededFate(random))
    bots: dict[str, Bot | Program] = {}
    for at, name in enumerate(seating):
        who = players.get(name, "human" if at == 0 else "greedy")
        if who != "human":
            bots[name] = find_program(who) if is_program(who) else find_bot(who)
    if save is not None and is_there(save):
        if save.is_dir():
            raise SztabError(f"{save} is a folder: name a file to keep the game in.")
        if load is None or not save.samefile(load):
            raise SztabError(
                f"{save} is there already: name another file, or --load it to play on."
            )
    file = save or _kept_before(load) or _new_file(game)
    return _sit(table, bots, language, Random(random.getrandbits(64)), file, given_seats)


def seated(game: AnyGame, given: Sequence[str]) -> dict[str, str]:
    """Return who plays the seats that ``--seat SEAT=WHO`` names."""
    players: dict[str, str] = {}
    known = list(dict.fromkeys(seat for seating in game.seatings for seat in seating))
    for text in given:
        seat, sign, who = text.partition("=")
        if not sign:
            raise SztabError(f"{text!r} seats nobody: write --seat SEAT=human, for example.")
        if seat not in known:
            raise SztabError(f"{game.id} has no seat {seat!r}: choose {', '.join(known)}.")
        if is_program(who):
            find_program(who)
        elif who not in ("human", NOBODY) and who not in BOTS:
            choices = ", ".join(("human", *BOTS, "program:COMMAND"))
            raise SztabError(f"{who!r} cannot play: choose {choices} or {NOBODY}.")
        players[seat] = who
    return players


def seating_of(game: AnyGame, players: Mapping[str, str]) -> tuple[str, ...]:
    """Return the first seating with all the seats that were named, and without those left empty."""
    empty = {seat for seat, who in players.items() if who == NOBODY}
    for seating in game.seatings:
        if set(players) - empty <= set(seating) and not empty & set(seating):
            return seating
    known = "; ".join(", ".join(seating) for seating in game.seatings)
    raise SztabError(f"{game.id} cannot be played by these seats: choose {known}.")


def _check_seats(players: Mapping[str, str], seats: tuple[str, ...]) -> None:
    for seat, who in players.items():
        if who == NOBODY:
            if seat in seats:
                raise SztabError(f"Seat {seat!r} is played in the kept game: it cannot be empty.")
        elif seat not in seats:
            raise SztabError(f"The kept game has no seat {seat!r}: choose {', '.join(seats)}.")


def _warn_of_changes(game: AnyGame, record: Record, language: str) -> None:
    """Say so if a kept game replays, but not to what was played."""
    try:
        verify(game, record)
    except SztabError as error:
        print(phrase(language, "not-as-kept", why=str(error)), file=sys.stderr)


# --- keeping -------------------------------------------------------------------------------------


def data_folder() -> Path:
    """Return where games are kept if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    if base:
        return Path(base) / "sztab"
    try:
        return Path.home() / ".local" / "share" / "sztab"
    except RuntimeError:  # a user without a home
        return Path(tempfile.gettempdir()) / "sztab"


def _kept_before(load: Path | None) -> Path | None:
    """Continue a game in the file it was kept in; leave others as they are."""
    if load is not None and load.resolve().parent == data_folder().resolve():
        return load
    return None


def _new_file(game: AnyGame) -> Path:
    return _free(data_folder() / f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}.json")


def _free(file: Path) -> Path:
    """This name, or the same with a number behind it, which no file has yet."""
    free, number = file, 1
    while is_there(free):
        number += 1
        free = file.with_stem(f"{file.stem}-{number}")
    return free


def _sit(
    table: Table,
    bots: Mapping[str, Bot | Program],
    language: str,
    random: Random,
    file: Path,
    seats: Sequence[str],
) -> int:
    loaded = to_text(table.record)
    written: set[Path] = set()

    def keep(table: Table) -> None:
        write_whole(file, to_text(table.record))

    def save(table: Table, name: str) -> None:
        file = Path(os.path.expanduser(name))
        if file in written:
            write_whole(file, to_text(table.record))
        else:
            write_new(file, to_text(table.record))
        written.add(file)

    terminal = Terminal(table, bots, language, random, _ask, print, _clear, keep, save)
    code = 0
    try:
        terminal.run()
    except (LeaveError, EOFError):
        print()
    except KeyboardInterrupt:
        print()
        code = INTERRUPTED
    finally:
        for bot in bots.values():
            if isinstance(bot, Program):
                bot.kill()
    if to_text(table.record) != loaded:
        file = _kept_somewhere(table, file)
    elif not file.exists():
        print(phrase(language, "nothing-kept"))
        return code
    _say_farewell(table, file, language, seats)
    return code


def _kept_somewhere(table: Table, file: Path) -> Path:
    """Return where the game was kept: its file, else here, else a temporary file."""
    elsewhere = (Path.cwd() / file.name, Path(tempfile.gettempdir()) / file.name)
    for place in (file, *map(_free, elsewhere)):
        try:
            write_whole(place, to_text(table.record))
        except SztabError as error:
            fault = error
        else:
            return place
    raise fault


def _say_farewell(table: Table, file: Path, language: str, seats: Sequence[str]) -> None:
    """Say where the game is and how to go on."""
    print(phrase(language, "kept", file=str(file)))
    if table.result is not None:
        print(phrase(language, "replay-it", command=shlex.join(["sztab", "replay", str(file)])))
        return
    command = ["sztab", "play", table.game.id, "--load", str(file)]
    command += [word for seat in seats for word in ("--seat", seat)]
    command += ["--lang", language]
    print(phrase(language, "resume", command=shlex.join(command)))


def _ask(prompt: str) -> str:
    """Return what is typed next; nobody types where there is no screen or nothing to type on."""
    if sys.stdin is None or sys.stdout is None:
        raise EOFError
    return input(prompt)


def _clear() -> None:
    """Wipe the screen and what could be scrolled back to; a plain terminal only scrolls."""
    if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
        print(CLEAR_SCREEN_AND_HISTORY, end="", flush=True)
    else:
        print("\n" * 60)
