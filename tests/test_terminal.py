"""The terminal client, driven by typed lines: what is typed is what a person would type."""

import io
import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.conftest import COMPILED, SHORT
from tests.monopoly.table import jailed, offer, owns, start

import bottlecap
from bottlecap import extras, terminal
from bottlecap.bots import CompiledBot, make
from bottlecap.engine import registry
from bottlecap.engine.messages import LANGUAGES
from bottlecap.terminal import Terminal

# How many type at random; interpreted they take their time.
TYPISTS = 10 if COMPILED else 3
CARDS = {"jack": "the jack", "queen": "the queen", "king": "the king"}


class Screen(io.StringIO):
    """Output that claims to be a real terminal."""

    def isatty(self) -> bool:
        return True


def played(match: bottlecap.Match, lines: Sequence[str], people: Sequence[int] | None = None, lang: str = "en") -> str:
    """What the screen shows when these lines are typed; seats that nobody plays go to bots."""
    seats = range(match.header.players)
    bots: dict[int, CompiledBot] = {} if people is None else {seat: make("random", seat) for seat in seats if seat not in people}
    screen = io.StringIO()
    Terminal(match, bots, lang, io.StringIO("".join(f"{line}\n" for line in lines)), screen).run()
    return screen.getvalue()


def answers(screen: str) -> list[str]:
    """What the screen says after each line that was typed."""
    return screen.split("\n> ")[1:]


def hand(match: bottlecap.Match, seat: int) -> str:
    hands = match.view(seat)["hands"]
    assert isinstance(hands, list)
    return CARDS[str(hands[seat])]


# --- whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Kuhn poker.",
                "Player 1 passes.",
                "Player 2 bets a chip.",
                "the pot goes uncontested",
                "Player 2 wins.",
                "1. Player 2: 1",
            ],
        ),
        (
            "ru",
            ["Покер Куна.", "Игрок 1: пас.", "Игрок 2: ставка", "банк взят без вскрытия", "Победитель: Игрок 2.", "1. Игрок 2: 1"],
        ),
    ],
)
def test_two_people_play_a_match_in_either_language(lang: str, words: list[str]) -> None:
    match = bottlecap.new("kuhn", seed=7)
    screen = played(match, ["", "1", "", "2", "", "1"], lang=lang)
    assert match.over
    places = [screen.index(word) for word in words]
    assert places == sorted(places)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in registry.games()])
def test_a_person_and_bots_play_any_game_to_its_end(game: str, lang: str) -> None:
    match = bottlecap.new(game, seed=11, options=SHORT.get(game))
    screen = played(match, ["1"] * 3000, people=[0], lang=lang)
    assert match.over
    result = match.result
    assert result is not None
    assert result.text(lang) in screen
    for score in result.scores:
        assert f": {score}\n" in screen.replace("\u00a0", "").replace(",", "")


@pytest.mark.parametrize("game", [game.id for game in registry.games()])
def test_random_typing_never_breaks_anything(game: str) -> None:
    """Whatever is typed gets an answer, and the match stays one that replays."""
    rng = random.Random(5)
    names = [kind.name for kind in bottlecap.new(game, seed=1).game.actions]
    words = [
        "",
        "1",
        "2",
        "3",
        "0",
        "99",
        "9" * 30,
        "why",
        "why 1",
        "why x",
        "undo",
        "log",
        "rules",
        "lang ru",
        "lang en",
        "lang",
        "help",
    ]
    words += ["orders", "orders x y", "orders income", "orders income shortest", "orders use go-on", "orders reply refuse"]
    words += ["1 x=1", "2 amount=3", "1 2", "=", "a=b", "?", "почему", "назад", "²", "-1", "1.5", "engine/undo"]
    words += [
        f"{name}{tail}" for name in names for tail in ("", " 1", " 1 2 3", " x", " amount=2", " amount=-5", " seat=9 9", " =")
    ]
    for seed in range(TYPISTS):
        match = bottlecap.new(game, seed=seed)
        played(match, [rng.choice(words) for _ in range(300)], lang=rng.choice(LANGUAGES))
        assert bottlecap.replay(match.record()).hash == match.hash


