import type { Role } from '@portal/domain/access';
import type { RemoteEntry } from '@portal/registry/registry';

/** Whether a canary of the remote is for the user's role: who is in its cohort and who is not are compared. */
export const isCompared = ({ canary }: Pick<RemoteEntry, 'canary'>, role: Role): boolean =>
  canary !== undefined && (canary.roles?.includes(role) ?? true);
