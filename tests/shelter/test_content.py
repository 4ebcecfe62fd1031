"""Shelter's cards: what a pack cannot be is refused with its file and its entry; what it can be is played with."""

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import bottlecap

BUNDLED = Path(bottlecap.__file__).parent / "games" / "shelter" / "content"
# The cards of the rule tests, whose texts stay as they are.
CARDS = Path(__file__).parent / "cards"
HEAD = 'id = "{id}"\nname = {{ en = "X", ru = "Х" }}\nsource = "design"\n'
DECK_ROOM = "\n[[room]]\n" + HEAD + 'price = ["food"]\nspace = [{{ reward = ["food"] }}]\n'
ITEM = "\n[[item]]\n" + HEAD + 'group = "tool"\nability = "heal"\n'
THREAT = "\n[[threat]]\n" + HEAD + 'fight = 5\nreward = ["food"]\n'


def copied(folder: Path, cards: Path = CARDS) -> Path:
    """A copy of a pack."""
    copy = folder / "pack"
    shutil.copytree(cards, copy)
    return copy


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Put a text in the place of the first such text of a file."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} does not hold {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def load(content: Path) -> bottlecap.Match:
    return bottlecap.new("shelter", players=4, seed=1, content=content)


def many(entry: str) -> str:
    """252 cards like that."""
    return "".join(entry.format(id=f"more{n}") + "copies = 9\n" for n in range(28))


