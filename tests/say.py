"""How a rule's test speaks: it tells chance what to show, lets seats act, and asks why something is refused.

Everything goes through the public face, so these tests hold for any build of the engine.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import cast

import pytest

import bottlecap


def start(game: str, players: int | None = None, **options: object) -> bottlecap.Match:
    """A new match whose dice and draws the test tells."""
    return bottlecap.new(game, players=players, seed=1, options=options, chance="ask")


def tell(match: bottlecap.Match, kind: str, **arguments: object) -> None:
    """Chance shows this: `tell(match, "weather", first=3, second=4)`."""
    assert match.seat == bottlecap.CHANCE, f"no dice or draw are due: seat {match.seat} is asked"
    match.play(match.game.action_named(kind, **arguments), bottlecap.CHANCE)


def act(match: bottlecap.Match, seat: int, kind: str, **arguments: object) -> list[str]:
    """The seat does this; returns the kinds of the events that it is told."""
    return [event.kind for event in match.play(match.game.action_named(kind, **arguments), seat)]


def can(match: bottlecap.Match, seat: int, kind: str, **arguments: object) -> bool:
    """Whether no rule forbids it."""
    return match.why_not(match.game.action_named(kind, **arguments), seat) is None


def refused(match: bottlecap.Match, seat: int, kind: str, **arguments: object) -> str | None:
    """The rule that forbids it, None if none does; playing it must be refused by the same rule and change nothing."""
    action = match.game.action_named(kind, **arguments)
    refusal = match.why_not(action, seat)
    if refusal is None:
        return None
    before, happened = match.hash, match.happened
    with pytest.raises(bottlecap.IllegalAction) as raised:
        match.play(action, seat)
    assert raised.value.refusal == refusal
    assert (match.hash, match.happened) == (before, happened), "a refused action changed something"
    assert action not in match.actions(seat)
    return refusal.rule


def lacking(match: bottlecap.Match, seat: int, kind: str, lang: str = "en", **arguments: object) -> str:
    """What is said to be missing for it, beside the rule."""
    refusal = match.why_not(match.game.action_named(kind, **arguments), seat)
    assert refusal is not None, "nothing forbids it"
    return refusal.lacking(lang)


def offered(match: bottlecap.Match, seat: int) -> list[str]:
    """The kinds of action the seat can take now, each once."""
    return list(dict.fromkeys(action.kind for action in match.actions(seat)))


def asked(match: bottlecap.Match, seat: int) -> list[str]:
    """What the seat is asked or may answer now, blocking questions first."""
    return [prompt.name for prompt in match.prompts(seat)]


def heard(match: bottlecap.Match, seat: int | None, kind: str) -> list[dict[str, int | None]]:
    """The arguments of every event of that kind, as the seat (None: a spectator) knows them."""
    return [event.args for event in match.events(seat) if event.kind == kind]


def outcomes(match: bottlecap.Match) -> dict[tuple[object, ...], int]:
    """What chance can show now, by its arguments, with the weights."""
    out: dict[tuple[object, ...], int] = {}
    for action, weight in match.odds():
        arguments = action.to_json()
        out[tuple(value for name, value in arguments.items() if name != "kind")] = weight
    return out


def at(match: bottlecap.Match, **changes: object) -> bottlecap.Match:
    """A match that goes on from this one's position with these fields altered.

    A field of cards is altered by naming cards and where they lie: `at(match, lots={"scrap-1": "stash 0"})`.
    """
    position = deepcopy(match.position())
    for name, value in changes.items():
        old = position[name]
        if isinstance(old, dict) and "zones" in old:
            for card, zone in cast(Mapping[str, str], value).items():
                lay(old, card, zone)
        else:
            position[name] = value
    return bottlecap.new(match.game, seed=1, position=position, chance="ask")


def lay(cards: dict[str, object], card: str, zone: str) -> None:
    """Move a card within a position to a zone, everybody knowing it."""
    zones = cast(dict[str, list[str]], cards["zones"])
    for ids in zones.values():
        if card in ids:
            ids.remove(card)
    zones.setdefault(zone, []).append(card)
    for beside in ("order", "known"):
        if beside in cards:
            cast(dict[str, int], cards[beside]).pop(card, None)


def zone(match: bottlecap.Match, field: str, name: str) -> list[str]:
    """The cards in a zone."""
    cards = cast(dict[str, dict[str, list[str]]], match.position()[field])
    return cards["zones"].get(name, [])


def seen(match: bottlecap.Match, seat: int | None, name: str) -> object:
    """One entry of what the seat (None: a spectator) sees."""
    return match.view(seat)[name]
