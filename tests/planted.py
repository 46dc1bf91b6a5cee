"""Faults that tests plant by putting something else in the place of a method."""

from __future__ import annotations

import os

import pytest

PLANTED = pytest.mark.skipif(
    bool(os.environ.get("ANPFIFF_FAST")), reason="nothing can be planted in compiled code"
)
