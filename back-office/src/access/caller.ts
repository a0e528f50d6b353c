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

const roles = Object.keys(ROLE_IDS) as (keyof typeof ROLE_IDS)[];

export const roleFromId = (id: number | undefined): Role =>
  roles.find((role) => ROLE_IDS[role] === id) ?? 'VISITOR';
