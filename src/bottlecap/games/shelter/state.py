"""What there is in the vault, and the small questions that every rule asks of it."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import Shared
from bottlecap.engine.cards import NO_CARDS, Cards
from bottlecap.engine.sets import contains, minus_all
from bottlecap.engine.state import State
from bottlecap.games.shelter.board import (
    AVAILABLE,
    CUBES,
    DWELLERS,
    IN_BOX,
    LEFT_INNER,
    LETTERS,
    ON_SPACE,
    PLACES,
    RESOURCES,
    RIGHT_INNER,
    TOP,
    elevator_of,
    level_of,
    level_of_seat,
    site_of,
    slot_of,
)
from bottlecap.games.shelter.content import Content, Space

# The zones of each family of cards, in the order they are declared in.
DECK: Final[i64] = 0
ON_TRACK: Final[i64] = 1
DISCARD: Final[i64] = 2
VAULT: Final[i64] = 3
# Threats are not offered on a track: theirs are deck, discard, vault.
THREAT_DISCARD: Final[i64] = 1
THREAT_VAULT: Final[i64] = 2
# Items lie before the players: one zone each.
HAND: Final[i64] = 3

# Why the match ends after this round.
NOT_ENDING: Final[i64] = 0
SIX_ROOMS: Final[i64] = 1
THREAT_DECK: Final[i64] = 2
ROUND_LIMIT: Final[i64] = 3

# What a dweller can be, for players: trained in none or in a letter, and as many again for the injured (tokens.DWELLER_NAMES).
INJURED: Final[i64] = LETTERS + 1
WHO: Final[i64] = 2 * INJURED
FREE_LETTER: Final[i64] = 8


class ShelterState(State):
    def __init__(self, players: i64, content: Content, elevators: vec[i64]) -> None:
        super().__init__(players)
        self.content = content
        # By level: which of the content's elevators it has, settled before the match begins.
        self.elevators = elevators
        self.rooms: Cards = NO_CARDS
        self.items: Cards = NO_CARDS
        self.threats: Cards = NO_CARDS
        # By place for a room: the room there, plus one. By space: the threat on it, plus one.
        self.built: Shared = vec[i64]()
        self.covered: Shared = vec[i64]()
        # By space: the seat whose dweller stands there, plus one.
        self.taken: vec[i64] = vec[i64]()
        # By dweller, seven a seat: where, the letter trained in, injured, the training that recall brings.
        self.where: vec[i64] = vec[i64]()
        self.letter: Shared = vec[i64]()
        self.hurt: Shared = vec[i64]()
        self.training: Shared = vec[i64]()
        # By seat three numbers, and by seat one.
        self.stock: vec[i64] = vec[i64]()
        self.happiness: vec[i64] = vec[i64]()
        # Sets of items: those turned sideways, and those the player has passed over this turn, nothing having changed
        # for them since.
        self.exhausted: Shared = vec[i64]()
        self.passed_over: Shared = vec[i64]()
        # For this turn, masks of exchanges: those that are open, and those passed over likewise; and how often was traded.
        self.exchanges: i64 = 0
        self.exchanges_over: i64 = 0
        self.trades: i64 = 0
        self.round: i64 = 0
        self.round_limit: i64 = 0
        self.first_player: i64 = 0
        # Whose turn it is, and who has passed.
        self.turn: i64 = 0
        self.passed: i64 = 0
        self.ending: i64 = NOT_ENDING
        # For this turn: a letter that an item lends, a price lowered, a bonus to the roll, a room chosen (plus one).
        self.lent_letter: i64 = 0
        self.discount: i64 = 0
        self.bonus: i64 = 0
        self.chosen: i64 = 0

    # --- written by `make states` from the lines above ------------------------------------------------

    def copy(self) -> State:
        out = ShelterState(self.players, self.content, self.elevators)
        out.rooms = self.rooms.copy()
        out.items = self.items.copy()
        out.threats = self.threats.copy()
        out.built = self.built
        out.covered = self.covered
        out.taken = self.taken[:]
        out.where = self.where[:]
        out.letter = self.letter
        out.hurt = self.hurt
        out.training = self.training
        out.stock = self.stock[:]
        out.happiness = self.happiness[:]
        out.exhausted = self.exhausted
        out.passed_over = self.passed_over
        out.exchanges = self.exchanges
        out.exchanges_over = self.exchanges_over
        out.trades = self.trades
        out.round = self.round
        out.round_limit = self.round_limit
        out.first_player = self.first_player
        out.turn = self.turn
        out.passed = self.passed
        out.ending = self.ending
        out.lent_letter = self.lent_letter
        out.discount = self.discount
        out.bonus = self.bonus
        out.chosen = self.chosen
        self.copy_into(out)
        return out

    def put(self, name: str, numbers: object) -> None:
        values = cast(vec[i64], numbers)
        if name == "built":
            self.built = values
        elif name == "covered":
            self.covered = values
        elif name == "taken":
            self.taken = values
        elif name == "where":
            self.where = values
        elif name == "letter":
            self.letter = values
        elif name == "hurt":
            self.hurt = values
        elif name == "training":
            self.training = values
        elif name == "stock":
            self.stock = values
        elif name == "happiness":
            self.happiness = values
        elif name == "exhausted":
            self.exhausted = values
        elif name == "passed_over":
            self.passed_over = values
        else:
            super().put(name, numbers)

    # --- up to here -----------------------------------------------------------------------------------

    # --- the vault ----------------------------------------------------------------------------------

    def spec(self, space: i64) -> i64:
        """What is printed on a space, as a place in the content's table: the threat's where one covers it; -1 for none."""
        site = site_of(space)
        if site >= 0:
            return self.spec_in(self.built[site], slot_of(space), space)
        return self.content.elevator_spaces[self.elevators[level_of(space)]]

    def spec_in(self, room: i64, slot: i64, space: i64) -> i64:
        """The same for a space of a place whose room (0 for none) is known."""
        threat = self.covered[space]
        if threat > 0:
            return self.content.threat_spaces[threat - 1]
        if room == 0:
            return -1
        return self.content.room_spaces[2 * (room - 1) + slot]

    def exists(self, space: i64) -> bool:
        """Whether the level is in play and something is printed there."""
        return level_of(space) <= self.players and self.spec(space) >= 0

    def rooms_on(self, level: i64) -> i64:
        count: i64 = 0
        place: i64 = 0
        while place < PLACES:
            if self.built[level * PLACES + place] > 0:
                count += 1
            place += 1
        return count

    def threats_on(self, level: i64) -> i64:
        count: i64 = 0
        space = elevator_of(level) - PLACES * 2
        while space < elevator_of(level):
            if self.covered[space] > 0:
                count += 1
            space += 1
        return count

    def free_place(self, seat: i64, side: i64) -> i64:
        """The next free place on that side of the seat's elevator (0 left, 1 right), or -1."""
        base = level_of_seat(seat) * PLACES
        place = LEFT_INNER if side == 0 else RIGHT_INNER
        step: i64 = -1 if side == 0 else 1
        while 0 <= place < PLACES:
            if self.built[base + place] == 0:
                return place
            place += step
        return -1

    def can_place_room(self, seat: i64) -> bool:
        return self.free_place(seat, 0) >= 0 or self.free_place(seat, 1) >= 0

    # --- dwellers -------------------------------------------------------------------------------------

    def who(self, dweller: i64) -> i64:
        """A dweller as a player tells it from others: the letter it is trained in, and whether it is injured."""
        return self.letter[dweller] + INJURED * self.hurt[dweller]

    def find(self, seat: i64, who: i64) -> i64:
        """An available dweller like that, or -1."""
        dweller = seat * DWELLERS
        while dweller < (seat + 1) * DWELLERS:
            if self.where[dweller] == AVAILABLE and self.who(dweller) == who:
                return dweller
            dweller += 1
        return -1

    def available(self, seat: i64) -> i64:
        count: i64 = 0
        dweller = seat * DWELLERS
        while dweller < (seat + 1) * DWELLERS:
            if self.where[dweller] == AVAILABLE:
                count += 1
            dweller += 1
        return count

    def kinds_available(self, seat: i64) -> i64:
        """The mask of the different dwellers that are available."""
        mask: i64 = 0
        dweller = seat * DWELLERS
        while dweller < (seat + 1) * DWELLERS:
            if self.where[dweller] == AVAILABLE:
                mask |= 1 << self.who(dweller)
            dweller += 1
        return mask

    def healthy_available(self, seat: i64) -> i64:
        count: i64 = 0
        dweller = seat * DWELLERS
        while dweller < (seat + 1) * DWELLERS:
            if self.where[dweller] == AVAILABLE and self.hurt[dweller] == 0:
                count += 1
            dweller += 1
        return count

    def dwellers_of(self, seat: i64) -> i64:
        count: i64 = 0
        dweller = seat * DWELLERS
        while dweller < (seat + 1) * DWELLERS:
            if self.where[dweller] != IN_BOX:
                count += 1
            dweller += 1
        return count

    def standing_on(self, space: i64) -> vec[i64]:
        """The dwellers placed on a space: one, or two where it is linked."""
        out = vec[i64](capacity=2)
        dweller: i64 = 0
        while dweller < len(self.where):
            if self.where[dweller] == ON_SPACE + space:
                out = append(out, dweller)
            dweller += 1
        return out

    def letters_of(self, seat: i64) -> i64:
        """The mask of letters in which the seat has a trained dweller."""
        mask: i64 = 0
        dweller = seat * DWELLERS
        while dweller < (seat + 1) * DWELLERS:
            mask |= 1 << self.letter[dweller]
            dweller += 1
        return mask & ~1

    # --- resources and items ----------------------------------------------------------------------------

    def cubes(self, seat: i64) -> i64:
        at = seat * RESOURCES
        return self.stock[at] + self.stock[at + 1] + self.stock[at + 2]

    def has_room_for_any(self, seat: i64) -> bool:
        return self.cubes(seat) < CUBES

    def can_pay(self, seat: i64, cost: vec[i64], from_: i64 = 0) -> bool:
        """Whether the seat has these resources: energy, food, water, of choice; `from_` is where they begin."""
        at = seat * RESOURCES
        spare: i64 = 0
        i: i64 = 0
        while i < RESOURCES:
            left = self.stock[at + i] - cost[from_ + i]
            if left < 0:
                return False
            spare += left
            i += 1
        return spare >= cost[from_ + RESOURCES]

    def items_of(self, seat: i64) -> i64:
        return self.items.sizes[HAND + seat]

    def is_exhausted(self, item: i64) -> bool:
        return contains(self.exhausted, item)

    def more_income(self, seat: i64) -> i64:
        """How many resources more each income of the seat is."""
        count: i64 = 0
        if self.items.sizes[HAND + seat] == 0:
            return count
        item: i64 = 0
        while item < len(self.items.zone):
            if self.items.zone[item] == HAND + seat:
                count += self.content.abilities[item].income
            item += 1
        return count

    def stock_changed(self, seat: i64) -> None:
        """Whatever the seat could do with resources this turn is offered again, though it was passed over."""
        if seat == self.turn:
            self.passed_over = minus_all(self.passed_over, self.content.minds_stock)
            self.exchanges_over = 0

    def items_changed(self, seat: i64) -> None:
        """The same of what the seat could do with its items."""
        if seat == self.turn:
            self.passed_over = minus_all(self.passed_over, self.content.minds_items)


def of(state: State) -> ShelterState:
    return cast(ShelterState, state)


def letter_of(who: i64) -> i64:
    """The letter that such a dweller is trained in, 0 for none."""
    return who % INJURED


def printed(state: ShelterState, space: i64) -> Space:
    """What is printed on a space that exists."""
    return state.content.spaces[state.spec(space)]


def set_up(s: ShelterState) -> None:
    """The vault before anybody has done anything: the top level stands, each has two dwellers."""
    for seat in range(s.players):
        s.where[seat * DWELLERS] = AVAILABLE
        s.where[seat * DWELLERS + 1] = AVAILABLE
    for room in range(len(s.content.start_places)):
        s.rooms.move(room, VAULT)
        s.built[TOP * PLACES + s.content.start_places[room]] = room + 1