def test_the_end_of_the_input_leaves_quietly() -> None:
    match = bottlecap.new("kuhn", seed=7)
    screen = played(match, [], people=[0])
    assert screen.endswith("> \n")
    assert not match.over


@pytest.mark.parametrize("word", ["quit", "QUIT", "выход"])
def test_quit_leaves_at_once(word: str) -> None:
    match = bottlecap.new("kuhn", seed=7)
    screen = played(match, ["", word, "1", "1"])
    assert match.entries.count == 0
    assert screen.endswith("> ")


def test_quit_works_while_the_keyboard_is_passed() -> None:
    screen = played(bottlecap.new("kuhn", seed=7), ["quit", "1"])
    assert "your turn" not in screen


def test_undecided_winners_are_worded() -> None:
    match = bottlecap.new("doors", seed=1, options={"rounds": 1})
    door = match.game.action_named("choose", door="left")
    for seat in range(3):
        match.play(door, seat)
    assert terminal.ending(match, "en")[1] == "The victory is shared: Player 1, Player 2, Player 3."
    assert terminal.ending(match, "ru")[1] == "Победу делят: Игрок 1, Игрок 2, Игрок 3."
    assert terminal.worded("winners", "en", count=0, seats="") == "Nobody wins."
    assert terminal.worded("winners", "ru", count=0, seats="") == "Победителей нет."


# --- what others may not see ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_nobody_sees_anothers_card_while_at_the_keyboard(seed: int) -> None:
    match = bottlecap.new("kuhn", seed=seed)
    cards = [hand(match, 0), hand(match, 1)]
    screen = played(match, ["", "log", "why", "rules bet", "1", "", "log", "2", "", "log", "1"])
    assert match.over
    before, *turns = screen.split("Pass the keyboard to ")
    assert not any(card in before for card in cards)
    assert [turn[: len("Player 1")] for turn in turns] == ["Player 1", "Player 2", "Player 1"]
    for turn in turns:
        seat = 0 if turn.startswith("Player 1") else 1
        assert cards[seat] in turn
        assert cards[1 - seat] not in turn


def test_a_seat_sees_nothing_until_enter_is_pressed_and_the_screen_is_cleared_first() -> None:
    match = bottlecap.new("kuhn", seed=7)
    screen = Screen()
    Terminal(match, {}, "en", io.StringIO("\n1\n"), screen).run()
    first, second, third = screen.getvalue().split(terminal.CLEAR)
    assert hand(match, 0) in second
    assert third.startswith("Pass the keyboard to Player 2. Player 2, press Enter.\n> ")
    assert hand(match, 1) not in screen.getvalue()
    assert hand(match, 0) not in first


def test_the_last_secret_is_not_told_to_everybody_at_the_end() -> None:
    """After a fold no card is shown, not even to those who sit at the same keyboard."""
    match = bottlecap.new("kuhn", seed=7)
    screen = played(match, ["", "2", "", "1"])
    end = screen.split("> ")[-1]
    assert "Player 2 passes." in end
    assert not any(card in end for card in CARDS.values())


def test_what_a_seat_alone_learns_is_read_before_the_keyboard_goes_on() -> None:
    match = bottlecap.new("salvage", players=3, seed=7)
    screen = Screen()
    Terminal(match, {}, "en", io.StringIO("\nspy 3\n\n\n"), screen).run()
    first, second = screen.getvalue().split(terminal.CLEAR)[1:]
    assert re.search(r"Player 1 sees the contract of Player 3: \w+\.\n.*\nRead it, then press Enter\.\n> $", first)
    assert "Player 1 looks at the contract of Player 3." in second


def test_one_person_alone_is_never_asked_to_pass_the_keyboard() -> None:
    screen = played(bottlecap.new("doors", seed=3), ["1"] * 10, people=[1])
    assert "Pass the keyboard" not in screen


def test_everybody_is_asked_once_where_all_choose_at_once() -> None:
    match = bottlecap.new("doors", seed=3, options={"rounds": 1})
    screen = played(match, ["", "1", "", "2", "", "3"])
    assert match.over
    assert re.findall(r"Pass the keyboard to (Player \d)", screen) == ["Player 1", "Player 2", "Player 3"]


