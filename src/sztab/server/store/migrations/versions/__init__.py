"""One module for each version of the database; what has shipped is never edited."""
