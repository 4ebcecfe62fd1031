"""What the rules of Salvage do, switched off."""

from collections.abc import Callable
from typing import cast

from tests.mutation import Effects, replaced

import bottlecap
from bottlecap.engine.base import PUBLIC
from bottlecap.engine.state import Decision, State, Step
from bottlecap.proofs.salvage.rules import (
    ACCEPT,
    BEFORE,
    BIDDING,
    OFFER,
    OPEN,
    PASS,
    REFUSE,
    SECRET,
    SPYING,
    WEATHER,
    WITHDRAW,
    FillBlock,
    Hammer,
    NextBid,
    Offering,
    Round,
    Score,
    close_offer,
)
from bottlecap.proofs.salvage.state import BLOCK, DECK, DUMP, LOTS, POCKET, STASH, VALUES, SalvageState, of

Method = Callable[..., object]


def face_up(game: bottlecap.Game) -> None:
    """Everybody sees the contracts."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, contract: int) -> None:
            original(state, decision, contract)
            of(state).contracts.show(contract, PUBLIC)

        return apply

    replaced(SECRET, "apply", make)


def counts_once(game: bottlecap.Game) -> None:
    """The goods of a contract count like all others."""

    def make(original: Method) -> Method:
        def worth(s: SalvageState, seat: int) -> int:
            return sum(lot % VALUES + 1 for lot in s.lots.within(STASH + seat)) + s.caps[seat] // 5

        return worth

    replaced(SalvageState, "worth", make)


def caps_worthless(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def worth(s: SalvageState, seat: int) -> int:
            return cast(int, original(s, seat)) - s.caps[seat] // 5

        return worth

    replaced(SalvageState, "worth", make)


def first_wins(game: bottlecap.Game) -> None:
    """Of equal scores, only the first wins."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            original(step, state)
            best = min(range(state.players), key=lambda seat: state.ranks[seat])
            for seat in range(best + 1, state.players):
                state.ranks[seat] = max(state.ranks[seat], 2)

        return run

    replaced(Score, "run", make)


def higher_die(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, dice: int) -> None:
            first, second = dice % 6, dice // 6
            original(state, decision, dice)
            for seat in range(state.players):
                of(state).caps[seat] += abs(first - second)

        return apply

    replaced(WEATHER, "apply", make)


def no_double(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, dice: int) -> None:
            original(state, decision, dice)
            if dice % 6 == dice // 6:
                of(state).caps[of(state).auctioneer] -= 1

        return apply

    replaced(WEATHER, "apply", make)


def weather_once(game: bottlecap.Game) -> None:
    """Only the first round has weather."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            original(step, state)
            if of(state).round > 1 and state.pending:
                state.pending.pop()

        return run

    replaced(Round, "run", make)


def one_lot(game: bottlecap.Game) -> None:
    """One lot is enough for the block."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            if of(state).lots.count(BLOCK) == 1:
                state.ask(of(state).auctioneer, Decision(BEFORE))
            else:
                original(step, state)

        return run

    replaced(FillBlock, "run", make)


def one_thing(game: bottlecap.Game) -> None:
    """Whatever the auctioneer does, the auction opens at once after it."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            original(state, decision, arg)
            state.pending = [d for d in state.pending if d.kind is not BEFORE]
            OPEN.apply(state, decision, 0)

        return apply

    replaced(OFFER, "apply", make)
    replaced(SPYING, "apply", make)


def must_spy(game: bottlecap.Game) -> None:
    """The auction cannot be opened before a contract was spied on."""

    def make(original: Method) -> Method:
        def check(state: State, decision: Decision, arg: int) -> int:
            return 0 if of(state).done & 2 else game.rules["before-auction"]

        return check

    replaced(OPEN, "check", make)


def same_auctioneer(game: bottlecap.Game) -> None:
    """The first seat is the auctioneer of every round."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            if of(state).round > 0:
                of(state).auctioneer = state.players - 1
            original(step, state)

        return run

    replaced(Round, "run", make)


def still_done(game: bottlecap.Game) -> None:
    """What the last auctioneer did, the next one has done too."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            done = of(state).done
            original(step, state)
            of(state).done = done

        return run

    replaced(Round, "run", make)


def offer_lapses(game: bottlecap.Game) -> None:
    """An offer that is not answered is gone when the round ends."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            for lot in range(LOTS):
                if of(state).offered[lot] != 0:
                    close_offer(of(state), lot)
            original(step, state)

        return run

    replaced(Round, "run", make)


def offer_blocks(game: bottlecap.Game) -> None:
    """An offer must be answered before the play goes on."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            original(state, decision, arg)
            state.insist(of(state).offered[arg % LOTS] - 1)

        return apply

    replaced(OFFER, "apply", make)


def listed_prices(game: bottlecap.Game) -> None:
    """Only the indexed prices can be asked."""

    def make(original: Method) -> Method:
        def check(state: State, decision: Decision, arg: int) -> object:
            found = original(state, decision, arg)
            return found if found != 0 or OFFER.index_of(arg) >= 0 else game.rules["offer"]

        return check

    replaced(OFFER, "check", make)


def free_lot(game: bottlecap.Game) -> None:
    """Who accepts an offer pays nothing."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            before = of(state).caps[:]
            original(state, decision, arg)
            of(state).caps = before

        return apply

    replaced(ACCEPT, "apply", make)


