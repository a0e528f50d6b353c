import { ASSIGNABLE_ROLES } from '../access/role';

/** The agencies of a directory: the whole network, or one agency. The reader's own agency when absent. */
export type DirectoryReach = 'network' | number;

export interface DirectoryFilter {
  readonly reach?: DirectoryReach | undefined;
  readonly roleId?: number | undefined;
}

/** Query value for all agencies. */
const EVERY_AGENCY = 'toutes';

/** Reads the filter from the query string (`agence`, `role`), for reloads and shared links; ignores invalid values. */
export function directoryFilterFromSearch(read: (name: string) => string | null): DirectoryFilter {
  const roleId = Number(read('role') ?? '');
  return {
    reach: reachFrom(read('agence') ?? ''),
    roleId: ASSIGNABLE_ROLES.some(({ id }) => id === roleId) ? roleId : undefined,
  };
}

export function directoryFilterToSearch({ reach, roleId }: DirectoryFilter): Record<string, string> {
  return {
    ...(reach !== undefined && { agence: reach === 'network' ? EVERY_AGENCY : String(reach) }),
    ...(roleId !== undefined && { role: String(roleId) }),
  };
}

function reachFrom(text: string): DirectoryReach | undefined {
  if (text === EVERY_AGENCY) return 'network';
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
