"""Every game for OpenSpiel: its algorithms play ours, and its tests judge them.

    import pyspiel
    import bottlecap.envs.openspiel

    game = pyspiel.load_game("bottlecap_salvage(players=3)")
    state = game.new_initial_state()

Chance is OpenSpiel's own: a throw or a draw is a chance node with exact odds. Seats that choose at the same time are asked one
after another, and none knows what the others chose. Actions are the numbers of the game's action index.

`information_state_string` is a fingerprint of all that a seat has seen since the match began (its perspective, events included),
`observation_string` what it sees now, `observation_tensor` the row of `observation.py` between 0 and 1.
`resample_from_infostate` draws a state that could be this one for all the seat knows: IS-MCTS searches honestly.

Parameters: `players`; `returns`: "end" (+1 and -1, as the other environments reward) or "scores" (the result's own points);
`zero_sum`: say so where that is true, for algorithms that insist on it; `options`: the game's own, as JSON.
"""

import json
import random
from hashlib import blake2b
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bottlecap.engine import registry
from bottlecap.engine.base import CHANCE
from bottlecap.engine.errors import BadOption
from bottlecap.engine.face import new
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.envs.observation import Encoder
from bottlecap.envs.setting import end_reward
from bottlecap.extras import need

need("openspiel")

import pyspiel  # type: ignore[import-not-found]  # noqa: E402

PREFIX: Final = "bottlecap_"
RETURNS: Final = ("end", "scores")
# Points of a result; no game of ours comes near.
MOST_POINTS: Final = 1e6
# OpenSpiel wants a bound of the length; matches end by their rules.
LONGEST: Final = 1_000_000

Params = dict[str, Any]


def game_type(game: Game, zero_sum: bool = False) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Bottlecap: {game.text('game-name', {}, 'en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players.start, "returns": RETURNS[0], "zero_sum": False, "options": ""},
    )


class BottlecapGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with a number of players; `bottlecap` is the game itself."""

    # Set by `registered`: the game that a class of its own stands for.
    bottlecap: Game

    def __init__(self, params: Params | None = None) -> None:
        given = params or {}
        self.players = int(given.get("players", self.bottlecap.players.start))
        self.bottlecap.check_players(self.players)
        self.pays = str(given.get("returns", RETURNS[0]))
        if self.pays not in RETURNS:
            raise BadOption(f"returns is one of {', '.join(RETURNS)}, not {self.pays!r}")
        self.options: dict[str, object] = json.loads(str(given.get("options", "")) or "{}")
        self.bottlecap.option_values(self.options)
        zero_sum = bool(given.get("zero_sum", False))
        most = 1.0 if self.pays == "end" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.bottlecap.action_count,
            max_chance_outcomes=self.bottlecap.action_count,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.bottlecap, zero_sum), info, given)
        self.encoder = Encoder(self.bottlecap, "float32")

    def new_initial_state(self, *_: Any) -> "BottlecapState":
        return BottlecapState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> "Observer":
        return Observer(self.encoder, iig_obs_type is not None and iig_obs_type.perfect_recall)


class BottlecapState(pyspiel.State):  # type: ignore[misc]
    """A match whose chance OpenSpiel answers; `match` is the match itself."""

    def __init__(self, game: BottlecapGame, match: Match | None = None) -> None:
        super().__init__(game)
        self.pays = game.pays
        self.match = new(game.bottlecap, game.players, 0, game.options, chance="ask") if match is None else match

    def current_player(self) -> int:
        seat = self.match.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.match.over

    def _legal_actions(self, player: int) -> list[int]:
        """The indexed ones, ascending, as OpenSpiel wants them."""
        indices = [int(self.match.game.index(code)) for code in self.match.codes(player)]
        return sorted(index for index in indices if index >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.match.odds()
        whole = sum(weight for _, weight in odds)
        outcomes = [(action.index, weight / whole) for action, weight in odds]
        return sorted((index, share) for index, share in outcomes if index is not None)

    def _apply_action(self, action: int) -> None:
        chance = self.match.seat == CHANCE
        self.match.enter(self.match.game.action(action), CHANCE if chance else self.current_player())

    def _action_to_string(self, player: int, action: int) -> str:
        """Its kind and arguments: words may be the same for two actions, this is not."""
        written = self.match.game.action(action).to_json()
        return " ".join(str(value) if name == "kind" else f"{name}={value}" for name, value in written.items())

    def returns(self) -> list[float]:
        result = self.match.result
        if result is None:
            return [0.0] * self.match.players
        if self.pays == "scores":
            return [float(points) for points in result.scores]
        return [end_reward(result, seat) for seat in range(self.match.players)]

    def resample_from_infostate(self, player: int, sampler: Any = random.random) -> "BottlecapState":
        """A state that could be this one, for all that the player knows; `sampler` gives numbers from 0 to 1."""
        luck = random.Random(sampler())
        return BottlecapState(self.get_game(), self.match.perspective(player).sample(luck))

    def __str__(self) -> str:
        return self.match.hash


class Observer:
    """What a player sees, as OpenSpiel's observers tell it. recall: all that it has seen since the match began."""

    def __init__(self, encoder: Encoder, recall: bool) -> None:
        self.encoder = encoder
        self.recall = recall
        self.tensor: NDArray[np.float32] = np.zeros(0 if recall else encoder.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {} if recall else {"observation": self.tensor}

    def set_from(self, state: BottlecapState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = self.encoder.encode(state.match, player)

    def string_from(self, state: BottlecapState, player: int) -> str:
        perspective = state.match.perspective(player)
        if self.recall:
            return blake2b(perspective.to_bytes(), digest_size=16).hexdigest()
        return json.dumps(perspective.view, ensure_ascii=False)


def registered(game: Game) -> type[BottlecapGame]:
    """OpenSpiel knows the game from now on, as bottlecap_ and its id."""
    made = type(f"{game.id.capitalize()}Game", (BottlecapGame,), {"bottlecap": game})
    pyspiel.register_game(game_type(game), made)
    return made


GAMES: Final[dict[str, type[BottlecapGame]]] = {game.id: registered(game) for game in registry.games()}
