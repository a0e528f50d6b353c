/** What `portal doctor` found. */
export interface Finding {
  /** `wrong` needs to be fixed; `unseen` could not be looked at, and is not well. */
  readonly level: 'wrong' | 'unseen';
  readonly what: string;
  readonly advice: string;
}

export const wrong = (what: string, advice: string): Finding => ({ level: 'wrong', what, advice });
export const unseen = (what: string, advice: string): Finding => ({ level: 'unseen', what, advice });

/** A list of one finding if the condition holds, else an empty one. */
export const wrongIf = (isFound: boolean, what: string, advice: string): readonly Finding[] =>
  isFound ? [wrong(what, advice)] : [];
