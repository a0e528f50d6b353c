import { ASSIGNABLE_ROLES } from '../access/role';

/** Which agencies a directory shows: the reader's own when absent, all they look after, or one of those. */
export type DirectoryReach = 'network' | number;

/** What is asked of the user directory. An absent field does not filter. */
export interface DirectoryFilter {
  readonly reach?: DirectoryReach | undefined;
  readonly roleId?: number | undefined;
}

/** Stands for every agency in the address of the page. */
const EVERY_AGENCY = 'toutes';

/**
 * The filter kept in the address of the page (`agence`, `role`), so that a reload or a shared link shows the same
 * people. What does not read as a filter is ignored.
 */
export function directoryFilterFromSearch(read: (name: string) => string | null): DirectoryFilter {
  const roleId = Number(read('role') ?? '');
  return {
    reach: reachFrom(read('agence') ?? ''),
    roleId: ASSIGNABLE_ROLES.some(({ id }) => id === roleId) ? roleId : undefined,
  };
}

/** The inverse of `directoryFilterFromSearch`: only what filters, as the names and values of search parameters. */
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
