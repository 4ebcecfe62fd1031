"""The content of Monopoly: what a pack cannot be is refused with file, entry and reason; effects are worded from it."""

from pathlib import Path

import pytest
from tests.monopoly.table import pack

import bottlecap
from bottlecap.games.monopoly.content import load

WRONG = [
    ("an unknown key", "deeds.toml", "price = 60", "price = 60\ncolour = 1", "deeds.toml, deed 'arroyo': unknown key 'colour'"),
    ("no price", "deeds.toml", "price = 60\n", "", "deeds.toml, deed 'arroyo': price must be"),
    ("a price below 1", "deeds.toml", "price = 60", "price = 0", "price must be a whole number from 1"),
    ("a price of another type", "deeds.toml", "price = 60", "price = true", "price must be a whole number"),
    ("an unknown group", "deeds.toml", 'group = "brown"', 'group = "grey"', "deed 'arroyo': group must be one of"),
    ("a group too small", "deeds.toml", 'group = "brown"', 'group = "dark-blue"', "group 'brown': it has 2 or 3 streets"),
    ("a station too few", "deeds.toml", "[25, 50, 100, 200]", "[25, 50, 100]", "deed 'metro-center': rent must be a list of 4"),
    ("rents that fall", "deeds.toml", "[2, 10, 30,", "[2, 10, 9,", "deed 'arroyo': rent must grow"),
    ("an odd building", "deeds.toml", "building = 50", "building = 51", "deed 'arroyo': building must be even"),
    ("different buildings", "deeds.toml", "building = 50", "building = 52", "group 'brown': its streets have different prices"),
    ("a deed twice", "deeds.toml", 'id = "klamath"', 'id = "arroyo"', "deed 'arroyo': stands twice"),
    ("no source", "deeds.toml", 'source = "box"\n', "", "deed 'arroyo': source must be"),
    ("one language", "deeds.toml", ', ru = "Арройо"', "", "deed 'arroyo': name must be given in English and Russian"),
    ("a bad id", "deeds.toml", 'id = "arroyo"', 'id = "Arroyo!"', "id must be lower-case"),
    ("a deed missing", "deeds.toml", "[[deed]]", "[[dead]]", "deeds.toml: unknown key 'dead'"),
    ("a square of no deed", "squares.toml", 'deed = "arroyo"', 'deed = "atlantis"', "square 1: there is no deed 'atlantis'"),
    (
        "deeds out of order",
        "squares.toml",
        'deed = "arroyo"',
        'deed = "klamath"',
        "must stand in deeds.toml in the order",
    ),
    ("an unknown square", "squares.toml", 'kind = "parking"', 'kind = "beach"', "square 'free-parking': kind must be one of"),
    ("too many taxes", "squares.toml", 'kind = "parking"', 'kind = "tax"\namount = 5', "the board has 2 of kind 'tax'"),
    ("a tax of nothing", "squares.toml", "amount = 200\n", "", "square 'children-of-atom': amount must be"),
    ("GO elsewhere", "squares.toml", 'kind = "go"', 'kind = "parking"', "squares.toml: the board has 1 of kind 'go'"),
    ("an unknown effect", "special.toml", '"gain 50"', '"win 50"', "special 'fortune-finder': there is no effect 'win'"),
    ("an effect without its number", "special.toml", '"gain 50"', '"gain"', "effect 'gain' does not take ''"),
    ("an effect with a number too many", "special.toml", '"gain 50"', '"gain 50 5"', "effect 'gain' does not take '50 5'"),
    ("an effect with one number of two", "special.toml", '"repairs 25 100"', '"repairs 25"', "'repairs' does not take '25'"),
    ("an effect that has no number", "special.toml", '"jail"', '"jail 5"', "effect 'jail' does not take '5'"),
    ("an effect to no such group", "special.toml", '"nearest radio"', '"nearest red"', "effect 'nearest' does not take 'red'"),
    ("an effect too far back", "special.toml", '"back 3"', '"back 40"', "a number from 1 to 39 is wanted, not '40'"),
    ("an effect of nothing", "special.toml", '"gain 50"', '"gain 0"', "a number from 1 to 9999 is wanted"),
    ("an effect to nowhere", "special.toml", '"advance megaton"', '"advance atlantis"', "there is no square 'atlantis'"),
    ("an effect in circles", "special.toml", '"advance megaton"', '"advance special-1"', "could lead on for ever"),
    ("no card out of jail", "guide.toml", '"jail-free"', '"gain 5"', "guide.toml: no card gets out of jail"),
    ("two cards out of jail", "guide.toml", '"gain 200"', '"jail-free"', "this is the second"),
    ("a token twice", "tokens.toml", 'id = "helmet"', 'id = "pistol"', "token 'pistol': stands twice"),
    ("a token missing", "tokens.toml", "[[token]]", "", "tokens.toml"),
    ("no TOML", "tokens.toml", "[[token]]", "[[token", "tokens.toml: is no TOML"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_pack_that_cannot_be_is_refused(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(bottlecap.BadContent) as caught:
        load(pack(tmp_path, file, old, new))
    assert said in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(bottlecap.BadContent, match=r"tokens\.toml: cannot be read"):
        load(tmp_path)


def test_the_hash_is_of_what_changes_play(tmp_path: Path) -> None:
    bundled = load(None).hash
    assert load(pack(tmp_path / "names", "deeds.toml", '"Arroyo"', '"Elsewhere"')).hash == bundled
    assert load(pack(tmp_path / "prices", "deeds.toml", "price = 60", "price = 65")).hash != bundled


def test_a_match_is_played_with_a_pack_of_ones_own(tmp_path: Path) -> None:
    folder = pack(tmp_path, "squares.toml", "amount = 200", "amount = 150")
    match = bottlecap.new("monopoly", seed=1, content=folder)
    assert match.game.content != bottlecap.new("monopoly", seed=1).game.content


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_deed_and_card_is_worded(lang: str) -> None:
    lines = bottlecap.new("monopoly", seed=1).game.effects(lang)
    assert len(lines) == 28 + 32
    assert len(set(lines)) == len(lines)
    assert all("effect-" not in line and "deed-" not in line and "{" not in line for line in lines)
