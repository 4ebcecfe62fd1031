"""Plays a match from a position until its survivor is asked for the next action, and writes down what came of it in the words
of `sheet/expect.py`: what was told, line by line, what was answered, what chance showed.
"""

from collections.abc import Callable
from itertools import product
from typing import Any

from tests.say import act
from tests.wasteland.boards import CARDS, ENCOUNTERS, ENEMIES, ITEMS, KINDS, MARKERS, QUESTS, SECTORS, described, key_of
from tests.wasteland.sheet.board import FAR, SPECIAL, Answer, Board, Land, Record, distances
from tests.wasteland.table import GAME

import bottlecap
from bottlecap.games.wasteland.fighting import foe_level, hits_needed, parts_to_hit
from bottlecap.games.wasteland.foes import extra_icons_of, properties_of
from bottlecap.games.wasteland.tasks import A_FIGHT
from bottlecap.games.wasteland.tokens import (
    FACTION_NAMES,
    KIND_NAMES,
    LOOT,
    RADIOACTIVE,
    TRAIT_NAMES,
    TYPE_NAMES,
    names_in,
)

GOALS, FACES = GAME.domains["goal"], GAME.domains["die-face"]
HITS = [int(hits) for hits in CARDS.face_hits]
PARTS = [int(parts) for parts in CARDS.face_parts]
THROWS = list(product(range(len(FACES)), repeat=3))
FOES = GAME.domains["foe"]
DECKS = GAME.domains["icon"]

# Questions whose answers the sheet knows; all others are about things, dice and the like.
RECORDED = (
    "pick-sector",
    "pick-item",
    "pick-seat",
    "pick-goal",
    "pay-caps",
    "pay-tens",
    "choose-option",
    "meet-next",
    "move-aside",
    "go-deeper",
    "push",
    "lead-on",
    "stand-up",
    "come-back",
    "shoot",
)
# Answers to the others: the first of these kinds that is offered.
PLAIN = ("keep", "fight-on", "leave-market", "carry-gained", "break-camp", "refuse")


def goal_name(number: int) -> str:
    card, _, place = GOALS[number].rpartition("-")
    return f"{key_of(card)}.{place}"


