import { changedMeanwhile, conflict, invalid } from '../http/api-problem';
import { Form } from '../http/form';
import type { JsonObject } from '../http/json-body';
import type { Transaction } from '../store/database';
import { every, name, sql } from '../store/sql';
import { computed, field, fixed, identifier, instant, theOne, toOne } from './field';
import { ATTACHMENT_FIELDS, propose, PROPOSITION_BODY_LIMIT, propositionFields } from './proposition-writes';
import { attachmentSchema } from './read-attachment';
import type { Resource, Write, WriteContext } from './resource';
import { stillAsSeen } from './update-row';

const DECISIONS = ['accepted', 'declined'] as const;

/** What follows from an acceptance: the status its project moves to, or none. */
export interface DecisionSettings {
  readonly statusAfterAcceptance: string | null;
}

/**
 * Propositions. An administrator makes them, as staff do in the back office; their applicant decides, once.
 */
export const propositions = (settings: DecisionSettings): Resource => ({
  name: 'ficodevquotes',
  subject: 'ficodevquotes',
  from: sql`quotes`,
  id: { column: 'id', kind: 'integer' },
  hasList: true,
  isVersioned: true,
  isOfRowAlone: true,
  fields: [
    identifier,
    computed('qid', 'text', sql`t.id::text`),
    field('poNumber', 'po_number', { filter: 'text' }),
    fixed('shipUntil', 'null'),
    instant('validUntil', 'valid_until', { filter: 'datetime' }),
    computed('expired', 'boolean', sql`coalesce(t.internal_status = 'expired', false)`),
    fixed('pricesChanged', 'false'),
    field('currency', 'currency', { filled: true }),
    instant('createdAt', 'created_at', { filter: 'datetime', filled: true }),
    instant('updatedAt', 'updated_at', { filter: 'datetime', filled: true }),
    field('s_quote_detail', 's_quote_detail'),
    computed('accepted', 'boolean', sql`coalesce(t.internal_status = 'accepted', false)`),
    ...ATTACHMENT_FIELDS.map((attachment) => toOne(attachment, attachment)),
    toOne('internal_status', 'internal_status', 'textList'),
    toOne('customer_status', 'customer_status', 'textList'),
    toOne('request', 'request_id'),
    toOne('customer', 'customer_id'),
    toOne('customerUser', 'customer_user_id'),
    toOne('owner', 'owner_id'),
    theOne('organization'),
    fixed('assignedUsers', '[]'),
    fixed('assignedCustomerUsers', '[]'),
    fixed('quoteProducts', '[]'),
  ],
  through: [
    { name: 'request', target: 'requests', column: 'request_id' },
    { name: 'customer', target: 'customers', column: 'customer_id' },
  ],
  below: [
    {
      name: 'internal_status',
      target: 'quoteinternalstatuses',
      isList: false,
      belongs: (id) => sql`t.id = (select offer.internal_status from quotes offer where offer.id = ${id})`,
    },
    {
      name: 'request',
      target: 'requests',
      isList: false,
      belongs: (id) => sql`t.id = (select offer.request_id from quotes offer where offer.id = ${id})`,
    },
    ...ATTACHMENT_FIELDS.map((attachment) => ({
      name: attachment,
      target: 'files',
      isList: false,
      belongs: (id: number) =>
        sql`t.id = (select ${name(`offer.${attachment}`)} from quotes offer where offer.id = ${id})`,
    })),
  ],
  create: propose,
  accepts: {
    create: {
      fields: propositionFields,
      required: ['request'],
      schemas: Object.fromEntries(ATTACHMENT_FIELDS.map((attachment) => [attachment, attachmentSchema])),
    },
    update: { fields: ['internal_status'], required: ['internal_status'] },
  },
  createBodyLimit: PROPOSITION_BODY_LIMIT,
  update: (body, id, context) => Promise.resolve(decide(body, id, context, settings)),
});

function decide(body: JsonObject, id: number, context: WriteContext, settings: DecisionSettings): Write {
  const form = new Form(body, ['internal_status']);
  const wanted = form.requiredText('internal_status', { max: 32 });
  form.check();
  const decision = DECISIONS.find((known) => known === wanted);
  if (!decision) throw invalid('form constraint', 'This value is not valid.', 'internal_status');
  return async (tx) => {
    const isNew = await decideOnce(tx, id, decision, context);
    if (isNew && decision === 'accepted' && settings.statusAfterAcceptance !== null) {
      await moveProject(tx, id, settings.statusAfterAcceptance, context);
    }
    return id;
  };
}

/**
 * One conditional update decides, so that of many attempts one wins. The same decision again changes nothing.
 * @returns whether this call decided
 * @throws ApiProblem 409 when it was decided otherwise, 400 when it is no longer open, 412
 */
async function decideOnce(
  tx: Transaction,
  id: number,
  decision: string,
  { now, caller, expected }: WriteContext,
): Promise<boolean> {
  const isOpen = sql`(internal_status is null or internal_status not in ('accepted', 'declined', 'expired', 'cancelled'))`;
  const won = await tx.rows(sql`update quotes
    set internal_status = ${decision}, decided_at = ${now}, updated_at = ${now}, version = version + 1
    where ${every([sql`id = ${id}`, sql`customer_user_id = ${caller.id}`, isOpen, ...stillAsSeen(expected)])}
    returning id`);
  if (won.length > 0) return true;
  const [row] = await tx.rows<{ status: string | null; open: boolean; version: number }>(
    sql`select internal_status as status, ${isOpen} as open, version from quotes where id = ${id}`,
  );
  if (row?.status === decision) return false;
  if (row?.open) throw changedMeanwhile(row.version);
  throw conflict(`The proposition is already decided: ${row?.status ?? ''}.`, 'internal_status');
}

/** The project of an accepted proposition moves on, unless it is closed already. */
async function moveProject(
  tx: Transaction,
  id: number,
  status: string,
  { now }: WriteContext,
): Promise<void> {
  await tx.rows(sql`update requests set internal_status = ${status}, updated_at = ${now}, version = version + 1
    where id = (select request_id from quotes where id = ${id}) and internal_status in (
      'open', 'processed', 'more_info_requested', 'information_provided', 'expected_signature', 'more_file_requested',
      'signed', 'approuved')`);
}
