/** The roles of the portal; the first role of a person decides (specification, section 6). */
export type Role = 'ADMIN' | 'APPLICANT' | 'AGENT' | 'DIRECTOR' | 'VISITOR';

export const ROLE_IDS = { ADMIN: 1, APPLICANT: 2, AGENT: 4, DIRECTOR: 5 } as const;

/** Who signed a call, as the database says at that moment: never what the request or the browser claims. */
export interface Caller {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly customerId: number | null;
  /** The agencies an administrator or a director looks after: their own and those below it. Empty for others. */
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
