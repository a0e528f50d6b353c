import { never, type Sql } from '../store/sql';
import type { Caller, Role } from './caller';
import {
  addressesOf,
  agenciesLookedAfter,
  agenciesOfAgent,
  agenciesOfApplicant,
  agencyQuotesOfAgent,
  everyRow,
  filesOf,
  inAgencies,
  ofAgent,
  ofApplicant,
  ownAgencyOnly,
  self,
  selfOrInAgencies,
  selfOrManaged,
  selfOrOwnAgents,
  selfOrOwnApplicants,
  sentToApplicant,
  type Scope,
} from './scopes';

export type Verb = 'read' | 'create' | 'update' | 'remove';

/** The rows a role may access with a verb. A role that is missing may not use the verb at all (403). */
export type Permission = Readonly<Partial<Record<Role, Scope>>>;
export type Policy = Readonly<Partial<Record<Verb, Permission>>>;

const everyone: Permission = {
  ADMIN: everyRow,
  DIRECTOR: everyRow,
  AGENT: everyRow,
  APPLICANT: everyRow,
  VISITOR: everyRow,
};
const shared: Policy = { read: everyone };

const addresses: Permission = {
  ADMIN: addressesOf(selfOrInAgencies),
  DIRECTOR: addressesOf(selfOrInAgencies),
  AGENT: addressesOf(selfOrOwnApplicants),
  APPLICANT: addressesOf(self),
};

const projects: Permission = {
  ADMIN: inAgencies,
  DIRECTOR: inAgencies,
  AGENT: ofAgent,
  APPLICANT: ofApplicant,
};

/** Who may do what, on which rows (wire, 7.1). A creation has no row yet: its scope says who may create. */
export const policies = {
  customer_users: {
    read: {
      ADMIN: selfOrInAgencies,
      DIRECTOR: selfOrInAgencies,
      AGENT: selfOrOwnApplicants,
      APPLICANT: selfOrOwnAgents,
      VISITOR: self,
    },
    create: { ADMIN: everyRow },
    update: { ADMIN: selfOrInAgencies, DIRECTOR: selfOrManaged, AGENT: self, APPLICANT: self, VISITOR: self },
    remove: { ADMIN: selfOrInAgencies, DIRECTOR: selfOrManaged },
  },
  customer_user_addresses: { read: addresses, create: addresses, update: addresses, remove: addresses },
  customers: {
    read: {
      ADMIN: agenciesLookedAfter,
      DIRECTOR: agenciesLookedAfter,
      AGENT: agenciesOfAgent,
      APPLICANT: agenciesOfApplicant,
      VISITOR: ownAgencyOnly,
    },
    create: { ADMIN: everyRow },
  },
  requests: { read: projects, create: projects, update: projects },
  ficodevquotes: {
    read: { ADMIN: everyRow, DIRECTOR: inAgencies, AGENT: agencyQuotesOfAgent, APPLICANT: sentToApplicant },
    create: { ADMIN: everyRow },
    // An administrator sends a draft; the applicant answers it.
    update: { ADMIN: everyRow, APPLICANT: sentToApplicant },
  },
  // What an act would tell, and to whom: names people, and whether they want mails.
  rehearsals: { create: { ADMIN: everyRow } },
  files: {
    read: {
      ADMIN: filesOf(agenciesLookedAfter, everyRow),
      DIRECTOR: filesOf(agenciesLookedAfter, inAgencies),
      AGENT: filesOf(agenciesOfAgent, agencyQuotesOfAgent),
      APPLICANT: filesOf(agenciesOfApplicant, sentToApplicant),
    },
  },
  extendaffiliations: { read: { ADMIN: everyRow, DIRECTOR: everyRow }, create: { ADMIN: everyRow } },
  top_agents: { read: { ADMIN: inAgencies, DIRECTOR: inAgencies } },
  own_password: { update: everyone },
  customer_user_roles: shared,
  users: shared,
  businessunits: shared,
  countries: shared,
  regions: shared,
  lists: shared,
} as const satisfies Readonly<Record<string, Policy>>;

export type Subject = keyof typeof policies;

export function scopeFor(subject: Subject, verb: Verb, role: Role): Scope | undefined {
  const policy: Policy = policies[subject];
  return policy[verb]?.[role];
}

/** Condition, on an alias of the subject's table, for the rows a caller may read; false for none. */
export const readableRows = (subject: Subject, caller: Caller, alias = 't'): Sql =>
  scopeFor(subject, 'read', caller.role)?.(caller, alias) ?? never;
