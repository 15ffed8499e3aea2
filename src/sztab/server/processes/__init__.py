"""Processes where rules run and can be stopped, and how work finds its way to them.

``tables`` keeps every open table in one of a few processes; a ``Lane`` does work of one kind, such
as bots. Only plain data travels (``rules.messages``).
"""
