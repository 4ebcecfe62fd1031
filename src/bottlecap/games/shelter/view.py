"""What everybody sees: in Shelter only the order of the decks is hidden."""

from typing import TypedDict

from bottlecap.engine.cards import Cards
from bottlecap.games.shelter.ahead import FightView, PlacingView, ShortView, going_on, placing_view, short_view
from bottlecap.games.shelter.board import (
    AVAILABLE,
    DWELLERS,
    IN_BOX,
    ON_ICON,
    ON_SPACE,
    PLACES,
    RESOURCES,
    SLOTS,
    elevator_of,
    level_of_seat,
    space_at,
)
from bottlecap.games.shelter.state import DECK, DISCARD, HAND, ON_TRACK, THREAT_DISCARD, ShelterState
from bottlecap.games.shelter.tokens import DWELLER_NAMES, LETTER_NAMES

CAUSES = ["none", "six-rooms", "threat-deck", "round-limit"]


class DwellerView(TypedDict):
    """`dweller` is what actions and events call one trained and injured like that; `space` is where it stands, None if it is
    available; `arriving` for one that came this round.
    """

    dweller: str
    letter: str | None
    injured: bool
    space: str | None
    arriving: bool


class SpaceView(TypedDict):
    """A space by its id; who stands there, and the threat that covers it."""

    space: str
    seat: int | None
    threat: str | None


class RoomView(TypedDict):
    room: str
    spaces: list[SpaceView]


class LevelView(TypedDict):
    """`owner` is None for the top level; six places from the outermost left to the outermost right.

    left, right: the place where the owner's next room on that side goes, None where no more go.
    """

    owner: int | None
    elevator: SpaceView
    rooms: list[RoomView | None]
    left: int | None
    right: int | None


class ItemView(TypedDict):
    item: str
    exhausted: bool


class PlayerView(TypedDict):
    """`colour` is the id of the player's own elevator; `short` are the rooms on the track that the player could not pay for now."""

    colour: str
    energy: int
    food: int
    water: int
    happiness: int
    dwellers: list[DwellerView]
    items: list[ItemView]
    passed: bool
    short: list[ShortView]


class ShelterView(TypedDict):
    """`bonus` is what weapons add in the fight that goes on; `lent_letter` and `discount` are what items have done for the
    player whose turn it is: a letter that whoever is placed counts as trained in, and how much less a room costs.
    `placing` is what there is to know before they place, `fight` the fight about which somebody is asked.
    """

    round: int
    round_limit: int
    first_player: int
    turn: int
    ending: str
    bonus: int
    lent_letter: str | None
    discount: int
    placing: PlacingView | None
    fight: FightView | None
    levels: list[LevelView]
    players: list[PlayerView]
    item_track: list[str | None]
    room_track: list[str | None]
    decks: dict[str, int]
    discards: dict[str, int]


def view_of(s: ShelterState) -> ShelterView:
    ids = s.content.ids
    return {
        "round": s.round,
        "round_limit": s.round_limit,
        "first_player": s.first_player,
        "turn": s.turn,
        "ending": CAUSES[s.ending],
        "bonus": s.bonus,
        "lent_letter": LETTER_NAMES[s.lent_letter - 1] if s.lent_letter else None,
        "discount": s.discount,
        "placing": placing_view(s),
        "fight": going_on(s),
        "levels": [level_view(s, level) for level in range(int(s.players) + 1)],
        "players": [player_view(s, seat) for seat in range(int(s.players))],
        "item_track": track_view(s.items, ids["item"]),
        "room_track": track_view(s.rooms, ids["room"]),
        "decks": {"items": s.items.count(DECK), "rooms": s.rooms.count(DECK), "threats": s.threats.count(DECK)},
        "discards": {
            "items": s.items.count(DISCARD),
            "rooms": s.rooms.count(DISCARD),
            "threats": s.threats.count(THREAT_DISCARD),
        },
    }


def track_view(cards: Cards, ids: list[str]) -> list[str | None]:
    out: list[str | None] = [None, None, None]
    for card in cards.within(ON_TRACK):
        out[cards.order[card]] = ids[card]
    return out


def level_view(s: ShelterState, level: int) -> LevelView:
    rooms: list[RoomView | None] = []
    for place in range(int(PLACES)):
        room = s.built[level * PLACES + place] - 1
        rooms.append(None if room < 0 else room_view(s, room, level, place))
    return {
        "owner": level - 1 if level else None,
        "elevator": space_view(s, elevator_of(level)),
        "rooms": rooms,
        "left": site_view(s, level, 0),
        "right": site_view(s, level, 1),
    }


def site_view(s: ShelterState, level: int, side: int) -> int | None:
    """Where the next room goes on that side; nobody builds on the top level."""
    place = s.free_place(level - 1, side) if level else -1
    return None if place < 0 else place


def room_view(s: ShelterState, room: int, level: int, place: int) -> RoomView:
    slots = [slot for slot in range(int(SLOTS)) if s.content.room_spaces[2 * room + slot] >= 0]
    return {"room": s.content.ids["room"][room], "spaces": [space_view(s, space_at(level, place, slot)) for slot in slots]}


def space_view(s: ShelterState, space: int) -> SpaceView:
    seat, threat = s.taken[space] - 1, s.covered[space] - 1
    return {
        "space": s.content.ids["space"][space],
        "seat": None if seat < 0 else seat,
        "threat": None if threat < 0 else s.content.ids["threat"][threat],
    }


def player_view(s: ShelterState, seat: int) -> PlayerView:
    at = seat * RESOURCES
    dwellers = range(int(seat * DWELLERS), int((seat + 1) * DWELLERS))
    return {
        "colour": s.content.ids["elevator"][s.elevators[level_of_seat(seat)]],
        "energy": s.stock[at],
        "food": s.stock[at + 1],
        "water": s.stock[at + 2],
        "happiness": s.happiness[seat],
        "dwellers": [dweller_view(s, dweller) for dweller in dwellers if s.where[dweller] != IN_BOX],
        "items": [{"item": s.content.ids["item"][i], "exhausted": s.is_exhausted(i)} for i in s.items.within(HAND + seat)],
        "passed": s.passed >> seat & 1 == 1,
        "short": short_view(s, seat),
    }


def dweller_view(s: ShelterState, dweller: int) -> DwellerView:
    where, letter = s.where[dweller], s.letter[dweller]
    arriving = where >= ON_ICON
    space = None if where == AVAILABLE else where - (ON_ICON if arriving else ON_SPACE)
    return {
        "dweller": DWELLER_NAMES[s.who(dweller)],
        "letter": LETTER_NAMES[letter - 1] if letter > 0 else None,
        "injured": s.hurt[dweller] == 1,
        "space": None if space is None else s.content.ids["space"][space],
        "arriving": arriving,
    }
