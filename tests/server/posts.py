"""A mail server and a receiver of webhooks, real but tiny, on ports of their own."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self, *, refusing: bool = False) -> None:
        self.refusing = refusing
        self.kept: list[EmailMessage] = []
        self.to: list[str] = []
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 test\r\n")
        while line := (await reader.readline()).strip():
            word = line.split()[0].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                parsed = BytesParser(EmailMessage, policy=default).parsebytes(body[:-5])
                self.kept.append(parsed)
            if word == b"RCPT":
                self.to.append(line.decode().partition("<")[2].rstrip(">"))
            no = self.refusing and word == b"RCPT"
            done = b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n"
            writer.write(b"550 nobody here\r\n" if no else done)
            if word == b"QUIT":
                break
        writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Letters"]:
        server = await asyncio.start_server(self.talk, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self


class Hooks:
    """A receiver of webhooks that keeps what it gets and answers with a status."""

    def __init__(self, status: int = 204) -> None:
        self.status = status
        self.kept: list[tuple[str, dict[str, str], bytes]] = []
        self.url = ""

    @contextmanager
    def open(self) -> Iterator["Hooks"]:
        hooks = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                hooks.kept.append((self.path, dict(self.headers), body))
                self.send_response(hooks.status)
                self.send_header("Location", f"{hooks.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_GET = do_POST  # noqa: N815 (named by the standard library)

            def log_message(self, format: str, *args: object) -> None:
                """Keeps the output of the tests clean."""

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield self
        finally:
            server.shutdown()
            thread.join()
            server.server_close()
