"""What a player of Wasteland may let stand: rerolls as the odds say, who of several attacks first, equal ways of enemies,
cards that cost caps to ready, and offers."""

from typing import Final

from bottlecap.engine.kinds import KIND_BITS
from bottlecap.engine.orders import AnswerSo, Order
from bottlecap.engine.state import State
from bottlecap.engine.values import Action, Prompt
from bottlecap.games.wasteland.activating import CHOOSING_ATTACKER, CHOOSING_PATH, CHOOSING_UNIT, FIRST_TOKEN
from bottlecap.games.wasteland.attacking import AMBUSHED
from bottlecap.games.wasteland.camping import LEAVE_TURNED, PAY_READY, PAYING_READY
from bottlecap.games.wasteland.dealing import ANSWERING, REFUSE
from bottlecap.games.wasteland.fighting import BRACING, FIGHT_ON, STRIKE, STRIKING
from bottlecap.games.wasteland.foes import level_of
from bottlecap.games.wasteland.replacing import REPLACING
from bottlecap.games.wasteland.state import of
from bottlecap.games.wasteland.vats import AIMING, KEEP, REROLL

# As the odds say; the first asks where a card, a perk or a trait could still be used.
ODDS: Final = "odds"
ODDS_ONLY: Final = "odds-only"
WEAKEST: Final = "weakest"
STRONGEST: Final = "strongest"
FIRST: Final = "first"


class RerollByOdds(Order):
    """The best choice of dice, as the question itself tells it (see `odds.py`)."""

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> Action | None:
        if way == ODDS and any(action.kind not in (KEEP.name, REROLL.name) for action in prompt.actions):
            return None
        best = prompt.args["best"]
        return next((action for action in prompt.actions if best == rerolled(action)), None)


def rerolled(action: Action) -> int:
    """Which dice are thrown again, as a mask: none by keeping them; -1 by what is neither."""
    if action.kind == KEEP.name:
        return 0
    return action.args["dice"] if action.kind == REROLL.name else -1


class AttackersByLevel(Order):
    """The weakest or the strongest attacker first; of equals the first that is listed."""

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> Action | None:
        # The tokens of a faction are all alike.
        if not prompt.actions or prompt.actions[0].kind == FIRST_TOKEN.name:
            return prompt.actions[0] if prompt.actions else None
        s, sign = of(known), 1 if way == WEAKEST else -1
        return min(prompt.actions, key=lambda action: sign * int(level_of(s, action.code >> KIND_BITS)))


class FirstListed(Order):
    """Where enemies have a choice that mostly makes no difference, the first player lets it be made."""

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> Action | None:
        return prompt.actions[0] if prompt.actions else None


ORDERS: Final[list[Order]] = [
    RerollByOdds("reroll", [AIMING], (ODDS, ODDS_ONLY)),
    AnswerSo("brace", [BRACING], (FIGHT_ON.name,)),
    AnswerSo("strike", [STRIKING], (STRIKE.name,)),
    AttackersByLevel("attackers", [AMBUSHED, CHOOSING_ATTACKER], (WEAKEST, STRONGEST)),
    FirstListed("paths", [CHOOSING_UNIT, CHOOSING_PATH, REPLACING], (FIRST,)),
    AnswerSo("readying", [PAYING_READY], (PAY_READY.name, LEAVE_TURNED.name)),
    AnswerSo("offers", [ANSWERING], (REFUSE.name,)),
]
