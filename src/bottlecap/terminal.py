"""A match in the terminal: any game, any seats at one keyboard, in both languages.

Nothing here knows a game: the board is the game's own `render`, and everything else is derived from
its declarations. People answer here; bots answer from their perspectives.
"""

import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TextIO

from bottlecap.bots import CompiledBot
from bottlecap.bots.beside import Seats
from bottlecap.chronicle import WIDTH
from bottlecap.engine.base import CHANCE
from bottlecap.engine.errors import BadAction, BadOrder, IllegalAction
from bottlecap.engine.game import Game, engine_refusal
from bottlecap.engine.kinds import ActionKind, Param
from bottlecap.engine.lines import lines
from bottlecap.engine.match import Match
from bottlecap.engine.messages import LANGUAGES, Messages
from bottlecap.engine.orders import ASK, Order, standing_ways
from bottlecap.engine.refusal import Refusal
from bottlecap.engine.values import Action, Event, Prompt

MESSAGES = Messages(Path(__file__).parent / "terminal_locale")

# The screen, what scrolled off it, and the cursor back at the top.
CLEAR = "\x1b[2J\x1b[3J\x1b[H"

# More of a typed line than this is not repeated.
MOST_LETTERS = 40

# More ids than this are not spelled out in the form of an action; guarded ones never are.
MOST_IDS = 12


class Standing:
    """What a seat has said about questions that come again: its orders, when they were given, and what they have answered
    since the seat was last at the keyboard."""

    def __init__(self) -> None:
        self.ways: dict[str, str] = {}
        self.since = 0
        self.answered: list[Action] = []


class Leave(Exception):
    """Somebody left the keyboard: by a word, or the input ended."""


