"""The database: migrations, failures, earlier editions, administration."""
