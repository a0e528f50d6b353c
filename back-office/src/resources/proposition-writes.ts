import { scopeFor } from '../access/policies';
import type { Attachment } from '../attachments';
import { notFound } from '../wire/api-problem';
import { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import { BEING_WRITTEN, SENT } from '../../reference-data/statuses';
import type { Queryable, Transaction } from '../store/database';
import type { KeptBytes } from '../store/kept-files';
import { every, never, sql, type Sql } from '../store/sql';
import { readAttachment } from './read-attachment';
import type { Write, WriteContext } from './resource';
import { insertRow } from './update-row';

export const ATTACHMENT_FIELDS = ['s_quote_att_1', 's_quote_att_2', 's_quote_att_3'] as const;
/** What the body of a creation may hold. */
export const propositionFields = [
  'request',
  'poNumber',
  'validUntil',
  's_quote_detail',
  'internal_status',
  ...ATTACHMENT_FIELDS,
];

/** What a proposition may start as: to be studied by its applicant, or still being written ('Nouvelle'). */
const FIRST_STATUSES = [SENT, BEING_WRITTEN];
const DETAIL_MAX = 20_000;
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Three attachments in base64; other bodies stay small. */
export const PROPOSITION_BODY_LIMIT = 15 * 1024 * 1024;

/** The last second of a day, as the calendar runs in Paris. */
async function endOfDay(database: Queryable, day: string): Promise<Date | undefined> {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // What JavaScript takes for another day (30 February) is none.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const [row] = await database.rows<{ until: Date }>(
    sql`select (${day}::date + time '23:59:59') at time zone 'Europe/Paris' as until`,
  );
  return row?.until;
}

async function momentOf(database: Queryable, value: string): Promise<Date | undefined> {
  if (DAY.test(value)) return endOfDay(database, value);
  return INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? new Date(value) : undefined;
}

/** A day, good until it ends in Paris, or an instant; in the future, since nobody can answer what is over. */
async function readValidity(form: Form, { database, now }: WriteContext): Promise<Date | null> {
  const value = form.text('validUntil', { max: 40 }) ?? null;
  if (value === null) return null;
  const until = await momentOf(database, value);
  if (until && until > now) return until;
  const detail = until ? 'This value should be in the future.' : 'This value is not a valid date.';
  form.refuse({ title: 'date constraint', detail }, 'validUntil');
  return null;
}

/** The text of the proposition; without any file it must be there: somebody is to study it. */
const readDetail = (form: Form, hasFile: boolean): string | null =>
  hasFile
    ? (form.text('s_quote_detail', { max: DETAIL_MAX }) ?? null)
    : form.requiredText('s_quote_detail', { max: DETAIL_MAX });

/** What a proposition takes over from its project. */
interface Project {
  readonly customer: number | null;
  readonly person: number | null;
  readonly owner: number | null;
}

const projectOf = async (database: Queryable, id: number, scope: Sql): Promise<Project | undefined> => {
  const [project] = await database.rows<Project>(sql`select t.customer_id as customer,
    t.customer_user_id as person, t.owner_id as owner from requests t
    where ${every([sql`t.id = ${id}`, scope])} for share`);
  return project;
};

/** An attachment whose bytes are safe already. */
interface SafeAttachment extends Omit<Attachment, 'bytes'> {
  readonly size: number;
  readonly kept: KeptBytes;
}

const insertFile = (
  tx: Transaction,
  { mimeType, fileName, size, kept }: SafeAttachment,
  owner: number | null,
  now: Date,
): Promise<number> =>
  insertRow(tx, 'files', {
    mime_type: mimeType,
    original_filename: fileName,
    file_size: size,
    ...kept,
    owner_id: owner,
    created_at: now,
    updated_at: now,
  });

/**
 * A proposition on a project that the caller may see, with up to three files, all or nothing. Its applicant, agency and
 * manager are those of the project; without a number it gets one, `PROP-<year>-<id>`.
 * @throws ApiProblem 400 with everything that is wrong
 */
export async function propose(body: JsonObject, context: WriteContext): Promise<Write> {
  const { caller, database, now } = context;
  const form = new Form(body, propositionFields);
  const scope = scopeFor('requests', 'read', caller.role)?.(caller, 't') ?? never;
  const request = form.id('request') ?? undefined;
  if (request === undefined) form.requiredText('request');
  else if (!(await projectOf(database, request, scope))) form.notValid('request');
  const hasFile = ATTACHMENT_FIELDS.some((field) => (body[field] ?? null) !== null);
  const columns = {
    po_number: form.text('poNumber', { max: 255 }) ?? null,
    valid_until: await readValidity(form, context),
    s_quote_detail: readDetail(form, hasFile),
    internal_status: form.text('internal_status', { max: 32 }) ?? SENT,
  };
  if (!FIRST_STATUSES.includes(columns.internal_status)) form.notValid('internal_status');
  const attachments = ATTACHMENT_FIELDS.map(
    (field) => [field, readAttachment(form, body[field], field)] as const,
  );
  form.check();
  const safe: (readonly [string, SafeAttachment])[] = [];
  for (const [field, attachment] of attachments) {
    if (!attachment) continue;
    const { bytes, ...named } = attachment;
    safe.push([field, { ...named, size: bytes.length, kept: await context.files.keep(bytes) }]);
  }
  return async (tx) => {
    // Asked again where it is written: the project may have moved to another agency meanwhile.
    const project = await projectOf(tx, request ?? 0, scope);
    if (!project) throw notFound();
    const files: Record<string, number> = {};
    for (const [field, attachment] of safe) {
      files[field] = await insertFile(tx, attachment, project.owner ?? null, now);
    }
    const id = await insertRow(tx, 'quotes', {
      ...columns,
      ...files,
      request_id: request,
      customer_id: project.customer,
      customer_user_id: project.person,
      owner_id: project.owner,
      created_at: now,
      updated_at: now,
    });
    if (columns.po_number === null) {
      await tx.rows(sql`update quotes set po_number = 'PROP-' ||
        to_char(created_at at time zone 'Europe/Paris', 'YYYY') || '-' || lpad(id::text, 6, '0') where id = ${id}`);
    }
    return id;
  };
}
