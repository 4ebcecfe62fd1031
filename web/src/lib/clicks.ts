/**
 * The second click of a double click is meant for what the first one hit. Where something else has come to lie there since, or
 * the first one has already answered something, it was meant for nothing, and is swallowed.
 */

const CONTROL = "button, a, summary, select, input, label, [role=button], [data-target]";

export class DoubleClicks {
  #first: string | Element | null = null;
  #answers = 0;

  /** answers: how many answers were given so far. */
  constructor(private readonly answers: () => number) {}

  /** Whether a click is to be swallowed. detail: which click of a row it is, as the browser counts; 0 for the keyboard. */
  swallows(target: Element | null, detail: number): boolean {
    const hit = nameOf(target);
    if (detail < 2) {
      this.#first = hit;
      this.#answers = this.answers();
      return false;
    }
    return hit !== this.#first || this.answers() !== this.#answers;
  }
}

/** What can be clicked there: a thing of the board by its name, since it may be drawn anew; anything else itself. */
function nameOf(target: Element | null): string | Element | null {
  const control = target?.closest(CONTROL) ?? null;
  return control?.getAttribute("data-target") ?? control;
}
