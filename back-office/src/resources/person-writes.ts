import { ROLE_IDS } from '../access/caller';
import type { Passwords } from '../auth/passwords';
import { revokeSessions } from '../auth/sessions';
import { refusal } from '../wire/api-problem';
import type { Form } from '../wire/form';
import type { Mailer } from '../mail/mailer';
import { defaults } from '../../reference-data/defaults';
import type { Queryable, Transaction } from '../store/database';
import { sql } from '../store/sql';
import { isPersonName } from '@portal/domain/person';
import type { Input } from './read-body';
import type { Removal, Write } from './resource';
import { insertRow, unlessTaken, updateRow, type Columns } from './update-row';
import type { ChangeContext, Check, Reader, WriteContext } from './write-context';

type NewcomerLetter = 'welcome' | 'account-opened';

export interface PersonWriteServices {
  readonly passwords: Passwords;
  readonly post: Pick<Mailer, 'post'>;
}

const DUPLICATE = {
  title: 'unique customer user name and email constraint',
  detail: 'This email is already used.',
};
const creatableRoles: readonly number[] = Object.values(ROLE_IDS);

/** The e-mail, also the user name. An administrator alone changes it; others send it back. */
export const readEmail: Reader = async (form, wire, { caller, database, id }) => {
  // On creation the user name is not stored, but must still be a text.
  if (id === undefined) form.text('username');
  else if (caller.role !== 'ADMIN' || !(form.has(wire) || form.has('username'))) return undefined;
  const email = form.email(id === undefined || form.has(wire) ? wire : 'username');
  const namesakes = await database.rows(
    sql`select 1 from customer_users where lower(email) = lower(${email}::text) and id <> ${id ?? 0}`,
  );
  if (email !== '' && namesakes.length > 0) form.refuse(DUPLICATE, wire);
  return email;
};

export const checkRoles: Check<readonly number[]> = (roles, form, wire) => {
  if (roles.length === 0 || roles.some((role) => !creatableRoles.includes(role))) form.notValid(wire);
};

/** Of two concurrent registrations, the second violates the unique index. */
const guardDuplicate = <T>(work: () => Promise<T>): Promise<T> =>
  unlessTaken(work, { ...DUPLICATE, source: 'email' });

const nameColumns = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['namePrefix', 'name_prefix'],
  ['middleName', 'middle_name'],
  ['nameSuffix', 'name_suffix'],
] as const;

/** Reports implausible names; one that was there `before` may stay. */
function checkNames(form: Form, columns: Columns, before: Columns = {}): void {
  for (const [field, column] of nameColumns) {
    const name = columns[column];
    if (typeof name !== 'string' || name === before[column] || form.isRefused(field) || isPersonName(name))
      continue;
    form.refuse(
      { title: 'person name constraint', detail: 'This value is not the name of a person.' },
      field,
    );
  }
}

export const readPassword =
  (passwords: Passwords): Reader =>
  (form) => {
    const field = form.has('plainPassword') && !form.has('password') ? 'plainPassword' : 'password';
    const password = form.requiredText(field, { max: 1000, keeps: 'all' });
    const problem = password === '' ? undefined : passwords.problem(password);
    if (problem) form.refuse(problem, field);
    return password;
  };

/** Stores the account, and in the same transaction the message to its owner. */
async function openAccount(
  { form, columns }: Input,
  letter: NewcomerLetter,
  { now }: WriteContext,
  { passwords, post }: PersonWriteServices,
): Promise<Write> {
  checkNames(form, columns);
  form.check();
  const { password, ...account } = columns;
  const hashed = await passwords.hash(String(password));
  return async (tx) => {
    const id = await guardDuplicate(() =>
      insertRow(tx, 'customer_users', {
        owner_id: defaults.ownerId,
        s_email_agent: defaults.supervisorEmail,
        ...account,
        password_hash: hashed,
        password_changed_at: now,
        created_at: now,
        updated_at: now,
      }),
    );
    const kind =
      letter === 'welcome' ? { kind: letter } : { kind: letter, firstName: String(account['first_name']) };
    await post.post(tx, String(account['email']), kind);
    return id;
  };
}

/** Values of every registration; a body may ask for no others (specification, section 6). */
export const REGISTERED = {
  roles: [[ROLE_IDS.APPLICANT]],
  customer: [defaults.agencyId],
  s_email_agent: [defaults.supervisorEmail],
  owner: [defaults.ownerId],
  confirmed: [true],
  enabled: [true],
};

/**
 * A confirmed applicant of the default agency with the supervisor as agent (specification, section 6).
 * @throws ApiProblem 400 for a body that asks for anything else, with all problems
 */
export const registerPerson = (
  { form, columns }: Input,
  context: WriteContext,
  services: PersonWriteServices,
): Promise<Write> => {
  const given = {
    roles: [ROLE_IDS.APPLICANT],
    customer_id: defaults.agencyId,
    confirmed: true,
    enabled: true,
  };
  return openAccount({ form, columns: { ...columns, ...given } }, 'welcome', context, services);
};

export const addPerson = (
  { form, columns }: Input,
  context: WriteContext,
  services: PersonWriteServices,
): Promise<Write> => {
  if (columns['roles'] === undefined) {
    const detail = 'Please select at least one role before you enable the customer user';
    form.refuse({ title: 'callback constraint', detail }, 'roles');
  }
  const agency = context.caller.customerId ?? defaults.agencyId;
  const input = { form, columns: { customer_id: agency, ...columns } };
  return openAccount(input, 'account-opened', context, services);
};

const namesOf = async (database: Queryable, id: number): Promise<Columns> => {
  const [names] = await database.rows(sql`select first_name, last_name, name_prefix, middle_name, name_suffix
    from customer_users where id = ${id}`);
  return names ?? {};
};

/** Names and birth date by owner, director or administrator; the rest by administrators. @throws 400, 412 */
export async function changePerson(
  { form, columns }: Input,
  context: ChangeContext,
  { post }: Pick<PersonWriteServices, 'post'>,
): Promise<Write> {
  const { id, database } = context;
  checkNames(form, columns, await namesOf(database, id));
  form.check();
  const { email, roles, customer_id: agency, enabled, confirmed } = columns;
  const endsSessions =
    roles !== undefined || agency !== undefined || enabled === false || confirmed === false;
  return async (tx) => {
    const [before] = await tx.rows<{ email: string }>(
      sql`select email from customer_users where id = ${id} for update`,
    );
    await guardDuplicate(() => updateRow(tx, 'customer_users', { ...context, columns }));
    const former =
      typeof email === 'string' && before?.email.toLowerCase() !== email.toLowerCase() && before?.email;
    if (former) await post.post(tx, former, { kind: 'email-changed' });
    if (endsSessions || former) await revokeSessions(tx, id);
    return id;
  };
}

/** @throws ApiProblem 403 for one's own account */
export function removePerson({ caller, id }: ChangeContext): Removal {
  if (id === caller.id) throw refusal(403, 'forbidden exception', 'self delete.');
  return async (tx: Transaction) => {
    await tx.rows(sql`delete from customer_users where id = ${id}`);
  };
}
