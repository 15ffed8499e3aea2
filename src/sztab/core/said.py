"""What is said: names, events, refusals and modifiers, as keys with arguments.

No sentence is built here or in a game: Fluent messages (``words``) turn a key and its
arguments into Polish or English at the moment of reading.
"""

from typing import Final, Union, final

Arg = Union[str, int, "Name"]


@final
class Name:
    """A word that is itself a message: ``Name("unit-LC", side=Name("red"), n=1)``."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.key: Final = key
        self.args: Final = args


def listed(names: list[Name]) -> Name:
    """Several names as one: ``a, b and c``."""
    last = len(names) - 1
    found = names[last]
    for at in range(last - 1, -1, -1):
        found = Name("list-last" if at == last - 1 else "list-more", first=names[at], rest=found)
    return found


@final
class Modifier:
    """One line of a sum that explains itself: what it adds, its words, its rule."""

    def __init__(self, value: int, key: str, rule: str) -> None:
        self.value: Final = value
        self.key: Final = key
        self.rule: Final = rule


@final
class Refusal:
    """Why a move may not be made, and the rule that says so."""

    def __init__(self, rule: str, key: str, **args: Arg) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args


@final
class Event:
    """Something that happened: its rule, its words, and the seats that may hear it."""

    def __init__(
        self, rule: str, key: str, args: dict[str, Arg], to: tuple[int, ...] | None, reveals: bool
    ) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args
        self.to: Final = to
        self.reveals: Final = reveals

    def heard_by(self, seat: int | None) -> bool:
        """Return True if *seat* (``None``: a spectator) may hear this event."""
        return self.to is None or (seat is not None and seat in self.to)


@final
class Told:
    """The events of one step, in the order in which they happened.

    ``details`` say how each thing stands after the step; logs show them when a reader asks.
    A search hears nothing (``SILENT``); *heard* spares it what is counted for the log alone.
    """

    def __init__(self, heard: bool = True) -> None:
        self.heard: Final = heard
        self.events: Final[list[Event]] = []
        self.details: Final[list[Event]] = []

    def tell(self, rule: str, key: str, **args: Arg) -> None:
        """Tell every seat."""
        if self.heard:
            self.events.append(Event(rule, key, args, None, False))

    def tell_only(self, seat: int, rule: str, key: str, **args: Arg) -> None:
        """Tell one seat a thing that the others may not know."""
        if self.heard:
            self.events.append(Event(rule, key, args, (seat,), False))

    def reveal(self, rule: str, key: str, **args: Arg) -> None:
        """Tell every seat a thing that was hidden from some until now; undo stops here."""
        if self.heard:
            self.events.append(Event(rule, key, args, None, True))

    def reveal_only(self, seat: int, rule: str, key: str, **args: Arg) -> None:
        """Tell one seat a thing that was hidden from it until now; undo stops here."""
        if self.heard:
            self.events.append(Event(rule, key, args, (seat,), True))

    def detail(self, rule: str, key: str, **args: Arg) -> None:
        """Tell every seat how one thing stands now, one click below the events."""
        if self.heard:
            self.details.append(Event(rule, key, args, None, False))

    @property
    def reveals(self) -> bool:
        """Return True if anything hidden was shown."""
        for event in self.events:
            if event.reveals:
                return True
        return False


SILENT: Final = Told(heard=False)  # for search: whatever happens, nobody hears of it
