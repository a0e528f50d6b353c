/** A result of `portal doctor`. */
export interface Finding {
  /** `wrong` needs to be fixed; `unseen` could not be looked at, and is not well; `note` is information. */
  readonly level: 'wrong' | 'unseen' | 'note';
  readonly what: string;
  readonly advice: string;
}

export const wrong = (what: string, advice: string): Finding => ({ level: 'wrong', what, advice });
export const unseen = (what: string, advice: string): Finding => ({ level: 'unseen', what, advice });
export const note = (what: string, advice: string): Finding => ({ level: 'note', what, advice });

/** A list of one finding if the condition holds, else an empty one. */
export const wrongIf = (isFound: boolean, what: string, advice: string): readonly Finding[] =>
  isFound ? [wrong(what, advice)] : [];
export const noteIf = (isFound: boolean, what: string, advice: string): readonly Finding[] =>
  isFound ? [note(what, advice)] : [];
