"""A language model at the table: `bottlecap mcp` speaks the Model Context Protocol on standard input and output.

A model starts a match against bots, looks at what its seat may know, asks why something is not allowed, and plays. It is told
in words what people read in the terminal; nothing that its seat may not know is ever said.
"""

import secrets
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

import bottlecap
from bottlecap.arena.table import Elsewhere, Table
from bottlecap.bots import CompiledBot, make
from bottlecap.engine import registry
from bottlecap.engine.errors import Error
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.engine.values import Action
from bottlecap.extras import need

# Matches that are remembered; the one not looked at for longest goes first.
MOST_MATCHES: Final = 32
# Rules that one question may bring.
MOST_RULES: Final = 20
BOT_SEED_BITS: Final = 63

INSTRUCTIONS: Final = """Tabletop games of the Fallout world, every rule enforced. Call `games`, then `new_match`; `look` shows the
table as your seat may see it with your legal actions by number, `play` takes such a number (or an action as JSON), `why_not` says
which rule forbids something, `rules` searches the rules. Bots play the other seats; what they hide, you are not told."""


class Sitting:
    """One match of a model: its seat, and how much it has read of what happened."""

    def __init__(self, match: Match, seat: int, level: str) -> None:
        self.match = match
        self.seat = seat
        self.read = 0
        bots: list[CompiledBot] = [make(level, secrets.randbits(BOT_SEED_BITS)) for _ in range(match.players)]
        bots[seat] = Elsewhere()
        self.table = Table(match, bots)
        self.table.run_until(seat)

    def news(self) -> list[str]:
        """What happened since it looked last, with what is to be read of it."""
        events = self.match.events(self.seat, self.read)
        self.read += len(events)
        game, lines = self.match.game, []
        for event in events:
            lines.append(f"- {event.text('en')}")
            for domain, number in game.read_out(event):
                lines += [f"    {text}" for text in game.reading(domain, number, "en")]
        return lines

    def told(self) -> str:
        """The table, what is new, and what can be done."""
        match, seat = self.match, self.seat
        parts = [match.game.render(match.view(seat), "en")]
        news = self.news()
        if news:
            parts.append("\n".join(["What happened:", *news]))
        if match.result is not None:
            return "\n\n".join([*parts, f"The match is over. {match.result.text('en')} {match.result!r}"])
        parts += [f"You are asked (question {prompt.decision}): {prompt.text('en')}" for prompt in match.prompts(seat)]
        lines = [f"{number}: {action.text('en')}" for number, action in enumerate(match.actions(seat))]
        return "\n\n".join([*parts, "Your legal actions:\n" + "\n".join(lines)])

    def play(self, action: Action) -> None:
        self.match.enter(action, self.seat)
        self.table.run_until(self.seat)


class Tables:
    """The tools: each is a method, and answers in words."""

    def __init__(self) -> None:
        self.sittings: dict[str, Sitting] = {}

    def games(self) -> str:
        """The games there are, with the number of players and their options."""
        return "\n".join(described(game) for game in registry.games())

    def rules(self, game: str, search: str = "") -> str:
        """Rules of a game that contain a word, or the first of them; each with its id."""
        found = registry.game(game)
        texts = [f"{id}: {found.refusal(found.rules[id.partition('/')[2]]).text('en')}" for id in found.rules.ids()]
        wanted = [text for text in texts if search.casefold() in text.casefold()]
        more = len(wanted) - MOST_RULES
        return (
            "\n".join([*wanted[:MOST_RULES], *([f"({more} more: search for a word)"] if more > 0 else [])]) or "No rule says that."
        )

    def new_match(
        self, game: str, players: int | None = None, bots: str = "random", seat: int = 0, options: dict[str, Any] | None = None
    ) -> str:
        """Begin a match against bots (level random or greedy); the answer names the match and shows the table."""
        match = bottlecap.new(game, players, options=options)
        if not 0 <= seat < match.players:
            raise Error(f"seats are 0 to {match.players - 1}, not {seat}")
        if ":" in bots:
            raise Error("bots are chosen by level: random, greedy, greedy-loose")
        name = secrets.token_hex(4)
        while len(self.sittings) >= MOST_MATCHES:
            self.sittings.pop(next(iter(self.sittings)))
        self.sittings[name] = Sitting(match, seat, bots)
        return f"Match {name}. You are player {seat + 1}.\n\n{self.sittings[name].told()}"

    def look(self, match: str) -> str:
        """The table as your seat may see it, what happened since you looked last, and your legal actions by number."""
        return self.sitting(match).told()

    def play(self, match: str, action: int | dict[str, Any]) -> str:
        """Play one of your legal actions, by its number in the list or as JSON; then the bots answer, and you see the table."""
        sitting = self.sitting(match)
        sitting.play(self.chosen(sitting, action))
        return sitting.told()

    def why_not(self, match: str, action: dict[str, Any]) -> str:
        """Whether an action, as JSON with its kind and arguments, is legal now; if not, the rule that forbids it."""
        sitting = self.sitting(match)
        refusal = sitting.match.why_not(self.chosen(sitting, action), sitting.seat)
        return "It is legal." if refusal is None else f"{refusal.rule}: {refusal.text('en')}"

    def sitting(self, name: str) -> Sitting:
        if name not in self.sittings:
            raise Error(f"there is no match {name!r} (begin one with new_match)")
        # Looked at last, forgotten last.
        self.sittings[name] = self.sittings.pop(name)
        return self.sittings[name]

    def chosen(self, sitting: Sitting, action: int | dict[str, Any]) -> Action:
        if isinstance(action, dict):
            return sitting.match.action_from_json(action, sitting.seat)
        actions = sitting.match.actions(sitting.seat)
        if not 0 <= action < len(actions):
            raise Error(f"your legal actions are 0 to {len(actions) - 1}, not {action}" if actions else "the match is over")
        return actions[action]


def described(game: Game) -> str:
    options = ", ".join(f"{option.name} ({option.default})" for option in game.options)
    players = f"{game.players.start} to {game.players.stop - 1} players"
    return f"{game.id}: {game.text('game-name', {}, 'en')}, {players}" + (f"; options: {options}" if options else "")


def serve() -> int:
    """Answer until standard input ends."""
    need("mcp")
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    def said(tool: Callable[..., str]) -> Callable[..., Awaitable[str]]:
        """The tool, one call after another; whatever is wrong with what the model asked, it is told in our own words."""

        @wraps(tool)
        async def answered(*given: Any, **named: Any) -> str:
            try:
                return tool(*given, **named)
            except Error as fault:
                raise ToolError(str(fault)) from None

        return answered

    tables = Tables()
    server = MCPServer("bottlecap", instructions=INSTRUCTIONS, version=bottlecap.__version__, log_level="WARNING")
    for tool in (tables.games, tables.rules, tables.new_match, tables.look, tables.play, tables.why_not):
        server.tool(structured_output=False)(said(tool))
    server.run("stdio")
    return 0
