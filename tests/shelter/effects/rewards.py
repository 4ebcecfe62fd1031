"""What the rules of Shelter do, switched off: the other rewards."""

from tests.mutation import Effects
from tests.shelter.effects.ways import first_of, forbid, icon, lost, only_the_placed, other_icon, to_the_deck
from tests.ways import Method, and_then, but_first, instead, nothing, wrapped

import bottlecap
from bottlecap.engine.sets import minus, plus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter import gains, paying, rounds, tracks, using
from bottlecap.games.shelter.board import AVAILABLE, DWELLERS, IN_BOX, ON_SPACE, TOP, elevator_of
from bottlecap.games.shelter.effects import goods
from bottlecap.games.shelter.events import REFRESHED
from bottlecap.games.shelter.gains import Gain
from bottlecap.games.shelter.rulebook import ITEM_PAY
from bottlecap.games.shelter.state import DECK, DISCARD, HAND, ON_TRACK, ShelterState, of
from bottlecap.games.shelter.tracks import Refill


def supply_of_42(original: Method, s: ShelterState, seat: int, amount: int, source: int) -> None:
    if sum(int(own) for own in s.happiness) < 42:
        original(s, seat, amount, source)


def twice_as_happy(s: ShelterState, seat: int, amount: int, source: int) -> None:
    s.happiness[seat] += amount


def available_at_once(s: ShelterState, seat: int, beside: int) -> None:
    for dweller in range(seat * int(DWELLERS), (seat + 1) * int(DWELLERS)):
        if s.where[dweller] >= ON_SPACE + 65:
            s.where[dweller] = AVAILABLE


def one_a_round(original: Method, s: ShelterState, seat: int, beside: int) -> None:
    own = range(seat * int(DWELLERS), (seat + 1) * int(DWELLERS))
    if all(s.where[dweller] < ON_SPACE + 65 for dweller in own):
        original(s, seat, beside)


def not_on_the_icon(s: ShelterState, seat: int, beside: int) -> None:
    """It stands in the elevator."""
    for dweller in range(seat * int(DWELLERS), (seat + 1) * int(DWELLERS)):
        if s.where[dweller] >= ON_SPACE + 65:
            s.where[dweller] = ON_SPACE + 65 + elevator_of(TOP)


def no_more_than_six(original: Method, s: ShelterState, seat: int, beside: int) -> None:
    if s.dwellers_of(seat) < DWELLERS - 1:
        original(s, seat, beside)


def of_another_colour(original: Method, s: ShelterState, seat: int, beside: int) -> None:
    """Who has all seven takes one of another colour."""
    if s.dwellers_of(seat) == DWELLERS:
        s.where[next(d for d in range(len(s.where)) if s.where[d] == IN_BOX)] = AVAILABLE
    else:
        original(s, seat, beside)


def untold_if_full(original: Method, s: ShelterState, seat: int, beside: int) -> None:
    """That no eighth dweller comes is not told."""
    if s.dwellers_of(seat) < DWELLERS:
        original(s, seat, beside)


def refill_later(original: Method, state: State, decision: Decision, item: int) -> None:
    original(state, decision, item)
    state.steps.pop()


def is_exhausted(state: State, decision: Decision, item: int) -> bool:
    return of(state).is_exhausted(item)


def still_exhausted(original: Method, s: ShelterState, item: int) -> None:
    exhausted = s.exhausted
    original(s, item)
    s.exhausted = exhausted


def hand_limit(s: ShelterState, seat: int, token: int) -> bool:
    return s.content.words[token] == "item" and s.items_of(seat) >= 10


def only_upright(original: Method, s: ShelterState, seat: int, kind: int) -> None:
    """What an exhausted item does by itself it does no more."""
    if not any(s.is_exhausted(item) for item in s.items.within(HAND + seat)):
        original(s, seat, kind)


def used_upright(state: State, decision: Decision, item: int) -> None:
    """Nothing is exhausted by its use."""
    of(state).exhausted = minus(of(state).exhausted, item)


def stay_exhausted(original: Method, step: Step, state: State) -> None:
    exhausted = of(state).exhausted
    original(step, state)
    of(state).exhausted = exhausted


def only_first_seat_readied(original: Method, step: Step, state: State) -> None:
    s = of(state)
    others = [item for seat in range(1, int(s.players)) for item in s.items.within(HAND + seat) if s.is_exhausted(item)]
    original(step, state)
    for item in others:
        s.exhausted = plus(s.exhausted, item)


def all_readied(state: State, decision: Decision, item: int) -> None:
    of(state).exhausted = of(state).content.no_items


def not_offered_again(state: State, decision: Decision, item: int) -> None:
    of(state).passed_over = plus(of(state).passed_over, item)


def any_of_mine(original: Method, s: ShelterState, item: int, by_item: int) -> bool:
    return True


def takes_over_now(s: ShelterState, gain: Gain, original: Method) -> None:
    """The next turn is that of whoever took the token."""
    original(gain, s)
    for at, step in enumerate(s.steps):
        if isinstance(step, rounds.NextTurn):
            s.steps[at] = rounds.NextTurn(gain.seat)


def moves_on(step: Step, state: State) -> None:
    """The token goes round by itself."""
    s = of(state)
    if s.round > 1:
        s.first_player = (s.first_player + 1) % s.players


def both_tracks(s: ShelterState, seat: int, track: int) -> None:
    other = 1 - track
    tracks.cards_of(s, other).move_all(ON_TRACK, DISCARD)
    s.push(Refill(other))


def one_card(original: Method, s: ShelterState, seat: int, track: int) -> None:
    cards = tracks.cards_of(s, track)
    cards.move(cards.first(ON_TRACK), DISCARD)
    s.tell(REFRESHED, seat, track)
    s.push(Refill(track))


