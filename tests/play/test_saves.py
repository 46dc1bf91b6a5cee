"""Saves: they grow as the match does, belong to one player at a time, and lose next to nothing."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from anpfiff.core.match import Match
from anpfiff.core.nouns import Mistake
from anpfiff.core.record import Record
from anpfiff.games import GAMES
from anpfiff.play import saves
from anpfiff.play.reels import live
from anpfiff.play.saves import Save, Wishes, take, until_last_signal, whole_lines, write_whole

NOTHING = Wishes()
New = Callable[..., Save]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def new(home: Path) -> Iterator[New]:
    """Makes saves, and closes them in the end."""
    made: list[Save] = []

    def make(game: str, wishes: Wishes = NOTHING) -> Save:
        made.append(Save.new(game, wishes))
        return made[-1]

    yield make
    for save in made:
        save.close()


def match_of(game: str, bot: str = "random") -> Match:
    return Match(GAMES[game], GAMES[game].agree(2), "fast 3", (bot, bot))


def played(match: Match, steps: int) -> Iterator[Match]:
    """The match after every step; in a race time passes between them, too."""
    reel = live(match)
    for _ in range(steps):
        if match.result() is None:
            reel.step()
            yield match


def again(file: Path) -> Match:
    record = Record.read(file.read_text("utf-8"))
    return record.replay(GAMES[record.game])


@pytest.mark.parametrize("game", GAMES)
def test_after_every_step_the_file_is_the_match(game: str, new: New) -> None:
    match = match_of(game)
    save = new(game)
    for number, _ in enumerate(played(match, 120)):
        save.keep(match)
        if number % 10 == 0:
            found = again(save.file)
            assert (found.at, found.acts) == (match.at, match.acts)
            assert found.table.state() == match.table.state()
    assert list(again(save.file).log) == list(match.log)


def test_what_was_written_is_never_written_again(new: New) -> None:
    match = match_of("rotweiss")
    save = new("rotweiss")
    before = b""
    for _ in played(match, 50):
        save.keep(match)
        save.keep(match)
        now = save.file.read_bytes()
        assert now.startswith(before)
        before = now
    assert before.count(b"\n") < 200


def test_only_its_owner_can_look_into_it(home: Path, new: New) -> None:
    folder = home / "home" / "anpfiff" / "saves"
    folder.mkdir(parents=True, mode=0o755)
    save = new("alarm")
    assert not save.begun
    save.keep(match_of("alarm"))
    assert stat.S_IMODE(save.file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_nobody_else_can_have_it_until_it_is_closed(new: New) -> None:
    save = new("alarm")
    save.keep(match_of("alarm"))
    with pytest.raises(Mistake) as mistake:
        take(save.file)
    assert mistake.value.code == "save-in-use"
    save.close()
    second, _ = take(save.file)
    with pytest.raises(Mistake):
        take(save.file)
    second.remove()
    assert not save.file.exists()


def test_where_nothing_can_be_locked_it_can_still_be_played(
    monkeypatch: pytest.MonkeyPatch, new: New
) -> None:
    monkeypatch.setattr(saves, "locks", None)
    save = new("alarm")
    save.keep(match_of("alarm"))
    second, data = take(save.file)
    assert data == save.file.read_bytes()
    second.close()


@pytest.mark.parametrize("rest", [b"", b"@12345 A tu", b"\0\0\0", b"@12345 A turn 1\0\0\n\0"])
def test_a_line_that_was_cut_off_does_not_count(rest: bytes) -> None:
    assert whole_lines(b"one\ntwo\n" + rest) == b"one\ntwo\n"


def test_a_save_goes_on_after_its_last_whole_line(new: New) -> None:
    match = match_of("rotweiss")
    save = new("rotweiss")
    for _ in played(match, 30):
        save.keep(match)
    save.close()
    whole = save.file.read_bytes()
    save.file.write_bytes(whole + b"@99999 B tur")
    second, data = take(save.file)
    second.go_on(match, whole_lines(data).decode(), NOTHING)
    match.pause(match.at + 5)
    second.keep(match)
    second.close()
    assert save.file.read_bytes() == whole + f"@{match.at} pause\n".encode()


class Full:
    """A disk that takes half a line and no more, once."""

    def __init__(self, stream: object) -> None:
        self.stream = stream
        self.full = True

    def write(self, data: memoryview) -> int:
        if self.full:
            self.full = False
            self.stream.write(data[:3])  # type: ignore[attr-defined]
            raise OSError(28, "No space left on device")
        return self.stream.write(data)  # type: ignore[attr-defined,no-any-return]

    def __getattr__(self, name: str) -> object:
        return getattr(self.stream, name)


def test_a_full_disk_leaves_no_half_lines(new: New) -> None:
    match = match_of("alarm")
    save = new("alarm")
    save.keep(match)
    save.stream = Full(save.stream)  # type: ignore[assignment]
    for number, _ in enumerate(played(match, 10)):
        if number == 0:
            with pytest.raises(Mistake) as mistake:
                save.keep(match)
            assert mistake.value.facts["detail"] == "No space left on device"
        else:
            save.keep(match)
    assert list(again(save.file).log) == list(match.log)


def test_wishes_are_kept_and_later_ones_come_first(tmp_path: Path, new: New) -> None:
    wishes = Wishes("de", str(tmp_path / 'a "b"\nc.txt'))
    save = new("alarm", wishes)
    save.keep(match_of("alarm"))
    again(save.file)
    save.close()
    found, _ = take(save.file)
    found.close()
    assert found.wishes == wishes
    assert Wishes("en").or_else(wishes) == Wishes("en", wishes.record)
    assert Wishes.read('# --lang "d\n# --record 7\n# --fun "yes"\n') == NOTHING


class TestTheNewest:
    def test_is_found_among_things_that_are_no_saves(self, home: Path, new: New) -> None:
        assert saves.newest_save(None) is None
        save = new("alarm")
        save.keep(match_of("alarm"))
        folder, later = save.file.parent, "20991231-235959-1.txt"
        (folder / f"alarm-{later}").symlink_to(home / "nowhere")
        (folder / f"finale-{later}").mkdir()
        (folder / "alarm-notes.txt").write_text("anpfiff record 2\n")
        (folder / f"rotblau-{later}").write_text("nothing of ours")
        (folder / "alarm-20991231-235959-2.txt").write_text("anpfiff record 3\ngame alarm 1\nopt")
        (folder / f"rotweiss-{later}").touch()
        os.mkfifo(folder / f"elfmeter-{later}")
        for file in folder.iterdir():
            os.utime(file, (2**31, 2**31), follow_symlinks=False)
        os.utime(save.file, (1, 1))
        assert saves.newest_save(None) == save.file
        assert saves.newest_save("alarm") == save.file
        assert saves.newest_save("finale") is None

    def test_is_the_last_that_was_played_at(self, new: New) -> None:
        files = []
        for game in ("alarm", "finale", "rotweiss"):
            save = new(game)
            save.keep(match_of(game))
            files.append(save.file)
        for time, file in enumerate(files, start=1):
            os.utime(file, (10 * (time % 3), 10 * (time % 3)))
        assert saves.newest_save(None) == files[1]

    def test_may_wish_for_a_very_long_path(self, new: New) -> None:
        save = new("alarm", Wishes(record="/ü" * 2000))
        save.keep(match_of("alarm"))
        assert saves.newest_save(None) == save.file

    def test_is_nothing_where_there_is_no_folder(self, home: Path) -> None:
        (home / "home").write_text("in the way")
        assert saves.newest_save(None) is None


class TestTheLastSignal:
    def test_is_where_all_waited_for_it(self, new: New) -> None:
        match = match_of("elfmeter", "regionalliga")
        save = new("elfmeter")
        waits: list[tuple[int, object]] = []
        waiting = True
        for _ in played(match, 400):
            save.keep(match)
            ready = bool(match.view(None).ready)
            if ready and not waiting:
                waits.append((match.at, match.table.state()))
            waiting = ready
            if len(waits) > 2 and not waiting:
                break
        assert len(waits) == 3
        text = save.file.read_text("utf-8")
        record = Record.read(text)
        cut, at = until_last_signal(text, record, record.start(GAMES["elfmeter"]))
        assert text.startswith(cut)
        found = Record.read(cut).replay(GAMES["elfmeter"])
        found.wait(at)
        assert (found.at, found.table.state()) == waits[-1]

    def test_is_the_first_if_there_was_no_other(self) -> None:
        match = match_of("rotweiss")
        match.pause(2000)
        text = str(Record.of(match))
        record = Record.read(text)
        cut, at = until_last_signal(text, record, record.start(GAMES["rotweiss"]))
        assert (cut, at) == (record.head(), 0)

    def test_is_nowhere_in_a_game_with_turns(self) -> None:
        match = match_of("alarm")
        text = str(Record.of(match))
        with pytest.raises(Mistake) as mistake:
            until_last_signal(text, Record.read(text), match)
        assert mistake.value.code == "rewind-turns"


class TestWritingWhole:
    def test_writes_what_a_link_points_to(self, tmp_path: Path) -> None:
        target, link = tmp_path / "there" / "match.txt", tmp_path / "link.txt"
        target.parent.mkdir()
        target.write_text("old")
        link.symlink_to(target)
        write_whole(link, "new")
        assert link.is_symlink()
        assert target.read_text() == "new"
        assert [*target.parent.iterdir()] == [target]

    def test_does_not_replace_links_that_lead_nowhere_but_to_each_other(
        self, tmp_path: Path
    ) -> None:
        one, other = tmp_path / "one", tmp_path / "other"
        one.symlink_to(other)
        other.symlink_to(one)
        with pytest.raises(Mistake) as mistake:
            write_whole(one, "new")
        assert mistake.value.facts["detail"] == os.strerror(errno.ELOOP)
        assert {*tmp_path.iterdir()} == {one, other}
        assert one.is_symlink()

    @pytest.mark.parametrize("mode", [0o600, 0o664])
    def test_leaves_the_file_to_those_who_could_read_it(self, tmp_path: Path, mode: int) -> None:
        file, new = tmp_path / "match.txt", tmp_path / "new.txt"
        for path in (file, new):
            path.touch()
        usual = stat.S_IMODE(new.stat().st_mode)
        file.chmod(mode)
        new.unlink()
        for path in (file, new):
            write_whole(path, "new")
        assert stat.S_IMODE(file.stat().st_mode) == mode
        assert stat.S_IMODE(new.stat().st_mode) == usual

    def test_clears_what_a_kill_has_left_and_nothing_else(self, tmp_path: Path) -> None:
        left = tmp_path / ".match.txt.anpfiff-abc"
        others = [tmp_path / ".match.txt.swp", tmp_path / ".other.txt.anpfiff-abc"]
        held = tmp_path / ".match.txt.anpfiff-def"
        for file in (left, held, *others):
            file.touch()
        with held.open("rb") as stream:
            saves.lock(stream)
            write_whole(tmp_path / "match.txt", "new")
        assert {*tmp_path.iterdir()} == {held, *others, tmp_path / "match.txt"}

    def test_does_not_replace_what_is_no_file(self, tmp_path: Path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        for file in (pipe, tmp_path, Path("/dev/null")):
            with pytest.raises(Mistake) as mistake:
                write_whole(file, "new")
            assert mistake.value.code == "file-not-ordinary"
        assert stat.S_ISFIFO(pipe.stat().st_mode)

    def test_leaves_nothing_behind_if_it_fails(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(handle: int) -> None:
            raise OSError(28, "No space left on device")

        file = tmp_path / "match.txt"
        file.write_text("old")
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(Mistake):
            write_whole(file, "new")
        assert file.read_text() == "old"
        assert [*tmp_path.iterdir()] == [file]
