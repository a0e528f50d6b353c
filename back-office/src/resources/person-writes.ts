import { ROLE_IDS } from '../access/caller';
import { fieldPolicies, forbiddenFields, refuseForbiddenFields } from '../access/field-policies';
import type { Passwords } from '../auth/passwords';
import { revokeSessions } from '../auth/sessions';
import { ApiProblem } from '../wire/api-problem';
import { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import type { Mailer } from '../mail/mailer';
import { defaults } from '../../reference-data/defaults';
import type { Queryable, Transaction } from '../store/database';
import { errorCode } from '../store/error-code';
import { sql } from '../store/sql';
import { readAgentEmail } from './agent-email';
import { readBirthday } from './birthday';
import { isPersonName } from './person-name';
import type { Removal, Write, WriteContext } from './resource';
import { insertRow, updateRow, type Columns } from './update-row';

type Poster = Pick<Mailer, 'post'>;
type NewcomerLetter = 'welcome' | 'account-opened';

export interface PersonWriteServices {
  readonly passwords: Passwords;
  readonly post: Poster;
}

const names = ['namePrefix', 'firstName', 'middleName', 'lastName', 'nameSuffix', 'birthday'];
const changeable = [...names, 'email', 'username', ...Object.keys(fieldPolicies.customer_users)];
const known = [...changeable, 'password', 'plainPassword'];
/** What the bodies of a creation and of a change may hold. */
export const personFields = { create: known, update: changeable };

const DUPLICATE = {
  title: 'unique customer user name and email constraint',
  detail: 'This email is already used.',
};
const UNIQUE_VIOLATION = '23505';
const creatableRoles: readonly number[] = Object.values(ROLE_IDS);

const isTaken = async (database: Queryable, email: string, except = 0): Promise<boolean> => {
  const rows = await database.rows(
    sql`select 1 from customer_users where lower(email) = lower(${email}::text) and id <> ${except}`,
  );
  return rows.length > 0;
};

/** Two registrations at once: the second meets the unique index. */
async function guardDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    throw errorCode(problem) === UNIQUE_VIOLATION
      ? new ApiProblem(400, [{ ...DUPLICATE, source: 'email' }])
      : problem;
  }
}

const nameColumns = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['namePrefix', 'name_prefix'],
  ['middleName', 'middle_name'],
  ['nameSuffix', 'name_suffix'],
] as const;

/**
 * Notes the names that can be nobody's (finding S6).
 * @param before what the account has: a name that was taken once may stay
 */
function checkNames(form: Form, columns: Columns, before: Columns = {}): void {
  for (const [field, column] of nameColumns) {
    const name = columns[column];
    if (typeof name !== 'string' || name === before[column] || isPersonName(name)) continue;
    form.refuse(
      { title: 'person name constraint', detail: 'This value is not the name of a person.' },
      field,
    );
  }
}

interface Account {
  readonly email: string;
  readonly first_name: string;
}

interface Identity {
  readonly password: string;
  readonly columns: Columns & Account;
}

async function readIdentity(
  form: Form,
  { database, now, passwords }: Pick<WriteContext, 'database' | 'now'> & { readonly passwords: Passwords },
): Promise<Identity> {
  const email = form.email('email');
  // The e-mail is the name one signs in with: another one is not kept, but it has to be a text.
  form.text('username');
  if (email !== '' && (await isTaken(database, email))) form.refuse(DUPLICATE, 'email');
  const passwordField = form.has('plainPassword') && !form.has('password') ? 'plainPassword' : 'password';
  const password = form.requiredText(passwordField, { max: 1000 });
  const problem = password === '' ? undefined : passwords.problem(password);
  if (problem) form.refuse(problem, passwordField);
  const columns = {
    email,
    first_name: form.requiredText('firstName'),
    last_name: form.requiredText('lastName'),
    name_prefix: form.text('namePrefix'),
    middle_name: form.text('middleName'),
    name_suffix: form.text('nameSuffix'),
    birthday: readBirthday(form, now),
  };
  checkNames(form, columns);
  return { password, columns };
}

/** Keeps the account and, with it, the message that tells its person. */
async function insertPerson(
  tx: Transaction,
  columns: Columns & Account,
  { now, post, kind }: { readonly now: Date; readonly post: Poster; readonly kind: NewcomerLetter },
): Promise<number> {
  const id = await guardDuplicate(() =>
    insertRow(tx, 'customer_users', {
      owner_id: defaults.ownerId,
      ...columns,
      password_changed_at: now,
      created_at: now,
      updated_at: now,
    }),
  );
  const letter = kind === 'welcome' ? { kind } : { kind, firstName: columns.first_name };
  await post.post(tx, columns.email, letter);
  return id;
}

/** What every registration gives, and all that one may ask for (specification, section 6). */
const REGISTERED = {
  roles: [[ROLE_IDS.APPLICANT]],
  customer: [defaults.agencyId],
  s_email_agent: [defaults.supervisorEmail],
  owner: [defaults.ownerId],
  confirmed: [true],
  enabled: [true],
};

/**
 * Registration, open to anybody. The account is an applicant of the default agency with the supervisor as agent,
 * confirmed and enabled (specification, section 6); a body that asks for anything else is refused.
 * @throws ApiProblem 400 with everything that is wrong
 */
