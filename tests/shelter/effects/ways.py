"""Ways to break something of Shelter."""

from collections.abc import Callable
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.mutation import Switch
from tests.shelter.table import GAME
from tests.ways import Method, Mutant, wrapped

import bottlecap
from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter.board import ON_SPACE, SPACES
from bottlecap.games.shelter.content import Content, Space
from bottlecap.games.shelter.effects.base import Ability
from bottlecap.games.shelter.gains import Gain
from bottlecap.games.shelter.placing import PLACE
from bottlecap.games.shelter.reading import Pack
from bottlecap.games.shelter.state import DECK, ShelterState, of, printed


def forbid(owner: object, rule: int, when: Callable[..., bool]) -> Mutant:
    """A check that refuses more than it should."""

    def do(original: Method, *args: object) -> object:
        return rule if when(*args) else original(*args)

    return wrapped(owner, "check", do)


def other_icon(condition: Callable[[ShelterState, int, int], bool], method: Method) -> Mutant:
    """An icon does something else: `method(state, gain, original)`."""

    def do(original: Method, gain: Gain, state: State) -> object:
        if condition(of(state), gain.seat, gain.token):
            return method(of(state), gain, original)
        return original(gain, state)

    return wrapped(Gain, "run", do)


def icon(wanted: str) -> Callable[[ShelterState, int, int], bool]:
    """The icon that the content files write so."""
    return lambda s, seat, token: s.content.words[token] == wanted


def exchanges(s: ShelterState, seat: int, token: int) -> bool:
    return s.content.words[token].startswith("exchange ")


def reprinted(module: object, change: Callable[[Space], None]) -> Mutant:
    """What is printed on a space reads otherwise."""

    def do(original: Method, *args: object) -> Space:
        old, new = cast(Space, original(*args)), Space()
        new.__dict__.update(old.__dict__)
        change(new)
        return new

    return wrapped(module, "printed", do)


def first_of(original: Method, *args: object) -> object:
    """A pile that was not shuffled: its first card is next."""
    return cast(vec[i64], original(*args))[:1]


def only_the_placed(original: Method, s: ShelterState) -> None:
    """New dwellers do not come home."""
    arriving = [dweller for dweller in range(len(s.where)) if s.where[dweller] >= ON_SPACE + 65]
    where = [s.where[dweller] for dweller in arriving]
    original(s)
    for dweller, old in zip(arriving, where, strict=True):
        s.where[dweller] = old


def to_the_deck(s: ShelterState, item: int) -> None:
    s.items.move(item, DECK)


def lost(s: ShelterState, gain: Gain, original: Method) -> None:
    pass


def in_content(change: Callable[[Content], None]) -> Mutant:
    """Change the cards that the rule tests play with, and those of packs that are read from now on."""

    def read(original: Method, reader: Pack) -> None:
        original(reader)
        change(reader.content)

    def effect(game: bottlecap.Game) -> None:
        wrapped(Pack, "read_threats", read)(game)
        change(cast(Content, cast(Any, GAME).cards))
        Switch.acted += 1

    return effect


def moments(change: Callable[[Ability], int]) -> Mutant:
    """Items can be used at other moments."""

    def other(content: Content) -> None:
        for ability in content.abilities:
            ability.moments = change(ability)

    return in_content(other)


def does_nothing(original: Method, *args: object) -> None:
    """It does nothing at all."""


def never(original: Method, *args: object) -> bool:
    return False


def always(original: Method, *args: object) -> bool:
    return True


def forbidden(slug: str, when: Callable[[ShelterState, Decision, int, int], bool]) -> Mutant:
    """Forbid some placements: the state, the decision, the space and the dweller tell which."""

    def effect(game: bottlecap.Game) -> None:
        def check(original: Method, state: State, decision: Decision, arg: int) -> int:
            found = cast(int, original(state, decision, arg))
            if found == LEGAL and when(of(state), decision, arg % SPACES, arg // SPACES):
                return game.rules[slug]
            return found

        wrapped(PLACE, "check", check)(game)

    return effect


def beneath(s: ShelterState, space: int) -> Space:
    """What is printed on a space below a threat."""
    threat = s.covered[space]
    s.covered[space] = 0
    found = printed(s, space)
    s.covered[space] = threat
    return found
