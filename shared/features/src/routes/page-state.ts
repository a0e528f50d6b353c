export type Answer = 'accept' | 'decline';

/** An answer that was just given to a proposal. */
export interface Answered {
  readonly answer: Answer;
  readonly id: number;
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

/** What the confirmation says of a project, ready to be shown: a reload keeps it, and no call is needed. */
export interface SavedProject {
  readonly id: number;
  readonly status: string | null;
  /** 1 to 12; null for a status without one, and for a file that is closed. */
  readonly step: number | null;
  /** Lit windows of the building that stands for it, 0 to 12. */
  readonly lit: number;
  /** In euros. */
  readonly amount: number | null;
  /** `22 novembre 2026 à 14 h 05`; '' when unknown. */
  readonly when: string;
  readonly isNew: boolean;
}

/** Reads the history state from the form to its confirmation. Validates: it can come from anywhere, or be missing. */
export function savedProjectIn(state: unknown): SavedProject | undefined {
  if (!isRecord(state) || !isRecord(state['saved'])) return undefined;
  const { id, status, step, lit, amount, when, isNew } = state['saved'];
  if (typeof id !== 'number' || typeof isNew !== 'boolean') return undefined;
  return {
    id,
    isNew,
    status: typeof status === 'string' ? status : null,
    step: isStep(step) ? step : null,
    lit: isStep(lit) ? lit : 0,
    amount: typeof amount === 'number' ? amount : null,
    when: typeof when === 'string' ? when : '',
  };
}

const isStep = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 12;
