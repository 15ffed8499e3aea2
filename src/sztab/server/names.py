"""Names, titles and chat: text from strangers, cleaned or refused."""

import unicodedata
from typing import Final

from sztab.core.said import Refusal
from sztab.server.refusing import RefusedError

LONGEST_NAME: Final = 32
LONGEST_LINE: Final = 500

# Control, format (bidi marks and overrides among them), surrogate, private and unassigned
# characters, and line and paragraph breaks.
_INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS: Final = "\u200c\u200d"  # within emoji and some scripts; they turn no text round


def _plain(text: str) -> str:
    """The text composed, with runs of space as one."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def clean_name(name: str) -> str:
    """A name of 1 to 32 visible characters."""
    plain = _plain(name)
    if not 1 <= len(plain) <= LONGEST_NAME or any(
        unicodedata.category(char) in _INVISIBLE for char in plain
    ):
        raise RefusedError(Refusal("server", "name-refused"))
    return plain


def folded(name: str) -> str:
    """The form in which two names are the same to a reader: without case and width."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def clean_line(text: str) -> str:
    """A line of chat or a title without what cannot be seen; empty if nothing is left."""
    kept = "".join(
        char
        for char in unicodedata.normalize("NFC", text)
        if char in _JOINERS or char.isspace() or unicodedata.category(char) not in _INVISIBLE
    )
    return " ".join(kept.split())[:LONGEST_LINE]
