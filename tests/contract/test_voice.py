"""Sentences that readers stumbled over do not come back, in any text that a player meets."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGLISH = (
    *("how you shall be called", "You sit at no table", "All that can", "Say that you are done"),
    *(
        "is called so already",
        "cannot be set so",
        "was opened so",
        "its notes beside the data tell",
    ),
    *(
        "the luck of the game",
        "Write the name of a file behind it",
        "take it anew",
        "mend the file",
    ),
    *("does not let it be done", "if not, a 6 is enough", "Keys of one letter", "no base any more"),
    *("of Lisieux back to", "to their dark side", "twice as dear", "finds no target of its kind"),
    *("can do nothing with this card", r"by way of \{", "One side has enough victory points"),
    *("rides along with its stack", "Air support or paratroops pay", "finds no cover"),
    *("[Ll]ong bowm", "[Ss]hort bowm", "where it shall lie", "is being looked through"),
    *("no activation is used", "Speaks (for|against) it", "Everything in writing"),
    *("(is|are) no (option|limit|origin|address|database|goal|share|set|analysis|puzzle|module)",),
    *("(is|that is) no (forward base|part of)", "[Oo]rder of turns", r"In all \{"),
    *("played by (version|other)", "from its source again", r"\} %"),
    *(
        r"\$who \} wins?$",
        r"([Ss]moke|[Aa]ircraft|guns) of \{ \$side \}",
        "by seat alone it would be",
    ),
)
POLISH = (
    *("płaci: nic", "oddział krótkich łuczników", "długi łucznik", "pozostaje niewstrzelany"),
    *("leży pod ogniem", "dołącza; oddział", "Do tego, o co chodzi", "Na dziś wieczór"),
    *("połączenie jest", "przechodzą na ciemną stronę", "Hill 314", r"TD \(towed\)", "Marker Air"),
    *(r"\bOBA\b", r"\bGuest\b", "Guided first game", r"\d amunicj[ea]\b", "Ogień przygważdża"),
    *("wraca do walki na", "uderza na \\d", "none albo poziom i samolot"),
    *("[Zz]akończ kartę", "zakładka Akcje", "obraca się na drugą stronę", "Wszystko na piśmie"),
    *("załogi poza pojazdem", r"rzucono \{", "raport o balansie", r"\blink(u|i|iem)? z panelu"),
)
READABLE = {
    "en": ("src/sztab/games/*/rulebook.md", "docs/*.md", "docs/games/*.md", "README.md"),
    "pl": ("src/sztab/games/*/rule*.pl.md", "src/sztab/words/*.pl.toml"),
}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every file of words, and the documents that people read in this language."""
    for folder in ("src/sztab", "web/src"):
        for file in sorted((ROOT / folder).rglob(f"{language}.ftl")):
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")
    for pattern in READABLE[language]:
        for file in sorted(ROOT.glob(pattern)):
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "phrases"), [("en", ENGLISH), ("pl", POLISH)])
def test_no_text_says_it_so_again(language: str, phrases: tuple[str, ...]) -> None:
    found = [
        f"{file}: {match.group()}"
        for file, text in texts(language)
        for match in re.finditer("|".join(phrases), text, re.MULTILINE)
    ]
    assert not found


@pytest.mark.parametrize(
    ("phrases", "planted"),
    [(ENGLISH, "Say how you shall be called."), (POLISH, "Korpus płaci: nic.")],
)
def test_a_planted_sentence_is_found(phrases: tuple[str, ...], planted: str) -> None:
    assert re.search("|".join(phrases), planted)
