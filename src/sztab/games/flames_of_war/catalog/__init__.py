"""The arsenal, the companies and the missions, read from data files.

Every fault is named with its file and entry. What the rules need of them is built here once, as the
small types of ``arsenal`` and ``table``.
"""
