import type { Caller } from '../access/caller';
import { scopeFor, type Subject } from '../access/policies';
import { never, sql, type Sql } from '../store/sql';
import { addAffiliation, affiliationFields, agencyFields, openAgency } from './agency-writes';
import { field, fixed, identifier, instant, related, theOne, toOne } from './field';
import type { Resource } from './resource';

const visible = (subject: Subject, caller: Caller): Sql =>
  scopeFor(subject, 'read', caller.role)?.(caller, 'related') ?? never;

/** Agencies (customers), with the ids below them that the caller may see, and the affiliations of the network. */
export const agencies: readonly Resource[] = [
  {
    name: 'customers',
    subject: 'customers',
    from: sql`customers`,
    id: { column: 'id', kind: 'integer' },
    hasList: true,
    fields: [
      identifier,
      field('name', 'name', { filter: 'text', filled: true }),
      instant('createdAt', 'created_at', { filter: 'datetime', filled: true }),
      instant('updatedAt', 'updated_at', { filter: 'datetime', filled: true }),
      toOne('parent', 'parent_id'),
      related(
        'children',
        (caller) =>
          sql`from customers related where related.parent_id = t.id and ${visible('customers', caller)}`,
      ),
      related(
        'users',
        (caller) =>
          sql`from customer_users related where related.customer_id = t.id and ${visible('customer_users', caller)}`,
      ),
      fixed('addresses', '[]'),
      fixed('group', 'null'),
      toOne('owner', 'owner_id'),
      theOne('organization'),
      fixed('salesRepresentatives', '[]'),
      fixed('internal_rating', 'null'),
      toOne('s_cust_logo', 's_cust_logo'),
    ],
    below: [
      { name: 'children', target: 'customers', isList: true, belongs: (id) => sql`t.parent_id = ${id}` },
      {
        name: 's_cust_logo',
        target: 'files',
        isList: false,
        belongs: (id) =>
          sql`t.id = (select agency.s_cust_logo from customers agency where agency.id = ${id})`,
      },
    ],
    create: openAgency,
    accepts: { create: { fields: agencyFields, required: ['name'] } },
    callerAfter: (caller, id) => ({ ...caller, agencies: [...caller.agencies, id] }),
  },
  {
    name: 'extendaffiliations',
    subject: 'extendaffiliations',
    from: sql`affiliations`,
    id: { column: 'id', kind: 'integer' },
    hasList: true,
    fields: [
      identifier,
      field('affiliate_key', 'affiliate_key', { filter: 'text', filled: true }),
      field('name', 'name', { filter: 'text', filled: true }),
      field('email', 'email', { filter: 'email', filled: true }),
      field('url', 'url'),
      toOne('owner', 'owner_id'),
      theOne('organization'),
    ],
    create: addAffiliation,
    accepts: { create: { fields: affiliationFields, required: ['affiliate_key', 'name', 'email'] } },
  },
];
