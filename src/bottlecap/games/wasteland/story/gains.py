"""Results: what a row of a card gives, takes and does; a class each, with its notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.agendas import DrawAgendas
from bottlecap.games.wasteland.body import cleanse, heal, suffer
from bottlecap.games.wasteland.effects.base import ELSE
from bottlecap.games.wasteland.growing import can_become, gain_trait, gain_xp, lose_trait
from bottlecap.games.wasteland.influence import advance
from bottlecap.games.wasteland.state import ON_MARKET, STAGED, UNIQUE_DECK, WastelandState
from bottlecap.games.wasteland.story import library
from bottlecap.games.wasteland.story.base import NO_ONE, ForAll, Phrase, Where
from bottlecap.games.wasteland.story.giving import GainUnique, MoveBy
from bottlecap.games.wasteland.story.goals import complete
from bottlecap.games.wasteland.story.laying import put_at
from bottlecap.games.wasteland.story.notation import Amount, At, Card, Fixed, Goal, Maybe, Number, OneOf, Place, StoryVerb, Unique
from bottlecap.games.wasteland.story.nothing import (
    CLEAN,
    HAS_TRAIT,
    HEALTHY,
    MARKET,
    NO_TRAIT,
    PLACE,
    POOR,
    QUEST,
    UNIQUES,
    nothing,
    some_of,
)
from bottlecap.games.wasteland.story.offmap import place
from bottlecap.games.wasteland.story.parts import Flag, Said
from bottlecap.games.wasteland.story.picking import pick_goal
from bottlecap.games.wasteland.story.running import Run, decider, pick_item, pick_target
from bottlecap.games.wasteland.things import Loot, Stow, gain_item
from bottlecap.games.wasteland.tokens import COMPANION, FACTION_NAMES, FULL, ROLE_NAMES, SHIELD, STAR, TRAIT_NAMES
from bottlecap.games.wasteland.trading import FillMarket, earn, pay

# --- for the survivor -------------------------------------------------------------------------------------------------


class Learn(Phrase):
    def __init__(self, points: i64) -> None:
        self.points = points

    def do(self, s: WastelandState, run: Run) -> None:
        gain_xp(s, run.actor, some_of(s, run, self.points))


class GainCaps(Phrase):
    def __init__(self, caps: i64) -> None:
        self.caps = caps

    def do(self, s: WastelandState, run: Run) -> None:
        earn(s, run.actor, some_of(s, run, self.caps))


class LoseCaps(Phrase):
    """As many as there are."""

    def __init__(self, caps: i64) -> None:
        self.caps = caps

    def do(self, s: WastelandState, run: Run) -> None:
        if s.caps[run.actor] == 0:
            nothing(s, run, POOR)
        else:
            pay(s, run.actor, min(some_of(s, run, self.caps), s.caps[run.actor]))


class DrawLoot(Phrase):
    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def do(self, s: WastelandState, run: Run) -> None:
        cards = some_of(s, run, self.cards)
        if cards > 0:
            s.push(Loot(run.actor, cards))


class DrawAgenda(Phrase):
    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def do(self, s: WastelandState, run: Run) -> None:
        s.push(DrawAgendas(run.actor, self.cards))


class Become(Phrase):
    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def do(self, s: WastelandState, run: Run) -> None:
        if can_become(s, run.actor, self.trait):
            gain_trait(s, run.actor, self.trait)
        else:
            nothing(s, run, HAS_TRAIT)


class Lose(Phrase):
    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def do(self, s: WastelandState, run: Run) -> None:
        if s.has_trait(run.actor, self.trait):
            lose_trait(s, run.actor, self.trait)
        else:
            nothing(s, run, NO_TRAIT)


class TakeItem(Phrase):
    """One item of the market, for nothing; a companion is none. The market is filled up again."""

    def do(self, s: WastelandState, run: Run) -> None:
        if len(self.picks(s, run)) > 0:
            pick_item(s, run)
        else:
            nothing(s, run, MARKET)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64](capacity=4)
        for item in s.items.within(ON_MARKET):
            if s.content.item_kind[item] != COMPANION:
                out = append(out, item)
        return out

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        s.push(FillMarket())
        s.push(Stow(run.actor))
        gain_item(s, run.actor, number)


class TakeUnique(Phrase):
    """A unique asset by its name; one that is gone is replaced by a random one, if any is left."""

    def __init__(self, item: i64) -> None:
        self.item = item

    def do(self, s: WastelandState, run: Run) -> None:
        if s.items.zone[self.item] == UNIQUE_DECK:
            s.push(Stow(run.actor))
            gain_item(s, run.actor, self.item)
        elif s.items.count(UNIQUE_DECK) > 0:
            s.push(GainUnique(run.actor))
        else:
            nothing(s, run, UNIQUES)


class Hurt(Phrase):
    def __init__(self, damage: i64) -> None:
        self.damage = damage

    def do(self, s: WastelandState, run: Run) -> None:
        suffer(s, run.actor, some_of(s, run, self.damage), 0, ELSE)


class Irradiate(Phrase):
    def __init__(self, rads: i64) -> None:
        self.rads = rads

    def do(self, s: WastelandState, run: Run) -> None:
        suffer(s, run.actor, 0, some_of(s, run, self.rads), ELSE)


def heal_here(s: WastelandState, run: Run, health: i64) -> None:
    if health > 0 and s.health[run.actor] == s.full_health(run.actor):
        nothing(s, run, HEALTHY)
    heal(s, run.actor, health)


class Heal(Phrase):
    def __init__(self, health: i64) -> None:
        self.health = health

    def do(self, s: WastelandState, run: Run) -> None:
        heal_here(s, run, some_of(s, run, self.health))


class HealAll(Phrase):
    def do(self, s: WastelandState, run: Run) -> None:
        heal_here(s, run, FULL)


class CureAll(Phrase):
    """All radiation is gone."""

    def do(self, s: WastelandState, run: Run) -> None:
        if s.rads[run.actor] == 0:
            nothing(s, run, CLEAN)
        cleanse(s, run.actor, FULL)


class MoveOn(Phrase):
    """Move so many sectors, of choice: without movement points, but with all that a move meets."""

    def __init__(self, sectors: i64) -> None:
        self.sectors = sectors

    def do(self, s: WastelandState, run: Run) -> None:
        s.push(MoveBy(run.actor, self.sectors, run.deaths))


class PlaceMe(Phrase):
    """The survivor is placed there, and meets nothing of what a move would meet."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def do(self, s: WastelandState, run: Run) -> None:
        if len(self.picks(s, run)) > 0:
            pick_target(s, run, self.where)
        else:
            nothing(s, run, PLACE)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return self.where.targets(s, run)

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        place(s, run.actor, number)


