"""What a person at the terminal chooses from: numbered, grouped, and shown in part."""

from typing import Final

PAGE: Final = 20  # choices shown at once
MOST_WORDS: Final = 6  # of a move, by which many choices are grouped


class Choices:
    """What a seat may choose now: numbered for the whole list, shown in part."""

    def __init__(self, moves: list[tuple[str, str]], parts: list[str], listed: bool) -> None:
        self.moves = moves  # text, words
        self.parts = parts
        self.listed = listed
        self.waiting: list[int] = []  # numbers still to be shown
        self.only: str | None = None  # the one choice that Enter makes

    def begun_by(self, beginning: str) -> list[int]:
        """Return the indexes of moves whose text begins so."""
        wanted = beginning.casefold()
        return [at for at, (text, _) in enumerate(self.moves) if text.casefold().startswith(wanted)]

    def grouped(self, found: list[int]) -> dict[str, list[int]]:
        """Many moves by their first words, as many words as fit on a page; empty if none do."""
        best: dict[str, list[int]] = {}
        for words in range(1, MOST_WORDS) if len(found) > PAGE else ():
            groups: dict[str, list[int]] = {}
            for at in found:
                groups.setdefault(" ".join(self.moves[at][0].split(" ")[:words]), []).append(at)
            if 1 < len(groups) <= PAGE:
                best = groups
        return best
