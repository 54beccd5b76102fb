"""The headers every answer carries, and how long it may be kept."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

Headers = Iterable[tuple[bytes, bytes]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
HSTS = (b"strict-transport-security", b"max-age=15552000")
ASSETS = "/assets/"
"""Files whose names change with what is in them."""
FORWARDED = b"\nx-forwarded-for:"


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """Returns a header of a request, or an empty word."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def last_header(scope: Mapping[str, Any], name: bytes) -> str:
    """Returns the last of the headers of a name: some proxies put theirs after those of a client.

    What stands before it may be whatever somebody likes to be taken for.
    """
    found = [value for key, value in scope["headers"] if key == name]
    return found[-1].decode("latin-1") if found else ""


def forwarded(head: bytes) -> str:
    """Returns whom a proxy says a request is from, as `address_told` does, before it is parsed.

    It is looked for from the end, outside of all turns: a look at each of thousands of lines costs.
    """
    at = head.lower().rfind(FORWARDED)
    if at < 0:
        return ""
    line, _, _ = head[at + len(FORWARDED) :].partition(b"\n")
    return address_told(line.decode("latin-1"))


def address_told(chain: str) -> str:
    """Returns the last address in X-Forwarded-For: it is the one our own proxy saw."""
    return chain.rpartition(",")[2].strip()


def answer_headers(path: str, *, hsts: bool) -> Callable[[Headers], list[tuple[bytes, bytes]]]:
    """Returns what completes the headers of an answer; ours win, but for the cache rule."""
    fixed = (*ALWAYS, HSTS) if hsts else ALWAYS
    ours = {name for name, _ in fixed} | {b"server"}
    cache = (b"cache-control", _cache(path))

    def complete(headers: Headers) -> list[tuple[bytes, bytes]]:
        kept = [(name, value) for name, value in headers if name.lower() not in ours]
        if not any(name.lower() == b"cache-control" for name, _ in kept):
            kept.append(cache)
        return [*kept, *fixed]

    return complete


def _cache(path: str) -> bytes:
    if path.startswith(ASSETS):
        return b"public, max-age=31536000, immutable"
    if path.startswith("/api/"):
        return b"no-store"
    return b"no-cache"
