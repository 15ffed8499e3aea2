"""Data sets: the numbers of a game in files that an owner of the printed game can replace.

Also the ``Sheet`` by which all JSON from outside is read, and the ``DataGame`` that keeps the
data sets it has read.
"""

import hashlib
import json
import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final, Generic, Protocol, TypeVar, final

from sztab.core.data.bounds import Bounds, check_bounds
from sztab.core.errors import DataError, PositionError, SztabError
from sztab.core.game import AnyGame, Game, Json, Move, State
from sztab.core.options import Option, Value

FIRST: Final = "data.json"  # the data set that each game shipped with first
SHIPPED: Final = re.compile(r"data(-[\w-]+)?\.json")
FINGERPRINT: Final = re.compile(r"[0-9a-f]{16}")


class Fingerprinted(Protocol):
    """What a data set is read into: whatever a game needs, and the fingerprint of the file."""

    @property
    def hash(self) -> str:
        """Return the fingerprint: ``text_hash`` of the file."""


DATA_BOUNDS: Final = Bounds(values=200_000, text=20_000, others=5000)
POSITION_BOUNDS: Final = Bounds()
Catalog = TypeVar("Catalog", bound=Fingerprinted)


@final
class Sheet:
    """A place in JSON from outside that knows its own address, so that faults can be named exactly.

    Data sets, positions and records are read by it; *error* is what a fault raises.
    """

    def __init__(
        self, value: Json, source: str, path: str = "", error: type[SztabError] = DataError
    ) -> None:
        self.value = value
        self.source = source
        self.path = path
        self.error = error

    def fault(self, problem: str) -> SztabError:
        """Return an error that names file and entry."""
        return self.error(f"{self.source}, {self.path or 'top':.200}: {problem}.")

    def at(self, key: str | int) -> "Sheet":
        """Return the entry called *key*."""
        if isinstance(self.value, dict) and key in self.value:
            return self._entry(key, self.value[key])
        if isinstance(self.value, list) and isinstance(key, int) and 0 <= key < len(self.value):
            return self._entry(key, self.value[key])
        raise self.fault(f"the entry {key!r} is missing")

    def _entry(self, key: str | int, value: Json) -> "Sheet":
        path = f"{self.path}[{key}]" if isinstance(key, int) else f"{self.path}.{key}".lstrip(".")
        return Sheet(value, self.source, path, self.error)

    def get(self, key: str, default: Json) -> "Sheet":
        """Return the entry called *key*, or *default* in its place."""
        return self._entry(key, self.value[key] if self.has(key) else default)

    def has(self, key: str) -> bool:
        """Return True if there is an entry called *key*."""
        return isinstance(self.value, dict) and key in self.value

    def only(self, *keys: str) -> "Sheet":
        """This entry, if it is an object and has no others than these."""
        for key in self._object():
            if key not in keys:
                raise self._entry(key, None).fault(
                    f"there is no such entry; known are {', '.join(keys)}"
                )
        return self

    def items(self) -> list["Sheet"]:
        """Return every entry of a list."""
        if not isinstance(self.value, list):
            raise self.fault(f"a list is needed, not {self.value!r:.60}")
        return [self.at(index) for index in range(len(self.value))]

    def entries(self) -> Mapping[str, "Sheet"]:
        """Return every entry of an object, notes on provenance left out."""
        return {key: self.at(key) for key in self._object() if not key.endswith("provenance")}

    def _object(self) -> Mapping[str, Json]:
        if not isinstance(self.value, dict):
            raise self.fault(f"an object is needed, not {self.value!r:.60}")
        return self.value

    def integer(self, low: int, high: int) -> int:
        """Return a whole number from *low* to *high*."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fault(f"a whole number from {low} to {high} is needed, not {value!r:.60}")
        return value

    def text(self, *choices: str) -> str:
        """A text; one of *choices* if any are given."""
        value = self.value
        if not isinstance(value, str) or (choices and value not in choices):
            named = ", ".join(choice or "an empty text" for choice in choices)
            wanted = f"one of {named}" if choices else "a text"
            raise self.fault(f"{wanted} is needed, not {value!r:.60}")
        return value

    def names(self, choices: Sequence[str]) -> list[str]:
        """Return a list of different texts out of *choices*, in the order of these."""
        found: list[str] = []
        for entry in self.items():
            if not choices:
                raise self.fault("there is nothing to name here; leave the list empty")
            if entry.text(*choices) in found:
                raise entry.fault(f"{entry.value!r} stands twice in the list")
            found.append(entry.value)
        return [name for name in choices if name in found]

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.fault(f"true or false is needed, not {self.value!r:.60}")
        return self.value


def read_sheet(text: str, source: str) -> Sheet:
    """Return a whole JSON data file."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise DataError(
            f"{source}, line {error.lineno}: not JSON ({error.msg}): fix the file."
        ) from error
    except (ValueError, RecursionError) as error:  # a number or a nesting beyond all measure
        raise DataError(f"{source}: not JSON ({error}): fix the file.") from error
    check_bounds(value, DATA_BOUNDS, source, DataError)
    return Sheet(value, source)


