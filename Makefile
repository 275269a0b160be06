# make play      play in the browser         make test     check everything
# make terminal  play in the terminal        make soak     the long runs
# make setup     only the set-up             make gallery  pictures of every screen
# All set-up happens by itself, in .venv; nothing is installed elsewhere.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

STATIC := src/isthmos/server/static
ENGINE := $(shell find src/isthmos/bots src/isthmos/core src/isthmos/games src/isthmos/lab src/isthmos/table -name '*.py') setup.py
CLIENT := $(shell find web/src web/public web/tools web/index.html web/*.json web/*.ts web/*.js docs/rules src/isthmos/locale -type f 2>/dev/null)
# npm of the system if its node is new enough, else one from the package index, in .venv.
NPM     = $(shell node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null && command -v npm || echo $(abspath $(BIN))/npm)

.PHONY: play terminal test setup lint types floors unit client browser soak bench coverage mutants gallery web clean

play: $(VENV)/.compiled web
	@$(BIN)/isthmos serve

terminal: $(VENV)/.compiled
	@$(BIN)/isthmos play

web: $(STATIC)/index.html

gallery: $(VENV)/.browser web
	@$(BIN)/python web/tools/gallery.py

setup: $(VENV)/.test $(VENV)/.compiled

test: lint types floors unit client browser

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

floors: $(VENV)/.test
	$(BIN)/lint-imports

unit: $(VENV)/.test $(VENV)/.compiled web
	$(BIN)/pytest -n auto -m "not soak" --ignore=tests/web

client: web
	cd web && PATH="$(abspath $(BIN)):$$PATH" && $(NPM) run --silent formatted && $(NPM) run --silent lint && $(NPM) run --silent check && $(NPM) run --silent test

browser: $(VENV)/.browser $(VENV)/.compiled web
	$(BIN)/pytest -n auto --dist worksteal -m "not soak" tests/web

soak: $(VENV)/.browser $(VENV)/.compiled web
	$(BIN)/pytest -n auto --dist worksteal -m soak tests tests/web

# Both look at the engine as it is written, so in a clone, which is not compiled.
coverage: $(VENV)/.mutation
	rm -rf build/coverage && git clone -q . build/coverage
	cd build/coverage && PYTHONPATH=src $(abspath $(BIN))/pytest -n auto -m "not soak" --cov=isthmos.games --cov=isthmos.core \
		--cov=isthmos.table --cov=isthmos.server --cov-branch --cov-report=term-missing:skip-covered --ignore=tests/web

mutants: $(VENV)/.mutation
	rm -rf build/mutation && git clone -q . build/mutation
	cd build/mutation && PYTHONPATH=src $(abspath $(BIN))/mutmut run; $(abspath $(BIN))/mutmut results

bench: $(VENV)/.compiled
	@$(BIN)/isthmos bench

clean:
	rm -rf $(VENV) build src/*.so src/isthmos/compiled.*.txt $(STATIC) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/.play: requirements/play.txt requirements/serve.txt pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "isthmos needs Python 3.11 or newer: there is no $(PYTHON). Install it, or name one: make PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "isthmos needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Name a newer one: make PYTHON=/path/to/python3.11"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "$(PYTHON) has no venv module. On Debian or Ubuntu: apt-get install python3-venv"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up isthmos in $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/serve.txt
	@ISTHMOS_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# The engine once more, compiled; without a C compiler one line says so and it runs interpreted.
$(VENV)/.compiled: $(VENV)/.play $(ENGINE)
	@echo "Compiling the engine, a minute or two …"
	@mkdir -p build
	@$(BIN)/python setup.py build_ext --inplace >build/compile.log 2>&1 || echo "isthmos: the engine was not compiled, build/compile.log says why; it runs interpreted."
	@grep '^isthmos:' build/compile.log || true
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/test.txt requirements/web-test.txt
	@echo "Installing what the tests need …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/web-test.txt
	@touch $@

$(VENV)/.mutation: $(VENV)/.test requirements/mutation.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/mutation.txt
	@touch $@

$(VENV)/.browser: $(VENV)/.test
	@command -v chromium chromium-browser google-chrome >/dev/null || { echo "Installing chromium …"; apt-get install -y chromium >/dev/null 2>&1 || { apt-get update >/dev/null 2>&1 && apt-get install -y chromium >/dev/null; }; }
	@touch $@

$(VENV)/.node: $(VENV)/.play requirements/web.txt
	@test "$(NPM)" != "$(abspath $(BIN))/npm" || { echo "Installing node …"; $(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/web.txt; }
	@touch $@

$(STATIC)/index.html: $(VENV)/.node $(CLIENT)
	@echo "Building the web client …"
	@cd web && PATH="$(abspath $(BIN)):$$PATH" $(NPM) ci --silent --no-audit --no-fund && PATH="$(abspath $(BIN)):$$PATH" $(NPM) run --silent build -- --logLevel warn
	@touch $@
