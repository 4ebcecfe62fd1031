"""Effects in words, made from the notation: no card's effect is ever typed as a sentence.

Each effect's message is called after its verb: `deed-heal`, `lasting-stride`, `condition-letter`. It gets the parts of
the notation by their names: a number as it is, a trait by its name, any other word as the content files write it (for
messages that choose by it). A number below zero is said by another message (`lasting-pack-less`), without its sign.
"""

from pathlib import Path
from typing import Final, cast

from bottlecap.engine.game import Game
from bottlecap.engine.notation import Words, examples_of, said
from bottlecap.engine.packs import PackReader
from bottlecap.games.wasteland.content import MOST_FORCES, Content
from bottlecap.games.wasteland.effects import conditions, deeds, lasting
from bottlecap.games.wasteland.effects.base import MOMENT_NAMES, Condition, Lasting, Use
from bottlecap.games.wasteland.effects.conditions import AllOf, AnyOf, Personal
from bottlecap.games.wasteland.effects.notation import Number, Verb
from bottlecap.games.wasteland.geography import BACK_NAMES, ICON_NAMES, PLACES
from bottlecap.games.wasteland.scenario import BANDS, ENEMY, TOKEN_NAMES, Scenario
from bottlecap.games.wasteland.tokens import (
    EVENT,
    FACTION_NAMES,
    FACTIONS,
    FORCE_NAMES,
    KEYWORD_NAMES,
    KIND_NAMES,
    LETTER_WORDS,
    PART_NAMES,
    PROPERTY_NAMES,
    TYPE_NAMES,
    names_in,
)

# By class of effect: its family of messages, and its notation.
SAID: Final[dict[object, tuple[str, Verb]]] = {
    verb.make: (family, verb)
    for family, verbs in (("deed", deeds.VERBS), ("lasting", lasting.VERBS), ("condition", conditions.VERBS))
    for verb in verbs
}


