"""The story of a pack: quests, encounters and the scenarios' setups, their phrases turned into rows and choices."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import filled, zeros
from bottlecap.games.wasteland.content import Content, Standings
from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.effects.conditions import AllOf, AnyOf
from bottlecap.games.wasteland.effects.verbs import CONDITIONS as SURVIVORS
from bottlecap.games.wasteland.geography import DOWN, NAMED, NOWHERE, SETTLEMENT, face_of
from bottlecap.games.wasteland.reading import scenarios
from bottlecap.games.wasteland.reading.chains import Chains, has_story, read_chains
from bottlecap.games.wasteland.reading.checks import OF_ENCOUNTERS, check_options
from bottlecap.games.wasteland.reading.encounters import EncounterEntry
from bottlecap.games.wasteland.reading.entries import Entries
from bottlecap.games.wasteland.reading.phrases import phrase
from bottlecap.games.wasteland.reading.quests import QuestEntry, StoryEntry
from bottlecap.games.wasteland.story.base import NO_ROW, Choice, Phrase, Row, Standing, When, Where, Whom
from bottlecap.games.wasteland.story.blocks import BLOCKS, Block, For, If, Unless, is_block
from bottlecap.games.wasteland.story.marking import Mark
from bottlecap.games.wasteland.story.notation import StoryVerb, Tables, made_by, verb_in
from bottlecap.games.wasteland.story.places import WITHOUT, AtMarker, Away, Here, Near, OffMap, OneOfPlaces, Site, Without
from bottlecap.games.wasteland.story.places import Named as NamedPlace
from bottlecap.games.wasteland.story.prices import AnotherTests, PayOnCard, PayTens
from bottlecap.games.wasteland.story.tasks import Discard, Pay
from bottlecap.games.wasteland.story.verbs import CONDITIONS, RESULTS, STANDING, TASKS, WHEN, WHERE, WHOM
from bottlecap.games.wasteland.story.watches import ByStory, MarkerAt
from bottlecap.games.wasteland.tokens import DICE, UNIQUE_CARD

# What names other cards: without any story in the pack, the setups of scenarios leave these out.
NAMING_CARDS: Final = ("stage", "add")


class StoryReader(Tables):
    """Reads the story into the tables of the rules. Enemies, items and scenarios were read before."""

    def __init__(self, pack: Entries, content: Content) -> None:
        super().__init__(pack)
        self.entries = pack
        self.content = content
        # Goals that some card meets.
        self.met: set[int] = set()
        # Which cards a card or a scenario names, by what it is called.
        self.source = ""
        self.leads: dict[str, list[str]] = {}
        self.told = has_story(pack)
        # The quest whose row is being read, or -1; the encounter so too.
        self.card = -1
        self.met_card = -1
        chains = read_chains(pack) if self.told else Chains()
        self.quests, self.encounters = chains.quests, chains.encounters
        self.check_numbers()
        self.gather_markers(chains)
        for family, cards in (("quest", [*self.quests]), ("encounter", [*self.encounters])):
            content.ids[family] = [card.id for card in cards]
            content.names[family] = [card.names for card in cards]
            content.stories[family] = [card.stories for card in cards]
        content.encounter_pooled = zeros(len(self.encounters))
        content.encounter_swap = filled(len(self.encounters), -1)
        self.number_choices()
        for number, quest in enumerate(self.quests):
            self.make_quest(number, quest)
        for number, encounter in enumerate(self.encounters):
            self.make_encounter(number, encounter)
        for place, scenario in enumerate(content.scenarios):
            self.at(scenarios.FILE, f"scenario {scenario.id!r}", f"scenario {place}")
            setup = [text for text in scenario.setup if self.told or text.split()[0] not in NAMING_CARDS]
            content.scenario_setup = append(content.scenario_setup, self.row(setup, RESULTS, "setup", -1, -1, scenario.id))
        self.check_met()
        self.check_marked(chains)
        self.check_reached()

    def at(self, file: str, entry: str, source: str) -> None:
        """Whatever is wrong from here on is wrong there."""
        self.entries.file, self.entries.entry, self.source = file, entry, source
        self.leads.setdefault(source, [])

    def check_numbers(self) -> None:
        seen: dict[int, str] = {}
        cards: list[StoryEntry] = [*self.quests, *self.encounters]
        for card in cards:
            number = card.number
            if number in seen and number > 0:
                kind = "quest" if card in self.quests else "encounter"
                self.entries.file, self.entries.entry = card.file, f"{kind} {card.id!r}"
                raise self.entries.bad(f"{seen[number]!r} has the number {number} too")
            seen[number] = card.id

    def number_choices(self) -> None:
        """Goals first, then options: where each card's begin."""
        c, first = self.content, 0
        for quest in self.quests:
            c.quest_first = append(c.quest_first, first)
            c.quest_goals = append(c.quest_goals, len(quest.goals))
            c.choice_ids += [f"{quest.id}-{place + 1}" for place in range(len(quest.goals))]
            first += len(quest.goals)
        c.goals = first
        for card in self.encounters:
            c.encounter_first = append(c.encounter_first, first)
            c.encounter_options = append(c.encounter_options, len(card.options))
            c.choice_ids += [f"{card.id}-{place + 1}" for place in range(len(card.options))]
            first += len(card.options)
        names = [
            {lang: f"{name} ({place + 1})" for lang, name in quest.names.items()}
            for quest in self.quests
            for place in range(len(quest.goals))
        ]
        c.names["goal"] = names

    # --- cards ------------------------------------------------------------------------------------------

    def make_quest(self, number: int, quest: QuestEntry) -> None:
        c = self.content
        self.at(quest.file, f"quest {quest.id!r}", f"quest {number}")
        self.card = number
        lasting = [cast(Standing, made_by(self, STANDING, text, "lasting")) for text in quest.lasting]
        c.quest_standing = append(c.quest_standing, Standings(vec[Standing](lasting)))
        c.quest_number = append(c.quest_number, quest.number)
        for effect in lasting:
            c.standing[effect.kind()].effects = append(c.standing[effect.kind()].effects, effect)
        c.quest_lasting.append(quest.lasting)
        c.quest_setup = append(c.quest_setup, self.row(quest.setup, RESULTS, "setup", number, -1, quest.id))
        c.quest_round = append(c.quest_round, self.row(quest.round, RESULTS, "round", number, -1, quest.id))
        watches: i64 = 0
        for place, table in enumerate(quest.goals):
            self.entries.entry = f"quest {quest.id!r}, goal {place + 1}"
            goal = self.goal_of(number, place, table, f"{quest.id}-{place + 1}")
            c.choice_scenes.append(self.entries.text(table, "at" if goal.by_action else "when"))
            c.choice_needs.append(self.entries.words(table, "need"))
            watches |= goal.when.watches()
            c.choices = append(c.choices, goal)
        c.quest_watches = append(c.quest_watches, watches)

    def goal_of(self, number: int, place: int, table: Mapping[str, object], id: str) -> Choice:
        pack = self.entries
        if ("at" in table) == ("when" in table):
            raise pack.bad("nobody can meet it: a goal has a place (at) or something that meets it by itself (when)")
        where = self.where(pack.text(table, "at").split()) if "at" in table else Where()
        if "at" in table:
            self.check_place(where, pack.text(table, "at"))
        when = cast(When, made_by(self, WHEN, pack.text(table, "when"), "when")) if "when" in table else When()
        if isinstance(when, MarkerAt):
            self.check_place(when.where, pack.text(table, "when"))
        goal = Choice(number, -1, place, self.need(table, "need"), where, when)
        goal.by_action = "at" in table
        goal.has_need = "need" in table
        goal.tasks = self.row(pack.words(table, "task"), TASKS, "task", number, -1, id)
        goal.gain = self.row(pack.words(table, "gain"), RESULTS, "gain", number, -1, id)
        goal.fail = self.row(pack.words(table, "fail"), RESULTS, "fail", number, -1, id)
        if goal.gain == NO_ROW:
            raise pack.bad("a goal must give something (gain)")
        if not goal.by_action and goal.tasks != NO_ROW:
            raise pack.bad("what is met by itself has no task")
        if goal.fail != NO_ROW and goal.tasks == NO_ROW:
            raise pack.bad("without a task nothing can fail")
        return goal

    def make_encounter(self, number: int, card: EncounterEntry) -> None:
        c = self.content
        self.at(card.file, f"encounter {card.id!r}", f"encounter {number}")
        self.met_card = number
        c.encounter_deck = append(c.encounter_deck, card.deck)
        c.encounter_number = append(c.encounter_number, card.number)
        c.encounter_starred = append(c.encounter_starred, 1 if card.starred else 0)
        c.encounter_intro = append(c.encounter_intro, self.row(card.intro, RESULTS, "intro", -1, number, card.id))
        for place, table in enumerate(card.options):
            self.entries.entry = f"encounter {card.id!r}, option {place + 1}"
            option = self.option_of(number, place, table, f"{card.id}-{place + 1}")
            c.choices = append(c.choices, option)
            c.choice_scenes.append("")
            c.choice_needs.append(self.entries.words(table, "must" if option.must else "need"))
        check_options(self.entries, card)
        self.met_card = -1

    def option_of(self, number: int, place: int, table: Mapping[str, object], id: str) -> Choice:
        pack = self.entries
        if "need" in table and "must" in table:
            raise pack.bad("an option has a requirement (need), or must be chosen where it holds (must)")
        need = self.need(table, "must" if "must" in table else "need")
        option = Choice(-1, number, place, need, Where(), When())
        option.must = "must" in table
        option.has_need = "need" in table or option.must
        option.tasks = self.row(pack.words(table, "task"), TASKS, "task", -1, number, id)
        success = "gain" if option.tasks == NO_ROW else "ok"
        option.gain = self.row(pack.words(table, success), RESULTS, success, -1, number, id)
        option.fail = self.row(pack.words(table, "fail"), RESULTS, "fail", -1, number, id)
        if option.tasks == NO_ROW and (option.gain == NO_ROW or "ok" in table or "fail" in table):
            raise pack.bad("an option without a task has a gain, and neither ok nor fail")
        if option.tasks != NO_ROW and ("gain" in table or option.gain == NO_ROW):
            raise pack.bad("an option with a task has results for success (ok), and no gain")
        if option.must and option.tasks != NO_ROW and self.costs(option.tasks):
            raise pack.bad("what must be chosen cannot cost what one may not have")
        return option

    def costs(self, row: i64) -> bool:
        return any(
            isinstance(phrase, (Pay, Discard, PayTens, PayOnCard, AnotherTests)) for phrase in self.content.rows[row].phrases
        )

    # --- pieces of cards --------------------------------------------------------------------------------

    def need(self, table: Mapping[str, object], key: str) -> Condition:
        """All conditions of one of the alternatives."""
        alternatives: list[Condition] = []
        for text in self.entries.words(table, key):
            parts = [self.condition(part.strip(), key) for part in text.split(",")]
            alternatives.append(AllOf(vec[Condition](parts)))
        return AnyOf(vec[Condition](alternatives))

    def condition(self, text: str, what: str) -> Condition:
        """One condition: what the story asks for, or what things ask of their survivor."""
        if verb_in(CONDITIONS, text.split()):
            return cast(Condition, made_by(self, CONDITIONS, text, what))
        return cast(Condition, phrase(self.entries, text, SURVIVORS, what).made)

    def row(self, texts: list[str], verbs: dict[str, StoryVerb], what: str, quest: int, encounter: int, id: str) -> i64:
        """The number of a new row; NO_ROW for one without phrases."""
        if not texts:
            return NO_ROW
        self.card = quest
        phrases: list[Phrase] = []
        for place, text in enumerate(texts):
            if text == "add this" and encounter < 0:
                raise self.pack.bad(f"{what}: only an encounter adds itself")
            if text.split()[:1] in (["trash"], ["keep"]) and quest < 0 and encounter < 0:
                raise self.pack.bad(f"{what}: there is no card to {text}")
            if encounter < 0 and verb_in(verbs, text.split()) in OF_ENCOUNTERS:
                raise self.pack.bad(f"{what}: only an encounter can say {text!r}")
            if is_block(text) and verbs is RESULTS:
                phrases.append(self.block(text, what, quest, encounter, f"{id}-{what}-{place + 1}"))
            else:
                phrases.append(cast(Phrase, made_by(self, verbs, text, what)))
        return self.new_row(Row(vec[Phrase](phrases), what == "task", quest, encounter), f"{id}-{what}", texts)

    def new_row(self, row: Row, id: str, texts: list[str]) -> i64:
        self.content.rows = append(self.content.rows, row)
        self.content.row_ids.append(id)
        self.content.row_texts.append(texts)
        return len(self.content.row_ids) - 1

    def block(self, text: str, what: str, quest: int, encounter: int, id: str) -> Phrase:
        """A phrase with phrases in it: "if …: a, b else c", "unless …: a, b", "for …: a, b"."""
        block = Block(text)
        if not block.is_whole:
            raise self.pack.bad(f'{what}: {block.kind} is written "{BLOCKS[block.kind]}", not {text!r}')
        then = self.inner(block.body, what, quest, encounter, f"{id}-then")
        if block.kind == "for":
            return For(cast(Whom, made_by(self, WHOM, block.subject, what)), then)
        condition = self.condition(block.subject, what)
        if block.kind == "unless":
            return Unless(condition, then)
        otherwise = self.inner(block.otherwise, what, quest, encounter, f"{id}-else") if block.has_else else NO_ROW
        return If(condition, then, otherwise)

    def inner(self, text: str, what: str, quest: int, encounter: int, id: str) -> i64:
        """The row of the phrases inside another."""
        texts = [part.strip() for part in text.split(",")]
        for part in texts:
            if not part or part.split()[0] in ("if", "unless"):
                raise self.pack.bad(
                    f"{what}: behind the colon stand phrases with commas between them, and no condition, not {text!r}"
                )
        number = self.row(texts, RESULTS, what, quest, encounter, id)
        self.content.rows[number].inner = True
        return number

    # --- what phrases look into -------------------------------------------------------------------------

    def quest(self, number: str) -> int:
        return self.numbered(number, "quest")

    def encounter(self, number: str) -> int:
        return self.numbered(number, "encounter")

    def this_encounter(self) -> int:
        if self.met_card < 0:
            raise self.pack.bad("only an encounter has a deck")
        return self.met_card

    def deck_of(self, encounter: int) -> int:
        return int(self.encounters[encounter].deck)

    def pool(self, encounters: list[int]) -> None:
        c, decks = self.content, {self.deck_of(encounter) for encounter in encounters}
        if len(decks) > 1 or any(self.encounters[encounter].deck <= SETTLEMENT for encounter in encounters):
            raise self.pack.bad("a pool is of one deck of a vault")
        if c.pool_deck >= 0 and c.pool_deck not in decks:
            raise self.pack.bad("one deck alone can have a pool")
        c.pool_deck = min(decks)
        for encounter in encounters:
            c.encounter_pooled[encounter] = 1

    def swap(self, old: int, new: int) -> None:
        c = self.content
        if self.deck_of(old) != self.deck_of(new) or old == new or c.encounter_swap[old] not in (-1, new):
            raise self.pack.bad("one card takes the place of another of the same deck, and always the same one")
        c.encounter_swap[old] = new

    def item(self, id: str) -> int:
        ids = self.content.ids["item"]
        if id not in ids:
            raise self.pack.bad(f"there is no item {id!r}")
        return ids.index(id)

    def numbered(self, number: str, kind: str) -> int:
        """A card by the number on it, if it is of that kind."""
        found = [self.place_of(number, self.quests), self.place_of(number, self.encounters)]
        wanted, other = found if kind == "quest" else found[::-1]
        if wanted < 0 and other >= 0:
            raise self.pack.bad(f"{number} is no {kind}: quests are staged, encounters are added")
        if wanted < 0:
            raise self.pack.bad(f"there is no {kind} with the number {number}")
        self.leads[self.source].append(f"{kind} {wanted}")
        return wanted

    def place_of(self, number: str, cards: Sequence[StoryEntry]) -> int:
        return next((place for place, card in enumerate(cards) if str(card.number) == number), -1)

    def goal(self, text: str) -> int:
        number, _, place = text.partition(".")
        quest = self.place_of(number, self.quests)
        goals = self.quests[quest].goals if quest >= 0 else []
        if not place.isdecimal() or not 1 <= int(place) <= len(goals):
            raise self.pack.bad(f'there is no goal {text!r} (it is written "109.1")')
        if goals[int(place) - 1].get("when") != "story":
            raise self.pack.bad(f"goal {text} is not one that a card meets: its when is not story")
        found = int(self.content.quest_first[quest]) + int(place) - 1
        self.met.add(found)
        return found

    def unique(self, id: str) -> int:
        ids = self.content.ids["item"]
        if id not in ids or self.content.item_deck[ids.index(id)] != UNIQUE_CARD:
            raise self.pack.bad(f"there is no unique asset {id!r}")
        return ids.index(id)

    def where(self, words: list[str]) -> Where:
        """A place, or several with "or" between them."""
        parts = " ".join(words).split(" or ")
        made = [self.one_place(part.strip()) for part in parts]
        return made[0] if len(made) == 1 else OneOfPlaces(vec[Where](made))

    def this_quest(self) -> int:
        if self.card < 0:
            raise self.pack.bad("only a quest has caps on its card")
        return self.card

    def gather_markers(self, chains: Chains) -> None:
        """Those of the scenarios first: they lie there from the start."""
        ids, names = self.content.ids, self.content.names
        ids["marker"], names["marker"] = [], []
        for scenario in self.content.scenarios:
            for place, id in enumerate(scenario.marker_ids):
                if id not in ids["marker"]:
                    ids["marker"].append(id)
                    names["marker"].append(scenario.marker_names[place])
        for file, marker in zip(chains.marker_files, chains.markers, strict=True):
            if marker.id in ids["marker"] or self.content.atlas.site(marker.id) != NOWHERE or marker.id in WHERE:
                self.entries.file, self.entries.entry = file, f"marker {marker.id!r}"
                raise self.entries.bad("a place or another marker is called so")
            ids["marker"].append(marker.id)
            names["marker"].append(marker.names)
        for scenario in self.content.scenarios:
            for id in ids["marker"]:
                start: i64 = scenario.marker_start(scenario.marker_ids.index(id)) if id in scenario.marker_ids else -1
                scenario.marker_starts = append(scenario.marker_starts, start)

    def card_number(self) -> int:
        return self.card

    def is_marker(self, id: str) -> bool:
        return id in self.content.ids["marker"]

    def marker(self, id: str) -> int:
        if not self.is_marker(id):
            raise self.pack.bad(f"there is no marker {id!r}")
        return self.content.ids["marker"].index(id)

    def one_place(self, text: str) -> Where:
        sector = self.content.atlas.site(text)
        if sector != NOWHERE:
            return NamedPlace(sector)
        if self.is_marker(text):
            return AtMarker(self.marker(text))
        words = text.split()
        if "without" in words[1:]:
            rest, what = text.rsplit(" without ", 1)
            return Without(self.one_place(rest.strip()), self.entries.one_of(what.strip(), "without", WITHOUT))
        if words[1:] == ["away"]:
            text = f"away {words[0]}"
        if verb_in(WHERE, text.split()):
            return cast(Where, made_by(self, WHERE, text, "where"))
        raise self.pack.bad(f"there is no place {text!r}, and no card lays such a marker")

    def enemy_kind(self, id: str) -> int:
        ids = self.content.ids["enemy"]
        for place, enemy in enumerate(ids):
            if enemy == id or (enemy.rpartition("-")[0] == id and enemy.rpartition("-")[2].isdecimal()):
                return int(self.content.enemy_kind[place])
        return -1

    def type_of_kind(self, kind: int) -> int:
        kinds = [int(number) for number in self.content.enemy_kind]
        return int(self.content.enemy_type[kinds.index(kind)])

    def check_kill(self, types: int, level: int) -> None:
        for enemy, type in enumerate(self.content.enemy_type):
            if types >> int(type) & 1 and self.content.enemy_level[enemy] >= level:
                return
        raise self.pack.bad("nobody can meet it: there is no such enemy")

    def hardest(self) -> int:
        return int(DICE) * max(int(hits) for hits in self.content.face_hits)

    # --- the whole --------------------------------------------------------------------------------------

    def check_place(self, where: Where, text: str) -> None:
        if isinstance(where, (Here, Away)):
            raise self.pack.bad("a goal is not here, but in a place")
        if not self.could_be(where):
            raise self.pack.bad(f"nobody can meet it: no scenario has a place like {text!r}")

    def could_be(self, where: Where) -> bool:
        """Whether a scenario can have such a place."""
        atlas = self.content.atlas
        if isinstance(where, NamedPlace):
            face = face_of(where.sector)
            return atlas.backs[face] != NAMED or any(face in list(one.starts) for one in self.content.scenarios)
        if isinstance(where, Site):
            return any(
                atlas.icons[sector] == where.icon and where.low <= atlas.levels[sector] <= where.high for sector in range(DOWN)
            )
        if isinstance(where, OffMap):
            return any("place mothership" in quest.lasting for quest in self.quests)
        if isinstance(where, (Without, Near)):
            return self.could_be(where.where)
        if isinstance(where, OneOfPlaces):
            return any(self.could_be(part) for part in where.parts)
        return True

    def check_met(self) -> None:
        """A goal that only a card can meet is met by one."""
        for number in range(self.content.goals):
            choice = self.content.choices[number]
            if isinstance(choice.when, ByStory) and number not in self.met:
                quest = self.quests[choice.quest]
                self.at(quest.file, f"quest {quest.id!r}, goal {choice.place + 1}", "")
                raise self.pack.bad("nobody can meet it: no card does")

    def check_marked(self, chains: Chains) -> None:
        """Every marker is laid by some card; those of scenarios lie there from the start."""
        marks = [phrase for row in self.content.rows for phrase in row.phrases if isinstance(phrase, Mark)]
        laid = {self.content.ids["marker"][mark.marker] for mark in marks}
        for file, marker in zip(chains.marker_files, chains.markers, strict=True):
            if marker.id not in laid:
                self.at(file, f"marker {marker.id!r}", "")
                raise self.pack.bad("no card lays it on the map")

    def check_reached(self) -> None:
        """Every numbered card comes into play in some match: from a scenario or a starred encounter on."""
        common = self.reached([f"encounter {place}" for place, card in enumerate(self.encounters) if card.starred])
        scenarios = [self.reached([f"scenario {place}"]) for place in range(len(self.content.scenarios))]
        families: list[tuple[str, list[StoryEntry]]] = [("quest", [*self.quests]), ("encounter", [*self.encounters])]
        for kind, cards in families:
            homes = self.content.quest_home if kind == "quest" else self.content.encounter_home
            for place, card in enumerate(cards):
                joke = isinstance(card, EncounterEntry) and card.joke
                leading = [number for number, reached in enumerate(scenarios) if f"{kind} {place}" in reached]
                if not leading and f"{kind} {place}" not in common and not joke:
                    self.at(card.file, f"{kind} {card.id!r}", "")
                    raise self.pack.bad("no scenario and no starred encounter leads to it")
                homes.append(leading[0] if len(leading) == 1 and f"{kind} {place}" not in common else -1)

    def reached(self, sources: list[str]) -> list[str]:
        """These, and all cards that they lead to."""
        for source in sources:
            sources += [name for name in dict.fromkeys(self.leads[source]) if name not in sources]
        return sources
