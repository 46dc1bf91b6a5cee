"""Cut the fonts down to what the page prints: `pip install fonttools brotli`, then run this file.

Letters of the languages that Latin-1 can write, typographic punctuation, arrows; kerning stays, the
other features go. The results lie beside this file and are committed; both families are OFL-1.1.
"""

from pathlib import Path

from fontTools import subset

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "node_modules" / "@fontsource"
FONTS = {
    "bowlby-one": ("bowlby-one", 400),
    "barlow-condensed-500": ("barlow-condensed", 500),
    "barlow-condensed-600": ("barlow-condensed", 600),
    "barlow-condensed-700": ("barlow-condensed", 700),
}
LETTERS = (
    "U+20-7E,U+A0,U+A7,U+AB,U+B7,U+BB,U+BF-FF,U+152,U+153,U+178,U+2013,U+2014,U+2018-201E,U+2022,"
    "U+2026,U+2039,U+203A,U+2190-2193,U+2212"
)

for name, (family, weight) in FONTS.items():
    target = HERE / f"{name}.woff2"
    subset.main(
        [
            str(SOURCE / family / "files" / f"{family}-latin-{weight}-normal.woff2"),
            f"--unicodes={LETTERS}",
            "--layout-features=kern",
            "--flavor=woff2",
            "--no-hinting",
            "--desubroutinize",
            f"--output-file={target}",
        ]
    )
    print(target.name, target.stat().st_size)