class Play:
    """A match under way. throws: how dice are to fall, in their order (those beyond: well)."""

    def __init__(self, match: bottlecap.Match, throws: list[bool], wounds: bool = False) -> None:
        self.match = match
        self.record = Record(throws=throws)
        self.left = list(throws)
        self.wounds = wounds
        self.told: list[str] = []
        self.seen = 0
        self.fighting = False
        self.after_kill = False
        self.dropping = False
        self.letters = 0
        # What fights did, which no card says: by seat.
        self.damage = [0] * match.players
        self.rads = [0] * match.players
        self.loot_due = 0
        self.is_willing = False
        # By how much tests are passed.
        self.margin = 0
        # Options of cards by their keys; of all others the first that can be chosen.
        self.options: dict[str, int] = {}
        # Of a question what to answer, where the first answer will not do.
        self.wishes: dict[str, Callable[[list[str]], str]] = {}
        self.notice()

    @property
    def position(self) -> dict[str, Any]:
        return dict(self.match.position())

    def do(self, kind: str, **arguments: object) -> None:
        act(self.match, self.match.seats[0], kind, **arguments)
        self.notice()

    def go_on(self, until: str = "turn") -> None:
        """Until a seat is asked that, or the match is over."""
        while not self.match.over:
            if self.match.seat == bottlecap.CHANCE:
                self.match.play(self.chance(), bottlecap.CHANCE)
            else:
                seat = self.match.seats[0]
                question = self.question()
                if question == until:
                    return
                self.match.play(self.answer(seat, question), seat)
            self.notice()

    def question(self) -> str:
        """What is asked now; a prompt would reckon the odds of dice too."""
        state: Any = self.match.state
        return str(state.pending[0].kind.name)

    # --- answers ------------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, question: str) -> bottlecap.Action:
        actions = self.match.actions(seat)
        if question == "trade":
            self.note_terms()
        self.dropping = question == "drop"
        if question not in RECORDED:
            return next((action for kind in PLAIN for action in actions if action.kind == kind), actions[0])
        names = [self.name(action) for action in actions]
        if question == "choose-option":
            names = [name for name in names if name]
            wanted = str(self.options.get(self.reading(), int(names[0])))
            chosen = wanted if wanted in names else names[0]
        elif question in self.wishes:
            chosen = self.wishes[question](names)
        elif question == "move-aside":
            chosen = next((name for name in names if self.is_quiet(name)), names[0])
        else:
            chosen = names[0]
        self.record.answers.append(Answer(question, set(names), chosen))
        return next(action for action in actions if self.name(action) == chosen)

    def name(self, action: bottlecap.Action) -> str:
        """An answer as the sheet would say it."""
        arguments = [value for name, value in action.to_json().items() if name != "kind"]
        if not arguments:
            return action.kind
        if action.kind in ("pick-goal", "meet-next"):
            return goal_name(GOALS.index(str(arguments[0])))
        return str(arguments[0])

    def reading(self) -> str:
        """The encounter that is being read: the last that was met."""
        return self.record.chance["encounter"][-1]

    def is_quiet(self, sector: str) -> bool:
        land, board = described(self.match)
        return sector not in land.irradiated and sector not in [*board.tokens["star"], *board.tokens["shield"]]

    def note_terms(self) -> None:
        asked = next(asked for asked in self.position["pending"] if asked["kind"] == "trade")
        kinds = asked["kinds"]
        names = " ".join(sorted(kinds if isinstance(kinds, list) else names_in(kinds, KIND_NAMES)))
        line = f"{asked['cheaper']} less for {names or 'all'}, {asked['sale']} more for sales"
        self.told.append(f"terms: {asked['deals']} deals, {line}")

    # --- chance -------------------------------------------------------------------------------------------------------------

    def chance(self) -> bottlecap.Action:
        if self.question() == "throw":
            return self.throw()
        actions = [action for action, _ in self.match.odds()]
        kind = actions[0].kind
        if kind == "draw-enemy":
            return min(actions, key=lambda action: hardness(str(action.to_json()["enemy"])))
        if kind == "draw-encounter":
            wanted = [action for action in actions if key_of(str(action.to_json()["encounter"])) in self.options]
            return (wanted or actions)[0]
        if kind == "draw-loot":
            return next(action for action in actions if "event" not in KINDS[str(action.to_json()["item"])])
        if kind == "turn-up-asset":
            return self.turn_up(actions)
        if kind == "die-falls":
            # A head, something else, a head …
            return actions[len(self.record.chance.get("die", [])) % 2]
        if kind == "draw-unique":
            self.record.chance.setdefault("unique", []).append(str(actions[0].to_json()["item"]))
        return actions[0]

    def turn_up(self, actions: list[bottlecap.Action]) -> bottlecap.Action:
        """Something else first, then a companion who comes along, or one who does not."""
        items = {str(action.to_json()["item"]): action for action in actions}
        if not self.record.chance.get("turned-up"):
            return next(action for item, action in items.items() if "companion" not in KINDS[item])
        fitting = [item for item in items if "companion" in KINDS[item] and (item in self.willing()) == self.is_willing]
        return items[fitting[0]]

    def willing(self) -> set[str]:
        """Companions who come along with the first survivor."""
        recruits = [(item, CARDS.item_recruit[number]) for number, item in enumerate(ITEMS) if "companion" in KINDS[item]]
        state: Any = self.match.state
        return {item for item, recruit in recruits if recruit.holds(state, 0)}

    def throw(self) -> bottlecap.Action:
        """As few icons as will do, and one too few where it is to fail."""
        s: Any = self.match.state
        wanted = self.left.pop(0) if self.left else True
        seat = int(s.thrower)
        if s.task == A_FIGHT:
            self.begin_fight(s, seat)
            needed, parts = int(hits_needed(s)), int(parts_to_hit(s, seat))
            fitting = [dice for dice in THROWS if (hits(dice, parts) >= needed) == wanted]
            if self.wounds:
                fitting = [
                    dice
                    for dice in fitting
                    if 6 <= (icons(dice) + int(extra_icons_of(s, s.foe))) * int(foe_level(s)) < s.health[seat]
                ]
        else:
            letters = [letter for place, letter in enumerate(SPECIAL) if self.letters >> place & 1]
            # All letters are there: who is tested on one twice has a reroll more.
            doubled = letters * 2 if s.rerolls == 2 * len(letters) else letters
            self.told.append(f"test by {seat}: {''.join(sorted(doubled, key=SPECIAL.index))} {s.difficulty}")
            if s.rerolls != len(doubled):
                self.told.append(f"{s.rerolls} rerolls")
            target = int(s.difficulty) + (self.margin if wanted else -1)
            fitting = [dice for dice in THROWS if icons(dice) == target]
        dice = min(fitting, key=icons)
        return GAME.action_named("fall", first=FACES[dice[0]], second=FACES[dice[1]], third=FACES[dice[2]])

    def begin_fight(self, s: Any, seat: int) -> None:
        foe = int(s.foe)
        name = FOES[foe]
        kind = name if name in FACTION_NAMES else TYPE_NAMES[int(CARDS.enemy_type[foe])]
        plus = f"+{s.foe_plus}" if s.foe_plus else ""
        extra = "".join(
            f" {name}" for name in names_in(s.foe_extra, ["aggressive", "armored", "radioactive", "ranged", "loot", "flee"])
        )
        self.told.append(f"fight by {seat}: {kind}{plus}{extra}")
        self.record.damage.append(0)
        self.fighting = True
        self.loot_due = 1 if name in FACTION_NAMES and (properties_of(s, foe) | int(s.foe_extra)) & LOOT else 0

    # --- what is told ---------------------------------------------------------------------------------------------------------

    def notice(self) -> None:
        events = self.match.events(None)
        for event in events[self.seen :]:
            self.hear(event.kind, event.args)
        self.seen = len(events)

    def hear(self, kind: str, args: dict[str, int | None]) -> None:
        if kind == "tested":
            self.letters = args["letters"] or 0
        elif kind in ("hurt", "irradiated") and self.fighting:
            seat, number = args["seat"] or 0, args["amount"] or 0
            if kind == "hurt":
                self.record.damage[-1] += number
                self.damage[seat] += number
            else:
                self.rads[seat] += number
        elif kind in ("slain", "not-killed", "survived-by"):
            self.fighting = False
            self.after_kill = kind == "slain"
            self.told.append("killed" if kind == "slain" else "not killed")
        elif kind == "learned" and self.after_kill:
            # The experience of the kill.
            self.after_kill = False
        elif kind == "discarded" and self.dropping:
            pass
        elif kind in LINES:
            line = LINES[kind](args)
            if line == f"loot for {args.get('seat')}" and self.loot_due:
                # A faction's token that has loot: what it has depends on how far its faction is.
                self.loot_due = 0
                return
            self.told.append(line)
            self.remember(kind, args)

    def remember(self, kind: str, args: dict[str, int | None]) -> None:
        if kind in SHOWN:
            what, domain, argument = SHOWN[kind]
            shown = key_of(GAME.domains[domain][args[argument] or 0])
            self.record.chance.setdefault(what, []).append(shown)
            if kind == "foe-drawn":
                # The line of the fight says what was drawn.
                self.told.pop()


