"""How an agent sits down to each of our games, and what it calls."""

from typing import Any

GAMES: dict[str, dict[str, Any]] = {
    "medieval-battle": {"seat": "yellow"},
    "stand-at-mortain": {"seat": "us"},
    "race-to-the-rhine": {"seat": "white", "seats": 1},
    "flames-of-war": {"seat": "A"},
}


class Client:
    """An MCP client whose tools answer with a text."""

    def __init__(self, client: Any) -> None:
        self.client = client

    async def call(self, tool: str, **args: Any) -> str:
        answer = await self.client.call_tool(tool, args)
        assert not answer.is_error, answer.content[0].text
        return str(answer.content[0].text)

    async def refused(self, tool: str, **args: Any) -> str:
        answer = await self.client.call_tool(tool, args)
        assert answer.is_error
        return str(answer.content[0].text)
