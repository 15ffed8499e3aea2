"""What is worked out beside a game: endings, hints, analyses, studies."""
