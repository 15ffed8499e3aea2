"""An agent that takes a seat over MCP: any legal move, chosen by lot. It needs the package mcp.

sztab lab league medieval-battle --player "agent:python3 examples/agents/random_agent.py {url}"
"""

import asyncio
import random
import sys

from mcp.client import Client


async def main(url: str) -> None:
    """Wait, list the moves, play one of them, until the game is over."""
    async with Client(url) as client:

        async def call(tool: str, **args: object) -> str:
            answer = await client.call_tool(tool, args)
            return "".join(part.text for part in answer.content)

        while "The game is over." not in (said := await call("wait", table="t1")):
            if "It is your turn." in said:
                lines = (await call("moves", table="t1")).splitlines()[1:]
                texts = [line.split("  - ")[0] for line in lines]
                whole = [text for text in texts if not text.endswith("…")]
                await call("play", table="t1", move=random.choice(whole))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