def test_the_seat_at_the_keyboard_stays_there_while_it_is_asked() -> None:
    """Player 2 takes the move of Player 1 back: both are asked now, and Player 2 goes on."""
    match = bottlecap.new("doors", seed=3, options={"rounds": 1})
    screen = played(match, ["", "1", "", "undo", "2", "", "1", "", "3"])
    assert match.over
    assert re.findall(r"Pass the keyboard to (Player \d)", screen) == ["Player 1", "Player 2", "Player 1", "Player 3"]


# --- answers --------------------------------------------------------------------------------------------


def test_undo_takes_the_last_move_of_a_person_back() -> None:
    match = bottlecap.new("kuhn", seed=7)
    screen = played(match, ["", "1", "", "undo", "", "2"])
    assert "Player 1 takes the last move back." in screen
    assert [entry.get("undo") for entry in match.record().entries] == [None, 1, None]
    assert match.game.label("seat", match.waiting[0], "en") == "Player 2"
    assert "Player 1 bets a chip." in [event.text("en") for event in match.events(None)]


def test_undo_is_refused_with_the_reason_and_changes_nothing() -> None:
    match = bottlecap.new("kuhn", seed=7)
    screen = played(match, ["undo"], people=[0])
    assert "(engine/undo-nothing)" in screen
    assert match.entries.count == 0


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("5", "There is no choice 5 here."),
        ("0", "There is no choice 0 here."),
        ("9" * 5000, "There is no choice 999"),
        ("fold", "“fold” is no answer here. Type the number of a choice, or “help”."),
        ("1 now", "Type it like this: pass"),
        ("bet 3", "Type it like this: bet"),
        ("draw", "Type it like this: draw <card: jack, queen, king>"),
        ("draw ace", "Type it like this: draw <card: jack, queen, king>"),
        ("draw king", "That is not allowed. In turn, a player passes or puts in one chip more. (kuhn/bet)"),
        ("why 1", "There is no choice 1 here."),
        ("why", "Everything on offer is allowed."),
        ("why bet", "That is allowed."),
        ("why draw king", "That is not allowed. In turn, a player passes or puts in one chip more. (kuhn/bet)"),
        ("rules nothing", "There is no rule “nothing”."),
        ("rules other/bet", "There is no rule “other/bet”."),
        ("rules bet", "kuhn/bet: In turn, a player passes or puts in one chip more."),
        ("rules kuhn/pass", "kuhn/pass: Passing against a bet gives up the pot."),
        ("rules engine/undo-nothing", "engine/undo-nothing: You can take back your own last move."),
        ("lang de", "The languages are: en, ru."),
        ("lang", "The languages are: en, ru."),
        ("help", "a number     choose it"),
        ("log", "   1. Player 1 is dealt the king."),
    ],
)
def test_what_is_no_move_is_answered_and_changes_nothing(typed: str, answer: str) -> None:
    match = bottlecap.new("kuhn", seed=7)
    before = match.hash
    screen = played(match, [typed], people=[0])
    assert answers(screen)[0].startswith(answer)
    assert match.hash == before
    assert match.entries.count == 0


def test_rules_lists_every_rule() -> None:
    match = bottlecap.new("kuhn", seed=7)
    answer = answers(played(match, ["rules"], people=[0]))[0]
    assert [line.split(":")[0] for line in answer.splitlines()] == match.game.rules.ids()


def test_why_numbers_what_is_forbidden() -> None:
    match = bottlecap.new("doors", seed=1)
    for seat, door in enumerate(("left", "right", "right")):
        match.play(match.game.action_named("choose", door=door), seat)
    listed, explained, beyond, chosen = answers(played(match, ["why", "why 1", "why 2", "choose left"], people=[0]))[:4]
    assert "   1. Go to the left door — doors/jammed\n" in listed
    assert (
        explained == "That is not allowed. The door through which you came alone last round is jammed for you now. (doors/jammed)"
    )
    assert beyond == "There is no choice 2 here."
    assert chosen == explained


