export type Answer = 'accept' | 'decline';

/** An answer that was just given to a proposal. */
export interface Answered {
  readonly answer: Answer;
  readonly id: number;
  /** '' when it has none. */
  readonly number: string;
  /** Its file was closed, or past the proposals: the answer leads no further. */
  readonly isFileOver?: boolean;
}

/** Navigation state from an answer to the list of proposals, which tells it. */
export const answeredState = (answered: Answered): { readonly answered: Answered } => ({ answered });

/** Validates: history state can come from anywhere. */
export function answeredIn(state: unknown): Answered | undefined {
  if (!isRecord(state) || !isRecord(state['answered'])) return undefined;
  const { answer, id, number, isFileOver } = state['answered'];
  if ((answer !== 'accept' && answer !== 'decline') || typeof id !== 'number') return undefined;
  return {
    answer,
    id,
    number: typeof number === 'string' ? number : '',
    isFileOver: isFileOver === true,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
