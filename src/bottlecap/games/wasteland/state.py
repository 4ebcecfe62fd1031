"""What there is on the table, and the small questions that every rule asks of it."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import Shared, holds, replaced
from bottlecap.engine.cards import NO_CARDS, Cards
from bottlecap.engine.sets import contains
from bottlecap.engine.state import State
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.geography import NOWHERE, PLACES, face_of, is_sector, sector_at
from bottlecap.games.wasteland.scenario import Scenario
from bottlecap.games.wasteland.tokens import (
    CARRIED,
    PACK,
    PAIRS,
    RULE_CARD,
    TYPES,
    WORN,
)

# The zones of each family of cards, in the order they are declared in. A zone that each seat has: this plus the seat.
LOOT_DECK: Final[i64] = 0
LOOT_DISCARD: Final[i64] = 1
ASSET_DECK: Final[i64] = 2
ASSET_DISCARD: Final[i64] = 3
ON_MARKET: Final[i64] = 4
UNIQUE_DECK: Final[i64] = 5
UNIQUE_GONE: Final[i64] = 6
BOX: Final[i64] = 7
# Turned up beside an encounter; the order says which (plus one).
SHOWN: Final[i64] = 8
HELD: Final[i64] = 9

AGENDA_DECK: Final[i64] = 0
AGENDA_DISCARD: Final[i64] = 1
REVEALED: Final[i64] = 2
AGENDA_BOX: Final[i64] = 3
HAND: Final[i64] = 4
PLEDGED: Final[i64] = 12
# Chosen by the seat for somebody else, who does not see them before all of a deal are chosen.
PASSING: Final[i64] = 20

# A pile a type. When a pile is rebuilt while tokens drawn from it lie face down, the tokens left in it are those: they wait
# apart, and which of them lies where is still open.
PILE: Final[i64] = 0
WAITING: Final[i64] = PILE + TYPES
ENEMY_DISCARD: Final[i64] = WAITING + TYPES
ON_MAP: Final[i64] = ENEMY_DISCARD + 1
DRAWN: Final[i64] = ON_MAP + 1

DANGER: Final[i64] = 0
DEADLY: Final[i64] = 1
FACE_UP: Final[i64] = 2
TILE_BOX: Final[i64] = 3

QUEST_LIBRARY: Final[i64] = 0
STAGED: Final[i64] = 1
QUEST_TRASH: Final[i64] = 2
QUEST_KEPT: Final[i64] = 3

# The four decks of encounters have the numbers of their icons: ruin, settlement, and the two vaults.
ENCOUNTER_LIBRARY: Final[i64] = 0
# Being read: the order says how deep, where one card has led to the next.
READING: Final[i64] = 5
# In the trash a card with an order lies face down: nobody has read it.
ENCOUNTER_TRASH: Final[i64] = 6
# To be added at the end of the turn, in this order.
OWED: Final[i64] = 7
ENCOUNTER_KEPT: Final[i64] = 8

PERK_DECK: Final[i64] = 0
PERK_HELD: Final[i64] = 1

# How many tokens of a faction the table can keep; the box knows no limit, and no scenario comes near it.
FACTION_TOKENS: Final[i64] = 32
ENEMY_TOKENS: Final[i64] = 27
# How many tokens of factions can wait for their places: more than the quests of a scenario put where no tile lies open.
MOST_WAITING: Final[i64] = 16
# How many settlements can have a cap: more than any map has.
MOST_CAPPED: Final[i64] = 16
# How many encounters one turn can have.
MOST_MET: Final[i64] = 4


class WastelandState(State):
    def __init__(self, players: i64, content: Content) -> None:
        super().__init__(players)
        self.content = content
        self.items: Cards = NO_CARDS
        self.agendas: Cards = NO_CARDS
        self.enemies: Cards = NO_CARDS
        self.tiles: Cards = NO_CARDS
        self.perks: Cards = NO_CARDS
        self.quests: Cards = NO_CARDS
        self.encounters: Cards = NO_CARDS

        # What was settled before the match: the scenario, the steps to the end of its track, how many agenda cards stay
        # under the deck, how faction cards count, whether turns have one action.
        self.scenario: i64 = 0
        self.track: i64 = 0
        self.reserve: i64 = 0
        self.scoring: i64 = 0
        self.rotation: i64 = 0

        self.round: i64 = 0
        self.first_player: i64 = 0
        self.turn: i64 = 0

        # By seat.
        self.survivor: Shared = vec[i64]()
        self.where: Shared = vec[i64]()
        self.health: Shared = vec[i64]()
        self.rads: Shared = vec[i64]()
        self.caps: Shared = vec[i64]()
        # How many letters the experience peg has passed.
        self.peg: Shared = vec[i64]()
        # The mask of letters on the board.
        self.letters: Shared = vec[i64]()
        # How often killed: what goes on only for the living compares it.
        self.deaths: Shared = vec[i64]()
        # By seat three numbers, the pairs of traits: 0 none, else the side that lies up.
        self.traits: Shared = vec[i64]()
        # By seat four numbers, what is equipped: an item plus one. All else that is held is the inventory.
        self.worn: Shared = vec[i64]()
        # The mask of seats that are out of the game, and the set of items that lie turned.
        self.eliminated: i64 = 0
        self.turned: Shared = vec[i64]()
        # The set of items that were just gained, until their owners have said what becomes of them.
        self.gained: Shared = vec[i64]()

        # By slot of the layout: the face of the tile there, -1 while it lies face down.
        self.face_at: Shared = vec[i64]()
        # Where faction tokens lie: a sector plus one, in no order.
        self.stars: Shared = vec[i64]()
        self.shields: Shared = vec[i64]()
        # Where unseen tokens of enemies lie face down: a sector plus one; the icon there says their type. Masks of those
        # among them laid before their pile was rebuilt, and of those laid in the activation under way.
        self.laid: Shared = vec[i64]()
        self.laid_before: i64 = 0
        self.laid_now: i64 = 0
        # By token that waits apart from its pile: the mask of the places in `laid` where it can be.
        self.waits: Shared = vec[i64]()
        # Masks of tokens on the map that fled and lie face down, and of those that did in the activation under way.
        self.fled: i64 = 0
        self.fled_now: i64 = 0
        # The activation under way: the mask of units that have acted (tokens by number, a faction's by place). And the mask
        # of seats whom no enemy sees until the next round.
        self.acted: i64 = 0
        self.unseen: i64 = 0
        # The mask of seats whose influence may have risen since it was last counted: what they hold may be enough by now.
        self.stirred: i64 = 0
        # How far each faction has come on the power track, and how many tokens of each letter are left.
        self.power: Shared = vec[i64]()
        self.supply: Shared = vec[i64]()

        # The story: the mask of happenings that a quest in play watches for, what is due to be settled (see `goals.py`), and
        # tokens of factions for places that do not lie face up yet (a faction and a sector, plus one).
        self.watched: i64 = 0
        self.due: Shared = vec[i64]()
        self.tokens_waiting: Shared = vec[i64]()
        # By marker: where it lies (a sector plus one, 0: nowhere), and the quest it belongs to (plus one, 0: none). By quest:
        # the caps on its card. Where caps lie on settlements: a sector plus one, in no order.
        self.markers: Shared = vec[i64]()
        self.marker_quest: Shared = vec[i64]()
        self.quest_caps: Shared = vec[i64]()
        self.capped: Shared = vec[i64]()
        # How many of the cards that were shuffled into a deck as a pool are not in it: which, nobody knows before the others
        # were drawn. The set of encounters in whose place others are added.
        self.pool_surplus: i64 = 0
        self.swapped: Shared = vec[i64]()

        # Whether a turn is under way, and not the end of a round.
        self.in_turn: i64 = 0
        # That turn: whether nothing was done in it yet but what belongs to its start, whether it was ended, actions and
        # movement points left, where was encountered (a sector plus one), radiation taken in it.
        self.fresh: i64 = 0
        self.ended: i64 = 0
        # Whether the price was paid that lets slow armour stride in this turn.
        self.unslowed: i64 = 0
        self.actions: i64 = 0
        self.points: i64 = 0
        self.met: Shared = vec[i64]()
        self.rads_taken: i64 = 0
        # The throw under way: what it is for and whose it is, a face plus one for each die, rerolls left, what cards add
        # to icons and hits or take off the icons that hurt; and how the last one ended.
        self.task: i64 = 0
        self.thrower: i64 = 0
        self.dice: Shared = vec[i64]()
        self.rerolls: i64 = 0
        # Whether what comes before the dice is settled; whether the dice as they lie are, or 2: the hits on the foe too.
        self.braced: i64 = 0
        self.settled: i64 = 0
        self.icons_plus: i64 = 0
        self.hits_plus: i64 = 0
        self.spared: i64 = 0
        self.won: i64 = 0
        # The damage that the last fight did, and how many times ten caps were paid in the last attempt.
        self.wound: i64 = 0
        self.tens: i64 = 0
        # By how many icons the last test beat its difficulty.
        self.margin: i64 = 0
        # A test's difficulty. A fight's foe, the sector it stands in, whether from an adjacent sector, whether it attacks;
        # by how much a card raises its level, and the mask of properties that a card gives it.
        self.difficulty: i64 = 0
        self.foe: i64 = 0
        self.foe_at: i64 = 0
        self.apart: i64 = 0
        self.attacks: i64 = 0
        self.foe_plus: i64 = 0
        self.foe_extra: i64 = 0

    # --- written by `make states` from the lines above ------------------------------------------------

    def copy(self) -> State:
        out = WastelandState(self.players, self.content)
        out.items = self.items.copy()
        out.agendas = self.agendas.copy()
        out.enemies = self.enemies.copy()
        out.tiles = self.tiles.copy()
        out.perks = self.perks.copy()
        out.quests = self.quests.copy()
        out.encounters = self.encounters.copy()
        out.scenario = self.scenario
        out.track = self.track
        out.reserve = self.reserve
        out.scoring = self.scoring
        out.rotation = self.rotation
        out.round = self.round
        out.first_player = self.first_player
        out.turn = self.turn
        out.survivor = self.survivor
        out.where = self.where
        out.health = self.health
        out.rads = self.rads
        out.caps = self.caps
        out.peg = self.peg
        out.letters = self.letters
        out.deaths = self.deaths
        out.traits = self.traits
        out.worn = self.worn
        out.eliminated = self.eliminated
        out.turned = self.turned
        out.gained = self.gained
        out.face_at = self.face_at
        out.stars = self.stars
        out.shields = self.shields
        out.laid = self.laid
        out.laid_before = self.laid_before
        out.laid_now = self.laid_now
        out.waits = self.waits
        out.fled = self.fled
        out.fled_now = self.fled_now
        out.acted = self.acted
        out.unseen = self.unseen
        out.stirred = self.stirred
        out.power = self.power
        out.supply = self.supply
        out.watched = self.watched
        out.due = self.due
        out.tokens_waiting = self.tokens_waiting
        out.markers = self.markers
        out.marker_quest = self.marker_quest
        out.quest_caps = self.quest_caps
        out.capped = self.capped
        out.pool_surplus = self.pool_surplus
        out.swapped = self.swapped
        out.in_turn = self.in_turn
        out.fresh = self.fresh
        out.ended = self.ended
        out.unslowed = self.unslowed
        out.actions = self.actions
        out.points = self.points
        out.met = self.met
        out.rads_taken = self.rads_taken
        out.task = self.task
        out.thrower = self.thrower
        out.dice = self.dice
        out.rerolls = self.rerolls
        out.braced = self.braced
        out.settled = self.settled
        out.icons_plus = self.icons_plus
        out.hits_plus = self.hits_plus
        out.spared = self.spared
        out.won = self.won
        out.wound = self.wound
        out.tens = self.tens
        out.margin = self.margin
        out.difficulty = self.difficulty
        out.foe = self.foe
        out.foe_at = self.foe_at
        out.apart = self.apart
        out.attacks = self.attacks
        out.foe_plus = self.foe_plus
        out.foe_extra = self.foe_extra
        self.copy_into(out)
        return out

    def put(self, name: str, numbers: object) -> None:
        values = cast(vec[i64], numbers)
        if name == "survivor":
            self.survivor = values
        elif name == "where":
            self.where = values
        elif name == "health":
            self.health = values
        elif name == "rads":
            self.rads = values
        elif name == "caps":
            self.caps = values
        elif name == "peg":
            self.peg = values
        elif name == "letters":
            self.letters = values
        elif name == "deaths":
            self.deaths = values
        elif name == "traits":
            self.traits = values
        elif name == "worn":
            self.worn = values
        elif name == "turned":
            self.turned = values
        elif name == "gained":
            self.gained = values
        elif name == "face_at":
            self.face_at = values
        elif name == "stars":
            self.stars = values
        elif name == "shields":
            self.shields = values
        elif name == "laid":
            self.laid = values
        elif name == "waits":
            self.waits = values
        elif name == "power":
            self.power = values
        elif name == "supply":
            self.supply = values
        elif name == "due":
            self.due = values
        elif name == "tokens_waiting":
            self.tokens_waiting = values
        elif name == "markers":
            self.markers = values
        elif name == "marker_quest":
            self.marker_quest = values
        elif name == "quest_caps":
            self.quest_caps = values
        elif name == "capped":
            self.capped = values
        elif name == "swapped":
            self.swapped = values
        elif name == "met":
            self.met = values
        elif name == "dice":
            self.dice = values
        else:
            super().put(name, numbers)

    # --- up to here -----------------------------------------------------------------------------------

    # --- survivors ------------------------------------------------------------------------------------

    def is_out(self, seat: i64) -> bool:
        """Whether the survivor has been eliminated."""
        return self.eliminated >> seat & 1 == 1

    def stir(self, seat: i64) -> None:
        """Something has come to a survivor that an agenda card may ask for."""
        self.stirred |= 1 << seat

    def stir_all(self) -> None:
        """Something has changed that anybody's agenda card may ask for."""
        self.stirred = (1 << self.players) - 1

    def is_turn_of(self, seat: i64) -> bool:
        return self.in_turn == 1 and self.turn == seat

    def full_health(self, seat: i64) -> i64:
        return self.content.survivor_health[self.survivor[seat]]

    def life(self, seat: i64) -> i64:
        """How much health is left above the radiation."""
        return self.health[seat] - self.rads[seat]

    def has_letter(self, seat: i64, letter: i64) -> bool:
        return self.letters[seat] >> letter & 1 == 1

    def own_letter(self, seat: i64) -> i64:
        """The letter whose token is the survivor's own, none of the supply's; -1 before a survivor is chosen."""
        return -1 if self.survivor[seat] < 0 else self.content.survivor_letter[self.survivor[seat]]

    def has_trait(self, seat: i64, trait: i64) -> bool:
        """Whether that side of that pair lies up."""
        return self.traits[seat * PAIRS + trait // 2] == trait % 2 + 1

    # --- things ---------------------------------------------------------------------------------------

    def wears(self, seat: i64, slot: i64) -> i64:
        """The item equipped there, or -1."""
        return self.worn[seat * WORN + slot] - 1

    def is_worn(self, seat: i64, item: i64) -> bool:
        at = seat * WORN
        while at < (seat + 1) * WORN:
            if self.worn[at] == item + 1:
                return True
            at += 1
        return False

    def wear(self, seat: i64, slot: i64, item: i64) -> None:
        """Equip it there (-1: nothing)."""
        self.worn = replaced(self.worn, seat * WORN + slot, item + 1)

    def carried(self, seat: i64) -> vec[i64]:
        """The inventory, by the items' numbers: all but what is equipped, and a survivor's own card that is no item."""
        out = vec[i64](capacity=PACK)
        for item in self.items.within(HELD + seat):
            if not self.is_worn(seat, item) and self.content.item_kind[item] != RULE_CARD:
                out = append(out, item)
        return out

    def working(self, seat: i64) -> vec[i64]:
        """The cards whose lasting effects work: what is equipped, tools, and a survivor's own card that is no item."""
        out = vec[i64](capacity=WORN + 1)
        for slot in range(WORN):
            if self.wears(seat, slot) >= 0:
                out = append(out, self.wears(seat, slot))
        for item in self.content.unworn:
            if self.holds_item(seat, item):
                out = append(out, item)
        return out

    def kept(self, seat: i64) -> i64:
        """How many story cards the survivor keeps."""
        return self.quests.count(QUEST_KEPT + seat) + self.encounters.count(ENCOUNTER_KEPT + seat)

    def holds_item(self, seat: i64, item: i64) -> bool:
        return self.items.zone[item] == HELD + seat

    def is_turned(self, item: i64) -> bool:
        return contains(self.turned, item)

    def carry_limit(self, seat: i64) -> i64:
        limit = CARRIED
        for card in self.working(seat):
            for lasting in self.content.item_lasting[card].effects:
                limit += lasting.carry()
        return limit

    def armour(self, seat: i64) -> i64:
        """The armour of everything that is equipped."""
        total: i64 = 0
        for card in self.working(seat):
            total += self.content.item_armour[card]
        return total

    # --- the map --------------------------------------------------------------------------------------

    def map(self) -> Scenario:
        """The layout under way; what borders on what is asked of it, with `face_at`."""
        return self.content.scenarios[self.scenario]

    def are_adjacent(self, a: i64, b: i64) -> bool:
        return self.map().are_adjacent(self.face_at, a, b)

    def start_sectors(self) -> vec[i64]:
        """The sectors of the starting tile."""
        out = vec[i64](capacity=PLACES)
        first = sector_at(self.content.start_face, 0)
        for place in range(self.content.atlas.many[self.content.start_face]):
            out = append(out, first + place)
        return out

    def is_start_sector(self, sector: i64) -> bool:
        face = self.content.start_face
        return is_sector(sector) and face_of(sector) == face and sector % PLACES < self.content.atlas.many[face]

    # --- who stands where -----------------------------------------------------------------------------

    def enemy_sector(self, enemy: i64) -> i64:
        """Where a token lies, face up or fled; NOWHERE for one that is not on the map."""
        return self.enemies.order[enemy] if self.enemies.zone[enemy] == ON_MAP else NOWHERE

    def is_active(self, enemy: i64) -> bool:
        return self.enemies.zone[enemy] == ON_MAP and self.fled >> enemy & 1 == 0

    def tokens_of(self, faction: i64) -> vec[i64]:
        return self.stars if faction == 0 else self.shields

    def set_tokens(self, faction: i64, tokens: vec[i64]) -> None:
        if faction == 0:
            self.stars = tokens
        else:
            self.shields = tokens

    def lies_at(self, faction: i64, sector: i64) -> bool:
        """Whether a token of the faction lies in that sector."""
        for token in self.tokens_of(faction):
            if token == sector + 1:
                return True
        return False

    def is_marker_on_map(self, marker: i64) -> bool:
        """Whether a marker lies on the map: one for a place that is not face up yet waits."""
        return self.markers[marker] > 0 and self.map().is_on_map(self.face_at, self.markers[marker] - 1)

    def is_capped(self, sector: i64) -> bool:
        """Whether a cap lies there."""
        return holds(self.capped, sector + 1)


def of(state: State) -> WastelandState:
    return cast(WastelandState, state)
