"""What a page is told of the games: how they can be played, what they are made of, and what not everybody may read."""

from typing import Final, Literal

from msgspec import Struct

# So many leaves may be asked for at once.
MOST_KEYS: Final = 100

Pace = Literal["live", "relaxed", "days"]


class OptionInfo(Struct):
    """An option: one of `names`, or a number from `low` to `high` (0 and 1: a switch).

    needs: how many must play for each of the names to be chosen; empty where that does not matter. fair: the least and the
    greatest number that make a match as it is meant to be: the game's message option-<name>-warning warns of others. What it
    means is said, where the game has them, by option-<name>-about and option-<name>-<value>-about.
    """

    name: str
    default: str | int
    low: int
    high: int
    names: list[str]
    needs: list[int]
    fair: list[int]


class ChoiceInfo(Struct):
    """What every seat picks for itself, each of `names` once; what nobody picked is dealt."""

    name: str
    names: list[str]


class OrderInfo(Struct):
    """Questions that a player may leave to a standing order: the messages of their prompts, and the ways to answer them.

    The game's message order-<name> words the order, order-<name>-<way> each way; besides these there is "ask".
    """

    name: str
    questions: list[str]
    ways: list[str]


class PaceInfo(Struct):
    """Seconds for each answer, and a reserve for the whole match that is used when they are gone.

    hold: for how long each seat may hold up others between two answers that can be held (throws of the dice).
    grace: for how long somebody who is waited for may be away before the others can let a bot play for them.
    """

    id: Pace
    answer: int
    reserve: int
    hold: int
    grace: int


class GameInfo(Struct):
    """By language: `names`, `kinds` of game in a few words, a line `about` what is played, and `words` and `pack`, addresses that
    may be cached for ever.

    bots: the levels that people choose from, the weakest first. short: the options of a short match, and `short_about` by
    language how it differs; both empty where the game has none. tells: its matches can be read as stories. minutes: about how
    long a match takes, from a quick one to a slow one, and short_minutes a short one; zeros where nobody knows.
    """

    id: str
    names: dict[str, str]
    kinds: dict[str, str]
    about: dict[str, str]
    minutes: list[int]
    players: list[int]
    options: list[OptionInfo]
    choices: list[ChoiceInfo]
    orders: list[OrderInfo]
    content: str
    bots: list[str]
    short: dict[str, str | int]
    short_about: dict[str, str]
    short_minutes: list[int]
    proof: bool
    tells: bool
    words: dict[str, str]
    pack: dict[str, str]


class Lobby(Struct):
    """What the first page needs; version is the server's own."""

    games: list[GameInfo]
    paces: list[PaceInfo]
    languages: list[str]
    version: str


class JoinJson(Struct):
    """Kinds of events that come one after another and are told as one, by the message event-<name>; same: arguments that must
    be equal in all that have them."""

    name: str
    kinds: list[str]
    same: list[str]


class GatheringJson(Struct):
    """Events of a kind, one after another, that add up: the argument with each one's amount ("": each is one), the argument that
    says of what ("": all the same), and how each of these is worded: by the messages <each>-<id> ("": by its name)."""

    amount: str
    of: str
    each: str


class PackJson(Struct):
    """A content pack in one language.

    labels: for each domain what its values are called; a value is written as in actions, events and
    prompts (an id, or a number's digits). domains: for each message with arguments, which of them are
    of a domain; all others are plain numbers. catalogue: the cards, of the game's own type.
    guarded: the domains of which none of this is here, since not everybody may read it: see Leaves. joins and gathers: which
    events are told in one sentence (see `engine/lines.py`).
    """

    game: str
    content: str
    lang: str
    labels: dict[str, dict[str, str]]
    domains: dict[str, dict[str, str]]
    catalogue: dict[str, object]
    guarded: list[str]
    joins: list[JoinJson]
    gathers: dict[str, GatheringJson]


class LeafJson(Struct):
    """One thing of a guarded domain: what it is called, and the rest of it, of the game's own type."""

    label: str
    data: dict[str, object]


class Leaves(Struct):
    """Things of guarded domains that a seat may read, by domain and id."""

    leaves: dict[str, dict[str, LeafJson]]
