"""The file of a run: all its games in frames that are appended, checked and never changed.

::

    sztab-games 1\\n
    frame: length (4 bytes) CRC-32 (4 bytes) payload
    ...

The first payload is the plan as JSON. Every other one is the length of a row (4 bytes), the row as
JSON, and the record as JSON compressed by zlib. A write that was cut short leaves a torn frame at
the end, which is cut off when the run goes on. A finished run has its games in order.
"""

import json
import os
import struct
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

from sztab.core.errors import SztabError
from sztab.core.game import Json
from sztab.core.record import Record, from_json, to_json
from sztab.lab.runs.play import Row

MAGIC: Final = b"sztab-games 1\n"
HEAD: Final = struct.Struct(">II")
LENGTH: Final = struct.Struct(">I")
LONGEST: Final = 1 << 28  # bytes of a frame; more is damage
SHORTEST: Final = 2  # the same; a hole of zeros would be full of empty frames
SEARCHED: Final = 1 << 22  # bytes behind damage in which a whole frame is looked for
ABSENT: Final = (1 << 64) - 1
PARTS: Final = {"arrangements": "other players or seats", "settings": "other options"}


def pack(row: Row, record: Record) -> bytes:
    """Return the payload of one game."""
    head = json.dumps(row.json(), separators=(",", ":")).encode()
    body = json.dumps(to_json(record), separators=(",", ":"), ensure_ascii=False).encode()
    return LENGTH.pack(len(head)) + head + zlib.compress(body, 6)


def unpack_row(payload: bytes) -> Row:
    """Return the row of one game; raises ``SztabError``."""
    try:
        return Row(**json.loads(payload[4 : 4 + LENGTH.unpack_from(payload)[0]]))
    except (struct.error, ValueError, TypeError) as error:
        raise SztabError(
            "This file holds something that is no game: take it from a copy, or play the run "
            "again in another folder."
        ) from error


def unpack_record(payload: bytes, source: str) -> Record:
    """Return the record of one game; raises ``RecordError``."""
    body = zlib.decompress(payload[4 + LENGTH.unpack_from(payload)[0] :])
    return from_json(json.loads(body), source)


def frame(payload: bytes) -> bytes:
    """Return a payload with its length and checksum."""
    return HEAD.pack(len(payload), zlib.crc32(payload)) + payload


