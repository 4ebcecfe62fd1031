"""The tests in this folder each prove a rule; `tests/mutants.py` switches rules off under them."""

from tests.mutation import mutant, pytest_terminal_summary

__all__ = ["mutant", "pytest_terminal_summary"]
