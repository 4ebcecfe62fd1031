"""What a card does when it is used: a class each, with its notation."""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.agendas import DrawAgendas
from bottlecap.games.wasteland.body import cleanse, heal
from bottlecap.games.wasteland.camping import next_turned, ready
from bottlecap.games.wasteland.effects.base import ALWAYS, ANY_FIGHT, ANY_THROW, AT_EASE, IN_TEST, ON_TURN, Deed
from bottlecap.games.wasteland.effects.notation import Called, Number, OneOf, Verb
from bottlecap.games.wasteland.fighting import hits_needed, hits_on_foe, icons_unheld, parts_to_hit
from bottlecap.games.wasteland.growing import can_become, gain_trait, gain_xp, lose_trait
from bottlecap.games.wasteland.sniping import Snipe, is_in_sight
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.things import Loot
from bottlecap.games.wasteland.tokens import ADDICTED, COMPANION_SLOT, DICE, TRAIT_NAMES
from bottlecap.games.wasteland.trading import earn
from bottlecap.games.wasteland.turns import UNSEEN, ExploreFree
from bottlecap.games.wasteland.using import hits_at_hand
from bottlecap.games.wasteland.vats import SetDice, dice_showing


class Heal(Deed):
    def __init__(self, health: i64) -> None:
        self.health = health

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return s.health[seat] < s.full_health(seat)

    def do(self, s: WastelandState, seat: i64) -> None:
        heal(s, seat, self.health)


class Cleanse(Deed):
    def __init__(self, rads: i64) -> None:
        self.rads = rads

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return s.rads[seat] > 0

    def do(self, s: WastelandState, seat: i64) -> None:
        cleanse(s, seat, self.rads)


class GainCaps(Deed):
    def __init__(self, caps: i64) -> None:
        self.caps = caps

    def do(self, s: WastelandState, seat: i64) -> None:
        earn(s, seat, self.caps)


class DrawLoot(Deed):
    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def do(self, s: WastelandState, seat: i64) -> None:
        s.push(Loot(seat, self.cards))


class DrawAgenda(Deed):
    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def do(self, s: WastelandState, seat: i64) -> None:
        s.push(DrawAgendas(seat, self.cards))


class Learn(Deed):
    def __init__(self, points: i64) -> None:
        self.points = points

    def do(self, s: WastelandState, seat: i64) -> None:
        gain_xp(s, seat, self.points)


class MovePoints(Deed):
    """Movement points more in this turn."""

    def __init__(self, points: i64) -> None:
        self.points = points

    def do(self, s: WastelandState, seat: i64) -> None:
        s.points += self.points


class MoreActions(Deed):
    def __init__(self, actions: i64) -> None:
        self.actions = actions

    def do(self, s: WastelandState, seat: i64) -> None:
        s.actions += self.actions


class ExploreNow(Deed):
    """Turn up a tile that borders on one's sector, without an action."""

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return s.map().down_beside(s.face_at, s.where[seat]) != 0

    def do(self, s: WastelandState, seat: i64) -> None:
        s.push(ExploreFree(seat))


class KillFrom(Deed):
    """Kill an enemy of such a level or less, at most so far away, without a fight."""

    def __init__(self, level: i64, sectors: i64) -> None:
        self.level = level
        self.sectors = sectors

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return is_in_sight(s, seat, self.level, self.sectors)

    def do(self, s: WastelandState, seat: i64) -> None:
        s.push(Snipe(seat, self.level, self.sectors))


class Unseen(Deed):
    """No enemy goes for the survivor until the round has ended."""

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return s.unseen >> seat & 1 == 0

    def do(self, s: WastelandState, seat: i64) -> None:
        s.unseen |= 1 << seat
        s.tell(UNSEEN, seat)


READY_NAMES: Final[list[str]] = ["companion", "all"]
THE_COMPANION: Final[i64] = 0


class ReadyNow(Deed):
    """Ready the companion, or every card, whatever they ask for."""

    def __init__(self, what: i64) -> None:
        self.what = what

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        if self.what == THE_COMPANION:
            companion = s.wears(seat, COMPANION_SLOT)
            return companion >= 0 and s.is_turned(companion)
        return next_turned(s, seat, 0) >= 0

    def do(self, s: WastelandState, seat: i64) -> None:
        if self.what == THE_COMPANION:
            if self.does_something(s, seat):
                ready(s, seat, s.wears(seat, COMPANION_SLOT))
            return
        item = next_turned(s, seat, 0)
        while item >= 0:
            ready(s, seat, item)
            item = next_turned(s, seat, item)


