"""Language models and other programs at the table, through the Model Context Protocol.

``table`` is one game with one seat for the agent and bots in the others, ``desk`` has all tables of
one agent and answers in sentences, ``server`` offers that as tools, resources and prompts.
"""
