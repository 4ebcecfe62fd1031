"""What a survivor is worth as they stand: influence, letters, things, caps, health. The first caps are worth half a point each."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.belongings import Belongings
from bottlecap.bots.wasteland.plans import (
    draw_worth,
    faction_cards,
    influence_worth,
    lead_worth,
    letter_influence,
    prospect,
    rivals_cards,
    things_asked,
)
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.effects.conditions import counts_as
from bottlecap.games.wasteland.growing import letters_held
from bottlecap.games.wasteland.influence import influence_of, needed
from bottlecap.games.wasteland.state import PERK_HELD, WastelandState
from bottlecap.games.wasteland.tokens import (
    ADDICTED,
    FACTIONS,
    LETTERS,
    SHIELD,
    STAR,
)

INFLUENCE: Final = 20.0
# The nearer to what is needed, the more each counts: the last ones, so much more than the first.
NEARER: Final = 1.0
# Enough influence to win.
WON: Final = 400.0
LETTER: Final = 5.0
PERK: Final = 2.2
# Caps: the first ones, the next ones, any more.
CAPS_FIRST: Final = 0.55
CAPS_NEXT: Final = 0.35
CAPS_MORE: Final = 0.12
# Of what a goal is worth that asks for caps, so much counts once they are there.
PURSE: Final = 0.35
# Health above radiation, and what being low is feared.
HEALTH: Final = 0.35
LOW: Final[i64] = 8
FEAR: Final = 0.06
# Radiation stays.
RAD: Final = 0.3
RADS: Final = 0.05
# The track ends with too little influence: what that costs, how many steps an influence takes on the mean, and how sure that is.
TRACK: Final = 12.0
STEPS_AN_INFLUENCE: Final = 0.4
STEPS_ALONE: Final = 0.25
UNSURE: Final = 0.7
# A carried thing that an agenda card asks for, where all that is carried would be lost.
ASKED: Final = 8.0
# A step that the others' faction cards gain.
RIVALS: Final = 0.1

TRAIT: Final[vec[float]] = vec[float]([0.4, 0.3, 0.3, 0.0, 0.9, -1.6])

# The terms of what a survivor is worth, by place.
TERM_NAMES: Final[list[str]] = [
    "influence",
    "letters",
    "things",
    "caps",
    "health",
    "rads",
    "track",
    "rivals",
    "danger",
    "errands",
    "actions",
]
T_INFLUENCE: Final[i64] = 0
T_LETTERS: Final[i64] = 1
T_THINGS: Final[i64] = 2
T_CAPS: Final[i64] = 3
T_HEALTH: Final[i64] = 4
T_RADS: Final[i64] = 5
T_TRACK: Final[i64] = 6
T_RIVALS: Final[i64] = 7
T_DANGER: Final[i64] = 8
T_ERRANDS: Final[i64] = 9
T_ACTIONS: Final[i64] = 10
TERMS: Final[i64] = 11


def health_worth(life: i64) -> float:
    """Health above radiation: the less is left, the more each point counts."""
    total = HEALTH * float(life)
    if life < LOW:
        total -= FEAR * float((LOW - life) * (LOW - life))
    return total


def rads_worth(rads: i64) -> float:
    return -RAD * float(rads) - RADS * float(rads * rads)


def caps_worth(caps: i64) -> float:
    total = CAPS_FIRST * float(min(caps, 6))
    if caps > 6:
        total += CAPS_NEXT * float(min(caps - 6, 10))
    return total + (CAPS_MORE * float(caps - 16) if caps > 16 else 0.0)


def influence_value(influence: float, needed: i64) -> float:
    """What so much influence is worth: the last ones count more than the first."""
    return INFLUENCE * influence * (1.0 + 0.5 * NEARER * influence / float(needed))


def new_letter_odds(s: WastelandState, seat: i64) -> float:
    """How likely one of the two tokens that a level brings is a letter that the survivor has not got."""
    old: i64 = 0
    whole: i64 = 0
    letter: i64 = 0
    while letter < LETTERS:
        whole += s.supply[letter]
        if s.letters[seat] >> letter & 1:
            old += s.supply[letter]
        letter += 1
    if whole == 0:
        return 0.0
    share = float(old) / float(whole)
    return 1.0 - share * share


def traits_worth(s: WastelandState, seat: i64) -> float:
    total = 0.0
    trait: i64 = 0
    while trait <= ADDICTED:
        if s.has_trait(seat, trait):
            total += TRAIT[trait]
        trait += 1
    return total


def track_worth(s: WastelandState, star: float, shield: float, short: float) -> float:
    """The danger that the track ends with so much influence lacking, with the factions so far on it."""
    if short <= 0.0:
        return 0.0
    left = float(s.track) - max(star, shield)
    if left <= 0.0:
        return -WON
    wanted = short * (STEPS_ALONE if s.players == 1 else STEPS_AN_INFLUENCE)
    return -TRACK / (1.0 + exp((left - wanted) / UNSURE))


def rivals_worth(s: WastelandState, seat: i64, star: float, shield: float, cards: float) -> float:
    """What the others' faction cards are probably worth: whoever is ahead, they hold some of it."""
    return -INFLUENCE * RIVALS * cards * abs(star - shield)


