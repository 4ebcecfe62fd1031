"""What a seat sees of the table. Made of the masked state: it cannot show what it does not have."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.cards import Cards
from bottlecap.games.wasteland.agendas import left_in_deck
from bottlecap.games.wasteland.effects.conditions import SCORING_NAMES
from bottlecap.games.wasteland.enemies import laid_type, left_in_pile
from bottlecap.games.wasteland.geography import (
    BACK_NAMES,
    FACES,
    ICON_NAMES,
    NOWHERE,
    PLACES,
    SETTLEMENT,
    SLOTS,
    WHERES,
    Atlas,
    is_sector,
)
from bottlecap.games.wasteland.influence import needed
from bottlecap.games.wasteland.outlook import (
    ChoosingView,
    DoingView,
    GoalView,
    OwnView,
    choosing_view,
    doing_view,
    goal_views,
    own_view,
    worth_view,
)
from bottlecap.games.wasteland.reach import actions_for, ambushers_at, reach_of
from bottlecap.games.wasteland.sites import icon_level
from bottlecap.games.wasteland.state import (
    AGENDA_DECK,
    AGENDA_DISCARD,
    ASSET_DECK,
    ASSET_DISCARD,
    ENCOUNTER_KEPT,
    ENEMY_TOKENS,
    HAND,
    HELD,
    LOOT_DECK,
    LOOT_DISCARD,
    ON_MAP,
    ON_MARKET,
    OWED,
    PERK_HELD,
    PLEDGED,
    QUEST_KEPT,
    READING,
    REVEALED,
    SHOWN,
    STAGED,
    UNIQUE_DECK,
    WastelandState,
)
from bottlecap.games.wasteland.story.base import CARRYING, ESCORTING
from bottlecap.games.wasteland.story.library import deck_size
from bottlecap.games.wasteland.story.standing import Carries, Escorts, is_in_play
from bottlecap.games.wasteland.tasks import NO_TASK
from bottlecap.games.wasteland.throw_view import FightAhead, ThrowView, fights_view, foe_id, throw_view
from bottlecap.games.wasteland.tokens import (
    FACTION_NAMES,
    FACTIONS,
    FULL,
    LETTER_NAMES,
    ROLE_NAMES,
    SLOT_NAMES,
    TRAIT_NAMES,
    TYPE_NAMES,
    WORN,
)
from bottlecap.games.wasteland.trading import Trading, price_of, worth_of
from bottlecap.games.wasteland.turns import TURN


class TileView(TypedDict):
    """A slot of the map. `face` is null while the tile lies face down: then only its back is known."""

    face: str | None
    back: str


class EnemyView(TypedDict):
    """A token of an enemy on the map. One that fled lies face down, is known all the same, and is not active."""

    enemy: str
    sector: str
    active: bool


class FaceDownView(TypedDict):
    """A token that nobody has seen yet; its icon tells the type."""

    type: str
    sector: str


class TokenView(TypedDict):
    """A faction's token."""

    faction: str
    sector: str


class SurvivorView(TypedDict):
    """`worn` is by slot; `turned` are those of the cards that lie exhausted. `peg` is how many letters experience has passed.

    hand: the agenda cards that are not open; null for one that the reader does not know. pledged: the open one.
    worth: by agenda card that the reader knows, the influence it gives.
    kept: story cards that lie with the survivor. roles: by those of them that have one, the role.
    unseen: no enemy goes for the survivor until the round has ended. armour: of all that is equipped. pack: how many cards the
    inventory can hold.
    """

    survivor: str | None
    sector: str | None
    health: int
    full_health: int
    rads: int
    armour: int
    caps: int
    pack: int
    peg: int
    letters: list[str]
    traits: list[str]
    worn: dict[str, str]
    carried: list[str]
    own_card: str | None
    turned: list[str]
    perks: list[str]
    hand: list[str | None]
    pledged: str | None
    worth: dict[str, int]
    kept: list[str]
    roles: dict[str, str]
    deaths: int
    eliminated: bool
    unseen: bool


class PowerView(TypedDict):
    """The marker of a faction: its steps, and the band of the space it stands on."""

    steps: int
    band: int


