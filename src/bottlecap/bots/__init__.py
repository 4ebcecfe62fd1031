"""Bots: they see a perspective and nothing else."""

from bottlecap.bots.base import Bot, CompiledBot, make, seated

__all__ = ["Bot", "CompiledBot", "make", "seated"]
