"""What comes from strangers: gates, headers, pages, logs."""
