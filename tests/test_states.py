"""States: every field is one line of its class and one declaration; how it is copied and set is written from that."""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.conftest import ALL_GAMES, SHORT, game_named, played_on
from tests.leaky import Leaky
from tools.states import HOMES, ROOT, SHARED, StateClass, Unclear, classes_in

import bottlecap
from bottlecap.engine import registry
from bottlecap.engine.fields import CARDS, NUMBER, cards_of, number_of, numbers_of
from bottlecap.engine.kinds import ActionKind, DecisionKind, EventKind, StepKind


def in_the_middle(name: str) -> bottlecap.Match:
    game = game_named(name)
    return played_on(bottlecap.new(name, players=game.players.stop - 1, seed=4, options=SHORT.get(name)), 12, 4)


def class_of(name: str) -> StateClass:
    """A game's state as its source describes it."""
    wanted = type(bottlecap.new(name, seed=1).state).__name__
    paths = [path for home in HOMES for path in (ROOT / home / name).rglob("*.py")]
    return next(found for path in paths for found in classes_in(path) if found.name == wanted)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_what_copies_a_state_is_as_its_fields_say(name: str) -> None:
    assert class_of(name).complaint() == ""


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_field_is_declared_and_every_declaration_a_field(name: str) -> None:
    declared, listed = {field.name for field in game_named(name).fields}, set(class_of(name).fields)
    assert listed - declared == set(), "listed in __init__, and not declared: no record, position or bot would know of it"
    assert declared - listed == set(), "declared, and not listed in __init__"


def modules_of(name: str) -> Iterator[ModuleType]:
    """All modules of a game."""
    package = registry.module_of(name)
    yield package
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(info.name)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_kind_is_in_the_game_s_lists(name: str) -> None:
    """One that is forgotten has no number of its own: what it tells or leaves to be done would be taken for another's."""
    game = game_named(name)
    listed = [*game.actions, *game.decisions, *game.steps, *game.events]
    kinds = (ActionKind, DecisionKind, StepKind, EventKind)
    there = {id(value): value for module in modules_of(name) for value in vars(module).values() if isinstance(value, kinds)}
    assert len(there) > 5
    assert [kind.name for key, kind in there.items() if key not in {id(kind) for kind in listed}] == []


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_copy_has_every_field_and_shares_none_that_is_written_into(name: str) -> None:
    match = in_the_middle(name)
    state, fields = match.state, match.game.fields
    # Something that no field has by chance, so that none is right by being forgotten.
    for number, field in enumerate(fields):
        if field.form == NUMBER:
            setattr(state, field.name, 1000 + number)
        elif field.form != CARDS:
            state.put(field.name, vec[i64]([2000 + number, 3000 + number]))
    copy, forms = state.copy(), class_of(name).fields
    for field in fields:
        if field.form == CARDS:
            mine, theirs = cards_of(state, field), cards_of(copy, field)
            assert list(mine.zone) == list(theirs.zone) and mine is not theirs, field.name
            if not len(mine.zone):
                continue  # a kind of cards that the bundled content has none of
            mine.move(0, mine.zone[0], 1)
            assert theirs.order[0] != 1, field.name
        elif field.form == NUMBER:
            assert number_of(copy, field) == number_of(state, field), field.name
        else:
            assert list(numbers_of(copy, field)) == list(numbers_of(state, field)), field.name
            numbers_of(state, field)[0] = -5
            assert (numbers_of(copy, field)[0] == -5) == (forms[field.name] == SHARED), field.name


def test_an_interpreted_state_is_copied_by_its_attributes() -> None:
    match = bottlecap.new(Leaky(), seed=3)
    state = match.state
    state.extra = vec[i64]([1, 2])  # type: ignore[attr-defined]
    copy = state.copy()
    assert type(copy) is type(state) and copy.players == state.players
    assert [d.id for d in copy.pending] == [d.id for d in state.pending] and copy.pending is not state.pending
    assert copy.log is not state.log
    state.extra[0] = 9  # type: ignore[attr-defined]
    assert list(copy.extra) == [1, 2]  # type: ignore[attr-defined]
    assert vars(copy).keys() >= {"cards", "turns", "note", "extra"}
    assert list(copy.cards.zone) == list(state.cards.zone) and copy.cards is not state.cards  # type: ignore[attr-defined]


# --- what is forgotten is told by its name ---------------------------------------------------------------------------

STATE = '''"""A state."""


class Small(State):
    def __init__(self, players: i64, content: Content) -> None:
        super().__init__(players)
        self.content = content
        self.cards: Cards = NO_CARDS
        # By seat.
        self.points: vec[i64] = vec[i64]()
        self.built: Shared = vec[i64]()
        self.turn: i64 = 0


def of(state: State) -> Small:
    return cast(Small, state)
'''
WRITTEN = """
    def copy(self) -> State:
        out = Small(self.players, self.content)
        out.cards = self.cards.copy()
        out.points = self.points[:]
        out.built = self.built
        out.turn = self.turn
        self.copy_into(out)
        return out

    def put(self, name: str, numbers: object) -> None:
        values = cast(vec[i64], numbers)
        if name == "points":
            self.points = values
        elif name == "built":
            self.built = values
        else:
            super().put(name, numbers)

"""


def small(folder: Path, text: str) -> StateClass:
    (folder / "small.py").write_text(text, encoding="utf-8")
    return classes_in(folder / "small.py")[0]


def test_copy_and_put_are_written_behind_the_fields(tmp_path: Path) -> None:
    state = small(tmp_path, STATE)
    assert state.complaint() == "small.py: copy and put of Small are still to be written: run `make states`"
    state.write()
    text = state.path.read_text(encoding="utf-8")
    assert WRITTEN in text and text.endswith(STATE[STATE.index("\n\ndef of") :])
    again = small(tmp_path, text)
    assert again.complaint() == ""
    again.write()
    assert again.path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("        self.turn: i64 = 0\n", "        self.turn: i64 = 0\n        self.heap: i64 = 0\n", "heap"),
        ("        out.points = self.points[:]\n", "", "points"),
        ('        elif name == "built":\n            self.built = values\n', "", "built"),
        ("self.built: Shared", "self.built: vec[i64]", "built"),
    ],
)
def test_a_field_that_is_forgotten_is_named(old: str, new: str, named: str, tmp_path: Path) -> None:
    state = small(tmp_path, STATE)
    state.write()
    text = state.path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    state = small(tmp_path, text.replace(old, new))
    assert state.complaint() == f"small.py: copy and put of Small are wrong about {named}: run `make states`"
    state.write()
    assert classes_in(state.path)[0].complaint() == ""


def test_a_field_without_a_type_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unclear, match=r"small.py: Small.turn needs one of the types i64, vec\[i64\], Shared, Cards"):
        small(tmp_path, STATE.replace("self.turn: i64", "self.turn"))
