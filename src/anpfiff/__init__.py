"""Five football card games on one table."""

import os

__version__ = "0.1.0"

if _folder := os.environ.get("ANPFIFF_FAST"):
    from anpfiff.fast import use

    use(_folder)
