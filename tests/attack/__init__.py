"""A hostile client: attacks on a running server, written from its documents alone."""
