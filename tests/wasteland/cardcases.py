"""Every part of every story card, each way it can end, as a case. Imports nothing of the game."""

import re
from dataclasses import dataclass

from tests.wasteland.sheet.compare import CONTENT
from tests.wasteland.sheet.parse import SHEET, Card, Part, read_content, read_sheet

# Where a card of a scenario's own chain is played; all others in the first.
CHAINS = {"commonwealth": range(14, 29), "far-harbor": range(29, 44), "capital": range(44, 56), "pitt": range(56, 67)}
# Phrases that go by who and how many the survivors are.
FOR_ALL = ("for each", "garrison", "pool", "vote", "for keepers", "die per")


def with_markers(sheet: dict[str, Card], content: dict[str, Card]) -> dict[str, Card]:
    """The sheet with the names of markers, which it leaves open, as the content has them."""
    for key, card in sheet.items():
        texts = [*card.rows["setup"], *card.rows["lasting"], *card.rows["round"]]
        texts += [text for part in card.parts for text in [part.reach, *part.ok, *part.fail] if not text.startswith("D&F")]
        for open_text in [text for text in texts if "*" in text]:
            pattern = re.escape(open_text).replace(r"\*", "([a-z0-9-]+)")
            there = content[key]
            found = [*there.rows["setup"], *there.rows["lasting"], *there.rows["round"]]
            found += [text for part in there.parts for text in [part.reach, *part.ok, *part.fail]]
            name = next((match[1] for text in found if (match := re.fullmatch(pattern, text))), "*")
            name_markers(card, name)
    return sheet


def name_markers(card: Card, name: str) -> None:
    for row in ("setup", "lasting", "round"):
        card.rows[row] = [text.replace("*", name) for text in card.rows[row]]
    for part in card.parts:
        part.reach = part.reach.replace("*", name)
        part.ok = [text if text.startswith("D&F") else text.replace("*", name) for text in part.ok]


CARDS_KNOWN = with_markers(read_sheet(SHEET.read_text(encoding="utf-8")), read_content(CONTENT))


@dataclass(frozen=True)
class Case:
    """A part of a card (0: what stands above its options, or what it says at the end of a round) and how it is played.

    site: the least and the greatest level of the icon. variant: what is otherwise than usual.
    """

    key: str
    part: int
    throws: tuple[bool, ...] = ()
    players: int = 2
    variant: str = ""
    level: int = 0

    @property
    def card(self) -> Card:
        return CARDS_KNOWN[self.key]

    @property
    def the_part(self) -> Part:
        return self.card.parts[self.part - 1] if self.part else Part()

    @property
    def line(self) -> str:
        """What must be told, if nothing else."""
        done = all(self.throws) and self.variant != "part"
        if not self.part:
            return ""
        if self.card.kind == "quest":
            return f"{'goal' if done else 'missed'} {self.key}.{self.part}"
        return f"outcome of {self.key}.{self.part}: {'ok' if done else 'fail'}"

    def __str__(self) -> str:
        end = "ok" if all(self.throws) else f"fail{len(self.throws)}" if len(self.throws) > 1 else "fail"
        words = [f"{self.key}.{self.part}" if self.part else self.key, end, self.variant]
        words += [f"level{self.level}"] if self.level else []
        words += [f"{self.players}p"] if self.players != 2 else []
        return "-".join(word for word in words if word)


def is_throw(task: str) -> bool:
    return task.startswith(("t[", "D&F", "fight"))


def cases() -> list[Case]:
    out: list[Case] = []
    for key, card in CARDS_KNOWN.items():
        for number, part in enumerate(card.parts, 1):
            out += cases_of(key, card, number, part)
        out += above(key, card)
    # Settlements that quests have raised, and founded.
    return [*out, Case("settlement-1", 1, variant="raised"), Case("settlement-1", 1, variant="founded")]


