/** Roles of the portal; a person's first role decides (specification, section 6). */
export type Role = 'ADMIN' | 'APPLICANT' | 'AGENT' | 'DIRECTOR' | 'VISITOR';

export const ROLE_IDS = { ADMIN: 1, APPLICANT: 2, AGENT: 4, DIRECTOR: 5 } as const;

/** The signer of a call, as read from the database for that call; never taken from the request. */
export interface Caller {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly customerId: number | null;
  /** Agencies that an administrator or a director manages: their own and its descendants. Empty for others. */
  readonly agencies: readonly number[];
  readonly sessionId: number;
}

export function roleFromId(id: number | undefined): Role {
  switch (id) {
    case ROLE_IDS.ADMIN:
      return 'ADMIN';
    case ROLE_IDS.APPLICANT:
      return 'APPLICANT';
    case ROLE_IDS.AGENT:
      return 'AGENT';
    case ROLE_IDS.DIRECTOR:
      return 'DIRECTOR';
    default:
      return 'VISITOR';
  }
}
