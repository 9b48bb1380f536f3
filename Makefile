# Two commands do it all: `make play` and `make test`. Everything they need they set up themselves.

BIN := .venv/bin
SITE := src/spieltisch/server/site/index.html
DIST := dist
GUIDE := src/spieltisch/server/guide/index.html
PAGES := mkdocs.yml tools/guide_hooks.py CONTRIBUTING.md CHANGELOG.md $(shell find docs -type f)
DOCSTRINGS := $(shell sed -n 's/^::: \(.*\)/src\/\1/p' docs/reference/*.md | tr . / | sed 's/$$/.py/')
WEB := $(shell find web/src web/public web/index.html web/*.ts web/*.json -type f 2>/dev/null)

KERNELS := $(shell find src/spieltisch/compiling src/spieltisch/packing src/spieltisch/games -name '*.py')

# independent targets run side by side; one pip at a time writes into .venv
MAKEFLAGS += -j2

.PHONY: help play test test-all check check-python check-web format protocol vectors guides drawings docs dist bench screens paper pictures clean locks hostile audit

play: .venv/.compiled $(SITE) $(GUIDE)  ## play in the browser, on http://127.0.0.1:8000 or PORT
	@$(BIN)/spieltisch play

test: check .venv/.compiled $(GUIDE)  ## everything: format, lint, types, imports, unit tests, browser tests
	@tools/section "Python tests"
	@tools/tests -n 3 -m "not browser and not slow"  # on two cores: many wait for a server
	@tools/section "web unit tests"
	@cd web && npm run --silent test
	@tools/browser-tests -m "browser and not slow"

test-all: test  ## the slow tests too
	@tools/section "slow tests"
	@tools/tests -n 2 -m "slow and not browser"
	@tools/browser-tests -m "browser and slow"

check: check-python check-web  ## formatting, lint, strict types, import contract

check-python: .venv/.developing
	@tools/section "Python: formatting, lint, types, imports"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

check-web: $(SITE)
	@tools/section "web client: formatting, lint, types"
	@cd web && npm run --silent check

hostile: .venv/.compiled .venv/.developing  ## a million hostile messages and requests; HOSTILE=20000 for some
	@tools/section "hostile messages and requests"
	@HOSTILE=$${HOSTILE:-1000000} $(BIN)/python -m pytest -q -s -o faulthandler_timeout=3600 tests/hostile

audit: .venv/.developing web/node_modules/.installed  ## look up known vulnerabilities of our dependencies
	@$(BIN)/python tools/audit.py

format: .venv/.developing web/node_modules/.installed  ## format every file
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .
	@cd web && npm run --silent format

protocol: .venv/.installed  ## write the TypeScript types of the messages
	@$(BIN)/python -m spieltisch.server.typescript

vectors: .venv/.developing  ## write the test vectors for what the web client predicts of Ubongo 3-D
	@$(BIN)/python -m tests.games.ubongo3d.vectors

guides: .venv/.installed  ## play the guided first games by the rules, and write their scenes for the web client
	@$(BIN)/python -m spieltisch.server.guides

docs: $(GUIDE)  ## build the guide, which the server serves at /guide

dist: $(SITE) $(GUIDE) .venv/.developing  ## build the wheel, with the web client, the data and the guide inside
	@rm -rf $(DIST) && $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir $(DIST) . && ls $(DIST)

help:  ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile

drawings: web/node_modules/.installed  ## write the drawings and rules of the web client for the printed sheets
	@cd web && npx vitest run src/paper --update

bench: .venv/.benching .venv/.compiled $(SITE)  ## measure, and write docs/benchmarks.md and .json; ONLY="packing first_move" for some
	@$(BIN)/python -m benchmarks.run $(ONLY)

screens: .venv/.developing $(SITE)  ## a picture of every state of every page, in build/screens; ONLY=ugo for some
	@$(BIN)/python tools/screens.py $(ONLY)

paper: .venv/.installed  ## contact sheets of every page that can be printed, in build/paper; ONLY="ugo rules" for some
	@$(BIN)/python tools/contact_sheets.py $(ONLY)

pictures: .venv/.developing $(SITE)  ## take the pictures of README and guide from the running product; ONLY="home paper" for some
	@$(BIN)/python tools/pictures.py $(ONLY)

clean:  ## delete everything that was installed or built
	rm -rf .venv web/node_modules web/*.tsbuildinfo src/spieltisch/server/site src/spieltisch/server/guide build dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

locks: .venv/.developing  ## pin the newest versions that pyproject.toml allows
	@tools/locks

.venv/bin/python:
	@tools/make-environment

.venv/.installed: requirements.txt pyproject.toml | .venv/bin/python
	@tools/section "installing Spieltisch (once)"
	@flock .venv/bin $(BIN)/python -m pip install --quiet --require-hashes -r requirements.txt
	@flock .venv/bin $(BIN)/python -m pip install --quiet --no-deps --editable .
	@touch $@

.venv/.compiled: $(KERNELS) .venv/.installed
	@tools/section "compiling the solvers and searches (once; about half a minute)"
	@$(BIN)/python -m spieltisch.workers.warm_up
	@touch $@

.venv/.developing: requirements-dev.txt .venv/.installed
	@tools/section "installing the test tools (once)"
	@flock .venv/bin $(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.txt
	@touch $@

.venv/.benching: requirements-bench.txt .venv/.developing
	@tools/section "installing the solvers that the benchmarks compare with (once)"
	@flock .venv/bin $(BIN)/python -m pip install --quiet --require-hashes -r requirements-bench.txt
	@touch $@

.venv/.documenting: requirements-docs.txt .venv/.installed
	@tools/section "installing the tools for the guide (once)"
	@flock .venv/bin $(BIN)/python -m pip install --quiet --require-hashes -r requirements-docs.txt
	@touch $@

$(GUIDE): $(PAGES) $(DOCSTRINGS) .venv/.documenting
	@tools/section "building the guide"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@tools/section "installing the web client's packages (once)"
	@# not `npm ci`: it wants every platform's binary in the lock, even those a registry may lack
	@tools/check-node
	@cd web && npm install --no-save --loglevel=error --no-audit --no-fund >/dev/null
	@touch $@

$(SITE): $(WEB) web/node_modules/.installed
	@tools/section "building the web client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
