"""Why the greedy bot answers as it does in Wasteland: sums in tenths of an influence, named by ids; whoever shows them words them.

Where an outcome is open the reasons are what is reckoned with: chances times what they bring. Elsewhere they are the changes of
the terms that a position's worth is made of.
"""

from typing import Final, cast

from mypy_extensions import i64

from bottlecap.bots.greedy import BUDGET, Search, sampled_question
from bottlecap.bots.wasteland.deals import deal_worth
from bottlecap.bots.wasteland.fights import Arms, bout_with, dying_by, hurt_by
from bottlecap.bots.wasteland.options import option_worth
from bottlecap.bots.wasteland.survivor import INFLUENCE, T_ACTIONS, TERM_NAMES, TERMS
from bottlecap.bots.wasteland.throws import before_throw, kept_worth, rerolled_worth, struck_worth
from bottlecap.bots.wasteland.value import WastelandValue, is_veiled
from bottlecap.engine.chance import seeded
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import Decision
from bottlecap.games.wasteland.attacking import FIGHT, FIGHT_FACTION
from bottlecap.games.wasteland.camping import OFFER
from bottlecap.games.wasteland.fighting import FIGHT_ON, STRIKE
from bottlecap.games.wasteland.foes import STAR_FOE, level_of, properties_of
from bottlecap.games.wasteland.sites import site_level
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.encountering import CHOOSE_OPTION, ENCOUNTER, ENCOUNTER_ICON, Choosing
from bottlecap.games.wasteland.story.questing import QUEST
from bottlecap.games.wasteland.tokens import FACTIONS
from bottlecap.games.wasteland.turns import EXPLORE, TURN_UP_TILE
from bottlecap.games.wasteland.vats import KEEP, REROLL

Reason = tuple[str, float]

# Reasons of answers whose outcome is open, beside the terms of a position.
OPEN_REASONS: Final = ("goal", "price", "encounter", "option", "tile", "kill", "wounds", "dice", "reroll", "deal")
MOST: Final = 3
# Told in tenths of an influence, the first ones of a match.
TENTHS: Final = 10.0 / INFLUENCE
# Less than this is not worth a word.
LEAST: Final = 0.15
SEED: Final = 1


def reasons(perspective: Perspective, code: i64) -> list[Reason]:
    """The largest sums behind an answer."""
    luck = seeded(SEED)
    sample = perspective.sampled(luck)
    d = sampled_question(perspective, sample)
    sample.asking = False
    value, seat = WastelandValue(), perspective.place
    search = Search(sample, value, seat, luck, BUDGET)
    value.prepare(search.root, seat)
    if is_veiled(code & KIND_MASK):
        found = of_what_is_open(value, of(search.root), d, seat, code)
    else:
        found = of_what_is_seen(value, search, d, seat, code)
    told = [(name, TENTHS * worth) for name, worth in found]
    named = [(name, worth) for name, worth in told if abs(worth) >= LEAST]
    named.sort(key=size_of)
    return named[:MOST]


def size_of(reason: Reason) -> float:
    return -abs(reason[1])


def of_what_is_seen(value: WastelandValue, search: Search, d: Decision, seat: i64, code: i64) -> list[Reason]:
    """By how much each term changes; that an action is spent is no reason for anything."""
    before = terms_of(value, of(search.root), seat)
    state = search.root.copy()
    search.settle(state, d, code)
    search.next_of(state)
    after = terms_of(value, of(state), seat)
    return [(TERM_NAMES[place], after[place] - before[place]) for place in range(TERMS) if place != T_ACTIONS]


def terms_of(value: WastelandValue, s: WastelandState, seat: i64) -> list[float]:
    value.fill(s, seat, -1, -1)
    return [value.terms[place] for place in range(TERMS)]


def of_what_is_open(value: WastelandValue, s: WastelandState, d: Decision, seat: i64, code: i64) -> list[Reason]:
    kind, arg = code & KIND_MASK, code >> KIND_BITS
    mind, errands = value.thought(), value.errands
    assert errands is not None
    if kind == QUEST.number:
        choice = s.content.choices[arg]
        level = site_level(s, s.where[seat])
        mind.try_tasks(s, seat, choice.tasks, level)
        cost = mind.cost
        return [("goal", mind.tried(s, seat, choice, level) + cost), ("price", -cost)]
    if kind == ENCOUNTER.number or kind == ENCOUNTER_ICON.number:
        icon = arg if kind == ENCOUNTER_ICON.number else s.content.atlas.icons[s.where[seat]]
        return [("encounter", errands.site_worth(s, s.where[seat], icon))]
    if kind == CHOOSE_OPTION.number:
        asked = cast(Choosing, d)
        option = s.content.encounter_first[asked.encounter] + arg
        worth = option_worth(mind, s, seat, option, asked.level)
        return [("option", worth + mind.cost), ("price", -mind.cost)]
    if kind == EXPLORE.number or kind == TURN_UP_TILE.number:
        return [("tile", errands.behind(arg))]
    if kind == OFFER.number:
        return [("deal", deal_worth(mind, s, seat, arg))]
    if kind == FIGHT.number or kind == FIGHT_FACTION.number:
        return of_a_fight(value, s, seat, kind, arg)
    return of_the_dice(value, s, seat, kind, arg)


def of_a_fight(value: WastelandValue, s: WastelandState, seat: i64, kind: i64, arg: i64) -> list[Reason]:
    mind = value.thought()
    foe = arg if kind == FIGHT.number else STAR_FOE + arg % FACTIONS
    sector = s.enemy_sector(arg) if kind == FIGHT.number else arg // FACTIONS
    arms = Arms(s, seat)
    bout = bout_with(s, mind.odds, arms, foe, sector != s.where[seat], False, 0, 0)
    kill = bout.kill * (1.0 - dying_by(s, seat, bout, level_of(s, foe)))
    wounds = hurt_by(s, seat, arms, bout, level_of(s, foe), properties_of(s, foe))
    return [("kill", kill * mind.kills[foe]), ("wounds", -wounds)]


def of_the_dice(value: WastelandValue, s: WastelandState, seat: i64, kind: i64, arg: i64) -> list[Reason]:
    mind = value.thought()
    if kind == KEEP.number:
        return [("dice", kept_worth(mind, s, seat))]
    if kind == REROLL.number:
        return [("reroll", rerolled_worth(mind, s, seat, arg + 1) - kept_worth(mind, s, seat))]
    if kind == FIGHT_ON.number:
        return [("dice", before_throw(mind, s, seat))]
    return [("dice", struck_worth(mind, s, seat))] if kind == STRIKE.number else []