def test_the_language_changes_in_the_middle() -> None:
    screen = played(bottlecap.new("kuhn", seed=7), ["lang ru", "правила bet", "язык en"], people=[0])
    russian, rule, english = answers(screen)[:3]
    assert russian.startswith("Теперь по-русски.")
    assert "Пас или ставка в одну фишку?" in russian
    assert rule == "kuhn/bet: В свою очередь игрок пасует или добавляет одну фишку."
    assert "Pass, or bet a chip?" in english


def test_enter_shows_the_table_again() -> None:
    screen = played(bottlecap.new("kuhn", seed=7), [""], people=[0])
    assert screen.count("Pass, or bet a chip?") == 2
    assert screen.count("is dealt the king") == 1


# --- open-ended actions, open questions ------------------------------------------------------------------


def auction() -> bottlecap.Match:
    """The second seat is asked for its bid."""
    match = bottlecap.new("salvage", players=3, seed=7, options={"caps": 90})
    match.play(match.game.action_named("open"))
    return match


@pytest.mark.parametrize("typed", ["bid 37", "bid amount=37", "BID 37", "2 amount=37"])
def test_a_bid_outside_the_list_can_be_typed(typed: str) -> None:
    match = auction()
    screen = played(match, ["", typed])
    assert "Bid 37" not in screen
    assert "You can also type: bid <amount: 1–" in screen
    assert "Player 2 bids 37." in [event.text("en") for event in match.events(None)]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("bid 0", "Type it like this: bid <amount: 1–"),
        ("bid", "Type it like this: bid <amount: 1–"),
        ("bid 3 4", "Type it like this: bid <amount: 1–"),
        ("bid price=3", "Type it like this: bid <amount: 1–"),
        ("bid many", "Type it like this: bid <amount: 1–"),
        ("bid " + "9" * 5000, "Type it like this: bid <amount: 1–"),
        ("bid 2000", "That is not allowed. You cannot bid more caps than you have. (salvage/bid-cash)"),
        ("why bid 2000", "That is not allowed. You cannot bid more caps than you have. (salvage/bid-cash)"),
        ("2 amount=2000", "That is not allowed. You cannot bid more caps than you have. (salvage/bid-cash)"),
    ],
)
def test_a_bid_that_cannot_be_is_answered_and_changes_nothing(typed: str, answer: str) -> None:
    match = auction()
    before = match.hash
    assert answers(played(match, ["", typed]))[1].startswith(answer)
    assert match.hash == before


def test_players_are_numbered_as_on_the_screen() -> None:
    match = bottlecap.new("salvage", players=3, seed=7)
    screen = played(match, ["", "spy 5", "spy 3"])
    assert "Type it like this: spy <other: 1–3>" in screen
    assert "Player 1 sees the contract of Player 3: " in screen


def test_open_questions_stand_beside_and_each_is_answered_for_itself() -> None:
    """Two offers have the same answers; the number typed says which offer is meant."""
    match = bottlecap.new("salvage", players=2, seed=3, options={"caps": 50})
    rng = random.Random(1)
    while len(replies(match)) < 2:
        assert not match.over
        offers = [action for action in match.actions() if action.kind in ("offer", "bid")]
        match.play(rng.choice(offers or match.actions()))
    seat, first, second = match.waiting[0], *replies(match)[:2]
    screen = played(match, ["1 x=1"], people=[seat])
    assert (
        screen.index(match.prompts()[0].text("en"))
        < screen.index("Beside the play, you may also answer:")
        < screen.index(first.text("en"))
    )
    refusals = [line for line in screen.splitlines() if line.endswith(". Refuse the offer")]
    assert len(refusals) >= 2
    played(match, [refusals[1].strip().split(".")[0]], people=[seat])
    left = [prompt.decision for prompt in match.prompts(seat)]
    assert first.decision in left
    assert second.decision not in left


def replies(match: bottlecap.Match) -> list[bottlecap.Prompt]:
    return [prompt for prompt in match.prompts() if prompt.name == "reply"]


class Eager(CompiledBot):
    """It answers whatever is open at once, with its first answer."""

    def open_pick(self, perspective: bottlecap.Perspective, /) -> int:
        return perspective.actions[0].code


