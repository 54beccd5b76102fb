"""Types are worked out before threads use them (see horda.server.ops.warm)."""

import subprocess
import sys

# A process of its own: it must be the first to use the types, and might crash.
RACE = """
import sys, threading
from horda.server.ops.warm import warm
if sys.argv[1] == "warm":
    warm()
sys.setswitchinterval(1e-6)
from horda.core.session import Session
from horda.games import registry

start = threading.Barrier(8)

def load(game):
    engine = registry.engine(game.id)
    start.wait()
    for _ in range(3):
        session = Session.begin(engine, engine.config({}), 1)
        engine.decode(session.state.encode())

threads = [threading.Thread(target=load, args=[game]) for game in registry.all_games() * 4]
for thread in threads[:8]:
    thread.start()
for thread in threads[:8]:
    thread.join()
"""


def test_many_threads_load_games_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", RACE, "warm"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
