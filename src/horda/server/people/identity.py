"""Who somebody is: a signed cookie with a nickname behind it, and no account."""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from typing import Literal

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from horda.server.protocol import Problem
from horda.server.tables.trouble import TableError

COOKIE = "horda"
YEAR = 365 * 24 * 3600
LONGEST_NICKNAME = 32
SHORTEST_PHRASE = 8
LONGEST_PHRASE = 200
MOST_MARKS = 2
"""Accents on one letter; more of them run over the lines above and below."""
AT_ONCE = 2
"""Passphrases hashed at once: each takes 64 MiB for a moment."""

_EMAIL = re.compile(
    r"[^\x00-\x20\x7f@<>,;:\"\\()\[\]]{1,64}@[A-Za-z0-9.-]{1,250}\.[A-Za-z0-9-]{2,}"
)
MOST_PILED = 4
"""The same of marks of any class: Hebrew and Thai need three."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that show nothing."""
_TURNS = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
_HANDLE = re.compile(r"[a-z]{6}-[0-9]{4}")


class Identities:
    """Signs ids of persons and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(
            secret, salt="horda.identity", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def issue(self, person_id: str) -> str:
        """Returns the value of the cookie for a person."""
        return self._signer.sign(person_id).decode()

    def read(self, cookie: str | None) -> str | None:
        """Returns the id of a person, or None if we did not sign this."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie.encode()).decode()
        except (BadSignature, UnicodeError):
            return None

    def cookie(self, person_id: str, *, secure: bool) -> Cookie:
        """Returns the cookie to set; set it again now and then and it never runs out."""
        return _cookie(self.issue(person_id), YEAR, secure)


def no_cookie(*, secure: bool) -> Cookie:
    """Returns the cookie that takes an identity away from a browser."""
    return _cookie("", 0, secure)


def _cookie(value: str, age: int, secure: bool) -> Cookie:
    lax: Literal["lax"] = "lax"
    return Cookie(
        key=COOKIE, value=value, max_age=age, path="/", secure=secure, httponly=True, samesite=lax
    )


def new_id() -> str:
    """Returns a new id of a person or a table; long enough that nobody guesses one."""
    return secrets.token_hex(12)


def new_token() -> str:
    """Returns the token of an invitation; only its hash is stored."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Returns what is stored of a token. It is long and random, so a quick hash is enough."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def new_handle() -> str:
    """Returns a name to move an identity by, which can be read out: `takoru-4821`."""
    letters = "".join(secrets.choice("bdfgklmnprstwz") + secrets.choice("aeiou") for _ in range(3))
    return f"{letters}-{secrets.randbelow(10_000):04}"


def clean_handle(text: str) -> str:
    """Returns a handle as it is stored, however it was typed; empty if it cannot be one."""
    handle = text.strip().lower()
    return handle if _HANDLE.fullmatch(handle) else ""


def clean_nickname(text: str) -> str:
    """Returns a nickname as it is shown; refuses what is empty, too long or unseen."""
    # A word of a thousand signs is not worth normalising.
    name = " ".join(unicodedata.normalize("NFC", text[: LONGEST_NICKNAME * 8]).split())
    if not 1 <= len(name) <= LONGEST_NICKNAME or len(text) > LONGEST_NICKNAME * 8:
        raise TableError(Problem.BAD_NICKNAME, f"1 to {LONGEST_NICKNAME} signs")
    if any(unicodedata.category(sign)[0] == "C" for sign in name):
        raise TableError(Problem.BAD_NICKNAME, "no control signs")
    if not any(_seen(sign) for sign in name):
        raise TableError(Problem.BAD_NICKNAME, "at least one sign that can be seen")
    marks = "".join("m" if unicodedata.combining(sign) else "." for sign in name)
    if "m" * (MOST_MARKS + 1) in marks or _low(name) != name:
        raise TableError(Problem.BAD_NICKNAME, "too many accents on one letter")
    return name


def clean_line(text: str) -> str:
    """Returns a title or something said as one line, without signs that turn others around.

    Nor does it reach over the lines of others: a letter has no more marks than any language needs.
    """
    seen = (
        " " if unicodedata.category(sign) == "Cc" else sign
        for sign in text
        if unicodedata.bidirectional(sign) not in _TURNS
    )
    line = " ".join(_low("".join(seen)).split())
    return line if any(_seen(sign) for sign in line) else ""


def _seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANK


def _low(text: str) -> str:
    """Leaves out marks that would pile up, those too that stand beside others by their class."""
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_PILED:
            kept.append(sign)
    return "".join(kept)


def clean_email(text: str) -> str | None:
    """Returns an address for turn notices, or None for an empty one."""
    address = text.strip()
    if not address:
        return None
    if len(address) > 254 or not address.isascii() or not _EMAIL.fullmatch(address):
        raise TableError(Problem.BAD_ADDRESS, "not an e-mail address")
    return address


class Passphrases:
    """Hashes passphrases with argon2, in threads and few at once."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        # RFC 9106's choice for little memory; `hasher` is for tests that have no time.
        self._hasher = hasher or PasswordHasher(
            time_cost=3, memory_cost=64 * 1024, parallelism=1, type=Type.ID
        )
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""

    async def hash(self, phrase: str) -> str:
        """Returns the hash of a new passphrase; refuses a short one."""
        if not SHORTEST_PHRASE <= len(phrase) <= LONGEST_PHRASE:
            what = f"{SHORTEST_PHRASE} to {LONGEST_PHRASE} signs"
            raise TableError(Problem.BAD_PASSPHRASE, what)
        return await self._hash(phrase)

    async def fits(self, stored: str | None, phrase: str) -> bool:
        """Tells whether a passphrase is the stored one.

        Without one it takes as long, so that nobody learns which handles exist.
        """
        if len(phrase) > LONGEST_PHRASE:
            return False
        if not stored and not self._nobody:
            self._nobody = await self._hash(secrets.token_hex(16))
        async with self._turns:
            right = await asyncio.to_thread(self._verify, stored or self._nobody, phrase)
        return right and bool(stored)

    async def _hash(self, phrase: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, _plain(phrase))

    def _verify(self, stored: str, phrase: str) -> bool:
        try:
            return self._hasher.verify(stored, _plain(phrase))
        except (VerificationError, InvalidHashError):
            return False


def _plain(phrase: str) -> bytes:
    """Two keyboards may write the same letter in different ways, or send half a sign."""
    return unicodedata.normalize("NFKC", phrase).encode(errors="replace")
