import type { Kit } from '@portal/kit';

/** As long as the longest session. */
const LASTS_S = 14 * 24 * 3600;

/**
 * Notes in a cookie whose part of the registry the host is to write into the next page (`serve-site.ts` of the host): the
 * role alone, which tells nobody apart. It is needed for the service and asks no consent; a visitor has none.
 */
export function noteRole(session: Pick<Kit['session'], 'current' | 'changes'>, page = document): void {
  const note = () => {
    const { profileId, role } = session.current();
    const isKnown = profileId !== null && role !== 'VISITOR';
    const attributes = `Path=/; SameSite=Lax; Max-Age=${String(isKnown ? LASTS_S : 0)}`;
    page.cookie = `portal-role=${isKnown ? role : ''}; ${attributes}${location.protocol === 'https:' ? '; Secure' : ''}`;
  };
  note();
  session.changes.subscribe(note);
}
