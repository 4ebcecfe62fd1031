"""docs/adding-an-effect.md carried out in a copy of the sources: what it adds is played, worded, weighed and held by mutants.

The copy is interpreted, whichever build the tests run on.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import COMPILED
from tests.test_docs import ROOT, blocks

pytestmark = pytest.mark.skipif(COMPILED, reason="the copy is interpreted")

PAGE = ROOT / "docs" / "adding-an-effect.md"
SHELTER = """
import random
from pathlib import Path
import bottlecap
from bottlecap.bots.shelter.abilities import ICON_WORTHS, WORTHS
from bottlecap.bots.shelter.value import ShelterValue
from bottlecap.games.shelter.effects.found import abilities, icons
match = bottlecap.new("shelter", players=3, seed=1, content=Path("tests/shelter/cards"))
for lang in ("en", "ru"):
    lines = match.game.effects(lang)
    print(next(line for line in lines if line.startswith(("Picnic", "Корзина"))))
    print(next(line for line in lines if line.startswith(("Canteen", "Буфет"))))
card = match.game.catalogue("en")["items"]["picnic-basket"]
print(card["ability"], card["number"], card["lasting"], WORTHS[abilities()["feast"]].each)
print([ICON_WORTHS[kind].now for kind in icons() if kind.pattern == "rations"])
rng, value = random.Random(1), ShelterValue()
while not match.over:
    seat = rng.choice(match.seats)
    value.prepare(match.state, seat)
    value.worth(match.state, seat)
    match.play(rng.choice(match.actions(seat)), seat)
print("over")
"""
MONOPOLY = """
import random
from pathlib import Path
import bottlecap
from bottlecap.bots.monopoly.traffic import traffic_of
from tests.monopoly.table import pack
try:
    bottlecap.new("monopoly", content=pack(Path("wrong"), "guide.toml", '"gain 200"', '"toll dear"'))
except bottlecap.BadContent as fault:
    print(fault)
folder = pack(Path("right"), "guide.toml", '"gain 200"', '"toll 10"')
match = bottlecap.new("monopoly", players=3, seed=1, content=folder, options={"rounds": 20})
for lang in ("en", "ru"):
    print(next(line for line in match.game.effects(lang) if line.startswith(("Sealed", "Запечатанный"))))
print(match.game.catalogue("en")["guide"]["sealed-cache"]["text"])
print(round(sum(traffic_of(match.game.cards).visits), 9))
rng = random.Random(1)
while not match.over:
    match.play(rng.choice(match.actions()))
print("over")
"""


def put_in(path: Path, after: str, text: str) -> None:
    """Put lines into a file behind the first one that begins so, or at its end."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = len(lines) if not after else 1 + next(n for n, line in enumerate(lines) if line.startswith(after))
    # A message may go on in the lines after its first.
    while after and path.suffix == ".ftl" and at < len(lines) and lines[at].startswith((" ", "}")):
        at += 1
    path.write_text("".join([*lines[:at], "" if after else "\n", text, *lines[at:]]), encoding="utf-8")


def carried_out(home: Path) -> list[str]:
    """A copy of the sources with all that the page says; which files of these it was that are no tests."""
    shutil.copytree(ROOT / "src", home / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(ROOT / "tests", home / "tests", ignore=shutil.ignore_patterns("page", "server", "install", "__pycache__"))
    touched = []
    for _, rest, text in blocks(PAGE):
        mark, _, value = rest.partition("=")
        name, _, after = value.partition(" after=")
        assert mark in ("file", "in"), rest
        if mark == "file":
            assert not (home / name).exists()
            (home / name).write_text(text, encoding="utf-8")
        else:
            put_in(home / name, after, text)
        if not name.startswith("tests/") and name not in touched:
            touched.append(name)
    return touched


def run(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{home / 'src'}{os.pathsep}{home}", "PYTHONIOENCODING": "utf-8", **more}
    return subprocess.run([sys.executable, *words], cwd=home, env=environment, capture_output=True, text=True, encoding="utf-8")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("effect")
    touched = carried_out(home)
    # An ability and an icon of Shelter: a class each, two languages, and the bot's table. A card's effect of Monopoly: its
    # class and two languages.
    assert len([name for name in touched if "/shelter/" in name]) == 2 + 2 + 1, touched
    assert len([name for name in touched if "/monopoly/" in name]) == 1 + 2, touched
    assert len(touched) == 5 + 3, touched
    return home


SAID = {
    "shelter": [
        "Picnic Basket: Exhaust to gain 2 happiness, if none of your available dwellers is injured.",
        "Canteen (1 food), 1: Gain 1 of each resource.",
        "Корзина для пикника: Поверните предмет, чтобы получить 2 жетона счастья, если среди ваших доступных жителей нет раненых.",
        "Буфет (1 кубик пищи), 1: Получите по 1 каждого ресурса.",
        "feast 2 False 0.6",
        "[1.5]",
        "over",
    ],
    "monopoly": [
        "guide.toml, guide 'sealed-cache': a number from 1 to 9999 is wanted, not 'dear'",
        "Sealed Cache: Toll: pay 10 caps for each of your deeds.",
        "Запечатанный тайник: Пошлина: заплатите 10 крышек за каждую свою карточку собственника.",
        "Toll: pay 10 caps for each of your deeds.",
        "1.0",
        "over",
    ],
}


@pytest.mark.parametrize(("game", "script"), [("shelter", SHELTER), ("monopoly", MONOPOLY)])
def test_the_new_effects_are_worded_weighed_and_played(home: Path, game: str, script: str) -> None:
    done = run(home, "-c", script)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == SAID[game]


def pytest_of(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tests.mutation", *words, **more)


# The tests of the page, and the mutants that come by themselves.
RULES = {
    "tests/shelter/test_feast_rules.py": "shelter/item-ability:no-feast",
    "tests/shelter/test_rations_rules.py": "shelter/resource-gain:no-rations",
    "tests/monopoly/test_toll_rules.py": "monopoly/card-effects:no-toll",
}


def test_the_tests_of_the_page_pass_and_its_messages_are_all_there(home: Path) -> None:
    wanted = "feast or rations or toll or (those_it_needs and (shelter or monopoly)) or could_have"
    done = pytest_of(home, *RULES, "tests/test_messages.py", "tests/test_effects.py", "-k", wanted)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("rules", "mutant"), RULES.items())
def test_the_mutants_that_come_by_themselves_are_killed(home: Path, mutant: str, rules: str) -> None:
    done = pytest_of(home, rules, BOTTLECAP_MUTANT=mutant)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"mutant acted: {mutant} " in done.stdout
    assert f"mutant acted: {mutant} 0" not in done.stdout
