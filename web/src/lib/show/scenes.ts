/** Things worth a picture of their own before the board changes: dice that are thrown, fights, draws. */

export interface SceneRow {
  /** Whose dice these are, or what they are thrown for. */
  readonly name: string;
  readonly dice: readonly number[];
  readonly bonus: number;
  /** The number to be reached, where there is one. */
  readonly against: number | null;
  readonly outcome: string;
  /** Null where nobody wins or loses by it. */
  readonly won: boolean | null;
}

export interface Scene {
  readonly title: string;
  readonly rows: readonly SceneRow[];
  /** A card that is turned over. */
  readonly card?: { readonly name: string; readonly text: string };
  /** Seen so often that a shorter look is enough. */
  readonly brief?: boolean;
}
