"""Matches that were played: shown again step by step, written as records, taken in from elsewhere, verified.

`making` makes a replay, in another process; `library` says whose turn it is to have one made, and keeps those that were made.
"""
