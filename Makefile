# Every target sets up its own virtual environment when there is none, when it was moved, or when a lock
# changed. Recipes use only the shell, make and Python, so that nothing else has to be installed.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help demo chat dev reindex eval train train-clauses train-guard train-framed train-second-look train-outdated train-asked train-matters test notebooks lint format lock check-runtime check-lowest
.DELETE_ON_ERROR:

VENV ?= .venv
PORT ?= 2024
PY := $(VENV)/bin/python
COMPILE = $(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	--python-version 3.11 $(if $(UPGRADE),--upgrade)

# uv brings its own root certificates, which a company's proxy does not know: take the system's.
export UV_SYSTEM_CERTS := 1
export LANGGRAPH_CLI_NO_ANALYTICS := 1
export LANGGRAPH_NO_VERSION_CHECK := 1

# An environment knows the folder it was made for; a moved or broken one is made again.
PLACE := $(shell [ -x "$(PY)" ] && read -r place < "$(VENV)/.place" && echo "$$place")
ifneq ($(PLACE),$(CURDIR))
STALE := stale
endif
UV := $(or $(shell command -v uv 2>/dev/null),$(VENV)/bin/uv)

help: ## Show this list
	@echo 'make demo needs nothing but Python 3.11 or newer; the first run of a target sets up $(VENV).'; \
	while IFS= read -r line; do case "$$line" in \
		[a-z]*:*'## '*) printf '  make %-14s %s\n' "$${line%%:*}" "$${line##*'## '}" ;; \
	esac; done < Makefile

demo: $(VENV)/.runtime ## Play five conversations without a key and check what is remembered
	@$(PY) -m app demo $(ARGS)

# LANGUAGE is also set by many systems, for other purposes: only one given to make counts.
chat: $(VENV)/.runtime ## Chat in the terminal (USER_ID=ada THREAD=first LANGUAGE=zh)
	@$(PY) -m app chat $(if $(filter undefined,$(origin USER_ID)),,--user "$(USER_ID)") $(if $(THREAD),--thread "$(THREAD)") \
		$(if $(findstring command,$(origin LANGUAGE)),--language "$(LANGUAGE)") $(ARGS)

dev: $(VENV)/.all ## Start the LangGraph development server (PORT=2024)
	@$(PY) -c 'import socket; socket.create_server(("127.0.0.1", $(PORT)))' 2>/dev/null || { \
		echo 'Port $(PORT) is taken or not allowed. Choose another one: make dev PORT=2025' >&2; exit 1; }
	@$(PY) -m langgraph_cli dev --no-browser --port $(PORT) $(ARGS)

# The extras too, since the memories may lie on a server.
reindex: $(VENV)/.all ## Encode all memories anew after a change of AGENT_ENCODER (resumable)
	@$(PY) -m app reindex $(ARGS)

eval: $(VENV)/.all ## Measure recall on dialogues with questions (DATA=folder ARGS="--encoder e5")
	@[ -n "$(DATA)" ] || { echo 'Say where the dialogues are: make eval DATA=folder (memories.jsonl, questions.jsonl)' >&2; exit 2; }
	@$(PY) -m evals recall "$(DATA)" $(ARGS)

train: $(VENV)/.all ## Make the weights of the judge's small model anew
	@$(PY) -m evals train-judge $(ARGS)

train-clauses: $(VENV)/.all ## Make the weights anew that say what each clause tells
	@$(PY) -m evals train-clauses $(ARGS)

train-guard: $(VENV)/.all ## Make the weights anew that see orders and secrets which no table knows
	@$(PY) -m evals train-guard $(ARGS)

train-framed: $(VENV)/.all ## Make the weights anew that tell whose words a message holds
	@$(PY) -m evals train-framed $(ARGS)

train-second-look: $(VENV)/.all ## Make the weights anew that say which fact was taken rightly
	@$(PY) -m evals train-second-look $(ARGS)

train-outdated: $(VENV)/.all ## Make the weights anew that say what on file a message makes out of date
	@$(PY) -m evals train-outdated $(ARGS)

train-asked: $(VENV)/.all ## Make the weights anew that say what a question asks for
	@$(PY) -m evals train-asked $(ARGS)

train-matters: $(VENV)/.all ## Make the weights anew that say which matter a text is about
	@$(PY) -m evals train-matters $(ARGS)

test: $(VENV)/.all ## Run the tests, notebooks included (ARGS="-k recall")
	@$(PY) -m pytest $(ARGS)

notebooks: $(VENV)/.all ## Open the notebooks in JupyterLab
	@$(PY) -m jupyterlab --ServerApp.root_dir=notebooks $(ARGS)

lint: $(VENV)/.all ## Check style and types
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy

format: $(VENV)/.all ## Bring the code into shape
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .

# The larger lock first: what is added must not meet other versions than the demo runs with.
lock: $(VENV)/.uv ## Write the locks anew (UPGRADE=1 takes the newest versions)
	@$(COMPILE) --group setup -o requirements/setup.txt
	@$(COMPILE) pyproject.toml --group dev --extra dev-server --extra evals --extra notebooks --extra postgres --extra redis --extra tokens \
		-o requirements/all.txt
	@$(COMPILE) pyproject.toml -c requirements/all.txt -o requirements/runtime.txt
	@$(COMPILE) pyproject.toml -c requirements/all.txt --extra dev-server --extra postgres --extra redis --extra tokens \
		-o requirements/server.txt

check-runtime: ## Play the demo in an environment without development packages
	@$(MAKE) --no-print-directory VENV=.venv-runtime demo

check-lowest: $(VENV)/.uv ## Play the demo with the oldest versions that pyproject.toml allows
	@$(UV) venv --quiet --clear --python $(PY) .venv-lowest
	@$(UV) pip install --quiet --python .venv-lowest/bin/python --resolution lowest-direct --editable .
	@.venv-lowest/bin/python -m app demo

# --- the virtual environment ---

PYTHONS := $(PYTHON) python3.13 python3.12 python3.11 python3
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))

$(VENV)/.uv: requirements/setup.txt $(STALE)
	@for python in $(PYTHONS); do \
		"$$python" -c '$(NEW_ENOUGH)' 2>/dev/null && found=$$python && break; \
	done; \
	[ -n "$$found" ] || { echo 'Python 3.11 or newer is needed. Install one, or name it: make demo PYTHON=/path/to/python3' >&2; exit 1; }; \
	echo "Setting up $(VENV) with $$found ..."; \
	if command -v uv >/dev/null; then uv venv --quiet --clear --python "$$found" $(VENV); \
	else "$$found" -m venv --clear $(VENV) || { echo 'The venv module of Python is missing. Install it (Debian, Ubuntu: python3-venv), or install uv.' >&2; exit 1; }; \
	fi && \
	{ command -v uv >/dev/null || $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/setup.txt; }
	@pwd -P > $(VENV)/.place
	@: > $@

# The project itself is built by the locked uv-build, hence no isolated build that would download another.
$(VENV)/.runtime: requirements/runtime.txt pyproject.toml $(VENV)/.uv
	@$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/setup.txt -r requirements/runtime.txt
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@: > $@

$(VENV)/.all: requirements/all.txt $(VENV)/.runtime
	@$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/all.txt
	@: > $@

.PHONY: stale
stale: ;
