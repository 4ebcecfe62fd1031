"""Environments for learning."""

from bottlecap.extras import need

need("envs")
