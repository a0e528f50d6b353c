import type { Role } from '@portal/domain/access';
import type { Canary } from './registry';

/** Cohorts have a resolution of a hundredth of a percent. */
const DRAWS = 10_000;

/** FNV-1a, 32 bits: short, and spreads keys that differ by one character over the whole range. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Whether a user gets a canary: always the same for a key and salt, and still when the share grows. */
export function isInCohort({ percent, roles, salt }: Canary, role: Role, key: () => string): boolean {
  if (roles && !roles.includes(role)) return false;
  return fnv1a(`${salt}:${key()}`) % DRAWS < (percent * DRAWS) / 100;
}