class ReachView(TypedDict):
    """The sectors that could still be reached in this turn, each by its shortest way; by sector in every list.

    via: the place in the list of the sector before it on that way, -1 for where one stands. points, actions, rads: what the
    whole way costs; actions beyond the points that are left. ambushes: how many foes would attack on the way or there.
    waiting: who would attack there, by those of the sectors where anybody would.
    """

    sectors: list[str]
    via: list[int]
    points: list[int]
    actions: list[int]
    rads: list[int]
    ambushes: list[int]
    waiting: dict[str, list[str]]


class TurnView(TypedDict):
    """Whose turn it is, and what is left of it. fresh: nothing has been done in it yet. met: where was encountered in it.

    reach: while it is the reader who is asked what to do, how far they could go; null otherwise.
    """

    seat: int
    actions: int
    points: int
    fresh: bool
    rads_taken: int
    met: list[str]
    reach: ReachView | None


class TradeView(TypedDict):
    """The trade under way: who trades, what each card of the market costs them and each of their own would bring, as far as
    these have a price.
    """

    seat: int
    deals: int
    prices: dict[str, int]
    sales: dict[str, int]


class MarkerView(TypedDict):
    """A quest token. quest: the card that it belongs to, null where it is the scenario's. waits: its place is not face up yet."""

    marker: str
    sector: str
    quest: str | None
    waits: bool


class SiteView(TypedDict):
    """An encounter icon that is not as its tile shows it."""

    sector: str
    icon: str
    level: int


class StoryView(TypedDict):
    """Quests in play, the first to come first; the encounter that is being read (where one has led to the next: the last);
    assets turned up beside it; encounters to be added at the end of the turn; how many cards each deck of encounters has;
    tokens for places that do not lie face up yet. caps: on the cards of quests; capped: settlements with a cap. escorts: the
    markers that can be led on by who stands with them; carried: those that can be taken along. choosing: the options that are
    read, while one is being chosen. doing: whose words are carried out, while they ask something. goals: those of the quests in
    play.
    """

    quests: list[str]
    caps: dict[str, int]
    capped: list[str]
    markers: list[MarkerView]
    escorts: list[str]
    carried: list[str]
    sites: list[SiteView]
    reading: str | None
    choosing: ChoosingView | None
    doing: DoingView | None
    goals: list[GoalView]
    shown: list[str]
    owed: list[str]
    decks: dict[str, int]
    waiting: list[TokenView]


class WastelandView(TypedDict):
    """The table as a seat knows it. Sectors and cards are named by their ids, as in actions.

    needed: the influence that wins. own: null for somebody without a seat. supply: tokens left of each letter.
    decks: how many cards can be drawn of each; piles: how many tokens of each type.
    """

    scenario: str
    track: int
    scoring: str
    rotation: bool
    round: int
    first_player: int
    turn: TurnView
    tiles: list[TileView]
    enemies: list[EnemyView]
    face_down: list[FaceDownView]
    tokens: list[TokenView]
    survivors: list[SurvivorView]
    market: list[str]
    revealed: str | None
    story: StoryView
    decks: dict[str, int]
    discards: dict[str, int]
    piles: dict[str, int]
    supply: dict[str, int]
    power: dict[str, PowerView]
    throw: ThrowView | None
    fights: list[FightAhead]
    trade: TradeView | None
    needed: int
    own: OwnView | None


def where_ids(atlas: Atlas) -> list[str]:
    """The id of every place somebody can be at: sectors of faces, face-down tiles, off the map."""
    out: list[str] = []
    for face in range(int(FACES)):
        names = atlas.sector_ids[face]
        out += [f"{atlas.face_ids[face]}/{names[place] if place < len(names) else place}" for place in range(int(PLACES))]
    out += [f"face-down-{slot + 1}" for slot in range(int(SLOTS))]
    return [*out, "mothership", "nowhere"]


