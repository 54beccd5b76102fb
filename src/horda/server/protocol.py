"""Everything that goes over the wire, in one place and with one version.

A message is a JSON object with its kind in `type`; tools/make_protocol.py tells clients of it.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from horda.core.words import Text
from horda.server.outcomes import Outcome, SeatEnding
from horda.server.problems import Problem as Problem
from horda.server.wishes import NO_ZERO as NO_ZERO
from horda.server.wishes import Fork as Fork
from horda.server.wishes import Invited as Invited
from horda.server.wishes import Key as Key
from horda.server.wishes import Linked as Linked
from horda.server.wishes import Me as Me
from horda.server.wishes import Newcomers as Newcomers
from horda.server.wishes import NewInvitation as NewInvitation
from horda.server.wishes import NewTable as NewTable
from horda.server.wishes import Number as Number
from horda.server.wishes import Redeem as Redeem
from horda.server.wishes import SeatNumber as SeatNumber
from horda.server.wishes import SeatWish as SeatWish
from horda.server.wishes import Start as Start

PROTOCOL = 1


BoardData = Annotated[Any, Meta(extra={"of": "board"})]
OptionData = Annotated[dict[str, Any], Meta(extra={"of": "option"})]
EventData = Annotated[dict[str, Any], Meta(extra={"of": "event"})]
SceneData = Annotated[dict[str, Any], Meta(extra={"of": "scene"})]
TallyData = Annotated[Any, Meta(extra={"of": "tally"})]
"""What only a game can say more of; clients have types of each game for it."""

ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_ZERO)]


class Wire(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message in either direction; first those of a client."""


class Hello(Wire, frozen=True, tag="hello"):
    """The first message of a socket: a table and the last sequence number seen, by which seats."""

    table: Linked
    protocol: Number = PROTOCOL
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    seats: Annotated[tuple[SeatNumber, ...], Meta(max_length=64)] | None = None


class Answer(Wire, frozen=True, tag="answer"):
    """A seat's answer to an ask: `ask` and `epoch` are those of the ask, `option` is a key."""

    id: Number
    seat: SeatNumber
    ask: Number
    epoch: Number
    option: Key


class Request(Wire, frozen=True, tag="request"):
    """What a seat asks for by itself, whoever is asked: `option` is a key out of `Requests`.

    `count` and `epoch` say which position it was seen in: what a key means may have changed.
    """

    id: Number
    seat: SeatNumber
    count: Number
    epoch: Number
    option: Key


class Undo(Wire, frozen=True, tag="undo"):
    """Take the game back to `to` standing answers (by default one less than there are)."""

    id: Number
    seat: SeatNumber
    to: Number | None = None


class Redo(Wire, frozen=True, tag="redo"):
    """Bring answers back that were undone, up to `to` standing answers."""

    id: Number
    seat: SeatNumber
    to: Number | None = None


class Consent(Wire, frozen=True, tag="consent"):
    """Agree or disagree with the open proposal to take the game back."""

    id: Number
    proposal: Number
    agree: bool


class Favour(Wire, frozen=True, tag="favour"):
    """What a seat would answer to a question that another one is asked, if all talk about it.

    `of`, `ask` and `epoch` are those of the question; without `option` nothing is said any more.
    """

    id: Number
    seat: SeatNumber
    of: SeatNumber
    ask: Number
    epoch: Number
    option: Key | None = None


class Say(Wire, frozen=True, tag="say"):
    """A line for the chat."""

    id: Number
    text: ChatText


class Ping(Wire, frozen=True, tag="ping"):
    """Is anybody there?"""

    id: Number = 0


FromClient = Hello | Answer | Request | Undo | Redo | Consent | Favour | Say | Ping


# What messages of the server are made of.


class OfferedOption(Struct, frozen=True, omit_defaults=True):
    """Something a seat may choose: the key to answer with, words, and its plain data."""

    key: str
    text: Text
    data: OptionData
    warning: Text | None = None
    """What it would give away for good: it is asked for twice."""


class WireAsk(Struct, frozen=True):
    """A question to a seat of the reader."""

    number: int
    epoch: int
    seat: int
    prompt: Text
    options: tuple[OfferedOption, ...]


class Requests(Struct, frozen=True):
    """What a seat of the reader could ask for by itself right now, and the position it is for."""

    count: int
    epoch: int
    options: tuple[OfferedOption, ...]


class Happening(Struct, frozen=True):
    """Something that happened, as the reader may know it."""

    text: Text
    rules: tuple[str, ...]
    data: EventData
    seats: tuple[int, ...] = ()
    """Those of the reader's seats that know it so; none: all of them."""


class Moment(Happening, frozen=True):
    """Something that happened, and what changed with it on the boards of the seats that know it.

    `changes` has them by seat; the empty name stands for all seats that are not named. Applied
    one after the other, they give the board as it was at each moment.
    """

    changes: dict[str, list[list[Any]]] = {}


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str
    person: str | None
    """The public number of the person who holds it."""
    nickname: str
    bot: str
    """The bot that plays it, or nothing; with a person it stands in until they come back."""
    online: bool
    ending: SeatEnding | None = None
    """How the game ended for this seat."""
    away: float | None = None
    """For how many seconds its holder has been away by now; None: they are here, or nobody is."""


