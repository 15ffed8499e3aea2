"""The repository itself: set-up, builds, documents, marks."""
