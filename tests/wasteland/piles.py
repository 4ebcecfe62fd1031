"""What wakes and what is drawn, by a pile that is really shuffled: all its orders are gone through, none is drawn lazily.

A script is a list of what happens to the tokens of one type: ("lay", name) takes the top token unseen, ("put", name) takes it
face up, ("kill", name) discards one that was put, ("wake",) turns up all that lie face down.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations

Script = tuple[tuple[str, ...], ...]
# What was seen, in its order: the name that the script gives it, and the token (None: there was none).
Seen = tuple[tuple[str, str | None], ...]
Chances = dict[Seen, Fraction]


@dataclass(frozen=True)
class Shuffled:
    """A pile in its true order, the top first."""

    pile: tuple[str, ...]
    discards: tuple[str, ...] = ()
    laid: tuple[tuple[str, str], ...] = ()
    put: tuple[tuple[str, str], ...] = ()
    seen: Seen = ()

    def shuffled(self) -> Iterator[tuple["Shuffled", Fraction]]:
        """The discards become the pile, in every order."""
        orders = list(permutations(self.discards))
        for order in orders:
            yield replace(self, pile=order, discards=()), Fraction(1, len(orders))

    def needed(self) -> Iterator[tuple["Shuffled", Fraction]]:
        """Before one is taken: where there was nothing to shuffle before, there may be now."""
        if not self.pile and self.discards:
            yield from self.shuffled()
        else:
            yield self, Fraction(1)

    def taken(self) -> Iterator[tuple["Shuffled", Fraction]]:
        """After one was taken: the last one is followed by the discards at once."""
        yield from self.needed()


def after(table: Shuffled, word: tuple[str, ...]) -> Iterator[tuple[Shuffled, Fraction]]:
    """Everything that one thing of the script can lead to."""
    verb, name = word[0], word[-1]
    if verb in ("lay", "put"):
        for ready, chance in table.needed():
            if not ready.pile:
                yield (replace(ready, seen=(*ready.seen, (name, None))) if verb == "put" else ready), chance
                continue
            top, rest = ready.pile[0], ready.pile[1:]
            if verb == "lay":
                now = replace(ready, pile=rest, laid=(*ready.laid, (name, top)))
            else:
                now = replace(ready, pile=rest, put=(*ready.put, (name, top)), seen=(*ready.seen, (name, top)))
            for then, more in now.taken():
                yield then, chance * more
    elif verb == "kill":
        token = dict(table.put).get(name)
        left = tuple(pair for pair in table.put if pair[0] != name)
        yield (replace(table, put=left, discards=(*table.discards, token)) if token else table), Fraction(1)
    else:
        yield replace(table, laid=(), put=(*table.put, *table.laid), seen=(*table.seen, *sorted(table.laid))), Fraction(1)


def by_shuffling(tokens: list[str], script: Script) -> Chances:
    """How likely everything is that can be seen."""
    orders = list(permutations(tokens))
    tables = {Shuffled(order): Fraction(1, len(orders)) for order in orders}
    for word in script:
        then: dict[Shuffled, Fraction] = {}
        for table, chance in tables.items():
            for now, more in after(table, word):
                then[now] = then.get(now, Fraction(0)) + chance * more
        tables = then
    out: Chances = {}
    for table, chance in tables.items():
        out[table.seen] = out.get(table.seen, Fraction(0)) + chance
    return out
