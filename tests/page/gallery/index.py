"""The gallery's pictures and the page that shows them all."""

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

HEAD = """# The page, situation by situation

Every picture is made by the tests (`make gallery`), from matches with fixed seeds: on a desk and on a phone, in English
and in Russian, by day and on the night shift. The same run checks that nothing scrolls sideways, overlaps, is cut off or is
too small to hit, and that axe-core finds no fault.
"""


def file_of(situation: Situation, size: str, lang: str, light: str) -> str:
    return f"{situation.id}-{size}-{lang}-{light}.webp"


def shown(chapter: Chapter) -> list[Situation]:
    return [situation for situation in chapter.situations if situation.shown]


def files() -> Iterator[str]:
    for chapter in CHAPTERS:
        for situation in shown(chapter):
            for size in SIZES:
                for lang in LANGUAGES:
                    for light in LIGHTS:
                        yield file_of(situation, size, lang, light)


def text() -> str:
    return "\n".join([HEAD, *map(contents_of, CHAPTERS), *map(chapter_of, CHAPTERS)])


def contents_of(chapter: Chapter) -> str:
    lines = [f"  - [{situation.title}](#{situation.id})" for situation in shown(chapter)]
    return "\n".join([f"- [{chapter.title}](#{chapter.id})", *lines])


def chapter_of(chapter: Chapter) -> str:
    return "\n".join(["", f'<h2 id="{chapter.id}">{chapter.title}</h2>', "", *map(part_of, shown(chapter))])


def part_of(situation: Situation) -> str:
    """One situation: the desk's four pictures in a row, the phone's four in the next."""
    rows = [f'<h3 id="{situation.id}">{situation.title}</h3>', ""]
    for size, width in (("desk", "24%"), ("phone", "12%")):
        named = [(lang, light) for lang in LANGUAGES for light in LIGHTS]
        rows += ["<p>", *(thumbnail(situation, size, lang, light, width) for lang, light in named), "</p>", ""]
    return "\n".join(rows)


def thumbnail(situation: Situation, size: str, lang: str, light: str, width: str) -> str:
    file = file_of(situation, size, lang, light)
    return f'<a href="{file}"><img src="{file}" width="{width}" alt="{situation.title}: {size}, {lang}, {light}"></a>'
