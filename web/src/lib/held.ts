/** Who keeps the reader from throwing the dice. */

import type { HoldInfo, Update } from "../protocol";

/** Who keeps somebody else from throwing now, the reader not counted. */
export function othersHold(update: Update): HoldInfo[] {
  return update.table.holds.filter((hold) => hold.seat !== update.seat && hold.until !== null);
}
