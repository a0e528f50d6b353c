import { changedMeanwhile, conflict, forbiddenField, invalid } from '../wire/api-problem';
import { BEING_WRITTEN, SENT, TAKES_ANSWERS } from '../../reference-data/statuses';
import { tellAnswer, tellProposition } from '../notices/tell';
import type { Transaction } from '../store/database';
import { every, sql } from '../store/sql';
import { computed, field, fixed, identifier, inReach, instant, theOne, toOne, type WriteRule } from './field';
import {
  ATTACHMENT_FIELDS,
  propose,
  PROPOSITION_BODY_LIMIT,
  readFirstOrNextStatus,
  readValidity,
} from './proposition-writes';
import { attachmentSchema, readAttachment } from './read-attachment';
import type { Input } from './read-body';
import { rowsOf, type Resource, type Write } from './resource';
import { stillAsSeen } from './update-row';
import type { ChangeContext } from './write-context';

const DECISIONS = ['accepted', 'declined'] as const;
const atCreation: WriteRule = { verb: 'create' };

export interface DecisionSettings {
  readonly statusAfterAcceptance: string | null;
}

/** An administrator makes and sends them; their applicant decides once, and accepts one per project. */
export const propositions = (settings: DecisionSettings): Resource => ({
  ...rowsOf('ficodevquotes', 'quotes'),
  isVersioned: true,
  isOfRowAlone: true,
  isRehearsed: true,
  fields: [
    identifier,
    computed('qid', 'text', sql`t.id::text`),
    field('poNumber', 'po_number', { filter: 'text', write: atCreation }),
    fixed('shipUntil', 'null'),
    instant('validUntil', 'valid_until', {
      filter: 'datetime',
      max: 40,
      write: atCreation,
      read: readValidity,
    }),
    computed('expired', 'boolean', sql`coalesce(t.internal_status = 'expired', false)`),
    fixed('pricesChanged', 'false'),
    field('currency', 'currency', { filled: true }),
    instant('createdAt', 'created_at', { filter: 'datetime', filled: true }),
    instant('updatedAt', 'updated_at', { filter: 'datetime', filled: true }),
    field('s_quote_detail', 's_quote_detail', { max: 20_000, keeps: 'lines', write: atCreation }),
    computed('accepted', 'boolean', sql`coalesce(t.internal_status = 'accepted', false)`),
    ...ATTACHMENT_FIELDS.map((wire) =>
      toOne(wire, wire, { below: 'files', write: atCreation, read: readAttachment, input: attachmentSchema }),
    ),
    toOne('internal_status', 'internal_status', {
      filter: 'textList',
      below: 'quoteinternalstatuses',
      max: 32,
      write: { required: 'update' },
      read: readFirstOrNextStatus,
    }),
    toOne('customer_status', 'customer_status', { filter: 'textList' }),
    toOne('request', 'request_id', {
      below: 'requests',
      through: 'requests',
      write: { verb: 'create', required: 'create' },
      among: inReach('requests'),
    }),
    toOne('customer', 'customer_id', { through: 'customers' }),
    toOne('customerUser', 'customer_user_id'),
    toOne('owner', 'owner_id'),
    theOne('organization'),
    fixed('assignedUsers', '[]'),
    fixed('assignedCustomerUsers', '[]'),
    fixed('quoteProducts', '[]'),
  ],
  create: propose,
  createBodyLimit: PROPOSITION_BODY_LIMIT,
  update: (input, context) => decide(input, context, settings),
});

const NOT_YET_ANSWERED = sql`(internal_status is null
  or internal_status not in (${BEING_WRITTEN}, 'accepted', 'declined', 'expired', 'cancelled'))`;

