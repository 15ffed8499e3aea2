"""What reports say of many games."""
