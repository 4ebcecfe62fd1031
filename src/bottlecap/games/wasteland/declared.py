"""What a state of Wasteland is made of: its families of cards, and the fields that are numbers."""

from bottlecap.engine.base import NOBODY, PUBLIC
from bottlecap.engine.cards import OWNER, Family, Zone
from bottlecap.engine.fields import ANY, SEAT, SEAT_MASK, SEATS, Field
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.effects.conditions import SCORING_NAMES
from bottlecap.games.wasteland.geography import (
    FACES,
    ICON_NAMES,
    SLOTS,
    WHERES,
)
from bottlecap.games.wasteland.state import (
    ENEMY_TOKENS,
    FACTION_TOKENS,
    MOST_CAPPED,
    MOST_MET,
    MOST_WAITING,
)
from bottlecap.games.wasteland.story import (
    picking,
)
from bottlecap.games.wasteland.story.base import HAPPENING_NAMES
from bottlecap.games.wasteland.tokens import (
    DICE,
    FACTIONS,
    FULL,
    LETTER_TOKENS,
    LETTERS,
    MOST_CAPS,
    PAIRS,
    PROPERTY_NAMES,
    TYPE_NAMES,
    WORN,
)
from bottlecap.games.wasteland.tokens import (
    FACES as DIE_FACES,
)

MOST_TRACK = 6
# Far above what a match can reach. Every round takes a card from the agenda deck, and with its last one a marker moves: so
# there are at most 2 x MOST_TRACK decks of 23 cards and as many rounds. A marker that reaches the end of the track ends the
# match, and no row moves it by ten. Nobody is killed more than a few times a round.
MOST_POWER = 60
MOST_ROUNDS = 10_000
MOST_DEATHS = 999


def families_of(content: Content) -> dict[str, Family]:
    piles = [Zone(f"pile-{name}", NOBODY) for name in TYPE_NAMES]
    waiting = [Zone(f"waiting-{name}", NOBODY) for name in TYPE_NAMES]
    return {
        "item": Family(
            "item",
            content.ids["item"],
            [
                Zone("loot-deck", NOBODY),
                Zone("loot-discard", PUBLIC),
                Zone("asset-deck", NOBODY),
                Zone("asset-discard", PUBLIC),
                Zone("market", PUBLIC),
                Zone("unique-deck", PUBLIC),
                Zone("unique-gone", PUBLIC),
                Zone("box", PUBLIC),
                Zone("shown", PUBLIC),
                Zone("held", PUBLIC, each=True),
            ],
            places=max(len(content.ids["item"]), len(content.ids["encounter"])),
        ),
        "agenda": Family(
            "agenda",
            content.ids["agenda"],
            [
                Zone("deck", NOBODY),
                Zone("discard", PUBLIC),
                Zone("revealed", PUBLIC),
                Zone("box", PUBLIC),
                Zone("hand", OWNER),
                Zone("pledged", PUBLIC, each=True),
                Zone("passing", OWNER),
            ],
        ),
        "enemy": Family(
            "enemy",
            content.ids["enemy"],
            [*piles, *waiting, Zone("discard", PUBLIC), Zone("map", PUBLIC), Zone("drawn", PUBLIC)],
            places=int(WHERES) - 1,
        ),
        "face": Family(
            "face",
            content.atlas.face_ids,
            [Zone("danger", NOBODY), Zone("deadly", NOBODY), Zone("face-up", PUBLIC), Zone("box", PUBLIC)],
        ),
        "perk": Family("perk", content.ids["perk"], [Zone("deck", PUBLIC), Zone("held", PUBLIC, each=True)]),
        "quest": Family(
            "quest",
            content.ids["quest"],
            [Zone("library", PUBLIC), Zone("staged", PUBLIC), Zone("trash", PUBLIC), Zone("kept", PUBLIC, each=True)],
        ),
        "encounter": Family(
            "encounter",
            content.ids["encounter"],
            [
                Zone("library", PUBLIC),
                *[Zone(name, NOBODY) for name in ICON_NAMES[1:]],
                Zone("reading", PUBLIC),
                Zone("trash", PUBLIC),
                Zone("owed", PUBLIC),
                Zone("kept", PUBLIC, each=True),
            ],
        ),
    }


