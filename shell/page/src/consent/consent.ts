/** What takes the agreement of the visitor: audience measurement, and knowing which affiliate sent them. */
export type Purpose = 'analytics' | 'affiliation';

export interface Consent {
  /** What this deployment has to ask for. Nothing is asked when there is nothing. */
  readonly purposes: readonly Purpose[];
  /** What the visitor agreed to; undefined while they have not chosen, which allows nothing. */
  readonly agreed: () => readonly Purpose[] | undefined;
  /** Calls now and at every change; gives what ends that. */
  readonly follow: (onChange: () => void) => () => void;
  /** Keeps a choice, refusal included. */
  readonly decide: (agreed: readonly Purpose[]) => void;
}

/** One list: whoever follows it compares. */
const NOTHING: readonly Purpose[] = [];

/** Of a visit to a deployment that does nothing that takes an agreement. */
export const NOTHING_TO_ASK: Consent = {
  purposes: [],
  agreed: () => NOTHING,
  follow: () => () => undefined,
  decide: () => undefined,
};
