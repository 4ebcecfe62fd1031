"""A game: its declarations, and the few things that only it can say."""

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import CHANCE, HIDDEN, MOST_SEATS, NOBODY, as_int, sees, zeros
from bottlecap.engine.cards import Cards, dealt
from bottlecap.engine.chance import Generator
from bottlecap.engine.errors import BadAction, BadOption
from bottlecap.engine.fields import ANY, NUMBERS, OPEN, Field, cards_of
from bottlecap.engine.kinds import (
    COUNTED,
    DEALT,
    KIND_BITS,
    KIND_MASK,
    ActionKind,
    Choice,
    DecisionKind,
    EventKind,
    Join,
    Option,
    Param,
    Remark,
    RemarkKind,
    StepKind,
)
from bottlecap.engine.messages import ENGINE_MESSAGES, Messages
from bottlecap.engine.orders import Order
from bottlecap.engine.public import GAME, shown
from bottlecap.engine.refusal import Refusal
from bottlecap.engine.state import State
from bottlecap.engine.values import Action, Event, Passage, Prompt
from bottlecap.engine.whispers import complaint_of_secrets

UNDONE = EventKind("undone", [Param("seat", MOST_SEATS, domain="seat")])
AGREED = EventKind("taken-back", [Param("seat", MOST_SEATS, domain="seat"), Param("moves", 1 << 20)])
# Who is asked something else, where it is not one's turn.
WAITED_FOR = RemarkKind("lack-waiting", [Param("seats", 1 << MOST_SEATS, domain="seat", many=True)])