class Standing:
    """What holds for one survivor through one search."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.things = Belongings(content)
        # Cards of one faction that the others probably hold.
        self.rivals = 0.0
        # What an influence more is worth now, and one more agenda card.
        self.influence = INFLUENCE
        self.agenda = INFLUENCE
        # What a level brings, on the mean: a letter, with what agenda cards say about it, or a perk.
        self.level = LETTER
        # Caps that the best goal in reach asks for, and what it is worth to have them.
        self.wanted: i64 = 0
        self.purse = 0.0

    def prepare(self, s: WastelandState, seat: i64) -> None:
        self.rivals = rivals_cards(s, seat)
        self.influence = INFLUENCE * (1.0 + NEARER * influence_worth(s, seat) / float(needed(s)))
        self.agenda = self.influence * draw_worth(s, seat)
        new = new_letter_odds(s, seat)
        self.level = new * (LETTER + self.influence * letter_influence(s, seat)) + (1.0 - new) * PERK
        self.wanted = 0
        self.purse = 0.0

    def letters_worth(self, s: WastelandState, seat: i64) -> float:
        letters = letters_held(s, seat)
        return LETTER * float(letters) + self.level * float(s.peg[seat]) / float(letters + 1)

    def xp_worth(self, s: WastelandState, seat: i64, points: float) -> float:
        return self.level * points / float(letters_held(s, seat) + 1)

    def want_caps(self, caps: i64, worth: float) -> None:
        """A goal asks for so many caps, and is worth that."""
        if worth > self.purse:
            self.wanted, self.purse = caps, worth

    def next_cap(self, caps: i64) -> float:
        """What one more cap is worth for what a goal asks for."""
        return PURSE * self.purse / float(self.wanted) if caps < self.wanted else 0.0

    def caps_worth(self, caps: i64) -> float:
        """Caps for whatever they buy, and for what a goal asks for."""
        if self.wanted == 0:
            return caps_worth(caps)
        return caps_worth(caps) + PURSE * self.purse * float(min(caps, self.wanted)) / float(self.wanted)

    def fill(self, s: WastelandState, seat: i64, terms: vec[float]) -> None:
        """Write the terms, all but those of what is to come."""
        has = influence_of(s, seat)
        short = float(needed(s) - has)
        terms[T_INFLUENCE] = influence_value(influence_worth(s, seat), needed(s)) + (WON if short <= 0.0 else 0.0)
        terms[T_LETTERS] = self.letters_worth(s, seat) + PERK * float(s.perks.count(PERK_HELD + seat)) + traits_worth(s, seat)
        terms[T_THINGS] = self.things.worth(s, seat)
        terms[T_CAPS] = self.caps_worth(s.caps[seat])
        terms[T_HEALTH] = health_worth(s.life(seat))
        terms[T_RADS] = rads_worth(s.rads[seat])
        star, shield = float(s.power[STAR]), float(s.power[SHIELD])
        terms[T_TRACK] = track_worth(s, star, shield, short)
        terms[T_RIVALS] = rivals_worth(s, seat, star, shield, self.rivals)

    def steps_worth(self, s: WastelandState, seat: i64, star: float, shield: float) -> float:
        """What it is worth that the factions go so many steps on."""
        if star == 0.0 and shield == 0.0:
            return 0.0
        cards = faction_cards(s, seat)
        lead = float(s.power[STAR] - s.power[SHIELD])
        after = lead + star - shield
        gain = 0.0
        for own in range(FACTIONS):
            sign = 1.0 if own == STAR else -1.0
            gain += float(cards[own]) * (lead_worth(sign * after) - lead_worth(sign * lead))
            gain -= float(cards[own]) * prospect(s) * (star if own == STAR else shield)
        short = float(needed(s) - influence_of(s, seat))
        was_star, was_shield = float(s.power[STAR]), float(s.power[SHIELD])
        total = self.influence * gain
        total += track_worth(s, was_star + star, was_shield + shield, short - gain) - track_worth(s, was_star, was_shield, short)
        rivals = rivals_worth(s, seat, was_star + star, was_shield + shield, self.rivals)
        return total + rivals - rivals_worth(s, seat, was_star, was_shield, self.rivals)


def hurt_cost(s: WastelandState, seat: i64, damage: i64, rads: i64) -> float:
    """What damage and radiation cost; death, if they kill."""
    life = s.life(seat)
    if damage + rads >= life:
        return death_cost(s, seat) + (RAD + RADS * float(2 * s.rads[seat] + rads)) * float(rads)
    cost = health_worth(life) - health_worth(life - damage - rads)
    return cost + rads_worth(s.rads[seat]) - rads_worth(s.rads[seat] + rads)


def death_cost(s: WastelandState, seat: i64) -> float:
    """Back to the start without the inventory, though in good health; with too much radiation it is the end."""
    full = s.full_health(seat)
    if s.rads[seat] >= full - 1:
        return WON
    cost = 6.0 + 1.3 * float(len(s.carried(seat)))
    for what in things_asked(s, seat):
        for item in s.carried(seat):
            if counts_as(s, item, what):
                cost += ASKED
    cost -= 0.7 * (health_worth(full - s.rads[seat]) - health_worth(s.life(seat)))
    return max(cost, 2.0)


def trait_gain(s: WastelandState, seat: i64, becomes: i64) -> float:
    """What it is worth to become all of these."""
    total = 0.0
    trait: i64 = 0
    while trait <= ADDICTED:
        if becomes >> trait & 1 and not s.has_trait(seat, trait):
            total += TRAIT[trait]
            if s.has_trait(seat, trait ^ 1):
                total -= TRAIT[trait ^ 1]
        trait += 1
    return total
