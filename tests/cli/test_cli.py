"""The command line as people use and misuse it: in a process of its own."""

from __future__ import annotations

import codecs
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from anpfiff.core.record import FORMAT
from anpfiff.games import GAMES

COMMAND = [sys.executable, "-c", "from anpfiff.cli import main; main()"]
FOR_EVER = 600
"""Seconds after which a program that says nothing is lost, however busy the machine is."""
RECORDS = Path(__file__).parents[1] / "matches" / "records"


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_CONFIG_HOME": str(tmp_path / "home"), "LC_ALL": "C.UTF-8",
            "COLUMNS": "80", "LINES": "24"}  # fmt: skip


def run(
    home: dict[str, str], *arguments: str, typed: str | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        stdin=subprocess.DEVNULL if typed is None else None,
        capture_output=True,
        encoding="utf-8",
        env=home,
        timeout=FOR_EVER,
        check=False,
    )


def saves(home: dict[str, str]) -> list[Path]:
    return sorted(Path(home["XDG_CONFIG_HOME"]).rglob("saves/*.txt"))


class TestBadInput:
    """One clear line on standard error, exit status 2, nothing written."""

    @pytest.mark.parametrize(
        ("arguments", "says"),
        [
            (["plai"], 'no command "plai"; known: games, play'),
            (
                ["play", "chess"],
                'no game "chess"; known: alarm, rotweiss, elfmeter',
            ),
            (["sim", "chess"], 'no game "chess"'),
            (["rules", "chess"], 'no game "chess"'),
            (["rules"], "GAME is missing"),
            (["games", "--colour"], 'no option "--colour" here; see anpfiff games --help'),
            (["--lang", "xx", "games"], 'no language "xx"; known: en, de'),
            (["sim", "alarm", "--seats", "greedy"], "2 to 4 players, not 1"),
            (["sim", "alarm", "--seats", "greedy,greedy,greedy,greedy,greedy"], "not 5"),
            (
                ["sim", "alarm", "--seats", "greedy,messi"],
                'no bot "messi" for alarm; known: random',
            ),
            (["sim", "alarm", "--seats", "human,greedy"], "every seat is a bot"),
            (["sim", "alarm", "-n", "0"], 'whole number from 1 to 1,000,000,000, not "0"'),
            (["sim", "alarm", "-n", "many"], 'not "many"'),
            (["sim", "alarm", "--jobs", "0"], "--jobs must be"),
            (["sim", "alarm", "--seed", "-1"], '"-1" is not a seed'),
            (["sim", "alarm", "--seed", "18446744073709551616"], "is not a seed"),
            (["play", "alarm", "--seed", "x"], '"x" is not a seed'),
            (["sim", "alarm", "--set", "die"], "write --set option=value"),
            (["sim", "alarm", "--set", "dice=1-1-1"], 'no option "dice"; known: die, start'),
            (["sim", "alarm", "--set", "die=0-1-1"], 'die cannot be "0-1-1"; it takes 2-2-2'),
            (["sim", "alarm", "--set", "whistle=may", "--set", "whistle=must"], "set twice"),
            (["sim", "alarm", "--set", "start=C"], 'start cannot be "C"'),
            (["sim", "alarm", "--deck", "nowhere.toml"], "no file nowhere.toml"),
            (["replay", "nowhere.txt"], "no file nowhere.txt"),
            (["replay", "."], "cannot be read"),
            (["replay"], "No match was kept yet"),
            (["play", "alarm"], "input was closed"),
            (["play"], "input was closed"),
            (["play", "--resume"], "No match was saved"),
            (["play", "--resume", "nowhere.txt"], "no file nowhere.txt"),
            (["play", "alarm", "--seats", "human,human"], "need a terminal"),
            (["play", "alarm", "--seats", "human:" + "x" * 50 + ",greedy"], "is not a name"),
        ],
    )
    def test_gets_one_line(self, home: dict[str, str], arguments: list[str], says: str) -> None:
        done = run(home, *arguments)
        assert done.returncode == 2
        assert says in done.stderr
        assert done.stderr.startswith("anpfiff: ")
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stdout + done.stderr

    def test_is_told_in_german(self, home: dict[str, str]) -> None:
        done = run(home, "--lang", "de", "sim", "alarm", "--seats", "greedy")
        assert done.stderr == "anpfiff: alarm ist für 2 bis 4 Personen, nicht für 1.\n"
        german = run({**home, "LC_ALL": "de_DE.UTF-8"}, "play", "chess")
        assert "Das Spiel „chess“ gibt es nicht" in german.stderr

    def test_a_file_that_is_no_text(self, home: dict[str, str], tmp_path: Path) -> None:
        file = tmp_path / "picture.png"
        file.write_bytes(b"\x89PNG\xff\xfe")
        done = run(home, "replay", str(file))
        assert done.returncode == 2
        assert "not a text file" in done.stderr

    def test_a_damaged_record_names_the_line(self, home: dict[str, str], tmp_path: Path) -> None:
        text = (RECORDS / "alarm-row.txt").read_text("utf-8").splitlines()
        place = next(n for n, line in enumerate(text) if line.startswith("A discard"))
        text[place] = "A whistle"
        file = tmp_path / "damaged.txt"
        file.write_text("\n".join(text), "utf-8")
        done = run(home, "replay", str(file))
        assert done.returncode == 2
        assert f'Line {place + 1}, "A whistle":' in done.stderr
        assert "(alarm R" in done.stderr
        assert done.stdout == ""

    def test_an_unwritable_record_does_not_lose_the_match(
        self, home: dict[str, str], tmp_path: Path
    ) -> None:
        target = tmp_path / "file" / "below.txt"
        (tmp_path / "file").write_text("in the way")
        done = run(home, "play", "alarm", "--seed", "12", "--record", str(target),
                   typed="1\n" * 200)  # fmt: skip
        assert done.returncode == 2
        assert "cannot be written" in done.stderr
        assert f"anpfiff record {FORMAT}" in done.stdout


