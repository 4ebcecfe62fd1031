"""How far a search plays Wasteland on: to the end of the round, or to where the story would be read on.

What an encounter, a quest or an escort brings stands on cards that nobody may read before. A playout would read it to the bot, so
it ends before such an answer, and before any row of a card that is about to be carried out by itself.
"""

from typing import Final

from mypy_extensions import i64

from bottlecap.bots.lookahead import Lookahead, margin
from bottlecap.bots.values import Value
from bottlecap.engine.kinds import KIND_MASK
from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland.state import of
from bottlecap.games.wasteland.story.encountering import CHOOSE_OPTION, ENCOUNTER, ENCOUNTER_ICON
from bottlecap.games.wasteland.story.escorting import ESCORT
from bottlecap.games.wasteland.story.questing import QUEST
from bottlecap.games.wasteland.story.running import RUN
from bottlecap.games.wasteland.story.trying import VERDICT

PLAYOUTS: Final = 120


class WastelandLookahead(Lookahead):
    def playouts(self) -> i64:
        return PLAYOUTS

    def ends(self, state: State, start: State, /) -> bool:
        return of(state).round > of(start).round

    def hides(self, state: State, decision: Decision, code: i64, /) -> bool:
        kind = code & KIND_MASK
        if kind == ENCOUNTER.number or kind == ENCOUNTER_ICON.number or kind == CHOOSE_OPTION.number:
            return True
        return kind == QUEST.number or kind == ESCORT.number

    def halts(self, state: State, /) -> bool:
        step = state.steps[len(state.steps) - 1].kind
        return step is RUN or step is VERDICT

    def outcome(self, values: list[Value], state: State, seat: i64, /) -> float:
        return margin(values, state, seat)
