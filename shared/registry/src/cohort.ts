import type { Role } from '@portal/domain/access';
import type { Canary } from './registry';

/** Shares are drawn to a hundredth of a percent. */
const DRAWS = 10_000;

/** FNV-1a, 32 bits: spreads keys that differ by one character over the whole range, and is three lines long. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * Whether somebody is among those who get a canary (MF6). Always the same answer for the same key and
 * salt, without a server; a share that grows keeps those who were in.
 * @param key whom to draw: the id of a profile, or the draw that a visitor's browser keeps; asked for when it matters
 */
export function isInCohort({ percent, roles, salt }: Canary, role: Role, key: () => string): boolean {
  if (roles && !roles.includes(role)) return false;
  return fnv1a(`${salt}:${key()}`) % DRAWS < (percent * DRAWS) / 100;
}
