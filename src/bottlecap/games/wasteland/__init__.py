"""Fallout, the adventure board game. For one to four, in the making: not loaded before its story cards are there."""
