import { ROLES, type Role } from '@portal/domain/access';

const COOKIE = /(?:^|;\s*)portal-role=([A-Z]+)(?:;|$)/;

/**
 * Who seems to visit: the role that the page before noted in this browser (`note-role.ts` of the page), else a visitor. A
 * page has the part of the registry for that role (decision 0053), and its skeleton, which would make a visitor's page
 * heavier. It grants nothing: every part is public, and has what a visitor may open; a page that finds that it needs another
 * one asks for it.
 * @param cookies the `Cookie` header of a request
 */
export function roleIn(cookies: string | undefined): Role {
  const [, noted] = COOKIE.exec(cookies ?? '') ?? [];
  return ROLES.find((role) => role === noted) ?? 'VISITOR';
}
