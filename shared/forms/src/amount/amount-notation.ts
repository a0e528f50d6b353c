/** How amounts are parsed and formatted. Passed in, so that forms do not depend on the portal's notation. */
export interface AmountNotation {
  /** Euros as typed; undefined when not an amount. */
  readonly read: (text: string) => number | undefined;
  /** Euros as a field value, without the euro sign; `read` parses it back. */
  readonly write: (euros: number) => string;
  /** Shown after the value; `€` by default. */
  readonly unit?: string;
  /** Formats the text while it is typed: the text and the caret after an edit. Without it, only on blur. */
  readonly type?: (edit: AmountEdit) => { readonly text: string; readonly caret: number };
}

export interface AmountEdit {
  readonly before: string;
  readonly text: string;
  readonly caret: number;
  /** What followed the caret was deleted. */
  readonly isForward?: boolean;
}
