"""Processes that compute for another end with it."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

FOR_EVER = 600
"""Seconds: for processes that would never end."""
KILLED = """
import os, signal
{imports}
if __name__ == "__main__":
    pool = {pool}
    print(pool.submit(abs, -1).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize(
    ("imports", "pool"),
    [
        ("from anpfiff.server.thinkers import Thinkers", "Thinkers(2).pool"),
        ("from anpfiff.tui.report import workers", "workers(2)"),
    ],
)
def test_nobody_computes_for_a_program_that_was_killed(
    tmp_path: Path, imports: str, pool: str
) -> None:
    """They hold its standard output, too, which ends when they have."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED.format(imports=imports, pool=pool), "utf-8")
    killed = subprocess.run(
        [sys.executable, str(script)], stdout=subprocess.PIPE, timeout=FOR_EVER, check=False
    )
    assert killed.returncode == -signal.SIGKILL
    assert killed.stdout == b"1\n"