def test_bots_answer_their_open_questions_beside_the_play() -> None:
    """The person who made the offer is still asked, and the bot has answered it."""
    match = bottlecap.new("salvage", players=2, seed=3, options={"caps": 50})
    while match.seat != 0 or not any(action.kind == "offer" for action in match.actions()):
        match.play(next((action for action in match.actions() if action.kind == "bid"), match.actions()[0]))
    moves = match.entries.count
    offer = next(str(number) for number, action in enumerate(match.actions(), 1) if action.kind == "offer")
    screen = io.StringIO()
    Terminal(match, {1: Eager()}, "en", io.StringIO(f"{offer}\n"), screen).run()
    made, answered = match.record().entries[moves:]
    assert (made["seat"], answered["seat"]) == (0, 1)
    assert match.waiting == (0,)
    assert "Player 2 buys " in screen.getvalue()


# --- standing orders ------------------------------------------------------------------------------------


def jailed_with_an_offer() -> bottlecap.Match:
    """Seat 0 is in jail, and seat 1 has offered it something."""
    asking = start(2, owns(0, "arroyo"), owns(1, "megaton"), jailed(0))
    offer(asking, 1, 0, "megaton", pays=-10)
    return bottlecap.new(asking.game, seed=1, position=asking.position())


def test_orders_are_listed_given_and_told_of_what_they_answer() -> None:
    match = jailed_with_an_offer()
    screen = played(match, ["orders", "orders jail fly", "orders parole", "orders jail throw"], people=[0])
    assert "jail: In jail:\n  * ask: ask me\n    throw: throw for a double" in screen
    assert "reply: Others’ offers:" in screen and "“orders jail throw” has it answered so" in screen
    assert screen.count("There is no such order.") == 2
    assert screen.index("So be it, from now on.\n") < screen.index("By your standing order: Throw the dice\n")
    assert next(entry["seat"] for entry in match.record().entries if entry.get("action") == {"kind": "throw"}) == 0


def test_an_order_answers_beside_the_play_and_asks_who_takes_that_back() -> None:
    given = ["", "orders reply refuse"]
    match = jailed_with_an_offer()
    played(match, given, people=[0, 1])
    assert match.view(None)["offers"] == [] and match.waiting == (0,)
    match = jailed_with_an_offer()
    played(match, [*given, "undo", ""], people=[0, 1])
    assert match.view(None)["offers"] != []
    match = jailed_with_an_offer()
    played(match, [*given, "undo", "orders reply refuse"], people=[0, 1])
    assert match.view(None)["offers"] == []


def test_where_nothing_can_be_left_to_an_order_that_is_said() -> None:
    assert "no questions that can be left" in played(bottlecap.new("kuhn", seed=1), ["", "orders"])


# --- words ------------------------------------------------------------------------------------------------


def message_ids(lang: str) -> set[str]:
    text = (Path(terminal.__file__).parent / "terminal_locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE))


def test_every_message_is_used_and_exists_in_both_languages() -> None:
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (terminal, extras))
    used = {id for id in message_ids("en") if f'"{id}"' in source}
    assert message_ids("en") == message_ids("ru") == used
    said = set(re.findall(r'(?:say|wait|worded)\("([a-z-]+)"', source))
    assert said <= used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_help_are_commands(lang: str) -> None:
    match = bottlecap.new("kuhn", seed=7)
    commands = Terminal(match, {}, lang, io.StringIO(), io.StringIO()).commands
    help = terminal.worded("help", lang)
    for message in ("word-why", "word-rules", "word-undo", "word-orders", "word-log", "word-lang", "word-quit"):
        word = terminal.worded(message, lang).split()[0]
        assert word in commands
        assert re.search(rf"^{word}\b", help, re.MULTILINE)


@pytest.mark.rule("monopoly/turn-limit")
def test_bots_agree_to_end_when_the_people_at_the_keyboard_have() -> None:
    match = bottlecap.new("monopoly", players=4, seed=3, options={"dealt-deeds": 2})
    shown = played(match, ["1", "agree-to-end"], people=[0])
    assert match.result is not None and match.result.reason == "agreement", shown
