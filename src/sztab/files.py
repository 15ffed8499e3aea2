"""Files: read with clear faults, written whole or not at all."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from sztab.core.errors import SztabError
from sztab.core.record import Record, from_text


def read_text(path: Path) -> str:
    """Return the text of a file; what is wrong with it is said in one sentence."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark in front
    except OSError as error:
        raise SztabError(f"{path} cannot be read: {_reason(error)}.") from error
    except UnicodeDecodeError as error:
        raise SztabError(f"{path} is not UTF-8 text: is it the right file?") from error
    except ValueError as error:
        raise SztabError(f"{str(path)!r} cannot be the name of a file: choose another.") from error


def read_record(path: Path) -> Record:
    """Return the record in a file."""
    return from_text(read_text(path), str(path))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or as it was before, even if the power fails.

    Who may read a new one follows from the umask, as for any file; one that was there stays as open
    or closed as it was.
    """
    draft = path.parent / f".{path.name}.{secrets.token_hex(4)}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = draft.open("x", encoding="utf-8")
    except OSError as error:
        raise SztabError(f"{path} cannot be written: {_reason(error)}.") from error
    except ValueError as error:
        raise SztabError(f"{str(path)!r} cannot be the name of a file: choose another.") from error
    try:
        with file:
            with suppress(FileNotFoundError):
                draft.chmod(path.stat().st_mode & 0o777)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise SztabError(f"{path} cannot be written: {_reason(error)}.") from error
    finally:
        draft.unlink(missing_ok=True)  # gone by now, unless something went wrong


def write_new(path: Path, text: str) -> None:
    """Write a new file, never over one that exists."""
    if is_there(path):
        raise SztabError(f"{path} is there already: name another file.")
    write_whole(path, text)


def is_there(path: Path) -> bool:
    """Return True if something has this name; False if nobody may look there."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