class Terminal:
    """One keyboard and one screen. Every seat without a bot is a person's."""

    def __init__(self, match: Match, bots: Mapping[int, CompiledBot], lang: str, stdin: TextIO, stdout: TextIO) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.lang = lang
        self.stdin = stdin
        self.stdout = stdout
        self.seats = Seats(match, [bots.get(seat) for seat in range(match.players)])
        # Who sits at the keyboard; -1 before anybody does.
        self.keyboard = self.people[0] if len(self.people) == 1 else -1
        # What each seat (None: everybody) has read of its events.
        self.read: dict[int | None, int] = {}
        # The standing orders of each seat.
        self.standing = {seat: Standing() for seat in self.people}
        # The choices on the screen by the number to type, each with the decision it answers.
        self.listed: dict[str, tuple[Action, int]] = {}
        self.commands = self.worded_commands()

    def worded_commands(self) -> dict[str, Callable[[list[str]], None]]:
        """Commands by word; the words of every language always work."""
        commands = {
            "word-help": self.help,
            "word-why": self.why,
            "word-rules": self.rules,
            "word-undo": self.undo,
            "word-orders": self.orders,
            "word-log": self.log,
            "word-lang": self.change_language,
            "word-quit": self.quit,
        }
        out: dict[str, Callable[[list[str]], None]] = {}
        for lang in LANGUAGES:
            for message, command in commands.items():
                for word in worded(message, lang).split():
                    out[word] = command
        return out

    # --- the match ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        self.say("opening", game=self.game.text("game-name", {}, self.lang))
        try:
            while not self.match.over:
                self.step()
        except Leave:
            return
        self.finish()

    def step(self) -> None:
        """Let one seat answer; bots go first, so that nobody is kept from taking a move back."""
        if self.bot_follows() or self.bot_beside():
            return
        waiting = self.match.waiting
        for seat in waiting:
            if seat in self.bots:
                self.match.play(Action(self.game, self.bots[seat].pick(self.seats.perspectives[seat])), seat)
                return
        if not any(self.answered_by_order(seat) for seat in self.people):
            self.turn(self.keyboard if self.keyboard in waiting else waiting[0])

    def answered_by_order(self, seat: int) -> bool:
        """Let the seat's standing orders answer one question, if they answer any; it is told so when it is at the keyboard."""
        standing = self.standing[seat]
        for answer in self.match.ordered(seat, standing.ways, standing.since):
            self.match.play(answer.action, seat, answer.decision)
            standing.answered.append(answer.action)
            return True
        return False

    def bot_follows(self) -> bool:
        """Let a bot do what all people here have done, where the game says so."""
        for seat in self.bots:
            action = self.match.follows(seat, self.people)
            if action is not None:
                self.match.play(action, seat)
                return True
        return False

    def bot_beside(self) -> bool:
        """Let a bot with an open question answer it out of turn, if it likes."""
        waited = self.match.seat
        assert waited is not None
        beside = self.seats.beside(waited)
        if beside is None:
            return False
        d, code = beside
        self.match.play(Action(self.game, code), d.seat)
        return True

    def finish(self) -> None:
        """The end, as the only person here sees it, or as everybody may."""
        seat = self.people[0] if len(self.people) == 1 else None
        if seat is not None:
            self.tell_answered(seat)
        self.tell(seat)
        self.write("", self.game.render(self.match.view(seat), self.lang), "", *ending(self.match, self.lang))

    # --- a person's turn ----------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Obey whoever plays the seat until something has happened in the match."""
        self.sit_down(seat)
        self.show()
        moves = self.match.length
        while self.match.length == moves:
            self.obey(self.line())

    def sit_down(self, seat: int) -> None:
        """Nobody else may look when a seat with secrets comes to the keyboard."""
        if seat == self.keyboard:
            return
        name = self.game.label("seat", seat, self.lang)
        if self.game.secrets:
            if self.keyboard >= 0 and self.heard_alone(self.keyboard):
                self.tell(self.keyboard)
                self.wait("read-it")
            if self.stdout.isatty():
                self.stdout.write(CLEAR)
            self.wait("hand-over", seat=name)
        self.keyboard = seat
        self.write("")
        self.say("turn", seat=name)

    def heard_alone(self, seat: int) -> bool:
        """Whether the seat was told something new that not everybody was told."""
        told = [event.text(self.lang) for event in self.unread(None)]
        return any(event.text(self.lang) not in told for event in self.unread(seat))

    def wait(self, message: str, **arguments: object) -> None:
        """Nothing goes on until Enter is pressed."""
        self.say(message, **arguments)
        if self.commands.get(self.line().lower()) == self.quit:
            raise Leave

    def obey(self, line: str) -> None:
        """Do what was typed: a number, a command, or an action by its name."""
        words = line.split()
        if not words:
            self.show()
        elif words[0] in self.listed:
            action, decision = self.listed[words[0]]
            self.play(self.action_formed(action.shape, action.to_json(), words[1:]), decision)
        elif words[0].isdecimal():
            self.say("no-such-number", number=short(words[0]))
        elif words[0].lower() in self.commands:
            self.commands[words[0].lower()](words[1:])
        else:
            self.play(self.action_typed(words), None)

    def play(self, action: Action | None, decision: int | None) -> None:
        """Play it; what is no action was already answered, and what a rule forbids is answered here."""
        if action is not None:
            try:
                self.match.play(action, self.keyboard, decision)
            except IllegalAction as fault:
                self.refuse(self.match.why_not(action, self.keyboard) or fault.refusal)

    # --- actions by name ------------------------------------------------------------------------------

    def action_typed(self, words: list[str]) -> Action | None:
        """The action of that name and those arguments; None where the words are none, which is said."""
        kind = next((kind for kind in self.game.actions if kind.name == words[0].lower()), None)
        if kind is None:
            self.say("not-understood", line=short(" ".join(words)))
            return None
        return self.action_formed(kind, {"kind": kind.name}, words[1:])

    def action_formed(self, kind: ActionKind, data: dict[str, object], words: list[str]) -> Action | None:
        """The action with these arguments filled in or changed: by name, or in their order."""
        params = {param.name: param for param in kind.params}
        blanks = [name for name in params if name not in data]
        for word in words:
            name, equals, value = word.rpartition("=")
            if not equals and blanks:
                name = blanks.pop(0)
            if name not in params:
                self.say("form", form=self.form(kind))
                return None
            data[name] = self.value_typed(params[name], value)
        try:
            return self.match.action_from_json(data, self.keyboard)
        except BadAction:
            self.say("form", form=self.form(kind))
            return None

    def value_typed(self, param: Param, text: str) -> object:
        """Ids stay ids; players are numbered as on the screen, from 1."""
        if text in self.game.domains.get(param.domain, ()):
            return text
        try:
            number = int(text)
        except ValueError:
            return text
        return number - 1 if param.domain == "seat" else number

    def form(self, kind: ActionKind) -> str:
        return " ".join([kind.name, *(f"<{self.blank(param)}>" for param in kind.params)])

    def blank(self, param: Param) -> str:
        """What can stand in the place of an argument."""
        if param.domain == "seat":
            return f"{param.name}: 1–{self.match.players}"
        ids = self.game.domains.get(param.domain)
        if ids is None:
            return f"{param.name}: {param.low}–{param.low + self.game.size_of(param) - 1}"
        spelled = len(ids) <= MOST_IDS and param.domain not in self.game.guarded
        return f"{param.name}: {', '.join(ids)}" if spelled else param.name

    # --- the screen -----------------------------------------------------------------------------------

    def show(self) -> None:
        """What is new, the board, and what is asked of the seat at the keyboard."""
        self.tell_answered(self.keyboard)
        self.tell(self.keyboard)
        self.write("", self.game.render(self.match.view(self.keyboard), self.lang))
        self.listed = {}
        blocking = True
        for prompt in self.match.prompts(self.keyboard):
            self.write("")
            if blocking and not prompt.blocking:
                self.say("beside")
            blocking = prompt.blocking
            self.write(prompt.text(self.lang, self.match.header.options))
            self.list_choices(prompt)

    def list_choices(self, prompt: Prompt) -> None:
        for action in prompt.actions:
            number = len(self.listed) + 1
            self.listed[str(number)] = (action, prompt.decision)
            self.write(wrapped(f"{number:4}. ", self.game.answer_text(prompt, action, self.lang)))
        forms = [self.form(kind) for name in prompt.typed for kind in self.game.actions if kind.name == name]
        if forms:
            self.say("typed", forms="; ".join(forms))

    def tell_answered(self, seat: int) -> None:
        """What standing orders have answered for the seat, a line each."""
        for action in self.standing[seat].answered:
            self.say("ordered", action=action.text(self.lang))
        self.standing[seat].answered = []

    def tell(self, seat: int | None) -> None:
        """The events the seat has not read yet."""
        for line in lines(self.unread(seat)):
            self.write(f"  {line.text(self.lang, self.match.header.options)}")
            for event in line.events:
                self.read_out(event)
        for reader in {seat, None}:
            self.read[reader] = self.read.get(reader, 0) + len(self.unread(reader))

    def read_out(self, event: Event) -> None:
        """What is to be read with an event: of each thing its first text, and whatever follows as lines of a list."""
        for domain, number in self.game.read_out(event):
            for place, text in enumerate(self.game.reading(domain, number, self.lang)):
                self.write(wrapped("    " if place == 0 else "    – ", text))

    def unread(self, seat: int | None) -> list[Event]:
        return self.match.events(seat, self.read.get(seat, 0))

    def refuse(self, refusal: Refusal | None) -> None:
        """Say what a rule says about an action."""
        if refusal is None:
            self.say("allowed")
        else:
            said = f"{refusal.lacking(self.lang)} {refusal.text(self.lang)}".strip()
            self.say("refused", text=said, rule=refusal.rule)

    def say(self, message: str, **arguments: object) -> None:
        self.write(worded(message, self.lang, **arguments))

    def write(self, *lines: str) -> None:
        for line in lines:
            self.stdout.write(f"{line}\n")

    def line(self) -> str:
        """What somebody types next."""
        self.stdout.write("> ")
        self.stdout.flush()
        line = self.stdin.readline()
        if not line:
            self.write("")
            raise Leave
        return line.strip()

    # --- commands -------------------------------------------------------------------------------------

    def help(self, words: list[str]) -> None:
        self.say("help")

    def why(self, words: list[str]) -> None:
        """What cannot be chosen, or the rule against one such choice, or against a typed action."""
        choices = self.match.choices(self.keyboard)
        refused = {str(number): pair for number, pair in enumerate((pair for pair in choices if pair[1] is not None), 1)}
        if words and words[0] in refused:
            self.refuse(self.match.why_not(refused[words[0]][0], self.keyboard) or refused[words[0]][1])
        elif words and words[0].isdecimal():
            self.say("no-such-number", number=short(words[0]))
        elif words:
            action = self.action_typed(words)
            if action is not None:
                self.refuse(self.match.why_not(action, self.keyboard))
        elif refused:
            self.write(*(f"{number:>4}. {action.text(self.lang)} — {no.rule}" for number, (action, no) in refused.items() if no))
            self.say("why-hint")
        else:
            self.say("why-none")

    def rules(self, words: list[str]) -> None:
        if not words:
            self.write(*(f"{rule.rule}: {rule.text(self.lang)}" for rule in all_rules(self.game)))
            return
        rule = find_rule(self.game, words[0])
        if rule is None:
            self.say("rule-unknown", rule=short(words[0]))
        else:
            self.write(f"{rule.rule}: {rule.text(self.lang)}")

    def undo(self, words: list[str]) -> None:
        """Take a move back: one's own, else that of another person here who may. Whoever plays alone need not ask anybody."""
        refusal = self.match.can_undo(self.keyboard)
        others = [seat for seat in self.people if self.match.can_undo(seat) is None]
        if refusal is None:
            self.match.undo(self.keyboard)
        elif others:
            self.match.undo(others[0])
        elif self.match.players == 1 and self.match.has_moved(self.keyboard):
            self.match.undo(self.keyboard, consent=True)
        else:
            self.refuse(refusal)

    def orders(self, words: list[str]) -> None:
        """Which questions may be answered without asking, and how; or have one of them answered so from now on."""
        standing = self.standing[self.keyboard]
        if not self.game.orders:
            self.say("orders-none")
        elif not words:
            for order in self.game.orders:
                self.list_ways(order, standing.ways.get(order.name, ASK))
            self.say("orders-hint", order=self.game.orders[0].name, way=self.game.orders[0].ways[0])
        else:
            try:
                standing.ways = standing_ways(self.game, standing.ways | {words[0].lower(): words[1].lower() if words[1:] else ""})
            except BadOrder:
                self.say("order-unknown")
                return
            # Who gives an order means the question before them too.
            standing.since = self.match.length
            self.say("order-given")
            self.answered_by_order(self.keyboard)

    def list_ways(self, order: Order, stands: str) -> None:
        """An order in words, the way that stands marked."""
        self.write(f"{order.name}: {self.game.text(f'order-{order.name}', {}, self.lang)}")
        for way in (ASK, *order.ways):
            text = worded("order-ask", self.lang) if way == ASK else self.game.text(f"order-{order.name}-{way}", {}, self.lang)
            self.write(f"  {'*' if way == stands else ' '} {way}: {text}")

    def log(self, words: list[str]) -> None:
        told = lines(self.match.events(self.keyboard))
        self.write(*(f"{line.events[0].number + 1:4}. {line.text(self.lang, self.match.header.options)}" for line in told))

    def change_language(self, words: list[str]) -> None:
        if words and words[0].lower() in LANGUAGES:
            self.lang = words[0].lower()
            self.say("lang-chosen")
            self.show()
        else:
            self.say("lang-unknown", languages=", ".join(LANGUAGES))

    def quit(self, words: list[str]) -> None:
        raise Leave


