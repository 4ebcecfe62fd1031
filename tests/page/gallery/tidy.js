// A list of sentences about what is untidy on the page, empty where all is well.
(phone) => {
  const faults = [];
  // What lies under an open dialog cannot be reached, and need not be tidy.
  const root = document.querySelector("dialog[open]") ?? document.body;
  const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button]";
  // Meant to lie over other things; a slip's two buttons, and a question's, stay in sight while what is above them scrolls.
  const OVER = ".note, .drawer, .sure, .scene, [data-on-table], .final, .slip > .buttons, .question > .buttons, .reply > .answers";
  const SMALLER = "[data-square], [data-rule-button], [data-board] [role=button]";
  // A map that is moved about under its window: its areas fit into each other by their own borders, and its edges are cut off.
  const MAP = "[data-map]";

  const name = (it) => {
    const words = (it.getAttribute("aria-label") || it.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${it.tagName.toLowerCase()} class="${it.getAttribute("class") ?? ""}"> "${words}"`;
  };
  const shown = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest(".unseen");
  const box = (it) => {
    // A thing of a drawing is hit where its own rectangle is; what is drawn in it may stick out a little.
    const { left, top, right, bottom } = (it.querySelector(":scope > .hit") ?? it).getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const hides = (style) => [style.overflowX, style.overflowY].some((way) => way !== "visible");
  const clipped = (it) => {
    let seen = meet(box(it), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let up = it.parentElement; up && up !== document.body; up = up.parentElement)
      if (hides(getComputedStyle(up))) seen = meet(seen, box(up));
    return seen;
  };
  const empty = (b, least = 1) => b.right - b.left <= least || b.bottom - b.top <= least;

  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room) faults.push(`scrolls sideways: ${document.documentElement.scrollWidth} in ${room}`);

  // A table fills the window: its parts scroll, never the whole.
  const high = document.documentElement.scrollHeight;
  if (document.querySelector(".desk, .phone") && high > innerHeight) faults.push(`the whole page scrolls: ${high} in ${innerHeight}`);

  // A radio button, a tick box or a file is hit by its label.
  const target = (it) => (it.matches("input[type=radio], input[type=checkbox]") ? (it.closest("label") ?? it) : it);
  const controls = [...new Set([...root.querySelectorAll(CONTROLS)].filter((it) => shown(it) && !it.closest("[inert]")).map(target))].filter(shown);
  for (const it of controls.filter((it) => !it.closest(MAP))) {
    const { left, top, right, bottom } = box(it);
    // On a phone everything has room for a thumb, but for the squares of a ring, which are read in a large board and as large cards;
    // a "?" is hit beyond its edge.
    const least = phone && !it.matches(SMALLER) ? 44 : 24;
    const inSentence = it.matches("p a");
    if (!inSentence && (right - left < least - 0.5 || bottom - top < least - 0.5))
      faults.push(`too small (${Math.round(right - left)}×${Math.round(bottom - top)}, least ${least}): ${name(it)}`);
  }

  const boxes = controls.filter((it) => !it.closest(MAP)).map((it) => ({ it, seen: clipped(it) })).filter(({ seen }) => !empty(seen));
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (one.it.contains(other.it) || other.it.contains(one.it)) continue;
      if (!one.it.closest(OVER) !== !other.it.closest(OVER)) continue;
      if (!empty(meet(one.seen, other.seen), 1.5)) faults.push(`overlap: ${name(one.it)} and ${name(other.it)}`);
    }
  });

  for (const it of root.querySelectorAll("*")) {
    // Told elsewhere too, and not to be read here: pictures, the ticker.
    if (it.closest("svg, .unseen, [aria-hidden=true], [role=img], [inert]") || !shown(it) || it.textContent.trim() === "" || it.matches("select, option")) continue;
    const style = getComputedStyle(it);
    // Only for those who hear the page.
    if (it.clientHeight <= 1) continue;
    const stops = (way) => way === "hidden" || way === "clip";
    const wide = stops(style.overflowX) && it.scrollWidth > it.clientWidth + 1;
    const high = stops(style.overflowY) && it.scrollHeight > it.clientHeight + 1;
    if ((wide || high) && !it.closest(MAP)) faults.push(`cut off (${it.scrollWidth}×${it.scrollHeight} in ${it.clientWidth}×${it.clientHeight}): ${name(it)}`);
  }
  for (const it of root.querySelectorAll(".log")) {
    const below = it.scrollHeight - it.scrollTop - it.clientHeight;
    if (shown(it) && below > 2) faults.push(`does not show its newest line (${Math.round(below)} below): ${name(it)}`);
  }
  for (const it of root.querySelectorAll("svg text")) {
    const frame = it.ownerSVGElement;
    if (!shown(it) || !frame || it.textContent.trim() === "") continue;
    const a = box(it), b = box(frame);
    if (a.left < b.left - 1 || a.right > b.right + 1) faults.push(`sticks out of its drawing: "${it.textContent.trim()}"`);
  }
  return [...new Set(faults)];
}
