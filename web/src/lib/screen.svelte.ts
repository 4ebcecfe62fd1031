/** How much room the page has: whether it is so small that one thing is shown at a time, and whether it is flat and lies on its side. */

/** A phone upright or on its side, or a desk whose letters were made twice as large. */
const small = matchMedia("(max-width: 899px), (max-height: 499px)");
/** Wider than high, and with no height for one thing above another: the board lies beside the question. */
const flat = matchMedia("(max-height: 499px) and (min-aspect-ratio: 4/3)");

class Screen {
  narrow = $state(small.matches);
  flat = $state(flat.matches);

  constructor() {
    small.addEventListener("change", () => (this.narrow = small.matches));
    flat.addEventListener("change", () => (this.flat = flat.matches));
  }
}

export const screen = new Screen();
