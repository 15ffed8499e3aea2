"""The MCP server: the desk of one agent as tools, rules as resources, a prompt that teaches."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import wraps
from typing import Annotated, Any, Final, Protocol

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from mcp.server.mcpserver.prompts.base import Prompt
from mcp.shared.exceptions import MCPError
from pydantic import Field, ValidationError

from sztab.agents.telling import PATIENCE
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.speaking import explained

INVALID_PARAMS: Final = -32602  # of JSON-RPC
MARKDOWN: Final = "text/markdown"
INSTRUCTIONS: Final = (
    "A table for wargames that knows the rules. Call tables, then sit. On your turn: moves, then "
    "play with the exact text of a move; then wait until it is your turn again. A refusal names "
    "its rule. The prompt teach explains a game."
)

# What an argument must be, by what the type of its fault begins with.
KINDS: Final = {
    "string": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "dict": "an object",
}

Text = Annotated[str, Field(max_length=10_000)]
Short = Annotated[str, Field(max_length=200)]
Seats = Annotated[int, Field(ge=0, le=16)]
Answer = str | Awaitable[str]
Tool = Callable[..., Awaitable[str]]


class AnyDesk(Protocol):
    """What answers an agent: the desk of this process, or the tables of a server."""

    @property
    def language(self) -> str: ...  # noqa: D102
    def list_tables(self) -> Answer: ...  # noqa: D102
    def look(self, name: str, details: bool = False) -> Answer: ...  # noqa: D102
    def moves(self, name: str, wanted: str = "", page: int = 1) -> Answer: ...  # noqa: D102
    def why_not(self, name: str, move: str) -> Answer: ...  # noqa: D102
    def odds(self, name: str, move: str) -> Answer: ...  # noqa: D102
    def play(self, name: str, move: str) -> Answer: ...  # noqa: D102
    def wait(self, name: str, seconds: float) -> Answer: ...  # noqa: D102
    def resign(self, name: str) -> Answer: ...  # noqa: D102
    def rules(self, game_id: str, id: str = "", search: str = "") -> Answer: ...  # noqa: D102
    def rule(self, id: str) -> Answer: ...  # noqa: D102
    def rulebook(self, game_id: str) -> Answer: ...  # noqa: D102
    def lesson(self, game_id: str) -> Answer: ...  # noqa: D102


class LocalDesk(AnyDesk, Protocol):
    """A desk that opens tables in its own process."""

    def sit(  # noqa: D102
        self,
        game_id: str,
        seat: str,
        opponents: str,
        seats: int,
        options: dict[str, Any],
        seed: int | None,
    ) -> Answer: ...


class HostedDesk(AnyDesk, Protocol):
    """A desk whose tables are those of a server, with people at them."""

    def sit(  # noqa: D102
        self,
        game_id: str,
        seat: str,
        opponents: str,
        seats: int,
        options: dict[str, Any],
        invitation: tuple[str, str],
        name: str,
    ) -> Answer: ...


async def _told(answer: Answer) -> str:
    return answer if isinstance(answer, str) else await answer


def _answering(desk: AnyDesk, tool: Tool, kind: type[Exception]) -> Tool:
    """Return the tool with our own errors as answers in one sentence."""

    @wraps(tool)
    async def answer(*args: Any, **named: Any) -> str:
        try:
            return await tool(*args, **named)
        except SztabError as error:
            raise kind(explained(desk.language, error)) from error

    return answer


class _Server(MCPServer):  # type: ignore[misc]  # extras are read as untyped, see pyproject
    """Says what is wrong with a call in one sentence; no argument is ignored."""

    def __init__(self, desk: AnyDesk, version: str) -> None:
        super().__init__("sztab", version=version, instructions=INSTRUCTIONS, log_level="WARNING")
        self._desk = desk

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Call a tool by its name."""
        tools = {tool.name: tool.input_schema["properties"] for tool in await self.list_tools()}
        known = tools.get(name, arguments)
        if unknown := [given for given in arguments if given not in known]:
            raise self._error(
                f"{name} has no argument {unknown[0]!r:.60}: it takes {', '.join(known)}."
            )
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(cause := error.__cause__, ValidationError):
                raise self._error(_fault(name, cause.errors()[0])) from error
            if isinstance(cause, ToolError):  # one of ours, without what was put in front of it
                raise cause from error
            raise

    def _error(self, sentence: str) -> ToolError:
        return ToolError(explained(self._desk.language, SztabError(sentence)))


def _fault(tool: str, fault: Any) -> str:
    """Return what is wrong with an argument."""
    (name, *_within), bounds = fault["loc"], fault.get("ctx", {})
    if fault["type"] == "missing":
        return f"{tool} needs the argument {name!r}."
    if "max_length" in bounds:
        wanted = f"a text of at most {bounds['max_length']} characters"
    elif "ge" in bounds:
        wanted = f"at least {bounds['ge']:g}"
    elif "le" in bounds:
        wanted = f"at most {bounds['le']:g}"
    else:
        wanted = next(
            (kind for word, kind in KINDS.items() if word in fault["type"]), "another kind"
        )
    return f"{name!r} of {tool} must be {wanted}."


