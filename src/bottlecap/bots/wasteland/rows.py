"""What rows of story cards give, added up once a pack: goals of quests in play lie open, so a survivor may reckon with them.

Of options of encounters nobody knows the rows before one was chosen: of those only the tasks are looked at.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.story import gains
from bottlecap.games.wasteland.story.base import BY_LEVEL, LEAST_BY_LEVEL, NO_ROW
from bottlecap.games.wasteland.story.blocks import For, If
from bottlecap.games.wasteland.story.conditions import CapsOnCard
from bottlecap.games.wasteland.story.mapwork import KillWithin
from bottlecap.games.wasteland.story.market import AssetFromDiscards, CompanionFromAssets, Shop
from bottlecap.games.wasteland.story.tasks import FightDrawn, FightPut
from bottlecap.games.wasteland.tokens import SHIELD, STAR

# How much of a row counts that is only carried out under a condition.
PERHAPS: Final = 0.4


class Amount:
    """So much, and so much for each level of the site."""

    def __init__(self) -> None:
        self.base = 0.0
        self.by_level = 0.0

    def add(self, amount: i64, weight: float) -> None:
        if amount < LEAST_BY_LEVEL:
            self.base += weight * float(amount)
        else:
            self.by_level += weight
            self.base += weight * float(amount - BY_LEVEL)

    def at(self, level: i64) -> float:
        return max(0.0, self.base + self.by_level * float(level))


class Row:
    """What a row gives, by kinds."""

    def __init__(self) -> None:
        self.xp = Amount()
        self.caps = Amount()
        self.loot = Amount()
        self.damage = Amount()
        self.rads = Amount()
        self.heal = Amount()
        self.deals = Amount()
        self.agendas = 0.0
        self.items = 0.0
        self.companions = 0.0
        self.uniques = 0.0
        self.kept = 0.0
        self.star = 0.0
        self.shield = 0.0
        # Steps for each ten caps that are paid.
        self.star_each = 0.0
        self.shield_each = 0.0
        # Tokens that are laid on the map.
        self.puts_star = 0.0
        self.puts_shield = 0.0
        self.staged = 0.0
        self.added = 0.0
        self.fights = 0.0
        # Masks of traits that come and go.
        self.becomes: i64 = 0
        self.loses: i64 = 0
        # Whether its quest is over with it.
        self.ends = False
        # A row that comes once so many caps lie on the quest's card, one more with each time.
        self.counts = NO_ROW
        self.counted: i64 = 0
        self.quest: i64 = -1


def rows_of(content: Content) -> list[Row]:
    """By row of the pack."""
    out: list[Row] = []
    for number in range(len(content.rows)):
        row = Row()
        fill(row, content, number, 1.0)
        out.append(row)
    return out


def fill(row: Row, content: Content, number: i64, weight: float) -> None:
    for phrase in content.rows[number].phrases:
        if isinstance(phrase, gains.Learn):
            row.xp.add(phrase.points, weight)
        elif isinstance(phrase, gains.GainCaps):
            row.caps.add(phrase.caps, weight)
        elif isinstance(phrase, gains.LoseCaps):
            row.caps.add(phrase.caps, -weight)
        elif isinstance(phrase, gains.DrawLoot):
            row.loot.add(phrase.cards, weight)
        elif isinstance(phrase, gains.Hurt):
            row.damage.add(phrase.damage, weight)
        elif isinstance(phrase, gains.Irradiate):
            row.rads.add(phrase.rads, weight)
        elif isinstance(phrase, gains.Heal):
            row.heal.add(phrase.health, weight)
        elif isinstance(phrase, gains.HealAll):
            row.heal.base += 8.0 * weight
        elif isinstance(phrase, Shop):
            row.deals.add(phrase.deals, weight)
        elif isinstance(phrase, gains.DrawAgenda):
            row.agendas += weight * float(phrase.cards)
        elif isinstance(phrase, (gains.TakeItem, AssetFromDiscards)):
            row.items += weight
        elif isinstance(phrase, CompanionFromAssets):
            row.companions += weight
        elif isinstance(phrase, gains.TakeUnique):
            row.uniques += weight
        elif isinstance(phrase, gains.Keep):
            row.kept += weight
            row.ends = True
        elif isinstance(phrase, gains.Trash):
            row.ends = True
        elif isinstance(phrase, gains.Advance):
            advance(row, phrase, weight)
        elif isinstance(phrase, gains.PutToken) and phrase.faction == STAR:
            row.puts_star = max(row.puts_star, weight)
        elif isinstance(phrase, gains.PutToken):
            row.puts_shield = max(row.puts_shield, weight)
        elif isinstance(phrase, gains.Stage):
            row.staged += weight
        elif isinstance(phrase, gains.Add):
            row.added += weight
        elif isinstance(phrase, gains.Become):
            row.becomes |= 1 << phrase.trait
        elif isinstance(phrase, gains.Lose):
            row.loses |= 1 << phrase.trait
        elif isinstance(phrase, (FightDrawn, FightPut)):
            row.fights += weight
        elif isinstance(phrase, KillWithin):
            row.xp.base += 1.5 * weight
        elif isinstance(phrase, If) and isinstance(phrase.condition, CapsOnCard):
            row.counts, row.counted, row.quest = phrase.then, phrase.condition.caps, phrase.condition.quest
        elif isinstance(phrase, If):
            if phrase.then != NO_ROW:
                fill(row, content, phrase.then, weight * PERHAPS)
            if phrase.otherwise != NO_ROW:
                fill(row, content, phrase.otherwise, weight * PERHAPS)
        elif isinstance(phrase, For) and phrase.row != NO_ROW:
            fill(row, content, phrase.row, weight * PERHAPS)


def advance(row: Row, phrase: gains.Advance, weight: float) -> None:
    steps = weight * float(phrase.steps)
    if phrase.each:
        if phrase.faction == STAR:
            row.star_each += steps
        elif phrase.faction == SHIELD:
            row.shield_each += steps
    elif phrase.faction == STAR:
        row.star += steps
    else:
        row.shield += steps


def goals_of(content: Content, quest: i64) -> vec[i64]:
    """The goals of a quest, by their numbers among all choices."""
    out = vec[i64](capacity=4)
    for place in range(content.quest_goals[quest]):
        out = append(out, content.quest_first[quest] + place)
    return out
