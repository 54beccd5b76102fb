"""Puts a notice on its way: e-mail by SMTP, JSON by webhook. For threads: it waits."""

import asyncio
import hashlib
import hmac
import smtplib
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from http.client import HTTPMessage
from threading import Thread
from typing import IO
from urllib.parse import unquote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from horda.server.ops.settings import Mail, Webhook

PATIENCE = 10.0
PORTS = {"smtp": 25, "smtps": 465, "smtp+starttls": 587}
SIGNATURE = "X-Horda-Signature"
TIMESTAMP = "X-Horda-Timestamp"


def apart(job: Callable[..., None], *args: object) -> asyncio.Future[str]:
    """Does a job in a thread of its own, for which a server that stops does not wait.

    Returns what will say how it failed, or nothing.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[str] = loop.create_future()

    def work() -> None:
        cause = ""
        try:
            job(*args)
        except Exception as error:  # whatever a mail server may answer
            cause = type(error).__name__
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(done.set_result, cause)

    Thread(target=work, name="horda-notice", daemon=True).start()
    return done


def send_mail(mail: Mail, to: str, subject: str, body: str) -> None:
    """Sends one letter; raises what the mail server or the network raises."""
    letter = EmailMessage()
    letter["From"] = mail.sender
    letter["To"] = to
    letter["Subject"] = " ".join(subject.split())
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=parseaddr(mail.sender)[1].rpartition("@")[2] or None)
    letter["Auto-Submitted"] = "auto-generated"  # so that no holiday notice comes back
    letter.set_content(body)
    with _smtp(mail) as server:
        server.send_message(letter)


def _smtp(mail: Mail) -> smtplib.SMTP:
    url = urlsplit(mail.url)
    host, port = url.hostname or "localhost", url.port or PORTS[url.scheme]
    context = ssl.create_default_context()
    if url.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
    try:
        if url.scheme == "smtp+starttls":
            server.starttls(context=context)
        if url.username:
            server.login(unquote(url.username), unquote(url.password or ""))
    except BaseException:
        server.close()
        raise
    return server


def post(webhook: Webhook, message: dict[str, str]) -> None:
    """Posts JSON, signed; raises if it is not taken."""
    body = msgspec.json.encode(message)
    now = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "horda",
        TIMESTAMP: now,
        SIGNATURE: sign(webhook.secret, now, body),
    }
    request = Request(webhook.url, data=body, headers=headers, method="POST")
    with build_opener(_Nowhere).open(request, timeout=PATIENCE) as answer:
        answer.read(1024)


def sign(secret: str, timestamp: str, body: bytes) -> str:
    """Returns what a receiver can check: nobody else wrote this, and not long ago."""
    signed = timestamp.encode() + b"." + body
    return "sha256=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()


class _Nowhere(HTTPRedirectHandler):
    """Follows no redirect: notices go to the one address in the settings."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Refuses, so that the redirect counts as an error."""
