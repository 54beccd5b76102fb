"""Who I am: a nickname behind a signed cookie, and a passphrase to move it."""

import time
from typing import Annotated

from litestar import Controller, Response
from msgspec import Meta, Struct
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from horda.server.http.common import Asked, delete, get, limit, patch, post, put
from horda.server.ops.guard import address_of, is_secure
from horda.server.people import identity
from horda.server.people.identity import Identities, Passphrases
from horda.server.protocol import Me, Problem
from horda.server.store.queries import people
from horda.server.store.rows import PersonRow
from horda.server.tables.rooms import Rooms
from horda.server.tables.trouble import TableError
from horda.texts import LOCALES

Word = Annotated[str, Meta(max_length=300)]


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
    """A passphrase for one's own identity."""

    passphrase: Word


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Move an identity to this device."""

    handle: Word
    passphrase: Word


class MeController(Controller):
    """The identity of who asks."""

    path = "/api/me"
    tags = ("me",)

    @get(summary="Who I am")
    async def show(self, rooms: Rooms, viewer: str | None) -> Me | None:
        """Nothing for a stranger."""
        row = await _find(rooms, viewer)
        return None if row is None else _me(rooms, row)

    @post(summary="Begin with a nickname")
    async def begin(self, request: Asked, rooms: Rooms, data: NewMe) -> Response[Me]:
        """Sets the cookie that this browser is known by."""
        limit(rooms.limits.create(None, address_of(request.scope)))
        now = time.time()
        row = PersonRow(
            id=identity.new_id(),
            nickname=identity.clean_nickname(data.nickname),
            locale=_locale(data.locale),
            created=now,
            seen=now,
        )
        await rooms.store.write(lambda db: people.add_person(db, row))
        return _with_cookie(request, rooms, row)

    @patch(summary="Change nickname, language or address")
    async def change(self, rooms: Rooms, person: str, data: ChangedMe) -> Me:
        """An empty e-mail address takes it away."""
        values: dict[str, str | float | None] = {"seen": time.time()}
        if data.nickname is not None:
            values["nickname"] = identity.clean_nickname(data.nickname)
        if data.locale is not None:
            values["locale"] = _locale(data.locale)
        if data.email is not None:
            values["email"] = identity.clean_email(data.email)
        await rooms.store.write(lambda db: people.set_person(db, person, **values))
        return _me(rooms, await _known(rooms, person))

    @put("/passphrase", summary="Set a passphrase; the answer has the handle to go with it")
    async def set_passphrase(
        self, request: Asked, rooms: Rooms, person: str, data: Passphrase
    ) -> Me:
        """Handle and passphrase together open this identity on another device."""
        limit(rooms.limits.claim(person, address_of(request.scope)))
        passphrases: Passphrases = request.app.state.passphrases
        hashed = await passphrases.hash(data.passphrase)
        row = await _known(rooms, person)
        await rooms.store.write(lambda db: _set_phrase(db, row, hashed))
        return _me(rooms, await _known(rooms, person))

    @post("/claim", status_code=200, summary="Become who one is on another device")
    async def claim(self, request: Asked, rooms: Rooms, data: Claim) -> Response[Me]:
        """Refused in the same words and time whether the handle or the passphrase is wrong."""
        handle = identity.clean_handle(data.handle)
        limit(rooms.limits.claim(handle, address_of(request.scope)))
        row = await rooms.store.read(lambda db: people.find_handle(db, handle))
        passphrases: Passphrases = request.app.state.passphrases
        if not await passphrases.fits(row.phrase if row else None, data.passphrase):
            raise TableError(Problem.BAD_PASSPHRASE, "handle and passphrase do not fit")
        assert row is not None
        return _with_cookie(request, rooms, row)

    @delete(status_code=200, summary="Forget me on this device")
    async def forget(self, request: Asked) -> Response[None]:
        """Takes the cookie away; seats stay with the identity."""
        secure = is_secure(request.scope)
        return Response(None, cookies=[identity.no_cookie(secure=secure)])


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
    letters = rooms.settings.mail is not None
    return Me(row.id, row.nickname, row.locale, row.email or "", row.handle or "", letters)


def _with_cookie(request: Asked, rooms: Rooms, row: PersonRow) -> Response[Me]:
    identities: Identities = request.app.state.identities
    cookie = identities.cookie(row.id, secure=is_secure(request.scope))
    return Response(_me(rooms, row), cookies=[cookie])


def _locale(locale: str) -> str:
    return locale if locale in LOCALES else "en"