def mcp_server(desk: LocalDesk, version: str) -> Any:
    """Return an MCP server over the tables of *desk*."""

    async def sit(
        game: Text,
        seat: Text = "",
        opponents: Text = "sergeant",
        seats: Seats = 0,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> str:
        """Open a table of a game and take a seat (by default the first); bots take the others.

        opponents: a bot's name, see tables. seats: how many play, where a game lets one choose.
        """
        return await _told(desk.sit(game, seat, opponents, seats, options or {}, seed))

    return _server(desk, version, sit)


def web_app(desk: LocalDesk, version: str) -> Any:
    """Return an application that serves *desk* at ``/mcp`` of this machine."""
    return mcp_server(desk, version).streamable_http_app(json_response=True, stateless_http=True)


class HostedServer:
    """An MCP server over HTTP; every call stands by itself, so nothing is kept between two."""

    def __init__(self, desk: HostedDesk, version: str, most_bytes: int) -> None:
        async def sit(
            game: Short = "",
            seat: Short = "",
            opponents: Short = "sergeant",
            seats: Seats = 0,
            options: dict[str, str | int | bool] | None = None,
            link: Short = "",
            table: Short = "",
            name: Short = "",
        ) -> str:
            """Take a seat; the answer begins with the key of your seat, for all other calls.

            game: open a new table; bots take the other seats. link: the link to a seat that
            somebody gave you. table: a table with a free seat, see tables. name: yours, as the
            others see it. seats: how many play, where a game lets one choose.
            """
            wished = options or {}
            invited = (link, table)
            return await _told(desk.sit(game, seat, opponents, seats, wished, invited, name))

        server = _server(desk, version, sit)
        server.streamable_http_app(
            json_response=True, stateless_http=True, max_request_body_size=most_bytes
        )
        self._manager: Final = server.session_manager

    def run(self) -> AbstractAsyncContextManager[None]:
        """Serve while the context lasts."""
        found: AbstractAsyncContextManager[None] = self._manager.run()
        return found

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request (ASGI)."""
        await self._manager.handle_request(scope, receive, send)


def _server(desk: AnyDesk, version: str, sit: Tool) -> Any:
    """Return a server with all tools, resources and prompts."""

    async def tables() -> str:
        """List the games with their seats and options, the opponents, and tables."""
        return await _told(desk.list_tables())

    async def look(table: Text, details: bool = False) -> str:
        """Show the table in words: board, news, whose turn.

        details: everything you may know, as JSON.
        """
        return await _told(desk.look(table, details))

    async def moves(
        table: Text, filter: Text = "", page: Annotated[int, Field(ge=1, le=10_000)] = 1
    ) -> str:
        """List what you may choose now: the text of each move, then its words.

        filter: only lines with this text.
        """
        return await _told(desk.moves(table, filter, page))

    async def why_not(table: Text, move: Text) -> str:
        """Say why a move cannot be made now, with the rule; nothing is changed."""
        return await _told(desk.why_not(table, move))

    async def odds(table: Text, move: Text) -> str:
        """Say what may come of a move, each with its exact probability; nothing is changed."""
        return await _told(desk.odds(table, move))

    async def play(table: Text, move: Text) -> str:
        """Make a move. The answer tells what happened, or refuses with the rule."""
        return await _told(desk.play(table, move))

    async def wait(
        table: Text, seconds: Annotated[float, Field(ge=0, le=PATIENCE)] = PATIENCE
    ) -> str:
        """Wait for the others, at most 20 seconds; after "not yet" call it again."""
        return await _told(desk.wait(table, seconds))

    async def rules(game: Text, id: Text = "", search: Text = "") -> str:
        """Show a rule by its id, the rules that contain all words of a search, or the chapters."""
        return await _told(desk.rules(game, id, search))

    async def resign(table: Text) -> str:
        """Give up the game at a table."""
        return await _told(desk.resign(table))

    async def teach(game: str) -> str:
        """Teach how to play a game at this table."""
        try:
            return await _told(desk.lesson(game))
        except SztabError as error:  # else it would end in a trace
            raise MCPError(INVALID_PARAMS, explained(desk.language, error)) from error

    server = _Server(desk, version)
    for tool in (tables, sit, look, moves, why_not, odds, play, wait, rules, resign):
        server.add_tool(_answering(desk, tool, ToolError), structured_output=False)
    _add_rules(server, desk)
    server.add_prompt(Prompt.from_function(teach))
    return server


def _add_rules(server: Any, desk: AnyDesk) -> None:
    """Offer single rules (``rule://MB-8.6``) and whole rulebooks as resources."""

    async def rule(id: str) -> str:
        return await _told(desk.rule(id))

    server.resource("rule://{id}", name="rule", mime_type=MARKDOWN)(
        _answering(desk, rule, ResourceError)
    )
    for id, game in registry.games().items():
        place = f"rulebook://{id}"
        offer = server.resource(place, name=id, title=game.title, mime_type=MARKDOWN)
        offer(_answering(desk, _book(desk, id), ResourceError))


def _book(desk: AnyDesk, game: str) -> Tool:
    async def rulebook() -> str:
        return await _told(desk.rulebook(game))

    return rulebook
