"""Games you can read aloud."""
