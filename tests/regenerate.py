"""Write playthroughs, counts and the client's fixtures anew; then read the difference.

``python tests/regenerate.py``
"""

import sys
from importlib.util import find_spec
from pathlib import Path

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS.parent), str(TESTS.parent / "examples/pickets")]
if find_spec("sztab") is None:  # not installed: take it from beside the tests
    sys.path.insert(0, str(TESTS.parent / "src"))


def main() -> None:
    """Write every file of the games at hand and say what changed."""
    from sztab.server import shapes
    from tests.counts import counting
    from tests.playthroughs import telling
    from tests.web import charges, fixtures, moments

    texts = {TESTS / "playthroughs" / one.file: telling.told(one) for one in telling.AT_HAND}
    for id in sorted({one.game for one in counting.AT_HAND}):
        texts[TESTS / "counts" / f"{id}.txt"] = counting.counted(id)
    for name, text in {**fixtures.written(), **moments.written(), **charges.written()}.items():
        texts[TESTS.parent / "web" / "fixtures" / name] = text
    for path, text in shapes.written().items():
        texts[TESTS.parent / "web" / "src" / path] = text
    for file, text in texts.items():
        same = file.exists() and file.read_text(encoding="utf-8") == text
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{'same   ' if same else 'written'} {file.relative_to(TESTS.parent)}\n")


if __name__ == "__main__":
    main()
