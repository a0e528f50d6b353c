/** Something wrong that `portal doctor` found, and what to do about it. */
export interface Finding {
  readonly what: string;
  readonly advice: string;
}

export const wrong = (what: string, advice: string): Finding => ({ what, advice });

/** A list of one finding if the condition holds, else an empty one. */
export const wrongIf = (isFound: boolean, what: string, advice: string): readonly Finding[] =>
  isFound ? [wrong(what, advice)] : [];
