"""Reckons from the sheet what playing a part of a card must tell and change.

`Expectation` carries a part of a card out on a board, by the sheet alone, and writes down what is to be told, a line for each
thing. What chance and the survivors decided in the match it takes from there, and holds what they were offered against what the
card allows. Imports nothing of the game.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.wasteland.sheet.board import FACTIONS, FAR, Board, Land, Mismatch, Record, Run, amount
from tests.wasteland.sheet.course import Course
from tests.wasteland.sheet.parse import Card

TRAITS = {"Id": "idolized", "Vi": "vilified", "Syn": "synth", "Mut": "super-mutant"}
OTHER_SIDE = {"idolized": "vilified", "vilified": "idolized", "synth": "super-mutant", "super-mutant": "synth"}
# What a vote brings.
AGENDAS_OF_THE_WINNER, AGENDAS_OF_EQUALS, DAMAGE_OF_THE_LAST = 2, 1, 3
MARKET = 4


class Expectation(Course):
    """The results that rows can have."""

    def __init__(self, sheet: dict[str, Card], land: Land, board: Board, record: Record) -> None:
        super().__init__(sheet, land, board, record)
        # Whether the order of what is told is somebody's choice.
        self.ordered = True
        self.swapped: dict[str, str] = {}
        self.owed: list[str] = []

    def do(self, phrase: str, run: Run) -> None:
        for pattern, personal, deed in DEEDS:
            if match := re.fullmatch(pattern, phrase):
                if run.seat is not None or not personal:
                    deed(self, run, *match.groups())
                return
        raise Mismatch(f"the sheet says what nothing here knows: {phrase}")

    def end_of_turn(self) -> None:
        for card in self.owed:
            self.add(card, "")
        self.owed = []

    def loot(self, run: Run, cards: str) -> None:
        self.tell(f"loot for {run.seat}", amount(cards, run.level))

    def learn(self, run: Run, points: str) -> None:
        if amount(points, run.level) > 0:
            self.tell(f"xp for {run.seat}: {amount(points, run.level)}")

    def earn(self, run: Run, caps: str) -> None:
        number = amount(caps, run.level)
        if number > 0:
            self.board.caps[self.seat_of(run)] += number
            self.tell(f"caps of {run.seat}: +{number}")

    def lose_caps(self, run: Run, caps: str) -> None:
        self.pay(self.seat_of(run), min(int(caps), self.board.caps[self.seat_of(run)]))

    def damaged(self, run: Run, number: str) -> None:
        self.suffer(self.seat_of(run), amount(number, run.level), "dmg")

    def irradiated(self, run: Run, number: str) -> None:
        self.suffer(self.seat_of(run), amount(number, run.level), "rad")

    def heal_all(self, run: Run) -> None:
        seat = self.seat_of(run)
        if lost := self.board.full[seat] - self.board.health[seat]:
            self.board.health[seat] += lost
            self.tell(f"healed {seat}: {lost}")

    def cure_all(self, run: Run) -> None:
        seat = self.seat_of(run)
        if self.board.rads[seat]:
            self.tell(f"rads of {seat}: -{self.board.rads[seat]}")
            self.board.rads[seat] = 0

    def draw_agendas(self, run: Run, cards: str | None) -> None:
        number = int(cards or 1)
        self.board.agendas[self.seat_of(run)] += number
        self.tell(f"agenda for {run.seat}", number)

    def become(self, run: Run, trait: str) -> None:
        traits, name = self.board.traits[self.seat_of(run)], TRAITS[trait]
        if name not in traits:
            traits.discard(OTHER_SIDE[name])
            traits.add(name)
            self.tell(f"{run.seat} is {name}")

    def lose_trait(self, run: Run, trait: str) -> None:
        traits, name = self.board.traits[self.seat_of(run)], TRAITS[trait]
        if name in traits:
            traits.remove(name)
            self.tell(f"{run.seat} is not {name}")

    def take_item(self, run: Run) -> None:
        allowed = sorted(item for item in self.board.market if "companion" not in self.land.kinds[item])
        item = self.pick("pick-item", allowed)
        self.board.market.discard(item)
        self.gain(run.seat, item)
        self.tell("market +1")

    def take_unique(self, run: Run, item: str) -> None:
        if item not in self.board.unique:
            if not self.board.unique:
                return
            item = self.shows("unique")
            if item not in self.board.unique:
                raise Mismatch(f"{item} is not among the unique assets left")
        self.board.unique.discard(item)
        self.gain(run.seat, item)

    def shop(self, run: Run, deals: str) -> None:
        self.trade(run, amount(deals, run.level), 0, 0, "", 0)

    def shop_on_terms(self, run: Run, deals: str, more: str, cheaper: str, kinds: str, sale: str) -> None:
        names = "" if kinds in (None, "item") else " ".join(sorted(kinds.split()))
        self.trade(run, amount(deals, run.level), int(more or 0), int(cheaper or 0), names, int(sale or 0))

    def trade(self, run: Run, deals: int, more: int, cheaper: int, kinds: str, sale: int) -> None:
        if deals > 0:
            self.tell("market +1", more)
            self.tell(f"trade of {run.seat}: {deals} deals")
            self.tell("market +1")
            self.tell(f"terms: {deals} deals, {cheaper} less for {kinds or 'all'}, {sale} more for sales")
            self.tell("market -1", more + 1)

    def renew(self, run: Run, cards: str) -> None:
        number = min(amount(cards, run.level), MARKET)
        self.tell("market -1", number)
        self.tell("market +1", number)

    def companion(self, run: Run, free: str) -> None:
        while True:
            item = self.shows("turned-up")
            self.tell(f"turned up {item}")
            if "companion" in self.land.kinds[item]:
                break
        if free or item in self.land.willing:
            self.gain(run.seat, item)
        else:
            self.tell(f"stays away {item}")

    def show_asset(self, run: Run) -> None:
        self.shown[run.card] = self.shows("shown")
        self.tell(f"shown {self.shown[run.card]}")

    def take_shown(self, run: Run) -> None:
        self.gain(run.seat, self.shown.pop(run.card))

    def drop_shown_by(self, run: Run) -> None:
        self.drop_shown(run.card)

    def from_discards(self, run: Run) -> None:
        if not self.board.discards:
            return
        item = self.pick("pick-item", sorted(self.board.discards))
        self.board.discards.discard(item)
        self.gain(run.seat, item)

    def keep(self, run: Run, role: str) -> None:
        zones = self.zones_of(run.card)
        zones[run.card] = f"kept {run.seat}"
        self.board.roles[run.card] = role
        if self.sheet[run.card].kind == "quest":
            self.leave_play(run.card)
        self.tell(f"{run.seat} keeps {run.card}")

    def move(self, run: Run, sectors: str) -> None:
        self.move_on(self.seat_of(run), int(sectors))

    def me_at(self, run: Run, place: str) -> None:
        self.place(self.seat_of(run), place, run)

    def me_and(self, run: Run, marker: str) -> None:
        self.place(self.seat_of(run), "empty", run)
        self.shift(marker, self.board.where[self.seat_of(run)], run.seat)

    def fight_result(self, run: Run, task: str) -> None:
        self.fight_by(task, run)

    def kill_within(self, run: Run, sectors: str) -> None:
        far = self.distances(self.board.where[self.seat_of(run)])
        allowed = [foe for foe, sector in self.board.foes.items() if far.get(sector, FAR) <= int(sectors)]
        if allowed:
            foe = self.pick("shoot", sorted(allowed))
            self.tell("killed")
            self.killed(self.seat_of(run), foe, self.board.foes[foe])

    def push(self, run: Run, type: str) -> None:
        for foe in [foe for foe in self.land.foes if foe in self.board.foes and self.land.foes[foe].type == type]:
            sector = self.pick("push", self.land.near[self.board.foes[foe]])
            self.board.foes[foe] = sector
            self.tell(f"{foe} goes to {sector}")

    def advance(self, run: Run, faction: str, steps: str) -> None:
        self.board.power[FACTIONS[faction]] += int(steps)
        self.tell(f"power of {FACTIONS[faction]}: +{steps}")

    def advance_each(self, run: Run, faction: str, steps: str) -> None:
        self.board.power[faction] += int(steps) * self.tens
        self.tell(f"power of {faction}: +{int(steps) * self.tens}")

    def trash(self, run: Run) -> None:
        zones = self.zones_of(run.card)
        if zones[run.card] in ("staged", "reading"):
            zones[run.card] = "trash"
            if self.sheet[run.card].kind == "quest":
                self.leave_play(run.card)
            self.tell(f"trashed {run.card}")
            self.come_back(run.card)

    def leave_play(self, card: str) -> None:
        """What lies on a quest, and its markers, go with it."""
        self.board.caps_on.pop(card, None)
        for marker in [marker for marker, owner in self.board.owners.items() if owner == card]:
            del self.board.markers[marker]
            del self.board.owners[marker]
            self.tell(f"marker {marker} gone")

    def come_back(self, card: str) -> None:
        """Who is on a card that leaves play is placed on the map again."""
        if "place mothership" in self.sheet[card].rows["lasting"]:
            for seat in self.board.in_order():
                if self.board.where[seat] == "mothership":
                    sector = self.pick("come-back", self.targets("empty", Run(None, 0, "", card)))
                    self.board.where[seat] = sector
                    self.tell(f"{seat} placed at {sector}")

    def stage(self, run: Run, card: str) -> None:
        if self.board.quests[card] == "library":
            self.board.quests[card] = "staged"
            self.tell(f"staged {card}")
            seat = self.board.first if run.seat is None else run.seat
            self.words("setup", self.run_of(seat, card))

    def add_card(self, run: Run, card: str) -> None:
        self.add(card, run.card)

    def add_number(self, run: Run, card: str) -> None:
        self.add(f"{int(card):03}", run.card)

    def add(self, card: str, resolved: str) -> None:
        card = self.swapped.get(card, card)
        if self.board.encounters[card] in ("library", "owed") or (self.board.encounters[card] == "reading" and card == resolved):
            deck = self.sheet[card].kind
            others = [other for other in self.board.encounters if self.is_in(other, deck)]
            if len(others) <= self.board.players:
                # All there are lie among the top ones.
                self.board.encounters |= {other: f"{deck} top" for other in others if self.board.encounters[other] != deck}
            self.board.encounters[card] = f"{deck} top"
            self.tell(f"added {card}")

    def add_this(self, run: Run) -> None:
        self.add(run.card, run.card)

    def add_this_later(self, run: Run) -> None:
        if self.board.encounters[run.card] == "reading":
            self.board.encounters[run.card] = "owed"
            self.owed.append(run.card)
            self.tell(f"owed {run.card}")

    def meets_goal(self, run: Run, goals: str) -> None:
        names = [f"{int(goal.split('.')[0]):03}.{goal.split('.')[1]}" for goal in goals.split("|")]
        names = [name for name in names if self.board.quests[name[:3]] == "staged"]
        if names:
            name = self.pick("pick-goal", names)
            self.complete(name[:3], int(name[4:]), run.seat)

    def put_result(self, run: Run, faction: str, place: str) -> None:
        self.put_at(FACTIONS[faction], place, run)

    def put_phrase(self, run: Run, faction: str, place: str) -> None:
        self.put_at(faction, place, run)

    def put_at(self, faction: str, place: str, run: Run) -> None:
        if place in self.land.places and self.land.places[place] not in self.land.near:
            self.tell(f"{faction} waits for {self.land.places[place]}")
            return
        targets = self.targets(place, run)
        if targets:
            self.put(faction, self.pick("pick-sector", targets), run.seat)

    def remove_here(self, run: Run, faction: str) -> None:
        if run.sector in self.board.tokens[faction]:
            self.take_away(faction, run.sector, run.seat)

    def clear(self, run: Run, faction: str, place: str) -> None:
        for sector in [sector for sector in self.board.tokens[faction] if self.fits(place, sector, run)]:
            self.take_away(faction, sector, run.seat)

    def garrison(self, run: Run, shields: str) -> None:
        """As many settlements as there are survivors, the highest first, one star each."""
        for _ in range(self.board.players):
            free = {
                sector: self.level_at(sector, "settlement")
                for sector in self.land.near
                if self.level_at(sector, "settlement") and sector not in self.board.tokens["star"]
            }
            sector = self.pick("pick-sector", [sector for sector in free if free[sector] == max(free.values())])
            self.put("star", sector, run.seat)
            if shields:
                self.put("shield", sector, run.seat)

    def mark(self, run: Run, marker: str, place: str) -> None:
        sector = self.pick("pick-sector", self.targets(place, run))
        self.board.markers[marker] = sector
        if self.sheet[run.card].kind == "quest":
            self.board.owners[marker] = run.card
        self.tell(f"marker {marker} at {sector}")
        self.happened(f"marker {marker}", run.seat)

    def keep_marker(self, run: Run, marker: str) -> None:
        self.board.owners[marker] = run.card

    def walk(self, run: Run, marker: str, place: str) -> None:
        """One sector on a shortest way to one of the places; it stays where it is at one of several."""
        start, ways = self.board.markers[marker], []
        targets = self.targets(place, run)
        for target in targets:
            far = self.distances(target)
            ways += [start] if target == start else [near for near in self.land.near[start] if far[near] < far[start]]
        if targets not in ([], [start]):
            sector = self.pick("pick-sector", ways)
            if sector != start:
                self.shift(marker, sector, None)

    def cap_on_card(self, run: Run) -> None:
        self.set_caps(run.card, self.board.caps_on.get(run.card, 0) + 1)

    def cap_off_card(self, run: Run) -> None:
        if self.board.caps_on.get(run.card, 0) > 0:
            self.set_caps(run.card, self.board.caps_on[run.card] - 1)

    def set_caps(self, card: str, caps: int) -> None:
        self.board.caps_on[card] = caps
        if caps == 0:
            del self.board.caps_on[card]
        self.tell(f"caps on {card}: {caps}")

    def cap_here(self, run: Run) -> None:
        if run.sector not in self.board.capped:
            self.board.capped.add(run.sector)
            self.tell(f"cap at {run.sector}")

    def clear_caps(self, run: Run) -> None:
        self.board.capped.clear()
        self.tell("caps cleared")

    def blast(self, run: Run, sectors: str, place: str) -> None:
        """All survivors and enemies near are killed, in no order that matters."""
        self.ordered = False
        far = self.distances(self.targets(place, run)[0])
        for seat in self.board.in_order():
            if far.get(self.board.where[seat], FAR) <= int(sectors):
                self.tell(f"damage to {seat}: {self.board.health[seat]}")
                self.tell(f"{seat} is killed")
                self.board.health[seat] = self.board.full[seat]
                self.board.where[seat] = self.pick("stand-up", sorted(self.land.start))
        for foe, sector in list(self.board.foes.items()):
            if far.get(sector, FAR) <= int(sectors):
                self.tell(f"blown up {foe}")
                del self.board.foes[foe]
        if not self.land.fog:
            for faction in ("star", "shield"):
                for sector in [sector for sector in self.board.tokens[faction] if far.get(sector, FAR) <= int(sectors)]:
                    self.take_away(faction, sector, None)

    def pool(self, run: Run, first: str, last: str) -> None:
        cards = [f"{n:03}" for n in range(int(first), int(last) + 1)]
        cards = [card for card in cards if self.board.encounters[card] == "library"]
        for card in cards:
            self.board.encounters[card] = self.sheet[card].kind
        self.tell(f"pool of {min(self.board.players, len(cards))} of {len(cards)}")

    def swap(self, run: Run, old: str, new: str) -> None:
        old, new = f"{int(old):03}", f"{int(new):03}"
        self.swapped[old] = new
        if self.board.encounters[old] == f"{self.sheet[old].kind} top":
            self.board.encounters[old] = "library"
            self.tell(f"swapped {old}")
            self.add(new, "")

    def vote(self, run: Run) -> None:
        vault = self.land.places[self.sheet[run.card].kind]
        counts = {seat: self.kept_as(seat, "endorsement") for seat in self.board.in_order() if self.board.where[seat] == vault}
        for seat, count in counts.items():
            self.tell(f"endorsements of {seat}: {count}")
        best = [seat for seat, count in counts.items() if count == max(counts.values())]
        for seat in best:
            cards = AGENDAS_OF_THE_WINNER if len(best) == 1 else AGENDAS_OF_EQUALS
            self.draw_agendas(Run(seat, 0, vault, run.card), str(cards))
        # One who is alone there has the most, and is not driven out.
        worst = [seat for seat, count in counts.items() if count == min(counts.values())] if len(counts) > 1 else []
        for seat in worst:
            self.suffer(seat, DAMAGE_OF_THE_LAST, "dmg")
            self.move_on(seat, 1)

    def drop_endorsements(self, run: Run) -> None:
        for seat in self.board.in_order():
            for card, role in sorted(self.board.roles.items()):
                if role == "endorsement" and self.board.encounters.get(card) == f"kept {seat}":
                    self.board.encounters[card] = "trash"
                    del self.board.roles[card]
                    self.tell(f"trashed {card}")

    def trash_from_deck(self, run: Run, numbers: str) -> None:
        cards = [f"{int(number):03}" for number in numbers.split()]
        deck = self.sheet[cards[0]].kind
        self.tell(f"searched {deck}")
        for card, zone in self.board.encounters.items():
            # Whoever has looked through a deck shuffles it.
            if zone.split()[0] == deck:
                self.board.encounters[card] = deck
        for card in cards:
            if self.is_in(card, deck):
                self.board.encounters[card] = "trash"
                self.tell(f"trashed unread {card}")

    def die_per_companion(self, run: Run) -> None:
        for seat in self.board.in_order():
            companions = sum("companion" in self.land.kinds[item] for item in self.board.held[seat])
            faces = [self.shows("die") for _ in range(companions)]
            for face in faces:
                self.tell(f"die of {seat}: {face}")
            self.suffer(seat, faces.count("head"), "rad")

    def next_card(self, run: Run) -> None:
        self.meet(self.sheet[run.card].kind, run)

    def next_card_may(self, run: Run) -> None:
        deck = self.sheet[run.card].kind
        if any(self.is_in(card, deck) for card in self.board.encounters):
            if self.pick("go-deeper", ["go-deeper", "turn-back"]) == "go-deeper":
                self.meet(deck, run)
            else:
                self.tell(f"{run.seat} turns back")

    def other_option(self, run: Run, number: str) -> None:
        part = self.sheet[run.card].parts[int(number) - 1]
        if self.needs_hold(part.needs, self.seat_of(run)) and self.can_try(part, self.seat_of(run)):
            self.tell(f"option {run.card}.{number} follows")
            self.option(run.card, int(number), run)


NUMBER = r"(\d+|[WTN](?:[+-]\d)?)"
E_ = Expectation
# What a row can say: how it is written, whether it is for the survivor, what it does.
DEEDS: list[tuple[str, bool, Callable[..., Any]]] = [
    (rf"Lx{NUMBER}", True, E_.loot),
    (rf"{NUMBER}XP", True, E_.learn),
    (rf"{NUMBER}cap", True, E_.earn),
    (r"-(\d+)cap", True, E_.lose_caps),
    (rf"{NUMBER}dmg", True, E_.damaged),
    (rf"{NUMBER}rad", True, E_.irradiated),
    (r"AG(?:x(\d))?", True, E_.draw_agendas),
    (r"(Id|Vi|Syn|Mut)", True, E_.become),
    (r"-(Id|Vi|Syn|Mut)", True, E_.lose_trait),
    (r"item", True, E_.take_item),
    (r"U:(\S+)", True, E_.take_unique),
    (rf"Shop{NUMBER}", True, E_.shop),
    (rf"shop {NUMBER}(?: more (\d))?(?: cheaper (\d) ([a-z ]+?))?(?: sale (\d))?", True, E_.shop_on_terms),
    (rf"renew {NUMBER}", True, E_.renew),
    (r"companion from assets( free)?", True, E_.companion),
    (r"show asset", True, E_.show_asset),
    (r"take shown", True, E_.take_shown),
    (r"drop shown", False, E_.drop_shown_by),
    (r"asset from discards", True, E_.from_discards),
    (r"keep (endorsement|log|muster|guide)", True, E_.keep),
    (r"move(\d)", True, E_.move),
    (r"me at (.+)", True, E_.me_at),
    (r"me and (\S+) at empty", True, E_.me_and),
    (r"heal all", True, E_.heal_all),
    (r"cure all", True, E_.cure_all),
    (r"(D&F:\S+|fight put \S+)", True, E_.fight_result),
    (r"kill within (\d)", True, E_.kill_within),
    (r"push (\S+) 1", True, E_.push),
    (r"option (\d)", True, E_.other_option),
    (r"next card", True, E_.next_card),
    (r"next card may", True, E_.next_card_may),
    (r"(SH|ST)\+(\d)", False, E_.advance),
    (r"(shield|star)\+(\d) each", False, E_.advance_each),
    (r"X", False, E_.trash),
    (r"St(\d{3})", False, E_.stage),
    (r"Ad(\d{3})", False, E_.add_card),
    (r"add (\d+)", False, E_.add_number),
    (r"Ads", False, E_.add_this),
    (r"Ads@end", False, E_.add_this_later),
    (r"quest:(.+)", False, E_.meets_goal),
    (r"(SH|ST)@(\S+)", False, E_.put_result),
    (r"put (shield|star) (?:at )?(.+)", False, E_.put_phrase),
    (r"remove (shield|star) here", False, E_.remove_here),
    (r"clear (shield|star) at (.+)", False, E_.clear),
    (r"garrison star( shield)?", False, E_.garrison),
    (r"mark (\S+) (?:at )?(.+)", False, E_.mark),
    (r"keep marker (\S+)", False, E_.keep_marker),
    (r"walk (\S+) 1 to (.+)", False, E_.walk),
    (r"cap on card", False, E_.cap_on_card),
    (r"cap off card", False, E_.cap_off_card),
    (r"cap here", False, E_.cap_here),
    (r"clear caps", False, E_.clear_caps),
    (r"blast (\d) at (\S+)", False, E_.blast),
    (r"pool (\d+)-(\d+)", False, E_.pool),
    (r"swap (\d+) (\d+)", False, E_.swap),
    (r"vote", False, E_.vote),
    (r"drop endorsements", False, E_.drop_endorsements),
    (r"trash from deck ([\d ]+)", False, E_.trash_from_deck),
    (r"die per companion: rads 1 on head", False, E_.die_per_companion),
    (r"if ([^:]+): (.+?)(?: else (.+))?", False, E_.if_holds),
    (r"unless ([^:]+): (.+)", False, E_.unless_holds),
    (r"for ([^:]+): (.+)", False, E_.for_whom),
]


def same(expected: list[str], told: list[str], ordered: bool) -> bool:
    return expected == told if ordered else Counter(expected) == Counter(told)
