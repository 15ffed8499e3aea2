"""What all tests share."""

pytest_plugins = ["tests.marks"]