def cases_of(key: str, card: Card, number: int, part: Part) -> list[Case]:
    throwing = [task for task in part.tasks if is_throw(task)]
    if part.reach.startswith("when ") and not happens(part.reach[5:]):
        # Met by a card: here it is settled at once.
        return [Case(key, number, variant="settled"), *(Case(key, number, variant=name) for name in variants(card, part, ()))]
    ends: list[tuple[bool, ...]] = [(), *((True,) * n + (False,) for n in range(len(throwing)))]
    out = []
    for end in ends:
        levels = {1, 3} if card.kind in ("ruin", "settlement") and uses_level(part) else {0}
        for level in sorted(levels):
            if key == "022" or (key == "053" and level):
                level = 0
            out.append(Case(key, number, end, level=level))
        for variant in variants(card, part, end):
            out.append(Case(key, number, end, variant=variant))
    texts = [*part.ok, *[text for staged in stages(part) for text in CARDS_KNOWN[staged].rows["setup"]]]
    if any(text.startswith(FOR_ALL) for text in texts):
        out += [Case(key, number, players=1), Case(key, number, players=3)]
    if "most-irradiated" in part.needs:
        out.append(Case(key, number, players=3, variant="two-of-three"))
    return list(dict.fromkeys(out))


def uses_level(part: Part) -> bool:
    return any(re.match(r"Lx[WT]|[WT]|Shop[WT]|shop N|renew N|for .*N", text) for text in [*part.ok, *part.fail])


def stages(part: Part) -> list[str]:
    return [text[2:] for text in [*part.ok, *part.fail] if re.fullmatch(r"St\d{3}", text)]


def variants(card: Card, part: Part, end: tuple[bool, ...]) -> list[str]:
    out = []
    if any("caps-on-card" in text for text in part.ok):
        out.append("third-cap")
    if any("settlements-capped" in text for text in part.ok):
        out.append("last-cap")
    if any(text.startswith("U:") for text in part.ok) and all(end):
        out.append("unique-gone")
    if any("if hurt" in text for text in part.ok) and all(end):
        out.append("hurt")
    if any(text.startswith("quest:") for text in part.ok) and all(end):
        out.append("quest-gone")
    if card.rows["intro"] == ["if last-in-deck: add 80"] or "next card may" in part.ok or "next card" in part.ok:
        out.append("more")
    if "next card may" in part.ok and all(end):
        out.append("turn-back")
    if "companion from assets" in part.ok:
        out.append("willing")
    if any(task.startswith("pay any") for task in part.tasks):
        out.append("part")
    if "vote" in part.ok:
        out += ["alone", "equal"]
    return out


def above(key: str, card: Card) -> list[Case]:
    """What stands above options and sends elsewhere, and what a quest says at the end of a round."""
    out = []
    if any("next card" in text for text in card.rows["intro"]):
        out += [Case(key, 0, variant="elsewhere"), Case(key, 0, variant="elsewhere-last")]
    if card.rows["round"]:
        out.append(Case(key, 0, variant="round"))
        out += [Case(key, 0, variant=name) for name in ("round-met", "round-third") if is_round(card, name)]
        if any(text.startswith(FOR_ALL) for text in card.rows["round"]):
            out.append(Case(key, 0, players=3, variant="round"))
    return out


def is_round(card: Card, variant: str) -> bool:
    wanted = r"caps-on-card" if variant == "round-third" else r"if (star|shield) at"
    return any(re.search(wanted, text) for text in card.rows["round"])


def happens(when: str) -> bool:
    """Whether what meets an objective is brought about in the match itself."""
    return when.startswith(("kill", "last", "explore", "camp", "rads", "damage", "put", "star removed")) or " at " in when


def walks(when: str) -> bool:
    return when in ("courser at railroad", "prime at project-purity")


def scenario_of(key: str) -> str:
    if key[0].isdecimal():
        for scenario, numbers in CHAINS.items():
            if int(key) in numbers:
                return scenario
    return "commonwealth"
