"""A whole pack: every file read, and turned into the tables of `content.py`."""

from pathlib import Path
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.content import MOST_FORCES, Content
from bottlecap.games.wasteland.effects.base import Ambition, Condition, Deed, Lasting, Lastings, Use, Uses
from bottlecap.games.wasteland.effects.conditions import OfFaction, Personal
from bottlecap.games.wasteland.reading import phrases
from bottlecap.games.wasteland.reading.agendas import Agenda, read_agendas
from bottlecap.games.wasteland.reading.dice import read_dice
from bottlecap.games.wasteland.reading.enemies import read_enemies
from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.reading.making import condition_of
from bottlecap.games.wasteland.reading.perks import read_perks
from bottlecap.games.wasteland.reading.scenarios import read_scenarios
from bottlecap.games.wasteland.reading.stories import StoryReader
from bottlecap.games.wasteland.reading.survivors import read_survivors, read_traits
from bottlecap.games.wasteland.reading.things import read_things
from bottlecap.games.wasteland.reading.tiles import read_tiles
from bottlecap.games.wasteland.tokens import RULE_CARD, TOOL

BUNDLED: Final[Path] = Path(__file__).parent.parent / "content"


def load(folder: Path | None) -> Content:
    """The pack in a folder, or the bundled one."""
    return Pack(BUNDLED if folder is None else folder).content


class Pack(Entries):
    """Reads a folder into the tables of the rules."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        atlas = read_tiles(self)
        self.content = Content(atlas, read_scenarios(self, atlas))
        self.read_things()
        self.read_enemies()
        self.read_agendas()
        StoryReader(self, self.content)
        self.content.hash = self.hash()

    def enter(self, family: str, named: list[Named]) -> None:
        """What the cards of a family are called."""
        self.content.ids[family] = [one.id for one in named]
        self.content.names[family] = [one.names for one in named]
        self.content.flavours[family] = [one.flavours for one in named]

    def read_things(self) -> None:
        c, things = self.content, read_things(self)
        self.enter("item", [*things])
        for thing in things:
            c.item_kind = append(c.item_kind, thing.kind)
            c.item_deck = append(c.item_deck, thing.deck)
            c.item_price = append(c.item_price, thing.price)
            c.item_letters = append(c.item_letters, thing.letters)
            c.item_armour = append(c.item_armour, thing.armour)
            c.item_ranged = append(c.item_ranged, 1 if thing.ranged else 0)
            c.item_keywords = append(c.item_keywords, thing.keywords)
            c.item_ready = append(c.item_ready, thing.ready)
            c.item_uses = append(c.item_uses, uses_of(thing.uses))
            c.item_lasting = append(c.item_lasting, lasting_of(thing.lasting))
            c.item_recruit = append(c.item_recruit, condition_of(thing.recruit))
            c.item_keep = append(c.item_keep, condition_of(thing.keep))
            if thing.kind == TOOL or thing.kind == RULE_CARD:
                c.unworn = append(c.unworn, len(c.item_kind) - 1)
        survivors = read_survivors(self, things)
        self.enter("survivor", [*survivors])
        for survivor in survivors:
            c.survivor_letter = append(c.survivor_letter, survivor.letter)
            c.survivor_card = append(c.survivor_card, survivor.card)
            c.survivor_health = append(c.survivor_health, survivor.health)
            c.survivor_trait = append(c.survivor_trait, survivor.trait)
        traits = read_traits(self)
        self.enter("trait", [*traits])
        for trait in traits:
            c.trait_locked = append(c.trait_locked, 1 if trait.locked else 0)
            c.trait_uses = append(c.trait_uses, uses_of(trait.uses))
            c.trait_lasting = append(c.trait_lasting, lasting_of(trait.lasting))
        perks = read_perks(self)
        self.enter("perk", [*perks])
        for perk in perks:
            c.perk_letter = append(c.perk_letter, perk.letter)
            c.perk_uses = append(c.perk_uses, uses_of(perk.uses))

    def read_enemies(self) -> None:
        c, faces = self.content, read_dice(self)
        self.enter("die-face", [*faces])
        for face in faces:
            c.face_parts = append(c.face_parts, face.parts)
            c.face_hits = append(c.face_hits, face.hits)
        enemies = read_enemies(self, faces)
        self.enter("enemy", [*enemies])
        kinds = list(dict.fromkeys(enemy.entry for enemy in enemies))
        for enemy in enemies:
            c.enemy_type = append(c.enemy_type, enemy.type)
            c.enemy_level = append(c.enemy_level, enemy.level)
            c.enemy_parts = append(c.enemy_parts, enemy.parts)
            c.enemy_properties = append(c.enemy_properties, enemy.has)
            c.enemy_kind = append(c.enemy_kind, kinds.index(enemy.entry))

    def read_agendas(self) -> None:
        c, agendas = self.content, read_agendas(self)
        self.enter("agenda", [*agendas])
        for agenda in agendas:
            c.agenda_players = append(c.agenda_players, agenda.players)
            c.agenda_faction = append(c.agenda_faction, agenda.faction)
            c.ambitions = append(c.ambitions, ambition_of(agenda))
            for place in range(MOST_FORCES):
                force: i64 = agenda.activates[place] if place < len(agenda.activates) else -1
                c.agenda_forces = append(c.agenda_forces, force)


def uses_of(read: list[phrases.Use]) -> Uses:
    ways = vec[Use]()
    for use in read:
        deeds = vec[Deed]([cast(Deed, phrase.made) for phrase in use.does])
        ways = append(ways, Use(use.moments, use.exhausts, use.discards, use.caps, deeds))
    return Uses(ways)


def lasting_of(read: list[phrases.Phrase]) -> Lastings:
    return Lastings(vec[Lasting]([cast(Lasting, phrase.made) for phrase in read]))


def ambition_of(agenda: Agenda) -> Ambition:
    if agenda.faction >= 0:
        return OfFaction(agenda.faction)
    influence = vec[i64]()
    conditions = vec[Condition]()
    for step in agenda.more:
        influence = append(influence, step.influence)
        conditions = append(conditions, condition_of(step.condition))
    return Personal(influence, conditions)
