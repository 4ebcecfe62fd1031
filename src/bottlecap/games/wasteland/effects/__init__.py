"""What cards can do: a class each, with its notation."""
