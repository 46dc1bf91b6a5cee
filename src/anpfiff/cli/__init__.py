"""The command line: `anpfiff play | watch | sim | ladder | replay | rules | join | serve | …`.

Everything slow is imported where it is used, so that every command starts at once.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import click

from anpfiff.cli.commands import commands
from anpfiff.core.nouns import Mistake
from anpfiff.words import Words, choose_language

WRONG_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run, and turn every mistake into one line and exit status 2."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    has_output = sys.stdout is not None
    open_streams()
    words = Words("en", called_as())
    try:
        wanted = wanted_language(arguments)
        words = words.in_language(choose_language(wanted, os.environ))
        if not has_output:
            raise Mistake("output-closed")
        status = commands(words).main(
            arguments, prog_name=words.program, standalone_mode=False, obj=wanted
        )
        sys.stdout.flush()
    except Mistake as mistake:
        fail(words.mistake(mistake))
    except click.UsageError as error:
        fail(words.mistake(usage_mistake(error)))
    except (click.Abort, KeyboardInterrupt):
        end(INTERRUPTED)
    except BrokenPipeError:
        # The reader has gone (`anpfiff rules alarm | head`); nothing is left to say.
        end(0)
    except OSError as error:
        detail = error.strerror or str(error)
        fail(words.mistake(Mistake("output-fails", detail=detail)))
    end(status if isinstance(status, int) else 0)


def called_as() -> str:
    """What to type to start us again: our name if the shell finds us by it, else the way to us."""
    import shutil

    program = Path(sys.argv[0])
    found = shutil.which(program.name)
    if program.name != "anpfiff" or (found and os.path.samefile(found, program)):
        return "anpfiff"
    way = os.path.relpath(program)
    if way.startswith(os.pardir):
        way = str(program)
    return shlex.quote(way if os.sep in way else os.path.join(os.curdir, way))


def open_streams() -> None:
    """Whoever closed one of the three hears nothing; the next file must not take its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        # Undecodable input and unprintable signs become "?", never a traceback.
        getattr(sys, name).reconfigure(errors="replace")


def fail(line: str) -> None:
    with suppress(OSError):
        print(f"anpfiff: {line}", file=sys.stderr, flush=True)
    end(WRONG_INPUT)


def end(status: int) -> None:
    """What cannot be written is dropped: else the exit would try again, and complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    sys.exit(status)


def wanted_language(arguments: Sequence[str]) -> str | None:
    """--lang is needed before anything can be said, help included."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None


def usage_mistake(error: click.UsageError) -> Mistake:
    command = f"{error.ctx.command_path if error.ctx else 'anpfiff'} --help"
    if isinstance(error, click.NoSuchOption):
        return Mistake("usage-no-option", text=error.option_name, help=command)
    if isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param else "?"
        return Mistake("usage-missing", name=name, help=command)
    return Mistake("usage-other", detail=error.format_message(), help=command)
