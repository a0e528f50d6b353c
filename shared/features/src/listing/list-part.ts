/** A named part of a list, such as « À relancer ». Computed from the loaded rows, without a request. */
export interface ListPart<Row> {
  /** In the URL: `relancer`. */
  readonly name: string;
  readonly words: string;
  readonly holds: (row: Row) => boolean;
  /** Shown when no loaded row belongs to this part. */
  readonly none: string;
  /** Rows that cannot be classified because data failed to load: the part then shows `words` in place of a count. */
  readonly untold?: { readonly isSo: (row: Row) => boolean; readonly words: string } | undefined;
  /** What the part could not be computed from; undefined when it is exact. */
  readonly caveat?: string | undefined;
}