class TableInfo(Struct, frozen=True):
    """A table as everybody who may know of it sees it."""

    id: str
    title: str
    game: str
    scenario: str
    config: dict[str, Any]
    status: str
    public: bool
    host: str
    """The public number of the host."""
    seats: tuple[SeatInfo, ...]
    answers: int
    created: float
    changed: float
    result: str
    scenario_title: str = ""
    """What a scenario that came with the table calls itself; texts name all others."""
    spectators: int = 0
    rematch: str = ""
    follower: str = ""
    """The table where the same people play next: one that waits for them, or has just begun."""
    forked_from: str = ""
    forked_at: int = 0
    """After how many answers of that table this one goes its own way."""
    origin: str = ""
    """Why somebody may have known more: a chosen `seed`, a `file` brought in, or a `course`."""
    newcomers: bool = True
    """People who were not invited may sit down."""
    grace: float = 0.0
    """Seconds that somebody must be away before the host may let a bot play for them."""
    campaign: str = ""
    """The campaign that this game is a chapter of."""
    chapter: int = 0
    house: bool = False
    """House rules are played by: a file that the host has brought."""


class ChatLine(Struct, frozen=True):
    """A line of the chat."""

    number: int
    nickname: str
    """As they called themselves then; anybody may take another one's name."""
    text: str
    at: float
    person: str = ""


class Proposal(Struct, frozen=True):
    """Somebody would like to go back beyond the barrier, and waits for the others."""

    number: int
    kind: str
    seat: int
    to: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class Debate(Struct, frozen=True):
    """What others would answer to a question: by the seat that says so the key of an option."""

    of: int
    ask: int
    epoch: int
    voices: dict[str, str]


class Step(Struct, frozen=True):
    """What happened with one answer; number 0 is the setup."""

    count: int
    events: tuple[Happening, ...]


class Past(Struct, frozen=True):
    """A position of the past, as the reader may see it now."""

    count: int
    total: int
    boards: dict[str, BoardData]
    waiting: tuple[int, ...]
    events: tuple[Moment, ...]
    result: Outcome | None


# From the server.


class Welcome(Wire, frozen=True, tag="welcome"):
    """The answer to a hello. A view or the missed updates follow."""

    protocol: int
    horda: str
    table: TableInfo
    person: str | None
    """The reader's own public number."""
    seats: tuple[int, ...]
    """The seats the reader holds."""
    chat: tuple[ChatLine, ...]


class View(Wire, frozen=True, tag="view"):
    """The whole position, as the reader may see it.

    `boards` holds one board for every seat of the reader (the key is its number), or a
    single one with the empty key where all see the same.
    """

    seq: int
    epoch: int
    count: int
    """How many answers stand."""
    redo: int
    """How many answers were taken back and could be brought back."""
    floor: int
    """How far back anybody may go at all: there hidden cards were dealt anew."""
    free: dict[str, int]
    """For every seat of the reader how far back it may go without asking."""
    boards: dict[str, BoardData]
    asks: tuple[WireAsk, ...]
    held: dict[str, str]
    """The reader's own answers that wait unseen for those of the others."""
    waiting: tuple[int, ...]
    since: float
    """When the last answer came."""
    result: Outcome | None = None
    debated: tuple[WireAsk, ...] = ()
    """Questions to whichever seat that all talk about before it answers: all see their options."""


class Update(Wire, frozen=True, tag="update"):
    """What changed in the view since `base`, and what happened meanwhile.

    A change is [path, value] or, for something that is gone, [path]. Where `base` is `seq`,
    it only tells more of what the last update began; that one said that `more` would come.
    """

    base: int
    seq: int
    changes: list[list[Any]]
    events: tuple[Moment, ...]
    more: bool = False


class Table(Wire, frozen=True, tag="table"):
    """Seats, presence or status changed."""

    table: TableInfo
    seats: tuple[int, ...]


class Chatted(Wire, frozen=True, tag="chatted"):
    """Somebody said something."""

    line: ChatLine


class Proposed(Wire, frozen=True, tag="proposed"):
    """A proposal came up, gathered a consent, or is gone (None)."""

    proposal: Proposal | None
    carried: bool = False


class Voiced(Wire, frozen=True, tag="voiced"):
    """Somebody said what they would answer, or that they no longer would."""

    debate: Debate


class Done(Wire, frozen=True, tag="done"):
    """The message with this id was carried out and, if it changed the game, is on disk."""

    id: int
    seq: int


class Refused(Wire, frozen=True, tag="refused"):
    """The message with this id (None: none could be read) changed nothing."""

    id: int | None
    code: str
    what: str
    rules: tuple[str, ...] = ()
    why: Text | None = None
    retry: float | None = None
    """After how many seconds it makes sense to try again."""


class Pong(Wire, frozen=True, tag="pong"):
    """Somebody is there."""

    id: int


FromServer = Welcome | View | Update | Table | Chatted | Proposed | Voiced | Done | Refused | Pong
