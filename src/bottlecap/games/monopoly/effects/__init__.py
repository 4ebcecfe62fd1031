"""What cards do: a class each, found by the folder (see docs/adding-an-effect.md)."""