def icons(dice: tuple[int, ...]) -> int:
    return sum(HITS[die] for die in dice)


def hits(dice: tuple[int, ...], parts: int) -> int:
    return sum(PARTS[die] & parts != 0 for die in dice)


def hardness(token: str) -> tuple[bool, bool, int]:
    """Enemies without loot first, then those that leave the least behind."""
    number = ENEMIES.index(token)
    properties = int(CARDS.enemy_properties[number])
    return bool(properties & LOOT), bool(properties & RADIOACTIVE), int(CARDS.enemy_level[number])


SHOWN = {
    "foe-drawn": ("foe", "enemy", "enemy"),
    "encountered": ("encounter", "encounter", "encounter"),
    "asset-turned-up": ("turned-up", "item", "item"),
    "asset-shown": ("shown", "item", "item"),
    "die-fell": ("die", "die-face", "face"),
}

Args = dict[str, int | None]


def quest(args: Args) -> str:
    return key_of(QUESTS[args["quest"] or 0])


def card(args: Args) -> str:
    return key_of(ENCOUNTERS[args["encounter"] or 0])


def sector(args: Args) -> str:
    return SECTORS[args["sector"] or 0]


def faction(args: Args) -> str:
    return FACTION_NAMES[args["faction"] or 0]


def gained(args: Args) -> str:
    item = ITEMS[args["item"] or 0]
    if int(CARDS.item_deck[args["item"] or 0]) == 0:
        return f"loot for {args['seat']}"
    return f"{args['seat']} gains {item}"


