/** A result of `portal doctor`. */
export interface Finding {
  /** `wrong` needs to be fixed; `note` is information. */
  readonly level: 'wrong' | 'note';
  readonly what: string;
  readonly advice: string;
}

export const wrong = (what: string, advice: string): Finding => ({ level: 'wrong', what, advice });
export const note = (what: string, advice: string): Finding => ({ level: 'note', what, advice });
