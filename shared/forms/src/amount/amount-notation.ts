/** How amounts are parsed and formatted. Passed in, so that forms do not depend on the portal's notation. */
export interface AmountNotation {
  /** Euros as typed; undefined when not an amount. */
  readonly read: (text: string) => number | undefined;
  /** Euros as a field value, without the euro sign; `read` parses it back. */
  readonly write: (euros: number) => string;
}