def outcome(args: Args) -> str:
    id = GAME.domains["outcome"][args["outcome"] or 0]
    choice, _, end = id.rpartition("-")
    card, _, place = choice.rpartition("-")
    return f"outcome of {key_of(card)}.{place}: {end}"


LINES: dict[str, Callable[[Args], str]] = {
    "passed": lambda a: "passed",
    "failed": lambda a: "failed",
    "goal-completed": lambda a: f"goal {goal_name(a['goal'] or 0)} by {a['seat']}",
    "goal-came-true": lambda a: f"goal {goal_name(a['goal'] or 0)} by nobody",
    "goal-not-completed": lambda a: f"missed {goal_name(a['goal'] or 0)}",
    "encounter-outcome": outcome,
    "encountered": lambda a: f"meets {card(a)}",
    "no-more-cards": lambda a: f"no card left in {DECKS[a['deck'] or 0]}",
    "option-follows": lambda a: f"option {card(a)}.{a['option']} follows",
    "turned-back": lambda a: f"{a['seat']} turns back",
    "advanced": lambda a: f"power of {faction(a)}: +{a['amount']}",
    "quest-staged": lambda a: f"staged {quest(a)}",
    "quest-trashed": lambda a: f"trashed {quest(a)}",
    "quest-kept": lambda a: f"{a['seat']} keeps {quest(a)}",
    "encounter-added": lambda a: f"added {a['card']:03}",
    "encounter-under": lambda a: f"under the deck {card(a)}",
    "encounter-trashed": lambda a: f"trashed {card(a)}",
    "encounter-trashed-unread": lambda a: f"trashed unread {a['card']:03}",
    "encounter-kept": lambda a: f"{a['seat']} keeps {card(a)}",
    "encounter-owed": lambda a: f"owed {card(a)}",
    "encounter-swapped": lambda a: f"swapped {a['card']:03}",
    "pooled": lambda a: f"pool of {a['amount']} of {a['pool']}",
    "deck-searched": lambda a: f"searched {DECKS[a['deck'] or 0]}",
    "endorsements-counted": lambda a: f"endorsements of {a['seat']}: {a['amount']}",
    "learned": lambda a: f"xp for {a['seat']}: {a['amount']}",
    "earned": lambda a: f"caps of {a['seat']}: +{a['amount']}",
    "paid": lambda a: f"caps of {a['seat']}: -{a['amount']}",
    "hurt": lambda a: f"damage to {a['seat']}: {a['amount']}",
    "irradiated": lambda a: f"rads of {a['seat']}: +{a['amount']}",
    "cleansed": lambda a: f"rads of {a['seat']}: -{a['amount']}",
    "healed": lambda a: f"healed {a['seat']}: {a['amount']}",
    "killed": lambda a: f"{a['seat']} is killed",
    "eliminated": lambda a: f"{a['seat']} is out",
    "became": lambda a: f"{a['seat']} is {TRAIT_NAMES[a['trait'] or 0]}",
    "is-no-longer": lambda a: f"{a['seat']} is not {TRAIT_NAMES[a['trait'] or 0]}",
    "levelled-up": lambda a: f"{a['seat']} levels up",
    "agenda-drawn": lambda a: f"agenda for {a['seat']}",
    "gained": gained,
    "discarded": lambda a: f"discards {ITEMS[a['item'] or 0]}",
    "foe-drawn": lambda a: "",
    "no-foe-left": lambda a: "no foe left",
    "trades": lambda a: f"trade of {a['seat']}: {a['amount']} deals",
    "came-to-market": lambda a: "market +1",
    "left-market": lambda a: "market -1",
    "asset-turned-up": lambda a: f"turned up {ITEMS[a['item'] or 0]}",
    "stayed-away": lambda a: f"stays away {ITEMS[a['item'] or 0]}",
    "no-companion": lambda a: "no companion",
    "asset-shown": lambda a: f"shown {ITEMS[a['item'] or 0]}",
    "asset-dropped": lambda a: f"dropped {ITEMS[a['item'] or 0]}",
    "die-fell": lambda a: f"die of {a['seat']}: {FACES[a['face'] or 0]}",
    "moved": lambda a: f"{a['seat']} moves to {sector(a)}",
    "placed": lambda a: f"{a['seat']} placed at {sector(a)}",
    "token-laid": lambda a: f"{faction(a)} at {sector(a)}",
    "token-waits": lambda a: f"{faction(a)} waits for {sector(a)}",
    "token-removed": lambda a: f"{faction(a)} gone from {sector(a)}",
    "fog-cleared": lambda a: f"fog cleared at {sector(a)}",
    "marker-laid": lambda a: f"marker {MARKERS[a['marker'] or 0]} at {sector(a)}",
    "marker-waits": lambda a: f"marker {MARKERS[a['marker'] or 0]} waits for {sector(a)}",
    "marker-moved": lambda a: f"marker {MARKERS[a['marker'] or 0]} goes to {sector(a)}",
    "marker-gone": lambda a: f"marker {MARKERS[a['marker'] or 0]} gone",
    "caps-on-card": lambda a: f"caps on {quest(a)}: {a['amount']}",
    "caps-laid": lambda a: f"caps on {quest(a)}: {a['lying']}",
    "capped": lambda a: f"cap at {sector(a)}",
    "caps-cleared": lambda a: "caps cleared",
    "blown-up": lambda a: f"blown up {ENEMIES[a['enemy'] or 0]}",
    "came-nearer": lambda a: f"{ENEMIES[a['enemy'] or 0]} goes to {sector(a)}",
}


