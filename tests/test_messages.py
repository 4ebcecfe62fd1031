"""Messages: every sentence a game needs stands in both languages, nothing else does, and each can be worded."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor
from tests.conftest import ALL_GAMES, COMPILED, GAMES, game_named, walk
from tests.conftest import worded as event_text

import bottlecap
from bottlecap.engine import messages as engine_messages
from bottlecap.engine.game import AGREED, UNDONE, WAITED_FOR
from bottlecap.engine.kinds import EventKind, Param
from bottlecap.engine.messages import FUNCTIONS, LANGUAGES, OWN, Messages, files, parse

Arguments = dict[str, tuple[str, ...]]
"""For each id that is needed, the names of the arguments it can have."""

COUNTS = (0, 1, 2, 5, 21)
MANY_ACTIONS = 300
# Refusals of the engine that only a program runs into: no rules, and in no rulebook.
NO_RULES = ("undo-sample",)
# A match is shown so often from its start on, and then after so many actions: the rest looks the same again.
FIRST_SHOWN = 40
SHOW_EVERY = 8


# --- what the files hold -----------------------------------------------------------------------------------------------


class Variables(Visitor):
    """The arguments that a message speaks of, in every variant of it."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def held(folder: Path, lang: str) -> Mapping[str, set[str]]:
    """The ids of a file, with the arguments that each uses."""
    out: dict[str, set[str]] = {}
    for entry in [entry for path in files(folder, lang) for entry in parse(path).body]:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in out, f"{entry.id.name} stands twice in {lang}"
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = variables.names
    return out


# --- what the declarations need -----------------------------------------------------------------------------------------


class Listening(Messages):
    """Messages that note what they are asked for."""

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder)
        self.asked: dict[str, set[str]] = {}

    def text(self, message: str, arguments: Mapping[str, object], lang: str) -> str:
        self.asked.setdefault(message, set()).update(arguments)
        return super().text(message, arguments, lang)


@cache
def literals(folder: Path) -> frozenset[str]:
    """Every quoted text that looks like an id in the sources beside the messages, and in what words all games' effects."""
    found: set[str] = set()
    for source in (*folder.parent.rglob("*.py"), Path(engine_messages.__file__).with_name("notation.py")):
        found |= set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', source.read_text(encoding="utf-8")))
    return frozenset(found)


def names(params: list[Param]) -> tuple[str, ...]:
    """With whoever is paid comes what kind of payee that is: a bank is declined, a name is not."""
    return (*(param.name for param in params), *(("paid",) if any(param.domain == "payee" for param in params) else ()))


def event_needs(events: list[EventKind]) -> Arguments:
    out: Arguments = {}
    for event in events:
        out[f"event-{event.name}"] = (*names(event.params), *gathered_names(event))
        if event.secret and not event.private:
            out[f"event-{event.name}-hidden"] = tuple(name for name in names(event.params) if name not in event.secret)
    return out


def gathered_names(event: EventKind) -> tuple[str, ...]:
    """What the message of events that add up has beside their arguments."""
    if event.gathers is None:
        return ()
    return ("what",) if event.gathers.of else (event.gathers.amount or "times",)


