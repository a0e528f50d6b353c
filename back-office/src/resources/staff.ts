import { sql } from '../store/sql';
import { field, fixed, identifier, related, theOne, toOne } from './field';
import { rowsOf, type Resource } from './resource';

/** Back-office users, business units and roles of portal accounts. Only the names of users are served. */
export const staff: readonly Resource[] = [
  {
    ...rowsOf('users'),
    fields: [
      identifier,
      field('firstName', 'first_name', { filled: true }),
      field('lastName', 'last_name', { filled: true }),
      toOne('owner', 'business_unit_id'),
    ],
  },
  {
    ...rowsOf('businessunits', 'business_units'),
    fields: [identifier, field('name', 'name', { filled: true })],
  },
  {
    ...rowsOf('customer_user_roles'),
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
