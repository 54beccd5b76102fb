"""Answers that are the same for everybody are compressed once, and not for everybody who asks.

To compress all texts takes as long as forty answers of a game: a stranger who asks for them again
and again would hold up everybody.
"""

import gzip
import re
from functools import lru_cache
from typing import Any
from urllib.parse import unquote_to_bytes

from horda.server.ops.headers import header

SMALLEST = 1000
LEVEL = 6
REMEMBERED = 256
"""Answers: the client's files, texts, rulebooks and boards, some megabytes of them."""
# What is compressed holds no secret. Fonts are compressed already. A search has as many answers as
# somebody can think of, and so has what is judged (POST).
OTHERS = re.compile(r"^/api/(?!texts|games)|woff2$|^/ws$")
SEARCH = b"search="


class Packed:
    """Compresses what an application answers, where that is worth it."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serves one request, one socket or the life of the server."""
        if scope["type"] == "http" and _worth_it(scope):
            send = _Packing(send)
        await self._app(scope, receive, send)


def _worth_it(scope: Any) -> bool:
    if scope["method"] != "GET" or OTHERS.search(scope["path"]):
        return False
    if SEARCH in unquote_to_bytes(scope["query_string"]):  # however it is spelled
        return False
    return "gzip" in header(scope, b"accept-encoding")


class _Packing:
    """Holds an answer back until it is whole."""

    def __init__(self, send: Any) -> None:
        self._send = send
        self._start: Any = None
        self._body = b""

    async def __call__(self, message: Any) -> None:
        """Takes a message of an answer."""
        if message["type"] == "http.response.start":
            self._start = message
        elif message["type"] == "http.response.body":
            self._body += message.get("body", b"")
            if not message.get("more_body"):
                await self._answer()
        else:
            await self._send(message)

    async def _answer(self) -> None:
        headers = [*self._start["headers"], (b"vary", b"Accept-Encoding")]
        body = self._body
        if self._start["status"] == 200 and len(body) >= SMALLEST:
            body = packed(body)
            headers = [one for one in headers if one[0].lower() != b"content-length"]
            headers.append((b"content-length", str(len(body)).encode()))
            headers.append((b"content-encoding", b"gzip"))
        await self._send({**self._start, "headers": headers})
        await self._send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache(maxsize=REMEMBERED)
def packed(body: bytes) -> bytes:
    """Returns an answer compressed."""
    return gzip.compress(body, LEVEL, mtime=0)