class Keep(Phrase):
    """The survivor keeps this card, in a role that others ask for."""

    def __init__(self, role: i64) -> None:
        self.role = role

    def do(self, s: WastelandState, run: Run) -> None:
        library.keep(s, run, self.role)


# --- for all, whoever is still there ----------------------------------------------------------------------------------


class Advance(ForAll):
    """A faction goes so many steps down the track; each: so many for each ten caps that were paid."""

    def __init__(self, faction: i64, steps: i64, each: i64) -> None:
        self.faction = faction
        self.steps = steps
        self.each = each

    def do(self, s: WastelandState, run: Run) -> None:
        steps = self.steps * s.tens if self.each else self.steps
        if steps > 0:
            advance(s, self.faction, steps)


class Trash(ForAll):
    def do(self, s: WastelandState, run: Run) -> None:
        library.trash(s, run)


class Stage(ForAll):
    def __init__(self, quest: i64) -> None:
        self.quest = quest

    def do(self, s: WastelandState, run: Run) -> None:
        library.stage(s, self.quest, decider(s, run.actor))


class Add(ForAll):
    def __init__(self, encounter: i64) -> None:
        self.encounter = encounter

    def do(self, s: WastelandState, run: Run) -> None:
        library.add(s, self.encounter, s.content.rows[run.row].encounter)


