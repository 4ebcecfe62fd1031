"""The notebooks of the examples are kept executed, and running them again gives what they show.

python -m tests.test_notebooks --write: runs them all and keeps what they show now.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

import nbformat as written
import pytest
from nbclient import NotebookClient

import bottlecap

PACKAGE = Path(bottlecap.__file__).parent.parent.resolve()
# It has types for some of its functions only.
nbformat: Any = written
EXAMPLES = Path(__file__).parent.parent / "examples"
NOTEBOOKS = [f"{game.id}.ipynb" for game in bottlecap.games() if not game.proof]
# Where something lies in memory.
ADDRESS = re.compile(r"0x[0-9a-f]+")


def run(path: Path) -> Any:
    """The notebook, executed from its start."""
    notebook = nbformat.read(path, as_version=4)
    kept = notebook.metadata
    # The build that is tested, and not what may be installed beside it.
    client = NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(path.parent)}})
    client.execute(env={**os.environ, "PYTHONPATH": str(PACKAGE)})
    # When a cell ran, and on which Python, changes with every run.
    for cell in notebook.cells:
        cell.metadata = {}
    notebook.metadata = kept
    return notebook


def shown(notebook: Any) -> list[Any]:
    """What its cells show, in order."""
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_shows_what_it_shows_when_it_is_run(name: str) -> None:
    kept = nbformat.read(EXAMPLES / name, as_version=4)
    assert len(shown(kept)) >= 6, "it is kept executed"
    assert any("<svg " in str(output) for output in shown(kept)), "it shows a board"
    assert not ADDRESS.search(str(shown(kept)))
    assert shown(run(EXAMPLES / name)) == shown(kept)


def test_every_game_has_a_notebook_and_it_is_listed() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert sorted(NOTEBOOKS) == sorted(path.name for path in EXAMPLES.glob("*.ipynb"))
    assert all(f"({name})" in listed for name in NOTEBOOKS)


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for name in NOTEBOOKS:
        nbformat.write(run(EXAMPLES / name), EXAMPLES / name)
