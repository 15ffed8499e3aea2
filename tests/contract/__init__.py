"""Promises that every game keeps."""
