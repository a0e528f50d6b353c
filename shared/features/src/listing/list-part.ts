/**
 * A part of a list that has a name: « À relancer ». It is found among what is loaded, whatever the filters, without a
 * call. Memoise it.
 */
export interface ListPart<Row> {
  /** In the address of the page: `relancer`. */
  readonly name: string;
  readonly words: string;
  readonly holds: (row: Row) => boolean;
  /** Said when nothing loaded is of this part. */
  readonly none: string;
}