class Seeing:
    """Makes views; the ids of sectors are looked up once."""

    def __init__(self, atlas: Atlas) -> None:
        self.wheres = where_ids(atlas)

    def view(self, s: WastelandState, seat: int | None) -> WastelandView:
        revealed = s.agendas.within(REVEALED)
        return {
            "scenario": s.map().id,
            "track": int(s.track),
            "scoring": SCORING_NAMES[s.scoring],
            "rotation": s.rotation > 0,
            "round": int(s.round),
            "first_player": int(s.first_player),
            "turn": self.turn(s, seat),
            "tiles": [tile_view(s, slot) for slot in range(int(SLOTS))],
            "enemies": self.enemies(s),
            "face_down": self.face_down(s),
            "tokens": self.tokens(s),
            "survivors": [self.survivor(s, each) for each in range(int(s.players))],
            "market": market_view(s),
            "revealed": s.content.ids["agenda"][revealed[0]] if len(revealed) > 0 else None,
            "story": self.story(s),
            "decks": decks_view(s),
            "discards": discards_view(s),
            "piles": {name: int(left_in_pile(s, type)) for type, name in enumerate(TYPE_NAMES)},
            "supply": {name: int(s.supply[letter]) for letter, name in enumerate(LETTER_NAMES)},
            "power": {name: power_view(s, faction) for faction, name in enumerate(FACTION_NAMES)},
            "throw": None if s.task == NO_TASK else throw_view(s, self.wheres),
            "fights": fights_view(s, self.wheres),
            "trade": trade_view(s),
            "needed": int(needed(s)),
            "own": None if seat is None else own_view(s, seat),
        }

    # --- the map ----------------------------------------------------------------------------------------

    def enemies(self, s: WastelandState) -> list[EnemyView]:
        ids = s.content.ids["enemy"]
        return [
            {"enemy": ids[enemy], "sector": self.wheres[s.enemies.order[enemy]], "active": s.is_active(enemy)}
            for enemy in s.enemies.within(ON_MAP)
        ]

    def face_down(self, s: WastelandState) -> list[FaceDownView]:
        places = [place for place in range(int(ENEMY_TOKENS)) if s.laid[place] > 0]
        return [{"type": TYPE_NAMES[laid_type(s, place)], "sector": self.wheres[s.laid[place] - 1]} for place in places]

    def tokens(self, s: WastelandState) -> list[TokenView]:
        out: list[TokenView] = []
        for faction, name in enumerate(FACTION_NAMES):
            # By sector, so that it does not matter which of them came first.
            lying = sorted(int(token) - 1 for token in s.tokens_of(faction) if token > 0)
            out += [{"faction": name, "sector": self.wheres[sector]} for sector in lying]
        return out

    # --- the story --------------------------------------------------------------------------------------

    def story(self, s: WastelandState) -> StoryView:
        content = s.content
        reading = in_order(s.encounters, READING)
        return {
            "quests": [content.ids["quest"][quest] for quest in in_order(s.quests, STAGED)],
            "caps": {
                content.ids["quest"][quest]: int(s.quest_caps[quest])
                for quest in in_order(s.quests, STAGED)
                if s.quest_caps[quest] > 0
            },
            "capped": [self.wheres[sector] for sector in sorted(int(cap) - 1 for cap in s.capped if cap > 0)],
            "markers": self.markers(s),
            "escorts": led_markers(s, int(ESCORTING)),
            "carried": led_markers(s, int(CARRYING)),
            "sites": self.sites(s),
            "reading": content.ids["encounter"][reading[-1]] if reading else None,
            "choosing": choosing_view(s),
            "doing": doing_view(s),
            "goals": goal_views(s, self.wheres),
            "shown": [content.ids["item"][item] for item in s.items.within(SHOWN)],
            "owed": [content.ids["encounter"][card] for card in in_order(s.encounters, OWED)],
            "decks": {name: int(deck_size(s, icon + 1)) for icon, name in enumerate(ICON_NAMES[1:])},
            "waiting": self.waiting(s),
        }

    def markers(self, s: WastelandState) -> list[MarkerView]:
        ids = s.content.ids
        return [
            {
                "marker": id,
                "sector": self.wheres[s.markers[marker] - 1],
                "quest": ids["quest"][s.marker_quest[marker] - 1] if s.marker_quest[marker] > 0 else None,
                "waits": not s.is_marker_on_map(marker),
            }
            for marker, id in enumerate(ids["marker"])
            if s.markers[marker] > 0
        ]

    def sites(self, s: WastelandState) -> list[SiteView]:
        """Only settlements can be other than printed, and only where a marker lies."""
        out: list[SiteView] = []
        for sector in sorted({int(marker) - 1 for marker in s.markers if marker > 0 and is_sector(marker - 1)}):
            level = int(icon_level(s, sector, SETTLEMENT))
            printed = int(s.content.atlas.levels[sector]) if s.content.atlas.icons[sector] == SETTLEMENT else 0
            if level != printed:
                out.append({"sector": self.wheres[sector], "icon": ICON_NAMES[SETTLEMENT], "level": level})
        return out

    def waiting(self, s: WastelandState) -> list[TokenView]:
        """By faction and sector, so that it does not matter which of them came first."""
        tokens = sorted(
            (int(token - 1) % int(FACTIONS), int(token - 1) // int(FACTIONS)) for token in s.tokens_waiting if token > 0
        )
        return [{"faction": FACTION_NAMES[faction], "sector": self.wheres[sector]} for faction, sector in tokens]

    # --- survivors --------------------------------------------------------------------------------------

    def turn(self, s: WastelandState, reader: int | None) -> TurnView:
        return {
            "seat": int(s.turn),
            "actions": int(s.actions),
            "points": int(s.points),
            "fresh": s.fresh > 0,
            "rads_taken": int(s.rads_taken),
            "met": [self.wheres[(sector - 1) % WHERES] for sector in s.met if sector > 0],
            "reach": None if reader is None or reader != s.turn else self.reach(s, reader),
        }

    def reach(self, s: WastelandState, seat: int) -> ReachView | None:
        if not any(asked.kind is TURN for asked in s.pending):
            return None
        found = reach_of(s, seat)
        at = {one.sector: place for place, one in enumerate(found)}
        return {
            "sectors": [self.wheres[one.sector] for one in found],
            "via": [at.get(one.via, -1) for one in found],
            "points": [one.points for one in found],
            "actions": [actions_for(s, seat, one.points) for one in found],
            "rads": [one.rads for one in found],
            "ambushes": [one.ambushes for one in found],
            "waiting": {self.wheres[one.sector]: waiting for one in found if (waiting := self.waiting_at(s, seat, one.sector))},
        }

    def waiting_at(self, s: WastelandState, seat: int, sector: int) -> list[str]:
        return [foe_id(s, foe) for foe in ambushers_at(s, seat, sector)]

    def survivor(self, s: WastelandState, seat: int) -> SurvivorView:
        content = s.content
        items, card = content.ids["item"], s.survivor[seat]
        open_card = s.agendas.within(PLEDGED + seat)
        return {
            "survivor": None if card < 0 else content.ids["survivor"][card],
            "sector": None if s.where[seat] == NOWHERE else self.wheres[s.where[seat]],
            "health": int(s.health[seat]),
            "full_health": int(FULL if card < 0 else s.full_health(seat)),
            "rads": int(s.rads[seat]),
            "armour": int(0 if card < 0 else s.armour(seat)),
            "caps": int(s.caps[seat]),
            "pack": int(s.carry_limit(seat)),
            "peg": int(s.peg[seat]),
            "letters": [name for letter, name in enumerate(LETTER_NAMES) if s.has_letter(seat, letter)],
            "traits": [name for trait, name in enumerate(TRAIT_NAMES) if s.has_trait(seat, trait)],
            "worn": {SLOT_NAMES[slot]: items[s.wears(seat, slot)] for slot in range(int(WORN)) if s.wears(seat, slot) >= 0},
            "carried": [items[item] for item in s.carried(seat)],
            "own_card": beside_board(s, seat),
            "turned": [items[item] for item in held(s, seat) if s.is_turned(item)],
            "perks": [content.ids["perk"][perk] for perk in s.perks.within(PERK_HELD + seat)],
            "hand": hand_view(s, seat),
            "pledged": content.ids["agenda"][open_card[0]] if len(open_card) > 0 else None,
            "worth": worth_view(s, seat),
            "kept": kept_view(s, seat),
            "roles": roles_view(s, seat),
            "deaths": int(s.deaths[seat]),
            "eliminated": s.is_out(seat),
            "unseen": s.unseen >> seat & 1 == 1,
        }


def led_markers(s: WastelandState, kind: int) -> list[str]:
    """The markers of quests in play that are escorted, or carried."""
    effects = [effect for effect in s.content.standing[kind].effects if is_in_play(s, effect)]
    markers = [effect.marker for effect in effects if isinstance(effect, (Escorts, Carries))]
    return [s.content.ids["marker"][marker] for marker in markers]


def tile_view(s: WastelandState, slot: int) -> TileView:
    face, atlas = s.face_at[slot], s.content.atlas
    back = s.map().backs[slot] if face < 0 else atlas.backs[face]
    return {"face": None if face < 0 else atlas.face_ids[face], "back": BACK_NAMES[back]}


def in_order(cards: Cards, zone: i64) -> list[int]:
    """The cards of a zone by the places they have there."""
    return sorted((int(card) for card in cards.within(zone)), key=lambda card: int(cards.order[card]))


def market_view(s: WastelandState) -> list[str]:
    """From left to right: the newest card first."""
    return [s.content.ids["item"][item] for item in in_order(s.items, ON_MARKET)]


def trade_view(s: WastelandState) -> TradeView | None:
    ids = s.content.ids["item"]
    for asked in s.pending:
        if isinstance(asked, Trading):
            seat = asked.seat
            prices = {ids[item]: int(price_of(s, seat, item, asked)) for item in in_order(s.items, ON_MARKET)}
            sales = {ids[item]: int(worth_of(s, item, asked)) for item in s.items.within(HELD + seat)}
            return {
                "seat": int(seat),
                "deals": int(asked.deals),
                "prices": {id: price for id, price in prices.items() if price >= 0},
                "sales": {id: caps for id, caps in sales.items() if caps >= 0},
            }
    return None


def decks_view(s: WastelandState) -> dict[str, int]:
    return {
        "agenda": int(left_in_deck(s)),
        "loot": int(s.items.count(LOOT_DECK)),
        "asset": int(s.items.count(ASSET_DECK)),
        "unique": int(s.items.count(UNIQUE_DECK)),
        "agenda_reserve": int(s.agendas.count(AGENDA_DECK) - left_in_deck(s)),
    }


def discards_view(s: WastelandState) -> dict[str, int]:
    return {
        "agenda": int(s.agendas.count(AGENDA_DISCARD)),
        "loot": int(s.items.count(LOOT_DISCARD)),
        "asset": int(s.items.count(ASSET_DISCARD)),
    }


def power_view(s: WastelandState, faction: int) -> PowerView:
    return {"steps": int(s.power[faction]), "band": int(s.map().band_at(s.power[faction]))}


def held(s: WastelandState, seat: int) -> vec[i64]:
    return s.items.within(HELD + seat)


def beside_board(s: WastelandState, seat: int) -> str | None:
    """A survivor's own card that is no item: it lies neither equipped nor in the inventory."""
    for item in held(s, seat):
        if not s.is_worn(seat, item) and item not in list(s.carried(seat)):
            return s.content.ids["item"][item]
    return None


def hand_view(s: WastelandState, seat: int) -> list[str | None]:
    """Known cards first, then a null for each of the others."""
    known = s.agendas.within(HAND + seat)
    out: list[str | None] = [s.content.ids["agenda"][card] for card in known]
    return out + [None] * int(s.agendas.count(HAND + seat) - len(known))


def kept_view(s: WastelandState, seat: int) -> list[str]:
    """The story cards that lie with a survivor: quests, then encounters."""
    ids = s.content.ids
    quests = [ids["quest"][quest] for quest in s.quests.within(QUEST_KEPT + seat)]
    return [*quests, *(ids["encounter"][encounter] for encounter in s.encounters.within(ENCOUNTER_KEPT + seat))]


def roles_view(s: WastelandState, seat: int) -> dict[str, str]:
    """What the cards are that a survivor keeps: endorsements, a log, and so on."""
    ids = s.content.ids
    kept = [(ids["quest"][card], int(s.quests.order[card])) for card in s.quests.within(QUEST_KEPT + seat)]
    kept += [(ids["encounter"][card], int(s.encounters.order[card])) for card in s.encounters.within(ENCOUNTER_KEPT + seat)]
    return {id: ROLE_NAMES[order - 1] for id, order in kept if order > 0}