def worded(message: str, lang: str, **arguments: object) -> str:
    return MESSAGES.text(message, arguments, lang)


def wrapped(first: str, text: str) -> str:
    """A text in lines of a readable width, all as far in as the first, which begins with that."""
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False)


def short(typed: str) -> str:
    """As much of what was typed as a sentence can hold."""
    return typed if len(typed) <= MOST_LETTERS else f"{typed[:MOST_LETTERS]}…"


def all_rules(game: Game) -> list[Refusal]:
    return [game.refusal(number) for number in range(1, len(game.rules.slugs))]


def find_rule(game: Game, name: str) -> Refusal | None:
    """A rule by its id, with or without the game ("kuhn/bet", "bet"); the engine's own only in full."""
    scope, _, slug = name.rpartition("/")
    if scope == "engine" and game.messages.has(f"rule-{slug}", "en"):
        return engine_refusal(slug)
    return next((rule for rule in all_rules(game) if rule.slug == slug and scope in ("", game.id)), None)


def ending(match: Match, lang: str) -> list[str]:
    """How the match ended, who won, and everybody's score, the best first; or who is waited for."""
    names = {seat: match.game.label("seat", seat, lang) for seat in range(match.players)}
    names[CHANCE] = worded("chance", lang)
    result = match.result
    if result is None:
        waiting = [names[seat] for seat in match.waiting]
        return [worded("waiting", lang, count=len(waiting), seats=", ".join(waiting))]
    winners = [names[seat] for seat in result.winners]
    lines = [result.text(lang), worded("winners", lang, count=len(winners), seats=", ".join(winners))]
    for rank, seat, score in sorted(zip(result.ranks, names, result.scores, strict=False)):
        lines.append(worded("score", lang, rank=rank, seat=names[seat], score=score))
    return lines
