"""Bytes from strangers: connections, frames and requests are counted before they are parsed.

The two protocols are uvicorn's with bounds of our own; ``gate`` does the counting.
"""
