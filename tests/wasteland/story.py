"""Wasteland with the stand-in quests and encounters of `cards/`: the bundled content, and these in the place of a story.

match = story_table(2, staged=["bounty"], where=["diamond-city/city", "crossroads/east"])
act(match, 0, "quest", goal="bounty-2")
"""

import shutil
from copy import deepcopy
from functools import reduce
from operator import or_
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, cast

from tests.say import act, lay, refused, tell, zone
from tests.wasteland.pack import BUNDLED
from tests.wasteland.table import altered, first, opened

import bottlecap
from bottlecap.engine import registry
from bottlecap.games.wasteland.game import Wasteland
from bottlecap.games.wasteland.state import of
from bottlecap.games.wasteland.story.base import Phrase
from bottlecap.games.wasteland.story.marking import KeepMarker, Mark

CARDS = Path(__file__).parent / "cards"


def pack_in(folder: Path) -> Path:
    """The bundled content with the stand-in story, in that folder."""
    for source in BUNDLED.glob("*.toml"):
        shutil.copy(source, folder / source.name)
    shutil.copytree(CARDS, folder / "story")
    return folder


FOLDER = pack_in(Path(mkdtemp(prefix="wasteland-")))
GAME = cast(Wasteland, registry.game("wasteland", FOLDER))


def story_table(
    players: int = 2,
    scenario: str = "commonwealth",
    staged: list[str] | None = None,
    decks: dict[str, list[str]] | None = None,
    marks: dict[str, str] | None = None,
    **changes: Any,
) -> bottlecap.Match:
    """As `table`. staged: just these quests are in play. decks: by deck the encounters in it, all others in the library.

    marks: by marker the sector where it lies; it belongs to the first quest in play that lays it.
    """
    match = opened(players, scenario, game=GAME)
    position: dict[str, Any] = deepcopy(dict(match.position()))
    if staged is not None:
        for quest in list(position["quests"]["zones"].get("staged", [])):
            lay(position["quests"], quest, "library")
        for place, quest in enumerate(staged):
            lay(position["quests"], quest, "staged")
            position["quests"].setdefault("order", {})[quest] = place + 1
        watches = [int(GAME.cards.quest_watches[GAME.domains["quest"].index(quest)]) for quest in staged]
        position["watched"] = reduce(or_, watches, 0)
    if decks is not None:
        position["encounters"] = {"zones": {"library": list(GAME.domains["encounter"])}}
        for deck, cards in decks.items():
            for card in cards:
                lay(position["encounters"], card, deck)
    # Tiles first: markers may lie on them.
    faces = {"faces": changes.pop("faces")} if "faces" in changes else {}
    placed = altered(bottlecap.new(GAME, seed=1, position=position, chance="ask"), **faces)
    return altered(placed, **changes, **({} if marks is None else marked(placed, staged or [], marks)))


def marked(match: bottlecap.Match, staged: list[str], marks: dict[str, str]) -> dict[str, object]:
    """The fields of a position in which just these markers lie on the map."""
    names, sectors = GAME.domains["marker"], GAME.domains["sector"]
    owners = {marker: quest for quest in reversed(staged) for marker in laid_by(quest)}
    quests = [GAME.domains["quest"].index(owners[name]) + 1 if name in marks and name in owners else 0 for name in names]
    return {"markers": [sectors.index(marks[name]) + 1 if name in marks else 0 for name in names], "marker_quest": quests}


def laid_by(quest: str) -> list[str]:
    """The markers that a quest lays, or takes over, when it is staged."""
    row = GAME.domains["row"].index(f"{quest}-setup") if f"{quest}-setup" in GAME.domains["row"] else -1
    phrases: list[Phrase] = [*GAME.cards.rows[row].phrases] if row >= 0 else []
    return [GAME.domains["marker"][phrase.marker] for phrase in phrases if isinstance(phrase, (Mark, KeepMarker))]


def carried_out(row: str, actor: int, sector: str, level: int = 0) -> dict[str, object]:
    """The step that carries out a row, for `then`. actor: 4 is nobody."""
    return {"kind": "run", "row": row, "place": 0, "actor": actor, "level": level, "sector": sector, "deaths": 0}


def where(match: bottlecap.Match, marker: str) -> str | None:
    """The sector where a marker lies."""
    sector = of(match.state).markers[GAME.domains["marker"].index(marker)]
    return str(GAME.domains["sector"][sector - 1]) if sector > 0 else None


def draw(match: bottlecap.Match, encounter: str) -> None:
    """That encounter is drawn; of a deck that can give no other, it is already."""
    if zone(match, "encounters", "reading") != [encounter]:
        tell(match, "draw-encounter", encounter=encounter)


def why(match: bottlecap.Match, seat: int, kind: str, **arguments: object) -> str | None:
    """The rule of this game that forbids it."""
    rule = refused(match, seat, kind, **arguments)
    return None if rule is None else rule.removeprefix("wasteland/")


def meet(match: bottlecap.Match, seat: int, encounter: str, option: int) -> None:
    """The seat encounters that card and chooses that option, counted from one."""
    act(match, seat, "encounter")
    draw(match, encounter)
    act(match, seat, "choose-option", option=option)


def until(match: bottlecap.Match, *questions: str) -> str:
    """Chance shows the first thing it can and seats give their first answer, until one of these is asked; which it is."""
    while not match.over:
        name = "chance" if match.seat == bottlecap.CHANCE else match.prompts(match.seats[0])[0].name
        if name in questions:
            return name
        if name == "chance":
            first(match)
        else:
            match.play(match.actions(match.seats[0])[0], match.seats[0])
    return "over"


def fight(match: bottlecap.Match, seat: int, *faces: str) -> None:
    """The fight or test under way, without rerolls: the dice show these faces."""
    if match.seat != bottlecap.CHANCE and match.prompts(seat)[0].name == "brace":
        act(match, seat, "fight-on")
    one, two, three = faces
    tell(match, "fall", first=one, second=two, third=three)
    if match.seats and match.seat != bottlecap.CHANCE and match.prompts(match.seats[0])[0].name == "aim":
        act(match, seat, "keep")


def odds(match: bottlecap.Match) -> dict[str, float]:
    """How likely each encounter is the next one drawn."""
    weights = {str(action.to_json()["encounter"]): weight for action, weight in match.odds()}
    whole = sum(weights.values())
    return {encounter: weight / whole for encounter, weight in weights.items()}