def to_other_track(original: Method, s: ShelterState, seat: int, track: int) -> None:
    original(s, seat, 1 - track)


def under_the_deck(original: Method, s: ShelterState, seat: int, track: int) -> None:
    """What is discarded goes back to the deck at once."""
    tracks.cards_of(s, track).move_all(ON_TRACK, DECK)
    s.tell(REFRESHED, seat, track)
    s.push(Refill(track))


def never_rebuilt(original: Method, refill: Refill, state: State) -> None:
    if tracks.cards_of(of(state), refill.track).count(DECK) > 0:
        original(refill, state)


def rebuilt_early(state: State, *_: object) -> None:
    for cards in (of(state).items, of(state).rooms):
        if cards.count(DECK) == 0:
            cards.move_all(DISCARD, DECK)


def items_only(original: Method, refill: Refill, state: State) -> None:
    if refill.track == tracks.ITEM_TRACK:
        original(refill, state)
    else:
        never_rebuilt(original, refill, state)


def without_what_was_just_discarded(game: bottlecap.Game) -> None:
    """What a refresh has discarded stays out of the deck it is dealt from."""
    fresh: list[int] = []

    def refresh(original: Method, s: ShelterState, seat: int, track: int) -> None:
        fresh[:] = [int(card) for card in tracks.cards_of(s, track).within(ON_TRACK)]
        original(s, seat, track)

    def run(original: Method, refill: Refill, state: State) -> None:
        cards = tracks.cards_of(of(state), refill.track)
        if cards.count(DECK) > 0 or any(card not in fresh for card in cards.within(DISCARD)):
            original(refill, state)

    wrapped(tracks, "refresh", refresh)(game)
    wrapped(Refill, "run", run)(game)


def from_a_hand(step: Step, state: State) -> None:
    """Where there is no card left, a player gives one."""
    s = of(state)
    if s.items.count(DECK) + s.items.count(DISCARD) == 0 and s.items.count(ON_TRACK) < 3:
        s.items.move(s.items.first(HAND + 1), DECK)


def no_item_no_turn(s: ShelterState, gain: Gain, original: Method) -> None:
    """An item from an empty track is taken from another player."""
    if s.items.count(ON_TRACK) == 0:
        s.items.move(s.items.first(HAND + 1 - gain.seat), HAND + gain.seat)
    else:
        original(gain, s)


EFFECTS: Effects = {
    "happiness": {"two": and_then(gains, "cheer", twice_as_happy), "42": wrapped(gains, "cheer", supply_of_42)},
    "dweller-new": {
        "at-once": and_then(goods, "new_dweller", available_at_once),
        "elsewhere": and_then(goods, "new_dweller", not_on_the_icon),
        "one": wrapped(goods, "new_dweller", one_a_round),
        "stays": wrapped(rounds, "come_home", only_the_placed),
    },
    "dweller-max": {
        "six": wrapped(goods, "new_dweller", no_more_than_six),
        "another-colour": wrapped(goods, "new_dweller", of_another_colour),
        "untold": wrapped(goods, "new_dweller", untold_if_full),
    },
    "item-gain": {
        "no-refill": wrapped(gains.TAKE_ITEM, "apply", refill_later),
        "first": wrapped(gains.TAKE_ITEM, "candidates", first_of),
        "lost": other_icon(icon("item"), lost),
    },
    "item-pay": {
        "kept": nothing(paying, "discard_item"),
        "to-the-deck": instead(paying, "discard_item", to_the_deck),
        "first": wrapped(paying.PAY_ITEM, "candidates", first_of),
    },
    "item-pay-exhausted": {
        "upright-only": forbid(paying.PAY_ITEM, ITEM_PAY, is_exhausted),
        "stays-exhausted": wrapped(paying, "discard_item", still_exhausted),
    },
    "item-no-limit": {"ten": other_icon(hand_limit, lost)},
    "item-exhaust": {
        "all-off": wrapped(gains, "gain_by_items", only_upright),
        "upright": and_then(using.USE, "apply", used_upright),
    },
    "item-ready-round-end": {
        "stay": wrapped(rounds.RoundEnds, "run", stay_exhausted),
        "one-seat": wrapped(rounds.RoundEnds, "run", only_first_seat_readied),
    },
    "item-ready-icon": {
        "all": and_then(gains.MAKE_READY, "apply", all_readied),
        "nothing": other_icon(icon("ready"), lost),
        "not-offered": and_then(gains.MAKE_READY, "apply", not_offered_again),
        "upright-too": wrapped(gains, "can_be_readied", any_of_mine),
        "first": wrapped(gains.MAKE_READY, "candidates", first_of),
    },
    "first-player": {
        "at-once": other_icon(icon("first-player"), takes_over_now),
        "never": other_icon(icon("first-player"), lost),
        "moves-on": but_first(rounds.Round, "run", moves_on),
    },
    "refresh-track": {
        "both": and_then(tracks, "refresh", both_tracks),
        "one-card": wrapped(tracks, "refresh", one_card),
        "other": wrapped(tracks, "refresh", to_other_track),
        "to-the-deck": wrapped(tracks, "refresh", under_the_deck),
    },
    "deck-reshuffle": {
        "never": wrapped(Refill, "run", never_rebuilt),
        "early": and_then(tracks.DEAL_ITEM, "apply", rebuilt_early),
        "items-only": wrapped(Refill, "run", items_only),
        "not-the-same": without_what_was_just_discarded,
    },
    "track-short": {
        "from-a-hand": but_first(Refill, "run", from_a_hand),
        "from-another": other_icon(icon("item"), no_item_no_turn),
    },
}
