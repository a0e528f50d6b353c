export type Answer = 'accept' | 'decline';

/** An answer that was just given to a proposal. */
export interface Answered {
  readonly answer: Answer;
  readonly id: number;
  /** '' when it has none. */
  readonly number: string;
  /** Its file was closed: the answer leads no further. */
  readonly isFileClosed?: boolean;
}

/** Navigation state from an answer to the list of proposals, which tells it. */
export const answeredState = (answered: Answered): { readonly answered: Answered } => ({ answered });

/** Validates: history state can come from anywhere. */
export function answeredIn(state: unknown): Answered | undefined {
  if (!isRecord(state) || !isRecord(state['answered'])) return undefined;
  const { answer, id, number, isFileClosed } = state['answered'];
  if ((answer !== 'accept' && answer !== 'decline') || typeof id !== 'number') return undefined;
  return {
    answer,
    id,
    number: typeof number === 'string' ? number : '',
    isFileClosed: isFileClosed === true,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
