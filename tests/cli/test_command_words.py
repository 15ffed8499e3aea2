"""A Polish reader meets Polish at the command line: errors, help, and the choice of language."""

import argparse
import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

from sztab.cli import command_line, main
from sztab.cli.arguments import Parser
from sztab.lab import bench
from sztab.server.ops import load
from sztab.speaking import in_language, spoken, spoken_on, translated

SOURCE = Path(__file__).parents[2] / "src" / "sztab"
Capture = pytest.CaptureFixture[str]


def _modules(*folder: str) -> list[Path]:
    return sorted(SOURCE.joinpath(*folder).glob("*.py"))


READ = (
    *(SOURCE / "core" / f"{name}.py" for name in ("registry", "options", "record", "table")),
    *(SOURCE / "core" / f"{name}.py" for name in ("data/dataset", "data/weights")),
    SOURCE / "core/telling/rulebook.py",
    *(SOURCE / f"{name}.py" for name in ("sitting", "terminal", "files", "bots/__init__")),
    *sorted((SOURCE / "cli").glob("**/*.py")),
    *(SOURCE / "lab" / f"{name}.py" for name in ("bench", "coverage", "fit")),
    *(
        file
        for room in ("contests", "league", "report", "runs", "tune")
        for file in _modules("lab", room)
    ),
    *(SOURCE / f"{name}.py" for name in ("agents/serving", "analysis/decisions")),
    *(SOURCE / f"{name}.py" for name in ("analysis/puzzles", "programs/command")),
    *(SOURCE / f"{name}.py" for name in ("programs/process", "server/settings")),
    *_modules("server", "ops"),
    *(SOURCE / "server/store" / f"{name}.py" for name in ("admin", "backup", "engines")),
    SOURCE / "server/store/migrations/__init__.py",
)
ENGLISH = re.compile(r"\b([Tt]he|[Tt]here|is|are|cannot|choose|not|write|name|[Ss]ee|of)\b")


def sentences() -> Iterator[str]:
    """Yield what errors say in these modules, with X for what varies."""
    for file in READ:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name(node).endswith("Error"):
                said = node.args[0]
                if _name(node) == "UnavailableError":
                    continue  # a key, not a sentence
                if isinstance(said, ast.Constant) and isinstance(said.value, str):
                    yield said.value
                elif isinstance(said, ast.JoinedStr):
                    yield _filled(said)


# What sets positions up; ``fault`` and ``found`` collect what is wrong with one.
POSITIONS = (
    SOURCE / "core/data/dataset.py",
    SOURCE / "core/record.py",
    *sorted((SOURCE / "games").glob("*/position.py")),
    *sorted((SOURCE / "games").glob("*/position/**/*.py")),
)


def faults() -> Iterator[str]:
    """Yield what is said of a position that cannot be set up, with X for what varies."""
    for file in POSITIONS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Yield) and node.value:
                yield from _without_place(node.value)
            elif isinstance(node, ast.Call) and node.args:
                if _name(node) == "fault":
                    yield from _sentence(node.args[-1])
                elif ast.unparse(node.func) == "found.append":
                    yield from _without_place(node.args[0])


def _sentence(said: ast.expr) -> Iterator[str]:
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        yield said.value
    elif isinstance(said, ast.JoinedStr):
        yield _filled(said)


def _without_place(said: ast.expr) -> Iterator[str]:
    """Yield a sentence without the entry at its front: ``drawn: X is not a forward base``."""
    for sentence in _sentence(said):
        if set(sentence) != set("X "):
            yield re.sub(r"^[\w.-]+: ", "", sentence)


