# Each target installs what it needs; a fresh clone needs Python 3.11 or newer, and for all but `make play` a C compiler.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
JOBS   ?= 2

# Whoever has run out of tests takes some of another's, so that nobody ends long after the others.
SHARED := -n $(JOBS) --dist worksteal

# What runs beside something else says what it has to say when it has ended, so that nothing is mixed.
BESIDE := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# The interpreted engine is imported from src, the compiled one from build/compiled.
PLAIN    := PYTHONPATH=$(CURDIR)/src
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled

# Whatever the machine is set to: the tests start hundreds of processes, and what these import is compiled once.
unexport PYTHONDONTWRITEBYTECODE

SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') pyproject.toml

PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) hatch_build.py

.PHONY: play page page-check types states quick interpreted test check code-check bench bench-greedy bench-page balance drill mutants gallery site lock clean

## Play in the browser; without one, the printed address can be opened from another.
## It begins as plain Python; the compiled build is made beside it and used from the next start on (tools/play.py).
play: $(VENV)/.play build/page/.built
	@MAKE="$(MAKE_COMMAND)" $(PY) tools/play.py $(GAME)

## The page of the browser, from web/.
page: build/page/.built

## The page's own checks and tests: types, style, geometry, signs, words, the line to the server.
page-check: build/page/.built
	$(PY) hatch_build.py check test

## The page's types, written from the server's protocol and the games' declarations.
types: $(VENV)/.ready
	$(PLAIN) $(PY) -m tools.typescript

## How states are copied, written from the fields that each lists.
states: $(VENV)/.ready
	$(PY) tools/states.py

## Interpreted, no server and no browser: a few minutes.
quick: $(VENV)/.ready
	$(PLAIN) $(PY) -m pytest $(SHARED) -q --ignore=tests/page --ignore=tests/server --ignore=tests/install

## Everything: the checks, and the tests on both builds (the browser plays on the compiled one, which is the wheel's).
test: $(VENV)/.ready
	sh tools/browser.sh
	# A compiler uses one core for minutes: what needs no C runs beside it, and leaves that core to it.
	$(MAKE) $(BESIDE) build/wheel/.built check interpreted
	$(COMPILED) BOTTLECAP_COMPILED=1 $(PY) -m pytest $(SHARED) -q --ignore=tests/page --ignore=tests/install
	# As a new user has it: nothing from here but the wheel.
	$(PLAIN) BOTTLECAP_WHEELS=build/wheel $(PY) -m pytest -q tests/install
	# The browser's driver keeps an event loop of its own, so its tests have processes of their own.
	$(COMPILED) BOTTLECAP_COMPILED=1 $(PY) -m pytest $(SHARED) -q tests/page

# As `make quick`, with the page in its place before the first test looks for it.
interpreted: build/page/.built
	nice $(MAKE) quick

check: code-check page-check

code-check: $(VENV)/.ready
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PLAIN) $(VENV)/bin/lint-imports

## How fast we are, as ratios to a peer measured in the same run; then the server: actions a second, memory a table.
bench: build/compiled/.built
	test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install -q -r benchmarks/requirements.txt
	$(COMPILED) .venv-bench/bin/python benchmarks/versus.py $(ARGS)
	$(COMPILED) $(PY) benchmarks/server.py

## Four greedy bots at Monopoly beside a checkout of gamescomputersplay/monopoly: make bench-greedy PEER=path
bench-greedy: build/compiled/.built
	test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install -q -r benchmarks/requirements.txt
	$(COMPILED) .venv-bench/bin/python benchmarks/greedy.py --peer $(PEER) $(ARGS)

## How smoothly the page moves on a machine four times slower, from the browser's own trace.
bench-page: build/compiled/.built build/page/.built
	PYTHONPATH=$(CURDIR)/build/compiled:$(CURDIR) $(PY) benchmarks/page.py

## Hold a game's matches against the bounds of its balance; the report stays in docs/: make balance GAME=shelter
balance: build/compiled/.built
	$(COMPILED) $(PY) -m bottlecap balance $(GAME) --report docs/$(GAME)-balance.md $(ARGS)

