"""What the server writes down about itself: one JSON object a line, and never a secret.

Callers pass ids and numbers. Tokens, seeds, names, chat and addresses with queries are never passed.
"""

import json
import logging
import sys
import time

logger = logging.getLogger("bottlecap.server")


def log(what: str, *, error: str | None = None, trace: BaseException | None = None, **facts: object) -> None:
    """trace: where a fault of our own came from; it stays in the log."""
    level = logging.ERROR if error else logging.INFO
    logger.log(level, what, extra={"facts": {"error": error, **facts} if error else facts}, exc_info=trace)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: int = logging.INFO) -> None:
    """Everything goes to the error stream, a line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        other = logging.getLogger(name)
        other.handlers = []
        other.propagate = True
    # The access log would hold addresses with their queries.
    logging.getLogger("uvicorn.access").disabled = True