def fields_of(content: Content, families: dict[str, Family]) -> list[Field]:
    items, where = len(content.ids["item"]), int(WHERES)
    return [
        Field("items", family=families["item"]),
        Field("agendas", family=families["agenda"]),
        Field("enemies", family=families["enemy"]),
        Field("tiles", family=families["face"]),
        Field("perks", family=families["perk"]),
        Field("quests", family=families["quest"]),
        Field("encounters", family=families["encounter"]),
        Field("scenario", len(content.scenarios) - 1),
        Field("track", MOST_TRACK, low=1),
        Field("reserve", len(content.ids["agenda"])),
        Field("scoring", len(SCORING_NAMES) - 1),
        Field("rotation", 1),
        Field("round", MOST_ROUNDS),
        Field("first_player", 3, whose=SEAT),
        Field("turn", 3, whose=SEAT),
        Field("survivor", len(content.ids["survivor"]) - 1, low=-1, size=SEATS),
        Field("where", where - 1, size=SEATS),
        Field("health", int(FULL), size=SEATS),
        Field("rads", int(FULL), size=SEATS),
        Field("caps", int(MOST_CAPS), size=SEATS),
        Field("peg", int(LETTERS), size=SEATS),
        Field("letters", (1 << int(LETTERS)) - 1, size=SEATS, mask=True),
        Field("deaths", MOST_DEATHS, size=SEATS),
        Field("traits", 2, size=SEATS, each=int(PAIRS)),
        Field("worn", items, size=SEATS, each=int(WORN)),
        Field("eliminated", 15, whose=SEAT_MASK),
        Field("turned", things=items, domain="item"),
        Field("gained", things=items, domain="item"),
        Field("face_at", int(FACES) - 1, low=-1, size=int(SLOTS)),
        Field("stars", where, size=int(FACTION_TOKENS)),
        Field("shields", where, size=int(FACTION_TOKENS)),
        Field("laid", where, size=int(ENEMY_TOKENS)),
        Field("laid_before", (1 << int(ENEMY_TOKENS)) - 1, mask=True),
        Field("waits", (1 << int(ENEMY_TOKENS)) - 1, size=int(ENEMY_TOKENS), mask=True),
        Field("laid_now", (1 << int(ENEMY_TOKENS)) - 1, mask=True),
        Field("fled", (1 << int(ENEMY_TOKENS)) - 1, mask=True),
        Field("fled_now", (1 << int(ENEMY_TOKENS)) - 1, mask=True),
        Field("acted", (1 << int(FACTION_TOKENS)) - 1, mask=True),
        Field("unseen", 15, whose=SEAT_MASK),
        Field("stirred", 15, whose=SEAT_MASK),
        Field("power", MOST_POWER, size=int(FACTIONS)),
        Field("supply", int(LETTER_TOKENS), size=int(LETTERS)),
        Field("watched", (1 << len(HAPPENING_NAMES)) - 1, mask=True),
        Field("due", int(content.goals) + len(content.ids["quest"]), size=ANY),
        Field("tokens_waiting", int(FACTIONS) * where, size=int(MOST_WAITING)),
        Field("markers", where, size=max(len(content.ids["marker"]), 1)),
        Field("marker_quest", len(content.ids["quest"]), size=max(len(content.ids["marker"]), 1)),
        Field("quest_caps", int(MOST_CAPS), size=max(len(content.ids["quest"]), 1)),
        Field("capped", where, size=int(MOST_CAPPED)),
        Field("pool_surplus", len(content.ids["encounter"])),
        Field("swapped", things=max(len(content.ids["encounter"]), 1), domain="encounter"),
        Field("in_turn", 1),
        Field("fresh", 1),
        Field("ended", 1),
        Field("unslowed", 1),
        Field("actions", 20),
        Field("points", 60),
        Field("met", 2 * where, size=int(MOST_MET)),
        Field("rads_taken", int(FULL)),
        Field("task", 2),
        Field("thrower", 3, whose=SEAT),
        Field("dice", int(DIE_FACES), size=int(DICE)),
        Field("rerolls", 30),
        Field("braced", 1),
        Field("settled", 2),
        Field("icons_plus", 60),
        Field("hits_plus", 60),
        Field("spared", 60),
        Field("won", 1),
        Field("wound", int(FULL)),
        Field("tens", int(picking.MOST_TENS)),
        Field("margin", 66),
        Field("difficulty", 6),
        Field("foe", int(ENEMY_TOKENS) + 1),
        Field("foe_at", where - 1),
        Field("apart", 1),
        Field("attacks", 1),
        Field("foe_plus", 3),
        Field("foe_extra", (1 << len(PROPERTY_NAMES)) - 1, mask=True),
    ]
