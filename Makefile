# `make play` and `make test` set up everything they need in .venv. PYTHON=python3.13 picks another.
PYTHON ?= python3
BIN = .venv/bin
# What concerns the compiled rules follows in test-fast.
TESTS ?= tests --ignore=tests/fast

JOBS = $(shell getconf _NPROCESSORS_ONLN)

.PHONY: help play play-terminal web test test-fast check fix coverage fast bench ladder mutants lock clean

help:
	@echo "make play    play in the browser"
	@echo "make play-terminal  play in the terminal"
	@echo "make test    run the tests"
	@echo "make check   formatting, lint, types, generated pages"
	@echo "make fix     format and repair what can be repaired"
	@echo "make fast    compile rules and server (needs a C compiler; optional)"
	@echo "make bench   measure, beside OpenSpiel"
	@echo "make ladder  every bot against every other, in every game"
	@echo "make mutants plant small faults and see that the tests notice"

play: web
	@$(BIN)/anpfiff

play-terminal: .venv/run
	@$(BIN)/anpfiff play

# The page for browsers, if it is not there or out of date.
web: .venv/run
	@$(BIN)/python hatch_build.py

test: .venv/dev web
	@$(BIN)/python -m tests.web.browser
	$(BIN)/pytest -n auto $(TESTS)
	@$(MAKE) --no-print-directory test-fast

# The laws and the server again on what is compiled, where there is a compiler.
test-fast: .venv/dev
	@if ANPFIFF_FAST= $(BIN)/python -m anpfiff.fast --possible; then \
		$(MAKE) --no-print-directory fast && \
		ANPFIFF_FAST=build/fast $(BIN)/pytest -n auto tests/laws/test_laws.py tests/rules tests/fast tests/play tests/server; \
	else \
		echo "skipped: what is compiled, there is no C compiler here"; \
	fi

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tests/coverage.py --check
	$(BIN)/python tests/card_pages.py --check
	$(BIN)/python -m tests.protocol --check
	$(BIN)/python -m tests.catalogue --check
	$(BIN)/python -m tests.sentences --check
	$(BIN)/python hatch_build.py check

fix: .venv/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tests/coverage.py
	$(BIN)/python tests/card_pages.py
	$(BIN)/python -m tests.protocol
	$(BIN)/python -m tests.catalogue
	$(BIN)/python -m tests.sentences

# Without the variable: an outdated build would refuse to be replaced.
fast: .venv/dev
	ANPFIFF_FAST= $(BIN)/python -m anpfiff.fast build/fast

bench: .venv/bench fast
	$(BIN)/python -m bench.run
	ANPFIFF_FAST= $(BIN)/python -m bench.dice
	ANPFIFF_FAST= $(BIN)/python -m bench.finale
	ANPFIFF_FAST= $(BIN)/python -m bench.races

# The tables of docs/bots.md; Fußball-Alarm, whose best bot thinks, takes half an hour on two cores.
LADDER = $(BIN)/anpfiff ladder --seed 2026 --jobs $(JOBS)

ladder: .venv/run
	$(LADDER) alarm -n 300 --seer
	$(LADDER) finale -n 400
	for game in rotweiss elfmeter rotblau; do $(LADDER) $$game -n 400 || exit 1; done
	for game in rotweiss rotblau; do $(LADDER) $$game -n 200 --players 4 || exit 1; done

# Half an hour on one core; docs/decisions/mutants.md has what came of it.
mutants: .venv/mutants
	$(BIN)/python -m tests.mutants

# uv, because it resolves for every Python and platform at once. No index address is written.
lock: .venv/dev
	$(BIN)/pip install --quiet uv
	for set in run dev web bench mutants; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-annotate --no-header --upgrade --extra $$set \
			--output-file requirements/$$set.txt pyproject.toml || exit 1; \
	done

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Anpfiff needs Python 3.11 or newer; try make PYTHON=python3.12" >&2; exit 2; }
	@echo "Setting up in .venv, once; this takes a minute."
	$(PYTHON) -m venv .venv

INSTALL = $(BIN)/pip install --disable-pip-version-check --require-hashes -r
EDITABLE = $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .

.venv/run: .venv/bin/python requirements/run.txt pyproject.toml
	$(INSTALL) requirements/run.txt
	$(EDITABLE)
	touch $@

.venv/dev: .venv/bin/python requirements/dev.txt pyproject.toml
	$(INSTALL) requirements/dev.txt
	$(EDITABLE)
	touch $@ .venv/run

.venv/bench: .venv/dev requirements/bench.txt
	$(INSTALL) requirements/bench.txt
	touch $@

.venv/mutants: .venv/dev requirements/mutants.txt
	$(INSTALL) requirements/mutants.txt
	touch $@
