"""How far a search plays Shelter on: to the end of the round, where everybody has placed and nothing is half done."""

from typing import Final

from mypy_extensions import i64

from bottlecap.bots.lookahead import Lookahead, margin
from bottlecap.bots.values import Value
from bottlecap.engine.state import PLAYING, State
from bottlecap.games.shelter.state import of

PLAYOUTS: Final = 120
# What winning counts beside the happiness by which one wins.
WON: Final = 3.0


class ShelterLookahead(Lookahead):
    def playouts(self) -> i64:
        return PLAYOUTS

    def ends(self, state: State, start: State, /) -> bool:
        return of(state).round > of(start).round

    def outcome(self, values: list[Value], state: State, seat: i64, /) -> float:
        if state.reason == PLAYING:
            return margin(values, state, seat)
        best: i64 = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, state.scores[other])
        return float(state.scores[seat] - best) + (WON if state.ranks[seat] == 1 else -WON)
