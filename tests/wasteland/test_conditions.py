"""What Wasteland's companions and agendas ask for holds just when docs/wasteland-content.md says so."""

from typing import Any

import pytest
from tests.say import zone
from tests.wasteland.pack import BUNDLED
from tests.wasteland.phrases import asked_for, verb_of
from tests.wasteland.table import GAME, table, value

import bottlecap
from bottlecap.games.wasteland.effects.verbs import CONDITIONS
from bottlecap.games.wasteland.geography import DANGER, DEADLY
from bottlecap.games.wasteland.reading.entries import Entries


def state_of(match: bottlecap.Match) -> Any:
    return match.perspective(0).known()


def all_but(down: int) -> dict[str, Any]:
    """All but so many tiles lie face up."""
    match = table(1)
    bags = {back: zone(match, "tiles", name) for back, name in ((DANGER, "danger"), (DEADLY, "deadly"))}
    slots = [slot for slot, face in enumerate(value(match, "face_at")) if face < 0]
    backs = GAME.cards.scenarios[0].backs
    return {"faces": {slot: bags[backs[slot]].pop() for slot in slots[down:]}}


# By phrase: positions of which it holds, and of which it does not.
HOLDS: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]]]] = {
    **{
        f"letter {letter}": ([{"letters": [letter.lower()]}], [{"letters": ["special".replace(letter.lower(), "")]}])
        for letter in "PCESI"
    },
    "letters 6": ([{"letters": ["specia"]}, {"letters": ["special"]}], [{"letters": ["speci"]}]),
    "letters 7": ([{"letters": ["special"]}], [{"letters": ["specia"]}]),
    "trait idolized": ([{"traits": [1, 0, 0]}], [{"traits": [2, 1, 1]}]),
    "trait vilified": ([{"traits": [2, 0, 0]}], [{"traits": [1, 2, 2]}]),
    "trait synth": ([{"traits": [0, 1, 0]}], [{"traits": [1, 2, 1]}]),
    "trait well-rested": ([{"traits": [0, 0, 1]}], [{"traits": [1, 1, 2]}]),
    "trait super-mutant": ([{"traits": [0, 2, 0]}], [{"traits": [2, 1, 2]}]),
    "no-trait vilified": ([{"traits": [1, 2, 2]}, {"traits": [0, 0, 0]}], [{"traits": [2, 0, 0]}]),
    "no-trait addicted": ([{"traits": [2, 2, 1]}], [{"traits": [0, 0, 2]}]),
    **{f"caps {caps}": ([{"caps": [caps]}, {"caps": [caps + 1]}], [{"caps": [caps - 1]}]) for caps in (10, 16)},
    # Radiation does not matter.
    "health 8": ([{"health": [8]}, {"health": [9], "rads": [8]}], [{"health": [7]}]),
    "health 10": ([{"health": [10]}], [{"health": [9]}]),
    "health 12": ([{"health": [12]}], [{"health": [11]}]),
    "unhurt": ([{"health": [16]}, {"survivor": [4], "health": [12]}], [{"health": [15]}, {"survivor": [4], "health": [11]}]),
    "rads 4": ([{"rads": [4]}], [{"rads": [3]}]),
    "rads 5": ([{"rads": [5]}], [{"rads": [4]}]),
    "rads-most 1": ([{"rads": [0]}, {"rads": [1]}], [{"rads": [2]}]),
    "rads-most 2": ([{"rads": [2]}], [{"rads": [3]}]),
    "rads-most 6": ([{"rads": [6]}], [{"rads": [7]}]),
    # Equipped or carried, turned or not.
    "has drug:1": ([{"held": [["jet"]]}], [{"held": [["stimpak", "junk-1"]]}]),
    "has companion:1": (
        [{"held": [["cait"]]}, {"held": [["cait"]], "worn": [0, 0, 0, 0], "turned": ["cait"]}],
        [{"held": [["ripper", "mutant-flesh"]]}],
    ),
    "has companion:2": ([{"held": [["cait", "eyebot"]]}], [{"held": [["cait", "ripper"]]}]),
    "has drug:2": ([{"held": [["jet", "med-x"]]}], [{"held": [["jet", "stimpak"]]}]),
    "has drug:3": ([{"held": [["jet", "med-x", "psycho"]]}], [{"held": [["jet", "med-x", "stimpak"]]}]),
    # No card asks for one yet; stories do.
    "has robot:1": ([{"held": [["cait", "eyebot"]]}], [{"held": [["cait", "dogmeat"]]}]),
    "has unique:1": ([{"held": [["minigun"]]}], [{"held": [["tire-iron", "gauss-rifle"]]}]),
    "has weapon:1": ([{"held": [["ripper"]]}, {"held": [["minigun"]]}], [{"held": [["jet", "leather-armor"]]}]),
    "has weapon:2": ([{"held": [["ripper", "combat-knife"]]}], [{"held": [["ripper", "jet"]]}]),
    "has magazine:1": ([{"held": [["covert-ops"]]}], [{"held": [["ripper", "stimpak"]]}]),
    "has aid:1": ([{"held": [["stimpak"]]}], [{"held": [["jet", "covert-ops"]]}]),
    "has aid:2": ([{"held": [["stimpak", "water-1"]]}], [{"held": [["stimpak", "jet"]]}]),
    "equipped weapon": ([{"held": [["ripper"]]}], [{"held": [["ripper", "leather-armor"]], "worn": [0, 0, 0, 0]}]),
    "equipped apparel": ([{"held": [["leather-armor"]]}, {"held": [["vault-suit"]]}], [{"held": [["ripper"]]}]),
    "armour 2": ([{"held": [["combat-armor"]]}, {"held": [["vault-suit", "leather-armor"]]}], [{"held": [["leather-armor"]]}]),
    "armour 3": ([{"held": [["vault-suit", "combat-armor"]]}], [{"held": [["combat-armor"]]}]),
    # Nobody keeps a story card before there are any.
    "kept 1": ([], [{}]),
    "unexplored-most 0": ([all_but(0)], [all_but(1)]),
    "unexplored-most 1": ([all_but(0), all_but(1)], [all_but(2)]),
    **{f"unexplored-most {down}": ([all_but(0), all_but(down)], [all_but(down + 1)]) for down in (7, 9)},
}


@pytest.mark.parametrize("text", HOLDS)
def test_a_condition_holds_just_when_it_says(text: str) -> None:
    holds, fails = HOLDS[text]
    condition = made(text)
    for changes in holds:
        assert condition.holds(state_of(table(1, enemies={}, **changes)), 0), changes
    for changes in fails:
        assert not condition.holds(state_of(table(1, enemies={}, **changes)), 0), changes


def made(text: str) -> Any:
    word, _, rest = text.partition(" ")
    verb = CONDITIONS[word]
    assert verb.make is not None
    return verb.make(*verb.values(Entries(BUNDLED), rest))


def test_every_condition_has_a_test_and_a_card() -> None:
    assert set(asked_for()) <= set(HOLDS)
    assert {verb_of(text) for text in HOLDS} == {verb_of(text) for text in asked_for()} == set(CONDITIONS)
