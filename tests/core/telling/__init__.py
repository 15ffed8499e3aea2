"""What must be told, and rulebooks."""