function decide({ form, columns }: Input, context: ChangeContext, settings: DecisionSettings): Write {
  form.check();
  const { id } = context;
  const wanted = columns['internal_status'];
  if (context.caller.role !== 'APPLICANT') return send(wanted, context);
  const decision = DECISIONS.find((known) => known === wanted);
  if (!decision) throw invalid('form constraint', 'This value is not valid.', 'internal_status');
  return async (tx) => {
    if (decision === 'accepted') await refuseSecondAcceptance(tx, id);
    const isNew = await decideOnce(tx, decision, context);
    if (isNew && decision === 'accepted' && settings.statusAfterAcceptance !== null) {
      await moveProject(tx, settings.statusAfterAcceptance, context);
    }
    if (isNew) await tellAnswer(tx, id, context);
    return id;
  };
}

/** Sends a draft once. @throws ApiProblem 403 for another status, 409 when it was sent before, 412 */
function send(wanted: unknown, context: ChangeContext): Write {
  const { id, now, expected } = context;
  if (wanted !== SENT) throw forbiddenField('internal_status');
  return async (tx) => {
    const sent = await tx.rows(sql`update quotes
      set internal_status = ${SENT}, updated_at = ${now}, version = version + 1
      where ${every([sql`id = ${id}`, sql`internal_status = ${BEING_WRITTEN}`, ...stillAsSeen(expected)])}
      returning id`);
    if (sent.length > 0) {
      await tellProposition(tx, id, context);
      return id;
    }
    const [row] = await tx.rows<{ status: string | null; version: number }>(
      sql`select internal_status as status, version from quotes where id = ${id}`,
    );
    if (row?.status === BEING_WRITTEN) throw changedMeanwhile(row.version);
    if (row?.status !== SENT)
      throw conflict(`The proposition is already decided: ${row?.status ?? ''}.`, 'internal_status');
    return id;
  };
}

/** Locks the project's row, so that the second of two acceptances finds the first. @throws ApiProblem 409 */
async function refuseSecondAcceptance(tx: Transaction, id: number): Promise<void> {
  await tx.rows(sql`select r.id from requests r
    where r.id = (select offer.request_id from quotes offer where offer.id = ${id}) for update`);
  const [other] = await tx.rows<{
    number: string;
  }>(sql`select coalesce(other.po_number, other.id::text) as number
    from quotes other join quotes offer on offer.request_id = other.request_id
    where offer.id = ${id} and other.id <> offer.id and other.internal_status = 'accepted'
    order by other.id limit 1`);
  if (!other) return;
  throw conflict(
    `Another proposition of this project is already accepted: ${other.number}.`,
    'internal_status',
  );
}

/**
 * One conditional update: one of many attempts wins; repeating is no change. Returns whether this one did.
 * @throws ApiProblem 409 when decided otherwise, 400 when no longer open, 412
 */
async function decideOnce(
  tx: Transaction,
  decision: string,
  { id, now, caller, expected }: ChangeContext,
): Promise<boolean> {
  const won = await tx.rows(sql`update quotes
    set internal_status = ${decision}, decided_at = ${now}, updated_at = ${now}, version = version + 1
    where ${every([sql`id = ${id}`, sql`customer_user_id = ${caller.id}`, NOT_YET_ANSWERED, ...stillAsSeen(expected)])}
    returning id`);
  if (won.length > 0) return true;
  const [row] = await tx.rows<{ status: string | null; open: boolean; version: number }>(
    sql`select internal_status as status, ${NOT_YET_ANSWERED} as open, version from quotes where id = ${id}`,
  );
  if (row?.status === decision) return false;
  if (row?.open) throw changedMeanwhile(row.version);
  throw conflict(`The proposition is already decided: ${row?.status ?? ''}.`, 'internal_status');
}

async function moveProject(tx: Transaction, status: string, { id, now }: ChangeContext): Promise<void> {
  await tx.rows(sql`update requests set internal_status = ${status}, updated_at = ${now}, version = version + 1
    where id = (select request_id from quotes where id = ${id}) and internal_status = any(${TAKES_ANSWERS}::text[])`);
}
