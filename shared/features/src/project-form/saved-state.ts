import { formatLongDateTime } from '@portal/domain/format';
import { isClosed, litWindows, type Project, progressStep } from '@portal/domain/project';
import type { SavedProject } from '../routes';

/** History state for the confirmation of a project: what it says is made here, where the code for it is loaded. */
export const savedState = (
  { id, status, amountToFinance, createdAt, updatedAt }: Project,
  isNew: boolean,
): { readonly saved: SavedProject } => ({
  saved: {
    id,
    status,
    step: isClosed(status) ? null : (progressStep(status) ?? null),
    lit: litWindows(status),
    amount: amountToFinance,
    when: formatLongDateTime((isNew ? createdAt : updatedAt) ?? createdAt),
    isNew,
  },
});
