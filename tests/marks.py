"""For pytest: the build under test in the header, and the mark ``rule`` with ``--rule ID``."""

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
    """Check every rule mark, and keep one rule's tests if ``--rule`` asks for it."""
    wanted = config.getoption("--rule")
    ids = {item: rule_ids(item) for item in items}
    if wanted:
        left_out = [item for item in items if wanted not in ids[item]]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if wanted in ids[item]]