def is_games_file(path: Path) -> bool:
    """Return True if *path* is a file of games."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except (OSError, ValueError):
        return False


@dataclass(frozen=True)
class Found:
    """A whole frame: where it begins and what it holds."""

    at: int
    payload: bytes

    @property
    def end(self) -> int:
        """Return where the next frame begins."""
        return self.at + HEAD.size + len(self.payload)


def _frame_at(file: IO[bytes], at: int) -> Found | None:
    """Return the frame at a place, or ``None`` if it is torn or damaged."""
    file.seek(at)
    head = file.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    length, checksum = HEAD.unpack(head)
    if not SHORTEST <= length <= LONGEST:
        return None
    payload = file.read(length)
    if len(payload) < length or zlib.crc32(payload) != checksum:
        return None
    return Found(at, payload)


def _frames(file: IO[bytes], path: Path) -> Iterator[Found]:
    """Yield whole frames up to the end or a torn one; damage before other frames is an error."""
    file.seek(0)
    if file.read(len(MAGIC)) != MAGIC:
        raise SztabError(f"{path} is not a file of games: name another.")
    at = len(MAGIC)
    while (found := _frame_at(file, at)) is not None:
        yield found
        at = found.end
    if _holds_frame(file, at):
        raise SztabError(
            f"{path} is damaged at byte {at}, with whole games behind it: take it from a copy, "
            "or play the run again in another folder."
        )


def _holds_frame(file: IO[bytes], at: int) -> bool:
    """Return True if a whole frame begins somewhere behind a place where none does."""
    file.seek(at)
    rest = file.read(SEARCHED)
    size = os.fstat(file.fileno()).st_size - at
    return any(
        SHORTEST <= HEAD.unpack_from(rest, start)[0] <= size - start - HEAD.size
        and _frame_at(file, at + start) is not None
        for start in range(1, len(rest) - HEAD.size + 1)
    )


def read_games(path: Path) -> Iterator[bytes]:
    """Yield the payload of every game in a file."""
    with _opened(path, "rb") as file:
        frames = _frames(file, path)
        if next(frames, None) is not None:
            for found in frames:
                yield found.payload


def read_rows(path: Path) -> Iterator[Row]:
    """Yield the row of every game in a file."""
    for payload in read_games(path):
        yield unpack_row(payload)


def read_header(path: Path) -> Json:
    """Return the plan and versions with which a file was begun."""
    with _opened(path, "rb") as file:
        first = next(_frames(file, path), None)
    if first is None:
        raise SztabError(f"{path} has no plan: it was cut off before its first game.")
    return json.loads(first.payload)


def is_torn(path: Path) -> bool:
    """Return True if the end of a file is no whole frame."""
    with _opened(path, "rb") as file:
        end = len(MAGIC)
        for found in _frames(file, path):
            end = found.end
        return end != os.fstat(file.fileno()).st_size


def _opened(path: Path, mode: str) -> IO[bytes]:
    try:
        return path.open(mode)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise SztabError(f"{path} cannot be opened: {reason}.") from error


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise SztabError(
            f"{folder} cannot be a folder, there is a file in its place: name another with --out."
        ) from error
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise SztabError(f"{folder} cannot be written: {reason}.") from error


class GamesFile:
    """A file of games that is being written; only one process at a time has it open."""

    def __init__(self, path: Path, header: Json) -> None:
        self.path = path
        self.places = array("Q")  # by game number: where its frame begins
        _make_folder(path.parent)
        self._file = _opened(path, "r+b" if path.exists() else "x+b")
        try:
            _lock(self._file, path)
            self._end = self._begin(header)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _begin(self, header: Json) -> int:
        """Write the header, or find what was played before and cut off a torn end."""
        size = os.fstat(self._file.fileno()).st_size
        self._file.seek(0)
        end = 0
        if MAGIC.startswith(self._file.read(len(MAGIC))) and size < len(MAGIC):
            size = 0  # cut off within the first bytes
        if size:
            frames = _frames(self._file, self.path)
            first = next(frames, None)
            if first is not None:
                check_header(json.loads(first.payload), header, self.path)
                end = first.end
                for found in frames:
                    self._note(unpack_row(found.payload).number, found.at)
                    end = found.end
        self._file.seek(end)
        self._file.truncate()
        if not end:
            self._file.write(MAGIC + frame(json.dumps(header).encode()))
            end = self._file.tell()
        self.sync()
        return end

    def _note(self, number: int, at: int) -> None:
        if number >= len(self.places):
            self.places.extend([ABSENT] * (number + 1 - len(self.places)))
        self.places[number] = at

    def __contains__(self, number: int) -> bool:
        return number < len(self.places) and self.places[number] != ABSENT

    def append(self, number: int, payload: bytes) -> None:
        """Add a game; it survives the end of this process."""
        self._file.seek(self._end)
        self._file.write(frame(payload))
        self._file.flush()
        self._note(number, self._end)
        self._end = self._file.tell()

    def sync(self) -> None:
        """Make sure that what was appended survives a power failure."""
        self._file.flush()
        os.fsync(self._file.fileno())

    def rows(self) -> Iterator[Row]:
        """Yield the rows of all games in the order of their numbers."""
        for at in self.places:
            if at != ABSENT and (found := _frame_at(self._file, at)) is not None:
                yield unpack_row(found.payload)

    def sort(self) -> None:
        """Put the games in order, so that equal runs have equal files."""
        places = [at for at in self.places if at != ABSENT]
        if places == sorted(places):
            return
        draft = self.path.with_suffix(".draft")
        with draft.open("wb") as out:
            self._file.seek(0)
            out.write(self._file.read(min(places)))
            for number, at in enumerate(self.places):
                found = _frame_at(self._file, at) if at != ABSENT else None
                if found is not None:
                    self.places[number] = out.tell()
                    out.write(frame(found.payload))
            out.flush()
            os.fsync(out.fileno())
        self._file.close()
        draft.replace(self.path)
        self._file = _opened(self.path, "r+b")
        _lock(self._file, self.path)
        self._end = os.fstat(self._file.fileno()).st_size

    def close(self) -> None:
        """Write everything out and let others open the file."""
        if not self._file.closed:
            self.sync()
            self._file.close()


def check_header(stored: Json, header: Json, path: Path) -> None:
    """Raise ``SztabError`` unless a file was begun with the same plan and rules."""
    for name, wanted in header.items():
        wanted = json.loads(json.dumps(wanted))
        if stored.get(name) == wanted:
            continue
        what = _difference(stored["plan"], wanted) if name == "plan" else ""
        raise SztabError(
            f"{path} holds a run with another {name}{what}: name another folder with --out."
        )


def _difference(stored: Json, wanted: Json) -> str:
    """Return in which parts two plans differ, with the values of those that are short."""
    parts = [
        f"{name} {stored.get(name)!r} instead of {wanted.get(name)!r}"
        if name in ("game", "seed")
        else PARTS.get(name, name)
        for name in dict.fromkeys((*stored, *wanted))
        if stored.get(name) != wanted.get(name)
    ]
    return f" ({', '.join(parts)})"


def _lock(file: IO[bytes], path: Path) -> None:
    try:
        import fcntl
    except ImportError:  # elsewhere the user has to see to it
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise SztabError(f"Another run is writing {path}: wait for it, or name --out.") from error
