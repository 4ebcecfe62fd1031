"""The gallery's pictures, and the pages that show them: all of them where they are made, in the docs two of each situation."""

from collections.abc import Iterator

from tests.page.gallery.chapters import CHAPTERS
from tests.page.gallery.situation import Chapter, Situation

LIGHTS = ("day", "night")
SIZES = ("desk", "phone")
LANGUAGES = ("en", "ru")
# How much of its detail a picture keeps, of a hundred.
QUALITY = 45
# By the width of the screen: a desk's picture needs less than every point of it to be read.
SCALES = {1440: 0.75, 390: 1.0}

# By size, language and light.
Kind = tuple[str, str, str]
ALL: list[Kind] = [(size, lang, light) for size in SIZES for lang in LANGUAGES for light in LIGHTS]
# Each is seen once; the others say nothing new to a reader, and would be ten megabytes.
KEPT: list[Kind] = [("desk", "en", "day"), ("phone", "ru", "night")]
WIDTHS = {"desk": 24, "phone": 12}

HEAD = """# The page, situation by situation

Every picture is made by the tests (`make gallery`), from matches with fixed seeds: on a desk and on a phone, in English
and in Russian, by day and on the night shift. The same run checks that nothing scrolls sideways, overlaps, is cut off or is
too small to hit, and that axe-core finds no fault.
"""
KEPT_HEAD = (
    HEAD
    + """
Two pictures of each situation are kept here, the desk in English by day and the phone in Russian by night; `make gallery` makes
all eight, in `build/gallery`.
"""
)


def file_of(situation: Situation, kind: Kind) -> str:
    return f"{'-'.join([situation.id, *kind])}.webp"


def shown(chapter: Chapter) -> list[Situation]:
    return [situation for situation in chapter.situations if situation.shown]


def files(kinds: list[Kind]) -> Iterator[str]:
    for chapter in CHAPTERS:
        for situation in shown(chapter):
            for kind in kinds:
                yield file_of(situation, kind)


def text(kinds: list[Kind]) -> str:
    head = HEAD if kinds == ALL else KEPT_HEAD
    return "\n".join([head, *map(contents_of, CHAPTERS), *(chapter_of(chapter, kinds) for chapter in CHAPTERS)])


def contents_of(chapter: Chapter) -> str:
    lines = [f"  - [{situation.title}](#{situation.id})" for situation in shown(chapter)]
    return "\n".join([f"- [{chapter.title}](#{chapter.id})", *lines])


def chapter_of(chapter: Chapter, kinds: list[Kind]) -> str:
    parts = [part_of(situation, kinds) for situation in shown(chapter)]
    return "\n".join(["", f'<h2 id="{chapter.id}">{chapter.title}</h2>', "", *parts])


def part_of(situation: Situation, kinds: list[Kind]) -> str:
    """One situation: the desk's pictures, then the phone's; few of them have room to be larger."""
    rows = [f'<h3 id="{situation.id}">{situation.title}</h3>', "", "<p>"]
    rows += [thumbnail(situation, kind, WIDTHS[kind[0]] * (1 if kinds == ALL else 2)) for kind in kinds]
    return "\n".join([*rows, "</p>", ""])


def thumbnail(situation: Situation, kind: Kind, width: int) -> str:
    file = file_of(situation, kind)
    return f'<a href="{file}"><img src="{file}" width="{width}%" alt="{situation.title}: {", ".join(kind)}"></a>'
