"""What things are worth to a survivor: weapons by their rerolls, apparel by its armour, everything else by its price and use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.effects.base import ON_TURN
from bottlecap.games.wasteland.growing import count_letters
from bottlecap.games.wasteland.state import HELD, WastelandState
from bottlecap.games.wasteland.things import slot_for
from bottlecap.games.wasteland.tokens import (
    APPAREL_SLOT,
    COMPANION_SLOT,
    LETTERS,
    RULE_CARD,
    SUIT_SLOT,
    TOOL,
    TYPES,
    UNIQUE_CARD,
    WEAPON_SLOT,
)

# Rerolls in a fight, one after another; armour, likewise.
REROLLS: Final[vec[float]] = vec[float]([0.0, 2.2, 3.8, 5.0, 5.8, 6.2, 6.4, 6.5])
ARMOUR: Final[vec[float]] = vec[float]([0.0, 3.2, 7.5, 10.0, 11.0, 11.5, 12.0])
LETTER_TO_COME: Final = 0.3
RANGED: Final = 1.6
COMPANION: Final = 2.2
# What lies in the inventory and can be equipped from the next turn on.
LATER: Final = 0.85
# What is never worn again, of what it would be sold for.
SPARE: Final = 0.6
# What else a thing is worth: by its price.
EACH_CAP: Final = 0.3
UNIQUE: Final = 1.5
TURNED: Final = 0.9


class Belongings:
    """Figures of a pack's things, made once."""

    def __init__(self, content: Content) -> None:
        # By item: what works by itself while it is equipped or carried, and what it is used for.
        self.lasting: list[float] = []
        self.used: list[float] = []
        self.kept: list[float] = []
        for item in range(len(content.item_kind)):
            self.lasting.append(lasting_worth(content, item))
            self.used.append(use_worth(content, item))
            self.kept.append(EACH_CAP * float(max(content.item_price[item] - 1, 0)))

    def worth(self, s: WastelandState, seat: i64) -> float:
        """All that a survivor has."""
        total = 0.0
        weapon = 0.0
        apparel = 0.0
        companion = 0.0
        worn_weapon = 0.0
        worn_apparel = 0.0
        worn_companion = 0.0
        armour: i64 = 0
        for item in s.items.within(HELD + seat):
            kind = s.content.item_kind[item]
            worn = s.is_worn(seat, item)
            if s.content.item_deck[item] == UNIQUE_CARD:
                total += UNIQUE
            slot = slot_for(s, item)
            if slot < 0:
                total += self.plain(s, item, kind)
                continue
            own = self.own(s, seat, item, slot)
            if worn:
                armour += s.content.item_armour[item]
                if slot == WEAPON_SLOT:
                    worn_weapon = own
                elif slot == COMPANION_SLOT:
                    worn_companion = own
                elif slot == APPAREL_SLOT:
                    worn_apparel = own + ARMOUR[s.content.item_armour[item]]
                    total += own
                else:
                    total += own
                continue
            # What is better than what is worn counts below; the rest can be sold.
            total += SPARE * self.kept[item]
            if slot == WEAPON_SLOT:
                weapon = max(weapon, own - self.kept[item])
            elif slot == COMPANION_SLOT:
                companion = max(companion, own)
            elif slot == APPAREL_SLOT:
                apparel = max(apparel, own + ARMOUR[min(s.content.item_armour[item], 6)] - self.kept[item])
            elif slot == SUIT_SLOT:
                total += LATER * (own + 3.0 * float(s.content.item_armour[item]))
        total += ARMOUR[min(armour, 6)]
        total += worn_weapon + LATER * max(0.0, weapon - worn_weapon)
        total += worn_companion + LATER * max(0.0, companion - worn_companion)
        return total + LATER * max(0.0, apparel - worn_apparel)

    def plain(self, s: WastelandState, item: i64, kind: i64) -> float:
        """What is used from the inventory, works there, or is only good to be sold."""
        if kind == RULE_CARD:
            return 0.0
        worth = max(self.used[item], self.kept[item]) + (self.lasting[item] if kind == TOOL else 0.0)
        return worth - (0.5 * self.used[item] if s.is_turned(item) else 0.0)

    def own(self, s: WastelandState, seat: i64, item: i64, slot: i64) -> float:
        """What a thing that can be equipped does there, but for its armour."""
        total = self.lasting[item] + self.used[item]
        if s.is_turned(item):
            total -= TURNED * self.used[item]
        if slot == WEAPON_SLOT:
            letters = s.content.item_letters[item]
            held = count_letters(letters & s.letters[seat])
            total += 0.4 + REROLLS[held] + LETTER_TO_COME * float(count_letters(letters) - held)
            if s.content.item_ranged[item] > 0:
                total += RANGED
        elif slot == COMPANION_SLOT:
            total += COMPANION
        return total


def lasting_worth(content: Content, item: i64) -> float:
    total = 0.0
    for effect in content.item_lasting[item].effects:
        total += 0.6 * float(effect.carry()) + 2.5 * float(effect.stride()) - 2.0 * float(effect.slows())
        total += 0.6 * float(effect.discount()) + 0.4 * float(effect.rest())
        letter: i64 = 0
        while letter < LETTERS:
            total += 0.5 * float(effect.test_rerolls(1 << letter)) + 0.3 * float(effect.fight_rerolls(1 << letter))
            letter += 1
        type: i64 = 0
        while type < TYPES:
            total += 0.4 * float(effect.hits_against(type))
            type += 1
        total += 1.2 * float(count_letters(effect.aims_at()))
        source: i64 = 0
        while source < 2:
            if effect.protects_from(source):
                total += 1.0
            source += 1
        if effect.heals_by_rads():
            total += 1.0
    return total


def use_worth(content: Content, item: i64) -> float:
    """Having it at hand when it is wanted: by its price where it is used up, else for many times."""
    best = 0.0
    for way in content.item_uses[item].ways:
        if way.discards:
            best = max(best, 0.5 + 0.35 * float(max(content.item_price[item], 2)))
        else:
            best = max(best, 1.6 if way.moments & ON_TURN else 1.3)
    return best
