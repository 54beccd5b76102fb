"""Answers that a browser keeps: it asks again, and is told in a line that nothing has changed."""

from hashlib import blake2b

from litestar import Response
from litestar.enums import MediaType

from horda.server.http.common import Asked


def tag_of(data: bytes) -> str:
    """Names what an answer holds. Weak, since it may be compressed on its way."""
    return f'W/"{blake2b(data, digest_size=12).hexdigest()}"'


def kept(request: Asked, data: bytes, kind: MediaType | str = MediaType.JSON) -> Response[bytes]:
    """Answers with data, or that what the browser has is still the same."""
    tag = tag_of(data)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    known = request.headers.get("if-none-match", "")
    if known == "*" or tag in (one.strip() for one in known.split(",")):
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type=kind, headers=headers)
