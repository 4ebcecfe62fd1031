/** Which page the address names; links of this site change it without loading anything. */

export type Page = { readonly name: "home" } | { readonly name: "table" | "replay"; readonly table: string };

function read(): Page {
  const found = /^\/(table|replay)\/([^/]+)\/?$/.exec(location.pathname);
  return found?.[2] ? { name: found[1] === "replay" ? "replay" : "table", table: decodeURIComponent(found[2]) } : { name: "home" };
}

class Route {
  page = $state.raw<Page>(read());

  constructor() {
    addEventListener("popstate", () => (this.page = read()));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.page = read();
    scrollTo(0, 0);
  }

  /** Plain clicks on links of this site; new windows and downloads stay the browser's. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.download || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
