import { ROLE_IDS, type Caller } from '../access/caller';
import { fieldPolicies, refuseForbiddenFields, type Permitted } from '../access/field-policies';
import { scopeFor } from '../access/policies';
import { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import { defaults } from '../../reference-data/defaults';
import type { Queryable } from '../store/database';
import { never, sql } from '../store/sql';
import { readAgentEmail } from './agent-email';
import { checkHolding } from './creation-limits';
import { lookupFields } from './lists';
import { AMOUNT_BOUNDS, readAmounts } from './project-amounts';
import type { Write, WriteContext } from './resource';
import { insertRow, updateRow, type Columns } from './update-row';

const texts = [
  ['s_url_project_media', 2048],
  ['s_street1', 255],
  ['s_street2', 255],
  ['s_codepostal', 32],
  ['s_ville', 255],
  ['s_region', 255],
  ['s_pays', 255],
  ['role', 255],
  ['poNumber', 255],
  ['title', 255],
] as const;
const NOTE_MAX = 10_000;

/** Silently ignored in a body, as an Oro back office does: the server decides them (reference of the wire, 4.4). */
const ignored = ['customer_status', 'createdAt', 'updatedAt', 'requestAdditionalNotes'];

/** What the body of a creation, or of a change, may hold. */
export const projectFields = [
  'company',
  'firstName',
  'lastName',
  'email',
  'phone',
  'note',
  ...Object.keys(fieldPolicies.requests),
  ...Object.keys(AMOUNT_BOUNDS),
  ...texts.map(([field]) => field),
  ...lookupFields,
  ...ignored,
];

const columnOf: Readonly<Record<string, string>> = { poNumber: 'po_number' };

async function readLookups(form: Form, database: Queryable): Promise<Columns> {
  const columns: Record<string, string | null> = {};
  for (const field of lookupFields) {
    const value = form.text(field, { max: 32 });
    if (value === undefined) continue;
    if (value !== null) {
      const [row] = await database.rows(
        sql`select 1 from enum_values where enum = ${field} and id = ${value}`,
      );
      if (!row) form.notValid(field);
    }
    columns[field] = value;
  }
  return columns;
}

/** What every role may write about a project. */
async function readContent(form: Form, database: Queryable): Promise<Columns> {
  const plain = texts.map(([field, max]) => [columnOf[field] ?? field, form.text(field, { max })] as const);
  return {
    phone: form.text('phone', { max: 255 }),
    note: form.text('note', { max: NOTE_MAX }),
    ...readAmounts(form),
    ...Object.fromEntries(plain),
    ...(await readLookups(form, database)),
  };
}

/** The agency, applicant and manager of a project, as far as the caller's role lets them be chosen. */
async function readAssignment(form: Form, { caller, database }: WriteContext): Promise<Columns> {
  const customer = form.id('customer');
  const person = form.id('customerUser');
  const owner = form.id('owner');
  const assigned = form.ids('assignedUsers');
  // What they may send is what it is already.
  if (caller.role === 'APPLICANT') return {};
  if (customer !== undefined && !(await canSeeAgency(database, caller, customer))) form.notValid('customer');
  if (person !== undefined && person !== null && !(await canSeeApplicant(database, caller, person))) {
    form.notValid('customerUser');
  }
  if (owner !== undefined && !(await managersExist(database, owner === null ? [] : [owner])))
    form.notValid('owner');
  if (assigned !== undefined && !(await managersExist(database, assigned))) form.notValid('assignedUsers');
  return { customer_id: customer, customer_user_id: person, owner_id: owner, assigned_users: assigned };
}

async function canSeeAgency(database: Queryable, caller: Caller, id: number | null): Promise<boolean> {
  const scope = scopeFor('customers', 'read', caller.role)?.(caller, 't') ?? never;
  const rows = await database.rows(sql`select 1 from customers t where t.id = ${id}::integer and ${scope}`);
  return rows.length > 0;
}

async function canSeeApplicant(database: Queryable, caller: Caller, id: number): Promise<boolean> {
  const scope = scopeFor('customer_users', 'read', caller.role)?.(caller, 't') ?? never;
  const rows = await database.rows(sql`select 1 from customer_users t
    where t.id = ${id} and ${ROLE_IDS.APPLICANT} = any(t.roles) and ${scope}`);
  return rows.length > 0;
}

async function managersExist(database: Queryable, ids: readonly number[]): Promise<boolean> {
  const rows = await database.rows(sql`select 1 from users where id = any(${ids}::integer[])`);
  return rows.length === ids.length;
}

/**
 * The prescriber. An applicant names one when submitting, and may afterwards only empty it (editing a project resets
 * it: specification, section 9). An agent's project stays the agent's: losing it by an edit would lock them out.
 * @param isNew the project is being submitted
 */
async function readPrescriber(
  form: Form,
  { caller, database }: WriteContext,
  isNew: boolean,
): Promise<string | null | undefined> {
  if (caller.role === 'ADMIN' || caller.role === 'DIRECTOR')
    return readAgentEmail(form, { caller, database });
  const wanted = form.text('s_email_agent', { max: 255 });
  if (caller.role === 'AGENT') return isNew ? caller.email : undefined;
  return isNew || wanted === null ? wanted : undefined;
}

/** The status that staff moves a project to; others may only send back the one it has, which changes nothing. */
async function readStatus(form: Form, { caller, database }: WriteContext): Promise<string | undefined> {
  if (caller.role !== 'ADMIN' || !form.has('internal_status')) return undefined;
  const status = form.requiredText('internal_status', { max: 32 });
  const [known] = await database.rows(
    sql`select 1 from enum_values where enum = 'rfp_internal_status' and id = ${status}`,
  );
  if (status !== '' && !known) form.notValid('internal_status');
  return status;
}

/** What a new project gets by itself: what it may be sent with by those who do not choose. */
const givenToNew = (caller: Caller, body: JsonObject): Permitted => ({
  internal_status: ['open'],
  customer: [caller.customerId ?? defaults.agencyId],
  customerUser: [caller.id],
  owner: [defaults.ownerId],
  assignedUsers: [[], [defaults.ownerId]],
  // The form of the portal names the supervisor for everybody; an agent's project is the agent's all the same.
  s_email_agent:
    caller.role === 'AGENT' ? [null, caller.email, defaults.supervisorEmail] : [body['s_email_agent']],
});

interface CurrentProject {
  readonly internal_status: string | null;
  readonly customer: number | null;
  readonly customerUser: number | null;
  readonly owner: number | null;
  readonly assignedUsers: readonly number[];
  readonly s_email_agent: string | null;
}

/** What a project has: the values that a form may send back as it read them. */
async function readCurrent(database: Queryable, id: number): Promise<Permitted> {
  const [row] = await database.rows<CurrentProject>(sql`select internal_status, customer_id as customer,
    customer_user_id as "customerUser", owner_id as owner, assigned_users as "assignedUsers", s_email_agent
    from requests where id = ${id}`);
  if (!row) return {};
  const values = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, [value]]));
  return { ...values, s_email_agent: [row.s_email_agent, null] };
}

