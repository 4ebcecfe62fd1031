"""A contract of ours for import-linter: nobody imports a game but its own folders.

What belongs to a game stands in a folder of its name in every layer (games/<game>, bots/<game>, arena/<game>, …) and is found
there at run time. So a shared module imports none of these folders, and a game's folders import no other game's.
"""

from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class HomesContract(Contract):
    """homes: the packages in which every package is a game."""

    type_name = "homes"

    homes = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        strange = list(strangers(graph, [str(home) for home in self.homes]))  # type: ignore[attr-defined]
        return ContractCheck(kept=not strange, metadata={"strange": strange})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["strange"]:
            output.print_error(f"{importer} imports {imported}, which belongs to a game")


def strangers(graph: ImportGraph, homes: list[str]) -> Iterator[tuple[str, str]]:
    """Imports of what belongs to a game, by what does not belong to the same one."""
    games = {child.rpartition(".")[2] for home in homes for child in graph.find_children(home)}
    for importer in sorted(graph.modules):
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            owner = owner_of(imported, games)
            if owner and owner_of(importer, games) != owner:
                yield importer, imported


def owner_of(module: str, games: set[str]) -> str:
    """The game that a module belongs to: its name stands after the layer's."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[2] in games else ""
