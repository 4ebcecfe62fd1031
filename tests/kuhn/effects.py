"""What the rules of Kuhn poker do, switched off."""

from collections.abc import Callable

from tests.mutation import Effects, replaced

import bottlecap
from bottlecap.engine.state import Decision, State, Step
from bottlecap.proofs.kuhn import BET, DRAW, HAND, PASS, SHOWN, TURN, Deal, Settle, Showdown, of, won

Method = Callable[..., object]


def no_ante(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def start(players: int, options: dict[str, int]) -> State:
            state = original(players, options)
            assert isinstance(state, State)
            of(state).stakes[0] = of(state).stakes[1] = 0
            return state

        return start

    replaced(game, "start", make)


def face_up(game: bottlecap.Game) -> None:
    """Everybody sees the cards that are dealt."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, card: int) -> None:
            original(state, decision, card)
            of(state).cards.show(card, -1)

        return apply

    replaced(DRAW, "apply", make)


def one_card(game: bottlecap.Game) -> None:
    """The second seat is dealt nothing."""

    def make(original: Method) -> Method:
        def run(deal: Deal, state: State) -> None:
            original(Deal(2) if deal.to == 1 else deal, state)

        return run

    replaced(Deal, "run", make)


def no_chip(game: bottlecap.Game) -> None:
    """A bet is words only."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            original(state, decision, arg)
            of(state).stakes[decision.seat] -= 1

        return apply

    replaced(BET, "apply", make)


def no_fold(game: bottlecap.Game) -> None:
    """Passing against a bet shows the cards all the same."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            state.push(Showdown())

        return run

    replaced(Settle, "run", make)


def always_fold(game: bottlecap.Game) -> None:
    """Passing gives up the pot, bet or no bet."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            original(state, decision, arg)
            state.pending = [d for d in state.pending if d.kind is not TURN]
            state.push(Settle(1 - decision.seat))

        return apply

    replaced(PASS, "apply", make)


def lower_wins(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            s = of(state)
            lower = 0 if s.cards.first(HAND) < s.cards.first(HAND + 1) else 1
            original(step, state)
            s.finish(SHOWN, won(s, lower))

        return run

    replaced(Showdown, "run", make)


def unseen(game: bottlecap.Game) -> None:
    """The higher card wins, and nobody gets to see it."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            s = of(state)
            s.finish(SHOWN, won(s, 0 if s.cards.first(HAND) > s.cards.first(HAND + 1) else 1))

        return run

    replaced(Showdown, "run", make)


EFFECTS: Effects = {
    "ante": {"no-ante": no_ante},
    "deal": {"face-up": face_up, "one-card": one_card},
    "bet": {"no-chip": no_chip},
    "pass": {"no-fold": no_fold, "always-fold": always_fold},
    "showdown": {"lower-wins": lower_wins, "unseen": unseen},
}