def capital(text: str) -> str:
    """The same with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


class Wording(Words):
    """Says what cards do, in one language."""

    def __init__(self, content: Content, game: Game, lang: str) -> None:
        super().__init__(game, lang)
        self.content = content

    def name(self, family: str, number: int) -> str:
        return self.content.names[family][number][self.lang]

    def listed(self, parts: list[str], message: str = "effect-and") -> str:
        """Parts as a list with an "and" (or what the message says) before the last."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text(message, first=", ".join(parts[:-1]), last=parts[-1])

    def labels(self, domain: str, mask: int, names: list[str]) -> str:
        """What the things in a mask are called."""
        return ", ".join(self.text(f"{domain}-{name}") for name in names_in(mask, names))

    # --- the notation -----------------------------------------------------------------------------------

    def effect(self, effect: object) -> str:
        """What an effect does, by the message of its verb."""
        family, verb = SAID[type(effect)]
        values: list[object] = [getattr(effect, part.name) for part in verb.parts]
        below = any(isinstance(part, Number) and cast(int, value) < 0 for part, value in zip(verb.parts, values, strict=True))
        return self.text(f"{family}-{verb.name}" + ("-less" if below else ""), **said(self, verb.parts, values))

    def condition(self, condition: Condition) -> str:
        """What must hold: all of one of the alternatives."""
        if isinstance(condition, AnyOf):
            return self.listed([self.condition(part) for part in condition.parts], "effect-either")
        if isinstance(condition, AllOf):
            return self.listed([self.condition(part) for part in condition.parts])
        return self.effect(condition)

    def ways(self, condition: Condition) -> list[list[str]]:
        """The alternatives of a condition, each with all that must hold."""
        alternatives = list(condition.parts) if isinstance(condition, AnyOf) else [condition]
        return [[self.condition(part) for part in (one.parts if isinstance(one, AllOf) else [one])] for one in alternatives]

    def does(self, use: Use) -> str:
        return self.listed([self.effect(deed) for deed in use.deeds])

    def moments(self, use: Use) -> str:
        parts = [self.moment(place) for place in range(len(MOMENT_NAMES)) if use.moments >> place & 1]
        return capital(self.listed(parts, "effect-or"))

    def moment(self, place: int) -> str:
        return self.text(f"moment-{MOMENT_NAMES[place].replace(' ', '-')}")

    def costs(self, use: Use) -> str:
        parts: list[str] = []
        if use.exhausts:
            parts.append(self.text("cost-exhaust"))
        if use.discards:
            parts.append(self.text("cost-discard"))
        if use.caps > 0:
            parts.append(self.text("cost-caps", caps=int(use.caps)))
        return self.listed(parts)

    def way(self, use: Use, message: str) -> str:
        """One way to use a card: when, for what, to what end."""
        if message == "use-card":
            return self.text(message, when=self.moments(use), cost=self.costs(use), does=self.does(use))
        return self.text(message, when=self.moments(use), does=self.does(use))

    def lasts(self, effect: Lasting) -> str:
        return self.effect(effect)

    # --- things -----------------------------------------------------------------------------------------

    def item(self, item: int) -> str:
        """All that stands on a card, as sentences."""
        c = self.content
        parts = [capital(self.text(f"kind-{KIND_NAMES[c.item_kind[item]]}")) + "."]
        for name in names_in(c.item_keywords[item], KEYWORD_NAMES):
            parts.append(capital(self.text(f"keyword-{name}")) + ".")
        if c.item_letters[item] > 0:
            parts.append(self.text("item-letters", letters=self.letters(int(c.item_letters[item]))))
        if c.item_ranged[item] > 0:
            parts.append(self.text("item-ranged"))
        if c.item_armour[item] > 0:
            parts.append(self.text("item-armour", armour=int(c.item_armour[item])))
        parts += self.item_effects(item)
        if c.item_price[item] >= 0:
            parts.append(self.text("item-price", caps=int(c.item_price[item])))
        return " ".join(parts)

    def item_effects(self, item: int) -> list[str]:
        """What a card does, without its figures."""
        c = self.content
        event = c.item_kind[item] == EVENT
        parts = [self.lasts(effect) for effect in c.item_lasting[item].effects]
        parts += [self.way(use, "use-event" if event else "use-card") for use in c.item_uses[item].ways]
        if c.item_ready[item] > 0:
            parts.append(self.text("item-ready", caps=int(c.item_ready[item])))
        for message, condition in (("item-recruit", c.item_recruit[item]), ("item-keep", c.item_keep[item])):
            asked = self.condition(condition)
            if asked:
                parts.append(self.text(message, condition=asked))
        return parts

    def letters(self, mask: int) -> str:
        return ", ".join(names_in(mask, LETTER_WORDS))

    def perk(self, perk: int) -> str:
        return " ".join(self.way(use, "use-perk-once") for use in self.content.perk_uses[perk].ways)

    def trait(self, trait: int) -> str:
        c = self.content
        parts = [self.lasts(effect) for effect in c.trait_lasting[trait].effects]
        parts += [self.way(use, "use-trait-up") for use in c.trait_uses[trait].ways]
        if c.trait_locked[trait] > 0:
            parts.append(self.text("trait-locked"))
        return " ".join(parts) or self.text("trait-plain")

    def survivor(self, survivor: int) -> str:
        c = self.content
        card, trait = int(c.survivor_card[survivor]), int(c.survivor_trait[survivor])
        parts = [
            self.text("survivor-letter", letter=LETTER_WORDS[c.survivor_letter[survivor]]),
            self.text("survivor-health", health=int(c.survivor_health[survivor])),
        ]
        if trait >= 0:
            parts.append(self.text("survivor-trait", trait=self.name("trait", trait)))
        parts.append(self.text("survivor-card", card=self.name("item", card)))
        return " ".join([*parts, *self.item_effects(card)])

    # --- agendas ----------------------------------------------------------------------------------------

    def agenda(self, agenda: int) -> str:
        """What a card is worth, whom it activates, and with how many players it is used."""
        c = self.content
        parts = [self.ambition(agenda), self.text("agenda-activates", forces=self.forces(agenda))]
        if c.agenda_players[agenda] > 1:
            parts.append(self.text("agenda-players", players=int(c.agenda_players[agenda])))
        return " ".join(parts)

    def ambition(self, agenda: int) -> str:
        c = self.content
        if c.agenda_faction[agenda] >= 0:
            return self.text("agenda-faction", faction=FACTION_NAMES[c.agenda_faction[agenda]])
        own = cast(Personal, c.ambitions[agenda])
        steps = [
            self.text("agenda-step", influence=1 + int(more), condition=self.condition(own.conditions[place]))
            for place, more in enumerate(own.influence)
        ]
        return self.text("agenda-personal", steps="; ".join(steps))

    def forces(self, agenda: int) -> str:
        first = agenda * int(MOST_FORCES)
        forces = [force for force in self.content.agenda_forces[first : first + MOST_FORCES] if force >= 0]
        return ", ".join(self.text(f"force-{FORCE_NAMES[force]}") for force in forces)

    # --- enemies ----------------------------------------------------------------------------------------

    def enemy(self, enemy: int) -> str:
        c = self.content
        type = capital(self.text(f"type-{TYPE_NAMES[c.enemy_type[enemy]]}"))
        figures = self.figures(str(c.enemy_level[enemy]), int(c.enemy_parts[enemy]), int(c.enemy_properties[enemy]))
        return f"{type}. {figures}"

    def figures(self, level: str, parts: int, properties: int) -> str:
        sentences = [self.text("enemy-level", level=level), self.text("enemy-parts", parts=self.labels("part", parts, PART_NAMES))]
        if properties > 0:
            sentences.append(self.labels("property", properties, PROPERTY_NAMES) + ".")
        return " ".join(sentences)

    # --- tiles and scenarios ----------------------------------------------------------------------------

    def tile(self, face: int) -> str:
        atlas = self.content.atlas
        sectors = [self.sector(face * int(PLACES) + place) for place in range(int(atlas.many[face]))]
        back = capital(self.text(f"back-{BACK_NAMES[atlas.backs[face]]}"))
        return self.text("tile-sectors", back=back, sectors="; ".join(sectors))

    def sector(self, sector: int) -> str:
        """Its name, and in brackets its terrain and icons."""
        atlas = self.content.atlas
        name = atlas.sector_names[sector // int(PLACES)][sector % int(PLACES)][self.lang]
        notes = self.terrain(sector)
        return f"{name} ({', '.join(notes)})" if notes else name

    def terrain(self, sector: int) -> list[str]:
        atlas = self.content.atlas
        notes: list[str] = []
        if atlas.rough[sector]:
            notes.append(self.text("terrain-rough"))
        if atlas.rads[sector]:
            notes.append(self.text("terrain-radioactive"))
        if atlas.icons[sector] > 0:
            icon = self.text(f"icon-{ICON_NAMES[atlas.icons[sector]]}")
            notes.append(self.text("icon-level", icon=icon, level=int(atlas.levels[sector])))
        if atlas.enemies[sector] >= 0:
            notes.append(self.text("icon-enemy", type=self.text(f"type-{TYPE_NAMES[atlas.enemies[sector]]}")))
        return notes

    def scenario(self, scenario: Scenario) -> str:
        parts = [self.text("scenario-track", steps=int(scenario.track))]
        return " ".join([*parts, *[self.faction(scenario, faction) for faction in range(int(FACTIONS))]])

    def faction(self, scenario: Scenario, faction: int) -> str:
        """Who a faction is, and what its tokens are and can; what changes by band has its three values."""
        token = scenario.token_names[faction][self.lang]
        head = self.text(f"scenario-{FACTION_NAMES[faction]}", name=scenario.faction_names[faction][self.lang], token=token)
        if scenario.tokens[faction] != ENEMY:
            return f"{head} {self.text(f'scenario-{TOKEN_NAMES[scenario.tokens[faction]]}')}"
        first = faction * int(BANDS)
        bands = range(first, first + int(BANDS))
        figures = self.figures(by_band([str(scenario.faction_levels[band]) for band in bands]), int(scenario.parts[faction]), 0)
        properties = by_band([self.labels("property", int(scenario.properties[band]), PROPERTY_NAMES) for band in bands])
        icons = by_band([str(scenario.extra_icons[band]) for band in bands])
        parts = [head, figures, f"{properties}."]
        if icons != "0":
            parts.append(self.text("scenario-icons", icons=icons))
        return " ".join(parts)

    # --- all of it --------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """What every card, token and tile is, a line each; copies stand once."""
        c = self.content
        out: list[str] = []
        for family, worded in (
            ("item", self.item),
            ("perk", self.perk),
            ("trait", self.trait),
            ("survivor", self.survivor),
            ("agenda", self.agenda),
            ("enemy", self.enemy),
        ):
            out += [f"{self.name(family, number)}: {worded(number)}" for number in range(len(c.ids[family]))]
        out += [f"{names[self.lang]}: {self.tile(face)}" for face, names in enumerate(c.atlas.face_names)]
        out += [f"{scenario.name[self.lang]}: {self.scenario(scenario)}" for scenario in c.scenarios]
        return list(dict.fromkeys(out))

    def vocabulary(self) -> list[str]:
        """Every effect and condition that a pack could have, as whole sentences."""
        pack = PackReader(Path())
        out: list[str] = []
        for family, verb in SAID.values():
            for text in examples_of(verb.parts, verb.between):
                line = self.effect(made(verb, pack, text))
                out.append(line if family == "lasting" else f"{capital(line)}.")
        return [*out, *[f"{capital(self.moment(place))}." for place in range(len(MOMENT_NAMES))]]


def made(verb: Verb, pack: PackReader, text: str) -> object:
    """The effect that stands in a file as that text behind its verb."""
    assert verb.make is not None
    return verb.make(*verb.values(pack, text))


def by_band(values: list[str]) -> str:
    """One value where all bands have the same."""
    return values[0] if len(set(values)) == 1 else " / ".join(values)
