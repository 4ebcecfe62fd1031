"""What the cards of Monopoly do, switched off: a mutant for every effect that its folder declares."""

from tests.ways import Mutants, nothing

from bottlecap.games.monopoly.effects.found import effects


def derived() -> Mutants:
    """Every effect does nothing, by the rule that its declaration names."""
    out: Mutants = {}
    for kind in effects().values():
        out.setdefault(kind.rule, {})[f"no-{kind.name}"] = nothing(kind.make, "obey")
    return out
