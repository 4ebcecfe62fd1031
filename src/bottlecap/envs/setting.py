"""What the environments share: which match is played, how it is seen, what may be done in it, and what its end is worth."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bottlecap.engine import registry
from bottlecap.engine.base import as_int
from bottlecap.engine.errors import BadOption
from bottlecap.engine.face import new
from bottlecap.engine.game import Game
from bottlecap.engine.header import SEED_BYTES
from bottlecap.engine.match import Match
from bottlecap.engine.values import Result
from bottlecap.envs.encoding import legal_bytes
from bottlecap.envs.observation import LAYOUT, Encoder

RENDER_MODES: Final = ("ansi", "human")

Mask = NDArray[np.int8]
Reward = Callable[[Result, int], float]


class Setting:
    """The matches that an environment plays, one after another: of which game, with how many players, under which options."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: dict[str, object] | None = None,
        content: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.game = game if isinstance(game, Game) else registry.game(game, content)
        self.players = self.game.players.start if players is None else as_int(players)
        self.game.check_players(self.players)
        self.options = dict(options or {})
        self.game.option_values(self.options)
        self.render_mode = render_mode

    @property
    def versions(self) -> dict[str, Any]:
        """For an environment's metadata: it is another one with every version of the rules and of the observations."""
        return {
            "rules_version": self.game.version,
            "observation_version": LAYOUT,
            "render_modes": list(RENDER_MODES),
        }

    @property
    def version(self) -> int:
        return self.game.version + LAYOUT - 1

    def match(self, luck: np.random.Generator) -> Match:
        """The next match; it draws its seed from that luck."""
        return new(self.game, self.players, seed=luck.bytes(SEED_BYTES), options=self.options)

    def rendered(self, match: Match, seat: int | None) -> str | None:
        """The table as that seat may see it: as text, or on the screen."""
        text = self.game.render(match.view(seat), "en")
        if self.render_mode == "human":
            print(text)
            return None
        return text


def space_of(encoder: Encoder) -> spaces.Box:
    """What all rows of that encoder lie in."""
    return spaces.Box(encoder.low, encoder.high, dtype=encoder.dtype.type)


def mask_of(match: Match, seat: int) -> Mask:
    """1 for each indexed action that the seat can take now."""
    return np.frombuffer(bytearray(legal_bytes(match, seat)), np.int8)


def end_reward(result: Result, seat: int) -> float:
    """Winners share +1 and the others -1: together 0. Where all win, nobody gains; where nobody wins, all get -1, and who
    wins alone at a table for one gets +1."""
    players, winners = len(result.ranks), len(result.winners)
    if winners == 0:
        return -1.0
    if winners == players:
        return 1.0 if players == 1 else 0.0
    return 1 / winners if seat in result.winners else -1 / (players - winners)


def score_reward(result: Result, seat: int) -> float:
    """How far the seat's score is ahead of the best other's, or behind it; alone, the score itself."""
    others = [int(score) for other, score in enumerate(result.scores) if other != seat]
    return float(int(result.scores[seat]) - max(others, default=0))


REWARDS: Final[dict[str, Reward]] = {"end": end_reward, "score": score_reward}


def reward_of(named: str | Reward) -> Reward:
    """What the end is worth: by one of the names above, or a function of one's own."""
    if not isinstance(named, str):
        return named
    if named not in REWARDS:
        raise BadOption(f"reward is a function of result and seat or one of {', '.join(REWARDS)}, not {named!r}")
    return REWARDS[named]


def check_most(most_steps: int | None) -> None:
    if most_steps is not None and most_steps < 1:
        raise BadOption(f"most_steps is 1 or more, or None, not {most_steps}")
