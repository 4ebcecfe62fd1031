/** Things worth a picture of their own before the board changes: dice that are thrown, fights, draws; and what is big. */

import type { Art } from "../../games/parts";

export interface SceneRow {
  /** Whose dice these are, or what they are thrown for. */
  readonly name: string;
  readonly dice: readonly number[];
  /** What the faces of these dice show, where they are no pips. */
  readonly faces?: readonly Art[];
  readonly bonus: number;
  /** The number to be reached, where there is one. */
  readonly against: number | null;
  readonly outcome: string;
  /** Null where nobody wins or loses by it. */
  readonly won: boolean | null;
}

/** One who takes part in something big, and what comes of it for them: what one gives in a deal, what one is left with. */
export interface SceneSide {
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

/** A picture of something that nobody should miss: a deal, a group that is complete, a bankruptcy, a threat defeated. */
export interface BigPicture {
  /** A large sign: a path like those of art/icons.ts, or a drawing. */
  readonly drawn: string | Art;
  readonly text?: string;
  readonly sides?: readonly SceneSide[];
  /** How much it matters beside other big things, 1 where nothing is said: the heaviest is told first. */
  readonly weight?: number;
}

export interface Scene {
  readonly title: string;
  /** The name of the one whose it is, where the title does not say so. */
  readonly whose?: string;
  readonly rows: readonly SceneRow[];
  /** Such a scene is shown in full, however far the board is behind. */
  readonly big?: BigPicture;
  /** A card that is turned over. */
  readonly card?: { readonly name: string; readonly text: string };
  /** Seen so often that a shorter look is enough. */
  readonly brief?: boolean;
}
