"""What the attacks are handed: a server that is started once and survives them."""

from collections.abc import Iterator

import pytest

from tests.attack.tools.target import Target, attacked


@pytest.fixture(scope="session")
def target() -> Iterator[Target]:
    """A server with the limits that everybody has."""
    with attacked() as one:
        yield one
