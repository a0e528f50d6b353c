/** The part of an entry that says whether anybody gets the app. */
export interface Given {
  readonly stable: string;
  readonly previews?: readonly string[] | undefined;
  /** As written, or as read. */
  readonly disabled: false | object | string | undefined;
}

/**
 * Whether an app was never given to anybody: its first release is a preview. It is then switched off, and its stable version
 * is among its previews, which no app has that was given to somebody; shells of before read it as switched off.
 */
export const isForNobodyYet = ({ stable, previews = [], disabled }: Given): boolean =>
  disabled !== undefined && disabled !== false && previews.includes(stable);
