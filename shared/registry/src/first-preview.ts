/** The part of an entry that says whether anybody gets the app. */
export interface Given {
  readonly stable: string;
  readonly previews?: readonly string[] | undefined;
  /** As written, or as read. */
  readonly disabled: false | object | string | undefined;
}

/** Switched off, with its stable version among its previews: no app has that once it was given to somebody. */
export const isForNobodyYet = ({ stable, previews = [], disabled }: Given): boolean =>
  disabled !== undefined && disabled !== false && previews.includes(stable);
