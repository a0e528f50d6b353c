import { ROLES, type Role } from '@portal/domain/access';

const COOKIE = /(?:^|;\s*)portal-role=([A-Z]+)(?:;|$)/;

/**
 * Whose part of the registry a page starts with (decision 0053): the role that the page before noted in this browser
 * (`note-role.ts` of the page), else a visitor's. It grants nothing: every part is public, and has what a visitor may open; a
 * page that finds that it needs another one asks for it.
 * @param cookies the `Cookie` header of a request
 */
export function roleIn(cookies: string | undefined): Role {
  const [, noted] = COOKIE.exec(cookies ?? '') ?? [];
  return ROLES.find((role) => role === noted) ?? 'VISITOR';
}