def data_text(game: AnyGame, path: str) -> tuple[str, str]:
    """Return the text and the file name of a data set: the game's newest for an empty *path*."""
    own = game.own_file(path) if isinstance(game, DataGame) else "" if path else FIRST
    if own:
        return game.folder().joinpath("data", own).read_text(encoding="utf-8"), own
    file = Path(path)
    try:
        return file.read_text(encoding="utf-8-sig"), file.name  # some editors put a mark in front
    except OSError as error:
        raise DataError(
            f"The data set {path} cannot be read: {(error.strerror or str(error)).lower()}."
        ) from error
    except UnicodeDecodeError as error:
        raise DataError(f"The data set {path} is not UTF-8 text: save it as UTF-8.") from error
    except ValueError as error:
        raise DataError(f"{path!r} cannot be the name of a file: name the data set.") from error


def text_hash(text: str) -> str:
    """Return the fingerprint of a data set: of its values, not of its spaces."""
    value = read_sheet(text, "The data set").value
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


class DataGame(Game[State, Move], Generic[State, Move, Catalog]):
    """A game whose numbers come from a data set, its own or the one that a player names.

    A data set that has shipped is never edited, for records and tables name it by its fingerprint:
    a new one is a new file ``data/data-….json``, and ``newest`` names it.
    """

    position_bounds: ClassVar[Bounds] = POSITION_BOUNDS
    newest: ClassVar[str] = FIRST  # the shipped data set that new games are played with
    offered: ClassVar[tuple[str, ...]] = ()  # shipped beside it: ``tuned`` is data/data-tuned.json

    def __init__(self) -> None:
        self._catalogs: dict[str, Catalog] = {}  # data sets read so far, by fingerprint
        self._files: dict[str, Catalog] = {}  # those of them that have shipped, by file
        self._shipped: dict[str, str] | None = None  # fingerprints of all that have shipped

    @abstractmethod
    def read_catalog(self, text: str, source: str) -> Catalog:
        """Return what a data set says; raises ``DataError``."""

    def catalog(self, path: str = "") -> Catalog:
        """The data set of a name, fingerprint or file; for an empty *path* the newest of ours."""
        own = self.own_file(path)
        return self._own(own) if own else self._read(*data_text(self, path))

    def own_file(self, path: str) -> str:
        """Return the shipped file that a value of the option ``data`` means; empty if none."""
        if not path:
            return self.newest
        if path in self.offered:
            return f"data-{path}.json"
        return self.shipped().get(path, "") if FINGERPRINT.fullmatch(path) else ""

    def data_option(self, rule: str) -> Option:
        """Return the option that chooses a data set: one of those offered, or a file."""
        return Option("data", "", rule=rule, known=("", *self.offered) if self.offered else ())

    def _own(self, name: str) -> Catalog:
        if name not in self._files:
            self._files[name] = self._read(self._text(name), name)
        return self._files[name]

    def _text(self, name: str) -> str:
        return self.folder().joinpath("data", name).read_text(encoding="utf-8")

    def _read(self, text: str, source: str) -> Catalog:
        catalog = self.read_catalog(text, source)
        self._catalogs[catalog.hash] = catalog
        return catalog

    def shipped(self) -> Mapping[str, str]:
        """Return the files of all data sets that come with the game, by fingerprint."""
        if self._shipped is None:
            files = [file.name for file in self.folder().joinpath("data").iterdir()]
            names = sorted(name for name in files if SHIPPED.fullmatch(name))
            self._shipped = {text_hash(self._text(name)): name for name in names}
        return self._shipped

    def data_hash(self, options: Mapping[str, Value]) -> str:
        """Return the fingerprint of the data set in use."""
        return self.catalog(str(options["data"])).hash

    def with_data(self, options: Mapping[str, Value], data: str) -> Mapping[str, Value]:
        """The same options, with the shipped data set that makes *data* of them, if one does."""
        if options["data"] or self.data_hash(options) == data:
            return options
        for fingerprint in self.shipped():
            chosen = {**options, "data": fingerprint}
            if self.data_hash(chosen) == data:
                return chosen
        return options

    def is_own(self, catalog: Catalog) -> bool:
        """Return True if this is the game's first data set, which positions need not name.

        It stays the first when a newer one is shipped, or old positions would change their meaning.
        """
        return catalog.hash == self._own(FIRST).hash

    def position_sheet(self, given: Json, keys: Sequence[str]) -> Sheet:
        """Return a position from outside if it is an object with no entries but *keys*."""
        source = f"Position of {self.id}"
        check_bounds(given, self.position_bounds, source, PositionError)
        return Sheet(given, source, error=PositionError).only(*keys)

    def catalog_of(self, position: Sheet) -> Catalog:
        """Return the data set that a position was played with."""
        if not position.has("data"):
            return self._own(FIRST)
        data = position.at("data").text()
        if data not in self._catalogs and data in self.shipped():
            self._own(self.shipped()[data])
        if data not in self._catalogs:
            raise position.at("data").fault(
                f"it was played with data set {data!r:.40}; name its file with the option 'data'"
            )
        return self._catalogs[data]
