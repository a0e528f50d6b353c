import { sql } from '../store/sql';
import { field, fixed, identifier, related, theOne, toOne } from './field';
import type { Resource } from './resource';

/** Back-office people, their units, and the roles of portal accounts. Of staff, only the names are shown. */
export const staff: readonly Resource[] = [
  {
    name: 'users',
    subject: 'users',
    from: sql`users`,
    id: { column: 'id', kind: 'integer' },
    hasList: true,
    fields: [
      identifier,
      field('firstName', 'first_name', { filled: true }),
      field('lastName', 'last_name', { filled: true }),
      toOne('owner', 'business_unit_id'),
    ],
  },
  {
    name: 'businessunits',
    subject: 'businessunits',
    from: sql`business_units`,
    id: { column: 'id', kind: 'integer' },
    hasList: true,
    fields: [identifier, field('name', 'name', { filled: true })],
  },
  {
    name: 'customer_user_roles',
    subject: 'customer_user_roles',
    from: sql`customer_user_roles`,
    id: { column: 'id', kind: 'integer' },
    hasList: true,
    fields: [
      identifier,
      field('role', 'role', { filter: 'text', filled: true }),
      field('label', 'label', { filter: 'text', filled: true }),
      field('selfManaged', 'self_managed', { type: 'boolean', filled: true }),
      fixed('public', 'true'),
      fixed('customer', 'null'),
      theOne('organization'),
      fixed('websites', '[1]'),
      related('customerUsers', 'customer_users', sql`t.id = any(related.roles)`),
    ],
  },
];
