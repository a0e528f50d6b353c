import { sql } from '../store/sql';
import { addAffiliation, openAgency } from './agency-writes';
import {
  anyone,
  field,
  fixed,
  identifier,
  inReach,
  instant,
  related,
  required,
  theOne,
  toOne,
} from './field';
import { checkAffiliateKey, checkUrl } from './field-checks';
import { rowsOf, type Resource } from './resource';

/** Agencies (customers), with the ids of the descendants that the caller may see, and the network's affiliations. */
export const agencies: readonly Resource[] = [
  {
    ...rowsOf('customers'),
    fields: [
      identifier,
      field('name', 'name', { filter: 'text', filled: true, write: required }),
      instant('createdAt', 'created_at', { filter: 'datetime', filled: true }),
      instant('updatedAt', 'updated_at', { filter: 'datetime', filled: true }),
      toOne('parent', 'parent_id', {
        write: anyone,
        among: inReach('customers'),
      }),
      related('children', 'customers', sql`related.parent_id = t.id`, { below: 'parent_id' }),
      related('users', 'customer_users', sql`related.customer_id = t.id`),
      fixed('addresses', '[]'),
      fixed('group', 'null'),
      toOne('owner', 'owner_id', { write: anyone, among: inReach('users') }),
      theOne('organization'),
      fixed('salesRepresentatives', '[]'),
      fixed('internal_rating', 'null'),
      toOne('s_cust_logo', 's_cust_logo', { below: 'files' }),
    ],
    create: openAgency,
    callerAfter: (caller, id) => ({ ...caller, agencies: [...caller.agencies, id] }),
  },
  {
    ...rowsOf('extendaffiliations', 'affiliations'),
    fields: [
      identifier,
      field('affiliate_key', 'affiliate_key', {
        filter: 'text',
        filled: true,
        max: 100,
        write: required,
        check: checkAffiliateKey,
      }),
      field('name', 'name', { filter: 'text', filled: true, write: required }),
      field('email', 'email', { filter: 'email', filled: true, write: required }),
      field('url', 'url', { max: 2048, write: anyone, check: checkUrl }),
      toOne('owner', 'owner_id', { write: anyone, among: inReach('users') }),
      theOne('organization'),
    ],
    create: addAffiliation,
  },
];