class Rules:
    """The rule ids of a game, numbered from 1; 0 is "no rule forbids it"."""

    def __init__(self, game: str, slugs: list[str]) -> None:
        self.game = game
        self.slugs = ["", "turn-order", "over"]
        self.slugs += [slug for slug in slugs if slug not in self.slugs]
        self.numbers: dict[str, int] = {slug: number for number, slug in enumerate(self.slugs)}

    def __getitem__(self, slug: str) -> int:
        if slug not in self.numbers:
            raise ValueError(f"{self.game}: no rule {slug!r} is declared")
        return self.numbers[slug]

    def ids(self) -> list[str]:
        return [f"{self.game}/{slug}" for slug in self.slugs[1:]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What `bottlecap.games()` lists. A subclass says how a match starts and what a seat sees.

    `id` names it; `players` are the numbers of players it takes; `options` and `choices` are what a table and its seats can choose,
    `orders` what a player may leave to a standing order; `reasons` are the ways to end. `domains` are the ids behind numbers:
    cards, squares, whatever the game calls by name. `action_count` is the size of the action index. `version` is of the rules,
    `content` the hash of the cards; `proof` marks the small games that prove the engine.
    """

    def __init__(
        self,
        id: str,
        *,
        players: range,
        rules: Rules,
        actions: list[ActionKind],
        decisions: list[DecisionKind],
        steps: list[StepKind],
        events: list[EventKind],
        fields: list[Field],
        reasons: list[str],
        locale: Path,
        view_type: type,
        options: list[Option] | None = None,
        choices: list[Choice] | None = None,
        domains: dict[str, list[str]] | None = None,
        version: int = 1,
        content: str = "",
        proof: bool = False,
        guarded: tuple[str, ...] = (),
        orders: list[Order] | None = None,
        tells: bool = False,
        joins: list[Join] | None = None,
        remarks: list[RemarkKind] | None = None,
        short: dict[str, str | int] | None = None,
        minutes: tuple[int, int] = (0, 0),
        short_minutes: tuple[int, int] = (0, 0),
    ) -> None:
        self.id = id
        self.players = players
        self.rules = rules
        self.actions: vec[ActionKind] = vec[ActionKind](actions)
        self.decisions: vec[DecisionKind] = vec[DecisionKind](decisions)
        self.steps: vec[StepKind] = vec[StepKind](steps)
        self.events: list[EventKind] = [UNDONE, AGREED] + events
        # Which of them are told together, as one thing.
        self.joins: list[Join] = [] if joins is None else joins
        # What is said beside a refusal or the result.
        self.remarks: list[RemarkKind] = [WAITED_FOR] + ([] if remarks is None else remarks)
        self.fields = fields
        self.reasons = reasons
        self.messages = Messages(locale)
        self.options: list[Option] = [] if options is None else options
        self.choices: list[Choice] = [] if choices is None else choices
        # The questions that a player may have answered without being asked.
        self.orders: list[Order] = [] if orders is None else orders
        # The ids behind the numbers of a domain: families of cards, and the game's own lists.
        self.domains: dict[str, list[str]] = {} if domains is None else domains
        for choice in self.choices:
            self.domains.setdefault(choice.name, choice.names)
        # What an option can be is called as the things of a domain are.
        for option in self.options:
            if option.names and self.domains.setdefault(option.name, list(option.names)) != list(option.names):
                raise ValueError(f"{id}: the option {option.name} has other values than the domain of its name")
        # The TypedDict that `view` gives: what the wire and the page are typed by.
        self.view_type = view_type
        self.version = version
        self.content = content
        self.proof = proof
        # Whether its matches can be read as stories (see `chronicle`).
        self.tells = tells
        # The options of a short match, which the message game-short describes; none where nothing makes it shorter.
        self.short: dict[str, str | int] = {} if short is None else short
        # About how long a match takes, and a short one, from a quick one to a slow one; zeros where nobody has looked at the clock.
        self.minutes = minutes
        self.short_minutes = short_minutes
        self.private = any(event.private for event in self.events)
        # Whether anything at all can be hidden from a seat: some events tell some seats less than others, too.
        self.secrets = self.private or any(event.secret for event in self.events)
        self.secrets = self.secrets or any(field.knows != OPEN for field in fields) or any(d.sealed for d in decisions)
        # Whether some questions or steps have numbers that not everybody may know.
        self.whispers = any(kind.secret for kind in decisions) or any(kind.secret for kind in steps)
        self.secrets = self.secrets or self.whispers
        for field in fields:
            if field.family is not None:
                self.domains.setdefault(field.family.name, field.family.ids)
                self.secrets = self.secrets or field.family.secrets
        # The domains whose things a seat may read only once they were shown to it (see `readable`): neither their names nor
        # what they say is given to everybody.
        self.guarded = guarded
        for domain in guarded:
            if domain not in self.domains:
                raise ValueError(f"{id}: {domain} cannot be guarded: it is no domain of things with ids")
        # Whoever is told of such a thing may read it from then on: that is not taken back as if nothing had been shown.
        for event in self.events:
            event.reveals = event.reveals or any(param.domain in guarded for param in event.params)
        # Where legal actions are gathered, before they are cut to their number.
        self.scratch: vec[i64] = zeros(256)
        # How many actions have an index.
        self.action_count: int = 0
        self.number_kinds()

    def number_kinds(self) -> None:
        # Where the actions of each kind begin in the index. Games with other content share the kinds, so it is no part of these.
        self.offsets: vec[i64] = zeros(len(self.actions) + 1)
        for number, action in enumerate(self.actions):
            action.number = number
            self.offsets[number + 1] = self.offsets[number] + self.indexed(action)
        self.action_count = self.offsets[len(self.actions)]
        if len(self.actions) > KIND_MASK:
            raise ValueError(f"{self.id}: more kinds of action than {KIND_MASK}")
        for number, decision in enumerate(self.decisions):
            decision.number = number
        for number, step in enumerate(self.steps):
            step.number = number
        for number, event in enumerate(self.events):
            event.number = number
        wrong = complaint_of_secrets(self)
        if wrong:
            raise ValueError(f"{self.id}: {wrong}")

    def size_of(self, param: Param) -> int:
        """How many values a number has."""
        return len(self.domains[param.domain]) - param.low if param.size == COUNTED else param.size

    def indexed(self, kind: ActionKind) -> int:
        """How many actions of that kind have an index."""
        counted = kind.params and kind.params[-1].size == COUNTED
        return int(kind.indexed()) * (self.size_of(kind.params[-1]) if counted else 1)

    # --- what a subclass says ---------------------------------------------------------------------

    def start(self, players: int, options: dict[str, int]) -> State:
        """The state of a new match, with its first steps or decisions standing."""
        raise NotImplementedError

    def most_of(self, kind: DecisionKind) -> int:
        """How many questions of a kind one seat can be asked at once, where the content has a say in it."""
        return kind.most

    def lay_out(self, state: State) -> None:
        """Give a new state what is declared: every card in its family's first zone, and zeros, as many as a field has numbers."""
        for field in self.fields:
            if field.family is not None:
                setattr(state, field.name, dealt(field.family, field.family.zones[0].name))
            elif field.form == NUMBERS and field.size != ANY:
                state.put(field.name, zeros(field.count(state.players)))

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        """What the seat sees, JSON-able. The state is masked for it: what it may not know is HIDDEN."""
        raise NotImplementedError

    def render(self, view: Mapping[str, object], lang: str) -> str:
        """The view as text, for the terminal."""
        raise NotImplementedError

    def picture(self, view: Mapping[str, object], lang: str = "en") -> str:
        """The view as a picture (SVG), for a notebook; nothing where a game has none."""
        return ""

    def effects(self, lang: str) -> list[str]:
        """What every card does, a line each, made from the content's notation: for a reference, and to be proof-read."""
        return []

    def vocabulary(self, lang: str) -> list[str]:
        """The same for every effect that content could have, whether this has it or not."""
        return []

    def catalogue(self, lang: str) -> Mapping[str, object]:
        """The cards as data for a page that draws them, JSON-able, with names and effects in words.

        Everybody gets it before the first move: nothing of a guarded domain may stand in it.
        """
        return {}

    def leaf(self, domain: str, value: int, lang: str) -> Mapping[str, object]:
        """The same of one thing of a guarded domain, beside its label: for whoever may read it."""
        return {}

    def read_out(self, event: Event) -> list[tuple[str, int]]:
        """What of the guarded domains is read to whoever is told of that event: domains and numbers.

        Unless a game says otherwise: all that it names.
        """
        out: list[tuple[str, int]] = []
        for param, value in zip(event.shape.params, event.values, strict=True):
            # Where the reader was told nothing, a blank stands, which is below every number of a thing.
            if param.domain in self.guarded and value >= 0:
                out += [(param.domain, number) for number in (set_bits(value) if param.many else [value])]
        return out

    def reading(self, domain: str, value: int, lang: str) -> list[str]:
        """The texts of a thing of a guarded domain, a paragraph each, as its leaf has them one after another."""
        return texts_in(self.leaf(domain, value, lang))

    def reads(self, event: Event, lang: str) -> list[str]:
        """What is read with an event to whoever is told of it, a paragraph each."""
        return [text for domain, value in self.read_out(event) for text in self.reading(domain, value, lang)]

    def chronicle(self, told: list[Event], options: Mapping[str, int], names: list[str], lang: str) -> list[Passage]:
        """What happened as a story one can read, from what somebody was told of it; none where a game has no story (`tells`).

        names: what the players are called, by seat.
        """
        return []

    def in_sight(self, state: State, seat: int) -> list[tuple[str, int]]:
        """What of the guarded domains the seat has before its eyes: domains and numbers. The state is masked for it.

        Unless a game says otherwise: the cards that lie where the seat sees them (to CHANCE: where anybody does).
        """
        out: list[tuple[str, int]] = []
        for field in self.fields:
            if field.family is not None and field.family.name in self.guarded:
                out += [(field.family.name, card) for card in seen_by(cards_of(state, field), seat)]
        return out

    def complaint(self, state: State) -> str:
        """What is impossible about this state, as "field: reason", or nothing."""
        return ""

    def impossible(self, state: State) -> str:
        """Why this state cannot be, though each of its parts could: something public has not happened that would have
        ("field: reason"), or nothing.

        Nobody's sample is such a state, and no position. Only what is hidden may be at fault: of the true state of a
        match it never holds.
        """
        return ""

    def follows(self, state: State, seat: int, people: list[int]) -> int:
        """What a bot's seat does at once because the people at the table have, as an action's number; -1 for nothing.

        people: their seats. Only a table knows who is a person, so whoever runs one asks this. The state is masked for the seat.
        """
        return -1

    def fill(self, state: State, seat: int, generator: Generator) -> None:
        """Correct a filled state where blanks hang together in a way the fields cannot say."""

    def with_ids(self, things: list[tuple[str, int]]) -> set[tuple[str, str]]:
        """Things of guarded domains by their ids; a number that is none of them is left out."""
        return {(domain, self.domains[domain][number]) for domain, number in things if number < len(self.domains[domain])}

    # --- how it shows itself ----------------------------------------------------------------------------

    def __dir__(self) -> list[str]:
        return shown(GAME)

    def __repr__(self) -> str:
        fewest, most = self.players.start, self.players.stop - 1
        seats = str(fewest) if fewest == most else f"{fewest} to {most}"
        return f"<Game {self.id}: {self.name}, {seats} players, {self.action_count} indexed actions, rules version {self.version}>"

    def shown_in_notebook(self, view: Mapping[str, object], title: str) -> str:
        """A view as HTML: the game's picture of it, or else its text."""
        board = self.picture(view) or f"<pre>{escape(self.render(view, 'en'))}</pre>"
        return f"<div><p><code>{escape(title)}</code></p>{board}</div>"

    # --- copies ---------------------------------------------------------------------------------------

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        """A game is what it declares, and that never changes: copies of what belongs to it share it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Its name, content and folder: whoever reads the pickle finds or loads it by these."""
        from bottlecap.engine.registry import found_again, home_of

        return found_again, (self.id, self.content, *home_of(self))

    # --- options ------------------------------------------------------------------------------------

    def option_values(self, given: dict[str, object]) -> dict[str, int]:
        """Every option with its value, and what seats have picked; a name or a value that cannot be is refused."""
        values = {option.name: option.default for option in self.options}
        for name, value in given.items():
            option = self.option_named(name)
            if option is None:
                known = ", ".join(sorted([*values, *(picked.name for picked in self.picks())])) or "none"
                raise BadOption(f"{self.id} has no option {name!r} (it has: {known})")
            values[name] = option_value(self.id, option, value)
        return values

    def option_named(self, name: str) -> Option | None:
        """The option of that name, be it the table's or a seat's."""
        for option in [*self.options, *self.picks()]:
            if option.name == name:
                return option
        return None

    def picks(self) -> list[Option]:
        """What the seats pick, each as an option of its own."""
        return [option for choice in self.choices for option in choice.options]

    def chosen(self, choice: Choice, players: int, options: dict[str, int]) -> list[int]:
        """What each seat has, as places in the choice's names: what nobody picked is dealt from the first on, seat by seat."""
        pickers: dict[int, str] = {}
        for seat, option in enumerate(choice.options):
            pick = options.get(option.name, DEALT)
            if pick == DEALT:
                continue
            if seat >= players:
                raise BadOption(f"{self.id}: {option.name} is picked, and there are {players} players")
            if not 0 <= pick < len(choice.names):
                raise BadOption(f"{self.id}: {option.name} is one of {len(choice.names)}, and number {pick} is picked")
            if pick in pickers:
                raise BadOption(f"{self.id}: {pickers[pick]} and {option.name} are both {choice.names[pick]}: each is there once")
            pickers[pick] = option.name
        left = [place for place in range(len(choice.names)) if place not in pickers]
        picked = [options.get(option.name, DEALT) for option in choice.options[:players]]
        return [left.pop(0) if pick == DEALT else pick for pick in picked]

    def check_players(self, players: int) -> None:
        if players not in self.players:
            lowest, highest = self.players.start, self.players.stop - 1
            raise BadOption(f"{self.id} is for {lowest} to {highest} players, not {players}")

    # --- actions ------------------------------------------------------------------------------------

    def action(self, index: SupportsIndex) -> Action:
        """The action with that index."""
        index = as_int(index)
        if not 0 <= index < self.action_count:
            raise BadAction(f"{self.id} has actions 0 to {self.action_count - 1}, not {index}")
        number: i64 = 0
        while self.offsets[number + 1] <= index:
            number += 1
        kind = self.actions[number]
        return Action(self, code_of(kind, kind.arg_at(index - self.offsets[number])))

    def index(self, code: i64) -> i64:
        """The index of an action, or -1 for one of an open-ended kind outside the selection."""
        kind = self.actions[code & KIND_MASK]
        place = kind.index_of(code >> KIND_BITS)
        return place if place < 0 else self.offsets[kind.number] + place

    def action_named(self, kind: str, **arguments: object) -> Action:
        """The action of that kind: `game.action_named("bid", amount=5)`."""
        return self.action_from_json({"kind": kind, **arguments})

    def action_from_json(self, data: object, readable: set[tuple[str, str]] | None = None) -> Action:
        """The action that `to_json` wrote; anything else is refused with the field at fault.

        readable: all that whoever wrote it may know of the guarded domains (None: everything). What else is there, and how much,
        no answer tells.
        """
        if not isinstance(data, dict):
            raise BadAction(f'an action is an object like {{"kind": …}}, not {type(data).__name__}')
        kind = next((kind for kind in self.actions if kind.name == data.get("kind")), None)
        if kind is None:
            names = ", ".join(kind.name for kind in self.actions)
            raise BadAction(f"kind: {self.id} has no action {data.get('kind')!r} (it has: {names})")
        values = []
        for param in kind.params:
            if param.name not in data:
                raise BadAction(f"{kind.name}: argument {param.name!r} is missing")
            values.append(self.value_from_json(kind.name, param, data[param.name], readable))
        extra = [name for name in data if name != "kind" and name not in [p.name for p in kind.params]]
        if extra:
            raise BadAction(f"{kind.name}: it has no argument {extra[0]!r}")
        return Action(self, code_of(kind, kind.pack(values)))

    def value_from_json(self, place: str, param: Param, value: object, readable: set[tuple[str, str]] | None = None) -> int:
        ids = self.domains.get(param.domain)
        if param.many and isinstance(value, list):
            return self.mask_from_json(place, param, value, readable)
        number = value
        if ids is not None and isinstance(value, str):
            if value not in ids:
                raise BadAction(f"{place}: {param.name} cannot be {value!r}")
            number = ids.index(value)
        if not isinstance(number, int) or isinstance(number, bool):
            wanted = "an id" if ids is not None else "a whole number"
            raise BadAction(f"{place}: {param.name} must be {wanted}, not {value!r}")
        within = param.low <= number < param.low + self.size_of(param)
        if param.domain in self.guarded:
            if not within or not self.may_name(param, number, readable):
                raise BadAction(f"{place}: {param.name} cannot be {value!r}")
        elif not within:
            raise BadAction(
                f"{place}: {param.name} must be from {param.low} to {param.low + self.size_of(param) - 1}, not {number}"
            )
        return number

    def may_name(self, param: Param, number: int, readable: set[tuple[str, str]] | None) -> bool:
        """Whether whoever may read these things of guarded domains (None: everything) may name that one, or all in that mask."""
        if readable is None or number < 0:
            return True
        ids = self.domains[param.domain]
        things = set_bits(number) if param.many else [number]
        return all(thing < len(ids) and (param.domain, ids[thing]) in readable for thing in things)

    def mask_from_json(self, place: str, param: Param, items: list[object], readable: set[tuple[str, str]] | None) -> int:
        """The mask of several things given as a list, each by its id or its number, each once."""
        one = Param(param.name, param.size.bit_length() - 1, domain=param.domain)
        mask = 0
        for item in items:
            bit = 1 << self.value_from_json(place, one, item, readable)
            if mask & bit:
                raise BadAction(f"{place}: {param.name} names {item!r} twice")
            mask |= bit
        return mask

    def value_to_json(self, param: Param, value: int) -> object:
        ids = self.domains.get(param.domain)
        if param.many:
            things = [number for number in range(param.size.bit_length() - 1) if value >> number & 1]
            return things if ids is None else [ids[number] for number in things]
        return value if ids is None or not 0 <= value < len(ids) else ids[value]

    def written_as(self, param: Param) -> object:
        """The type of what `value_to_json` writes of that number, where it is neither a number nor one or several ids."""
        return None

    # --- words --------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """What the game is called, in English."""
        return self.text("game-name", {}, "en")

    def text(self, message: str, arguments: dict[str, object], lang: str) -> str:
        """A message of the game's in words."""
        return self.messages.text(message, arguments, lang)

    def label(self, domain: str, value: int, lang: str) -> str:
        """What a number of that domain is called; by default a message "<domain>-<id>"."""
        if domain == "seat":
            return self.text("seat-name", {"number": value + 1}, lang)
        ids = self.domains.get(domain)
        if ids is None or not 0 <= value < len(ids):
            return str(value)
        return self.text(f"{domain}-{ids[value]}", {}, lang)

    def answer_text(self, prompt: Prompt, action: Action, lang: str) -> str:
        """What an answer is called where the question is there too: a game may say more than the action by itself does."""
        return action.text(lang)

    def label_at(self, domain: str, value: int, lang: str, options: Mapping[str, int] | None) -> str:
        """The same where a match is known by its options: what something is called may hang on them (a scenario's factions)."""
        return self.label(domain, value, lang)

    def arguments(
        self, params: list[Param], values: list[int], lang: str, options: Mapping[str, int] | None = None
    ) -> dict[str, object]:
        """The arguments of a message: numbers stay numbers (plurals need them), the rest is named."""
        out: dict[str, object] = {}
        for param, value in zip(params, values, strict=True):
            if param.many:
                out[param.name] = self.labels(param.domain, value, lang)
            else:
                out[param.name] = self.label_at(param.domain, value, lang, options) if param.domain else value
        return out

    def listed(self, parts: list[str], lang: str) -> str:
        """Parts as a list with an "and" before the last."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]}, lang)

    def labels(self, domain: str, mask: int, lang: str) -> str:
        """What the things in a mask are called, one after another."""
        return ", ".join(self.label(domain, number, lang) for number in set_bits(mask)) or "–"

    def refusal(self, rule: int, remarks: list[Remark] | None = None) -> Refusal:
        return Refusal(self.id, self.rules.slugs[rule], self.messages, self, remarks)

    def remark_text(self, remark: Remark, lang: str) -> str:
        """A sentence with figures that is said beside another."""
        return self.text(remark.kind.name, self.arguments(remark.kind.params, remark.values, lang), lang)

    def remark_json(self, remark: Remark) -> dict[str, object]:
        """The same, to be worded elsewhere: the id of its message and the figures."""
        pairs = zip(remark.kind.params, remark.values, strict=True)
        return {"message": remark.kind.name, "args": {param.name: self.value_to_json(param, value) for param, value in pairs}}

    def tie(self, state: State) -> list[Remark]:
        """Why whoever is first of equals is so, of a match that is over; only what everybody may know."""
        return []


def set_bits(mask: int) -> list[int]:
    """The numbers of the things in a mask."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def texts_in(value: object) -> list[str]:
    """All texts in JSON-able data that say something, one after another."""
    if isinstance(value, str):
        return [value] if value else []
    if isinstance(value, dict):
        return [text for part in value.values() for text in texts_in(part)]
    return [text for part in value for text in texts_in(part)] if isinstance(value, list) else []


def engine_refusal(slug: str) -> Refusal:
    """A refusal of the engine itself, the same in every game."""
    return Refusal("engine", slug, ENGINE_MESSAGES)


def seen_by(cards: Cards, seat: i64) -> list[int]:
    """The cards that lie where the seat sees them; of a masked state, whose reader the seat is."""
    out: list[int] = []
    for card in range(len(cards.zone)):
        zone = cards.zone[card]
        if zone != HIDDEN and (cards.eyes[zone] != NOBODY if seat == CHANCE else sees(cards.eyes[zone], seat)):
            out.append(card)
    return out


def code_of(kind: ActionKind, arg: i64) -> i64:
    """The number an action is inside the engine: its argument, and its kind in the lowest bits."""
    return arg << KIND_BITS | kind.number


def option_value(game: str, option: Option, value: object) -> int:
    if option.names:
        if value not in option.names:
            raise BadOption(f"{game}: option {option.name!r} is one of {', '.join(option.names)}, not {value!r}")
        return option.names.index(str(value))
    if not isinstance(value, int) or not option.low <= value <= option.high:
        raise BadOption(f"{game}: option {option.name!r} is from {option.low} to {option.high}, not {value!r}")
    return int(value)
