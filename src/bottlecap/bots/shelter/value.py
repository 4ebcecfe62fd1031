"""What a position of Shelter is worth to a seat, in happiness.

Every term is written by hand. Where a number says "a round", it is multiplied by the rounds that are
probably left; these and what each letter is good for are worked out once a search.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.shelter.abilities import DWELLER_ROUND, LEAST_GAIN, IconWorth, Worth, icon_worths_of, worths_of
from bottlecap.bots.values import Value
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK
from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter.board import (
    AVAILABLE,
    DWELLERS,
    IN_BOX,
    LETTERS,
    LEVEL_SPACES,
    ON_SPACE,
    PLACES,
    PRICE,
    RESOURCES,
    SLOTS,
    SPACES,
    TRACK,
    elevator_of,
    level_of_seat,
)
from bottlecap.games.shelter.content import Content
from bottlecap.games.shelter.effects.base import AFTER_LOSS, BEFORE_ROLL
from bottlecap.games.shelter.effects.goods import DWELLER
from bottlecap.games.shelter.effects.moves import FIRST_PLAYER as FIRST_PLAYER_ICON
from bottlecap.games.shelter.exchanging import TRADE
from bottlecap.games.shelter.gains import TAKE
from bottlecap.games.shelter.paying import PAY
from bottlecap.games.shelter.placing import DECLINE_INCOME, INCOME, PLACE, TURN
from bottlecap.games.shelter.rounds import CLEAR_AWAY, NEXT_TURN, RECALL, ROUND_ENDS
from bottlecap.games.shelter.state import (
    DECK,
    FREE_LETTER,
    HAND,
    NOT_ENDING,
    ON_TRACK,
    ShelterState,
    letter_of,
    of,
    printed,
)
from bottlecap.games.shelter.threats import FIGHT_ROLLING, FightRolling, in_column
from bottlecap.games.shelter.tracks import DEALING_ITEM
from bottlecap.games.shelter.using import USE

# What the first cube of a resource is worth, the second, …
CUBES: Final = (0.62, 0.56, 0.46, 0.30, 0.18, 0.10)
# What so many cubes of one resource are worth together.
HELD: Final[vec[float]] = vec[float]([sum(CUBES[:amount]) for amount in range(len(CUBES) + 1)])
# Each cube that the nearest room on the track still lacks.
LACKING: Final = 0.3
# Each cube that the nearest new dweller lacks, early in the match.
DWELLER_LACKING: Final = 0.4
# A dweller that can still be placed in this round.
TO_PLACE: Final = 0.55
# An injured one must be placed to be healed, which is a placement lost.
INJURED_NOW: Final = 0.15
INJURED_ROUND: Final = 0.45
MOST_INJURED: Final = 2.0
# A room on one's level: income from others, and spaces nearby.
ROOM_ROUND: Final = 0.05
# The first-player token; less where somebody else can still take it in this round.
FIRST_PLAYER: Final = 0.3
FIRST_PLAYER_AT_RISK: Final = 0.09
# What the table of items comes to in play.
ITEM: Final = 0.3
# A threat on one's level: happiness at the end, unless somebody beats it before.
THREAT: Final = 1.0
INCOME_GIVEN: Final = 0.25
# Once the end is near, being ahead is what counts.
LEAD: Final = 3.0
MOST_LEAD: Final = 4.0
# Rooms that the fastest builder adds in a round.
BUILDING_PACE: Final = 1.2


class ShelterValue(Value):
    def __init__(self) -> None:
        # Rounds after this one, as far as one can tell.
        self.left = 0.0
        # What a dweller trained in each letter is worth.
        self.letters: vec[float] = vec[float]([0.0] * (LETTERS + 1))
        self.best_letter = 0.0
        # What the best of the others has when the search begins.
        self.rival = 0.0
        # What is printed on the spaces where a new dweller can be had for cubes.
        self.cradles: vec[i64] = vec[i64]()
        # The spaces where the first-player token can be taken.
        self.thrones: vec[i64] = vec[i64]()
        # By item and by icon of this pack, what it is worth.
        self.content: Content | None = None
        self.worths: vec[Worth] = vec[Worth]()
        self.icon_worths: vec[IconWorth] = vec[IconWorth]()

    def prepare(self, state: State, seat: i64, /) -> None:
        s = of(state)
        self.read(s.content)
        self.left = rounds_left(s)
        self.cradles = vec[i64]()
        self.thrones = vec[i64]()
        for letter in range(LETTERS + 1):
            self.letters[letter] = 0.0
        level: i64 = 0
        while level <= s.players:
            space = level * LEVEL_SPACES
            while space < (level + 1) * LEVEL_SPACES:
                if s.spec(space) >= 0:
                    spec = printed(s, space)
                    first = s.content.icons[spec.reward[0]].kind
                    if first is FIRST_PLAYER_ICON:
                        self.thrones = append(self.thrones, space)
                    if spec.costs and first is DWELLER:
                        self.cradles = append(self.cradles, s.spec(space))
                    if spec.letter > 0:
                        # The reward a second time, but only where one gets there first.
                        gain = 0.45 * self.row_worth(spec.reward, self.left)
                        self.letters[spec.letter] = max(self.letters[spec.letter], gain)
                space += 1
            level += 1
        self.best_letter = 0.0
        for worth in self.letters:
            self.best_letter = max(self.best_letter, worth)
        self.rival = self.best_rival(s, seat, self.left)

    def worth(self, state: State, seat: i64, /) -> float:
        s = of(state)
        left = self.left if s.ending == NOT_ENDING else 0.0
        total = self.standing(s, seat, left)
        for d in s.pending:
            if d.kind is INCOME and d.seat != seat:
                total -= INCOME_GIVEN
        if s.ending != NOT_ENDING:
            # An end takes the rounds to come from the others too.
            total += self.rival - self.best_rival(s, seat, 0.0)
            total += LEAD * max(-1.0, min(1.0, lead(s, seat) / MOST_LEAD))
        return total

    def standing(self, s: ShelterState, seat: i64, left: float) -> float:
        """What a seat has, with so many rounds to come."""
        total = float(s.happiness[seat])
        total += self.dwellers(s, seat, left)
        total += cubes_worth(s, seat, left)
        if left > 0.0 and s.dwellers_of(seat) < DWELLERS:
            total -= DWELLER_LACKING * float(self.lacks_for_dweller(s, seat)) * min(1.0, left / 4.0)
        total += self.items(s, seat, left)
        total += float(s.rooms_on(level_of_seat(seat))) * ROOM_ROUND * left
        total -= threats_worth(s, seat, left)
        if s.first_player == seat and left > 0.0:
            total += FIRST_PLAYER_AT_RISK if self.token_at_risk(s, seat) else FIRST_PLAYER
        return total

    def token_at_risk(self, s: ShelterState, seat: i64) -> bool:
        """Whether somebody else can still take the first-player token in this round."""
        for space in self.thrones:
            if s.taken[space] == 0:
                for other in range(s.players):
                    if other != seat and s.passed >> other & 1 == 0 and s.healthy_available(other) > 0:
                        return True
        return False

    def lacks_for_dweller(self, s: ShelterState, seat: i64) -> i64:
        """How many cubes the seat lacks for the new dweller that it is nearest to."""
        least: i64 = 3
        for number in self.cradles:
            least = min(least, lacks(s, seat, s.content.spaces[number].cost, 0))
        return least

    def best_rival(self, s: ShelterState, seat: i64, left: float) -> float:
        """What the best of the others has."""
        best = 0.0
        for other in range(s.players):
            if other != seat:
                best = max(best, self.standing(s, other, left))
        return best

    # --- terms ------------------------------------------------------------------------------------------

    def dwellers(self, s: ShelterState, seat: i64, left: float) -> float:
        total = 0.0
        passed = s.passed >> seat & 1 == 1
        hurt_later = min(MOST_INJURED, INJURED_ROUND * left)
        dweller = seat * DWELLERS
        while dweller < (seat + 1) * DWELLERS:
            where = s.where[dweller]
            if where != IN_BOX:
                hurt = s.hurt[dweller] == 1
                total += DWELLER_ROUND * left
                if hurt:
                    total -= hurt_later
                if where == AVAILABLE and not passed:
                    total += INJURED_NOW if hurt else TO_PLACE
                if s.letter[dweller] > 0 and not hurt and (left > 0.0 or not passed):
                    total += self.letters[s.letter[dweller]]
                if s.training[dweller] > 0 and left > 0.0:
                    total += self.training(s, seat, s.training[dweller])
            dweller += 1
        return total

    def training(self, s: ShelterState, seat: i64, training: i64) -> float:
        """What recall will bring: nothing where the letter is taken."""
        if training == FREE_LETTER:
            return 0.9 * self.best_letter
        return 0.0 if s.letters_of(seat) >> training & 1 else 0.9 * self.letters[training]

    def read(self, content: Content) -> None:
        """See what the items and icons of a pack are worth, once."""
        if self.content is not content:
            self.content = content
            self.worths = worths_of(content.abilities)
            self.icon_worths = icon_worths_of(content.icons)

    def row_worth(self, row: vec[i64], left: float) -> float:
        """What a row of rewards is worth, roughly."""
        total = 0.0
        for token in row:
            worth = self.icon_worths[token]
            total += worth.now + worth.round * left
        return total

    def items(self, s: ShelterState, seat: i64, left: float) -> float:
        if s.items.sizes[HAND + seat] == 0:
            return 0.0
        self.read(s.content)
        total = 0.0
        done = is_done(s, seat)
        zone = s.items.zone
        number: i64 = 0
        while number < len(zone):
            if zone[number] == HAND + seat:
                now = 0.0 if done or s.is_exhausted(number) else 1.0
                uses = min(left, 8.0) + 0.9 * now
                ability = s.content.abilities[number]
                total += 0.05 + ITEM * self.worths[number].of(self, s, seat, ability, left, uses)
            number += 1
        return total

    # --- the search ---------------------------------------------------------------------------------------

    def pauses(self, state: State, seat: i64, /) -> bool:
        step = state.steps[len(state.steps) - 1].kind
        return step is NEXT_TURN or step is CLEAR_AWAY or step is ROUND_ENDS or step is RECALL

    def skips(self, state: State, decision: Decision, code: i64, last: i64, times: i64, /) -> bool:
        kind = code & KIND_MASK
        if kind == USE.number:
            return last >= 0 and self.skips_item(of(state), decision, code, last, times)
        if kind == TRADE.number:
            # One trade, with its number of times; another is looked at once one is made.
            return times >= 1
        if kind == PAY.number or kind == TAKE.number:
            # One after another, in no order: only the ascending one is looked at.
            return last >= 0 and last & KIND_MASK == kind and code < last and self.possible(state, decision, kind, last)
        if kind == PLACE.number:
            return self.wastes_training(of(state), decision.seat, code >> KIND_BITS)
        return kind == DECLINE_INCOME.number and of(state).has_room_for_any(decision.seat)

    def skips_item(self, s: ShelterState, decision: Decision, code: i64, last: i64, times: i64) -> bool:
        """Whether an item further on the way is not looked at now: it will be asked about when it comes to that."""
        if s.content.abilities[code >> KIND_BITS].moments & ~(BEFORE_ROLL | AFTER_LOSS) == 0:
            # Several may be declared, in no order.
            return last & KIND_MASK == USE.number and code < last
        return times >= 1 or decision.kind is not TURN

    def toll(self, state: State, decision: Decision, code: i64, /) -> float:
        kind = code & KIND_MASK
        if kind == TRADE.number:
            return LEAST_GAIN
        if kind != USE.number:
            return 0.0
        self.read(of(state).content)
        return self.worths[code >> KIND_BITS].least

    def is_plain(self, decision: Decision, code: i64, /) -> bool:
        """Of many spaces one is overlooked, and of a turn's items. But who fights, pays or takes sees what is there: else a
        weapon is forgotten that decides a fight, or a resource is paid for the same again."""
        return decision.kind is not TURN

    def leaves(self, state: State, decision: Decision, /) -> bool:
        """Items are used in one's own turn as long as one is to come in this round."""
        return not is_done(of(state), decision.seat)

    def wastes_training(self, s: ShelterState, seat: i64, arg: i64) -> bool:
        """Whether a trained dweller would go where its letter does nothing, though a plain one is at hand."""
        space, who = arg % SPACES, arg // SPACES
        letter = letter_of(who)
        return letter > 0 and printed(s, space).letter != letter and s.find(seat, who - letter) >= 0

    def possible(self, state: State, decision: Decision, kind: i64, last: i64) -> bool:
        """Whether an answer not below the last one is left."""
        s = of(state)
        at = decision.seat * RESOURCES
        resource = last >> KIND_BITS
        while resource < RESOURCES:
            if kind == PAY.number and s.stock[at + resource] > 0:
                return True
            if kind == TAKE.number and s.stock[at + resource] < TRACK:
                return True
            resource += 1
        return False

    def alike(self, state: State, decision: Decision, outcome: i64, /) -> i64:
        if decision.kind is not FIGHT_ROLLING:
            return outcome
        # Of a roll only counts whether it wins.
        s = of(state)
        dweller = cast(FightRolling, decision).fighter
        total = outcome % 6 + outcome // 6 + 2 + s.bonus
        return 1 if total >= printed(s, s.where[dweller] - ON_SPACE).fight else 0

    def draws(self, state: State, decision: Decision, /) -> i64:
        """The item that fills a gap hardly matters before another turn; the room says what is in reach."""
        return 1 if decision.kind is DEALING_ITEM and of(state).items.sizes[ON_TRACK] == 2 else 2


