import type { Caller } from '../access/caller';
import { scopeFor } from '../access/policies';
import { never, sql, type Sql } from '../store/sql';
import { field, fixed, identifier, idList, instant, related, theOne, toOne, type Field } from './field';
import { orNull, wireTypes } from '../wire/json-schema';
import {
  addPerson,
  changePerson,
  personFields,
  removePerson,
  type PersonWriteServices,
} from './person-writes';
import type { Resource } from './resource';

/** Of others, an applicant sees only their agents, and of them only who they are. */
const ownOnly = (hidden: Field): Field => {
  const { value } = hidden;
  const shown = (caller: Caller, what: Sql): Sql =>
    caller.role === 'APPLICANT' ? sql`(case when t.id = ${caller.id} then ${what} end)` : what;
  return {
    ...hidden,
    schema: orNull(hidden.schema),
    select: (caller) => shown(caller, hidden.select(caller)),
    ...(value ? { valueFor: (caller: Caller) => shown(caller, value) } : {}),
  };
};

/** People with an account (customer users). Passwords, keys and tokens never go out. */
export const people = (services: PersonWriteServices): Resource => ({
  name: 'customer_users',
  subject: 'customer_users',
  from: sql`customer_users`,
  id: { column: 'id', kind: 'integer' },
  hasList: true,
  isVersioned: true,
  fields: [
    identifier,
    field('username', 'email', { filter: 'email', filled: true }),
    field('email', 'email', { filter: 'email', filled: true }),
    ownOnly(field('namePrefix', 'name_prefix')),
    field('firstName', 'first_name', { filter: 'text', filled: true }),
    ownOnly(field('middleName', 'middle_name')),
    field('lastName', 'last_name', { filter: 'text', filled: true }),
    ownOnly(field('nameSuffix', 'name_suffix')),
    ownOnly(field('birthday', 'birthday', { type: 'date' })),
    ownOnly(field('confirmed', 'confirmed', { filter: 'boolean', filled: true })),
    ownOnly(field('enabled', 'enabled', { filter: 'boolean', filled: true })),
    fixed('isGuest', 'false'),
    ownOnly(instant('createdAt', 'created_at', { filter: 'datetime', filled: true })),
    ownOnly(instant('updatedAt', 'updated_at', { filter: 'datetime', filled: true })),
    ownOnly(instant('lastLogin', 'last_login')),
    ownOnly(field('loginCount', 'login_count', { type: 'integer', filled: true })),
    fixed('passwordRequestedAt', 'null'),
    ownOnly(instant('passwordChangedAt', 'password_changed_at')),
    ownOnly(field('s_email_agent', 's_email_agent', { filter: 'email' })),
    idList('roles', 'roles'),
    toOne('customer', 'customer_id'),
    related('addresses', (caller) => {
      const visible = scopeFor('customer_user_addresses', 'read', caller.role)?.(caller, 'related') ?? never;
      return sql`from customer_user_addresses related where related.customer_user_id = t.id and ${visible}`;
    }),
    toOne('owner', 'owner_id'),
    theOne('organization'),
    fixed('salesRepresentatives', '[]'),
    theOne('website'),
  ],
  through: [{ name: 'customer', target: 'customers', column: 'customer_id' }],
  below: [
    {
      name: 'addresses',
      target: 'customer_user_addresses',
      isList: true,
      belongs: (id) => sql`t.customer_user_id = ${id}`,
    },
    {
      name: 'customer',
      target: 'customers',
      isList: false,
      belongs: (id) =>
        sql`t.id = (select person.customer_id from customer_users person where person.id = ${id})`,
    },
    {
      name: 'roles',
      target: 'customer_user_roles',
      isList: true,
      belongs: (id) =>
        sql`t.id in (select unnest(person.roles) from customer_users person where person.id = ${id})`,
    },
  ],
  create: (body, context) => addPerson(body, context, services),
  update: (body, id, context) => changePerson(body, id, context, services),
  accepts: {
    create: {
      fields: personFields.create,
      required: ['email', 'firstName', 'lastName'],
      schemas: { password: wireTypes.text, plainPassword: wireTypes.text },
    },
    update: { fields: personFields.update },
  },
  remove: removePerson,
});
