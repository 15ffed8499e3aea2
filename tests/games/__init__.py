"""Each game at work, rule by rule."""
