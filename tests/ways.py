"""Ways to break something, for the effects of any game."""

from collections.abc import Callable
from typing import Any

from tests.mutation import Effects, Switch, put, replaced

import bottlecap

Method = Callable[..., Any]
Mutant = Callable[[bottlecap.Game], None]
Mutants = dict[str, dict[str, Mutant]]


def nothing(owner: object, name: str) -> Mutant:
    """A method that does nothing."""
    return lambda game: replaced(owner, name, lambda original: lambda *args: None)


def instead(owner: object, name: str, method: Method) -> Mutant:
    """Another method in its place."""
    return lambda game: replaced(owner, name, lambda original: method)


def wrapped(owner: object, name: str, method: Method) -> Mutant:
    """A method that is given the original, then the arguments."""
    return lambda game: replaced(owner, name, lambda original: lambda *args: method(original, *args))


def but_first(owner: object, name: str, method: Method) -> Mutant:
    """Something is done before it."""

    def do(original: Method, *args: object) -> object:
        method(*args)
        return original(*args)

    return wrapped(owner, name, do)


def and_then(owner: object, name: str, method: Method) -> Mutant:
    """Something is done after it."""

    def do(original: Method, *args: object) -> object:
        result = original(*args)
        method(*args)
        return result

    return wrapped(owner, name, do)


def constant(module: object, name: str, value: object) -> Mutant:
    """Another number in the place of a constant."""

    def mutate(game: bottlecap.Game) -> None:
        put(module, name, value)
        Switch.acted += 1

    return mutate


def together(*tables: Effects) -> Mutants:
    """One table of several: a rule may stand in more than one of them, a mutant's name of a rule in one only."""
    out: Mutants = {}
    for table in tables:
        for rule, mutants in table.items():
            named = out.setdefault(rule, {})
            assert named.keys().isdisjoint(mutants), f"{rule}: {sorted(named.keys() & mutants)} stands twice"
            named.update(mutants)
    return out
