"""Addresses for letters: nothing goes to one before its owner has confirmed it."""

import secrets
import time

from sqlalchemy import Connection

from horda.server.ops.settings import Settings
from horda.server.people.identity import token_hash
from horda.server.people.notices import Notices
from horda.server.protocol import Problem
from horda.server.store.queries import people
from horda.server.store.rows import PersonRow
from horda.server.tables.trouble import TableError

DIGITS = 8
LASTS = 3600.0
"""Seconds for which a code holds."""

Values = dict[str, str | float | None]


def new_code() -> str:
    """Returns a code that can be typed: digits."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def waiting(settings: Settings, person: str, address: str | None, code: str) -> Values:
    """Returns what is noted of an address that is to be confirmed, or of none."""
    if address is None:
        return dict.fromkeys(("email", "pending", "code", "code_until"))
    if settings.mail is None:
        raise TableError(Problem.NO_LETTERS, "this server sends no e-mail")
    until = time.time() + LASTS
    return {"pending": address, "code": _hash(person, code), "code_until": until}


async def send_code(notices: Notices, person: PersonRow, address: str, code: str) -> None:
    """Sends a code to the address it is to confirm."""
    if not await notices.confirm(person, address, code):
        raise TableError(Problem.NOT_SENT, "the letter could not be sent", retry=60)


def confirm(db: Connection, person: str, code: str, now: float) -> None:
    """Takes an address as confirmed if the code is right and not too old."""
    row = people.find_person(db, person)
    said = _hash(person, "".join(code.split()))
    right = row is not None and row.code is not None and secrets.compare_digest(row.code, said)
    if row is None or not right or (row.code_until or 0.0) < now:
        raise TableError(Problem.BAD_CODE, "wrong, or more than an hour old")
    people.set_person(db, person, email=row.pending, pending=None, code=None, code_until=None)


def _hash(person: str, code: str) -> str:
    return token_hash(f"{person}:{code}")
