import { BEING_WRITTEN } from '../../reference-data/statuses';
import { always, name, sql, type Sql } from '../store/sql';
import { ROLE_IDS, type Caller } from './caller';

export type Scope = (caller: Caller, alias: string) => Sql;

const column = (alias: string, columnName: string): Sql => name(`${alias}.${columnName}`);
const sameEmail = (one: Sql, email: string): Sql => sql`lower(${one}) = lower(${email}::text)`;

export const everyRow: Scope = () => always;

/** Rows with an agency: the caller's agency and its descendants. */
export const inAgencies: Scope = (caller, alias) =>
  sql`${column(alias, 'customer_id')} = any(${caller.agencies}::integer[])`;

/** Rows with an applicant: the caller's own. */
export const ofApplicant: Scope = (caller, alias) => sql`${column(alias, 'customer_user_id')} = ${caller.id}`;

/** Propositions sent to the caller, without the agency's drafts. */
export const sentToApplicant: Scope = (caller, alias) =>
  sql`(${ofApplicant(caller, alias)} and ${column(alias, 'internal_status')} is distinct from ${BEING_WRITTEN})`;

export const ofAgent: Scope = (caller, alias) => sameEmail(column(alias, 's_email_agent'), caller.email);

export const agencyQuotesOfAgent: Scope = (caller, alias) =>
  sql`${column(alias, 'request_id')} in (select own.id from requests own where ${ofAgent(caller, 'own')})`;

export const self: Scope = (caller, alias) => sql`${column(alias, 'id')} = ${caller.id}`;

export const selfOrInAgencies: Scope = (caller, alias) =>
  sql`(${self(caller, alias)} or ${inAgencies(caller, alias)})`;

/** A director manages everybody in the agencies except administrators. */
export const selfOrManaged: Scope = (caller, alias) =>
  sql`(${self(caller, alias)} or (${inAgencies(caller, alias)} and not ${ROLE_IDS.ADMIN} = any(${column(alias, 'roles')})))`;

/** An agent and the applicants who name them, on the account or on a project. */
export const selfOrOwnApplicants: Scope = (caller, alias) => sql`(${self(caller, alias)} or (
  ${column(alias, 'roles')}[1] = ${ROLE_IDS.APPLICANT} and (${ofAgent(caller, alias)} or ${column(alias, 'id')} in (
    select own.customer_user_id from requests own where ${ofAgent(caller, 'own')}))))`;

/** An applicant and the agents named on the account or on a project (only their names are shown). */
export const selfOrOwnAgents: Scope = (caller, alias) => sql`(${self(caller, alias)} or (
  ${column(alias, 'roles')}[1] = ${ROLE_IDS.AGENT} and lower(${column(alias, 'email')}) in (
    select lower(me.s_email_agent) from customer_users me where me.id = ${caller.id}
    union select lower(own.s_email_agent) from requests own where ${ofApplicant(caller, 'own')})))`;

/** The caller's own agency and those of the projects in a scope. */
const ownAgency = (caller: Caller, alias: string, projects: Scope): Sql =>
  sql`(${column(alias, 'id')} = ${caller.customerId}::integer or ${column(alias, 'id')} in (
    select own.customer_id from requests own where ${projects(caller, 'own')}))`;

export const agenciesLookedAfter: Scope = (caller, alias) =>
  sql`${column(alias, 'id')} = any(${caller.agencies}::integer[])`;
export const agenciesOfAgent: Scope = (caller, alias) => ownAgency(caller, alias, ofAgent);
export const agenciesOfApplicant: Scope = (caller, alias) => ownAgency(caller, alias, ofApplicant);
export const ownAgencyOnly: Scope = (caller, alias) =>
  sql`${column(alias, 'id')} = ${caller.customerId}::integer`;

export const addressesOf =
  (people: Scope): Scope =>
  (caller, alias) =>
    sql`${column(alias, 'customer_user_id')} in (
      select person.id from customer_users person where ${people(caller, 'person')})`;

/** Files that belong to a visible row: an agency's logo, a proposition's attachments. */
export const filesOf =
  (agencies: Scope, quotes: Scope): Scope =>
  (caller, alias) => {
    const id = column(alias, 'id');
    return sql`(exists (select 1 from customers agency where agency.s_cust_logo = ${id} and ${agencies(caller, 'agency')})
      or exists (select 1 from quotes offer where (offer.s_quote_att_1 = ${id} or offer.s_quote_att_2 = ${id}
        or offer.s_quote_att_3 = ${id}) and ${quotes(caller, 'offer')}))`;
  };
