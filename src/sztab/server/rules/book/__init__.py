"""The rules as text for readers: blocks, spans and pictures that the client draws.

``rule_text`` reads the Markdown of rules and rulebooks; ``pictures`` reads what they draw.
"""
