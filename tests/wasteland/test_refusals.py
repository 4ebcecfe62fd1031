"""What Wasteland's things, enemies, survivors and dice cannot be is refused with file, entry and reason."""

from pathlib import Path

import pytest
from tests.wasteland.pack import BUNDLED, READERS, read_changed, read_text

from bottlecap.engine.errors import BadContent
from bottlecap.games.wasteland.reading.entries import Entries

# By what is wrong: a file, a text in it, what stands there instead ("": at the end), and the complaint.
ITEMS = {
    "id-twice": ('id = "combat-knife"', 'id = "pipe-wrench"', "items.toml, item 'pipe-wrench': 'pipe-wrench' stands twice"),
    "copy-twice": ('id = "combat-knife"', 'id = "junk-2"', "items.toml, item 'junk': 'junk-2' stands twice"),
    "bad-id": ('id = "combat-knife"', 'id = "Combat Knife"', "item 'Combat Knife': id must be lower-case words"),
    "key": ('letters = "S"', 'letters = "S"\ncolour = "red"', "items.toml, item 'pipe-wrench': unknown key 'colour'"),
    "deck": ('deck = "loot"', 'deck = "attic"', "item 'pipe-wrench': deck must be one of loot, asset, unique, own, not 'attic'"),
    "kind": ('kind = "weapon"', 'kind = "toy"', "item 'pipe-wrench': kind must be one of weapon, "),
    "source": ('source = "box"', 'source = "attic"', "item 'pipe-wrench': source must be"),
    "no-name": ('ru = "Трубный ключ"', 'ru = ""', "item 'pipe-wrench': name must be given in English and Russian"),
    "no-flavour": (
        'flavour = { en = "Fixes leaks, bolts and arguments.", ru = "Устраняет течи, люфты и разногласия." }\n',
        "",
        "item 'pipe-wrench': flavour must be given in English and Russian",
    ),
    "too-few": ("copies = 4", "copies = 3", "items.toml: there must be 34 loot cards, and here are 33"),
    "too-many": ('deck = "loot"', 'deck = "asset"', "items.toml: there must be 34 loot cards, and here are 33"),
    "copies": ("copies = 2", 'copies = "two"', "item 'water': copies must be a whole number from 1 to 9, not 'two'"),
    "letter": ('letters = "S"', 'letters = "SX"', "item 'pipe-wrench': letters must be one of S, P, E, C, I, A, L, not 'X'"),
    "letter-twice": ('letters = "S"', 'letters = "SS"', "item 'pipe-wrench': letters names 'S' twice"),
    "no-letter": ('letters = "S"\n', "", "item 'pipe-wrench': a weapon shows letters, and nothing else does"),
    "letters-on-steak": (
        'does = ["heal 4"] }]',
        'does = ["heal 4"] }]\nletters = "S"',
        "a weapon shows letters, and nothing else does",
    ),
    "ranged-armour": ("armour = 1", "armour = 1\nranged = true", "item 'metal-armor': only a weapon is ranged"),
    "ranged-number": ("ranged = true", "ranged = 1", "item 'laser-rifle': ranged must be true or false, not 1"),
    "armour-on-a-weapon": ('letters = "S"', 'letters = "S"\narmour = 1', "item 'pipe-wrench': only apparel has armour"),
    "armour-4": ("armour = 1", "armour = 4", "item 'metal-armor': armour must be a whole number from 0 to 3, not 4"),
    "keyword": ('keywords = ["robot"]', 'keywords = ["pet"]', "item 'codsworth': keywords must be one of robot, not 'pet'"),
    "robot-weapon": ('letters = "S"', 'letters = "S"\nkeywords = ["robot"]', "item 'pipe-wrench': only a companion is a robot"),
    "no-price": ('lasting = ["hits-against robot:1"]\nprice = 4\n', "", "card of the deck 'loot' that is weapon needs a price"),
    "price-0": ("price = 4", "price = 0", "item 'pipe-wrench': price must be a whole number from 1 to 20, not 0"),
    "priced-companion": (
        'keep = ["no-trait vilified"]',
        'keep = ["no-trait vilified"]\nprice = 3',
        "item 'codsworth': companions, events,",
    ),
    "priced-event": ('does = ["caps 3"] }]', 'does = ["caps 3"] }]\nprice = 3', "item 'fistful-of-caps': companions, events,"),
    "priced-unique": (
        'letters = "PIL"',
        'letters = "PIL"\nprice = 9',
        "item 'alien-blaster': companions, events, rule cards and unique",
    ),
    "recruited-loot": (
        'keep = ["no-trait vilified"]',
        'recruit = ["letter C"]',
        "item 'codsworth': only a companion of the asset deck",
    ),
    "kept-weapon": (
        'letters = "S"',
        'letters = "S"\nkeep = ["letter S"]',
        "item 'pipe-wrench': only a companion asks for something",
    ),
    "ready-companion": (
        'keep = ["no-trait vilified"]',
        'ready = "caps 1"',
        "item 'codsworth': a companion is readied by what it asks for",
    ),
    "ready-never-turned": ('letters = "S"', 'letters = "S"\nready = "caps 1"', "item 'pipe-wrench': it is never exhausted"),
    "ready-verb": ('ready = "caps 1"', 'ready = "junk 1"', "item 'metal-armor': ready: there is no verb 'junk' (there are: caps)"),
    "lasting-junk": (
        'kind = "junk"',
        'kind = "junk"\nlasting = ["pack 1"]',
        "item 'junk': a card that is junk does nothing that lasts",
    ),
    "rule-loot": ('kind = "junk"\nprice = 2', 'kind = "rule"', "item 'junk': a rule card is a survivor's own, and is never used"),
    "event-later": ('when = "gained"', 'when = "turn"', "item 'fistful-of-caps': what happens when a card is gained is an event"),
    "turned-drug": (
        'cost = ["discard"], does = ["icons 2"]',
        'cost = ["exhaust"], does = ["icons 2"]',
        "drug is discarded by its use",
    ),
    "unknown-verb": (
        'does = ["heal 4"]',
        'does = ["sing 4"]',
        "item 'brahmin-steak': does: there is no verb 'sing' (there are: action,",
    ),
    "unknown-lasting": ('["hits-against robot:1"]', '["heal 1"]', "item 'pipe-wrench': lasting: there is no verb 'heal'"),
    "unknown-cost": (
        'cost = ["caps 1"]',
        'cost = ["xp 1"]',
        "item 'laser-rifle': cost: there is no verb 'xp' (there are: caps, discard,",
    ),
    "unknown-condition": ('keep = ["no-trait vilified"]', 'keep = ["tall"]', "item 'codsworth': keep: there is no verb 'tall'"),
    "unknown-trait": (
        'keep = ["no-trait vilified"]',
        'keep = ["no-trait tall"]',
        "item 'codsworth': 'no-trait' does not take 'tall'",
    ),
    "number-too-large": (
        'does = ["heal 4"]',
        'does = ["heal 40"]',
        "item 'brahmin-steak': a number from 1 to 16 is wanted, not '40'",
    ),
    "no-number": ('does = ["heal 4"]', 'does = ["heal much"]', "item 'brahmin-steak': a number from 1 to 16 is wanted, not 'much'"),
    "zero-of-both-signs": (
        'lasting = ["buy 1"]',
        'lasting = ["buy 0"]',
        "item 'raider-armor': a number from -3 to 3 is wanted, not '0'",
    ),
    "part-too-few": ("hits-against robot:1", "hits-against robot", "item 'pipe-wrench': 'hits-against' does not take 'robot'"),
    "part-too-many": ('does = ["unseen"]', 'does = ["unseen 2"]', "item 'calmex': 'unseen' does not take '2'"),
    "wrong-part": ("hits-against robot:1", "hits-against fog:1", "item 'pipe-wrench': 'hits-against' does not take 'fog:1'"),
    "two-rows-at-once": (
        'when = "in test", cost = ["discard"], does = ["set 1"]',
        'when = "turn or in test", cost = ["discard"], does = ["heal 1"]',
        "item 'calmex': two uses are for the same moment: turn",
    ),
    "too-many-phrases": (
        'does = ["heal 4"]',
        'does = ["heal 1", "heal 1", "heal 1", "heal 1", "heal 1", "heal 1", "heal 1", "heal 1", "heal 1"]',
        "item 'brahmin-steak': a use does at most 8 things",
    ),
    "event-on-a-turn": (
        'when = "gained"',
        'when = "gained or turn"',
        "item 'fistful-of-caps': an event happens when it is drawn, and costs nothing but itself",
    ),
    "event-for-caps": (
        'when = "gained", cost = ["discard"]',
        'when = "gained", cost = ["discard", "caps 1"]',
        "item 'fistful-of-caps': an event happens when it is drawn, and costs nothing but itself",
    ),
    "wrong-moment": ('does = ["heal 4"]', 'does = ["icons 1"]', "item 'brahmin-steak': 'icons 1' cannot be done turn"),
    "unknown-moment": (
        'when = "in fight"',
        'when = "at night"',
        "when must be one of turn, before fight, in fight, in test, gained",
    ),
    "no-cost": ('cost = ["caps 1"]', "cost = []", "item 'laser-rifle': a use must cost something"),
    "both-costs": (
        'cost = ["caps 1"]',
        'cost = ["exhaust", "discard"]',
        "item 'laser-rifle': a card is exhausted by its use or discarded",
    ),
    "does-nothing": ('does = ["heal 4"]', "does = []", "item 'brahmin-steak': a use must do something"),
    "row-key": ('does = ["heal 4"]', 'does = ["heal 4"], who = "me"', "item 'brahmin-steak': use has no 'who'"),
    "row-text": (
        'use = [{ when = "turn", cost = ["discard"], does = ["heal 4"] }]',
        'use = ["heal"]',
        "use must be a list of tables",
    ),
    "words-text": ('lasting = ["buy 1"]', 'lasting = "buy 1"', "item 'raider-armor': lasting must be a list of texts, not 'buy 1'"),
    "letters-list": ('letters = "S"', 'letters = ["S"]', "item 'pipe-wrench': letters must be a text, not ['S']"),
    "other-table": ("", "\n[[toy]]\nid = 'x'\n", "items.toml: unknown key 'toy'"),
    "no-toml": ("[[item]]", "[[item", "items.toml: is no TOML"),
}
PERKS = {
    "letter": (
        'letter = "S"',
        'letter = "Q"',
        "perks.toml, perk 'big-leagues': letter must be one of S, P, E, C, I, A, L, not 'Q'",
    ),
    "twice": ('id = "strong-back"', 'id = "big-leagues"', "perks.toml, perk 'big-leagues': 'big-leagues' stands twice"),
    "uneven": ('letter = "S"', 'letter = "L"', "perks.toml: there must be 2 perks of the letter S, and here are 1"),
    "stays": ('cost = ["discard"]', 'cost = ["exhaust"]', "perk 'big-leagues': a perk is used once, at the price of itself"),
    "no-use": (
        'use = [{ when = "in fight", cost = ["discard"], does = ["hits 3"] }]\n',
        "",
        "perk 'big-leagues': a perk is used once, at the price of itself",
    ),
    "count": ('letter = "S"', 'letter = "S"\ncopies = 2', "perks.toml: there must be 14 perks, and here are 15"),
}
AGENDAS = {
    "faction": (
        'faction = "star"',
        'faction = "moon"',
        "agendas.toml, agenda 'freedom-1': faction must be one of star, shield, not 'moon'",
    ),
    "neither": ('faction = "star"\n', "", "agenda 'freedom-1': an agenda card is a faction's, or says when it is worth more"),
    "players": ("players = 2", "players = 5", "agenda 'freedom-2': players must be a whole number from 1 to 4, not 5"),
    "force": ('["star", "creature", "human"]', '["star", "fog"]', "agenda 'freedom-1': activates must be one of creature, human,"),
    "force-twice": ('["star", "creature", "human"]', '["star", "human", "human"]', "'freedom-1': activates names 'human' twice"),
    "not-its-own": ('["star", "creature", "human"]', '["shield", "creature"]', "'freedom-1': a faction's agenda activates its own"),
    "only-its-own": (
        '["star", "creature", "human"]',
        '["star"]',
        "'freedom-1': a faction's agenda activates its own faction and one or",
    ),
    "three-types": (
        '["creature", "robot"]',
        '["creature", "robot", "human"]',
        "'know-it-all-1': a personal agenda activates 2 types",
    ),
    "personal-faction": ('["creature", "robot"]', '["creature", "star"]', "'know-it-all-1': a personal agenda activates 2 types"),
    "too-much": ("influence = 2", "influence = 3", "'know-it-all-1': influence must be a whole number from 1 to 2, not 3"),
    "not-more": ("influence = 2", "influence = 1", "'know-it-all-1': each step must be worth more than the one before it"),
    "no-condition": ('if = ["unexplored-most 1"]', "if = []", "'know-it-all-1': more influence needs a condition"),
    "condition": ('if = ["unexplored-most 1"]', 'if = ["luck 1"]', "'know-it-all-1': if: there is no verb 'luck'"),
    "twice": ('id = "freedom-2"', 'id = "freedom-1"', "agenda 'freedom-1': 'freedom-1' stands twice"),
    "count": ('id = "curator"', 'id = "curator"\ncopies = 2', "agendas.toml: there must be 23 agenda cards, and here are 24"),
}
ENEMIES = {
    "type": ('type = "creature"', 'type = "pet"', "enemies.toml, enemy 'radroach': type must be one of creature, human, robot,"),
    "level": ("level = 1", "level = 4", "enemy 'radroach': level must be a whole number from 1 to 3, not 4"),
    "part": (
        'parts = "torso legs"',
        'parts = "tail"',
        "enemy 'radroach': parts must be one of head, torso, arms, legs, not 'tail'",
    ),
    "property": ('has = ["radioactive"]', 'has = ["shy"]', "enemy 'radroach': has must be one of aggressive, armored,"),
    "no-property": ('has = ["radioactive"]', "has = []", "enemy 'radroach': an enemy has one or two properties"),
    "three-properties": (
        '["aggressive", "flee"]',
        '["aggressive", "flee", "loot"]',
        "enemy 'radscorpion': an enemy has one or two",
    ),
    "too-strong": (
        'parts = "head torso"\nhas = ["ranged", "loot"]\ncopies = 1',
        'parts = "head torso"\nhas = ["armored", "loot"]\ncopies = 1',
        "enemy 'overlord': it cannot be killed: it takes 4 hits, and there are 3 dice",
    ),
    "no-parts": ('parts = "torso legs"', 'parts = ""', "enemy 'radroach': it cannot be killed: no face of the dice shows a part"),
    "count": ("copies = 2", "copies = 3", "enemies.toml: there must be 27 enemy tokens, and here are 28"),
    "twice": ('id = "mole-rat"', 'id = "bloatfly"', "enemy 'bloatfly': 'bloatfly' stands twice"),
}
DICE = {
    "part": ('parts = "head"', 'parts = "hat"', "dice.toml, face 'head': parts must be one of head, torso, arms, legs, not 'hat'"),
    "hits": ("hits = 2", "hits = 3", "face 'head': hits must be a whole number from 0 to 2, not 3"),
    "no-hits": ("hits = 2\n", "", "face 'head': hits must be a whole number from 0 to 2, not -1"),
    "twice": ('id = "torso"', 'id = "head"', "face 'head': 'head' stands twice"),
    "count": (
        "",
        '\n[[face]]\nid = "hat"\nname = { en = "H", ru = "Ш" }\nparts = "head"\nhits = 0\nsource = "design"\n',
        "6 faces, and here are 7",
    ),
}
SURVIVORS = {
    "letter": ('letter = "L"', 'letter = "B"', "survivors.toml, survivor 'vault-dweller': letter must be one of S,"),
    "health": ("health = 12", "health = 17", "survivor 'ghoul': health must be a whole number from 1 to 16, not 17"),
    "trait": ('trait = "super-mutant"', 'trait = "tall"', "survivor 'super-mutant': trait must be one of idolized, vilified,"),
    "card": ('card = "vault-suit"', 'card = "hat"', "survivor 'vault-dweller': there is no survivor's own card 'hat'"),
    "not-own": ('card = "vault-suit"', 'card = "minigun"', "survivor 'vault-dweller': there is no survivor's own card 'minigun'"),
    "same-card": (
        'card = "tire-iron"',
        'card = "vault-suit"',
        "survivor 'wastelander': 'vault-suit' is another survivor's own card",
    ),
    "twice": ('id = "wastelander"', 'id = "vault-dweller"', "survivor 'vault-dweller': 'vault-dweller' stands twice"),
    "missing-trait": ('id = "synth"', 'id = "cyborg"', "survivors.toml: the traits must be idolized, vilified, synth,"),
    "sides": (
        'other = "vilified"',
        'other = "synth"',
        "survivors.toml, trait 'idolized': two sides of a token must name one another",
    ),
    "own-side": ('other = "vilified"', 'other = "idolized"', "trait 'idolized': two sides of a token must name one another"),
    "trait-on-a-turn": (
        'when = "in fight or in test", cost = ["discard"], does = ["reroll 1"]',
        'when = "turn", cost = ["discard"], does = ["heal 1"]',
        "trait 'well-rested': a trait is given up in a fight or a test, at the price of itself",
    ),
    "trait-for-caps": (
        'cost = ["discard"], does = ["reroll 1"]',
        'cost = ["caps 1"], does = ["reroll 1"]',
        "trait 'well-rested': a trait is given up in a fight or a test, at the price of itself",
    ),
    "trait-that-strides": (
        '["camp-heal -2"]',
        '["stride 1"]',
        "trait 'addicted': of what lasts a trait has no more than camp-heal",
    ),
    "lock": ("locked = true", 'locked = "yes"', "trait 'super-mutant': locked must be true or false, not 'yes'"),
    "trait-verb": ('["camp-heal -2"]', '["camp-heal -9"]', "trait 'addicted': a number from -3 to 5 is wanted, not '-9'"),
    "no-traits": ("[[trait]]", "[[quirk]]", "survivors.toml: unknown key 'quirk'"),
}
BROKEN = [
    pytest.param(f"{file}.toml", *case, id=f"{file}-{name}")
    for file, cases in {
        "items": ITEMS,
        "perks": PERKS,
        "agendas": AGENDAS,
        "enemies": ENEMIES,
        "dice": DICE,
        "survivors": SURVIVORS,
    }.items()
    for name, case in cases.items()
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), BROKEN)
def test_what_cannot_be_is_refused(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadContent) as refused:
        read_changed(tmp_path, file, old, new)
    assert complaint in str(refused.value)
    assert str(refused.value).startswith(file)


