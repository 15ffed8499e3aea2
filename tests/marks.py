"""For pytest: the build in the header, ``--rule ID``, ``--full`` for long tests, ``--alone``."""

import os
import re

import pytest

from sztab.core import fate

RULE_ID = re.compile(r"[A-Z]{2,}-\d+(\.\d+)*[a-z]?")


def pytest_report_header() -> str:
    """Say which build is under test, and where it lies."""
    file = str(fate.__file__)
    return f"sztab: {'pure' if file.endswith('.py') else 'compiled'} ({file})"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="run only the tests of this rule, e.g. MB-7.4")
    parser.addoption("--full", action="store_true", help="run the long tests (mark full) too")
    parser.addoption("--alone", action="store_true", help="run only if all tests measure time")


def rule_ids(item: pytest.Item) -> list[str]:
    """The rules that a test is marked with; a mark without proper ids is a mistake."""
    found: list[str] = []
    for mark in item.iter_markers("rule"):
        wrong = [id for id in mark.args if not (isinstance(id, str) and RULE_ID.fullmatch(id))]
        if wrong or not mark.args or mark.kwargs:
            raise pytest.UsageError(
                f'{item.nodeid}: the mark rule needs ids such as rule("MB-7.4a"), '
                f"not {', '.join(map(repr, wrong)) or 'nothing'}."
            )
        found.extend(mark.args)
    return found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Check every rule mark; keep what ``--rule`` asks for, and long tests only with ``--full``."""
    wanted = config.getoption("--rule")
    full = config.getoption("--full") or os.environ.get("SZTAB_FULL") == "1"
    ids = {item: rule_ids(item) for item in items}
    kept = [
        item
        for item in items
        if (not wanted or wanted in ids[item]) and (full or not item.get_closest_marker("full"))
    ]
    left_out = [item for item in items if item not in set(kept)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def pytest_collection_finish(session: pytest.Session) -> None:
    """Refuse a second chance to tests that do not measure time."""
    if session.config.getoption("--alone"):
        others = [one.nodeid for one in session.items if not one.get_closest_marker("timed")]
        if others:
            raise pytest.UsageError("These do not measure time: " + ", ".join(others))
