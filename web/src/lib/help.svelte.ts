/** The rules drawer: whether it is open, and at which rule. */

import { slugOf } from "./reference";

export class Help {
  shown = $state(false);
  /** The rule to open it at, without its game; null for the beginning. */
  at = $state<string | null>(null);

  open(rule: string | null = null): void {
    this.at = rule === null ? null : slugOf(rule);
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }
}