def game_needs(game: bottlecap.Game) -> Arguments:
    """The ids of a game's declarations, of the labels of its domains, and of what its views say."""
    out: Arguments = {"game-name": (), "game-about": (), **({"game-short": ()} if game.short else {})}
    # A game may say in a line what kind of game it is.
    if game.messages.has("game-kind", "en"):
        out["game-kind"] = ()
    for action in game.actions:
        out[f"action-{action.name}"] = names(action.params)
    for decision in game.decisions:
        out[f"prompt-{decision.name}"] = names(decision.shown)
    out |= event_needs([event for event in game.events if event not in (UNDONE, AGREED)])
    out |= {f"event-{join.name}": names(join.params) for join in game.joins}
    out |= {remark.name: names(remark.params) for remark in game.remarks if remark is not WAITED_FOR}
    for reason in game.reasons:
        out[f"reason-{reason}"] = ()
    for option in game.options:
        out[f"option-{option.name}"] = ()
        # What it means is said where its name does not; a number that makes another match is warned of.
        told = [f"option-{option.name}-about", *(f"option-{option.name}-{value}-about" for value in option.names)]
        out |= {id: () for id in told if game.messages.has(id, "en")}
        if option.fair != (option.low, option.high):
            out[f"option-{option.name}-warning"] = ()
    for choice in game.choices:
        out[f"option-{choice.name}"] = ()
        out |= {f"{choice.name}-{name}": () for name in choice.names}
    for order in game.orders:
        out[f"order-{order.name}"] = ()
        out |= {f"order-{order.name}-{way}": () for way in order.ways}
    for slug in game.rules.slugs[1:]:
        out[f"rule-{slug}"] = ()
    for chapter in chapters(game):
        out[chapter] = ()
    out |= spoken(game)
    return out | searched(game)


def chapters(game: bottlecap.Game) -> list[str]:
    """The chapters of the rules reference; a game whose rules fit on a page has none."""
    folder = game.messages.folder
    assert folder is not None
    return [id for id in held(folder, "en") if id.startswith("chapter-")]


def searched(game: bottlecap.Game) -> Arguments:
    """The words that the page's search of the rules takes for one another, where a game has such."""
    folder = game.messages.folder
    assert folder is not None
    return {id: () for id in held(folder, "en") if id == "rules-synonyms"}


def all_params(game: bottlecap.Game) -> list[Param]:
    """Everything that a message can have as an argument."""
    worded = [*(kind.params for kind in game.actions), *(kind.shown for kind in game.decisions)]
    worded += [remark.params for remark in game.remarks]
    return [param for params in [*worded, *(kind.params for kind in game.events)] for param in params]


def spoken(game: bottlecap.Game) -> Arguments:
    """What labels and rendered views ask for, by listening; and the ids of views that stand in the sources."""
    folder = game.messages.folder
    assert folder is not None
    before, listening = game.messages, Listening(folder)
    game.messages = listening
    try:
        for param in all_params(game):
            size = param.size.bit_length() - 1 if param.many else game.size_of(param)
            for value in range(param.low, param.low + size) if param.domain else ():
                game.label(param.domain, value, "en")
        for option in game.options:
            for value in range(len(option.names)):
                game.label(option.name, value, "en")
        game.effects("en")
        game.vocabulary("en")
        players = game.players.start
        for number, match in enumerate(walk(game.id, players, 1, "ask")):
            if number > FIRST_SHOWN and number % SHOW_EVERY and not match.over:
                continue
            for seat in (None, *range(players)):
                game.render(match.view(seat), "en")
    finally:
        game.messages = before
    out = {id: tuple(sorted(given)) for id, given in listening.asked.items() if id not in ("seat-name", "list-and")}
    for id in literals(folder):
        if id.startswith(("view-", "ability-")) and id not in out:
            # Not seen in this match, or of a card of another pack: its arguments are those of the English sentence.
            out[id] = tuple(sorted(held(folder, "en").get(id, set())))
    return out


def engine_needs() -> Arguments:
    out: Arguments = {"seat-name": ("number",), "chapter-undo": (), "chronicle-won": ("name",), WAITED_FOR.name: ("seats",)}
    out["list-and"] = ("first", "last")
    out |= event_needs([UNDONE, AGREED])
    sources = Path(engine_messages.__file__).parent.glob("*.py")
    for source in sources:
        for slug in re.findall(r'engine_refusal\("([a-z-]+)"\)', source.read_text(encoding="utf-8")):
            out[f"{'refusal' if slug in NO_RULES else 'rule'}-{slug}"] = ()
    return out


# --- the checker ----------------------------------------------------------------------------------------------------------


