/** Something that `portal doctor` has to say. */
export interface Finding {
  /** `wrong` costs somebody a page or a promise; `note` is worth knowing. */
  readonly level: 'wrong' | 'note';
  readonly what: string;
  /** What to do about it. */
  readonly advice: string;
}

export const wrong = (what: string, advice: string): Finding => ({ level: 'wrong', what, advice });
export const note = (what: string, advice: string): Finding => ({ level: 'note', what, advice });
