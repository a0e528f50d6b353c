/**
 * How amounts are read and written. A form is given it: what an amount looks like is the business of whoever shows the
 * form, and of nobody else.
 */
export interface AmountNotation {
  /** Euros of what was typed; undefined for what is no amount. */
  readonly read: (text: string) => number | undefined;
  /** Euros as a field holds them, without the sign; `read` reads them back. */
  readonly write: (euros: number) => string;
}
