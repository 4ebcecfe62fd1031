"""What items and icons do: a class each, found by the folder (see docs/adding-an-effect.md)."""