## Full counts and long drills; the report stays in docs/drill.md.
drill: build/compiled/.built build/page/.built
	$(COMPILED) BOTTLECAP_COMPILED=1 $(PY) tests/drill.py --report docs/drill.md

## Disable one rule at a time and expect the tests that name it to fail.
mutants: $(VENV)/.ready
	$(PLAIN) $(PY) tests/mutants.py

## Pictures of every situation of the page, by day and night, in both languages: build/gallery; those that the docs show are kept.
gallery: build/compiled/.built build/page/.built
	$(COMPILED) BOTTLECAP_COMPILED=1 BOTTLECAP_GALLERY=build/gallery $(PY) -m pytest -q tests/page/test_gallery.py -k "tidy or docs_keep"

## The documentation as a site, with a reference made from the docstrings: build/site.
site: $(VENV)/.ready
	$(PY) tools/site.py build/site

LOCK := $(VENV)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"

# What it takes to play and to compile is part of what the tests run with, in the same versions.
lock: $(VENV)/.ready
	$(LOCK) requirements/dev.in -o requirements/dev.lock
	$(LOCK) requirements/play.in -c requirements/dev.lock -o requirements/play.lock
	$(LOCK) requirements/compile.in -c requirements/dev.lock -o requirements/compile.lock

clean:
	rm -rf $(VENV) .venv-bench build dist

# Whoever builds or installs waits for what `make play` may still be making beside its game.
ALONE = $(if $(BESIDE_THE_GAME),,@$(PY) tools/play.py --wait)
INSTALL := $(PY) -m pip install -q --require-hashes -r

# One environment, filled as far as is needed: to play, to compile, to test.
$(VENV)/.play: requirements/play.lock
	@echo "Bottlecap: installing what it takes to play; half a minute, this once …"
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(ALONE)
	@$(INSTALL) $<
	@touch $@

$(VENV)/.compile: requirements/compile.lock $(VENV)/.play
	$(ALONE)
	$(INSTALL) $<
	touch $@

$(VENV)/.ready: requirements/dev.lock $(VENV)/.compile
	$(ALONE)
	$(INSTALL) $<
	touch $@

# The page has a stamp of its own: a change of a drawing compiles no C, and a change of a rule builds no page.
build/page/.built: $(VENV)/.play $(PAGE_SOURCES)
	@echo "Bottlecap: building the page; half a minute …"
	@$(PY) hatch_build.py
	@mkdir -p build/page
	@touch $@

# mypyc leaves its libraries beside the sources it compiles, so it compiles a copy; what Python keeps there may change meanwhile.
define copied
	$(ALONE)
	rm -rf build/source build/new build/wheel
	mkdir -p build/source
	touch build/source/.copied
	tar -cf - --exclude=__pycache__ src pyproject.toml hatch_build.py README.md LICENSE | tar -xf - -C build/source
endef

# The page is the working copy's, also after it was built anew. As old as the copy: what changed while it compiled is newer.
# A game that runs on the build before keeps it until this one is whole.
define unpacked
	rm -rf build/new/bottlecap/server/page
	ln -sfn $(CURDIR)/src/bottlecap/server/page build/new/bottlecap/server/page
	touch -r build/source/.copied build/new/.built
	rm -rf build/compiled
	mv build/new build/compiled
endef

build/compiled/.built: $(VENV)/.compile $(SOURCES)
	$(copied)
	rm -rf build/source/src/bottlecap/server/page
	$(PY) -m pip install -q --no-deps --no-build-isolation --no-index --target build/new build/source
	$(unpacked)

# The wheel as anybody's pip makes it: in isolation, by a Python that has nothing else (mypyc looks into the environment
# of the Python that runs it). It is the compiled build too, so the C is compiled once.
build/wheel/.built: $(VENV)/.compile $(SOURCES) hatch_build.py | build/page/.built
	$(copied)
	$(PYTHON) -m venv --clear build/fresh
	build/fresh/bin/python -m pip wheel -q --no-deps --wheel-dir build/wheel build/source
	$(PY) -m pip install -q --no-deps --no-index --target build/new build/wheel/*.whl
	$(unpacked)
	touch -r build/source/.copied $@