def is_done(s: ShelterState, seat: i64) -> bool:
    """Whether the seat takes no more turns in this round."""
    return s.passed >> seat & 1 == 1 or s.available(seat) == 0


def rounds_left(s: ShelterState) -> float:
    """How many rounds probably follow this one."""
    if s.ending != NOT_ENDING:
        return 0.0
    left = float(s.round_limit - s.round)
    pace = 0.0
    most: i64 = 0
    level: i64 = 0
    while level <= s.players:
        pace += spawn_odds(s, level)
        if level > 0:
            most = max(most, s.rooms_on(level))
        level += 1
    if pace > 0.0:
        # More rooms are built meanwhile, and more threats come.
        left = min(left, float(s.threats.count(DECK)) / (pace * 1.1))
    return min(left, float(PLACES - most) / BUILDING_PACE)


def spawn_odds(s: ShelterState, level: i64) -> float:
    """How likely a threat comes to that level in a round."""
    ways: i64 = 0
    column: i64 = 2
    while column <= 12:
        if in_column(s, level, column) >= 0:
            ways += column - 1 if column < 7 else 13 - column
        column += 1
    return float(ways) / 36.0


def cubes_worth(s: ShelterState, seat: i64, left: float) -> float:
    """Cubes, less for each more of a kind, and less the fewer placements are left to spend them."""
    turns = left * 2.0
    if s.passed >> seat & 1 == 0:
        turns += float(s.available(seat))
    use = min(1.0, turns / 3.0)
    total = 0.0
    at = seat * RESOURCES
    i: i64 = 0
    while i < RESOURCES:
        total += HELD[s.stock[at + i]]
        i += 1
    # At the very end they only break ties.
    total *= 0.04 + 0.96 * use
    if use > 0.0 and s.can_place_room(seat):
        total -= LACKING * float(nearest_room(s, seat)) * use
    return total


