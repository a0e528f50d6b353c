/**
 * A part of a list that has a name: « À relancer ». It is found among what is loaded, whatever the filters, without a
 * call.
 */
export interface ListPart<Row> {
  /** In the address of the page: `relancer`. */
  readonly name: string;
  readonly words: string;
  readonly holds: (row: Row) => boolean;
  /** Said when nothing loaded is of this part. */
  readonly none: string;
  /**
   * Rows of which it cannot be told whether they are of this part, since what tells it could not be had. While there
   * are any, the part has no figure, and says these words when it is shown.
   */
  readonly untold?: { readonly isSo: (row: Row) => boolean; readonly words: string } | undefined;
  /** What it could not be told from, in a sentence, when it is shown; nothing when it is exact. */
  readonly caveat?: string | undefined;
}
