"""How a card is played, step by step: it is met, tried, judged; what is told and asked on the way; what then meets objectives."""

import re

from tests.wasteland.sheet.board import FACTIONS, SPECIAL, TYPES, Board, Land, Mismatch, Record, Run
from tests.wasteland.sheet.looking import Looking
from tests.wasteland.sheet.parse import Card, Part, short


class Course(Looking):
    def __init__(self, sheet: dict[str, Card], land: Land, board: Board, record: Record) -> None:
        super().__init__(sheet, land, board)
        self.answers = list(record.answers)
        self.chance = {kind: list(shown) for kind, shown in record.chance.items()}
        self.throws = list(record.throws)
        self.damage = list(record.damage)
        self.told: list[str] = []
        # Objectives whose results are being carried out: these do not meet them again.
        self.under_way: list[str] = []
        # Assets beside the cards that were met.
        self.shown: dict[str, str] = {}
        self.rads_in_turn = 0
        self.tens = 0

    # --- what is told and asked -----------------------------------------------------------------------------------------------

    def tell(self, line: str, times: int = 1) -> None:
        self.told += [line] * times

    def pick(self, kind: str, allowed: list[str]) -> str:
        """What was chosen of these; one alone is not asked for."""
        allowed = list(dict.fromkeys(allowed))
        if len(allowed) == 1:
            return allowed[0]
        if not self.answers:
            raise Mismatch(f"{kind} was never asked, of {sorted(allowed)}")
        answer = self.answers.pop(0)
        if answer.kind != kind:
            raise Mismatch(f"{answer.kind} was asked and not {kind}: {sorted(answer.offered)}")
        if answer.offered != set(allowed):
            more, less = sorted(answer.offered - set(allowed)), sorted(set(allowed) - answer.offered)
            raise Mismatch(f"{kind}: too much is offered: {more}, and too little: {less}")
        return answer.chosen

    def shows(self, kind: str) -> str:
        if not self.chance.get(kind):
            raise Mismatch(f"chance was not asked for {kind}")
        return self.chance[kind].pop(0)

    def end(self) -> None:
        if self.answers:
            raise Mismatch(f"nothing asks for {[answer.kind for answer in self.answers]}")
        for kind, shown in self.chance.items():
            if shown:
                raise Mismatch(f"nothing asks chance for {kind}: {shown}")

    # --- the three ways to play a card ----------------------------------------------------------------------------------------

    def encounter(self, deck: str) -> None:
        """The survivor encounters a card of that deck, once all tolls are paid."""
        seat = self.board.actor
        for card, zone in self.board.quests.items():
            if zone == "staged" and f"toll {deck} fight human +1" in self.sheet[card].rows["lasting"]:
                self.fight(seat, "human", "+1", None)
        self.meet(deck, Run(seat, self.level_at(self.board.where[seat], deck), self.board.where[seat], ""))

    def meet(self, deck: str, run: Run) -> None:
        if not any(self.is_in(card, deck) for card in self.board.encounters):
            self.tell(f"no card left in {deck}")
            return
        card = self.shows("encounter")
        if not self.is_in(card, deck):
            raise Mismatch(f"{card} is not in the deck of {deck}")
        last = sum(self.is_in(other, deck) for other in self.board.encounters) == 1
        self.board.encounters[card] = "reading"
        self.tell(f"meets {card}")
        here = Run(run.seat, run.level, run.sector, card)
        self.last = last
        self.words("intro", here)
        if self.board.encounters[card] == "reading":
            options = [n for n in range(len(self.sheet[card].parts)) if self.may_choose(card, n)]
            if options:
                # The card wants to be read: it is asked even where one option alone can be chosen.
                answer = self.answers.pop(0)
                if answer.kind != "choose-option" or answer.offered != {str(n + 1) for n in options}:
                    raise Mismatch(f"{answer.kind} {sorted(answer.offered)} was asked and not option {[n + 1 for n in options]}")
                self.option(card, int(answer.chosen), here)
        if card in self.shown:
            self.drop_shown(card)
        if self.board.encounters[card] == "reading":
            self.board.encounters[card] = f"{self.sheet[card].kind} under"
            self.tell(f"under the deck {card}")

    def option(self, card: str, number: int, run: Run) -> None:
        part = self.sheet[card].parts[number - 1]
        done = self.tasks(part, run)
        self.tell(f"outcome of {card}.{number}: {'ok' if done else 'fail'}")
        self.row(part.ok if done else part.fail, run)

    def quest(self, card: str, number: int) -> None:
        """The survivor tries an objective."""
        seat = self.board.actor
        sector = self.board.where[seat]
        run = Run(seat, self.level_at(sector), sector, card)
        part = self.sheet[card].parts[number - 1]
        if self.tasks(part, run):
            self.complete(card, number, seat)
        else:
            self.tell(f"missed {card}.{number}")
            self.row(part.fail, run)

    def complete(self, card: str, number: int, seat: int | None) -> None:
        name = f"{card}.{number}"
        self.tell(f"goal {name} by {'nobody' if seat is None else seat}")
        self.under_way.append(name)
        self.row(self.sheet[card].parts[number - 1].ok, self.run_of(seat, card))
        self.under_way.remove(name)

    def end_of_round(self, card: str) -> None:
        self.words("round", self.run_of(None, card))

    # --- tasks ------------------------------------------------------------------------------------------------------------------

    def tasks(self, part: Part, run: Run) -> bool:
        self.tens = self.hurt = 0
        return all(self.task(task, run) for task in part.tasks)

    def task(self, task: str, run: Run) -> bool:
        seat = run.seat
        assert seat is not None
        if match := re.fullmatch(r"t\[([A-Z]+)\](\d)", task):
            return self.test(seat, match[1], int(match[2]))
        if task.startswith(("D&F:", "fight ")):
            return self.fight_by(task, run)
        if task.startswith("pay:"):
            self.pay(seat, int(task[4:]))
        elif task.startswith("give:"):
            for left in range(self.many(task)):
                allowed = self.givable(task, seat)
                # As many as are asked for are given without a question.
                self.discard(seat, self.pick("pick-item", allowed) if len(allowed) > 1 or left == 0 else allowed[0])
        elif match := re.fullmatch(r"cost:(\d+)(rad|dmg)", task):
            self.suffer(seat, int(match[1]), match[2])
        elif task == "pay 10 each":
            allowed = [str(n) for n in range(1, self.board.caps[seat] // 10 + 1)]
            self.tens = int(self.pick("pay-tens", allowed))
            self.pay(seat, 10 * self.tens)
        elif match := re.fullmatch(r"pay any on card (\d+)", task):
            return self.pay_on_card(seat, run.card, int(match[1]))
        else:
            raise Mismatch(f"no such task: {task}")
        return True

    def test(self, seat: int, letters: str, difficulty: int) -> bool:
        self.tell(f"test by {seat}: {''.join(sorted(letters, key=SPECIAL.index))} {difficulty}")
        done = self.next_throw()
        self.tell("passed" if done else "failed")
        return done

    def next_throw(self) -> bool:
        return self.throws.pop(0) if self.throws else True

    def fight_by(self, task: str, run: Run) -> bool:
        """`D&F:H+1*`, or `fight put shield`."""
        seat = run.seat
        assert seat is not None
        if task.startswith("fight put "):
            faction = task.split()[2]
            self.put(faction, self.board.where[seat], seat)
            return self.fight(seat, faction, "", self.board.where[seat])
        short_type, plus, star = re.fullmatch(r"D&F:([A-Z]+)(\+1)?(\*)?", task).groups()  # type: ignore[union-attr]
        extra = (plus or "") + (" radioactive" if star else "")
        return self.fight(seat, TYPES[short_type], extra, None)

    def fight(self, seat: int, foe: str, extra: str, sector: str | None, token: str = "") -> bool:
        """Of a type or a faction, drawn for the card (no sector), or one that stands there."""
        if not token:
            token = foe if foe in FACTIONS.values() else self.shows("foe")
        if token in self.land.foes and self.land.foes[token].type != foe:
            raise Mismatch(f"{token} is no {foe}")
        self.tell(f"fight by {seat}: {foe}{extra}")
        done = self.next_throw()
        self.hurt = self.damage.pop(0)
        self.tell("killed" if done else "not killed")
        if done:
            self.killed(seat, token, sector)
        if self.hurt:
            self.happened("damage", seat)
        return done

    def killed(self, seat: int, token: str, sector: str | None) -> None:
        """What a kill brings besides experience."""
        known = self.land.foes.get(token)
        if known is None and sector is not None:
            self.board.tokens[token].remove(sector)
        self.board.foes.pop(token, None)
        if known is not None and known.has_loot:
            self.tell(f"loot for {seat}")
        self.happened(f"kill {token}", seat)

    def pay(self, seat: int, caps: int) -> None:
        if caps > 0:
            self.board.caps[seat] -= caps
            self.tell(f"caps of {seat}: -{caps}")

    def pay_on_card(self, seat: int, card: str, wanted: int) -> bool:
        lying = self.board.caps_on.get(card, 0)
        allowed = [str(n) for n in range(1, min(self.board.caps[seat], max(wanted - lying, 1)) + 1)]
        caps = int(self.pick("pay-caps", allowed))
        self.pay(seat, caps)
        self.board.caps_on[card] = lying + caps
        self.tell(f"caps on {card}: {lying + caps}")
        return lying + caps >= wanted

    def discard(self, seat: int, item: str) -> None:
        self.board.held[seat].discard(item)
        self.board.worn[seat].discard(item)
        self.tell(f"discards {item}")

    # --- rows -------------------------------------------------------------------------------------------------------------------

    def row(self, phrases: list[str], run: Run) -> None:
        for phrase in phrases:
            self.do(phrase, run)

    def do(self, phrase: str, run: Run) -> None:
        """What a phrase of a row says."""
        raise NotImplementedError

    def words(self, row: str, run: Run) -> None:
        """A row that the sheet has in words of the notation."""
        self.row([short(phrase, "N") for phrase in self.sheet[run.card].rows[row]], run)

    def inner(self, text: str, run: Run) -> None:
        """A row within a phrase, in words of the notation."""
        self.row([short(phrase.strip(), "N") for phrase in text.split(", ")], run)

    # --- phrases within phrases ---------------------------------------------------------------------------------------------

    def if_holds(self, run: Run, condition: str, then: str, otherwise: str | None) -> None:
        if self.holds(condition, run):
            self.inner(then, run)
        elif otherwise:
            self.inner(otherwise, run)

    def unless_holds(self, run: Run, condition: str, then: str) -> None:
        if not self.holds(condition, run):
            self.inner(then, run)

    def for_whom(self, run: Run, whom: str, text: str) -> None:
        seats = self.meant(whom, run)
        if whom.startswith("rival") and seats:
            seats = [int(self.pick("pick-seat", [str(seat) for seat in seats]))]
        for seat in seats:
            self.inner(text, Run(seat, run.level, self.board.where[seat], run.card))

    # --- what happens, and what that meets ------------------------------------------------------------------------------------

    def suffer(self, seat: int, number: int, what: str) -> None:
        if number <= 0:
            return
        if what == "dmg":
            self.board.health[seat] -= number
            self.tell(f"damage to {seat}: {number}")
            return
        self.board.rads[seat] += number
        self.tell(f"rads of {seat}: +{number}")
        before = self.rads_in_turn
        if seat == self.board.actor:
            self.rads_in_turn += number
            self.happened(f"rads {before} {self.rads_in_turn}", seat)

    def put(self, faction: str, sector: str, seat: int | None) -> None:
        tokens = self.board.tokens
        if self.land.fog and faction == "shield" and sector in tokens["star"]:
            return
        tokens[faction].append(sector)
        self.tell(f"{faction} at {sector}")
        if self.land.fog and faction == "star":
            while sector in tokens["shield"]:
                tokens["shield"].remove(sector)
                self.tell(f"fog cleared at {sector}")
        self.happened(f"put {faction}", seat)

    def take_away(self, faction: str, sector: str, seat: int | None) -> None:
        self.board.tokens[faction].remove(sector)
        self.tell(f"{faction} gone from {sector}")
        self.happened(f"{faction} removed", seat)

    def shift(self, marker: str, sector: str, seat: int | None) -> None:
        self.board.markers[marker] = sector
        self.tell(f"marker {marker} goes to {sector}")
        self.happened(f"marker {marker}", seat)

    def drop_shown(self, card: str) -> None:
        self.tell(f"dropped {self.shown.pop(card)}")

    def happened(self, what: str, seat: int | None) -> None:
        """Whatever of the quests in play this meets is settled, in an order of choice."""
        due = []
        for card, zone in sorted(self.board.quests.items()):
            if zone == "staged":
                for number, part in enumerate(self.sheet[card].parts, 1):
                    name = f"{card}.{number}"
                    if part.reach.startswith("when ") and name not in self.under_way and self.is_met(part.reach[5:], what, seat):
                        due.append(name)
        self.settle(due, seat)

    def settle(self, due: list[str], seat: int | None) -> None:
        while due := [name for name in due if self.board.quests[name[:3]] == "staged"]:
            name = self.pick("meet-next", due)
            due.remove(name)
            self.complete(name[:3], int(name[4:]), seat)

    def move_on(self, seat: int, sectors: int) -> None:
        for _ in range(sectors):
            sector = self.pick("move-aside", self.land.near[self.board.where[seat]])
            self.board.where[seat] = sector
            self.tell(f"{seat} moves to {sector}")
            if self.is_irradiated(sector):
                self.suffer(seat, 1, "rad")

    def place(self, seat: int, place: str, run: Run) -> None:
        sector = self.pick("pick-sector", self.targets(place, run))
        self.board.where[seat] = sector
        self.tell(f"{seat} placed at {sector}")

    def gain(self, seat: int | None, item: str) -> None:
        self.tell(f"{seat} gains {item}")

    # --- markers that survivors bring somewhere ---------------------------------------------------------------------------------

    def escort(self, marker: str, letters: str, difficulty: int, margin: int) -> None:
        """A test moves the marker by what it was passed by."""
        if self.test(self.board.actor, letters, difficulty):
            for _ in range(margin):
                if marker in self.board.markers:
                    self.shift(marker, self.pick("lead-on", self.land.near[self.board.markers[marker]]), self.board.actor)

    def carry(self, marker: str, sector: str) -> None:
        seat = self.board.actor
        self.board.where[seat] = sector
        self.tell(f"{seat} moves to {sector}")
        if self.is_irradiated(sector):
            self.suffer(seat, 1, "rad")
        self.shift(marker, sector, seat)