/**
 * A new project. It starts at `open`; an applicant's belongs to them and to their agency.
 * @throws ApiProblem 400, 403 for a field that the caller may not choose; the write, 409 when they have as many as one may
 */
export async function submitProject(body: JsonObject, context: WriteContext): Promise<Write> {
  const { caller, database, now, holdings } = context;
  const form = new Form(body, projectFields);
  refuseForbiddenFields('requests', caller.role, body, givenToNew(caller, body));
  const identity = {
    company: form.requiredText('company'),
    first_name: form.requiredText('firstName'),
    last_name: form.requiredText('lastName'),
    email: form.email('email'),
  };
  const content = await readContent(form, database);
  const assignment = await readAssignment(form, context);
  const prescriber = await readPrescriber(form, context, true);
  if ((body['internal_status'] ?? 'open') !== 'open') form.notValid('internal_status');
  form.check();
  const owner = assignment['owner_id'] ?? defaults.ownerId;
  const isOwn = caller.role === 'APPLICANT';
  return async (tx) => {
    if (isOwn) {
      const rows = sql`from requests where customer_user_id = ${caller.id}`;
      await checkHolding(tx, { person: caller.id, rows, most: holdings.projects });
    }
    return insertRow(tx, 'requests', {
      ...identity,
      ...content,
      customer_id: caller.customerId ?? defaults.agencyId,
      customer_user_id: isOwn ? caller.id : null,
      ...Object.fromEntries(Object.entries(assignment).filter(([, value]) => value !== undefined)),
      owner_id: owner,
      assigned_users: assignment['assigned_users'] ?? [owner],
      s_email_agent: prescriber ?? null,
      internal_status: 'open',
      customer_status: 'submitted',
      created_at: now,
      updated_at: now,
    });
  };
}

/**
 * A change of a project; only the fields given.
 * @throws ApiProblem 400, 403 for a field that the caller may not choose, 412 when it changed meanwhile
 */
export async function changeProject(body: JsonObject, id: number, context: WriteContext): Promise<Write> {
  const { caller, database, now, expected } = context;
  const form = new Form(body, projectFields);
  refuseForbiddenFields('requests', caller.role, body, await readCurrent(database, id));
  const identity = {
    company: form.textIfGiven('company'),
    first_name: form.textIfGiven('firstName'),
    last_name: form.textIfGiven('lastName'),
    email: form.has('email') ? form.email('email') : undefined,
  };
  const content = await readContent(form, database);
  const assignment = await readAssignment(form, context);
  const prescriber = await readPrescriber(form, context, false);
  const status = await readStatus(form, context);
  form.check();
  const columns = {
    ...identity,
    ...content,
    ...assignment,
    s_email_agent: prescriber,
    internal_status: status,
  };
  return async (tx) => {
    await updateRow(tx, 'requests', { id, columns, now, expected });
    return id;
  };
}