def faults(folder: Path, needed: Arguments, used: frozenset[str] = frozenset()) -> list[str]:
    """What is wrong with a folder of messages. `used`: ids that the sources name, which may stand there too."""
    out: list[str] = []
    files = {lang: held(folder, lang) for lang in LANGUAGES}
    for lang, have in files.items():
        for id in sorted(set(needed) - set(have)):
            out.append(f"{lang}: {id} is missing")
        for id in sorted(set(have) - set(needed) - used):
            out.append(f"{lang}: {id} is used nowhere")
        for id in sorted(set().union(*files.values()) - set(have)):
            out.append(f"{lang}: {id} stands in the other language only")
        for id, given in needed.items():
            for name in sorted(have.get(id, set()) - set(given)):
                out.append(f"{lang}: {id} speaks of ${name}, which it is not given")
        out += [f"{lang}: {fault}" for fault in worded(folder, lang, {id: needed[id] for id in needed if id in have})]
    return out


def worded(folder: Path, lang: str, needed: Arguments) -> Iterator[str]:
    """Word every message with each count for its arguments, and again with names for them."""
    bundle = bundle_of(folder, lang)
    for id, given in needed.items():
        pattern = bundle.get_message(id).value
        if pattern is None:
            yield f"{id} has no text"
            continue
        for value in (*COUNTS, "NAME"):
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(given, value))
            if errors:
                yield f"{id}: {errors[0]}"
            elif not str(text).strip() or "{" in str(text) or "�" in str(text):
                yield f"{id} is worded {text!r}"


