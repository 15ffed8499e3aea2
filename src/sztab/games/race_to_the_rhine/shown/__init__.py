"""What a seat is shown: its view with its types, and questions that change nothing."""
