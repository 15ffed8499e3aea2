"""The four levels of play: for each game a way of searching, a budget, and human mistakes.

At a table a level thinks for its seconds on a clock that is handed in. Without a clock it looks
at a fixed number of positions, so that the same seed brings the same game: about as many as
compiled rules bring in a tenth of these seconds.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Literal, final

from sztab.bots.greedy_bot import choose_greedily
from sztab.bots.mind import World
from sztab.bots.search.alphabeta import AlphaBeta
from sztab.bots.search.budget import Budget, Clock
from sztab.bots.search.look import look_once
from sztab.bots.search.puct import Puct
from sztab.bots.search.tree import Course, Node, Settings, Tree, take_apart
from sztab.bots.search.turns import Turns
from sztab.core.game import AnyGame, Seat

WORLDS: Final = 4  # hidden facts are drawn this often for one look
UNLIMITED: Final = 1 << 40  # positions; the clock alone ends the search

Search = Literal["greedy", "look", "alphabeta", "puct", "turns"]


@final
class Policy:
    """How a level plays one game."""

    def __init__(
        self,
        search: Search,
        settings: Settings,
        nodes: int,
        seconds: float,
        blur: float = 0.0,
        overlooked: float = 0.0,
    ) -> None:
        self.search: Final = search
        self.settings: Final = settings
        self.nodes: Final = nodes  # positions without a clock
        self.seconds: Final = seconds  # at a table
        self.blur: Final = blur  # "look": how easily a worse plan is taken for a better one
        self.overlooked: Final = overlooked  # "look": the share of plans that are not seen

    def budget(self, clock: Clock | None, share: float) -> Budget:
        """Return *share* of the budget, by the clock if there is one."""
        if clock is None:
            return Budget(max(1, int(self.nodes * share)))
        return Budget(UNLIMITED, self.seconds * share, clock)


@final
class Level:
    """A mind of one of the four levels."""

    def __init__(self, policies: Mapping[str, Policy]) -> None:
        self.policies: Final = policies  # by game; "" stands for every other game

    def policy(self, game: AnyGame) -> Policy:
        """Return how this level plays *game*."""
        return self.policies.get(game.id, self.policies[""])

    def __call__(self, game: AnyGame, world: World, seat: Seat, random: Random) -> Any:
        """Return a move, always the same for the same random numbers."""
        return self.think(game, world, seat, random)

    def think(
        self,
        game: AnyGame,
        world: World,
        seat: Seat,
        random: Random,
        clock: Clock | None = None,
        share: float = 1.0,
    ) -> Any:
        """Return a move, found within *share* of the budget."""
        policy = self.policy(game)
        if policy.search == "greedy":
            return choose_greedily(game, world, seat, random)
        tree = Tree(game, policy.settings, policy.budget(clock, share), random)
        state = world()
        root = Node(state, seat)
        try:
            return _search(tree, policy, world, root).plan[0]
        finally:
            take_apart(root)


def _search(tree: Tree, policy: Policy, world: World, root: Node) -> Course:
    state = root.state
    other = None if tree.game.all_open else world()
    hidden = other is not None and tree.game.dump(state) != tree.game.dump(other)
    if policy.search == "look" or len(tree.game.awaited(state)) > 1:
        worlds = [state, other, *[world() for _more in range(WORLDS - 2)]] if hidden else [state]
        return look_once(tree, root, worlds, policy.blur, policy.overlooked)
    if policy.search == "alphabeta":
        return AlphaBeta(tree, root).run()
    if policy.search == "turns":
        return Turns(tree, root).run()
    return Puct(tree, root, world if hidden else None).run()


# A plan that looks worse by SPREAD is e times less likely to be searched first. EXPLORE has to fit
# how far values lie apart. Measured values stand in docs/decisions/0043, 0160 and 0186.
LOOK: Final = Settings(plans=96)
CLOSE: Final = Settings(plans=96, width=4, root_width=8, explore=0.05, spread=0.02)
NARROW: Final = Settings(plans=96, width=4, root_width=6, spread=0.02)
TURN: Final = Settings(plans=128, root_width=4, samples=6, replies=1)
WIDE: Final = Settings(plans=96, width=8, root_width=16, spread=0.02)

# In Stand at Mortain thinking ahead gains nothing (docs/decisions/0106): there levels see less.
MORTAIN: Final = "stand-at-mortain"
HASTY: Final = Settings(plans=48, samples=2)
RECRUIT: Final = Level(
    {
        "": Policy("look", HASTY, 2_000, 0.2, 0.05, 0.4),
        MORTAIN: Policy("look", HASTY, 2_000, 0.2, 0.15, 0.4),
    }
)
SERGEANT: Final = Level(
    {
        "": Policy("look", LOOK, 10_000, 0.5),
        MORTAIN: Policy("look", LOOK, 10_000, 0.5, 0.012, 0.6),
    }
)
COLONEL: Final = Level(
    {
        MORTAIN: Policy("look", LOOK, 10_000, 0.6, 0.0, 0.6),
        "": Policy("puct", CLOSE, 2_000, 0.2),
        "race-to-the-rhine": Policy("puct", NARROW, 600, 0.6),
        "flames-of-war": Policy("turns", TURN, 700, 0.6),
    }
)
GENERAL: Final = Level(
    {
        MORTAIN: Policy("look", LOOK, 10_000, 2.0),
        "": Policy("puct", CLOSE, 20_000, 2.0),
        "race-to-the-rhine": Policy("puct", WIDE, 2_000, 2.0),
        "flames-of-war": Policy("turns", TURN, 2_400, 2.0),
    }
)
