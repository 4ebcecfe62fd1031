"""The table as text, for the terminal."""

from textwrap import wrap
from typing import TYPE_CHECKING

from bottlecap.games.wasteland.geography import PLACES
from bottlecap.games.wasteland.throw_view import FoeView, ThrowView
from bottlecap.games.wasteland.view import SurvivorView, TileView, WastelandView

if TYPE_CHECKING:
    from bottlecap.games.wasteland.game import Wasteland

# How many letters a tile takes where the map is drawn by numbers.
WIDTH = 6
# What says as what a survivor keeps a card.
ROLES = {"endorsement": "role-endorsement", "log": "role-log", "muster": "role-muster", "guide": "role-guide"}
# How long a line may be before it goes on in the next one.
LINE = 100


def folded(line: str) -> list[str]:
    """A line that is too long, in several: all but the first further to the right."""
    indent = line[: len(line) - len(line.lstrip())] + "   "
    return wrap(line, LINE, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) or [line]


class Drawing:
    """A view in words."""

    def __init__(self, game: "Wasteland", view: WastelandView, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.words = game.wordings[lang]
        self.scenario = next(one for one in game.cards.scenarios if one.id == view["scenario"])
        self.standing = self.by_sector()

    def say(self, message: str, **arguments: object) -> str:
        return self.game.text(message, arguments, self.lang)

    def name(self, domain: str, id: str) -> str:
        return self.game.label(domain, self.game.domains[domain].index(id), self.lang)

    def names(self, domain: str, ids: list[str]) -> str:
        return ", ".join(self.name(domain, id) for id in ids)

    def seat(self, seat: int) -> str:
        return self.game.label("seat", seat, self.lang)

    def text(self) -> str:
        lines = [*self.head(), "", self.say("view-survivors").upper()]
        for seat, survivor in enumerate(self.view["survivors"]):
            lines += self.survivor(seat, survivor)
        lines += ["", self.say("view-map").upper(), *self.layout()]
        lines += [self.tile(slot, tile) for slot, tile in enumerate(self.view["tiles"]) if tile["face"] is not None]
        lines += self.face_down()
        lines += ["", self.say("view-market").upper(), *self.market()]
        lines += self.own()
        throw = self.view["throw"]
        lines += [] if throw is None else ["", *self.throw(throw)]
        return "\n".join(part for line in lines for part in folded(line))

    # --- the table --------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        view = self.view
        turn, own, decks = view["turn"], view["own"], view["decks"]
        lines = [
            self.say("view-scenario", scenario=self.scenario.name[self.lang], track=view["track"]) + " " + self.power(),
            self.say("view-round", round=view["round"], first=self.seat(view["first_player"])),
            self.say("view-decks", agendas=decks["agenda"], loot=decks["loot"], assets=decks["asset"]),
            self.say("view-influence", needed=view["needed"]),
        ]
        if view["round"] > 0:
            lines.insert(2, self.say("view-turn", seat=self.seat(turn["seat"]), actions=turn["actions"], points=turn["points"]))
        if own is not None:
            lines[-1] += " " + self.say("view-own-influence", influence=own["influence"])
        if view["revealed"] is not None:
            lines.append(self.say("view-revealed", agenda=self.name("agenda", view["revealed"])))
        return lines + self.story()

    def story(self) -> list[str]:
        """Quests in play, and tokens that wait for their places."""
        story = self.view["story"]
        lines = [self.say("view-quests", quests=self.names("quest", story["quests"]))] if story["quests"] else []
        for quest, caps in story["caps"].items():
            lines.append(self.say("view-quest-caps", quest=self.name("quest", quest), caps=caps))
        for site in story["sites"]:
            icon = self.say("icon-level", icon=self.say(f"icon-{site['icon']}"), level=site["level"])
            lines.append(self.say("view-site", sector=self.name("sector", site["sector"]), icon=icon))
        for marker in story["markers"]:
            if marker["waits"]:
                name = self.name("marker", marker["marker"])
                lines.append(self.say("view-waiting", token=name, sector=self.name("sector", marker["sector"])))
        for token in story["waiting"]:
            name = self.token(token["faction"])
            lines.append(self.say("view-waiting", token=name, sector=self.name("sector", token["sector"])))
        lines += [self.say("view-shown", items=self.names("item", story["shown"]))] if story["shown"] else []
        lines += [self.say("view-owed", encounters=self.names("encounter", story["owed"]))] if story["owed"] else []
        return lines

    def token(self, faction: str) -> str:
        """What a token of a faction is in this scenario."""
        return self.scenario.token_names[list(self.view["power"]).index(faction)][self.lang]

    def power(self) -> str:
        """The two factions, by the names they have in this scenario."""
        markers = [
            self.say(f"view-{id}", name=self.scenario.faction_names[place][self.lang], steps=marker["steps"])
            for place, (id, marker) in enumerate(self.view["power"].items())
        ]
        return " ".join(markers)

    def market(self) -> list[str]:
        ids, trade = self.game.cards.ids["item"], self.view["trade"]
        lines = [f"  {self.name('item', id)}: {self.words.item(ids.index(id))}" for id in self.view["market"]]
        if trade is not None:
            costs = [f"{self.name('item', id)} {price}" for id, price in trade["prices"].items()]
            brings = [f"{self.name('item', id)} {caps}" for id, caps in trade["sales"].items()]
            lines += ["  " + self.say("view-prices", prices=", ".join(costs))] if costs else []
            lines += ["  " + self.say("view-sales", sales=", ".join(brings))] if brings else []
        return lines or ["  –"]

    def own(self) -> list[str]:
        """What the reader's own cards do, and what the agendas are worth."""
        own = self.view["own"]
        if own is None:
            return []
        cards = self.own_cards(self.view["survivors"][own["seat"]])
        lines = ["", self.say("view-cards").upper(), *cards] if cards else []
        lines += ["", self.say("view-hand").upper()]
        for id, worth in own["worth"].items():
            said = self.words.ambition(self.game.cards.ids["agenda"].index(id))
            lines.append("  " + self.say("view-agenda", agenda=self.name("agenda", id), worth=worth, text=said))
        return lines if own["worth"] else [*lines, "  –"]

    def own_cards(self, one: SurvivorView) -> list[str]:
        ids = self.game.cards.ids
        own_card = [] if one["own_card"] is None else [one["own_card"]]
        items = [*one["worn"].values(), *one["carried"], *own_card]
        lines = [f"  {self.item(one, id)}: {self.words.item(ids['item'].index(id))}" for id in items]
        return lines + [f"  {self.name('perk', id)}: {self.words.perk(ids['perk'].index(id))}" for id in one["perks"]]

    # --- survivors --------------------------------------------------------------------------------------

    def survivor(self, seat: int, one: SurvivorView) -> list[str]:
        if one["survivor"] is None:
            return [f"  {self.seat(seat)}: –"]
        head = f"{self.seat(seat)}, {self.name('survivor', one['survivor'])}"
        if one["eliminated"]:
            return [f"  {head}: " + self.say("view-eliminated")]
        where = self.say("view-nowhere") if one["sector"] is None else self.name("sector", one["sector"])
        figures = self.say(
            "view-body", health=one["health"], full=one["full_health"], rads=one["rads"], caps=one["caps"], experience=one["peg"]
        )
        return [f"  {head}: {where}", f"    {figures} " + self.say("view-letters", letters=self.letters(one)), *self.cards(one)]

    def letters(self, one: SurvivorView) -> str:
        return self.names("letter", one["letters"]) or "–"

    def cards(self, one: SurvivorView) -> list[str]:
        """What a survivor has, a line for each sort of which there is something."""
        parts = {
            "view-worn": [self.item(one, id) for id in one["worn"].values()],
            "view-carried": [self.item(one, id) for id in one["carried"]],
            "view-own-card": [] if one["own_card"] is None else [self.name("item", one["own_card"])],
            "view-traits": [self.name("trait", id) for id in one["traits"]],
            "view-perks": [self.name("perk", id) for id in one["perks"]],
            "view-kept": [self.kept(one, id) for id in one["kept"]],
            "view-pledged": [] if one["pledged"] is None else [self.name("agenda", one["pledged"])],
        }
        lines = ["    " + self.say(message, cards=", ".join(names)) for message, names in parts.items() if names]
        known = [self.name("agenda", id) for id in one["hand"] if id is not None]
        hand = self.say("view-agendas", count=len(one["hand"])) + (f" ({', '.join(known)})" if known else "")
        lines.append(f"    {hand}")
        return [*lines, "    " + self.say("view-unseen")] if one["unseen"] else lines

    def kept(self, one: SurvivorView, id: str) -> str:
        """A story card that a survivor keeps, and as what."""
        name = self.name("quest" if id in self.game.domains["quest"] else "encounter", id)
        role = one["roles"].get(id)
        return name if role is None else f"{name} ({self.say(ROLES[role])})"

    def item(self, one: SurvivorView, id: str) -> str:
        return self.name("item", id) + ("↷" if id in one["turned"] else "")

    # --- the map ----------------------------------------------------------------------------------------

    def by_sector(self) -> dict[str, list[str]]:
        """Who and what is where."""
        out: dict[str, list[str]] = {}
        for seat, survivor in enumerate(self.view["survivors"]):
            if survivor["sector"] is not None:
                out.setdefault(survivor["sector"], []).append(self.seat(seat))
        for enemy in self.view["enemies"]:
            name = self.name("enemy", enemy["enemy"])
            out.setdefault(enemy["sector"], []).append(name if enemy["active"] else self.say("view-inactive", enemy=name))
        for down in self.view["face_down"]:
            hidden = self.say("view-face-down-enemy", type=self.say(f"type-{down['type']}"))
            out.setdefault(down["sector"], []).append(hidden)
        for token in self.view["tokens"]:
            out.setdefault(token["sector"], []).append(self.token(token["faction"]))
        for marker in self.view["story"]["markers"]:
            out.setdefault(marker["sector"], []).append(self.name("marker", marker["marker"]))
        for sector in self.view["story"]["capped"]:
            out.setdefault(sector, []).append(self.say("view-cap"))
        return out

    def layout(self) -> list[str]:
        """How the tiles lie, by their numbers: a dot before those that lie face down."""
        rows: dict[int, str] = {}
        for slot, tile in enumerate(self.view["tiles"]):
            row, column = int(self.scenario.rows[slot]), int(self.scenario.columns[slot])
            mark = f"{'·' if tile['face'] is None else ''}{slot + 1}"
            # Every odd row is shifted half a tile to the right.
            rows[row] = rows.get(row, "").ljust(WIDTH * column + WIDTH // 2 * (row % 2)) + mark.rjust(WIDTH)
        return [rows[row] for row in sorted(rows)]

    def tile(self, slot: int, tile: TileView) -> str:
        """A tile that lies face up, with its sectors and who is in them."""
        atlas, id = self.game.cards.atlas, tile["face"]
        assert id is not None
        face = atlas.face_ids.index(id)
        first = face * int(PLACES)
        sectors = [
            self.words.sector(first + place) + self.here(f"{id}/{sector}") for place, sector in enumerate(atlas.sector_ids[face])
        ]
        return f"  {slot + 1}. {atlas.face_names[face][self.lang]}: {'; '.join(sectors)}"

    def face_down(self) -> list[str]:
        """The tiles that lie face down, a line for each back, and who is on them."""
        down: dict[str, list[str]] = {}
        for slot, tile in enumerate(self.view["tiles"]):
            if tile["face"] is None:
                down.setdefault(tile["back"], []).append(f"{slot + 1}{self.here(f'face-down-{slot + 1}')}")
        return [
            "  " + self.say("view-face-down", back=self.say(f"back-{back}"), tiles=", ".join(tiles)) for back, tiles in down.items()
        ]

    def here(self, sector: str) -> str:
        return f" [{', '.join(self.standing[sector])}]" if sector in self.standing else ""

    # --- dice -------------------------------------------------------------------------------------------

    def throw(self, throw: ThrowView) -> list[str]:
        foe = throw["foe"]
        lines = [self.say("view-throw", seat=self.seat(throw["seat"]), rerolls=throw["rerolls"])]
        if throw["dice"]:
            dice = [f"{place + 1}: {self.name('die-face', id)}" for place, id in enumerate(throw["dice"])]
            lines.append("  " + self.say("view-dice", dice="; ".join(dice)))
        if foe is not None:
            lines += self.foe(foe, thrown=bool(throw["dice"]))
        elif throw["difficulty"] is not None:
            lines.append("  " + self.say("view-test", icons=throw["icons"] + throw["icons_plus"], difficulty=throw["difficulty"]))
        return lines

    def foe(self, foe: FoeView, thrown: bool) -> list[str]:
        parts = self.names("part", foe["parts"])
        lines = [
            "  "
            + self.say("view-foe", foe=self.name("foe", foe["foe"]), level=foe["level"], parts=parts, needed=foe["needed"])
            + (f" {self.names('property', foe['properties'])}." if foe["properties"] else "")
        ]
        if thrown:
            lines.append("  " + self.say("view-hits", hits=foe["hits"], icons=foe["icons"]))
        return lines
