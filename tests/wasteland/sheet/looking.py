"""Looking at a board: which sectors are meant, which conditions hold, what can be tried, what a happening meets."""

import re

from tests.wasteland.sheet.board import FAR, TYPES, Board, Land, Mismatch, Run, distances
from tests.wasteland.sheet.parse import Card, Part


class Looking:
    def __init__(self, sheet: dict[str, Card], land: Land, board: Board) -> None:
        self.sheet = sheet
        self.land = land
        self.board = board
        # The damage of the last fight of an attempt; whether the card that was met was the last of its deck.
        self.hurt = 0
        self.last = False

    # --- survivors and cards ------------------------------------------------------------------------------------------------

    def seat_of(self, run: Run) -> int:
        assert run.seat is not None
        return run.seat

    def run_of(self, seat: int | None, card: str) -> Run:
        sector = "" if seat is None else self.board.where[seat]
        return Run(seat, self.level_at(sector), sector, card)

    def zones_of(self, card: str) -> dict[str, str]:
        return self.board.quests if self.sheet[card].kind == "quest" else self.board.encounters

    def is_in(self, card: str, deck: str) -> bool:
        return self.board.encounters[card].removesuffix(" under").removesuffix(" top") == deck

    def kept_as(self, seat: int, role: str) -> int:
        zones = {**self.board.quests, **self.board.encounters}
        return sum(kept == role and zones[card] == f"kept {seat}" for card, kept in self.board.roles.items())

    def meant(self, whom: str, run: Run) -> list[int]:
        seats = self.board.in_order()
        if whom == "each":
            return seats
        if whom.startswith("each at "):
            return [seat for seat in seats if self.fits(whom[8:], self.board.where[seat], run)]
        if whom.startswith("keepers of "):
            return [seat for seat in seats if self.kept_as(seat, whom[11:])]
        if whom.startswith("others at "):
            there = [seat for seat in seats if self.fits(whom[10:], self.board.where[seat], run)]
            return [seat for seat in there if not self.kept_as(seat, "log")]
        others = [seat for seat in seats if seat != run.seat]
        if whom == "rival adjacent":
            return [seat for seat in others if self.board.where[seat] in self.land.near[self.board.where[self.seat_of(run)]]]
        return [seat for seat in others if whom.removeprefix("rival ") in self.board.traits[seat]]

    # --- what can be tried --------------------------------------------------------------------------------------------------

    def may_choose(self, card: str, place: int) -> bool:
        parts = self.sheet[card].parts
        seat = self.board.actor
        forced = [part.forced and self.needs_hold(part.needs, seat) for part in parts]
        if any(forced):
            return forced[place]
        part = parts[place]
        return not part.forced and self.needs_hold(part.needs, seat) and self.can_try(part, seat)

    def can_try(self, part: Part, seat: int) -> bool:
        for task in part.tasks:
            if task.startswith("pay:") and self.board.caps[seat] < int(task[4:]):
                return False
            if task.startswith("give:") and len(self.givable(task, seat)) < self.many(task):
                return False
        return True

    def givable(self, task: str, seat: int) -> list[str]:
        return sorted(item for item in self.board.held[seat] if task.split(":")[1] in self.land.kinds[item])

    def many(self, task: str) -> int:
        words = task.split(":")
        return int(words[2]) if len(words) > 2 else 1

    def needs_hold(self, needs: str, seat: int) -> bool:
        if not needs:
            return True
        run = Run(seat, 0, self.board.where[seat], "")
        return any(all(self.holds(condition, run) for condition in group.split(", ")) for group in needs.split(" | "))

    def holds(self, condition: str, run: Run) -> bool:
        board, seat = self.board, run.seat
        word, _, rest = condition.partition(" ")
        if word == "staged":
            return board.quests[f"{int(rest):03}"] == "staged"
        if word == "caps-on-card":
            return board.caps_on.get(run.card, 0) >= int(rest)
        if condition == "settlements-capped":
            return all(sector in board.capped for sector in self.land.near if self.level_at(sector, "settlement"))
        if condition == "last-in-deck":
            return self.last
        if word in ("star", "shield"):
            return any(self.fits(rest.removeprefix("at "), sector, run) for sector in board.tokens[word])
        assert seat is not None
        if word == "at":
            return self.fits(rest, board.where[seat], run)
        if word == "trait":
            return rest in board.traits[seat]
        if word == "rival":
            return bool(self.meant(condition, run))
        if word == "has":
            kind, _, number = rest.partition(":")
            return sum(kind in self.land.kinds[item] for item in board.held[seat]) >= int(number)
        if word == "equipped":
            return any(rest in self.land.kinds[item] for item in board.worn[seat])
        if word == "wields":
            return rest in board.worn[seat]
        if word == "keeps":
            return self.kept_as(seat, rest) > 0
        if word == "health-most":
            return board.health[seat] <= int(rest)
        if condition == "hurt":
            return self.hurt > 0
        if condition == "most-irradiated":
            return sum(self.is_irradiated(sector) for sector in board.where) * 2 > board.players
        if word == "calm":
            far = self.distances(board.where[seat])
            tokens = [] if self.land.fog else [*board.tokens["star"], *board.tokens["shield"]]
            return all(far.get(sector, FAR) > int(rest) for sector in [*board.foes.values(), *tokens])
        raise Mismatch(f"the sheet asks for what nothing here knows: {condition}")

    # --- places -------------------------------------------------------------------------------------------------------------

    def is_irradiated(self, sector: str) -> bool:
        return sector in self.land.irradiated or (self.land.fog and sector in self.board.tokens["shield"])

    def level_at(self, sector: str, icon: str = "") -> int:
        """The level of the icon there, of that kind or of any; quests in play raise settlements, and found them."""
        kind, level = self.land.icons.get(sector, ("", 0))
        level = level if icon in ("", kind) else 0
        if icon == "settlement" or (not icon and kind in ("", "settlement")):
            for card, zone in self.board.quests.items():
                if zone == "staged":
                    for text in self.sheet[card].rows["lasting"]:
                        if (match := re.fullmatch(r"(\S+) is settlement (\d)", text)) and self.board.markers.get(
                            match[1]
                        ) == sector:
                            level = max(level, int(match[2]))
                        match = re.fullmatch(r"(\S+) settlement\+(\d)", text)
                        if match and self.board.markers.get(match[1]) == sector and level:
                            level += int(match[2])
        return level

    def fits(self, place: str, sector: str, run: Run) -> bool:
        """Whether a sector is such a place."""
        if " or " in place:
            return any(self.fits(part, sector, run) for part in place.split(" or "))
        if " without " in place:
            rest, what = place.rsplit(" without ", 1)
            lying = self.board.capped if what == "cap" else self.board.tokens[what]
            return sector not in lying and self.fits(rest, sector, run)
        if place in self.land.places:
            return self.land.places[place] == sector
        if place in self.board.markers:
            return self.board.markers[place] == sector
        if place == "here":
            return sector == run.sector
        if place == "mothership":
            return sector == "mothership"
        if place in ("star", "shield"):
            return sector in self.board.tokens[place]
        if place == "irradiated":
            return self.is_irradiated(sector)
        if place == "start":
            return sector in self.land.start
        if place == "empty":
            taken = [*self.board.where, *self.board.foes.values(), *self.board.markers.values()]
            return sector not in [*taken, *self.board.tokens["star"], *self.board.tokens["shield"]]
        if match := re.fullmatch(r"(ruin|settlement)(?: (>=|<=)(\d))?", place):
            level = self.level_at(sector, match[1])
            if not match[2]:
                return level > 0
            return level >= int(match[3]) if match[2] == ">=" else 0 < level <= int(match[3])
        if place.startswith("near "):
            beside = any(self.fits(place[5:], other, run) for other in self.land.near.get(sector, []))
            return beside and not self.fits(place[5:], sector, run)
        if place.startswith("wild "):
            far = self.distances(sector)
            return sector in self.land.near and all(far.get(site, FAR) >= int(place[5:]) for site in self.land.places.values())
        if place in TYPES.values():
            return any(where == sector and self.land.foes[foe].type == place for foe, where in self.board.foes.items())
        raise Mismatch(f"the sheet names a place that nothing here knows: {place}")

    def targets(self, place: str, run: Run) -> list[str]:
        """The sectors that something is put on, or goes to."""
        if place == "mothership":
            return ["mothership"]
        if place == "here":
            return [run.sector]
        if match := re.fullmatch(r"(\d) away", place):
            far = self.distances(run.sector)
            return [sector for sector in far if far[sector] == int(match[1])]
        if place.startswith("highest "):
            levels = {sector: self.height(place[8:], sector) for sector in self.land.near}
            return [sector for sector, level in levels.items() if level and level == max(levels.values())]
        if place == "most letters":
            order = self.board.in_order()
            return [self.board.where[max(order, key=lambda seat: (self.board.letters[seat], -order.index(seat)))]]
        return [sector for sector in self.land.near if self.fits(place, sector, run)]

    def height(self, what: str, sector: str) -> int:
        if what in ("settlement", "ruin"):
            return self.level_at(sector, what)
        found = [self.land.foes[foe] for foe, where in self.board.foes.items() if where == sector]
        return max((foe.level for foe in found if foe.type == what), default=0)

    def distances(self, start: str) -> dict[str, int]:
        return distances(self.land, start)

    # --- what meets objectives by itself --------------------------------------------------------------------------------------

    def is_met(self, when: str, what: str, seat: int | None) -> bool:
        deed, _, rest = what.partition(" ")
        if deed == "kill":
            return self.is_killed(when, rest, seat)
        if deed == "put":
            return self.is_put(when, rest)
        if deed == "marker":
            match = re.fullmatch(r"(\S+) at (.+)", when)
            here = Run(seat, 0, "", "")
            return match is not None and match[1] == rest and self.fits(match[2], self.board.markers[rest], here)
        if deed == "rads":
            before, after = rest.split()
            return when.startswith("rads ") and int(before) < int(when.split()[1]) <= int(after)
        if deed == "damage":
            return when.startswith("damage ") and self.hurt >= int(when.split()[1])
        return when == what or (deed == "explore" and when == deed)

    def is_killed(self, when: str, token: str, seat: int | None) -> bool:
        if match := re.fullmatch(r"last (star|shield) killed", when):
            return token == match[1] and not self.board.tokens[token]
        match = re.fullmatch(r"kill (.+?)(?: >=(\d))?(?: as (\S+))?", when)
        if not match:
            return False
        if match[3] and (seat is None or match[3] not in self.board.traits[seat]):
            return False
        known = self.land.foes.get(token)
        if known is None:
            return token in match[1].split(" or ")
        fits = match[1] in (known.type, known.kind) or (match[1] == "loot" and known.has_loot)
        return fits and known.level >= int(match[2] or 0)

    def is_put(self, when: str, faction: str) -> bool:
        if not when.startswith(f"put {faction}"):
            return False
        if match := re.fullmatch(r"put \S+ while (\d)", when):
            return len(self.board.tokens[faction]) > int(match[1])
        if match := re.fullmatch(r"put \S+ unless (\S+) within (\d) of (\S+)", when):
            far = self.distances(self.land.places[match[3]])
            return all(far.get(sector, FAR) > int(match[2]) for sector in self.board.tokens[match[1]])
        return True