def nearest_room(s: ShelterState, seat: i64) -> i64:
    """How many cubes the seat lacks for the room on the track that it is nearest to."""
    least: i64 = 4
    prices = s.content.room_prices
    zone = s.rooms.zone
    room: i64 = 0
    while room < len(zone):
        if zone[room] == ON_TRACK:
            least = min(least, lacks(s, seat, prices, PRICE * room))
        room += 1
    return least


def lacks(s: ShelterState, seat: i64, cost: vec[i64], start: i64) -> i64:
    """How many cubes of a cost the seat lacks; the cost's numbers begin at `start`."""
    at = seat * RESOURCES
    lacking: i64 = 0
    spare: i64 = 0
    i: i64 = 0
    while i < RESOURCES:
        over = s.stock[at + i] - cost[start + i]
        if over < 0:
            lacking -= over
        else:
            spare += over
        i += 1
    return lacking + max(0, cost[start + RESOURCES] - spare)


def threats_worth(s: ShelterState, seat: i64, left: float) -> float:
    """Threats that stay on the seat's level: happiness lost at the end, a space lost until then."""
    count: i64 = 0
    space = elevator_of(level_of_seat(seat)) - PLACES * SLOTS
    last = elevator_of(level_of_seat(seat))
    while space < last:
        if s.covered[space] > 0 and not beaten(s, space):
            count += 1
        space += 1
    if count == 0:
        return 0.0
    lost = min(float(count) * THREAT, float(s.happiness[seat]))
    return lost / (1.0 + 0.35 * left)


def beaten(s: ShelterState, space: i64) -> bool:
    """Whether recall will take the threat away."""
    if s.taken[space] == 0:
        return False
    for dweller in s.standing_on(space):
        if s.hurt[dweller] == 1:
            return False
    return True


def lead(s: ShelterState, seat: i64) -> float:
    """By how much the seat would win, or lose, if the match ended now."""
    best = -1.0
    for other in range(s.players):
        if other != seat:
            best = max(best, final(s, other))
    return final(s, seat) - best


def final(s: ShelterState, seat: i64) -> float:
    score = float(s.happiness[seat]) + 0.01 * float(s.cubes(seat))
    score -= threats_worth(s, seat, 0.0)
    if s.items.sizes[HAND + seat] > 0:
        for item in s.items.within(HAND + seat):
            score += float(s.content.abilities[item].worth_at_end(s, seat))
    return score
