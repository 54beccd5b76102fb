"""What the server counts, for Prometheus; in a registry of its own."""

from hmac import compare_digest

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as generate

CONTENT_TYPE = CONTENT_TYPE_LATEST

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """Everything that is counted; `labels(...)` only take words from short fixed lists."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        one = self.registry
        self.tables = Gauge("horda_tables", "Tables in memory", ["status"], registry=one)
        self.sockets = Gauge("horda_sockets", "Open sockets", registry=one)
        self.answers = Counter("horda_answers", "Answers accepted and on disk", registry=one)
        self.answer_seconds = Histogram(
            "horda_answer_seconds",
            "From an answer's arrival until everybody was sent what it changed",
            registry=one,
            buckets=LATENCIES,
        )
        self.writer_group = Histogram(
            "horda_writer_group_size", "Writes in one commit", registry=one, buckets=GROUPS
        )
        self.bot_answers = Counter(
            "horda_bot_answers",
            "Answers of bots: ok, or a fallback because they were late, died or failed",
            ["outcome"],
            registry=one,
        )
        self.errors = Counter("horda_errors", "Refusals and faults", ["code"], registry=one)
        self.requests = Counter("horda_http_requests", "Requests", ["status"], registry=one)

    def render(self) -> bytes:
        """Returns everything in Prometheus' text format (`CONTENT_TYPE`)."""
        return generate(self.registry)


def may_read(token: str, authorization: str | None) -> bool:
    """Tells whether a request with this Authorization header may see the numbers."""
    if not token:  # nobody was named who may
        return False
    scheme, _, given = (authorization or "").partition(" ")
    same = compare_digest(given.strip().encode(), token.encode())
    return scheme.lower() == "bearer" and same