class TestPlay:
    def test_a_whole_match(self, home: dict[str, str], tmp_path: Path) -> None:
        record = tmp_path / "match.txt"
        wide = {**home, "COLUMNS": "200"}
        done = run(wide, "play", "alarm", "--seed", "12", "--record", str(record),
                   typed="1\n" * 200)  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "the game is over" in done.stdout
        assert "wins!" in done.stdout or "You win!" in done.stdout
        assert saves(home) == []
        again = run(wide, "replay", str(record))
        assert again.returncode == 0
        assert "so every card is shown" in again.stdout
        shown = [line.replace("You", "Player A") for line in closing(done.stdout)]
        assert len(shown) > 1
        assert again.stdout.splitlines()[-len(shown) :] == shown

    def test_nonsense_questions_and_wrong_moves_are_answered(self, home: dict[str, str]) -> None:
        typed = "what\n?\nrules\nwhistle\ndiscard\ndiscard messi\n99\n\n1\n"
        done = run(home, "play", "alarm", "--seed", "12", "--set", "start=A", typed=typed)
        assert '"what" is not a move' in done.stdout
        assert "Type a number or a move." in done.stdout
        assert "# Fußball-Alarm" in done.stdout
        assert "(alarm R" in done.stdout
        assert 'after "discard" comes one of: tilda, bruno' in " ".join(done.stdout.split())
        assert "Traceback" not in done.stderr

    def test_the_end_of_the_input_keeps_the_match_and_resume_goes_on(
        self, home: dict[str, str]
    ) -> None:
        first = run(home, "play", "alarm", "--seed", "12", typed="1\n1\n1\n")
        assert first.returncode == 2
        (save,) = saves(home)
        assert str(save) in first.stdout.replace("\n", "")
        before = save.read_text("utf-8")
        second = run(home, "play", "--resume", typed="1\n" * 200)
        assert second.returncode == 0, second.stderr
        assert "Going on with Fußball-Alarm" in second.stdout
        assert saves(home) == []
        assert "seed fast 12" in before

    def test_a_home_that_cannot_be_written_does_not_stop_the_game(
        self, home: dict[str, str], tmp_path: Path
    ) -> None:
        (tmp_path / "home").write_text("in the way")
        done = run(home, "play", "alarm", "--seed", "12", typed="1\n" * 200)
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("cannot be written") == 1

    def test_without_a_game_it_asks(self, home: dict[str, str]) -> None:
        done = run(home, "play", typed="chess\n1\n5\n1\n9\n3\n7\nBundesliga\n")
        assert 'no game "chess"' in done.stdout
        assert done.stdout.count("How many people at this screen (1–4)?") == 2
        assert done.stdout.count("How many bots") == 2
        assert "9 is not possible; choose 1 to 3." in done.stdout
        assert 'no league "7"' in done.stdout
        assert done.stdout.count(", Bundesliga") == 3

    def test_undecodable_input_is_nonsense_not_a_crash(self, home: dict[str, str]) -> None:
        done = subprocess.run(
            [*COMMAND, "play", "alarm", "--seed", "12"], input=b"\xff\xfe\n1\n",
            capture_output=True, env=home, timeout=FOR_EVER, check=False,
        )  # fmt: skip
        assert done.returncode == 2
        assert b"Traceback" not in done.stderr

    def test_a_deck_of_your_own(self, home: dict[str, str], tmp_path: Path) -> None:
        from anpfiff.games.alarm.cards import AlarmDeck

        text = AlarmDeck.standard_file.read_text("utf-8").replace("Tilda Tatze", "Oma Erna")
        deck = tmp_path / "deck.toml"
        deck.write_text(
            text.replace('"standard"', '"family"').replace('"tilda"', '"erna"'), "utf-8"
        )
        record = tmp_path / "match.txt"
        done = run(home, "play", "alarm", "--deck", str(deck), "--seed", "2", "--record",
                   str(record), typed="1\n" * 200)  # fmt: skip
        assert "Oma Erna" in done.stdout
        refused = run(home, "replay", str(record))
        assert refused.returncode == 2
        assert "played with the deck family" in refused.stderr
        assert run(home, "replay", str(record), "--deck", str(deck)).returncode == 0


