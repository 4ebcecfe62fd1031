"""What dice are thrown for."""

from typing import Final

from mypy_extensions import i64

NO_TASK: Final[i64] = 0
A_TEST: Final[i64] = 1
A_FIGHT: Final[i64] = 2
