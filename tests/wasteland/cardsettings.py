"""A position for every case of `cardcases.py` in which it is legal, how it is played there, and what the sheet says to it."""

import re
from dataclasses import replace

from tests.wasteland.boards import ATLAS, CARDS, DECKS, FOES, QUESTS, Table, id_of
from tests.wasteland.cardcases import CARDS_KNOWN, Case, happens, scenario_of, walks
from tests.wasteland.cardplay import Play, quiet_sectors
from tests.wasteland.sheet.board import Board, Record, Run
from tests.wasteland.sheet.expect import Expectation
from tests.wasteland.table import GAME

import bottlecap
from bottlecap.games.wasteland.geography import DANGER, DEADLY

# A thing of each kind that a part may ask for, and that changes no dice.
THINGS = {
    "companion": ["cait", "deacon"],
    "robot": ["curie", "eyebot"],
    "weapon": ["combat-shotgun", "missile-launcher"],
    "apparel": ["leather-armor"],
    "junk": ["junk-1", "junk-2", "junk-3"],
    "aid": ["water-1", "water-2", "stimpak"],
}
# What follows a card that sends to the next one.
NEXT = {"ruin": "145", "settlement": "010", "vault-84": "071", "vault-109": "091"}


class Setting:
    """The position of a case, how it is played, and what the sheet says to it."""

    def __init__(self, case: Case, game: bottlecap.Game = GAME) -> None:
        self.case = case
        self.game = game
        self.table = Table(scenario_of(case.key), case.players)
        self.throws = list(case.throws)
        self.land, _board = self.table.board()
        # Who does nothing stands on the starting tile.
        self.where = ["crossroads/camp", "crossroads/east", "crossroads/west"][: case.players]
        self.held: list[list[str]] = [[] for _ in range(case.players)]
        self.willing: set[str] = set()
        self.play_it = self.settled
        self.lay_quests()
        self.lay_needs()
        self.lay_effects()
        if case.card.kind == "quest":
            self.lay_quest()
        else:
            self.lay_encounter()
        self.lay_others()
        self.table.stand(*self.where)
        self.table.hold(self.held)

    # --- small things ---------------------------------------------------------------------------------------------------------

    def board(self) -> Board:
        self.table.stand(*self.where)
        self.table.hold(self.held)
        return self.table.board()[1]

    def quiet(self, far_from: str = "crossroads/camp", least: int = 4) -> str:
        return quiet_sectors(self.land, self.board(), far_from, least)[0]

    def fitting(self, place: str) -> list[str]:
        """The sectors that are such a place, by the sheet."""
        told = Expectation(CARDS_KNOWN, self.land, self.board(), Record())
        return [sector for sector in [*self.land.near, "mothership"] if told.fits(place, sector, Run(0, 0, "", self.case.key))]

    def allows(self, sector: str) -> bool:
        """Whether the objective can be tried by a survivor there, by the sheet."""
        part, board = self.case.the_part, self.board()
        told = Expectation(CARDS_KNOWN, self.land, board, Record())
        fights = [] if self.land.fog else [*board.tokens["star"], *board.tokens["shield"]]
        fits = told.fits(part.reach[3:], sector, Run(0, 0, "", self.case.key))
        return fits and told.needs_hold(part.needs, 0) and sector not in [*fights, *board.foes.values()]

    # --- what every case needs --------------------------------------------------------------------------------------------------

    def lay_quests(self) -> None:
        """The quests in play, and their markers."""
        case = self.case
        staged = [case.key] if case.card.kind == "quest" else []
        for part in case.card.parts[case.part - 1 : case.part] if case.variant != "quest-gone" else []:
            texts = [text for text in [*part.ok, *part.fail] if text.startswith("quest:")]
            staged += [f"{int(number):03}" for text in texts for number in re.findall(r"(\d+)\.", text)]
        for text in case.card.rows["intro"]:
            if (match := re.match(r"unless staged (\d+)", text)) and "elsewhere" not in case.variant:
                staged.append(f"{int(match[1]):03}")
        if case.key == "156" or case.variant == "founded":
            staged.append("155")
        if case.variant == "raised":
            staged.append("153")
        for key in dict.fromkeys(staged):
            self.table.stage(key)
            for text in CARDS_KNOWN[key].rows["setup"]:
                if match := re.match(r"(?:mark|keep marker) (\S+)", text):
                    self.table.mark(match[1], self.quiet(), key)
        if scenario_of(case.key) == "capital":
            self.table.mark("wreck", self.quiet())

    def lay_needs(self) -> None:
        part = self.case.the_part
        for need in re.split(r" \| |, ", part.needs):
            word, _, rest = need.partition(" ")
            if word == "trait":
                self.table.trait(0, rest)
                # Either will do, and both at once are another case.
                if " | " in part.needs:
                    break
            elif word in ("has", "equipped"):
                self.held[0] += THINGS[rest.split(":")[0]][:1]
            elif word == "wields":
                self.held[0].append(rest)
            elif word == "keeps":
                self.table.keep("141", 0, rest)
            elif word == "health-most":
                self.table.position["health"][0] = int(rest)
            elif need in ("rival idolized", "rival vilified"):
                self.table.trait(1, rest)
        for task in part.tasks:
            if task.startswith("give:"):
                words = task.split(":")
                # One more than is asked for, so that there is something to choose.
                self.held[0] += THINGS[words[1]][: int(words[2] if len(words) > 2 else 1) + 1]

    def lay_effects(self) -> None:
        """What results, and rows at the end of a round, need to do anything."""
        case, table = self.case, self.table
        rows = [*case.the_part.ok, *case.the_part.fail, *case.card.rows["round"]]
        if "heal all" in rows:
            table.position["health"][0], table.position["rads"][0] = 9, 3
        if "cap off card" in rows:
            table.caps_on(case.key, 1)
        if case.variant in ("third-cap", "round-third"):
            table.caps_on(case.key, 2)
        if case.variant == "unique-gone":
            for text in rows:
                if text.startswith("U:"):
                    table.item(text[2:], "unique-gone")
        if "asset from discards" in rows or case.key == "063":
            for item in list(table.position["items"]["zones"]["asset-deck"])[:2]:
                table.item(item, "asset-discard")
        if any(text.startswith("companion from assets") for text in rows) and case.variant != "willing":
            # Somebody with these letters is not whom they wait for.
            table.letters(0, "al")
        if "drop endorsements" in rows or "vote" in rows:
            self.lay_votes(rows)
        if any(text.startswith("die per") for text in rows):
            self.held = [["cait", "deacon"], ["strong"], []][: case.players]
        if "push robot 1" in rows:
            table.foe("protectron-medic", self.quiet("crossroads/camp", 5))
            table.foe("mr-gutsy", self.quiet("crossroads/camp", 6))
        for text in case.card.rows["round"]:
            if text.startswith("walk airship 1 to highest robot"):
                table.foe("mr-gutsy", self.quiet("crossroads/camp", 8))
                table.foe("protectron-1", self.quiet("crossroads/camp", 3))

    def lay_votes(self, rows: list[str]) -> None:
        table, case = self.table, self.case
        if case.players > 1:
            table.keep("073", 1, "endorsement")
            if case.variant != "equal":
                table.keep("075", 1, "endorsement")
            if "vote" not in rows:
                table.keep("074", 1, "log")
        table.keep("072", 0, "endorsement")
        if case.players > 2:
            table.keep("076", 2, "endorsement")

    def lay_others(self) -> None:
        """Where the others stand, where that matters."""
        case, part = self.case, self.case.the_part
        here = self.where[0]
        if "rival adjacent" in part.needs:
            self.where[1] = next(near for near in self.land.near[here] if near not in self.land.irradiated)
        if "vote" in part.ok and case.variant != "alone" and case.players > 1:
            self.where[1] = here
        if "drop endorsements" in part.ok and case.players > 2:
            self.where[2] = here
        if "most-irradiated" in part.needs:
            for seat in range(1, 2 if case.variant else case.players):
                self.where[seat] = sorted(self.land.irradiated)[0]
        if any(text.startswith("blast") for text in [*part.ok, *case.card.rows["round"]]):
            self.lay_blast()

    def lay_blast(self) -> None:
        """Somebody near the bomb and somebody far, enemies and tokens too."""
        table, bomb = self.table, self.board().markers["bomb"]
        near = self.land.near[bomb]
        self.where[1] = near[0]
        table.foe("mole-rat", near[1])
        table.foe("radroach-1", self.quiet(bomb, 3))
        table.tokens(star=[near[0], self.quiet(bomb, 4)], shield=[near[-1]])

    # --- encounters -----------------------------------------------------------------------------------------------------------

    def lay_encounter(self) -> None:
        case, kind = self.case, self.case.card.kind
        self.where[0] = self.site(kind)
        if case.variant == "founded":
            self.where[0] = self.board().markers["sepulcher"]
        if case.variant == "raised":
            self.table.mark("district", self.where[0], "153")
        self.table.deck(kind, case.key)
        if case.variant in ("more", "turn-back", "elsewhere"):
            self.table.deck(kind, NEXT[kind])
        if any(text.startswith("trash from deck") for text in case.the_part.ok):
            self.table.deck(kind, "086", "092")
        if case.key == "031" and "elsewhere" in case.variant:
            self.table.tokens(star=[self.where[0]])
        if "kill within 2" in case.the_part.ok:
            self.table.foe("radroach-1", self.land.near[self.where[0]][0])
            self.table.foe("mole-rat", self.land.near[self.where[0]][-1])
            self.table.foe("bloatfly", self.quiet(self.where[0], 3))
        self.play_it = self.encounter

    def site(self, kind: str) -> str:
        case = self.case
        if kind not in ("ruin", "settlement"):
            return self.land.places[kind]
        if case.key == "053" and "elsewhere" not in case.variant:
            return self.land.places["robco-factory"]
        level = 2 if "elsewhere" in case.variant else case.level or 3
        return next(sector for sector, icon in self.land.icons.items() if icon == (kind, level))

    def encounter(self) -> tuple[Play, Expectation]:
        case = self.case
        if case.key == "110" and case.variant != "quest-gone":
            # The toll of the quest that it belongs to.
            self.throws.insert(0, True)
        play = Play(self.table.match(self.game), self.throws, wounds=case.variant == "hurt")
        self.willing = play.willing()
        play.options[case.key] = case.part or 1
        if case.variant == "turn-back":
            play.wishes["go-deeper"] = lambda names: "turn-back"
        if case.variant == "willing":
            play.is_willing = True
        play.do("encounter")
        play.go_on()
        told = self.expectation(play)
        told.encounter(case.card.kind)
        if told.owed:
            play.do("end-turn")
            play.go_on()
            told.end_of_turn()
        return play, told

    # --- quests ---------------------------------------------------------------------------------------------------------------

    def lay_quest(self) -> None:
        case, reach = self.case, self.case.the_part.reach
        if case.variant.startswith("round"):
            self.lay_round()
        elif reach.startswith("at "):
            self.lay_goal(reach[3:])
        elif happens(reach[5:]):
            self.lay_deed(reach[5:])
        else:
            self.where[0] = self.quiet()

    def lay_goal(self, place: str) -> None:
        case = self.case
        if place == "star":
            self.table.tokens(star=[self.quiet(), self.quiet("crossroads/camp", 5)])
        if place == "near shield":
            self.table.tokens(shield=[self.quiet()])
        sectors = self.fitting(place)
        self.where[0] = sectors[0]
        if case.variant == "last-cap":
            self.table.cap([sector for sector in self.fitting("settlement") if sector != self.where[0]])
        self.play_it = self.quest

    def quest(self) -> tuple[Play, Expectation]:
        case = self.case
        play = Play(self.table.match(self.game), self.throws, wounds=case.variant == "hurt")
        if case.variant != "part":
            # As much as can be.
            play.wishes["pay-caps"] = play.wishes["pay-tens"] = lambda names: names[-1]
        play.do("quest", goal=f"{id_of(case.key)}-{case.part}")
        play.go_on()
        told = self.expectation(play)
        told.quest(case.key, case.part)
        return play, told

    def settled(self) -> tuple[Play, Expectation]:
        """It is due, whatever has met it."""
        case = self.case
        goals = [goal for goal in range(int(CARDS.goals)) if CARDS.choice_ids[goal] == f"{id_of(case.key)}-{case.part}"]
        self.due(goals[0], actor=0, ends_round=0)
        play = Play(self.table.match(self.game), self.throws)
        play.go_on()
        told = self.expectation(play)
        told.settle([f"{case.key}.{case.part}"], 0)
        return play, told

    def due(self, number: int, actor: int, ends_round: int) -> None:
        position = self.table.position
        position["due"] = [number]
        position["pending"] = []
        position["steps"] = [*position["steps"], {"kind": "settle", "actor": actor, "start": 0, "ends-round": ends_round}]

    # --- the end of a round ---------------------------------------------------------------------------------------------------

    def lay_round(self) -> None:
        case = self.case
        if case.variant == "round-met":
            marker = next(iter(self.board().markers.values()))
            faction = "star" if case.key == "024" else "shield"
            self.table.tokens(**{faction: [marker, marker, self.quiet("crossroads/camp", 6)]})
        self.play_it = self.round

    def round(self) -> tuple[Play, Expectation]:
        self.due(int(CARDS.goals) + QUESTS.index(id_of(self.case.key)), actor=4, ends_round=1)
        play = Play(self.table.match(self.game), self.throws)
        play.go_on()
        told = self.expectation(play)
        told.end_of_round(self.case.key)
        return play, told

    # --- what meets objectives by itself ---------------------------------------------------------------------------------------

    def lay_deed(self, when: str) -> None:
        self.where[0] = self.quiet()
        word = when.split()[0]
        if word == "kill" or word == "last":
            self.lay_kill(when)
        elif word == "explore":
            self.lay_explore(when)
        elif word == "camp":
            self.table.foe("deathclaw-1", self.land.near[self.where[0]][0])
            self.play_it = self.camp
        elif word == "damage":
            self.token = "skirmisher-1"
            self.table.foe(self.token, self.where[0])
            self.play_it = self.kill
        elif word == "rads":
            self.borrow("106", 1, "ruin")
            self.throws = [False]
        elif walks(when):
            self.lay_walk(*when.split(" at "))
        elif " at " in when:
            self.lay_bringing(*when.split(" at "))
        else:
            self.lay_token(when)

    def lay_kill(self, when: str) -> None:
        here, trait = self.where[0], re.search(r" as (\S+)", when)
        if trait:
            self.table.trait(0, trait[1])
        told = Expectation(CARDS_KNOWN, self.land, self.board(), Record())
        tokens = [token for token in FOES if told.is_killed(when, token, 0)]
        if tokens:
            self.token = tokens[-1] if "human" in when and ">=" not in when else tokens[0]
            self.table.foe(self.token, here)
        else:
            self.token = "shield" if when == "last shield killed" else "star"
            other = "star" if self.token == "shield" else "shield"
            self.table.tokens(**{self.token: [here], other: [self.quiet("crossroads/camp", 6)]})
        self.play_it = self.kill

    def kill(self) -> tuple[Play, Expectation]:
        case, here = self.case, self.where[0]
        play = Play(self.table.match(self.game), self.throws, wounds=case.the_part.reach.startswith("when damage"))
        play.wishes["meet-next"] = lambda names: f"{case.key}.{case.part}"
        if self.token in FOES:
            play.do("fight", enemy=self.token)
        else:
            play.do("fight-faction", faction=self.token, sector=here)
        play.go_on()
        told = self.expectation(play)
        kind = FOES[self.token].type if self.token in FOES else self.token
        told.fight(0, kind, "", here, self.token)
        return play, told

    def lay_explore(self, when: str) -> None:
        """One tile lies face down, and the survivor stands beside it."""
        layout = CARDS.scenarios[self.table.position["scenario"]]
        wanted = DEADLY if "deadly" in when else DANGER
        self.slot = next(slot for slot, start in enumerate(layout.starts) if start < 0 and layout.backs[slot] == wanted)
        face = ATLAS.face_ids[self.table.position["face_at"][self.slot]]
        beside = [near for id, nears in self.land.near.items() if id.startswith(f"{face}/") for near in nears]
        self.where[0] = next(id for id in beside if not id.startswith(f"{face}/"))
        self.table.face_down(self.slot)
        self.play_it = self.explore

    def explore(self) -> tuple[Play, Expectation]:
        play = Play(self.table.match(self.game), self.throws)
        play.do("explore", tile=self.slot)
        play.go_on()
        told = self.expectation(play)
        back = CARDS.scenarios[self.table.position["scenario"]].backs[self.slot]
        told.happened("explore deadly" if back == DEADLY else "explore danger", 0)
        return play, told

    def camp(self) -> tuple[Play, Expectation]:
        play = Play(self.table.match(self.game), self.throws)
        play.do("camp")
        play.go_on()
        told = self.expectation(play)
        told.happened("camp near level 3", 0)
        return play, told

    def lay_walk(self, marker: str, place: str) -> None:
        self.table.mark(marker, self.land.near[self.land.places[place]][0], self.case.key)
        self.where[0] = "crossroads/camp"
        self.play_it = self.round

    def lay_bringing(self, marker: str, place: str) -> None:
        """A marker that is led on, or carried, lies beside such a place with the survivor."""
        if place == "monster":
            self.table.foe("deathclaw-1", self.quiet("crossroads/camp", 6))
        self.marker, self.target = marker, self.fitting(place)[0]
        self.where[0] = next(near for near in self.land.near[self.target] if near not in self.land.places.values())
        self.table.mark(marker, self.where[0], self.case.key)
        self.play_it = self.bring

    def bring(self) -> tuple[Play, Expectation]:
        text = self.case.card.rows["lasting"][0]
        play = Play(self.table.match(self.game), self.throws)
        if text.startswith("carry "):
            play.do("carry", sector=self.target)
        else:
            play.margin = 1
            play.wishes["lead-on"] = lambda names: self.target
            play.do("escort", marker=self.marker)
        play.go_on()
        told = self.expectation(play)
        if match := re.match(r"escort \S+ test ([A-Z]+) (\d)", text):
            told.escort(self.marker, match[1], int(match[2]), play.margin)
        else:
            told.carry(self.marker, self.target)
        return play, told

    def lay_token(self, when: str) -> None:
        """Another card puts the token, or takes it away: 017, 030, 031."""
        before = int(match[1]) if (match := re.search(r"while (\d)", when)) else 0
        faction = when.split()[1] if when.startswith("put") else "star"
        elsewhere = [self.quiet("crossroads/camp", least) for least in range(5, 5 + before)]
        if when == "star removed":
            self.table.tokens(star=[self.where[0]])
            self.borrow("030", 1, "")
        elif faction == "star":
            self.table.tokens(star=elsewhere)
            self.borrow("030", 2, "ruin")
        else:
            self.table.tokens(shield=elsewhere)
            self.borrow("017" if scenario_of(self.case.key) == "commonwealth" else "031", 2, "")

    def borrow(self, key: str, part: int, site: str) -> None:
        """Another card is played, which meets this one's objective."""
        self.borrowed = (key, part)
        kind = CARDS_KNOWN[key].kind
        if kind == "quest":
            self.table.stage(key)
            if site:
                self.where[0] = next(sector for sector, icon in self.land.icons.items() if icon[0] == site)
        else:
            self.where[0] = next(sector for sector, icon in self.land.icons.items() if icon == (kind, 3))
            self.table.deck(kind, key)
        self.play_it = self.by_another

    def by_another(self) -> tuple[Play, Expectation]:
        key, part = self.borrowed
        play = Play(self.table.match(self.game), self.throws)
        play.options[key] = part
        play.wishes["meet-next"] = lambda names: f"{self.case.key}.{self.case.part}"
        kind = CARDS_KNOWN[key].kind
        if kind in DECKS:
            play.do("encounter")
        else:
            play.do("quest", goal=f"{id_of(key)}-{part}")
        play.go_on()
        told = self.expectation(play)
        if kind in DECKS:
            told.encounter(kind)
        else:
            told.quest(key, part)
        return play, told

    # --- the sheet's word ---------------------------------------------------------------------------------------------------------

    def expectation(self, play: Play) -> Expectation:
        land, board = self.table.board()
        return Expectation(CARDS_KNOWN, replace(land, willing=self.willing), board, play.record)
