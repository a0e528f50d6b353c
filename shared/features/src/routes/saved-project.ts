import type { Project } from '@portal/domain/project';

/** What the confirmation says of a project: a reload keeps it, and no call is needed. */
export interface SavedProject {
  readonly id: number;
  readonly status: string | null;
  /** In euros. */
  readonly amount: number | null;
  /** When it was saved, in ISO 8601. */
  readonly at: string | null;
  readonly isNew: boolean;
}

/** History state from the form to its confirmation page. */
export const savedProject = (
  { id, status, amountToFinance, createdAt, updatedAt }: Project,
  isNew: boolean,
): { readonly saved: SavedProject } => ({
  saved: { id, status, amount: amountToFinance, at: (isNew ? createdAt : updatedAt) ?? createdAt, isNew },
});

/** Validates: history state can come from anywhere, and the page can be opened without it. */
export function savedProjectIn(state: unknown): SavedProject | undefined {
  if (!isRecord(state) || !isRecord(state['saved'])) return undefined;
  const { id, status, amount, at, isNew } = state['saved'];
  if (typeof id !== 'number' || typeof isNew !== 'boolean') return undefined;
  return {
    id,
    isNew,
    status: typeof status === 'string' ? status : null,
    amount: typeof amount === 'number' ? amount : null,
    at: typeof at === 'string' ? at : null,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
