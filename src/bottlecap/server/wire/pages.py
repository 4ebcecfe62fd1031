"""The built page, words and packs: files that a browser may keep."""

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from bottlecap.server.errors import Denied
from bottlecap.server.wire.http import services_of

PAGE: Final = Path(__file__).parent.parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = "The page is not built yet. In the project's folder: make page\n"

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def file_answer(path: str, *, hashed: bool) -> Response[bytes]:
    """A file of the page; nothing outside its folder."""
    found = (PAGE / path).resolve()
    if not found.is_relative_to(PAGE.resolve()) or not found.is_file():
        raise Denied("not-found")
    kind = TYPES.get(found.suffix, "application/octet-stream")
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": FOR_EVER if hashed else "no-cache"})


@get(["/", "/table/{table:str}", "/replay/{table:str}", "/tables", "/about"], include_in_schema=False)
async def front(table: FromPath[str] = "") -> Response[bytes]:
    """The page itself: which screen it shows, it finds out from its address."""
    if not is_built():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=200)
    return file_answer("index.html", hashed=False)


@get("/assets/{path:path}", include_in_schema=False)
async def asset(path: FromPath[str]) -> Response[bytes]:
    return file_answer(f"assets/{path.lstrip('/')}", hashed=True)


@get("/{name:str}", include_in_schema=False)
async def top_file(name: FromPath[str]) -> Response[bytes]:
    """What browsers look for at the top: an icon, a manifest."""
    return file_answer(name, hashed=False)


@get("/words/{name:str}", include_in_schema=False)
async def words(state: State, name: FromPath[str]) -> Response[bytes]:
    return kept(state, f"/words/{name}")


@get("/packs/{name:str}", include_in_schema=False)
async def pack(state: State, name: FromPath[str]) -> Response[bytes]:
    return kept(state, f"/packs/{name}")


def kept(state: State, path: str) -> Response[bytes]:
    """Words and packs have the hash of what they hold in their address: it never changes."""
    body = services_of(state).packs.texts.get(path)
    if body is None:
        raise Denied("not-found")
    return Response(body, media_type=TYPES[Path(path).suffix], headers={"Cache-Control": FOR_EVER})
