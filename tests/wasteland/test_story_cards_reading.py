"""What phrases about survivors and cards cannot be is refused with file, entry and reason."""

from pathlib import Path

import pytest
from tests.wasteland.story import pack_in

from bottlecap.engine.errors import BadContent
from bottlecap.games.wasteland.reading.whole import load

FILE = "story/survivors.toml"
# By what is wrong: a text of the file, what stands there instead, and the complaint.
CASES = {
    "shop-order": ('"shop N+1 sale 1"', '"shop N+1 sale 1 more 2"', "'bazaar', option 2: 'shop' does not take 'more 2'"),
    "shop-kinds": ("cheaper 2 weapon drug", "cheaper 2 hats", "'bazaar', option 1: kinds must be item or some of weapon, "),
    "shop-cheaper": ("cheaper 1 item", "cheaper item", "'bazaar', option 3: a number from 1 to 9 is wanted, not 'item'"),
    "free": ('"companion from assets free"', '"companion from assets cheap"', "'companion from assets' does not take 'cheap'"),
    "role": ('"keep muster"', '"keep hat"', "role must be one of endorsement, log, muster, guide, not 'hat'"),
    "rival": ('"for rival vilified: fight human"', '"for rival synth: fight human"', "trait must be one of idolized, vilified"),
    "whom": ('"for rival adjacent: fight creature"', '"for enemies: fight creature"', "there is no verb 'enemies'"),
    "pool": ('"pool 421-426"', '"pool 421"', "encounters are written \"72-79\", not '421'"),
    "pool-gap": ('"pool 421-426"', '"pool 421-427"', "there is no encounter with the number 427"),
    "pool-decks": ('"pool 421-426"', '"pool 414-415"', "'lobby', option 1: a pool is of one deck"),
    "pool-deck": ('"pool 421-426"', '"pool 411-412"', "a pool is of one deck of a vault"),
    "swap": ('"swap 430 431"', '"swap 430 417"', "one card takes the place of another of the same deck"),
    "trash-decks": ('"trash from deck 415 417"', '"trash from deck 415 430"', "encounters must be of one deck"),
    "trash-none": ('"trash from deck 415 417"', '"trash from deck"', "encounters is missing"),
    "option": ('fail = ["option 1"]', 'fail = ["option 4"]', "a number from 1 to 3 is wanted, not '4'"),
    "option-itself": ('fail = ["option 1"]', 'fail = ["option 3"]', "'stairs', option 3: option 3 leads to another one itself"),
    "option-none": ('"caps 5", "add this at turn end"', '"option 3", "add this at turn end"', "there is no option 3"),
    "meet": ('"meet 405.3 or 406.1"', '"meet 405.3 or 406.2"', "goal 406.2 is not one that a card meets"),
    "quest-next": ('round = ["die per', 'setup = ["next card"]\nround = ["die per', "setup: only an encounter can say 'next card'"),
    "quest-vote": ('gain = ["heal all", "cure all"]', 'gain = ["vote"]', "gain: only an encounter can say 'vote'"),
    "quest-last": ('gain = ["heal all", "cure all"]', 'gain = ["if last-in-deck: xp 1"]', "only an encounter has a deck"),
    "die": ("rads 1 on head", "rads 1 on tail", "part must be one of head, torso, arms, legs, not 'tail'"),
    "die-what": ("companion: rads 1 on head", "companion: caps 1 on head", "'rads' is missing"),
    "when-rads": ('"rads 2 in turn"', '"rads 2 in week"', "'scars', goal 1: 'turn' is missing"),
    "when-as": ('"kill overlord as super-mutant"', '"kill overlord as ghost"', "trait must be one of idolized, "),
    "item": ('"wields super-sledge"', '"wields spoon"', "'toll', goal 3: there is no item 'spoon'"),
    "keeps": ('"keeps guide"', '"keeps hat"', "role must be one of"),
    "another": ('"another tests C 4"', '"another tests C 9"', "a test of difficulty 9 is beyond the dice"),
    "must-tens": (
        'need = ["keeps guide"], gain = ["loot N", "caps N"]',
        'must = ["keeps guide"], task = ["pay 10 each"], ok = ["caps N"]',
        "what must be chosen cannot cost what one may not have",
    ),
}


@pytest.mark.parametrize(("old", "new", "complaint"), CASES.values(), ids=[*CASES])
def test_what_a_phrase_about_survivors_and_cards_cannot_be_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    folder = pack_in(tmp_path)
    text = (folder / FILE).read_text(encoding="utf-8")
    assert old in text
    (folder / FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as raised:
        load(folder)
    assert complaint in str(raised.value)
    assert str(raised.value).startswith(FILE)
