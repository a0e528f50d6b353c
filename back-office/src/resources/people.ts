import { isMailKind, MAIL_KINDS } from '@portal/domain/access';
import type { Caller } from '../access/caller';
import { forbiddenField } from '../wire/api-problem';
import { sql, type Sql } from '../store/sql';
import { orNull } from '../wire/json-schema';
import {
  anyone,
  by,
  field,
  fixed,
  identifier,
  inReach,
  idList,
  inputOnly,
  instant,
  related,
  required,
  theOne,
  toOne,
  unread,
  type Field,
} from './field';
import { checkAgentEmail, checkBirthday } from './field-checks';
import { readIdIfGiven } from './field-input';
import {
  addPerson,
  changePerson,
  checkRoles,
  readEmail,
  readPassword,
  REGISTERED,
  registerPerson,
  removePerson,
  type PersonWriteServices,
} from './person-writes';
import { NAME_MAX } from '@portal/domain/person';
import { rowsOf, type Resource } from './resource';
import type { Reader } from './write-context';

/** An applicant sees only their agents among other people, and only the agents' identity. */
const ownOnly = (hidden: Field): Field => {
  const { value, select } = hidden;
  const shown = (caller: Caller, what: Sql): Sql =>
    caller.role === 'APPLICANT' ? sql`(case when t.id = ${caller.id} then ${what} end)` : what;
  return {
    ...hidden,
    schema: orNull(hidden.schema),
    ...(select ? { select: (caller: Caller) => shown(caller, select(caller)) } : {}),
    ...(value ? { valueFor: (caller: Caller) => shown(caller, value) } : {}),
  };
};

const mailKinds = { type: ['array', 'null'], items: { enum: [...MAIL_KINDS] }, uniqueItems: true } as const;

/** Null, as others read it, leaves it unchanged. */
const readKinds: Reader = (form, wire, { caller, id }) => {
  const value = form.value(wire) ?? null;
  if (value === null) return undefined;
  if (id !== caller.id) throw forbiddenField(wire);
  if (Array.isArray(value) && value.every(isMailKind) && new Set(value).size === value.length) return value;
  form.notValid(wire);
  return undefined;
};

/** The kinds of mail that a person stopped. It is their own affair: others read null, and may not choose. */
const stoppedMails: Field = {
  wire: 's_stopped_mails',
  schema: mailKinds,
  select: (caller) => sql`(case when t.id = ${caller.id} then to_json(t.stopped_mails) end)`,
  write: { verb: 'update', column: 'stopped_mails', schema: mailKinds, read: readKinds },
};

/** People with an account (customer users). Passwords, keys and tokens are never served. */
export const people = (services: PersonWriteServices): Resource => ({
  ...rowsOf('customer_users'),
  isVersioned: true,
  fields: [
    identifier,
    // The e-mail is the user name.
    field('username', 'email', { filter: 'email', filled: true, write: anyone, read: unread }),
    field('email', 'email', { filter: 'email', filled: true, write: required, read: readEmail }),
    inputOnly('password', { write: { verb: 'create' }, read: readPassword(services.passwords) }),
    // Another name of the password field.
    inputOnly('plainPassword', { write: { verb: 'create' }, read: unread }),
    ownOnly(field('namePrefix', 'name_prefix', { max: NAME_MAX, write: anyone })),
    field('firstName', 'first_name', { filter: 'text', filled: true, max: NAME_MAX, write: required }),
    ownOnly(field('middleName', 'middle_name', { max: NAME_MAX, write: anyone })),
    field('lastName', 'last_name', { filter: 'text', filled: true, max: NAME_MAX, write: required }),
    ownOnly(field('nameSuffix', 'name_suffix', { max: NAME_MAX, write: anyone })),
    ownOnly(field('birthday', 'birthday', { type: 'date', write: anyone, check: checkBirthday })),
    ownOnly(field('confirmed', 'confirmed', { filter: 'boolean', filled: true, write: by('ADMIN') })),
    ownOnly(field('enabled', 'enabled', { filter: 'boolean', filled: true, write: by('ADMIN') })),
    fixed('isGuest', 'false'),
    ownOnly(instant('createdAt', 'created_at', { filter: 'datetime', filled: true })),
    ownOnly(instant('updatedAt', 'updated_at', { filter: 'datetime', filled: true })),
    ownOnly(instant('lastLogin', 'last_login')),
    ownOnly(field('loginCount', 'login_count', { type: 'integer', filled: true })),
    fixed('passwordRequestedAt', 'null'),
    ownOnly(instant('passwordChangedAt', 'password_changed_at')),
    ownOnly(
      field('s_email_agent', 's_email_agent', {
        filter: 'email',
        type: 'text',
        write: by('ADMIN'),
        check: checkAgentEmail,
      }),
    ),
    idList('roles', 'roles', { below: 'customer_user_roles', write: by('ADMIN'), check: checkRoles }),
    toOne('customer', 'customer_id', {
      below: 'customers',
      through: 'customers',
      write: by('ADMIN'),
      read: readIdIfGiven,
      among: inReach('customers'),
    }),
    related('addresses', 'customer_user_addresses', sql`related.customer_user_id = t.id`, {
      below: 'customer_user_id',
    }),
    toOne('owner', 'owner_id', { write: by('ADMIN'), among: inReach('users') }),
    theOne('organization'),
    fixed('salesRepresentatives', '[]'),
    theOne('website'),
    stoppedMails,
  ],
  permitted: (_body, { id }) => (id === undefined ? REGISTERED : {}),
  create: (input, context) => addPerson(input, context, services),
  register: (input, context) => registerPerson(input, context, services),
  update: (input, context) => changePerson(input, context, services),
  remove: removePerson,
});