class Become(Deed):
    """What comes with a drug is no reason to take it."""

    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return can_become(s, seat, self.trait) and self.trait != ADDICTED

    def do(self, s: WastelandState, seat: i64) -> None:
        gain_trait(s, seat, self.trait)


class Lose(Deed):
    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return s.has_trait(seat, self.trait)

    def do(self, s: WastelandState, seat: i64) -> None:
        lose_trait(s, seat, self.trait)


class MoreRerolls(Deed):
    def __init__(self, rerolls: i64) -> None:
        self.rerolls = rerolls

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        """Not once the dice count as they lie."""
        return not s.settled

    def do(self, s: WastelandState, seat: i64) -> None:
        s.rerolls += self.rerolls


class TurnDice(Deed):
    """Turn dice to faces of choice."""

    def __init__(self, dice: i64) -> None:
        self.dice = dice

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return not s.settled or can_still_kill(s, seat)

    def most_hits(self, s: WastelandState, seat: i64) -> i64:
        return min(self.dice, DICE - dice_showing(s, parts_to_hit(s, seat)))

    def do(self, s: WastelandState, seat: i64) -> None:
        s.push(SetDice(seat, self.dice))


class MoreHits(Deed):
    def __init__(self, hits: i64) -> None:
        self.hits = hits

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        return not s.settled or can_still_kill(s, seat)

    def most_hits(self, s: WastelandState, seat: i64) -> i64:
        return self.hits

    def do(self, s: WastelandState, seat: i64) -> None:
        s.hits_plus += self.hits


def can_still_kill(s: WastelandState, seat: i64) -> bool:
    """Whether the dice, as they lie now, do not kill the foe, and what the survivor can use would make up for it."""
    missing = hits_needed(s) - hits_on_foe(s, seat)
    return 0 < missing <= hits_at_hand(s, seat)


class SpareIcons(Deed):
    """Armour for this one fight."""

    def __init__(self, armour: i64) -> None:
        self.armour = armour

    def does_something(self, s: WastelandState, seat: i64) -> bool:
        """Before the dice are thrown nobody knows; then it is for icons that would come through."""
        return not s.braced or (not s.settled and icons_unheld(s, seat) > 0)

    def do(self, s: WastelandState, seat: i64) -> None:
        s.spared += self.armour


class MoreIcons(Deed):
    def __init__(self, icons: i64) -> None:
        self.icons = icons

    def do(self, s: WastelandState, seat: i64) -> None:
        s.icons_plus += self.icons


VERBS: Final[list[Verb]] = [
    Verb("heal", Heal, [Number("health", 1, 16)], ALWAYS),
    Verb("cleanse", Cleanse, [Number("rads", 1, 16)], AT_EASE),
    Verb("caps", GainCaps, [Number("caps", 1, 20)], AT_EASE),
    Verb("loot", DrawLoot, [Number("cards", 1, 4)], AT_EASE),
    Verb("agenda", DrawAgenda, [Number("cards", 1, 2)], AT_EASE),
    Verb("xp", Learn, [Number("points", 1, 8)], AT_EASE),
    Verb("move", MovePoints, [Number("points", 1, 6)], ON_TURN),
    Verb("action", MoreActions, [Number("actions", 1, 2)], ON_TURN),
    Verb("explore", ExploreNow, None, ON_TURN),
    Verb("kill", KillFrom, [Number("level", 1, 3), Number("sectors", 0, 4)], ON_TURN),
    Verb("unseen", Unseen, None, ON_TURN),
    Verb("ready", ReadyNow, [OneOf("what", READY_NAMES)], ON_TURN),
    Verb("become", Become, [Called("trait", TRAIT_NAMES)], ALWAYS),
    Verb("lose", Lose, [Called("trait", TRAIT_NAMES)], ALWAYS),
    Verb("reroll", MoreRerolls, [Number("rerolls", 1, 4)], ANY_THROW),
    Verb("set", TurnDice, [Number("dice", 1, 3)], ANY_THROW),
    Verb("hits", MoreHits, [Number("hits", 1, 3)], ANY_FIGHT),
    Verb("shield", SpareIcons, [Number("armour", 1, 6)], ANY_FIGHT),
    Verb("icons", MoreIcons, [Number("icons", 1, 6)], IN_TEST),
]
