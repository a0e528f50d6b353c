import type { Permitted } from '../access/field-policies';
import type { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import { defaults } from '../../reference-data/defaults';
import { tellAgent, tellLeft, tellStatus } from '../notices/tell';
import type { Transaction } from '../store/database';
import { nothing, raw, sql } from '../store/sql';
import { checkHolding } from './creation-limits';
import type { Input } from './read-body';
import type { Write } from './resource';
import { insertRow, updateRow, type Columns } from './update-row';
import type { ChangeContext, Reader, WriteContext } from './write-context';

/** The status set by an administrator. New projects are always `open`. */
export const readProjectStatus: Reader = (form, wire, { id }) => {
  if (id !== undefined) return form.textIfGiven(wire, { max: 32 });
  if ((form.value(wire) ?? 'open') !== 'open') form.notValid(wire);
  return undefined;
};

/** What who may not choose a field may send: the stored value, as forms do, or a new project's default. */
export async function permittedInProject(
  body: JsonObject,
  { caller, database, id }: WriteContext,
): Promise<Permitted> {
  if (id === undefined) {
    return {
      internal_status: ['open'],
      customer: [caller.customerId ?? defaults.agencyId],
      customerUser: [caller.id],
      owner: [defaults.ownerId],
      assignedUsers: [[], [defaults.ownerId]],
      // The portal's form always names the supervisor, but an agent's project belongs to the agent.
      s_email_agent:
        caller.role === 'AGENT' ? [null, caller.email, defaults.supervisorEmail] : [body['s_email_agent']],
    };
  }
  const [row = {}] = await database.rows<Record<string, unknown>>(sql`select internal_status,
    customer_id as customer, customer_user_id as "customerUser", owner_id as owner,
    assigned_users as "assignedUsers", s_email_agent from requests where id = ${id}`);
  const values = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, [value]]));
  return { ...values, s_email_agent: [row['s_email_agent'], null] };
}

function checkContribution(form: Form, { s_montant_global: price, s_montant_apport: paid }: Columns): void {
  if (!price || !paid || Number(paid) <= Number(price)) return;
  form.refuse(
    { title: 'range constraint', detail: 'This value should not exceed the price to finance.' },
    's_montant_apport',
  );
}

/**
 * The prescriber. An applicant names one on creation and may later only clear it (editing a project resets it:
 * specification, section 9). An agent's project stays the agent's: losing it by an edit would lock them out.
 */
function prescriberOf({ form, columns }: Input, { caller, id }: WriteContext): unknown {
  if (caller.role === 'ADMIN' || caller.role === 'DIRECTOR') return columns['s_email_agent'];
  const isNew = id === undefined;
  if (caller.role === 'AGENT') return isNew ? caller.email : undefined;
  const wanted = form.text('s_email_agent');
  return isNew || wanted === null ? wanted : undefined;
}

/** What a change of a project is told for: who follows it, and where it stands. */
interface Followed {
  readonly agent: string | null;
  readonly status: string | null;
  readonly owner: number | null;
  /** Who works on it, the manager included. */
  readonly team: readonly number[];
}

const NOBODY: Followed = { agent: null, status: null, owner: null, team: [] };

/** @param lock `locked` keeps others from changing it until the end of the transaction */
async function followedBy(tx: Transaction, id: number, lock?: 'locked'): Promise<Followed> {
  const [row] = await tx.rows<Followed>(sql`select s_email_agent as agent, internal_status as status,
    owner_id as owner, assigned_users as team from requests where id = ${id} ${lock === undefined ? nothing : raw('for update')}`);
  return row ?? NOBODY;
}

/** Tells an agent of a file that is theirs from now on, who followed it, and who looks after a file without an agent. */
async function tellAgents(
  tx: Transaction,
  project: number,
  before: Followed,
  context: WriteContext,
): Promise<void> {
  const { agent } = await followedBy(tx, project);
  if (agent?.toLowerCase() === before.agent?.toLowerCase()) return;
  const author = context.caller.id;
  if (agent !== null) await tellAgent(tx, { project, email: agent, author }, context);
  if (before.agent === null) return;
  const change = { project, email: before.agent, hasAgent: agent !== null, author };
  await tellLeft(tx, change, context);
}

/** Creates a project, `open`. @throws ApiProblem 400; in the write 409 above an applicant's maximum */
export function submitProject(input: Input, context: WriteContext): Write {
  const { form, columns } = input;
  const { caller, now, holdings } = context;
  checkContribution(form, columns);
  const prescriber = prescriberOf(input, context);
  form.check();
  const owner = columns['owner_id'] ?? defaults.ownerId;
  const isOwn = caller.role === 'APPLICANT';
  return async (tx) => {
    if (isOwn) {
      const rows = sql`from requests where customer_user_id = ${caller.id}`;
      await checkHolding(tx, { person: caller.id, rows, most: holdings.projects });
    }
    const id = await insertRow(tx, 'requests', {
      id: context.passingId,
      customer_id: caller.customerId ?? defaults.agencyId,
      customer_user_id: isOwn ? caller.id : null,
      assigned_users: [owner],
      ...columns,
      owner_id: owner,
      s_email_agent: prescriber ?? null,
      internal_status: 'open',
      customer_status: 'submitted',
      created_at: now,
      updated_at: now,
    });
    await tellAgents(tx, id, NOBODY, context);
    return id;
  };
}

/** The team of a new manager, who replaces the former; undefined when named or kept. */
function teamAfter(columns: Columns, { owner, team }: Followed): number[] | undefined {
  const { owner_id: next, assigned_users: named } = columns;
  if (typeof next !== 'number' || named !== undefined || next === owner) return undefined;
  return [...new Set([next, ...team.filter((id) => id !== owner)])];
}

/** Updates the given fields of a project. @throws ApiProblem 400; the write, 412 when it changed meanwhile */
export function changeProject(input: Input, context: ChangeContext): Write {
  const { form, columns } = input;
  checkContribution(form, columns);
  const prescriber = prescriberOf(input, context);
  form.check();
  return async (tx) => {
    const before = await followedBy(tx, context.id, 'locked');
    const team = teamAfter(columns, before);
    const changes = {
      ...columns,
      assigned_users: team ?? columns['assigned_users'],
      s_email_agent: prescriber,
    };
    await updateRow(tx, 'requests', { ...context, columns: changes });
    const { status } = await followedBy(tx, context.id);
    if (status !== before.status) await tellStatus(tx, context.id, context);
    await tellAgents(tx, context.id, before, context);
    return context.id;
  };
}