def _name(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def _filled(said: ast.JoinedStr) -> str:
    parts = (str(part.value) if isinstance(part, ast.Constant) else "X" for part in said.values)
    text = "".join(parts)
    return text.removesuffix(".X") + "." if text.endswith(".X") else text


@pytest.mark.parametrize("sentence", sorted(set(faults())))
def test_what_is_wrong_with_a_position_is_said_in_polish(sentence: str) -> None:
    said = translated("pl", sentence)
    assert said != sentence
    assert not ENGLISH.search(said), said


@pytest.mark.parametrize("sentence", sorted(set(sentences())))
def test_every_error_of_the_command_line_is_said_in_polish(sentence: str) -> None:
    said = translated("pl", sentence)
    assert said != sentence
    assert not ENGLISH.search(said), said


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play medieval-battl", "Nie ma gry 'medieval-battl': do wyboru są "),
        ("play medieval-battl", "Czy chodziło o 'medieval-battle'?"),
        ("play medieval-battle --option size=tiny", "opcja 'size' przyjmuje standard, large"),
        ("rules medieval-battle MB-99", "do wyboru od MB-0.1 do MB-15.7. Czy chodziło o 'MB-9.9'?"),
        ("lab report /", "W / nie ma serii: podaj katalog, który zapisało `sztab lab play`."),
        ("replay /nowhere", "Nie można odczytać /nowhere: nie ma takiego pliku ani katalogu."),
    ],
)
def test_an_error_is_told_in_the_language_of_the_command(
    command: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), "--lang", "pl"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("bogus", "Nie ma 'bogus': do wyboru są "),
        ("play", "Brakuje argumentów: GRA. Pomoc: `sztab play --help`."),
        ("serve --port x", "--port: potrzebna jest liczba całkowita od 0, a nie 'x'."),
        ("fuzz medieval-battle --moves", "--moves: potrzebna jest jedna wartość."),
    ],
)
def test_bad_arguments_are_named_in_the_language_of_the_reader(
    command: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SZTAB_LANG", "pl")
    with pytest.raises(SystemExit):
        main(command.split())
    assert said in capsys.readouterr().err


def test_the_help_of_playing_is_in_polish(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SZTAB_LANG", "pl")
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = capsys.readouterr().out
    for said in ("użycie: sztab play", "opcje:", "pokaż tę pomoc", "zachowaj grę w tym pliku"):
        assert said in shown
    assert not ENGLISH.search(re.sub(r"`[^`]*`", "", shown)), shown


def helps(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield what ``--help`` says of a command and of all below it."""
    yield parser.description or ""
    yield from (group.title or "" for group in parser._action_groups)
    for action in parser._actions:
        yield action.help or ""
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from helps(below)


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Yield a parser and all below it."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers(below)


def test_what_help_prints_is_polish_throughout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parser, "language", "en")
    english = {one.prog: one.format_help() for one in parsers(command_line())}
    monkeypatch.setattr(Parser, "language", "pl")
    polish = {one.prog: one.format_help() for one in parsers(command_line())}
    assert polish.keys() == english.keys()
    assert len(polish) > 30
    for name, shown in polish.items():
        said = re.sub(r"`[^`]*`|--[\w-]+", "", shown)
        assert not ENGLISH.search(said), f"{name}: {said}"
        for metavar in ("FILE", "GAME", "NAME", "SEAT", "DIR", "COMMAND", "ADDRESS"):
            assert not re.search(rf"\b{metavar}\b", said), f"{name}: {said}"
        same = {one.strip() for one in english[name].splitlines()} & {
            one.strip() for one in shown.splitlines() if re.search(r"[a-z]{3,} [a-z]{2,}", one)
        }
        assert not same, f"{name}: {same}"


@pytest.mark.parametrize("help", sorted(set(helps(command_line())) - {""}))
def test_the_help_of_every_command_is_in_polish(help: str) -> None:
    said = translated("pl", help)
    assert said != help
    assert not ENGLISH.search(re.sub(r"`[^`]*`", "", said)), said


@pytest.mark.parametrize(
    ("words", "environ", "language"),
    [
        ([], {}, "en"),
        (["play", "--lang", "pl"], {"LANG": "en_GB.UTF-8"}, "pl"),
        (["play", "--lang=en"], {"SZTAB_LANG": "pl"}, "en"),
        ([], {"SZTAB_LANG": "pl", "LC_ALL": "en_GB.UTF-8"}, "pl"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (["--lang", "xx"], {}, "en"),
    ],
)
def test_the_language_is_what_is_asked_for(
    words: list[str], environ: dict[str, str], language: str
) -> None:
    assert spoken(words, environ) == language


PRINTED = (
    SOURCE / "cli/arguments.py",
    *(SOURCE / "cli/lab" / f"{name}.py" for name in ("runs", "league", "tuning")),
    *(SOURCE / "cli" / f"{name}.py" for name in ("doctor", "records", "administration")),
    *(SOURCE / "cli" / f"{name}.py" for name in ("bots", "puzzles", "lab/many")),
    *(SOURCE / "lab" / f"{name}.py" for name in ("fuzz", "simulate")),
    *(SOURCE / "lab/contests" / f"{name}.py" for name in ("ladder", "tournament")),
    *(SOURCE / "lab" / f"{name}.py" for name in ("league/league", "runs/summary", "tune/tune")),
    *(SOURCE / "lab" / f"{name}.py" for name in ("bench", "coverage")),
    *(SOURCE / "research" / f"{name}.py" for name in ("bench", "search_bench", "search_match")),
    SOURCE / "server/ops/load.py",
)
WORD = re.compile(r"(?<!-)\b(?!sztab|lab\b|report\b|json\b)[a-z]{3,}\b(?!\.json)")


def printed() -> Iterator[str]:
    """Yield the lines that commands print in words of ours, with X for what varies."""
    for file in PRINTED:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            texts: list[ast.expr] = []
            if isinstance(node, ast.Call) and _name(node) in ("print", "write", "_say"):
                texts = node.args[:1]
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "said":
                texts = [node.value]  # printed in the next line
            for said in (one for text in texts for one in _sentence(text)):
                yield from (line.strip() for line in said.splitlines() if WORD.search(line))


RATINGS = "Bradley-Terry ratings on the Elo scale, average 0, with 95 % intervals"
VARIED = {  # lines whose words vary: each of them
    f"X, X, seed X: {RATINGS};": (
        f"x, ladder, seed 1: {RATINGS};",
        f"x, round robin, seed 1: {RATINGS};",
    ),
    "X  rating  X  score   X": ("rating            95 %  score        greedy       random",),
    "X  XX  X moves, X, X": ("a  b 'c'  3 moves, over, today", "a  b  3 moves, running, today"),
    "X against X  X of X  X  (95 %: X to X)  X": (
        "a against b  3 of 4  75.0%  (95 %: 1.0% to 2.0%)  better",
    ),
    "Length in X: X to X, median X, eight in ten X to X.": (
        "Length in rounds: 1 to 9, median 4.5, eight in ten 2 to 8.",
        "Length in moves: 1 to 9, median 4, eight in ten 2 to 8.",
    ),
    "X X   compared with X": ("   steps/s   compared with chess",),
    "X X X X  title": ("  rule          code  tests  words  title",),
    "X X X X X   X is faster by": (
        "                               actions/s    options/s      copy   bytes   x is faster by",
    ),
    "X (X): general against OpenSpiel's MCTS with X.": (
        "x (pure): general against OpenSpiel's MCTS with our evaluation.",
        "x (pure): general against OpenSpiel's MCTS with random rollouts.",
    ),
    "X: X, by X games with other deals.": (
        "x: better on every goal, by 4 games with other deals.",
        "x: not better on every goal, by 4 games with other deals.",
    ),
}


@pytest.mark.parametrize("line", sorted({*printed()}))
def test_every_line_that_a_command_prints_is_said_in_polish(line: str) -> None:
    for one in VARIED.get(line, (line,)):
        said = in_language("pl", one)
        assert said != one
        assert not ENGLISH.search(said), said


def test_the_summary_of_a_run_is_printed_in_the_language_of_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("lab", "play", "stand-at-mortain", "--bots", "random,random", "--games", "2")
    assert main([*words, "--workers", "1", "--lang", "pl", "--out", str(tmp_path / "run")]) == 0
    shown = capsys.readouterr().out.replace(str(tmp_path), "")
    for said in ("partie: 2, ziarno 1", "Miejsca:", "wygrane", "Zakończenia:", "Raport: sztab lab"):
        assert said in shown
    assert not ENGLISH.search(shown), shown


def test_what_was_measured_is_printed_in_polish() -> None:
    out = StringIO()
    figures = load.Figures("medieval-battle", 100, 0.0, 10.0, 987, 7.89, 1.2, 3.4, 5.6, 1234.0)
    load.write_start(load.Start(0.51, 0.92, 0.44, 2), spoken_on(out, "pl"))
    load.write_figures([figures], spoken_on(out, "pl"))
    report = bench.Report("pure", {"x (pure)": [bench.Slice(12345.0, 67890.0, 2e-6)]}, {})
    bench.write_report(report, spoken_on(out, "pl"))
    shown = out.getvalue()
    assert "po 0,51 s (czas procesora 0,44 s), lista gier po 0,92 s." in shown
    assert re.search(r"medieval-battle +100 +max +98,7 +1,2 +3,4 +5,6 +7,89 +1234\n", shown)
    assert re.search(r"x \(bez kompilacji\) +12\N{NO-BREAK SPACE}345 .* 2,00 µs", shown)
    assert not ENGLISH.search(shown), shown


def test_reasons_within_an_error_are_polish_too(tmp_path: Path, capsys: Capture) -> None:
    broken = tmp_path / "game.json"
    broken.write_text("{", encoding="utf-8")
    for words, said in {
        f"replay {broken}": "wiersz 1: brakuje nazwy w cudzysłowie",
        "play medieval-battle --seed x": "potrzebna jest liczba całkowita, a nie 'x'",
        "play medieval-battle --option map=free": "mapa standardowa wymaga modułów wew",
        "play medieval-battle --option data=nowhere": "nowhere: nie ma takiego pliku ani katalogu.",
        "play stand-at-mortain --option one_per_type=?": "przyjmuje true albo false, a nie '?'",
        "rules flames-of-war FW-99.1": "Flames of War (starsze zasady) nie ma zasady",
    }.items():
        with suppress(SystemExit):
            main([*words.split(), "--lang", "pl"])
        assert said in capsys.readouterr().err, words


def test_numbers_are_printed_as_the_language_writes_them() -> None:
    line = "  red wins 1,234  50.0%  (95 %: 21.5% to 78.5%)\n"
    assert in_language("en", line) == line
    assert in_language("pl", line) == (
        "  red wygrane 1\N{NO-BREAK SPACE}234  50,0\N{NO-BREAK SPACE}%  "
        "(95 %: od 21,5\N{NO-BREAK SPACE}% do 78,5\N{NO-BREAK SPACE}%)\n"
    )
    assert in_language("pl", "  ratio    2.3  (2.0 to 2.4)\n") == "  ratio    2,3  (2,0 do 2,4)\n"
    assert in_language("pl", "  MB-13.2      1      3  x\n") == "  MB-13.2      1      3  x\n"


@pytest.mark.parametrize(
    ("english", "polish"),
    [
        (
            "a.json, moves: a list is needed, not 5: the record is damaged.",
            "a.json, moves: potrzebna jest lista, a nie 5: zapis jest uszkodzony.",
        ),
        (
            "Move 21 (us: done) is refused by SM-3.3 (card-is-unused).",
            "Ruch 21 (us: done): odmowa według SM-3.3 (card-is-unused).",
        ),
        (
            "Game 0 cannot be played: Program x: it ended (exit code 3).",
            "Partii 0 nie da się rozegrać: Program x zawiódł: zakończył się (kod wyjścia 3).",
        ),
    ],
)
def test_a_sentence_within_a_sentence_is_said_in_polish(english: str, polish: str) -> None:
    assert translated("pl", english) == polish
