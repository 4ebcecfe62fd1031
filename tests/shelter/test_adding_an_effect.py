"""docs/adding-an-effect.md carried out in a copy of the sources: what it adds is played, worded, weighed and held by a mutant.

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
SCRIPT = """
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
    # An ability and an icon: a class each, two languages, and the bot's table.
    assert len(touched) == 2 + 2 + 1, touched
    return home


def test_the_new_effects_are_worded_weighed_and_played(home: Path) -> None:
    done = run(home, "-c", SCRIPT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "Picnic Basket: Exhaust to gain 2 happiness, if none of your available dwellers is injured.",
        "Canteen (1 food), 1: Gain 1 of each resource.",
        "Корзина для пикника: Поверните предмет, чтобы получить 2 жетона счастья, если среди ваших доступных жителей нет раненых.",
        "Буфет (1 кубик пищи), 1: Получите по 1 каждого ресурса.",
        "feast 2 False 0.6",
        "[1.5]",
        "over",
    ]


def pytest_of(home: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tests.mutation", *words, **more)


RULES = ("tests/shelter/test_feast_rules.py", "tests/shelter/test_rations_rules.py")


def test_the_tests_of_the_page_pass_and_its_messages_are_all_there(home: Path) -> None:
    done = pytest_of(home, *RULES, "tests/test_messages.py", "-k", "feast or rations or (those_it_needs and shelter)")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("mutant", "rules"), [("item-ability:no-feast", RULES[0]), ("resource-gain:no-rations", RULES[1])])
def test_the_mutants_that_come_by_themselves_are_killed(home: Path, mutant: str, rules: str) -> None:
    done = pytest_of(home, rules, BOTTLECAP_MUTANT=f"shelter/{mutant}")
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"mutant acted: shelter/{mutant} " in done.stdout
    assert f"mutant acted: shelter/{mutant} 0" not in done.stdout
