"""Switches one rule off, to see that the tests that name it notice.

A plugin of pytest, for the interpreted build only. BOTTLECAP_MUTANT says which rule; `tests/mutants.py`
goes through all of them, and one alone is switched off by

    BOTTLECAP_MUTANT=salvage/bid-cash python -m pytest -p tests.mutation tests/salvage

* "salvage/bid-cash": no action is forbidden by that rule any more. Wherever the `check` of a kind
  of action returns its number, LEGAL is returned instead.
* "salvage/spy:free": the mutation of that name in `tests/salvage/effects.py`, for what a rule does
  rather than forbids. Such a file has a table EFFECTS: rule slug to {name: function of the game},
  and, where nothing can be switched off, a table UNTOUCHED: rule slug to the reason.

The tests must then fail. How often the mutant made a difference is printed at the end of the run:
a mutant that never acted proves nothing, whatever the tests did.
"""

import os
import resource
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

import pytest
from tests import homes

import bottlecap
from bottlecap.engine import kinds
from bottlecap.engine.kinds import LEGAL, ActionKind
from bottlecap.engine.match import Match
from bottlecap.engine.state import Decision, State

VARIABLE = "BOTTLECAP_MUTANT"
# After how many processor seconds a run is stopped.
PATIENCE = "BOTTLECAP_PATIENCE"
ACTED = "mutant acted:"

Effect = Callable[[bottlecap.Game], None]
Effects = Mapping[str, Mapping[str, Effect]]


class Switch:
    """The mutant that is on in this process."""

    name = ""
    acted = 0


def put(owner: object, name: str, value: object) -> None:
    """Put something else in the place of an attribute or a method of an object or a class, or of a module's constant."""
    if not hasattr(owner, name):
        raise AttributeError(f"{owner} has no {name} that something else could be put in the place of")
    setattr(owner, name, value)


def replaced(owner: object, name: str, make: Callable[[Callable[..., object]], Callable[..., object]]) -> None:
    """Put `make(original)` in the place of a method, counting how often it is called."""
    new = make(getattr(owner, name))

    def counted(*args: object) -> object:
        Switch.acted += 1
        return new(*args)

    put(owner, name, counted)


def compiled() -> bool:
    return not (kinds.__file__ or "").endswith(".py")


# --- what a rule forbids --------------------------------------------------------------------------


def permit(game: bottlecap.Game, rule: int) -> None:
    """Let pass what that rule forbids."""
    for kind in game.actions:
        permit_kind(kind, rule)


def permit_kind(kind: ActionKind, rule: int) -> None:
    original = kind.check

    def check(state: State, decision: Decision, arg: int, /) -> int:
        found = original(state, decision, arg)
        if found != rule:
            return found
        Switch.acted += 1
        return LEGAL

    put(kind, "check", check)


def spoken(game: bottlecap.Game) -> set[str]:
    """The slugs of the rules that the code of some `check` names: by a constant (BID_CASH), or by the slug itself."""
    constants = {slug.replace("-", "_").upper(): slug for slug in game.rules.slugs[1:]}
    found: set[str] = set()
    seen: set[object] = set()
    todo: list[object] = [type(kind).check for kind in game.actions]
    while todo:
        function = todo.pop()
        if function in seen or not isinstance(function, FunctionType):
            continue
        seen.add(function)
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if name in constants and value == game.rules[constants[name]]:
                found.add(constants[name])
            if isinstance(value, FunctionType):
                todo.append(value)
        found |= {slug for slug in function.__code__.co_consts if slug in constants.values()}
    return found


# --- what every game has --------------------------------------------------------------------------


def any_seat(game: bottlecap.Game) -> None:
    """turn-order: whoever likes answers what somebody is asked."""

    def make(original: Callable[..., object]) -> Callable[..., object]:
        def questions(match: Match, seat: int) -> object:
            if match.game.id != game.id or seat == bottlecap.CHANCE:
                return original(match, seat)
            return [d for d in match.state.pending if d.seat != bottlecap.CHANCE]

        return questions

    replaced(Match, "questions", make)


def no_end(game: bottlecap.Game) -> None:
    """over: that the match has ended is no reason of its own."""
    game.rules.numbers["over"] = game.rules.numbers["turn-order"]
    Switch.acted += 1


def any_number(game: bottlecap.Game) -> None:
    """players: any number of them may sit down."""
    game.players = range(1, 9)
    Switch.acted += 1


COMMON: Effects = {
    "turn-order": {"any-seat": any_seat},
    "over": {"no-end": no_end},
    "players": {"any-number": any_number},
}


# --- the tables of the games ----------------------------------------------------------------------


def table(game: str, name: str) -> dict[str, Any]:
    """A table of `tests/<game>/effects`, empty where there is none."""
    return dict(getattr(homes.part(game, "effects"), name, {}))


def effects(game: bottlecap.Game) -> dict[str, dict[str, Effect]]:
    """What can be switched off, by the slug of the rule, then by name."""
    out = {slug: dict(names) for slug, names in COMMON.items() if slug in game.rules.numbers}
    for slug, names in table(game.id, "EFFECTS").items():
        out[slug] = {**out.get(slug, {}), **names}
    return out


def untouched(game: bottlecap.Game) -> dict[str, str]:
    """The rules of which nothing can be switched off, with the reason."""
    return {slug: str(reason) for slug, reason in table(game.id, "UNTOUCHED").items()}


# --- in the tests ---------------------------------------------------------------------------------


def begin() -> None:
    """Switch off what the variable says, once a process."""
    wanted = os.environ.get(VARIABLE, "")
    if not wanted or Switch.name:
        return
    if PATIENCE in os.environ:
        seconds = int(os.environ[PATIENCE])
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    if compiled():
        raise pytest.UsageError(f"{VARIABLE}: only the interpreted build can be mutated")
    rule, _, effect = wanted.partition(":")
    name, _, slug = rule.partition("/")
    game = next((game for game in bottlecap.games() if game.id == name), None)
    if game is None or slug not in game.rules.numbers:
        raise pytest.UsageError(f"{VARIABLE}: there is no rule {rule!r}")
    if not effect:
        permit(game, game.rules[slug])
    elif effect in effects(game).get(slug, {}):
        effects(game)[slug][effect](game)
    else:
        raise pytest.UsageError(f"{VARIABLE}: {rule} has no effect {effect!r} (it has: {', '.join(effects(game).get(slug, {}))})")
    Switch.name = wanted


@pytest.fixture(scope="session", autouse=True)
def mutant() -> None:
    begin()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if Switch.name:
        terminalreporter.write_line(f"{ACTED} {Switch.name} {Switch.acted}")
