"""What a survivor reckons with through one search: odds, what rows of goals bring, what tasks cost, what a kill is good for."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.belongings import ARMOUR
from bottlecap.bots.wasteland.dice import Odds
from bottlecap.bots.wasteland.fights import LOOT_CARD, Arms, bout_with, dying_by, force_odds, hurt_by, spoils
from bottlecap.bots.wasteland.plans import influence_worth, thing_influence, things_asked
from bottlecap.bots.wasteland.rows import Row, goals_of, rows_of
from bottlecap.bots.wasteland.survivor import (
    WON,
    Standing,
    caps_worth,
    health_worth,
    hurt_cost,
    trait_gain,
)
from bottlecap.engine.base import replaced
from bottlecap.games.wasteland.agendas import hand_size
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.effects.conditions import counts_as
from bottlecap.games.wasteland.foes import FOES, STAR_FOE, level_of, properties_of
from bottlecap.games.wasteland.geography import ICON_NAMES
from bottlecap.games.wasteland.influence import influence_of, needed
from bottlecap.games.wasteland.state import HELD, ON_MARKET, STAGED, WastelandState
from bottlecap.games.wasteland.story.base import A_KILL, A_PUT, NO_ROW, Choice, Phrase, amount_at
from bottlecap.games.wasteland.story.gains import Meet
from bottlecap.games.wasteland.story.prices import AnotherTests, PayOnCard, PayTens
from bottlecap.games.wasteland.story.tasks import Discard, FightDrawn, FightPut, PassTest, Pay, Suffer
from bottlecap.games.wasteland.story.watches import LastKilled, Put, PutFarFrom, many_tokens
from bottlecap.games.wasteland.testing import test_rerolls
from bottlecap.games.wasteland.things import slot_for
from bottlecap.games.wasteland.tokens import (
    COMPANION_SLOT,
    FACTIONS,
    HAND_LIMIT,
    SHIELD,
    STAR,
    TYPES,
    WEAPON_SLOT,
    WELL_RESTED,
)
from bottlecap.games.wasteland.tokens import LOOT_CARD as LOOT_DECKED

# A quest that comes into play, a card that is added to a deck: nobody knows what they hold, most lead to an agenda card. As parts
# of what one is worth.
STAGED_QUEST: Final = 0.6
ADDED_CARD: Final = 0.1
UNIQUE: Final = 6.0
ITEM: Final = 4.0
COMPANION: Final = 3.0
KEPT: Final = 0.5
A_FIGHT: Final = -1.0
# Of a goal that a card of a deck meets, so much is hoped for where the card lies on top.
FOUND: Final = 0.7
# A reroll that can be had by giving up being well rested.
RESTED: Final = 0.6


class Mind:
    def __init__(self, content: Content) -> None:
        self.content = content
        self.odds = Odds(content)
        self.rows: list[Row] = rows_of(content)
        self.standing = Standing(content)
        # By force, how likely it acts next; by foe, what a kill brings.
        self.chances: vec[float] = vec[float]()
        self.kills: vec[float] = vec[float]()
        # What one cap more is worth, and what the market has to offer.
        self.cap = 0.5
        self.shop = 0.0
        # A loot card: less where there is no room for it.
        self.loot = LOOT_CARD
        # All that can be found as loot.
        self.found: vec[i64] = loot_of(content)
        # Goals that a card of an encounter deck alone can meet, with that card; by deck, what looking for them is worth.
        self.told: list[tuple[i64, i64]] = told_goals(content)
        self.sought: vec[float] = zeros_of(len(ICON_NAMES))
        # By faction: what goals are worth that are met by laying down a token of it.
        self.puts: vec[float] = zeros_of(FACTIONS)
        # Whatever was reckoned last of a task: how likely it is done, and what trying costs.
        self.chance = 1.0
        self.cost = 0.0

    def prepare(self, s: WastelandState, seat: i64) -> None:
        self.standing.prepare(s, seat)
        self.chances = force_odds(s, seat)
        self.cap = self.cap_worth(s, seat)
        self.puts = self.puts_of(s, seat)
        room = s.carry_limit(seat) - len(s.carried(seat))
        loot = LOOT_CARD + self.loot_influence(s, seat)
        self.loot = loot if room >= 2 else loot * (0.75 if room == 1 else 0.45)
        self.kills = self.kills_of(s, seat)
        self.shop = self.shop_worth(s, seat)
        self.seek(s, seat)

    def seek(self, s: WastelandState, seat: i64) -> None:
        """A card that meets a goal in play was shuffled into the top of its deck, for all to see."""
        self.sought = zeros_of(len(ICON_NAMES))
        for goal, encounter in self.told:
            deck = s.encounters.zone[encounter]
            if deck < len(ICON_NAMES) and deck > 0 and s.quests.zone[s.content.choices[goal].quest] == STAGED:
                worth = FOUND * self.row_worth(s, seat, s.content.choices[goal].gain, 0) / float(s.players + 1)
                if worth > self.sought[deck]:
                    self.sought[deck] = worth

    def cap_worth(self, s: WastelandState, seat: i64) -> float:
        """One cap more: what it buys, and what agenda cards say about it."""
        before = self.purse_worth(s, seat)
        had = s.caps
        s.caps = replaced(had, seat, had[seat] + 2)
        after = self.purse_worth(s, seat)
        s.caps = had
        return max(0.1, (after - before) / 2.0)

    def purse_worth(self, s: WastelandState, seat: i64) -> float:
        """What a survivor's caps are worth, to be spent and for agenda cards that ask for them."""
        return caps_worth(s.caps[seat]) + self.standing.influence * influence_worth(s, seat)

    def gear_worth(self, s: WastelandState, seat: i64) -> float:
        """What a survivor's things are worth as they are equipped, with what agenda cards say about them."""
        return self.standing.things.worth(s, seat) + self.standing.influence * influence_worth(s, seat)

    def loot_influence(self, s: WastelandState, seat: i64) -> float:
        """What a loot card is worth to agenda cards that ask for things, on the mean of all loot."""
        total = 0.0
        for what in things_asked(s, seat):
            many = 0.0
            one: i64 = -1
            for item in self.found:
                if counts_as(s, item, what):
                    many += 1.0
                    if s.items.zone[item] != HELD + seat:
                        one = item
            if one >= 0:
                total += many / float(len(self.found)) * thing_influence(s, seat, one)
        return self.standing.influence * total

    # --- rows -----------------------------------------------------------------------------------------------

    def row_worth(self, s: WastelandState, seat: i64, number: i64, level: i64) -> float:
        """What a row that lies open brings."""
        if number == NO_ROW:
            return 0.0
        row = self.rows[number]
        total = self.standing.xp_worth(s, seat, row.xp.at(level)) + self.cap * row.caps.at(level) + self.loot * row.loot.at(level)
        if row.damage.at(level) > 0.0 or row.rads.at(level) > 0.0:
            total -= hurt_cost(s, seat, round(row.damage.at(level)), round(row.rads.at(level)))
        if row.heal.at(level) > 0.0:
            life = s.life(seat)
            healed = min(life + round(row.heal.at(level)), s.full_health(seat) - s.rads[seat])
            total += health_worth(healed) - health_worth(life)
        if row.deals.at(level) > 0.0:
            total += self.shop
        total += row.agendas * self.standing.agenda + UNIQUE * row.uniques + ITEM * row.items + COMPANION * row.companions
        total += KEPT * row.kept + A_FIGHT * row.fights
        total += (STAGED_QUEST * row.staged + ADDED_CARD * row.added) * self.standing.agenda
        total += row.puts_star * self.puts[STAR] + row.puts_shield * self.puts[SHIELD]
        total += trait_gain(s, seat, row.becomes)
        star, shield = row.star, row.shield
        if row.star_each > 0.0 or row.shield_each > 0.0:
            star += row.star_each
            shield += row.shield_each
        total += self.standing.steps_worth(s, seat, star, shield)
        if row.agendas > 0.0 and hand_size(s, seat) < HAND_LIMIT and influence_of(s, seat) + 1 >= needed(s):
            total += WON / 4.0
        if row.counts != NO_ROW:
            total += self.row_worth(s, seat, row.counts, level) / float(max(row.counted - s.quest_caps[row.quest], 1))
        return total

    def puts_of(self, s: WastelandState, seat: i64) -> vec[float]:
        """By faction: goals in play that a token of it meets, once it lies on the map."""
        self.puts = zeros_of(FACTIONS)
        out = zeros_of(FACTIONS)
        for quest in s.quests.within(STAGED):
            for goal in goals_of(s.content, quest):
                when, gain = s.content.choices[goal].when, s.content.choices[goal].gain
                for faction in range(FACTIONS):
                    if isinstance(when, Put):
                        met = when.faction == faction and many_tokens(s, faction) >= when.tokens
                    else:
                        met = isinstance(when, PutFarFrom) and when.met(s, A_PUT, seat, faction)
                    if met:
                        out[faction] += self.row_worth(s, seat, gain, 0)
        return out

    def kills_of(self, s: WastelandState, seat: i64) -> vec[float]:
        """By foe: experience, loot, and goals that a kill of it meets."""
        out = vec[float](capacity=FOES)
        foe: i64 = 0
        while foe < FOES:
            out = append(out, spoils(s, seat, self.standing, foe))
            foe += 1
        if s.quests.count(STAGED) == 0:
            return out
        for quest in s.quests.within(STAGED):
            for place in range(s.content.quest_goals[quest]):
                goal = s.content.choices[s.content.quest_first[quest] + place]
                if goal.by_action or goal.when.watches() >> A_KILL & 1 == 0:
                    continue
                worth = self.row_worth(s, seat, goal.gain, 0)
                if goal.has_need and not goal.need.holds(s, seat):
                    worth = 0.0
                when = goal.when
                if isinstance(when, LastKilled):
                    many = many_tokens(s, when.faction)
                    if many > 0:
                        out[STAR_FOE + when.faction] += worth / float(many * many)
                    continue
                foe = 0
                while foe < FOES:
                    if when.met(s, A_KILL, seat, foe):
                        out[foe] += worth
                    foe += 1
        return out

    # --- tasks ----------------------------------------------------------------------------------------------

    def try_tasks(self, s: WastelandState, seat: i64, row: i64, level: i64) -> None:
        """How likely all tasks of a row are done (`chance`), and what trying costs (`cost`)."""
        self.chance = 1.0
        self.cost = 0.0
        if row == NO_ROW:
            return
        for task in s.content.rows[row].phrases:
            self.try_task(s, seat, task, level)

    def try_task(self, s: WastelandState, seat: i64, task: Phrase, level: i64) -> None:
        if isinstance(task, PassTest):
            self.chance *= self.test(s, seat, task.letters, task.twice, task.difficulty)
        elif isinstance(task, FightDrawn):
            self.fight_force(s, seat, task.force, task.plus, task.extra)
        elif isinstance(task, FightPut):
            self.fight_force(s, seat, TYPES + task.faction, 0, 0)
        elif isinstance(task, Pay):
            self.pay(s, seat, task.caps)
        elif isinstance(task, PayTens):
            self.pay(s, seat, 10)
        elif isinstance(task, PayOnCard):
            lacks = task.caps - s.quest_caps[task.quest]
            self.pay(s, seat, min(lacks, s.caps[seat]))
            if lacks > s.caps[seat]:
                self.chance *= 0.3
        elif isinstance(task, Discard):
            self.cost += 1.2 * float(task.cards) + (1.6 if task.what <= 2 else 0.0)
        elif isinstance(task, Suffer):
            amount = amount_at(task.amount, level)
            self.cost += hurt_cost(s, seat, amount if task.what == 0 else 0, amount if task.what == 1 else 0)
        elif isinstance(task, AnotherTests):
            self.chance *= 0.6

    def pay(self, s: WastelandState, seat: i64, caps: i64) -> None:
        before = self.purse_worth(s, seat)
        had = s.caps
        s.caps = replaced(had, seat, max(had[seat] - caps, 0))
        self.cost += before - self.purse_worth(s, seat)
        s.caps = had

    def test(self, s: WastelandState, seat: i64, letters: i64, twice: i64, difficulty: i64) -> float:
        rerolls = test_rerolls(s, seat, letters, twice)
        chance = self.odds.test(difficulty, rerolls)
        if s.has_trait(seat, WELL_RESTED):
            chance += RESTED * (self.odds.test(difficulty, rerolls + 1) - chance)
        return chance

    def fight_force(self, s: WastelandState, seat: i64, force: i64, plus: i64, extra: i64) -> None:
        """A fight with a token of a type, any of them, or of a faction."""
        arms = Arms(s, seat)
        if force >= TYPES:
            self.fight_foes(s, seat, arms, STAR_FOE + force - TYPES, STAR_FOE + force - TYPES + 1, -1, plus, extra)
        else:
            self.fight_foes(s, seat, arms, 0, STAR_FOE, force, plus, extra)

    def fight_foes(self, s: WastelandState, seat: i64, arms: Arms, foe: i64, last: i64, type: i64, plus: i64, extra: i64) -> None:
        kill = 0.0
        cost = 0.0
        many = 0.0
        while foe < last:
            if type < 0 or s.content.enemy_type[foe] == type:
                bout = bout_with(s, self.odds, arms, foe, False, False, plus, extra)
                level = level_of(s, foe) + plus
                lives = 1.0 - dying_by(s, seat, bout, level)
                kill += bout.kill * lives
                cost += hurt_by(s, seat, arms, bout, level, properties_of(s, foe) | extra) - bout.kill * lives * self.kills[foe]
                many += 1.0
            foe += 1
        if many > 0.0:
            self.chance *= kill / many
            self.cost += cost / many

    def tried(self, s: WastelandState, seat: i64, choice: Choice, level: i64) -> float:
        """What trying a goal of a quest in play brings, on the mean; `chance` says how likely it is met."""
        self.try_tasks(s, seat, choice.tasks, level)
        chance = self.chance
        total = chance * self.row_worth(s, seat, choice.gain, level) - self.cost
        if choice.fail != NO_ROW:
            total += (1.0 - chance) * self.row_worth(s, seat, choice.fail, level)
        self.chance = chance
        return total

    # --- the market -----------------------------------------------------------------------------------------

    def shop_worth(self, s: WastelandState, seat: i64) -> float:
        """What a trade would bring now: the two best buys, what is better sold, and a card that nobody knows yet."""
        best = 0.0
        second = 0.0
        for item in s.items.within(ON_MARKET):
            gain = self.buy_worth(s, seat, item)
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        total = best + 0.4 * second + min(0.15 * float(s.caps[seat]), 1.2)
        for item in s.items.within(HELD + seat):
            price = s.content.item_price[item]
            if price > 0 and slot_for(s, item) < 0:
                total += max(0.0, self.cap * float(price - 1) - self.standing.things.plain(s, item, s.content.item_kind[item]))
        return total

    def buy_worth(self, s: WastelandState, seat: i64, item: i64) -> float:
        price = s.content.item_price[item]
        gain = self.gain_of(s, seat, item) + self.standing.influence * thing_influence(s, seat, item)
        if s.content.item_recruit[item].holds(s, seat) and slot_for(s, item) == COMPANION_SLOT:
            return gain
        if price < 0 or price > s.caps[seat]:
            return 0.0
        return gain - self.cap * float(price)

    def gain_of(self, s: WastelandState, seat: i64, item: i64) -> float:
        """What having the thing too would be worth."""
        things = self.standing.things
        slot = slot_for(s, item)
        if slot < 0:
            return things.plain(s, item, s.content.item_kind[item])
        own = things.own(s, seat, item, slot)
        worn = s.wears(seat, slot)
        if worn >= 0:
            own -= things.own(s, seat, worn, slot)
        if slot != WEAPON_SLOT and slot != COMPANION_SLOT:
            armour = s.armour(seat)
            less: i64 = s.content.item_armour[worn] if worn >= 0 else 0
            own += ARMOUR[min(armour - less + s.content.item_armour[item], 6)] - ARMOUR[min(armour, 6)]
        return max(own, 0.5 * things.kept[item])


def zeros_of(many: i64) -> vec[float]:
    out = vec[float](capacity=many)
    for _ in range(many):
        out = append(out, 0.0)
    return out


def loot_of(content: Content) -> vec[i64]:
    out = vec[i64](capacity=40)
    item: i64 = 0
    while item < len(content.item_deck):
        if content.item_deck[item] == LOOT_DECKED:
            out = append(out, item)
        item += 1
    return out


def told_goals(content: Content) -> list[tuple[i64, i64]]:
    """All goals that a row of an encounter can meet, each with the encounter."""
    out: list[tuple[i64, i64]] = []
    for choice in content.choices:
        if choice.encounter < 0:
            continue
        for row in (choice.gain, choice.fail):
            if row != NO_ROW:
                for phrase in content.rows[row].phrases:
                    if isinstance(phrase, Meet):
                        out.append((phrase.goal, choice.encounter))
                        if phrase.other >= 0:
                            out.append((phrase.other, choice.encounter))
    return out
