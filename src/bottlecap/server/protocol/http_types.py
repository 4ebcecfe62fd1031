"""What goes over HTTP, put together: the page's types are made from these, and what they hold."""

from typing import Final

from bottlecap.server.protocol.basics import Problem
from bottlecap.server.protocol.circle import Circle, ForgetCircle
from bottlecap.server.protocol.games import Leaves, Lobby
from bottlecap.server.protocol.notices import AddAddress, AddPush, Notices, SetWishes, Tried
from bottlecap.server.protocol.persons import (
    ComeBack,
    FollowLink,
    MailMe,
    MailSent,
    Me,
    PasskeyAnswer,
    PasskeyChallenge,
    Person,
    RecoveryCode,
)
from bottlecap.server.protocol.replays import Replay
from bottlecap.server.protocol.tables import (
    Claim,
    Created,
    CreateTable,
    RematchWith,
    Return,
    SeatLink,
    SetName,
    SetPick,
    SetReady,
    SetSeat,
    TableInfo,
    TableList,
)

BODIES: Final = (CreateTable, RematchWith, Claim, SetName, SetReady, SetPick, SetSeat, Return)
MAILS: Final = (MailMe, FollowLink, MailSent)
PERSONS: Final = (Me, Person, RecoveryCode, PasskeyChallenge, ComeBack, PasskeyAnswer, *MAILS, Circle, ForgetCircle)
NOTICES: Final = (Notices, Tried, AddPush, AddAddress, SetWishes)
HTTP_TYPES: Final = (Lobby, TableInfo, TableList, Replay, Leaves, *BODIES, *PERSONS, *NOTICES, Created, SeatLink, Problem)