# A file, a text in it, what stands there instead ("" and a text: it is added at the end), and the complaint.
BROKEN = {
    # keys
    "room-key": ("rooms.toml", 'id = "diner"', 'id = "diner"\ncolour = "red"', "rooms.toml, room 'diner': unknown key 'colour'"),
    "space-key": (
        "rooms.toml",
        '{ letter = "A", reward = ["food", "food"] }',
        '{ size = 2, reward = ["food"] }',
        "room 'diner': a space has no key 'size'",
    ),
    "item-key": ("items.toml", 'id = "dog"', 'id = "dog"\nprice = 3', "items.toml, item 'dog': unknown key 'price'"),
    "threat-key": (
        "threats.toml",
        'id = "fire"',
        'id = "fire"\nlinked = true',
        "threats.toml, threat 'fire': unknown key 'linked'",
    ),
    "elevator-key": (
        "elevators.toml",
        'id = "blue"',
        'id = "blue"\nspeed = 1',
        "elevators.toml, elevator 'blue': unknown key 'speed'",
    ),
    "layout-key": ("layout.toml", "", "\nrows = 3\n", "layout.toml: unknown key 'rows'"),
    "file-key": ("threats.toml", "", "\n[other]\nx = 1\n", "threats.toml: unknown key 'other'"),
    "start-with-price": ("rooms.toml", "start = 4", 'start = 4\nprice = ["food"]', "room 'diner': unknown key 'price'"),
    # counts
    "room-too-many": ("rooms.toml", "", many(DECK_ROOM), "rooms.toml: a pack has 7 to 250 rooms, and here are 282"),
    "item-too-many": ("items.toml", "", many(ITEM), "items.toml: a pack has 1 to 250 items, and here are 283"),
    "threat-too-many": ("threats.toml", "", many(THREAT), "threats.toml: a pack has 1 to 250 threats, and here are 270"),
    "no-copies": (
        "threats.toml",
        "copies = 3",
        "copies = 0",
        "threat 'radroaches': copies must be a whole number from 1 to 9, not 0",
    ),
    # ids
    "room-twice": ("rooms.toml", 'id = "armory"', 'id = "medbay"', "rooms.toml, room 'medbay': stands twice"),
    "copy-twice": ("rooms.toml", 'id = "armory"', 'id = "garden-2"', "rooms.toml, room 'garden-2': stands twice"),
    "item-twice": ("items.toml", 'id = "cat"', 'id = "dog"', "items.toml, item 'dog': stands twice"),
    "threat-twice": ("threats.toml", 'id = "breakdown"', 'id = "deathclaw"', "threats.toml, threat 'deathclaw': stands twice"),
    "bad-id": ("items.toml", 'id = "dog"', 'id = "Loyal Dog"', "item 'Loyal Dog': id must be lower-case words"),
    "no-id": ("items.toml", 'id = "dog"\n', "", "items.toml, item None: id must be lower-case words"),
    "no-top-elevator": (
        "elevators.toml",
        'id = "top"',
        'id = "red"',
        "elevators.toml, elevator 'red': the first elevator is the top one",
    ),
    "start-place-twice": ("rooms.toml", "start = 4", "start = 5", "each place of the top level has one starting room"),
    "start-place": ("rooms.toml", "start = 4", "start = 6", "room 'diner': start must be a whole number from 0 to 5, not 6"),
    "starts-late": (
        "rooms.toml",
        "start = 5",
        'price = ["food"]',
        "room 'power-generator': the six starting rooms must come first",
    ),
    # what a space costs and gives
    "reward": ("rooms.toml", '"refresh-items"', '"refresh-all"', "room 'water-treatment': there is no reward 'refresh-all'"),
    "reward-letter": ("rooms.toml", '"train-C"', '"train-X"', "room 'lounge': there is no reward 'train-X'"),
    "reward-price": ("rooms.toml", '"train-C"', '"price"', "room 'lounge': there is no reward 'price'"),
    "no-reward": ("rooms.toml", '{ reward = ["train"] }', "{ reward = [] }", "room 'vault-entrance': a space has 1 to 12 rewards"),
    "threat-reward": ("threats.toml", '"item"]', '"luck"]', "threats.toml, threat 'deathclaw': there is no reward 'luck'"),
    "cost": ("rooms.toml", 'cost = ["water"]', 'cost = ["caps"]', "rooms.toml, room 'wasteland': there is no cost 'caps'"),
    "cost-happiness": ("rooms.toml", 'cost = ["water"]', 'cost = ["happiness"]', "room 'wasteland': there is no cost 'happiness'"),
    "cost-no-list": ("rooms.toml", 'cost = ["water"]', 'cost = "water"', "room 'wasteland': cost must be a list of icons"),
    "cost-beyond-the-tracks": (
        "rooms.toml",
        'cost = ["water"]',
        f"cost = {['water'] * 7}",
        "room 'wasteland': a cost that nobody can pay",
    ),
    "price-and-more": (
        "elevators.toml",
        'cost = ["price"]',
        'cost = ["price", "food"]',
        "elevators.toml, elevator 'blue': where a room's price is paid, it must be the only cost",
    ),
    "injured-for-injury": (
        "rooms.toml",
        '{ injured = true, reward = ["heal", "any"] }',
        '{ injured = true, cost = ["injury"], reward = ["heal"] }',
        "room 'medbay': a space for the injured cannot cost an injury",
    ),
    "injured-linked": (
        "rooms.toml",
        '{ linked = true, reward = ["dweller"] }',
        '{ linked = true, injured = true, reward = ["dweller"] }',
        "room 'living-quarters': a space for the injured cannot be linked",
    ),
    "linked-and-another": (
        "rooms.toml",
        '{ linked = true, reward = ["dweller"] }',
        '{ linked = true, reward = ["dweller"] }, { reward = ["food"] }',
        "room 'living-quarters': a linked space fills its room",
    ),
    "linked-no-boolean": ("rooms.toml", "linked = true", 'linked = "yes"', "room 'living-quarters': linked must be true or false"),
    "three-spaces": (
        "rooms.toml",
        '{ reward = ["any"] },',
        '{ reward = ["any"] }, { reward = ["any"] },',
        "room 'vault-entrance': a room has one or two spaces",
    ),
    "no-space": ("elevators.toml", 'space = { injured = true, reward = ["heal"] }', "", "elevator 'top': a space is a table"),
    "letter": (
        "rooms.toml",
        'letter = "P"',
        'letter = "Q"',
        "room 'water-treatment': letter must be one of S, P, E, C, I, A, L, not 'Q'",
    ),
    "threat-letter": ("threats.toml", 'letter = "P"', 'letter = "p"', "threat 'mole-rats': letter must be one of"),
    "exchange": ("rooms.toml", '"exchange food:water"', '"exchange food"', "room 'diner': an exchange is like"),
    "exchange-happiness": ("rooms.toml", '"exchange food:water"', '"exchange food:happiness"', "room 'diner': an exchange is like"),
    # prices
    "no-price": ("rooms.toml", 'price = ["water", "any"]\n', "", "room 'storage-room': a room of the deck needs a price"),
    "price-in-items": (
        "rooms.toml",
        'price = ["water", "any"]',
        'price = ["item"]',
        "room 'storage-room': a price is paid in resources",
    ),
    "price-beyond-the-tracks": (
        "rooms.toml",
        'price = ["water", "any"]',
        f"price = {['water'] * 7}",
        "room 'storage-room': a price that nobody can pay: a track holds 6",
    ),
    # threats
    "injuring-threat": (
        "threats.toml",
        'cost = ["water", "water"]',
        'cost = ["injury"]',
        "threat 'fire': a threat that costs an injury",
    ),
    "fight-too-high": ("threats.toml", "fight = 11", "fight = 13", "threat 'deathclaw': a threat that could never be defeated"),
    "fight-no-number": ("threats.toml", "fight = 11", "fight = true", "threat 'deathclaw': fight must be a whole number"),
    "threat-price": (
        "threats.toml",
        'cost = ["water", "water"]',
        'cost = ["price"]',
        "threat 'fire': a threat has no room's price",
    ),
    # words
    "no-russian": (
        "rooms.toml",
        'name = { en = "Diner", ru = "Столовая" }',
        'name = { en = "Diner" }',
        "room 'diner': name must be given in",
    ),
    "empty-russian": ("items.toml", 'ru = "Верный пёс"', 'ru = ""', "item 'dog': name must be given in English and Russian"),
    "flavour-language": (
        "threats.toml",
        'id = "fire"',
        'id = "fire"\nflavour = { en = "It is warm." }',
        "threats.toml, threat 'fire': flavour must be given in English and Russian",
    ),
    "flavour-empty": (
        "rooms.toml",
        'id = "diner"',
        'id = "diner"\nflavour = { en = "", ru = "Вкусно." }',
        "rooms.toml, room 'diner': flavour must be given in English and Russian",
    ),
    "flavour-no-table": (
        "items.toml",
        'id = "dog"',
        'id = "dog"\nflavour = "Woof."',
        "items.toml, item 'dog': flavour must be given in English and Russian",
    ),
    "flavour-of-the-layout": ("layout.toml", "", "\nflavour = 1\n", "layout.toml: unknown key 'flavour'"),
    "no-english": ("threats.toml", '{ en = "Fire", ru = "Пожар" }', '{ ru = "Пожар" }', "threat 'fire': name must be given in"),
    "third-language": ("threats.toml", 'ru = "Пожар"', 'ru = "Пожар", de = "Feuer"', "threat 'fire': name must be given in"),
    "source": ("threats.toml", 'source = "design"', 'source = "web"', "threats.toml, threat 'radroaches': source must be"),
    # items
    "ability": ("items.toml", '"fight 1"', '"punch 1"', "items.toml, item '10mm-pistol': there is no ability 'punch 1'"),
    "ability-number": ("items.toml", '"fight 1"', '"fight 9"', "item '10mm-pistol': a number from 1 to 6 is wanted"),
    "ability-letter": ("items.toml", '"trained E"', '"trained X"', "item 'hazmat-suit': there is no ability 'trained X'"),
    "ability-trade": ("items.toml", '"trade food:happiness"', '"trade happiness:food"', "item 'parrot': a trade is like"),
    "ability-trade-gain": (
        "items.toml",
        '"trade food:happiness"',
        '"trade food:dweller"',
        "item 'parrot': a trade gives resources or happiness",
    ),
    "ability-none": ("items.toml", 'ability = "fight 1"\n', "", "item '10mm-pistol': ability must be a text"),
    "group": ("items.toml", 'group = "pet"', 'group = "beast"', "item 'dog': group must be weapon, outfit, pet, tool or keepsake"),
    # the layout
    "column-twice": ("layout.toml", "[12, 12]", "[2, 2]", "layout.toml: column 2 cannot be, or stands in two places"),
    "column-seven": ("layout.toml", "[12, 12]", "[12, 7]", "layout.toml: column 7 cannot be, or stands in two places"),
    "column-one": ("layout.toml", "[2, 2]", "[1, 0]", "layout.toml: column 1 cannot be, or stands in two places"),
    "column-high": ("layout.toml", "[12, 12]", "[13, 0]", "layout.toml: a place has two column numbers"),
    "columns-short": ("layout.toml", ", [12, 12]", "", "layout.toml: columns must be a list of 6 places"),
    # files
    "no-toml": ("items.toml", "[[item]]", "[[item]", "items.toml: is no TOML"),
    "no-entries": ("threats.toml", "[[threat]]", "[threat]", "threats.toml"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_pack_is_refused_with_file_and_entry(tmp_path: Path, case: str) -> None:
    file, old, new, complaint = BROKEN[case]
    content = copied(tmp_path)
    if old:
        edit(content, file, old, new)
    elif file == "layout.toml" or not new.startswith("\n[other]"):
        (content / file).write_text((content / file).read_text(encoding="utf-8") + new, encoding="utf-8")
    else:
        (content / file).write_text(new + (content / file).read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(bottlecap.BadContent, match=re.escape(complaint)) as raised:
        load(content)
    assert str(raised.value).startswith(file)
    assert str(tmp_path) not in str(raised.value)


def test_a_pack_without_a_deck_of_rooms_is_refused(tmp_path: Path) -> None:
    content = copied(tmp_path)
    entries = (content / "rooms.toml").read_text(encoding="utf-8").split("[[room]]")
    (content / "rooms.toml").write_text("[[room]]".join(entries[:7]), encoding="utf-8")
    with pytest.raises(bottlecap.BadContent, match=r"^rooms.toml: a pack has 7 to 250 rooms, and here are 6$"):
        load(content)


def test_a_coloured_elevator_has_no_copies(tmp_path: Path) -> None:
    """Five elevators by their number, but one twice: each level has one of its own."""
    content = copied(tmp_path)
    text = (content / "elevators.toml").read_text(encoding="utf-8")
    four = text[: text.index('[[elevator]]\nid = "purple"')]
    (content / "elevators.toml").write_text(four.replace('id = "blue"', 'id = "blue"\ncopies = 2'), encoding="utf-8")
    with pytest.raises(bottlecap.BadContent, match=r"^elevators.toml, elevator 'blue'"):
        load(content)


@pytest.mark.parametrize("file", ["rooms.toml", "elevators.toml", "items.toml", "threats.toml", "layout.toml"])
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    content = copied(tmp_path)
    (content / file).unlink()
    with pytest.raises(bottlecap.BadContent, match=f"^{re.escape(file)}: cannot be read"):
        load(content)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    content = copied(tmp_path)
    (content / "items.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(bottlecap.BadContent, match=r"^items.toml: is no TOML"):
        load(content)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(bottlecap.BadContent, match="no such folder"):
        load(tmp_path / "nowhere")


# --- packs that can be played ---------------------------------------------------------------------


def other_numbers(content: Path) -> None:
    edit(
        content, "rooms.toml", '{ letter = "A", reward = ["food", "food"] }', '{ letter = "A", reward = ["food", "food", "water"] }'
    )
    edit(content, "threats.toml", "fight = 6", "fight = 5")
    edit(content, "layout.toml", "[2, 2]", "[0, 2]")


def test_a_pack_with_other_numbers_is_used(tmp_path: Path) -> None:
    content = copied(tmp_path)
    other_numbers(content)
    match = bottlecap.new("shelter", players=2, seed=1, options={"first": "seat-1"}, content=content)
    other = bottlecap.new("shelter", players=2, seed=1, options={"first": "seat-1"}, content=CARDS)
    assert match.game.content != other.game.content
    for played, water in ((match, 1), (other, 0)):
        diner = next(action for action in played.actions(0) if action.to_json().get("space") == "diner/1")
        played.play(diner, 0)
        players = played.view(None)["players"]
        assert isinstance(players, list)
        assert (players[0]["food"], players[0]["water"]) == (2, water)
    assert "2 food and 1 water" in match.game.render(match.view(None), "en")


def test_a_pack_of_ones_own_plays_to_the_end_and_is_kept_in_the_record(tmp_path: Path) -> None:
    content = copied(tmp_path)
    other_numbers(content)
    match = bottlecap.new("shelter", players=2, seed=3, options={"rounds": 2}, content=content)
    while not match.over:
        seat = match.seats[0]
        match.play(match.actions(seat)[-1], seat)
    record = match.record()
    assert bottlecap.replay(record).hash == match.hash
    assert bottlecap.from_bytes(match.to_bytes()).game.content == match.game.content


def enlarged(content: Path) -> None:
    """Every item three times, every threat and every room of the deck twice."""
    for file, times in (("items", 3), ("threats", 2), ("rooms", 2)):
        path = content / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        entry = f"[[{file[:-1]}]]"
        entries = [part for part in text.split(entry)[1:] if "start = " not in part]
        for n in range(1, times):
            text += "".join("\n" + entry + re.sub(r'id = "([^"]+)"', rf'id = "\1-more{n}"', part) for part in entries)
        path.write_text(text, encoding="utf-8")


def test_a_pack_with_many_more_cards_is_played_with_all_of_them(tmp_path: Path) -> None:
    """93 items: more than a word of a set has bits. Beside it the bundled pack keeps its own numbers."""
    content = copied(tmp_path, BUNDLED)
    enlarged(content)
    used: set[str] = set()
    for seed in range(3):
        match = bottlecap.new("shelter", players=4, seed=seed, content=content)
        small = bottlecap.new("shelter", players=4, seed=seed)
        assert [len(match.game.domains[name]) for name in ("item", "room", "threat")] == [93, 54, 36]
        assert match.game.action_count > small.game.action_count
        rng = random.Random(seed)
        while not match.over:
            seat = rng.choice(match.seats)
            actions = match.actions(seat)
            action = rng.choice([action for action in actions if action.kind in ("take-item", "use")] or actions)
            assert match.game.action(match.game.index(action.code)) == action
            match.play(action, seat)
            if action.kind == "use":
                used.add(str(action.to_json()["item"]))
                turned = match.position()["exhausted"]
                assert isinstance(turned, list)
                again = bottlecap.new("shelter", position=match.position(), content=content)
                assert again.view(None) == match.view(None)
        assert bottlecap.replay(match.record()).hash == match.hash
        assert bottlecap.from_bytes(match.to_bytes()).hash == match.hash
        actions = small.actions(small.seats[0])
        assert all(small.game.action(small.game.index(action.code)) == action for action in actions)
    ids = match.game.domains["item"]
    assert max(ids.index(item) for item in used) > 64


def in_rooms(old: str, new: str) -> Callable[[Path], None]:
    return lambda content: edit(content, "rooms.toml", old, new)


WORDS: dict[str, Callable[[Path], None]] = {
    "names": in_rooms('{ en = "Diner", ru = "Столовая" }', '{ en = "Canteen", ru = "Кафе" }'),
    "flavour": in_rooms('id = "diner"', 'id = "diner"\nflavour = { en = "Open late.", ru = "Допоздна." }'),
    "source": in_rooms('source = "box"', 'source = "design"'),
    "comment": in_rooms("start = 4", "start = 4  # the diner"),
}
PLAYS: dict[str, Callable[[Path], None]] = {
    "price": in_rooms('price = ["water", "any"]', 'price = ["water", "water"]'),
    "reward": in_rooms('"train-C"', '"train-I"'),
    "place": in_rooms('id = "diner"', 'id = "canteen"'),
    "columns": lambda content: edit(content, "layout.toml", "[2, 2]", "[0, 2]"),
    "ability": lambda content: edit(content, "items.toml", '"fight 1"', '"fight 2"'),
    "fight": lambda content: edit(content, "threats.toml", "fight = 6", "fight = 5"),
    "elevator": lambda content: edit(content, "elevators.toml", '"happiness", "happiness"', '"happiness"'),
}


@pytest.mark.parametrize("case", WORDS)
def test_changing_only_words_keeps_the_hash(tmp_path: Path, case: str) -> None:
    content = copied(tmp_path)
    WORDS[case](content)
    assert load(content).game.content == load(CARDS).game.content


@pytest.mark.parametrize("case", PLAYS)
def test_changing_what_is_played_changes_the_hash(tmp_path: Path, case: str) -> None:
    content = copied(tmp_path)
    PLAYS[case](content)
    assert load(content).game.content != load(CARDS).game.content


def test_a_copy_of_the_bundled_pack_has_its_hash(tmp_path: Path) -> None:
    assert load(copied(tmp_path, BUNDLED)).game.content == bottlecap.new("shelter").game.content


def test_changed_names_are_shown(tmp_path: Path) -> None:
    content = copied(tmp_path)
    WORDS["names"](content)
    match = load(content)
    assert "Canteen" in match.game.render(match.view(None), "en")
    assert "Кафе" in match.game.render(match.view(None), "ru")