export async function registerPerson(
  body: JsonObject,
  database: Queryable,
  now: Date,
  { passwords, post }: PersonWriteServices,
): Promise<Write> {
  const form = new Form(body, known);
  for (const field of forbiddenFields('customer_users', undefined, body, REGISTERED)) form.notValid(field);
  const { password, columns } = await readIdentity(form, { database, now, passwords });
  form.check();
  const hashed = await passwords.hash(password);
  return (tx) =>
    insertPerson(
      tx,
      {
        ...columns,
        password_hash: hashed,
        roles: [ROLE_IDS.APPLICANT],
        customer_id: defaults.agencyId,
        s_email_agent: defaults.supervisorEmail,
        confirmed: true,
        enabled: true,
      },
      { now, post, kind: 'welcome' },
    );
}

async function readDecided(form: Form, { caller, database }: WriteContext): Promise<Columns> {
  const roles = form.ids('roles');
  if (roles && (roles.length === 0 || roles.some((role) => !creatableRoles.includes(role))))
    form.notValid('roles');
  const customer = form.id('customer');
  if (customer !== undefined && (customer === null || !caller.agencies.includes(customer)))
    form.notValid('customer');
  const owner = form.id('owner');
  if (typeof owner === 'number') {
    const [row] = await database.rows(sql`select 1 from users where id = ${owner}`);
    if (!row) form.notValid('owner');
  }
  return {
    roles,
    customer_id: customer,
    owner_id: owner,
    enabled: form.boolean('enabled'),
    confirmed: form.boolean('confirmed'),
    s_email_agent: await readAgentEmail(form, { caller, database }),
  };
}

/** An account made by an administrator, in their agencies. */
export async function addPerson(
  body: JsonObject,
  context: WriteContext,
  { passwords, post }: PersonWriteServices,
): Promise<Write> {
  const { caller, database, now } = context;
  const form = new Form(body, known);
  const { password, columns } = await readIdentity(form, { database, now, passwords });
  const decisions = await readDecided(form, context);
  if (decisions['roles'] === undefined) {
    form.refuse(
      {
        title: 'callback constraint',
        detail: 'Please select at least one role before you enable the customer user',
      },
      'roles',
    );
  }
  form.check();
  const hashed = await passwords.hash(password);
  const given = Object.fromEntries(Object.entries(decisions).filter(([, value]) => value !== undefined));
  return (tx) =>
    insertPerson(
      tx,
      {
        ...columns,
        password_hash: hashed,
        customer_id: caller.customerId ?? defaults.agencyId,
        s_email_agent: defaults.supervisorEmail,
        ...given,
      },
      { now, post, kind: 'account-opened' },
    );
}

/** The e-mail is the login: others than an administrator cannot change it, and their forms send it back as it is. */
async function readEmail(
  form: Form,
  id: number,
  { caller, database }: WriteContext,
): Promise<string | undefined> {
  const field = form.has('email') ? 'email' : 'username';
  if (!form.has(field) || caller.role !== 'ADMIN') return undefined;
  const email = form.email(field);
  if (email !== '' && (await isTaken(database, email, id))) form.refuse(DUPLICATE, 'email');
  return email;
}

const readNames = async (database: Queryable, id: number): Promise<Columns> => {
  const [names] = await database.rows(sql`select first_name, last_name, name_prefix, middle_name, name_suffix
    from customer_users where id = ${id}`);
  return names ?? {};
};

/**
 * A change of an account. Names and birth date by its owner, its director, its administrator; roles, agency and the
 * like by an administrator only. A change of what the account may do ends its sessions.
 * @throws ApiProblem 400, 403 for a field that the caller may not set, 412
 */
export async function changePerson(
  body: JsonObject,
  id: number,
  context: WriteContext,
  { post }: Pick<PersonWriteServices, 'post'>,
): Promise<Write> {
  const { caller, now, expected } = context;
  const form = new Form(body, changeable);
  refuseForbiddenFields('customer_users', caller.role, body);
  const email = await readEmail(form, id, context);
  const decisions = caller.role === 'ADMIN' ? await readDecided(form, context) : {};
  const columns: Columns = {
    email,
    first_name: form.textIfGiven('firstName'),
    last_name: form.textIfGiven('lastName'),
    name_prefix: form.text('namePrefix'),
    middle_name: form.text('middleName'),
    name_suffix: form.text('nameSuffix'),
    birthday: readBirthday(form, now),
    ...decisions,
  };
  checkNames(form, columns, await readNames(context.database, id));
  form.check();
  const { roles, customer_id: customer, enabled, confirmed } = decisions;
  const endsSessions =
    [roles, customer].some((value) => value !== undefined) || enabled === false || confirmed === false;
  return async (tx) => {
    const [before] = await tx.rows<{ email: string }>(
      sql`select email from customer_users where id = ${id} for update`,
    );
    await guardDuplicate(() => updateRow(tx, 'customer_users', { id, columns, now, expected }));
    const former =
      email !== undefined && before?.email.toLowerCase() !== email.toLowerCase() && before?.email;
    if (former) await post.post(tx, former, { kind: 'email-changed' });
    if (endsSessions || former) await revokeSessions(tx, id);
    return id;
  };
}

/** @throws ApiProblem 403 for one's own account */
export function removePerson(id: number, { caller }: WriteContext): Promise<Removal> {
  if (id === caller.id) throw new ApiProblem(403, [{ title: 'forbidden exception', detail: 'self delete.' }]);
  return Promise.resolve(async (tx) => {
    await tx.rows(sql`delete from customer_users where id = ${id}`);
  });
}