class Terminal:
    """A program in a pseudo-terminal.

    It runs as fast as it can and shows what it likes in between: wait only for what must come
    sooner or later, and stays until a key is pressed.
    """

    def __init__(self, home: dict[str, str], *arguments: str) -> None:
        self.process, self.screen = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execvpe(COMMAND[0], [*COMMAND, *arguments], {**home, "TERM": "xterm-256color"})
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C. One that comes just before reading begins takes effect when a line was read."""
        os.kill(self.process, signal.SIGINT)
        self.type("\n")

    def expect(self, pattern: str) -> str:
        """Read until the pattern appears; what came before it is returned and forgotten."""
        while not (found := re.search(pattern, self.seen)):
            more = self.read()
            assert more, f"ended without {pattern!r}: {self.seen!r}"
            self.seen += more
        before = self.seen[: found.end()]
        self.seen = self.seen[found.end() :]
        return before

    def press_until(self, key: str, pattern: str) -> None:
        """Press the key as often as it takes."""
        while not re.search(pattern, self.seen):
            self.type(key)
            more = self.read()
            assert more, f"ended without {pattern!r}: {self.seen!r}"
            self.seen += more
        self.expect(pattern)

    def read(self) -> str:
        """What is shown next; nothing at the end of the program."""
        ready, _, _ = select.select([self.screen], [], [], FOR_EVER)
        assert ready, f"waits after {self.seen!r}"
        data = ""
        try:
            while not data:  # Half a sign is not yet anything.
                data = self.decoder.decode(os.read(self.screen, 4096))
        except OSError:
            pass
        return data

    def exit_status(self) -> int:
        """Read to the end, because a program that nobody reads cannot end."""
        while self.read():
            pass
        os.close(self.screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


class TestTerminal:
    def test_ctrl_c_saves(self, home: dict[str, str]) -> None:
        terminal = Terminal(home, "play", "alarm", "--pace", "0", "--seed", "12")
        terminal.expect("You>")
        terminal.interrupt()
        terminal.expect("Saved in")
        terminal.expect("--resume")
        assert terminal.exit_status() == 0
        assert len(saves(home)) == 1

    def test_a_pulled_plug_loses_nothing(self, home: dict[str, str]) -> None:
        terminal = Terminal(home, "play", "alarm", "--pace", "0", "--seed", "12")
        terminal.expect("You>")
        terminal.type("1\n")
        terminal.expect("You>")
        os.kill(terminal.process, signal.SIGKILL)
        terminal.exit_status()
        (save,) = saves(home)
        assert re.search(r"^A ", save.read_text("utf-8"), re.MULTILINE)
        assert run(home, "play", "--resume", typed="1\n" * 200).returncode == 0

    def test_hot_seat_hides_each_hand_from_the_others(self, home: dict[str, str]) -> None:
        terminal = Terminal(home, "play", "alarm", "--pace", "0", "--seed", "3", "--set", "start=A",
                            "--seats", "human:Anna,human:Ben")  # fmt: skip
        start = terminal.expect("Give Anna the screen and press Enter")
        assert "\x1b[?1049h" in start, "no alternate screen: hands would stay in the scrollback"
        assert "Your hand" not in start
        terminal.type("\n")
        anna = terminal.expect("Anna>")
        assert "Your hand" in anna
        while True:
            terminal.type("1\n")
            after = terminal.expect("seen enough|Anna>")
            if "seen enough" in after:
                break
        terminal.type("\n")
        between = terminal.expect("Give Ben the screen")
        assert re.search(r"\x1b\[2J|\x1b\[H", between), "the screen was not cleared"
        assert "Your hand" not in between
        terminal.type("\n")
        terminal.expect("Ben>")
        terminal.interrupt()
        end = terminal.expect("--resume")
        assert "\x1b[?1049l" in end
        assert "Your hand" not in end.partition("\x1b[?1049l")[2]
        terminal.exit_status()

    def test_step_waits_for_enter(self, home: dict[str, str]) -> None:
        terminal = Terminal(home, "replay", str(RECORDS / "alarm-five.txt"), "--step")
        for _ in range(3):
            terminal.expect("Enter goes on")
            terminal.type("\n")
        terminal.expect("Enter goes on")
        terminal.interrupt()
        assert terminal.exit_status() == 130


class TestSim:
    def test_json_has_the_figures_and_jobs_do_not_change_them(self, home: dict[str, str]) -> None:
        figures = []
        for jobs in ("1", "2"):
            done = run(home, "sim", "alarm", "-n", "300", "--seats", "greedy,random", "--seed", "7",
                       "--json", "--jobs", jobs, "--set", "whistle=must")  # fmt: skip
            assert done.returncode == 0, done.stderr
            figures.append(json.loads(done.stdout))
        for name in ("seconds", "moves_per_second", "jobs"):
            assert figures[0].pop(name) > 0
            figures[1].pop(name)
        assert figures[0] == figures[1]
        assert figures[0]["game"] == "alarm"
        assert figures[0]["matches"] == 300
        assert sum(figures[0]["wins"]) == 300
        assert figures[0]["wins"][0] > figures[0]["wins"][1]
        assert figures[0]["options"]["whistle"] == "must"
        assert sum(figures[0]["endings"].values()) == 300

    def test_the_table_is_for_people(self, home: dict[str, str]) -> None:
        done = run(home, "--lang", "de", "sim", "alarm", "-n", "50", "--seats", "greedy,random")
        assert "50 Partien" in done.stdout
        assert "95-%-Intervall" in done.stdout
        assert done.stderr == ""


class TestReading:
    @pytest.mark.parametrize("language", ["en", "de"])
    def test_rules_shows_the_page(self, home: dict[str, str], language: str) -> None:
        done = run(home, "--lang", language, "rules", "alarm")
        assert "**R17.4**" in done.stdout

    @pytest.mark.parametrize("game", GAMES)
    def test_games_lists_options_that_can_be_typed_back(
        self, home: dict[str, str], game: str
    ) -> None:
        listed = re.split(r"^(\w+)   ", run(home, "games").stdout, flags=re.MULTILINE)
        page = dict(zip(listed[1::2], listed[2::2], strict=True))[game]
        settings = re.findall(r"^ {6}(\w+=\S+)", page, re.MULTILINE)
        assert len(settings) == len(GAMES[game].Options.all())
        chosen = [word for setting in settings for word in ("--set", setting)]
        assert run(home, "sim", game, "-n", "2", *chosen).returncode == 0

    def test_help_and_version_in_both_languages(self, home: dict[str, str]) -> None:
        assert "Commands:" in run(home, "--help").stdout
        assert "Befehle:" in run(home, "--lang", "de", "--help").stdout
        assert "Optionen:" in run(home, "--lang", "de", "sim", "--help").stdout
        assert run(home, "--version").stdout.startswith("anpfiff 0.")

    def test_a_reader_who_leaves_is_no_error(self, home: dict[str, str]) -> None:
        shell = f"{sys.executable} -c 'from anpfiff.cli import main; main()' rules alarm | head -1"
        done = subprocess.run(["sh", "-c", shell], capture_output=True, env=home, check=False)
        assert done.stderr == b""


def closing(output: str) -> list[str]:
    return [line for line in output.splitlines() if re.match(r"\d\. ", line)]
