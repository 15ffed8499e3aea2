"""Names, titles and chat: text from strangers, cleaned or refused."""

import unicodedata
from typing import Final

from sztab.core.said import Refusal
from sztab.server.errors import RefusedError

LONGEST_NAME: Final = 32
LONGEST_TITLE: Final = 60
LONGEST_LINE: Final = 500

# Control, format (bidi marks and overrides among them), surrogate, private and unassigned
# characters, and line and paragraph breaks.
_INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters and marks that show nothing: Unicode's Default_Ignorable_Code_Point beyond the categories
# above, and blanks that are no spaces (Braille without dots, fillers, a note without a head).
_BLANK: Final = frozenset(
    chr(code)
    for first, last in [
        *((0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
        *((0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0)),
        *((0x16FE4, 0x16FE4), (0x1D159, 0x1D159), (0xE0100, 0xE01EF)),
    ]
    for code in range(first, last + 1)
)
_STYLES: Final = "\ufe0e\ufe0f"  # a keyboard adds them to emoji; without them these look alike
_WITHIN: Final = _STYLES + "\u200c\u200d"  # within emoji and some scripts; they turn nothing round

# Letters that are drawn as Latin ones in common typefaces, after Unicode's list of confusables:
# those of the alphabets whose words people mix with Latin. Also l, 1 and I, and O and 0.
_DRAWN_ALIKE: Final = str.maketrans(
    {
        drawn: latin
        for letters, alike in [
            ("АВСЕНКМОРТХУЅЈІӀҮԌԜѴ", "ABCEHKMOPTXYSJllYGWV"),  # noqa: RUF001
            ("асеорхуѕјіӏһԁԛԝѵг", "aceopxysjilhdqwvr"),  # noqa: RUF001
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHlKMNOPTYX"),  # noqa: RUF001
            ("αονρικυγϲϳ", "aovpikuycj"),
            ("ՕՍՏօսհո", "OUSouhn"),  # noqa: RUF001
            ("ıɑɡɩ1I|0", "iagilllO"),  # noqa: RUF001
        ]
        for drawn, latin in zip(letters, alike, strict=True)
    }
)


def _is_visible(char: str) -> bool:
    """Return True for what a reader sees, and for spaces."""
    return char.isspace() or not (char in _BLANK or unicodedata.category(char) in _INVISIBLE)


def _seen(text: str, besides: str = "") -> str:
    """Return the text composed, with invisible characters removed except *besides*."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(char for char in composed if char in besides or _is_visible(char))
    return " ".join(kept.split())


def clean_name(name: str) -> str:
    """Return a name of 1 to 32 visible characters, or refuse it."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    for style in _STYLES:
        plain = plain.replace(style, "")
    if not 1 <= len(plain) <= LONGEST_NAME or _seen(plain) != plain:
        raise RefusedError(Refusal("server", "name-refused"))
    return plain


def folded(name: str) -> str:
    """Return the form in which names are compared: no case, no width, no blanks."""
    wide = unicodedata.normalize("NFKC", _seen(name))
    return _seen(unicodedata.normalize("NFKC", wide.casefold()))


def looks(name: str) -> tuple[str, str, str]:
    """Return what a reader may take a name for; names that share one look alike."""
    return folded(name), _drawn(name), _drawn(folded(name))


def _drawn(name: str) -> str:
    """Return the name in Latin letters, for letters of other alphabets that look the same."""
    parts = unicodedata.normalize("NFKD", _seen(name)).translate(_DRAWN_ALIKE)
    return unicodedata.normalize("NFC", parts)


def clean_title(text: str) -> str:
    """Return a title without invisible characters; it may be empty."""
    return _seen(text)[:LONGEST_TITLE]


def clean_line(text: str) -> str:
    """Return a chat line without invisible characters, emoji kept whole; it may be empty."""
    return _seen(text, _WITHIN)[:LONGEST_LINE] if _seen(text) else ""


def clean_lines(text: str) -> str:
    """Return lines of text without invisible characters; breaks between them stay."""
    return "\n".join(_seen(line, _WITHIN) for line in text.splitlines()).strip()
