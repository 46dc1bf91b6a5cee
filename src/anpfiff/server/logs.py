"""What the server writes about itself: a JSON object a line, and nothing about anybody.

Messages of errors are left out: they may hold a name or a card. Where they arose is enough.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

logger = logging.getLogger("anpfiff.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            facts["error"] = record.exc_info[0].__name__
            facts["where"] = [
                f"{frame.filename.rpartition('anpfiff/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(facts, ensure_ascii=False)


def note(event: str, level: int = logging.INFO, **facts: object) -> None:
    logger.log(level, event, extra={"facts": facts})


def note_fault(event: str, error: BaseException, level: int = logging.ERROR) -> None:
    logger.log(level, event, exc_info=error)


def write_logs() -> None:
    """To standard error; somebody who sits before it sees only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    logger.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    # Whatever a client sends wrong is an error to them, with a traceback; ours are noted by us.
    for name in ("uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
