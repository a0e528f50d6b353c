import type { Role } from './role';

/** What a session says about who is looking; the fields of the same names in the kit's Session fit. */
export interface Identity {
  readonly role: Role;
  readonly email: string | null;
  readonly profileId: number | null;
  readonly customer: number | null;
}

/**
 * Whose files a list shows. A null id stays null on purpose: the API refuses to call with it, because for the back
 * office an empty filter means "everything".
 */
export type DataScope =
  | { readonly kind: 'own'; readonly profileId: number | null; readonly agencyId: number | null }
  | { readonly kind: 'agent'; readonly email: string | null; readonly agencyId: number | null }
  | { readonly kind: 'network'; readonly agencyId: number | null }
  /** Everything the server lets through; the agency is only where choices of filters come from. */
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

/** Scope of the proposal lists: as for projects, but an administrator sees all proposals (section 6). */
export function propositionScope(identity: Identity): DataScope {
  return identity.role === 'ADMIN'
    ? { kind: 'everything', agencyId: identity.customer }
    : projectScope(identity);
}