# --- comparing --------------------------------------------------------------------------------------------------------------


def differences(play: Play, expected: Board) -> list[str]:
    """In what the position differs from the board that was reckoned; what fights did is none of the card's."""
    board = described(play.match)[1]
    for seat in range(play.match.players):
        board.health[seat] += play.damage[seat]
        board.rads[seat] -= play.rads[seat]
    out = []
    for name in COMPARED:
        told, wanted = getattr(board, name), getattr(expected, name)
        if name == "tokens":
            told, wanted = ({faction: sorted(each[faction]) for faction in FACTION_NAMES} for each in (told, wanted))
        if isinstance(wanted, dict):
            keys = sorted({*told, *wanted})
            out += [f"{name} {key}: {told.get(key)}, not {wanted.get(key)}" for key in keys if told.get(key) != wanted.get(key)]
        elif told != wanted:
            out.append(f"{name}: {told}, not {wanted}")
    moved = {foe: sector for foe, sector in expected.foes.items() if board.foes.get(foe) != sector}
    return out + [f"{foe} is not at {sector}" for foe, sector in moved.items()]


COMPARED = (
    "where",
    "caps",
    "health",
    "rads",
    "traits",
    "agendas",
    "power",
    "tokens",
    "quests",
    "encounters",
    "roles",
    "markers",
    "owners",
    "caps_on",
    "capped",
    "unique",
)


def quiet_sectors(land: Land, board: Board, far_from: str, least: int) -> list[str]:
    """Sectors without an icon and radiation, so far away or farther."""
    far = distances(land, far_from)
    taken = [*board.where, *board.tokens["star"], *board.tokens["shield"], *board.markers.values(), *land.places.values()]
    return [
        id
        for id in land.near
        if far.get(id, FAR) >= least and id not in land.irradiated and id not in land.icons and id not in taken
    ]
