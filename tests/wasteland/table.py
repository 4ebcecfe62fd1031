"""A table set up for a test of Wasteland, in few words.

    match = table(2, where=["crossroads/north", "crossroads/east"], enemies={"raider-psycho-1": "crossroads/camp"})
    act(match, 0, "fight", enemy="raider-psycho-1")
    throw(match, "head", "torso", "legs")

`opened` plays the setup: seat 0 is first, seats have the survivors SURVIVORS, stand on the sectors of STARTS, begin with the
letters EXTRA besides their own, carry what they begin with equipped, and hold one agenda card each; chance shows the first
outcome wherever nothing is told. `table` then alters the position.
"""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from shutil import copytree
from typing import Any, cast

from tests.say import act, asked, lay, tell

import bottlecap
from bottlecap.engine import registry
from bottlecap.games.wasteland.game import Wasteland, wasteland
from bottlecap.games.wasteland.reading.whole import BUNDLED

GAME = cast(Wasteland, registry.game("wasteland"))

SURVIVORS = ["wastelander", "vault-dweller", "brotherhood-outcast", "super-mutant"]
STARTS = ["crossroads/north", "crossroads/east", "crossroads/west", "crossroads/camp"]
EXTRA = ["e", "s", "p", "c"]
DOMAINS = GAME.domains
SECTORS = DOMAINS["sector"]


def opened(players: int = 2, scenario: str = "commonwealth", game: bottlecap.Game = GAME, **options: object) -> bottlecap.Match:
    """A new match at the first turn of seat 0; game: with other content than the bundled one."""
    match = bottlecap.new(game, players=players, seed=1, options={"scenario": scenario, **options}, chance="ask")
    while not match.over:
        if match.seat == bottlecap.CHANCE:
            kind = match.odds()[0][0].kind
            if kind == "be-first":
                tell(match, "be-first", seat=0)
            elif kind == "draw-extra":
                seat = sum(1 for event in match.events(None) if event.kind == "extra-letter")
                tell(match, "draw-extra", letter=EXTRA[seat])
            else:
                first(match)
            continue
        seat = match.seats[0]
        question = match.prompts(seat)[0].name
        if question == "turn":
            return match
        if question == "choose-survivor":
            act(match, seat, "choose-survivor", survivor=SURVIVORS[seat])
        elif question == "start-at":
            act(match, seat, "start-at", sector=STARTS[seat])
        else:
            match.play(match.actions(seat)[0], seat)
    raise AssertionError("the match was over before it began")


def first(match: bottlecap.Match) -> None:
    """Chance shows the first thing it can."""
    match.play(match.odds()[0][0], bottlecap.CHANCE)


def table(players: int = 2, scenario: str = "commonwealth", **changes: Any) -> bottlecap.Match:
    """The first turn of seat 0, altered: fields by their names, cards by where they lie, and these in words:

    where: sectors by seat. enemies: sectors by token; every other token is in its pile. letters: by seat, as "se".
    hands: agenda ids by seat. held: item ids by seat (what can be is equipped). faces: by slot, tiles that lie face up.
    tokens: sectors by faction. laid: sectors with an unseen token face down. market: item ids from left to right; every
    other asset on it is in its deck. then: what happens next, the first thing first, before the survivor is asked again.
    """
    return altered(opened(players, scenario), **changes)


def altered(match: bottlecap.Match, **changes: Any) -> bottlecap.Match:
    """The same match from an altered position."""
    position: dict[str, Any] = deepcopy(dict(match.position()))
    # Enemies first: they clear the map of the factions' tokens, which others may lay again.
    for name, value in sorted(changes.items(), key=lambda change: change[0] != "enemies"):
        if name in EDITS:
            EDITS[name](position, value)
        elif isinstance(position[name], dict):
            for card, zone in value.items():
                lay(position[name], card, zone)
        else:
            position[name] = value
    return bottlecap.new(match.game, seed=1, position=position, chance="ask")


def doing(match: bottlecap.Match, *steps: dict[str, object]) -> bottlecap.Match:
    """The same match with these steps to be done before anything else is asked, the last of them first."""
    position: dict[str, Any] = deepcopy(dict(match.position()))
    position["steps"] = [*position["steps"], *steps]
    position["pending"] = []
    return bottlecap.new(match.game, seed=1, position=position, chance="ask")


def drawing(match: bottlecap.Match, cards: int, seat: int = 0) -> bottlecap.Match:
    """The same match in which a seat is to draw so many agenda cards."""
    return doing(match, {"kind": "draw-agendas", "seat": seat, "left": cards})


