"""Cards: the odds of a deck against all its orders, and who knows where a card is."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bottlecap.engine.base import HIDDEN, NOBODY, PUBLIC, SPECTATOR
from bottlecap.engine.cards import OWNER, Cards, Family, Zone, dealt
from bottlecap.engine.chance import Generator, seeded

SIX = Family(
    "card",
    ["a", "b", "c", "d", "e", "f"],
    [Zone("deck", NOBODY), Zone("other", NOBODY), Zone("hand", OWNER), Zone("table", PUBLIC)],
)
DECK = SIX.number("deck")
OTHER = SIX.number("other")
HAND = SIX.number("hand")
TABLE = SIX.number("table")
A, B, C, D, E, F = range(6)


def laid(deck: str, other: str = "", hands: tuple[str, ...] = (), order: tuple[str, ...] = ()) -> Cards:
    """Cards by zone, the rest on the table; all known, and those of `order` put under the deck."""
    cards = dealt(SIX, "table")
    for card in deck:
        if card not in order:
            cards.move(SIX.ids.index(card), DECK)
    for card in order:
        cards.put_under(SIX.ids.index(card), DECK)
    for card in other:
        cards.move(SIX.ids.index(card), OTHER)
    for seat, hand in enumerate(hands):
        for card in hand:
            cards.move(SIX.ids.index(card), HAND + seat)
    return cards


def tables(cards: Cards) -> tuple[list[int], ...]:
    """Everything a state of cards holds, to compare."""
    parts = (cards.zone, cards.order, cards.known, cards.sizes, cards.layers)
    return tuple([int(number) for number in part] for part in parts)


def odds(cards: Cards, deck: int) -> dict[int, Fraction]:
    """What the engine says of the next card."""
    weights = {int(card): int(cards.weight(deck, card)) for card in cards.draws(deck)}
    assert len(weights) == len(cards.draws(deck)), "a card is named twice"
    whole = sum(weights.values())
    return {card: Fraction(weight, whole) for card, weight in weights.items()}


def test_a_card_known_to_lie_below_is_taken_out_without_touching_what_lies_above() -> None:
    """A pool: of d, e and f one alone is in the deck, and a is shuffled among the top one. Once e was drawn, d and f are gone."""
    cards = laid("def")
    cards.mix_in(A, DECK, 1)
    assert odds(cards, DECK) == {A: Fraction(1, 2), D: Fraction(1, 6), E: Fraction(1, 6), F: Fraction(1, 6)}
    cards.move(E, TABLE)
    for card in (D, F):
        cards.take_out(card, TABLE, 1)
    assert odds(cards, DECK) == {A: Fraction(1)}
    assert (cards.count(DECK), cards.count(TABLE), cards.order[D]) == (1, 5, 1)
    cards.move(A, TABLE)
    assert (cards.count(DECK), list(cards.layers)) == (0, [])


# --- the odds of a deck, against every order it can be in ---------------------------------------------


class Orders:
    """A deck as all the orders it can be in, top card first, each with how likely it is."""

    def __init__(self, cards: list[int]) -> None:
        every = list(permutations(cards))
        self.weights: dict[tuple[int, ...], Fraction] = {order: Fraction(1, len(every)) for order in every}

    @property
    def size(self) -> int:
        return len(next(iter(self.weights)))

    def change(self, outcomes: Callable[[tuple[int, ...]], list[tuple[int, ...]]]) -> None:
        """Let every order become one of several, all equally likely."""
        after: dict[tuple[int, ...], Fraction] = {}
        for order, weight in self.weights.items():
            became = outcomes(order)
            for each in became:
                after[each] = after.get(each, Fraction(0)) + weight / len(became)
        self.weights = after

    def put_under(self, card: int) -> None:
        self.change(lambda order: [(*order, card)])

    def mix_in(self, card: int, among: int) -> None:
        # First as a set on top, whose order does not matter; then in every order. The same, only faster.
        self.change(lambda order: [(*sorted((card, *order[:among])), *order[among:])])
        top = min(among, self.size - 1) + 1
        self.change(lambda order: [(*mixed, *order[top:]) for mixed in permutations(order[:top])])

    def shuffle(self) -> None:
        self.weights = Orders(list(next(iter(self.weights)))).weights

    def next(self) -> dict[int, Fraction]:
        out: dict[int, Fraction] = {}
        for order, weight in self.weights.items():
            if order:
                out[order[0]] = out.get(order[0], Fraction(0)) + weight
        return out

    def draw(self, card: int) -> None:
        """It was this one: the other orders are out."""
        seen = {order[1:]: weight for order, weight in self.weights.items() if order[0] == card}
        whole = sum(seen.values())
        self.weights = {order: weight / whole for order, weight in seen.items()}


Operation = tuple[str, int, int, int]

OPERATIONS = st.tuples(
    st.sampled_from(["draw", "draw", "under", "on", "mix", "mix", "mix", "shuffle"]),
    st.integers(0, 1),
    st.integers(0, 5),
    st.integers(0, 6),
)


def run(size: int, operations: list[Operation]) -> list[str]:
    """Do the same with the cards and with all orders of both decks; compare the odds after each. Says what was done."""
    cards = dealt(SIX, "table")
    for card in range(size):
        cards.move(card, DECK)
    models = [Orders(list(range(size))), Orders([])]
    done: list[str] = []
    for name, side, which, among in operations:
        deck, model = (DECK, OTHER)[side], models[side]
        outside = [int(card) for card in cards.within(TABLE) if card < size]
        if name == "draw":
            likely = sorted(model.next())
            if not likely:
                continue
            card = likely[which % len(likely)]
            cards.move(card, TABLE)
            model.draw(card)
        elif name == "shuffle":
            cards.shuffle(deck)
            model.shuffle()
        else:
            if not outside:
                continue
            card = outside[which % len(outside)]
            if name == "under":
                cards.put_under(card, deck)
                model.put_under(card)
            elif name == "on":
                cards.put_on(card, deck)
                model.mix_in(card, 0)
            else:
                cards.mix_in(card, deck, among)
                model.mix_in(card, among)
        done.append(name)
        for place, exact in zip((DECK, OTHER), models, strict=True):
            assert odds(cards, place) == exact.next(), (done, place)
            assert cards.count(place) == exact.size == len(cards.within(place))
    return done


# A layer that joins another one whole, in part, and with cards from under the deck.
@example(5, [("draw", 0, 0, 0), ("draw", 0, 0, 0), ("mix", 0, 0, 2), ("mix", 0, 0, 2), ("draw", 0, 0, 0), ("draw", 0, 0, 0)])
@example(4, [("draw", 0, 0, 0), ("draw", 0, 0, 0), ("under", 0, 0, 0), ("mix", 0, 0, 3), ("draw", 0, 2, 0)])
@example(6, [("draw", 0, 0, 0)] * 3 + [("mix", 0, 0, 3), ("mix", 0, 0, 1), ("mix", 0, 0, 4), ("draw", 0, 0, 0)])
@given(st.integers(3, 5), st.lists(OPERATIONS, min_size=4, max_size=16))
@settings(max_examples=600, deadline=None)
def test_the_odds_of_the_next_card_are_those_of_all_orders(size: int, operations: list[Operation]) -> None:
    run(size, operations)


@pytest.mark.parametrize("seed", range(12))
def test_the_odds_of_six_cards_are_those_of_all_orders(seed: int) -> None:
    words = seeded(seed)
    names = ["draw", "draw", "under", "on", "mix", "mix", "shuffle"]
    weights = [words.below(len(names) if i % 9 == 8 else 6) for i in range(90)]
    operations = [(names[weight], int(words.below(5) == 0), int(words.below(6)), int(words.below(7))) for weight in weights]
    assert len(run(6, operations)) > 20


def test_the_model_itself_knows_the_simple_cases() -> None:
    """The reference: one card shuffled into the top two of three, and drawn past."""
    model = Orders([A, B, C])
    model.mix_in(D, 2)
    assert model.next() == {D: Fraction(1, 3), A: Fraction(2, 9), B: Fraction(2, 9), C: Fraction(2, 9)}
    model.draw(A)
    assert model.next() == {D: Fraction(1, 2), B: Fraction(1, 4), C: Fraction(1, 4)}
    model.put_under(A)
    model.draw(D)
    model.draw(B)
    model.draw(C)
    assert model.next() == {A: Fraction(1)}


# --- canonical numbers: the same knowledge is the same state ------------------------------------------------


def test_places_under_a_deck_are_counted_from_its_first_card() -> None:
    cards = laid("abc", order=("b", "c"))
    assert [cards.order[card] for card in (A, B, C)] == [0, -1, -2]
    cards.put_under(D, DECK)
    assert cards.order[D] == -3
    assert cards.under(DECK) == 3
    cards.move(A, TABLE)
    assert [cards.order[card] for card in (B, C, D)] == [-1, -2, -3], "a card of the bag changes no place under it"
    cards.move(B, TABLE)
    assert [cards.order[card] for card in (B, C, D)] == [0, -1, -2]
    assert tables(cards) == tables(laid("cd", order=("c", "d")))


def test_a_deck_that_went_round_once_has_a_known_order() -> None:
    cards = laid("abc")
    for card in (C, A, B):
        cards.move(card, TABLE)
        cards.put_under(card, DECK)
    for card in (C, A, B):
        assert odds(cards, DECK) == {card: Fraction(1)}
        cards.move(card, TABLE)


def test_layers_are_numbered_from_the_oldest_that_is_left() -> None:
    cards = laid("abc")
    cards.mix_in(D, DECK, 1)
    cards.put_on(E, DECK)
    assert [cards.order[card] for card in (D, E)] == [1, 2]
    assert [int(number) for number in cards.layers] == [DECK, 1, DECK, 0]
    cards.move(E, TABLE)
    assert [int(number) for number in cards.layers] == [DECK, 1]
    cards.move(D, TABLE)
    assert len(cards.layers) == 0, "a layer without a known card is like the cards below it"
    assert tables(cards) == tables(laid("abc"))


def test_a_layer_of_one_deck_is_not_one_of_another() -> None:
    cards = laid("ab", "cd")
    cards.put_on(E, DECK)
    cards.put_on(F, OTHER)
    assert odds(cards, DECK) == {E: Fraction(1)}
    cards.move(E, TABLE)
    assert odds(cards, OTHER) == {F: Fraction(1)}
    assert odds(cards, DECK) == {A: Fraction(1, 2), B: Fraction(1, 2)}


def test_a_shuffled_deck_has_no_known_order_left() -> None:
    cards = laid("abcd", order=("c",))
    cards.mix_in(E, DECK, 2)
    cards.put_on(F, DECK)
    cards.shuffle(DECK)
    assert odds(cards, DECK) == {card: Fraction(1, 6) for card in range(6)}
    assert len(cards.layers) == 0
    assert [int(number) for number in cards.order] == [0] * 6


def test_a_place_in_a_zone_that_is_no_deck_is_the_games_own() -> None:
    """What a game keeps in `order` elsewhere is not a layer, and is left alone when layers go."""
    cards = laid("abc")
    cards.put_on(D, DECK)
    cards.move(E, TABLE, 7)
    cards.move(D, TABLE)
    assert cards.order[E] == 7


def test_move_all_takes_every_card_and_no_other() -> None:
    cards = laid("ab")
    cards.move_all(TABLE, DECK)
    assert [int(card) for card in cards.within(DECK)] == [A, B, C, D, E, F]
    assert cards.first(TABLE) == -1
    assert cards.count(TABLE) == 0


def test_where_a_card_is_stays_known_when_all_cards_of_its_zone_move() -> None:
    """Several cards go from one deck to another that nobody sees into: as none stays behind, nothing is to be mistaken."""
    cards = laid("abc")
    cards.move_all(DECK, OTHER)
    assert [int(card) for card in cards.within(OTHER)] == [A, B, C]
    assert all(mask == PUBLIC for mask in cards.known)


def test_a_copy_is_of_its_own() -> None:
    cards = laid("abc")
    cards.put_on(D, DECK)
    before = tables(cards)
    copy = cards.copy()
    copy.move(D, HAND)
    copy.mix_in(E, DECK, 2)
    assert tables(cards) == before


# --- who knows what ---------------------------------------------------------------------------------------


def test_a_card_taken_from_the_table_stays_known_to_all() -> None:
    cards = laid("ab")
    assert cards.move(C, HAND + 1) == PUBLIC
    assert cards.known[C] == PUBLIC


def test_a_card_drawn_into_a_hand_is_known_to_its_owner_alone() -> None:
    cards = laid("abc")
    assert cards.move(A, HAND + 1) == 1 << 1
    assert cards.known[A] == 1 << 1
    assert [cards.known[card] for card in (B, C)] == [1 << 1] * 2, "the others cannot tell any more which are left"
    assert [cards.known[card] for card in (D, E, F)] == [PUBLIC] * 3
    cards.move(B, HAND)
    assert cards.known[B] == 1 << 0
    assert cards.known[C] == NOBODY, "neither knows which the other has"
    assert cards.known[A] == 1 << 1, "a draw tells nothing of a card drawn before"


def test_a_card_drawn_openly_leaves_the_rest_known() -> None:
    cards = laid("abc")
    assert cards.move(A, TABLE) == PUBLIC
    assert [cards.known[card] for card in (A, B, C)] == [PUBLIC] * 3


def test_a_shown_card_is_known_to_whom_it_was_shown_until_it_moves_unseen() -> None:
    cards = laid("abc")
    cards.move(A, HAND)
    cards.move(B, HAND)
    cards.show(A, 1 << 2)
    assert cards.known[A] == 1 << 0 | 1 << 2
    assert cards.move(A, OTHER) == 1 << 0
    assert cards.known[A] == 1 << 0, "it may have been the other one"
    assert cards.known[B] == 1 << 0


def test_a_shown_card_is_no_longer_certain_when_another_leaves_unseen() -> None:
    cards = laid("abc")
    cards.move(A, HAND)
    cards.move(B, HAND)
    cards.show(A, 1 << 2)
    cards.move(B, OTHER)
    assert cards.known[A] == 1 << 0


def test_the_only_card_of_a_zone_is_known_wherever_it_goes() -> None:
    cards = laid("a")
    assert cards.move(A, HAND + 1) == PUBLIC
    cards = laid("ab")
    cards.move(A, HAND)
    cards.show(A, 1 << 2)
    assert cards.move(A, OTHER) == 1 << 0 | 1 << 2, "who knew the only card still does"


def test_a_card_passed_from_hand_to_hand_is_seen_by_both_and_nobody_else() -> None:
    cards = laid("abc")
    cards.move(A, HAND)
    cards.move(B, HAND)
    assert cards.move(A, HAND + 1) == 1 << 0 | 1 << 1
    assert cards.known[B] == 1 << 0


def test_whether_anything_is_hidden() -> None:
    cards = laid("abc")
    assert not cards.hides()
    cards.move(A, HAND)
    assert cards.hides()


def test_an_unseen_draw_leaves_known_what_lies_under_the_deck() -> None:
    """It came from the bag above: everybody still knows what lies below, and in which order."""
    cards = laid("abcd", order=("c", "d"))
    cards.move(A, HAND)
    assert [cards.known[card] for card in (C, D)] == [PUBLIC, PUBLIC]
    cards.mask(1)
    cards.fill(seeded(1))
    assert [cards.zone[card] for card in (C, D)] == [DECK, DECK]
    assert [cards.order[card] for card in (C, D)] == [-1, -2]


def test_a_card_that_lay_open_on_the_deck_is_known_in_the_hand_that_draws_it() -> None:
    """The next card could be no other one: it is public whose it is now, and the rest is as before."""
    cards = laid("abc")
    cards.put_on(D, DECK)
    assert cards.move(D, HAND) == PUBLIC
    assert [cards.known[card] for card in (A, B, C)] == [PUBLIC] * 3


def test_a_sample_after_an_unseen_draw_from_a_mixed_deck_can_be_drawn_from() -> None:
    """The drawn card may have been the one mixed in: the deck goes on either way, or such a draw is refused."""
    cards = laid("abc")
    cards.mix_in(D, DECK, 1)
    try:
        cards.move(A, HAND)
    except ValueError:
        return
    for seed in range(20):
        sample = cards.copy()
        sample.mask(1)
        sample.fill(seeded(seed))
        while sample.count(DECK) > 0:
            assert len(sample.draws(DECK)) > 0, "the deck has cards and none can be drawn"
            sample.move(sample.draws(DECK)[0], TABLE)


# --- masks and fillings -------------------------------------------------------------------------------------


class Every(Generator):
    """Gives every sequence of numbers there is, one a run, and says how likely each is."""

    def __init__(self) -> None:
        self.path: list[tuple[int, int]] = []
        self.at_place = 0

    def below(self, n: int, /) -> int:
        assert n >= 1
        if self.at_place == len(self.path):
            self.path.append((0, n))
        drawn, size = self.path[self.at_place]
        assert size == n
        self.at_place += 1
        return drawn

    def runs(self) -> Iterator[None]:
        while True:
            self.at_place = 0
            yield
            while self.path and self.path[-1][0] == self.path[-1][1] - 1:
                self.path.pop()
            if not self.path:
                return
            drawn, size = self.path[-1]
            self.path[-1] = (drawn + 1, size)

    @property
    def likely(self) -> Fraction:
        out = Fraction(1)
        for _, size in self.path:
            out /= size
        return out


def fillings(masked: Cards) -> dict[tuple[int, ...], Fraction]:
    """Every way in which a masked state is filled, with how likely it is."""
    out: dict[tuple[int, ...], Fraction] = {}
    generator = Every()
    for _ in generator.runs():
        cards = masked.copy()
        cards.fill(generator)
        places = tuple(int(zone) for zone in cards.zone)
        out[places] = out.get(places, Fraction(0)) + generator.likely
    return out


def secrets() -> Cards:
    """Seat 0 holds a and b, seat 1 holds c (shown to 2), d and e are in the deck, f lies open."""
    cards = laid("abcde")
    for card, seat in ((A, 0), (C, 1), (B, 0)):
        cards.move(card, HAND + seat)
    cards.show(C, 1 << 2)
    return cards


@pytest.mark.parametrize(
    ("seat", "knows"), [(0, [A, B, F]), (1, [C, F]), (2, [C, F]), (3, [F]), (SPECTATOR, [F])], ids=["0", "1", "2", "3", "spectator"]
)
def test_a_mask_leaves_what_the_seat_knows_and_nothing_else(seat: int, knows: list[int]) -> None:
    cards = secrets()
    before = tables(cards)
    cards.mask(seat)
    for card in range(6):
        if card in knows:
            assert cards.zone[card] == before[0][card]
        else:
            assert (cards.zone[card], cards.order[card], cards.known[card]) == (HIDDEN, 0, NOBODY)
    assert tables(cards)[3] == before[3], "how many cards lie where, everybody sees"
    again = cards.copy()
    again.mask(seat)
    assert tables(again) == tables(cards)


def test_a_mask_tells_nothing_of_what_others_know() -> None:
    """Seat 2 knows c; whether seat 3 was shown it too is not for it to know."""
    one, two = secrets(), secrets()
    two.show(C, 1 << 3)
    one.mask(2)
    two.mask(2)
    assert tables(one) == tables(two)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_a_filling_keeps_sizes_and_what_the_seat_knows(seat: int) -> None:
    masked = secrets()
    masked.mask(seat)
    for seed in range(30):
        cards = masked.copy()
        cards.fill(seeded(seed))
        assert HIDDEN not in cards.zone
        assert [len(cards.within(zone)) for zone in range(len(SIX.names))] == [int(size) for size in cards.sizes]
        for card in range(6):
            assert cards.known[card] | cards.eyes[cards.zone[card]] == cards.known[card], "who sees into a zone knows its cards"
        cards.mask(seat)
        assert tables(cards) == tables(masked)


@pytest.mark.parametrize(("seat", "ways"), [(0, 3), (1, 6), (2, 6), (3, 30), (SPECTATOR, 30)])
def test_all_fillings_are_equally_likely(seat: int, ways: int) -> None:
    masked = secrets()
    masked.mask(seat)
    found = fillings(masked)
    assert len(found) == ways, "all the ways to deal the unknown cards"
    assert set(found.values()) == {Fraction(1, ways)}


def test_the_real_deal_is_among_the_fillings() -> None:
    cards = secrets()
    real = tuple(int(zone) for zone in cards.zone)
    for seat in range(4):
        masked = cards.copy()
        masked.mask(seat)
        assert real in fillings(masked)


def test_fillings_from_the_engines_own_generator_are_about_equally_frequent() -> None:
    masked = secrets()
    masked.mask(1)
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(1200):
        cards = masked.copy()
        cards.fill(seeded(seed))
        places = tuple(int(zone) for zone in cards.zone)
        seen[places] = seen.get(places, 0) + 1
    assert len(seen) == 6
    assert all(140 < times < 260 for times in seen.values()), seen


def test_a_zone_of_each_seat_is_numbered_from_its_first() -> None:
    assert SIX.names[HAND + 3] == "hand 3"
    assert SIX.eyes[HAND + 3] == 1 << 3
    assert SIX.eyes[DECK] == NOBODY
    assert SIX.eyes[TABLE] == PUBLIC