class AddThis(ForAll):
    def do(self, s: WastelandState, run: Run) -> None:
        this = s.content.rows[run.row].encounter
        library.add(s, this, this)


class Meet(ForAll):
    """A goal that a card alone can meet is met, if its quest is in play; or another one (-1: none), of choice."""

    def __init__(self, goal: i64, other: i64) -> None:
        self.goal = goal
        self.other = other

    def do(self, s: WastelandState, run: Run) -> None:
        goals = self.picks(s, run)
        if len(goals) > 1:
            pick_goal(s, run)
        elif len(goals) == 1:
            self.picked(s, run, goals[0], 1)
        else:
            nothing(s, run, QUEST)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64](capacity=2)
        if s.quests.zone[s.content.choices[self.goal].quest] == STAGED:
            out = append(out, self.goal)
        if self.other >= 0 and s.quests.zone[s.content.choices[self.other].quest] == STAGED:
            out = append(out, self.other)
        return out

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        complete(s, number, run.actor if run.has_survivor(s) else NO_ONE)


class PutToken(ForAll):
    """A token of a faction; where several places fit, one of choice."""

    def __init__(self, faction: i64, where: Where) -> None:
        self.faction = faction
        self.where = where

    def do(self, s: WastelandState, run: Run) -> None:
        if self.where.site() >= 0:
            put_at(s, self.faction, self.where.site(), run.doer(s))
        elif len(self.picks(s, run)) > 0:
            pick_target(s, run, self.where)
        else:
            nothing(s, run, PLACE)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return self.where.targets(s, run)

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        put_at(s, self.faction, number, run.doer(s))


VERBS: Final[list[StoryVerb]] = [
    StoryVerb("xp", Learn, [Amount("points", 9)]),
    StoryVerb("caps", GainCaps, [Amount("caps", 20)]),
    StoryVerb("lose caps", LoseCaps, [Amount("caps", 20)]),
    StoryVerb("loot", DrawLoot, [Amount("cards", 9)]),
    StoryVerb("agenda", DrawAgenda, [Number("cards", 1, 4)]),
    StoryVerb("become", Become, [OneOf("trait", TRAIT_NAMES)]),
    StoryVerb("lose", Lose, [OneOf("trait", TRAIT_NAMES)]),
    StoryVerb("item", TakeItem),
    StoryVerb("unique", TakeUnique, [Unique("item")]),
    StoryVerb("damage", Hurt, [Amount("damage", 16)]),
    StoryVerb("rads", Irradiate, [Amount("rads", 16)]),
    StoryVerb("heal", Heal, [Amount("health", 16)]),
    StoryVerb("heal all", HealAll),
    StoryVerb("cure all", CureAll),
    StoryVerb("move", MoveOn, [Number("sectors", 1, 4)]),
    StoryVerb("me at", PlaceMe, [Place("where")]),
    StoryVerb("keep", Keep, [Maybe(OneOf("role", ROLE_NAMES), -1)]),
    StoryVerb("shield+", Advance, [Fixed("faction", SHIELD), Number("steps", 1, 6), Flag("each")]),
    StoryVerb("star+", Advance, [Fixed("faction", STAR), Number("steps", 1, 6), Flag("each")]),
    StoryVerb("trash", Trash),
    StoryVerb("stage", Stage, [Card("quest")]),
    StoryVerb("add", Add, [Card("encounter")]),
    StoryVerb("add this", AddThis),
    StoryVerb("meet", Meet, [Goal("goal"), Said("or", [Goal("other")], [-1])]),
    StoryVerb("put", PutToken, [OneOf("faction", FACTION_NAMES), At("at"), Place("where")]),
]
