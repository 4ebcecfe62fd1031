"""A match is played and saved; the file is read again, checked, and gone through move by move."""

import random
import tempfile
from pathlib import Path

import bottlecap

luck = random.Random(4)
match = bottlecap.new("salvage", players=3, seed=4)
while not match.over:
    match.play(luck.choice(match.actions()))

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "match.jsonl"
    file.write_text(match.record().text, encoding="utf-8")

    # A record carries a hash chain: a changed line is refused, as is a move that the rules forbid.
    record = bottlecap.Record.from_text(file.read_text(encoding="utf-8"))

for upto in range(0, len(record.entries) + 1, 10):
    there = bottlecap.replay(record, upto)
    print(f"after {upto} moves: {there.view(None)['caps']} caps")

assert bottlecap.replay(record).hash == match.hash
print("Scores:", match.result.scores)
