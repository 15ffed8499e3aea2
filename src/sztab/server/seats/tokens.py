"""Secrets that open a seat: links, cookies and recovery codes. The database keeps their hashes."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 32
ID_BYTES: Final = 16
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U, which are misread
CODE_LETTERS: Final = 24  # of 5 bits each
GROUP: Final = 4
MISREAD: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})


def new_id() -> str:
    """Return an id that cannot be guessed: 128 random bits, and no dash in front.

    A command line would take such an id for an option.
    """
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return id


def new_token() -> str:
    """Return a secret that cannot be guessed: 256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """Return what the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    """Return a recovery code that can be typed: 120 random bits in groups of four letters."""
    letters = [secrets.choice(LETTERS) for _letter in range(CODE_LETTERS)]
    groups = ["".join(letters[at : at + GROUP]) for at in range(0, CODE_LETTERS, GROUP)]
    return "-".join(groups)


def hashed_code(code: str) -> str:
    """Return what the database keeps of a code; case, spaces and misread letters do not matter."""
    return hashed(code.strip().upper().translate(MISREAD))
