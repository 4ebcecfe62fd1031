"""Cards, where they lie, and who knows it.

A family is a set of cards that share zones (all items; all agenda cards). Which zone a card is in,
is all there is: a deck is a zone in which nobody knows the order, so no order is kept.

Two things make a deck more than a bag:

* *under* it lie cards whose order is known to all, in the order they were put there;
* *on* it lie layers. A layer is some known cards mixed with cards nobody has seen, taken from the
  layer below ("shuffle this card into the top three"). Because a shuffled pile's top n cards are
  a uniformly random part of it, drawing from a layer is: one of its known cards, or else one drawn
  from the layer below by the same rule. The odds are exact and no outcome is fixed before its time.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import HIDDEN, MOST_SEATS, NOBODY, PUBLIC, sees, zeros
from bottlecap.engine.chance import Generator

OWNER: Final = 1
"""A zone whose owner alone sees the cards in it."""


class Zone:
    """The declaration of a place for cards: who sees them there, and whether each seat has one."""

    def __init__(self, name: str, sees: int, each: bool = False) -> None:
        self.name = name
        self.each = each or sees == OWNER
        self.sees = sees


class Family:
    """The declaration of a set of cards and of the zones they move between.

    places: the highest number that the game keeps as a card's order; unless said, as many as there are cards.
    """

    def __init__(self, name: str, ids: list[str], zones: list[Zone], places: int = 0) -> None:
        self.name = name
        self.ids = ids
        self.zones = zones
        self.places = places or len(ids)
        self.names: list[str] = []
        self.eyes: vec[i64] = vec[i64]()
        self.first: dict[str, int] = {}
        for zone in zones:
            self.first[zone.name] = len(self.names)
            for seat in range(MOST_SEATS if zone.each else 1):
                self.names.append(f"{zone.name} {seat}" if zone.each else zone.name)
                mask = (1 << seat) if zone.sees == OWNER else zone.sees
                self.eyes = append(self.eyes, mask)

    @property
    def secrets(self) -> bool:
        """Whether a card can lie where not all know it: not with open zones and one deck, whose order alone is hidden."""
        hidden = [zone for zone in self.zones if zone.sees != PUBLIC]
        return len(hidden) > 1 or any(zone.sees == OWNER for zone in hidden)

    def number(self, zone: str) -> int:
        """The number of a zone; that of a seat's own zone is this plus the seat."""
        return self.first[zone]