def bundle_of(folder: Path, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for path in files(folder, lang):
        bundle.add_resource(parse(path))
    return bundle


# --- the games and the engine ------------------------------------------------------------------------------------------------


@pytest.mark.skipif(COMPILED, reason="files and declarations are the same for both builds")
@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_messages_of_a_game_are_those_it_needs(name: str) -> None:
    game = game_named(name)
    folder = game.messages.folder
    assert folder is not None
    assert faults(folder, game_needs(game), literals(folder)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["shelter", "monopoly"])
def test_the_rules_reference_is_the_file_read_from_top_to_bottom(name: str, lang: str) -> None:
    """The page shows it in that order: every rule under a chapter, no chapter empty, in each the rulebook's order. It opens with
    how the game goes; what lies in the box comes last."""
    game = game_named(name)
    folder = game.messages.folder
    assert folder is not None
    read = [id for id in held(folder, lang) if id.startswith(("chapter-", "rule-"))]
    assert read[0].startswith("chapter-")
    rules = [id.removeprefix("rule-") for id in read if id.startswith("rule-")]
    assert set(rules) == set(game.rules.slugs[1:])
    # The engine numbers the two that every game has first, wherever the rulebook tells of them.
    shared = ("turn-order", "over")
    for chapter in chaptered(read):
        numbers = [game.rules[slug] for slug in chapter if slug not in shared]
        assert numbers == sorted(numbers)
    first, last = rules[0], [id for id in read if id.startswith("chapter-")][-1]
    assert first in ("first-roll", "round-steps")
    assert last == "chapter-setup"
    ends = [after for before, after in pairwise([*read, "chapter-"]) if before.startswith("chapter-")]
    assert all(after.startswith("rule-") for after in ends)
    assert [id for id in read if id.startswith("chapter-")] == chapters(game)


def chaptered(read: list[str]) -> Iterator[list[str]]:
    """The rules of each chapter."""
    slugs: list[str] = []
    for id in [*read, "chapter-"]:
        if id.startswith("chapter-"):
            yield slugs
            slugs = []
        else:
            slugs.append(id.removeprefix("rule-"))


def test_the_messages_of_the_engine_are_those_it_needs() -> None:
    needed = engine_needs()
    assert {"rule-undo-nothing", "rule-undo-other", "rule-undo-chance", "rule-undo-shown"} <= set(needed)
    assert faults(OWN, needed) == []


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_game_does_not_hide_a_message_of_the_engine(name: str) -> None:
    """Both lie in one bundle: the same id in both would word one of them wrongly."""
    folder = game_named(name).messages.folder
    assert folder is not None
    for lang in LANGUAGES:
        assert set(held(folder, lang)).isdisjoint(held(OWN, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_happens_in_a_match_is_worded(name: str, lang: str) -> None:
    """Events, prompts, actions and the result of a whole match: no bare id, no blank argument."""
    game = game_named(name)
    players = game.players.stop - 1
    heard: set[tuple[object, ...]] = set()
    for number, match in enumerate(walk(name, players, 2)):
        if number > MANY_ACTIONS and number % 10:
            continue  # a long match says the same again and again
        for seat in match.seats:
            for text in said(match, seat, lang, heard):
                assert_worded(text, lang)
    for text in {event_text(event, lang) for seat in (None, *range(players)) for event in match.events(seat)}:
        assert_worded(text, lang)
    assert match.result is not None
    assert_worded(match.result.text(lang), lang)
    assert_worded(game.text("game-name", {}, lang), lang)
    for rule in range(1, len(game.rules.slugs)):
        assert_worded(game.refusal(rule).text(lang), lang)


def said(match: bottlecap.Match, seat: int, lang: str, heard: set[tuple[object, ...]]) -> Iterator[str]:
    """What a seat is asked and may answer, in words, but for what was heard before: the words go by these numbers alone."""
    for prompt in match.prompts(seat):
        if (prompt.name, *prompt.values) not in heard:
            heard.add((prompt.name, *prompt.values))
            yield prompt.text(lang)
        for action in prompt.actions:
            if (action.code,) not in heard:
                heard.add((action.code,))
                yield action.text(lang)


def assert_worded(text: str, lang: str) -> None:
    assert not re.match(r"^(event|prompt|action|rule|reason|view|game)-", text), text
    assert "{" not in text
    assert "None" not in text
    assert not re.search(r"(?<!\S)-1(?!\d)", text), f"a blank: {text}"
    if lang == "ru":
        assert re.search("[а-яё]", text, re.IGNORECASE), f"not Russian: {text}"


# --- languages ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "count", "words"),
    [
        ("ru", 1, "1 крышка"),
        ("ru", 2, "2 крышки"),
        ("ru", 5, "5 крышек"),
        ("ru", 11, "11 крышек"),
        ("ru", 21, "21 крышка"),
        ("ru", 22, "22 крышки"),
        ("en", 1, "one cap"),
        ("en", 2, "2 caps"),
        ("en", 21, "21 caps"),
    ],
)
def test_plurals(lang: str, count: int, words: str) -> None:
    game = game_named("doors")
    text = game.text("event-gained", {"seat": "X", "caps": count}, lang)
    assert text.endswith(f": {words}.")


def test_an_unknown_language_is_english_and_an_unknown_id_is_itself() -> None:
    game = game_named("kuhn")
    assert game.text("action-pass", {}, "de") == "Pass"
    assert game.text("no-such-message", {}, "ru") == "no-such-message"
    assert game.label("seat", 1, "ru") == "Игрок 2"
    assert game.label("card", 7, "ru") == "7"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("fine = Fine\nbroken { = x\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl.*broken"):
        parse(tmp_path / "en.ftl")


# --- the checker itself catches what it should --------------------------------------------------------------------------------

GOOD: dict[str, Any] = {
    "en": "game-name = Game\nevent-won = { $seat } wins { $caps ->\n    [one] one cap\n   *[other] { $caps } caps\n}.\n",
    "ru": "game-name = Игра\nevent-won = { $seat }: { $caps ->\n    [one] { $caps } крышка\n   *[many] { $caps } крышек\n}.\n",
}
NEEDED: Arguments = {"game-name": (), "event-won": ("seat", "caps")}


@pytest.mark.parametrize(
    ("lang", "old", "new", "said"),
    [
        ("en", "", "", []),
        ("ru", "game-name = Игра\n", "", ["ru: game-name is missing", "ru: game-name stands in the other language only"]),
        ("en", "game-name", "game-title", ["en: game-name is missing", "en: game-title is used nowhere"]),
        ("ru", "game-name = Игра", "game-name = Игра\nextra = Лишнее", ["ru: extra is used nowhere"]),
        ("en", "wins", "wins { $pot }", ["en: event-won speaks of $pot, which it is not given"]),
        ("en", "one cap", "{ $what }", ["en: event-won speaks of $what, which it is not given"]),
        ("ru", "Игра", "{ -missing }", ["ru: game-name: Unknown term: -missing"]),
        ("ru", "Игра", '{ "" }', ["ru: game-name is worded"]),
        ("ru", "Игра", "\n    .title = Игра", ["ru: game-name has no text"]),
    ],
    ids=["nothing", "missing", "renamed", "unused", "argument", "argument in a variant", "term", "empty", "attribute only"],
)
def test_the_checker_finds(tmp_path: Path, lang: str, old: str, new: str, said: list[str]) -> None:
    for each, text in GOOD.items():
        (tmp_path / f"{each}.ftl").write_text(text.replace(old, new, 1) if each == lang and old else text, encoding="utf-8")
    found = faults(tmp_path, NEEDED)
    assert bool(found) == bool(said)
    for expected in said:
        assert any(fault.startswith(expected) for fault in found), found


def test_the_checker_finds_a_message_that_stands_twice(tmp_path: Path) -> None:
    for each, text in GOOD.items():
        (tmp_path / f"{each}.ftl").write_text(text + "game-name = Again\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="stands twice"):
        faults(tmp_path, NEEDED)


def test_an_id_that_the_sources_name_is_not_unused(tmp_path: Path) -> None:
    for each, text in GOOD.items():
        (tmp_path / f"{each}.ftl").write_text(text + "hint-first = ?\n", encoding="utf-8")
    assert faults(tmp_path, NEEDED) == ["en: hint-first is used nowhere", "ru: hint-first is used nowhere"]
    assert faults(tmp_path, NEEDED, frozenset({"hint-first"})) == []


@pytest.mark.parametrize(
    "id",
    [
        "game-name",
        "rule-jammed",
        "event-chosen",
        "view-hunch",
        "door-left",
        "prompt-door",
        "action-choose",
        "option-rounds",
        "reason-last-round",
    ],
)
def test_each_kind_of_message_is_missed_in_a_game(tmp_path: Path, id: str) -> None:
    """Take one message out of a copy of a game's Russian file: the checker asks for it back."""
    game = game_named("doors")
    folder = game.messages.folder
    assert folder is not None
    for lang in LANGUAGES:
        resource = parse(folder / f"{lang}.ftl")
        if lang == "ru":
            resource.body = [entry for entry in resource.body if not (isinstance(entry, ast.Message) and entry.id.name == id)]
        (tmp_path / f"{lang}.ftl").write_text(serialize(resource), encoding="utf-8")
    assert faults(tmp_path, game_needs(game)) == [f"ru: {id} is missing", f"ru: {id} stands in the other language only"]


def test_hidden_and_private_events_need_their_own_sentences() -> None:
    doors, kuhn, salvage = (game_needs(game_named(name)) for name in ("doors", "kuhn", "salvage"))
    assert kuhn["event-dealt"] == ("seat", "card")
    assert kuhn["event-dealt-hidden"] == ("seat",), "what is hidden cannot be spoken of"
    assert "event-whispered-hidden" not in doors, "a private event is not told to others at all"
    assert salvage["lot-name"] == ("good", "value"), "a label of the game's own"
    assert "lot-scrap-1" not in salvage


@pytest.mark.parametrize(("square", "said"), [("S.P.E.C.I.A.L.", "S.P.E.C.I.A.L."), ("Megaton", "Megaton.")])
def test_a_name_that_ends_with_a_full_stop_gets_no_second_one(square: str, said: str) -> None:
    words = Messages(Path(bottlecap.__file__).parent / "games" / "monopoly" / "locale")
    assert words.text("event-moved", {"seat": "Ann", "square": square}, "en") == f"Ann moves to {said}"
