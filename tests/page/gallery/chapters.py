"""The whole gallery. Another game comes in with a module of its own and one line here."""

from tests.page.gallery import before, monopoly, shelter

CHAPTERS = [before.CHAPTER, shelter.CHAPTER, monopoly.CHAPTER]
