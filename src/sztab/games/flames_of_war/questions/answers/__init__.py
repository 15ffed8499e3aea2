"""What questions are answered with; the client's types are generated from these."""
