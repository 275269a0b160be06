# make play   play in the terminal          make test   check everything
# make setup  only the set-up               make soak   the long runs
# All set-up happens by itself, in .venv; nothing is installed elsewhere.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

.PHONY: play test setup lint types floors unit soak bench clean

play: $(VENV)/.play
	@$(BIN)/isthmos play

setup: $(VENV)/.test

test: lint types floors unit

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

floors: $(VENV)/.test
	$(BIN)/lint-imports

unit: $(VENV)/.test
	$(BIN)/pytest -n auto -m "not soak"

soak: $(VENV)/.test
	$(BIN)/pytest -n auto -m soak

bench: $(VENV)/.play
	@$(BIN)/isthmos bench

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/.play: requirements/play.txt requirements/serve.txt pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "isthmos needs Python 3.11 or newer: there is no $(PYTHON). Install it, or name one: make PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "isthmos needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Name a newer one: make PYTHON=/path/to/python3.11"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "$(PYTHON) has no venv module. On Debian or Ubuntu: apt-get install python3-venv"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up isthmos in $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/serve.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/test.txt
	@echo "Installing what the tests need …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/test.txt
	@touch $@
