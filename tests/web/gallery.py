"""The gallery as coarse pictures: a few colours a section, so that another machine draws the same.

`python -m tests.web.gallery` writes them anew; look at `/kit` before you keep them.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from tests.server.machine import Machine
from tests.web.browser import find, launch

FOLDER = Path(__file__).parent / "gallery"
PARTS = ("cards", "parts", "photo", "start", "motion")
THEMES = ("light", "dark")
COLUMNS, ROWS = 24, 8
LEVELS = 16
SHRINK = """async ([picture, columns, rows]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(columns, rows).getContext("2d");
  canvas.imageSmoothingQuality = "high";
  canvas.drawImage(image, 0, 0, columns, rows);
  return [...canvas.getImageData(0, 0, columns, rows).data];
}"""

Picture = list[str]
"""A line for each row, in it three hexadecimal digits for each cell."""


def shrink(blank: Page, picture: bytes) -> Picture:
    """On a blank page: a screenshot in a few cells."""
    data = blank.evaluate(SHRINK, [base64.b64encode(picture).decode(), COLUMNS, ROWS])
    cells = [
        "".join(f"{value * LEVELS // 256:x}" for value in data[start : start + 3])
        for start in range(0, len(data), 4)
    ]
    return [" ".join(cells[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]


def address(part: str, theme: str) -> str:
    return f"/kit?still&part={part}&theme={theme}"


def wait_until_drawn(page: Page) -> None:
    page.locator("section.show").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => undefined)")


def pictures(page: Page, blank: Page) -> dict[str, Picture]:
    """Every section of the gallery that is open, by its heading."""
    found: dict[str, Picture] = {}
    for section in page.locator("section.show").all():
        heading = section.locator("h2").first.inner_text()
        found[heading] = shrink(blank, section.screenshot(animations="disabled"))
    return found


def difference(one: Picture, other: Picture) -> int:
    """The largest step between two cells, of 15."""
    digits = ["".join(picture).replace(" ", "") for picture in (one, other)]
    return max(abs(int(a, 16) - int(b, 16)) for a, b in zip(*digits, strict=True))


def write(file: Path, found: dict[str, Picture]) -> None:
    lines = [line for heading, picture in found.items() for line in (f"# {heading}", *picture)]
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(lines) + "\n", "utf-8")


def read(file: Path) -> dict[str, Picture]:
    found: dict[str, Picture] = {}
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("# "):
            last = found.setdefault(line[2:], [])
        else:
            last.append(line)
    return found


def main() -> int:
    found = find()
    if found is None:
        print("there is no Chromium here")
        return 2
    with TemporaryDirectory() as folder, launch(found) as browser:
        machine = Machine(Path(folder))
        page, blank = browser.new_page(viewport={"width": 1280, "height": 800}), browser.new_page()
        for part in PARTS:
            for theme in THEMES:
                page.goto(f"http://127.0.0.1:{machine.port}{address(part, theme)}")
                wait_until_drawn(page)
                write(FOLDER / f"{part}-{theme}.txt", pictures(page, blank))
        machine.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
