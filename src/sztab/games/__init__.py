"""The games, one package each, complete in itself."""
