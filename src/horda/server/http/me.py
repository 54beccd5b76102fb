"""Who I am: a nickname behind a signed cookie, a passphrase to move it, an address for letters."""

import time
from typing import Annotated

from litestar import Controller, Response
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from horda.server.http.common import (
    Asked,
    Asker,
    House,
    Person,
    Viewer,
    get,
    limit,
    patch,
    post,
    put,
)
from horda.server.ops.guard import address_of, is_secure, session_of
from horda.server.people import identity, letters
from horda.server.people.identity import COOKIE, Identities, Passphrases
from horda.server.people.results import ResultInfo, results
from horda.server.people.sessions import Known, end_others, new_session, read, written
from horda.server.protocol import Me, Problem
from horda.server.store.queries import people, sessions
from horda.server.store.queries.results import ended_seats
from horda.server.store.rows import PersonRow, SessionRow
from horda.server.tables.forget import forget
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.texts import LOCALES

Word = Annotated[str, Meta(max_length=300)]
LONG_LIST = 60
"""Tables of a list that takes as long as all that somebody has ever won and lost."""


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """A new identity."""

    nickname: Word
    locale: str = "en"


class ChangedMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to change of an identity; what is not said stays."""

    nickname: Word | None = None
    locale: str | None = None
    email: Word | None = None


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """A passphrase for one's own identity; `old` is the one before, if there is one."""

    passphrase: Word
    old: Word = ""


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """What was sent to an address, to see whose it is."""

    code: Word


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """To be forgotten; whoever has a passphrase says it."""

    passphrase: Word = ""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Move an identity to this device."""

    handle: Word
    passphrase: Word


class MeController(Controller):
    """The identity of who asks."""

    path = "/api/me"
    tags = ("me",)

    @get(summary="Who I am")
    async def show(self, rooms: House, viewer: Viewer) -> Me | None:
        """Nothing for a stranger."""
        row = await _find(rooms, viewer)
        return None if row is None else _me(rooms, row)

    @get("/results", summary="What I have won and lost")
    async def results(self, rooms: House, viewer: Viewer, who: Asker) -> list[ResultInfo]:
        """By game and scenario; nothing for a stranger."""
        if viewer is None:
            return []
        limit(rooms.limits.lists(viewer, who.address, LONG_LIST))
        return results(await rooms.store.read(lambda db: ended_seats(db, viewer)))

    @post(summary="Begin with a nickname")
    async def begin(
        self, request: Asked, rooms: House, viewer: Viewer, data: JSONBody[NewMe]
    ) -> Response[Me]:
        """Sets the cookie that this browser is known by.

        Who is known already stays who they are: seats are lost with a cookie that is overwritten.
        """
        if known := await _find(rooms, viewer):
            return Response(_me(rooms, known))
        limit(rooms.limits.create(None, address_of(request.scope)))
        now = time.time()
        row = PersonRow(
            id=identity.new_id(),
            nickname=identity.clean_nickname(data.nickname),
            locale=_locale(data.locale),
            created=now,
            seen=now,
        )
        new = new_session(row.id, agent_of(request))

        def store(db: Connection) -> None:
            people.add_person(db, row)
            sessions.add_session(db, new)

        await rooms.store.write(store)
        return _with_cookie(request, rooms, row, new)

    @patch(summary="Change nickname, language or address")
    async def change(
        self, request: Asked, rooms: House, person: Person, data: JSONBody[ChangedMe]
    ) -> Me:
        """An e-mail address waits until the code sent there comes back; an empty one takes it away.

        The code is sent with every call that names the address.
        """
        values: dict[str, str | float | None] = {"seen": time.time()}
        if data.nickname is not None:
            values["nickname"] = identity.clean_nickname(data.nickname)
        if data.locale is not None:
            values["locale"] = _locale(data.locale)
        address = None if data.email is None else identity.clean_email(data.email)
        if address is not None:
            limit(rooms.limits.letter(person, address_of(request.scope)))
        code = letters.new_code()
        if data.email is not None:
            values |= letters.waiting(rooms.settings, person, address, code)
        await rooms.store.write(lambda db: people.set_person(db, person, **values))
        row = await _known(rooms, person)
        if address is not None:
            await letters.send_code(rooms.notices, row, address, code)
        return _me(rooms, row)

    @post("/email", status_code=200, summary="Confirm an address with the code that was sent there")
    async def confirm(
        self, request: Asked, rooms: House, person: Person, data: JSONBody[Code]
    ) -> Me:
        """From then on letters go there."""
        limit(rooms.limits.claim(person, address_of(request.scope)))
        now = time.time()
        await rooms.store.write(lambda db: letters.confirm(db, person, data.code, now))
        return _me(rooms, await _known(rooms, person))

    @put("/passphrase", summary="Set a passphrase; the answer has the handle to go with it")
    async def set_passphrase(
        self, request: Asked, rooms: House, viewer: Viewer, data: JSONBody[Passphrase]
    ) -> Response[Me]:
        """Handle and passphrase together open this identity on another device.

        A change needs the old one. It signs out every other device, and this one gets a new
        cookie: whoever has copied the old one has nothing any more. Who got no answer asks the
        same again, with the cookie from before: it is taken if this passphrase was set.
        """
        address = address_of(request.scope)
        if viewer is None:
            known = _before(request)
            # By the cookie: who has copied one cannot use up the tries of its person.
            limit(rooms.limits.claim(known.session, address))
            return await _said_again(request, rooms, known.person, data.passphrase)
        limit(rooms.limits.claim(viewer, address))
        try:
            return await _change(request, rooms, viewer, data)
        except TableError as error:
            if error.code not in (Problem.WRONG_PASSPHRASE, Problem.SIGNED_OUT):
                raise
            try:
                return await _said_again(request, rooms, viewer, data.passphrase)
            except TableError:
                raise error from None

    @post("/claim", status_code=200, summary="Become who one is on another device")
    async def claim(self, request: Asked, rooms: House, data: JSONBody[Claim]) -> Response[Me]:
        """Refused in the same words and time whether the handle or the passphrase is wrong."""
        handle = identity.clean_handle(data.handle)
        # What is no handle is nobody's: who mistypes theirs must not wait for all who did so.
        limit(rooms.limits.claim(handle or None, address_of(request.scope)))
        row = await rooms.store.read(lambda db: people.find_handle(db, handle))
        passphrases: Passphrases = request.app.state.passphrases
        if not await passphrases.fits(row.phrase if row else None, data.passphrase):
            raise _no_fit()
        assert row is not None
        return await _sign_in(request, rooms, row, session_of(request.scope))

    @post("/forget", status_code=200, summary="Forget me")
    async def forget(
        self, request: Asked, rooms: House, person: Person, data: JSONBody[Farewell]
    ) -> Response[None]:
        """Takes away all that tells who somebody was, everywhere and for good.

        Seats in running games go to bots, tables to who else sits there.
        """
        limit(rooms.limits.claim(person, address_of(request.scope)))
        await _check_phrase(request, await _known(rooms, person), data.passphrase)
        await forget(rooms, person, time.time())
        return Response(None, cookies=[identity.no_cookie(secure=is_secure(request.scope))])


async def _change(request: Asked, rooms: Rooms, person: str, data: Passphrase) -> Response[Me]:
    """Sets a passphrase, ends every session and begins another one here."""
    row = await _known(rooms, person)
    await _check_phrase(request, row, data.old)
    passphrases: Passphrases = request.app.state.passphrases
    hashed = await passphrases.hash(data.passphrase)
    new, here = new_session(person, agent_of(request)), session_of(request.scope)

    def store(db: Connection) -> list[str]:
        if not _still_says(db, row):
            raise TableError(Problem.WRONG_PASSPHRASE, "it was changed just now")
        if sessions.find_session(db, here) is None:
            raise TableError(Problem.SIGNED_OUT, "this session was ended")
        _set_phrase(db, row, hashed)
        sessions.add_session(db, new)
        return end_others(db, person, new.id)

    await rooms.end_sessions(store, moved=here, new=new.id)
    return _with_cookie(request, rooms, await _known(rooms, person), new)


def _before(request: Asked) -> Known:
    """Returns what a cookie says whose session may have ended; it opens nothing by itself."""
    identities: Identities = request.app.state.identities
    known = read(identities.read(request.cookies.get(COOKIE)))
    if known is None:
        raise TableError(Problem.NO_IDENTITY, "choose a nickname first (POST /api/me)")
    return known


async def _said_again(request: Asked, rooms: Rooms, person: str, phrase: str) -> Response[Me]:
    """Answers once more who has set this passphrase and may not have heard of it.

    The cookie from before only says whose passphrase it is; to say that counts as signing in, so
    a copied cookie opens nothing. No other session ends: the first answer may still be on its way.
    One that holds goes on as the new one, or a browser would be in the list once for each try.
    """
    row = await _find(rooms, person)
    passphrases: Passphrases = request.app.state.passphrases
    if not await passphrases.fits(row.phrase if row else None, phrase):
        raise TableError(Problem.SIGNED_OUT, "this session was ended")
    assert row is not None
    here = session_of(request.scope)
    return await _sign_in(request, rooms, row, here, moved=here)


async def _sign_in(
    request: Asked, rooms: Rooms, row: PersonRow, before: str, moved: str = ""
) -> Response[Me]:
    """Begins a session of who has said the passphrase; the one before it here ends."""
    new = new_session(row.id, agent_of(request))

    def store(db: Connection) -> list[str]:
        if not _still_says(db, row):
            raise _no_fit()
        ended = [before] if before else []  # its cookie is overwritten
        sessions.end_sessions(db, ended)
        return [*ended, *sessions.add_session(db, new)]

    await rooms.end_sessions(store, moved=moved, new=new.id)
    return _with_cookie(request, rooms, row, new)


async def _check_phrase(request: Asked, row: PersonRow, said: str) -> None:
    """Refuses who has a passphrase and does not say it: a browser left open is not enough."""
    passphrases: Passphrases = request.app.state.passphrases
    if row.phrase is not None and not await passphrases.fits(row.phrase, said):
        raise TableError(Problem.WRONG_PASSPHRASE, "say the passphrase you have now")


def _no_fit() -> TableError:
    return TableError(Problem.BAD_PASSPHRASE, "handle and passphrase do not fit")


def _still_says(db: Connection, row: PersonRow) -> bool:
    """Tells whether the passphrase that was looked at still holds: to do so takes a while.

    A session that began with the old one after it was changed would outlive it.
    """
    now = people.keep_person(db, row.id)
    return now is not None and bool(now.nickname) and now.phrase == row.phrase


def _set_phrase(db: Connection, row: PersonRow, hashed: str) -> None:
    """Stores a passphrase and, the first time, a handle that nobody else has."""
    while row.handle is None:
        try:
            with db.begin_nested():
                people.set_person(db, row.id, phrase=hashed, handle=identity.new_handle())
            return
        except IntegrityError:
            continue
    people.set_person(db, row.id, phrase=hashed)


async def _find(rooms: Rooms, person: str | None) -> PersonRow | None:
    if person is None:
        return None
    return await rooms.store.read(lambda db: people.find_person(db, person))


async def _known(rooms: Rooms, person: str) -> PersonRow:
    row = await _find(rooms, person)
    if row is None:
        raise TableError(Problem.NO_IDENTITY, "choose a nickname first (POST /api/me)")
    return row


def _me(rooms: Rooms, row: PersonRow) -> Me:
    return Me(
        row.id,
        row.nickname,
        row.locale,
        row.email or "",
        row.handle or "",
        letters=rooms.settings.mail is not None,
        pending=row.pending or "",
    )


def agent_of(request: Asked) -> str:
    """Returns what a browser says of itself."""
    return request.headers.get("user-agent", "")[:300]


def _with_cookie(request: Asked, rooms: Rooms, row: PersonRow, new: SessionRow) -> Response[Me]:
    identities: Identities = request.app.state.identities
    said = written(Known(row.id, new.id))
    cookie = identities.cookie(said, secure=is_secure(request.scope))
    return Response(_me(rooms, row), cookies=[cookie])


def _locale(locale: str) -> str:
    return locale if locale in LOCALES else "en"