def with_items(folder: Path, match: bottlecap.Match, old: str, new: str) -> bottlecap.Match:
    """The same match with other cards: in the file of items the first such text is another one."""
    copytree(BUNDLED, folder, dirs_exist_ok=True)
    text = (folder / "items.toml").read_text(encoding="utf-8")
    assert old in text, f"items.toml does not hold {old!r}"
    (folder / "items.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    position: dict[str, Any] = deepcopy(dict(match.position()))
    return bottlecap.new(wasteland(folder), seed=1, position=position, chance="ask")


# --- edits in words ---------------------------------------------------------------------------------------------------


def stand(position: dict[str, Any], sectors: list[str]) -> None:
    position["where"] = [SECTORS.index(sector) for sector in sectors]


def have_letters(position: dict[str, Any], letters: list[str]) -> None:
    """The supply has the rest of the tokens."""
    position["letters"] = [sum(1 << "special".index(letter) for letter in own) for own in letters]
    fill_supply(position)


def be(position: dict[str, Any], survivors: list[int]) -> None:
    """Their own letters are other ones now."""
    position["survivor"] = survivors
    fill_supply(position)


def fill_supply(position: dict[str, Any]) -> None:
    """The tokens that nobody has; a survivor's own was never among them."""
    own = [GAME.cards.survivor_letter[survivor] for survivor in position["survivor"]]
    drawn = [held & ~(1 << letter) for held, letter in zip(position["letters"], own, strict=True)]
    position["supply"] = [5 - sum(held >> letter & 1 for held in drawn) for letter in range(7)]


def put_enemies(position: dict[str, Any], sectors: dict[str, str]) -> None:
    """Just these tokens are on the map; all others are in their piles, none lies face down, and factions have none there."""
    lay_tokens(position, {"star": [], "shield": []})
    zones = position["enemies"]["zones"]
    for enemy in [*zones.get("map", []), *zones.get("discard", [])]:
        lay(position["enemies"], enemy, f"pile-{type_of(enemy)}")
    position["laid"] = [0] * len(position["laid"])
    position["waits"] = [0] * len(position["waits"])
    position["laid_before"] = position["laid_now"] = position["fled"] = position["fled_now"] = 0
    order = position["enemies"].setdefault("order", {})
    for enemy, sector in sectors.items():
        lay(position["enemies"], enemy, "map")
        order[enemy] = SECTORS.index(sector)
    position["enemies"]["order"] = {enemy: place for enemy, place in order.items() if place and enemy in sectors}


def type_of(enemy: str) -> str:
    number = DOMAINS["enemy"].index(enemy)
    return str(DOMAINS["type"][GAME.cards.enemy_type[number]])


def hold(position: dict[str, Any], held: list[list[str]]) -> None:
    """Just these items, by seat, the first of each slot equipped; what was held before is in the box."""
    zones = position["items"]["zones"]
    worn: list[int] = []
    for seat, items in enumerate(held):
        for item in list(zones.get(f"held {seat}", [])):
            lay(position["items"], item, "box")
        slots = [0, 0, 0, 0]
        for item in items:
            lay(position["items"], item, f"held {seat}")
            slot = slot_for(item)
            if slot >= 0 and slots[slot] == 0:
                slots[slot] = DOMAINS["item"].index(item) + 1
        worn += slots
    position["worn"] = worn


def slot_for(item: str) -> int:
    number = DOMAINS["item"].index(item)
    kind = int(GAME.cards.item_kind[number])
    under = any(lasting.goes_under() for lasting in GAME.cards.item_lasting[number].effects)
    return {0: 0, 1: 3 if under else 1, 2: 2}.get(kind, -1)


def hold_agendas(position: dict[str, Any], hands: list[list[str]]) -> None:
    """Just these agenda cards, by seat; what was held before is in the deck."""
    zones = position["agendas"]["zones"]
    for seat in range(len(hands)):
        for agenda in list(zones.get(f"hand {seat}", [])):
            lay(position["agendas"], agenda, "deck")
    for seat, agendas in enumerate(hands):
        for agenda in agendas:
            lay(position["agendas"], agenda, f"hand {seat}")
    known = position["agendas"].setdefault("known", {})
    for zone, agendas in zones.items():
        for agenda in agendas:
            if zone.startswith("hand"):
                known[agenda] = 1 << int(zone[5:])
            elif zone == "deck":
                known[agenda] = 0


def show_faces(position: dict[str, Any], faces: dict[int, str]) -> None:
    """These slots lie face up."""
    for slot, face in faces.items():
        lay(position["tiles"], face, "face-up")
        position["face_at"][slot] = DOMAINS["face"].index(face)


def lay_tokens(position: dict[str, Any], tokens: dict[str, list[str]]) -> None:
    """Tokens of the factions: {"star": [sectors], "shield": [sectors]}."""
    for faction, sectors in tokens.items():
        places = [SECTORS.index(sector) + 1 for sector in sectors]
        field = f"{faction}s"
        position[field] = places + [0] * (len(position[field]) - len(places))


def lay_down(position: dict[str, Any], sectors: list[str]) -> None:
    """Unseen tokens lie face down there."""
    places = [SECTORS.index(sector) + 1 for sector in sectors]
    position["laid"] = places + [0] * (len(position["laid"]) - len(places))


def lay_market(position: dict[str, Any], items: list[str]) -> None:
    zones = position["items"]["zones"]
    for item in list(zones.get("market", [])):
        lay(position["items"], item, "asset-deck")
    order = position["items"].setdefault("order", {})
    for place, item in enumerate(items):
        lay(position["items"], item, "market")
        order[item] = place
    position["items"]["order"] = {item: place for item, place in order.items() if place}


def happen(position: dict[str, Any], steps: list[dict[str, Any]]) -> None:
    """These steps come before anything else; whoever was asked is asked again after them."""
    position["steps"] += reversed(steps)
    position["pending"] = []


EDITS: dict[str, Callable[[dict[str, Any], Any], None]] = {
    "where": stand,
    "letters": have_letters,
    "survivor": be,
    "enemies": put_enemies,
    "held": hold,
    "hands": hold_agendas,
    "faces": show_faces,
    "tokens": lay_tokens,
    "laid": lay_down,
    "market": lay_market,
    "then": happen,
}

# --- playing ----------------------------------------------------------------------------------------------------------


def throw(match: bottlecap.Match, *faces: str) -> None:
    """The dice show these faces, the first die first."""
    one, two, three = faces
    tell(match, "fall", first=one, second=two, third=three)


def fight(match: bottlecap.Match, seat: int, *faces: str, **foe: str) -> None:
    """A fight of one's choice, without rerolls and cards: `fight(match, 0, "head", "legs", "body", enemy="radroach-1")`."""
    act(match, seat, "fight-faction" if "faction" in foe else "fight", **foe)
    fight_on(match, seat, *faces)


def fight_on(match: bottlecap.Match, seat: int, *faces: str) -> None:
    """The dice of a fight that has begun."""
    if match.seat != bottlecap.CHANCE and asked(match, seat) == ["brace"]:
        act(match, seat, "fight-on")
    throw(match, *faces)
    settle(match, seat)


def settle(match: bottlecap.Match, seat: int) -> None:
    """The dice stay as they lie, and nothing is used."""
    for question, answer in (("aim", "keep"), ("strike", "strike")):
        if match.seats == (seat,) and asked(match, seat) == [question]:
            act(match, seat, answer)


def reroll(match: bottlecap.Match, seat: int, *dice: int) -> None:
    """These dice are thrown again; the first one is 0."""
    act(match, seat, "reroll", dice=sum(1 << die for die in dice))


def fought(match: bottlecap.Match, seat: int, *faces: str) -> None:
    """The dice of a fight or a test fall so, and stay."""
    throw(match, *faces)
    settle(match, seat)


def end_round(match: bottlecap.Match, agenda: str) -> None:
    """Everybody ends the turn, then this agenda is revealed."""
    while match.seats and match.seat != bottlecap.CHANCE:
        end_turn(match, match.seats[0])
    tell(match, "reveal-agenda", agenda=agenda)


def enemy_at(match: bottlecap.Match, enemy: str) -> str:
    """Where a token on the map lies."""
    cards: Any = match.position()["enemies"]
    assert enemy in cards["zones"].get("map", []), f"{enemy} is not on the map"
    return str(SECTORS[cards.get("order", {}).get(enemy, 0)])


def tokens_lie(match: bottlecap.Match, field: str) -> list[str]:
    """The sectors of the tokens of a faction ("stars", "shields"), or of unseen ones that lie face down ("laid")."""
    return sorted(SECTORS[place - 1] for place in value(match, field) if place)


def end_turn(match: bottlecap.Match, seat: int) -> None:
    act(match, seat, "end-turn")


def value(match: bottlecap.Match, field: str, seat: int | None = None) -> Any:
    """A field of the position, or one seat's number of it."""
    found = match.position()[field]
    return found if seat is None else found[seat]  # type: ignore[index]


def sector_of(match: bottlecap.Match, seat: int) -> str:
    return str(SECTORS[value(match, "where", seat)])