def lot_stays(game: bottlecap.Game) -> None:
    """Who accepts an offer pays, and the lot stays where it was."""

    def make(original: Method) -> Method:
        def apply(state: State, offer: Offering, arg: int) -> None:
            source = of(state).lots.zone[offer.lot]
            original(state, offer, arg)
            of(state).lots.move(offer.lot, source)

        return apply

    replaced(ACCEPT, "apply", make)


def all_at_once(game: bottlecap.Game) -> None:
    """An answer to one offer closes all offers."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            original(state, decision, arg)
            for lot in range(LOTS):
                close_offer(of(state), lot)

        return apply

    replaced(ACCEPT, "apply", make)


def asked_again(game: bottlecap.Game) -> None:
    """A refused offer stands as before."""

    def make(original: Method) -> Method:
        def apply(state: State, offer: Offering, arg: int) -> None:
            buyer = of(state).offered[offer.lot]
            original(state, offer, arg)
            of(state).offered[offer.lot] = buyer
            state.offer(offer.seat, offer.again())

        return apply

    replaced(REFUSE, "apply", make)


def no_withdrawal(game: bottlecap.Game) -> None:
    """An offer that was withdrawn stands as before."""

    def make(original: Method) -> Method:
        def apply(state: State, offer: Offering, arg: int) -> None:
            buyer = of(state).offered[offer.lot]
            original(state, offer, arg)
            of(state).offered[offer.lot] = buyer
            state.offer(offer.seat, offer.again())

        return apply

    replaced(WITHDRAW, "apply", make)


def free_look(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, other: int) -> None:
            original(state, decision, other)
            of(state).caps[decision.seat] += 2

        return apply

    replaced(SPYING, "apply", make)


def shown_to_all(game: bottlecap.Game) -> None:
    """What is spied out, everybody sees."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, other: int) -> None:
            original(state, decision, other)
            of(state).contracts.show(of(state).contracts.first(POCKET + other), PUBLIC)

        return apply

    replaced(SPYING, "apply", make)


def skips(game: bottlecap.Game) -> None:
    """Bids go round to the right."""

    def make(original: Method) -> Method:
        def run(step: NextBid, state: State) -> None:
            original(NextBid((step.last + state.players - 2) % state.players), state)

        return run

    replaced(NextBid, "run", make)


def free_block(game: bottlecap.Game) -> None:
    """The highest bidder need not pay."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            before = of(state).caps[:]
            original(step, state)
            of(state).caps = before

        return run

    replaced(Hammer, "run", make)


def comes_back(game: bottlecap.Game) -> None:
    """Who passes may bid again in the same auction."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            original(state, decision, arg)
            of(state).bidding |= 1 << decision.seat

        return apply

    replaced(PASS, "apply", make)


def out_for_good(game: bottlecap.Game) -> None:
    """Who passed once is out of all later auctions."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            before = of(state).bidding
            original(state, decision, arg)
            if of(state).round > 1:
                of(state).bidding = before

        return apply

    replaced(OPEN, "apply", make)


def to_auctioneer(game: bottlecap.Game) -> None:
    """What nobody wants, the auctioneer keeps."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            unsold = of(state).bid == 0
            original(step, state)
            if unsold:
                of(state).lots.move_all(DUMP, STASH + of(state).auctioneer)

        return run

    replaced(Hammer, "run", make)


def no_collection(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def goods_of(s: SalvageState, seat: int) -> int:
            return 0

        return goods_of

    replaced(SalvageState, "goods_of", make)


def five_kinds(game: bottlecap.Game) -> None:
    """Five kinds of goods are enough."""

    def make(original: Method) -> Method:
        def goods_of(s: SalvageState, seat: int) -> int:
            mask = cast(int, original(s, seat))
            return 63 if mask.bit_count() >= 5 else mask

        return goods_of

    replaced(SalvageState, "goods_of", make)


def at_once(game: bottlecap.Game) -> None:
    """The match ends in the middle of the round."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, arg: int) -> None:
            original(state, decision, arg)
            if of(state).goods_of(decision.seat) == 63:
                state.pending.clear()
                state.push(Score(1))

        return apply

    replaced(ACCEPT, "apply", make)


def goes_on(game: bottlecap.Game) -> None:
    """An empty deck stops nobody."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            if of(state).lots.count(DECK) == 0:
                of(state).bidding = 3
                state.ask(of(state).auctioneer, Decision(BIDDING))
            else:
                original(step, state)

        return run

    replaced(Round, "run", make)


EFFECTS: Effects = {
    "turn-order": {"same-auctioneer": same_auctioneer},
    "contract": {"face-up": face_up, "counts-once": counts_once},
    "weather": {"higher-die": higher_die, "no-double": no_double, "once": weather_once},
    "block": {"one-lot": one_lot},
    "before-auction": {"one-thing": one_thing, "must-spy": must_spy},
    "offer": {"lapses": offer_lapses, "blocks": offer_blocks, "listed-prices": listed_prices},
    "offer-once": {"ever": still_done},
    "offer-reply": {"free": free_lot, "lot-stays": lot_stays, "all-at-once": all_at_once, "asked-again": asked_again},
    "offer-withdraw": {"stands": no_withdrawal},
    "spy": {"free": free_look, "shown-to-all": shown_to_all},
    "spy-once": {"ever": still_done},
    "bid": {"other-way-round": skips, "free": free_block},
    "pass": {"comes-back": comes_back, "for-good": out_for_good},
    "unsold": {"to-auctioneer": to_auctioneer},
    "collection": {"never": no_collection, "five": five_kinds, "at-once": at_once},
    "sold-out": {"goes-on": goes_on},
    "score": {"caps-worthless": caps_worthless, "first-wins": first_wins},
}
