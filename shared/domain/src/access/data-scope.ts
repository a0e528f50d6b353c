import type { Role } from './role';

/** The part of a session that decides access; the kit's Session has these fields too. */
export interface Identity {
  readonly role: Role;
  readonly email: string | null;
  readonly profileId: number | null;
  readonly customer: number | null;
}

/** Whose files a list shows. A null id must stop the call: the back office reads an empty filter as "everything". */
export type DataScope =
  | { readonly kind: 'own'; readonly profileId: number | null; readonly agencyId: number | null }
  | { readonly kind: 'agent'; readonly email: string | null; readonly agencyId: number | null }
  | { readonly kind: 'network'; readonly agencyId: number | null }
  /** No filter: the server decides. The agency is only used to list the choices of the filters. */
  | { readonly kind: 'everything'; readonly agencyId: number | null };

/** Scope of the project lists and of the dashboard (section 6, "Data scope"). */
export function projectScope({ role, email, profileId, customer }: Identity): DataScope {
  switch (role) {
    case 'ADMIN':
    case 'DIRECTOR':
      return { kind: 'network', agencyId: customer };
    case 'AGENT':
      return { kind: 'agent', email, agencyId: customer };
    case 'APPLICANT':
    case 'VISITOR':
      return { kind: 'own', profileId, agencyId: customer };
  }
}

/** Scope of the proposal lists: as for projects, except that an administrator sees all proposals (section 6). */
export function propositionScope(identity: Identity): DataScope {
  return identity.role === 'ADMIN'
    ? { kind: 'everything', agencyId: identity.customer }
    : projectScope(identity);
}