class Cards:
    """Where each card of a family is, and which seats know that."""

    def __init__(self, eyes: vec[i64], zone: vec[i64], order: vec[i64], known: vec[i64], sizes: vec[i64], layers: vec[i64]) -> None:
        # Who sees into each zone: the family's own table, shared and never written.
        self.eyes = eyes
        self.zone = zone
        # In a deck: 0 unknown, the number of its layer, or -1, -2 … for its place under the deck.
        # Elsewhere: whatever the game keeps there (a slot of a track, say).
        self.order = order
        # The mask of seats that know where the card is.
        self.known = known
        self.sizes = sizes
        # Two numbers a layer: its deck, and how many of its cards come from the layer below.
        self.layers = layers
        # Whether a copy has the same vectors: most copies are thrown away before any card moves.
        self.shared = False

    def copy(self) -> "Cards":
        self.shared = True
        out = Cards(self.eyes, self.zone, self.order, self.known, self.sizes, self.layers)
        out.shared = True
        return out

    def own(self) -> None:
        """Have vectors of its own from now on: whatever writes to them calls this first."""
        if self.shared:
            self.shared = False
            self.zone = self.zone[:]
            self.order = self.order[:]
            self.known = self.known[:]
            self.sizes = self.sizes[:]
            self.layers = self.layers[:]

    def count(self, zone: i64) -> i64:
        return self.sizes[zone]

    def within(self, zone: i64) -> vec[i64]:
        """The cards in that zone, by number (in a masked state: those its reader knows)."""
        # Most calls are for a few cards among many: the search ends with the last of them.
        left = self.sizes[zone]
        out = vec[i64](capacity=left)
        zones = self.zone
        card: i64 = 0
        while left > 0 and card < len(zones):
            if zones[card] == zone:
                out = append(out, card)
                left -= 1
            card += 1
        return out

    def first(self, zone: i64) -> i64:
        """The lowest card in that zone, or -1."""
        card: i64 = 0
        while card < len(self.zone):
            if self.zone[card] == zone:
                return card
            card += 1
        return -1

    # --- moving: the one place that knows who sees what -------------------------------------

    def move(self, card: i64, to: i64, order: i64 = 0) -> i64:
        """Move a card. Returns the mask of seats that see which card it was.

        Who sees into the zone it leaves or into the one it enters sees the card. Everybody else
        sees only that some card moved, and no longer knows for certain of any card that could have
        been it that it is still where it was (unless it could be no other).
        """
        self.own()
        source = self.zone[card]
        eyes = self.eyes[source] | self.eyes[to]
        if eyes != PUBLIC:
            eyes |= self.lose_track(card, source, eyes)
        if self.eyes[source] == NOBODY and (len(self.layers) > 0 or self.order[card] < 0):
            self.leave_deck(card, source)
        self.zone[card] = to
        self.order[card] = order
        self.known[card] = eyes
        self.sizes[source] -= 1
        self.sizes[to] += 1
        return eyes

    def lose_track(self, card: i64, source: i64, eyes: i64) -> i64:
        """Let everybody but `eyes` be uncertain about what moved; returns who knows it all the same."""
        deck = self.eyes[source] == NOBODY
        could = self.draws(source) if deck else self.within(source)
        if len(could) == 1:
            return self.known[card]
        if deck and self.top_layer(source) > 0:
            raise ValueError("a card cannot be drawn unseen from a deck with known cards mixed in: nobody could say its odds")
        for other in could:
            self.known[other] &= eyes
        return 0

    def show(self, card: i64, mask: i64) -> None:
        """Let these seats know where the card is."""
        self.own()
        self.known[card] |= mask

    def move_all(self, source: i64, to: i64) -> None:
        """Move every card of a zone into another, as when discards are shuffled into a new deck.

        As none stays behind, whoever knew that a card was there knows where it is now.
        """
        all_of_them = self.within(source)
        before = self.known[:]
        for card in all_of_them:
            self.move(card, to)
        for card in all_of_them:
            self.known[card] |= before[card]

    # --- decks --------------------------------------------------------------------------------

    def put_under(self, card: i64, deck: i64) -> None:
        """Put a card, which all have seen, under a deck: its place there is known from now on."""
        self.move(card, deck, -1 - self.under(deck))
        self.known[card] = PUBLIC

    def under(self, deck: i64) -> i64:
        """How many cards lie under the deck in known order."""
        lying: i64 = 0
        card: i64 = 0
        while card < len(self.zone):
            if self.zone[card] == deck and self.order[card] < 0:
                lying += 1
            card += 1
        return lying

    def put_on(self, card: i64, deck: i64) -> None:
        """Put a card, which all have seen, on top of a deck."""
        self.mix_in(card, deck, 0)

    def mix_in(self, card: i64, deck: i64, among: i64) -> None:
        """Shuffle a card, which all have seen, with the top `among` cards of a deck; put them back on top."""
        self.own()
        unseen: i64 = 0
        known = vec[i64]([card])
        wanted = min(among, self.sizes[deck])
        while wanted > 0:
            layer = self.top_layer(deck)
            if layer == 0:
                unseen, known = self.take_below(deck, wanted, unseen, known)
                break
            visible = self.in_layer(layer) + self.layers[2 * layer - 1] - unseen
            if visible > wanted:
                unseen += wanted
                break
            # The whole layer joins: its known cards are known to be here, the rest comes from below it.
            wanted -= visible
            unseen = self.layers[2 * layer - 1]
            for other in self.within(deck):
                if self.order[other] == layer:
                    self.order[other] = 0
                    known = append(known, other)
            self.drop_layer(layer)
        self.move(card, deck)
        self.known[card] = PUBLIC
        self.layers = append(self.layers, deck)
        self.layers = append(self.layers, unseen)
        for other in known:
            self.order[other] = len(self.layers) // 2

    def take_below(self, deck: i64, wanted: i64, unseen: i64, known: vec[i64]) -> tuple[i64, vec[i64]]:
        """Take `wanted` more cards where no layer lies: from the bag, then from the known cards under it."""
        bag = self.sizes[deck] - self.under(deck) - (len(known) - 1) - unseen
        if wanted <= bag:
            return unseen + wanted, known
        lowest = wanted - bag
        for other in self.within(deck):
            if -lowest <= self.order[other] < 0:
                known = append(known, other)
        self.raise_under(deck, lowest)
        return unseen + bag, known

    def shuffle(self, deck: i64) -> None:
        """Shuffle the whole deck: nothing is known of its order any more."""
        self.own()
        for card in self.within(deck):
            self.order[card] = 0
        layer = self.top_layer(deck)
        while layer > 0:
            self.drop_layer(layer)
            layer = self.top_layer(deck)

    def take_out(self, card: i64, to: i64, order: i64) -> None:
        """Take a card that all know to lie below whatever can be drawn out of a deck, and put it where all see it."""
        self.own()
        self.sizes[self.zone[card]] -= 1
        self.sizes[to] += 1
        self.zone[card] = to
        self.order[card] = order
        self.known[card] = PUBLIC

    def draws(self, deck: i64) -> vec[i64]:
        """The cards that can be drawn next, each possible."""
        layer = self.top_layer(deck)
        if layer == 0:
            return self.bag(deck)
        out = vec[i64]()
        while True:
            for card in self.within(deck):
                if self.order[card] == layer:
                    out = append(out, card)
            if layer == 0 or self.layers[2 * layer - 1] == 0:
                return out
            layer = self.layer_below(layer, deck)

    def weight(self, deck: i64, card: i64) -> i64:
        """How likely that card is the next, as a whole number; the sum over `draws` is the whole."""
        layer = self.top_layer(deck)
        if layer == 0:
            return 1
        weight: i64 = 1
        at = max(self.order[card], 0)
        passed = False
        while True:
            unseen = 0 if layer == 0 else self.layers[2 * layer - 1]
            if passed:
                weight *= self.in_layer_of(layer, deck) + unseen
            elif layer == at:
                passed = True
            else:
                weight *= unseen
            if layer == 0 or unseen == 0:
                return weight
            layer = self.layer_below(layer, deck)

    def bag(self, deck: i64) -> vec[i64]:
        """The cards whose order nobody knows, or, when they are gone, the first one under them."""
        out = vec[i64](capacity=self.sizes[deck])
        lowest: i64 = -1
        card: i64 = 0
        while card < len(self.zone):
            if self.zone[card] == deck:
                if self.order[card] == 0:
                    out = append(out, card)
                elif self.order[card] == -1:
                    lowest = card
            card += 1
        if len(out) == 0 and lowest >= 0:
            out = append(out, lowest)
        return out

    # --- layers: numbered from 1, oldest first --------------------------------------------------

    def top_layer(self, deck: i64) -> i64:
        layer = len(self.layers) // 2
        while layer > 0 and self.layers[2 * layer - 2] != deck:
            layer -= 1
        return layer

    def layer_below(self, layer: i64, deck: i64) -> i64:
        layer -= 1
        while layer > 0 and self.layers[2 * layer - 2] != deck:
            layer -= 1
        return layer

    def in_layer(self, layer: i64) -> i64:
        return self.in_layer_of(layer, self.layers[2 * layer - 2])

    def in_layer_of(self, layer: i64, deck: i64) -> i64:
        known: i64 = 0
        card: i64 = 0
        while card < len(self.zone):
            if self.zone[card] == deck and self.order[card] == layer:
                known += 1
            card += 1
        return known

    def leave_deck(self, card: i64, deck: i64) -> None:
        """Keep layers and known places right when a card is drawn."""
        place = self.order[card]
        if place < 0:
            if self.top_layer(deck) == 0:
                self.raise_under(deck, 1)
            return
        layer = self.top_layer(deck)
        while layer > place:
            self.layers[2 * layer - 1] -= 1
            layer = self.layer_below(layer, deck)
        self.order[card] = 0
        if place > 0 and self.in_layer(place) == 0:
            # Nothing known is left in it: it is like the cards below it.
            self.drop_layer(place)

    def raise_under(self, deck: i64, places: i64) -> None:
        for card in self.within(deck):
            if self.order[card] < 0:
                self.order[card] = min(self.order[card] + places, 0)

    def drop_layer(self, layer: i64) -> None:
        kept = vec[i64]()
        i: i64 = 0
        while i < len(self.layers):
            if i // 2 != layer - 1:
                kept = append(kept, self.layers[i])
            i += 1
        self.layers = kept
        i = 0
        while i < len(self.order):
            if self.order[i] > layer and self.eyes[self.zone[i]] == NOBODY:
                self.order[i] -= 1
            i += 1

    # --- what one seat knows --------------------------------------------------------------------

    def hides(self) -> bool:
        """Whether there is a card whose place is not known to all."""
        for mask in self.known:
            if mask != PUBLIC:
                return True
        return False

    def mask(self, seat: i64) -> None:
        """Forget everything that the seat does not know.

        Who else knows a card is known to those who see into its zone: they saw it being shown.
        """
        self.own()
        bit: i64 = 1 << seat
        card: i64 = 0
        while card < len(self.zone):
            if not sees(self.known[card], seat):
                self.zone[card] = HIDDEN
                self.order[card] = 0
                self.known[card] = NOBODY
            elif self.known[card] != PUBLIC and not sees(self.eyes[self.zone[card]], seat):
                self.known[card] = bit | self.eyes[self.zone[card]]
            card += 1

    def fill(self, generator: Generator) -> None:
        """Deal the cards whose place is not known to the free places, all ways equally likely."""
        self.own()
        loose = vec[i64]()
        free = self.sizes[:]
        card: i64 = 0
        while card < len(self.zone):
            if self.zone[card] == HIDDEN:
                loose = append(loose, card)
            else:
                free[self.zone[card]] -= 1
            card += 1
        left = len(loose)
        zone: i64 = 0
        while zone < len(free):
            while free[zone] > 0:
                pick = generator.below(left)
                card = loose[pick]
                left -= 1
                loose[pick] = loose[left]
                self.zone[card] = zone
                self.known[card] |= self.eyes[zone]
                free[zone] -= 1
            zone += 1


NO_CARDS: Final = Cards(vec[i64](), vec[i64](), vec[i64](), vec[i64](), vec[i64](), vec[i64]())
"""What stands in a state where its cards are not laid out yet (see `Game.lay_out`)."""


def dealt(family: Family, zone: str) -> Cards:
    """All cards of the family in one zone, everybody knowing that they are there."""
    size = len(family.ids)
    place = family.number(zone)
    cards = Cards(family.eyes, zeros(size), zeros(size), zeros(size), zeros(len(family.names)), vec[i64]())
    for card in range(size):
        cards.zone[card] = place
        cards.known[card] = PUBLIC
    cards.sizes[place] = size
    return cards
