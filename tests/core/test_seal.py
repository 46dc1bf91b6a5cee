"""The hashes of sealed deals, by vectors that the page for browsers is tested with as well."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from anpfiff.core.dice import dice_from
from anpfiff.core.seal import (
    is_secret,
    nonce_commitment,
    sealed,
    sealed_seed,
    seed_commitment,
)

VECTORS = json.loads(Path(__file__).with_name("seals.json").read_text("utf-8"))
SECRET, NONCE = VECTORS["secret"], VECTORS["nonce"]


def test_the_hashes_are_those_of_the_vectors() -> None:
    assert seed_commitment(SECRET) == VECTORS["seed_commitment"]
    assert nonce_commitment(NONCE) == VECTORS["nonce_commitment"]
    for deal in VECTORS["deals"]:
        assert sealed_seed(deal["game"], SECRET, deal["nonces"]) == deal["seed"]


def test_anybody_can_hash_the_texts_himself() -> None:
    assert sha256(f"anpfiff seed {SECRET}".encode()).hexdigest() == seed_commitment(SECRET)
    text = f"anpfiff deal alarm {SECRET} {NONCE} -"
    key = sha256(text.encode()).hexdigest()
    assert sealed_seed("alarm", SECRET, [NONCE, ""]) == f"sealed {key}"


def test_no_hash_passes_for_another() -> None:
    assert seed_commitment(SECRET) != nonce_commitment(SECRET)
    seeds = {deal["seed"] for deal in VECTORS["deals"]}
    assert len(seeds) == len(VECTORS["deals"])


def test_every_seat_changes_the_dice_and_so_does_its_place() -> None:
    deals = [["", ""], [NONCE, ""], ["", NONCE], [NONCE, NONCE]]
    assert len({sealed_seed("alarm", SECRET, nonces) for nonces in deals}) == len(deals)


def test_a_seal_tells_what_the_dice_were_made_of() -> None:
    seed, seal = sealed("alarm", SECRET, ["", NONCE])
    assert seal == (SECRET, seed_commitment(SECRET), ("", NONCE))
    dice_from(seed)
    assert sealed("alarm", SECRET, ["", ""])[1].nonces == ()


def test_what_a_secret_looks_like() -> None:
    assert is_secret(SECRET)
    for text in ("", SECRET[1:], SECRET + "0", SECRET.upper().replace("5", "A"), f"{SECRET}\n"):
        assert not is_secret(text)
