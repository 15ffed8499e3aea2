"""Terms, pieces, battlefield, recruiting and deployment (MB-0 to 5)."""
