"""What a bot says with its answers in Monopoly, by ids that the page words: why it refuses an offer. And whom it waits for."""

from typing import Final

from mypy_extensions import i64

from bottlecap.bots.monopoly.deals import WORTH_THE_TALK, completes, judged, missing, offers_stand, would_inherit
from bottlecap.bots.monopoly.traffic import traffic_of
from bottlecap.bots.monopoly.worth import Appraiser
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, LEGAL
from bottlecap.engine.perspective import Perspective
from bottlecap.games.monopoly.deals import holdings
from bottlecap.games.monopoly.debts import GIVE_UP
from bottlecap.games.monopoly.flow import Reply
from bottlecap.games.monopoly.state import MonopolyState, of
from bottlecap.games.monopoly.trade import REFUSE, rule_against_accepting

Saying = tuple[str, float]
# How long a debtor waits for those whom it has asked.
SECONDS_FOR_HELP: Final = 30.0


def waits(perspective: Perspective, code: i64) -> float:
    """Before a bot gives up it waits for those whom it has asked for help."""
    asked = code & KIND_MASK == GIVE_UP.number and offers_stand(of(perspective.known()), perspective.place)
    return SECONDS_FOR_HELP if asked else 0.0


def says(perspective: Perspective, code: i64) -> Saying | None:
    """Why an offer is refused, in a word and about how many caps more it would take; nothing where it was only overlooked."""
    s, seat = of(perspective.known()), perspective.place
    if code & KIND_MASK != REFUSE.number:
        return None
    for d in s.pending:
        if d.seat == seat and isinstance(d, Reply) and d.by == code >> KIND_BITS:
            return against(s, d)
    return None


def against(s: MonopolyState, offer: Reply) -> Saying | None:
    """What speaks against an offer, by the bot's own reckoning."""
    seat, other = offer.seat, offer.by
    if would_inherit(s, seat, other):
        return ("inherit", 0.0)
    appraiser = Appraiser(s, traffic_of(s.content))
    given = offer.things & holdings(s, seat)
    taken = offer.things & ~given
    if judged(appraiser, seat, other, taken, given, offer.cash) >= WORTH_THE_TALK:
        # It is good; perhaps the cash for it is not there.
        return None if rule_against_accepting(s, offer) == LEGAL else ("cash", 0.0)
    more = missing(appraiser, seat, other, taken, given, offer.cash)
    if more < 0:
        return ("never", 0.0)
    rival = completes(s, other, given) and not completes(s, seat, taken)
    return ("rival" if rival else "more", float(more))
