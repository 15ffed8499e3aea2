"""Too much of something: requests, frames, connections."""
