"""Malformed, oversized and odd input, and what every answer must carry."""
