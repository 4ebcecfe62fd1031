"""What the effects of Shelter do, switched off: a mutant for every ability and every icon that its folder declares."""

from typing import Any

from tests.ways import Mutant, Mutants, instead, nothing

from bottlecap.games.shelter.effects.base import Ability
from bottlecap.games.shelter.effects.found import abilities, icons
from bottlecap.games.shelter.effects.icons import Icon


def silent(base: type, made: Any, methods: tuple[str, ...]) -> Mutant | None:
    """The first of these methods that the class has of its own does nothing."""
    own = [name for name in methods if getattr(made, name) is not getattr(base, name, None)]
    return nothing(made, own[0]) if own else None


def derived() -> Mutants:
    """Every effect does nothing, by the rule that its declaration names."""
    out: Mutants = {}
    for ability in abilities().values():
        mutant = silent(Ability, ability.make, ("use", "come"))
        if mutant is None and getattr(ability.make, "worth_at_end", None) is not Ability.worth_at_end:
            mutant = instead(ability.make, "worth_at_end", lambda *args: 0)
        if mutant is not None:
            out.setdefault(ability.rule, {})[f"no-{ability.name}"] = mutant
    for icon in icons():
        name = icon.pattern.split(" ")[0].replace("{", "").replace("}", "")
        mutant = silent(Icon, icon.make, ("treat",) if hasattr(icon.make, "treat") else ("in_row", "gain"))
        assert mutant is not None
        out.setdefault(icon.rule, {})[f"no-{name}"] = mutant
    return out
