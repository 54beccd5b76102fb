"""The standard streams of the program: they take any sign, and a reader may leave at any time."""

import errno
import io
import os
import sys
from contextlib import suppress

from horda.cli.terminal import signs

READER_LEFT = 141
"""What a shell says of a program that wrote into a pipe nobody reads: 128 and SIGPIPE."""
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)


def prepare() -> None:
    """Lets the streams replace what they cannot show; a stream that was closed swallows all."""
    signs.register()
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=signs.PLAIN)


def flush() -> None:
    """Writes out what waits, while a fault can still be told."""
    sys.stdout.flush()


def is_full(error: OSError) -> bool:
    """Tells whether output itself failed: faults of files name a file and are told elsewhere."""
    return error.filename is None and error.errno in FULL


def drop() -> None:
    """Throws away what cannot be written: Python would try once more at the very end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def complain(line: str) -> None:
    """Prints a line for people, who may be gone."""
    with suppress(OSError):
        print(line, file=sys.stderr, flush=True)
