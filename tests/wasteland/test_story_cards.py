"""Every part of every story card, played each way it can end, and held against what is known of the box (`sheet/`)."""

from shutil import copytree
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.wasteland.boards import SECTORS, id_of
from tests.wasteland.cardcases import Case, cases, stages
from tests.wasteland.cardplay import differences
from tests.wasteland.cardsettings import Setting
from tests.wasteland.sheet.board import Mismatch
from tests.wasteland.sheet.expect import same
from tests.wasteland.table import GAME

import bottlecap
from bottlecap.games.wasteland.game import wasteland
from bottlecap.games.wasteland.reading.whole import BUNDLED


def faults_of(case: Case, game: bottlecap.Game = GAME) -> list[str]:
    """How what came of it differs from the sheet."""
    try:
        play, told = Setting(case, game).play_it()
        told.end()
    except (Mismatch, bottlecap.IllegalAction) as found:
        return [str(found)]
    out = []
    if not same(told.told, play.told, told.ordered):
        out.append(f"told is {play.told}\nand not {told.told}")
    if case.line and not any(line.startswith(case.line) for line in play.told):
        out.append(f"{case.line!r} is not told: {play.told}")
    return out + differences(play, told.board)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_card_does_what_is_known_of_it(case: Case) -> None:
    found = faults_of(case)
    assert not found, "\n".join(found)


# --- where objectives can be tried ------------------------------------------------------------------------------------


def goals_tried() -> list[Case]:
    """Every objective that an action tries, once."""
    tried = {(case.key, case.part): case for case in reversed(cases()) if case.part and case.the_part.reach.startswith("at ")}
    return [case for case in reversed(tried.values()) if not case.variant]


@pytest.mark.parametrize("case", goals_tried(), ids=str)
def test_an_objective_is_tried_where_the_card_says_and_nowhere_else(case: Case) -> None:
    setting = Setting(case)
    match = setting.table.match()
    action = GAME.action_named("quest", goal=f"{id_of(case.key)}-{case.part}")
    legal, meant = [], []
    for sector in [*setting.land.near, "mothership"]:
        setting.where[0] = sector
        stand(match, SECTORS.index(sector))
        if match.why_not(action, 0) is None:
            legal.append(sector)
        if setting.allows(sector):
            meant.append(sector)
    assert legal == meant
    assert legal


def stand(match: bottlecap.Match, sector: int) -> None:
    """The survivor is there; a position for each sector of the map would take too long."""
    state: Any = match.state
    where = list(state.where)
    where[0] = sector
    state.put("where", vec[i64](where))


# --- that all this can fail -------------------------------------------------------------------------------------------

# A card, what it says, and what it says in the planted pack: other numbers, other names, less.
PLANTS = [
    ("014", '"loot 2"', '"loot 3"'),
    ("015", '"pay 4"', '"pay 3"'),
    ("018", '"garrison star"', '"garrison star shield"'),
    ("020", '"test PEA 4"', '"test PEA 3"'),
    ("021", '"stage 148"', '"stage 150"'),
    ("024", "walk courser 1 to railroad", "walk courser 1 to highest settlement"),
    ("049", '"put star at megaton"', '"put star at mall"'),
    ("059", '"put shield at bridge", ', ""),
    ("063", '"fight human +1"', '"fight human"'),
    ("074", '"keep log"', '"keep endorsement"'),
    ("086", '"add this at turn end", ', ""),
    ("098", "blast 2 at", "blast 3 at"),
    ("103", '"caps 2"', '"caps 1"'),
    ("119", '"if hurt: become super-mutant", ', ""),
    ("127", '"trait idolized"', '"trait synth"'),
    ("settlement-3", "more 2", "more 1"),
    ("settlement-8", '"become vilified"', '"become idolized"'),
]


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> bottlecap.Game:
    """The bundled cards with all of these faults."""
    folder = tmp_path_factory.mktemp("planted")
    copytree(BUNDLED, folder, dirs_exist_ok=True)
    for key, old, new in PLANTS:
        file = next(
            file for file in (folder / "story").glob("*.toml") if f'id = "{id_of(key)}"' in file.read_text(encoding="utf-8")
        )
        before, card = file.read_text(encoding="utf-8").split(f'id = "{id_of(key)}"')
        assert old in card.split("[[")[0], f"{key} does not say {old}"
        file.write_text(f'{before}id = "{id_of(key)}"{card.replace(old, new, 1)}', encoding="utf-8")
    return wasteland(folder)


@pytest.mark.parametrize(("key", "old", "new"), PLANTS, ids=[plant[0] for plant in PLANTS])
def test_a_card_that_says_something_else_is_found(planted: bottlecap.Game, key: str, old: str, new: str) -> None:
    known = [case for case in cases() if case.key == key or key in stages(case.the_part)]
    assert any(faults_of(case, planted) for case in known), f"{new} for {old}"
