"""What several parts of the protocol are made of: bounds, small types, and what a struct that a client sends has to be."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

NAME_LENGTH: Final = 32
ID_LENGTH: Final = 64

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]

# An argument of an action: an id, a number, or several ids together.
ValueJson = str | int | list[str | int]
# An action as `action.to_json()` writes it: a kind and named arguments.
ActionJson = dict[str, ValueJson]


class Wire(Struct, forbid_unknown_fields=True):
    """What a client sends: a field we don't know is a mistake, not something to ignore."""


class RemarkJson(Struct):
    """A sentence with figures beside another: the id of its message, and its arguments."""

    message: str
    args: dict[str, object]


class Problem(Struct):
    """Why a request was refused: a code from docs/protocol.md, the rule behind it if there is one, and what it is about."""

    code: str
    rule: str | None = None
    detail: str = ""


encoder: Final = msgspec.json.Encoder()