def test_survivors_without_traits_are_refused(tmp_path: Path) -> None:
    text = (BUNDLED / "survivors.toml").read_text(encoding="utf-8")
    with pytest.raises(BadContent, match=r"survivors.toml: it should hold entries \[\[trait\]\]"):
        read_text(tmp_path, "survivors.toml", text[: text.index("[[trait]]")])


def test_sides_of_two_tokens_are_refused(tmp_path: Path) -> None:
    text = (BUNDLED / "survivors.toml").read_text(encoding="utf-8")
    crossed = {"vilified": "synth", "synth": "vilified", "idolized": "super-mutant", "super-mutant": "idolized"}
    for side in crossed:
        text = text.replace(f'other = "{side}"', f'other = "<{side}>"')
    for side, other in crossed.items():
        text = text.replace(f'other = "<{side}>"', f'other = "{other}"')
    with pytest.raises(BadContent, match=r"trait 'idolized': two sides of a token must name one another"):
        read_text(tmp_path, "survivors.toml", text)


def test_a_type_without_tokens_is_refused(tmp_path: Path) -> None:
    text = (BUNDLED / "enemies.toml").read_text(encoding="utf-8")
    with pytest.raises(BadContent, match=r"enemies.toml: there is no enemy of the type 'robot'"):
        read_text(tmp_path, "enemies.toml", text.replace('type = "robot"', 'type = "human"'))


@pytest.mark.parametrize("file", READERS)
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    with pytest.raises(BadContent, match=f"{file}: cannot be read"):
        READERS[file](Entries(tmp_path))
