"""What the server's tests are handed."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server without limits, shared by all tests that do not end it."""
    folder = tmp_path_factory.mktemp("server")
    with running(sqlite(folder), folder / "logs") as one:
        yield one
