"""`anpfiff join` and `anpfiff load` on the command line: what is wrong is one line."""

from __future__ import annotations

import pytest

from tests.cli.test_cli import Terminal, home, run

__all__ = ["home"]

NOBODY = "http://127.0.0.1:1/table/abcd2345"
"""No server listens on this port."""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["join"], "LINK is missing"),
        (["join", "http://host/other/abcd"], "is not the link of a table"),
        (["join", NOBODY], "on a terminal, not through a pipe"),
        (["join", NOBODY, "--create", "alarm"], "without a table, and no --watch"),
        (["join", "--create", "alarm", "--watch"], "without a table, and no --watch"),
        (["join", "--create", "chess"], 'no game "chess"'),
        (["join", NOBODY, "--seats", "open,open"], "say --create GAME, too"),
        (["join", NOBODY, "--set", "hand_ms=1"], "say --create GAME, too"),
        (["join", "--create", "alarm", "--deck", "nowhere.toml"], "no file nowhere.toml"),
        (["load", "127.0.0.1:1"], "There is no server at ws://127.0.0.1:1/ws: "),
        (["load", "http://[::1"], "is not the link of a table"),
        (["load", "http://192.0.2.1:2006"], "192.0.2.1 is not this machine"),
    ],
)
def test_bad_input_gets_one_line(home: dict[str, str], arguments: list[str], says: str) -> None:
    done = run(home, *arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["join", NOBODY], "There is no server at http://127.0.0.1:1: "),
        (["join", "http://127.0.0.1:1"], "is a server and no table; make one with --create"),
        (["join", NOBODY, "--name", "x" * 41], "is not a name; use up to 40 letters"),
    ],
)
def test_at_a_terminal_too(home: dict[str, str], arguments: list[str], says: str) -> None:
    terminal = Terminal(home, *arguments)
    terminal.expect(says)
    assert terminal.exit_status() == 2
