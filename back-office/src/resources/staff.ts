import { scopeFor } from '../access/policies';
import { never, sql } from '../store/sql';
import { field, related, toOne } from './field';
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
      field('id', 'id', { filter: 'integer' }),
      field('firstName', 'first_name'),
      field('lastName', 'last_name'),
      toOne('owner', 'business_unit_id'),
    ],
  },
  {
    name: 'businessunits',
    subject: 'businessunits',
    from: sql`business_units`,
    id: { column: 'id', kind: 'integer' },
    hasList: true,
    fields: [field('id', 'id', { filter: 'integer' }), field('name', 'name')],
  },
  {
    name: 'customer_user_roles',
    subject: 'customer_user_roles',
    from: sql`customer_user_roles`,
    id: { column: 'id', kind: 'integer' },
    hasList: true,
    fields: [
      field('id', 'id', { filter: 'integer' }),
      field('role', 'role', { filter: 'text' }),
      field('label', 'label', { filter: 'text' }),
      field('selfManaged', 'self_managed'),
      related('customerUsers', (caller) => {
        const visible = scopeFor('customer_users', 'read', caller.role)?.(caller, 'related') ?? never;
        return sql`from customer_users related where t.id = any(related.roles) and ${visible}`;
      }),
    ],
  },
];
