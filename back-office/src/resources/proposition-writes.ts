import { readableRows } from '../access/policies';
import type { Attachment } from '../attachments/check-attachment';
import { invalid, notFound } from '../wire/api-problem';
import { BEING_WRITTEN, SENT } from '../../reference-data/statuses';
import { tellProposition } from '../notices/tell';
import { fromParis, parisDay } from '../calendar/paris-time';
import type { Transaction } from '../store/database';
import type { KeptBytes } from '../store/kept-files';
import { sql } from '../store/sql';
import type { Input } from './read-body';
import type { Write } from './resource';
import { insertRow, type Columns } from './update-row';
import type { Reader, WriteContext } from './write-context';

export const ATTACHMENT_FIELDS = ['s_quote_att_1', 's_quote_att_2', 's_quote_att_3'] as const;

/** A new proposition is either sent to its applicant or a draft ('Nouvelle'). */
const FIRST_STATUSES = [SENT, BEING_WRITTEN];
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Room for three attachments in base64; other bodies stay small. */
export const PROPOSITION_BODY_LIMIT = 15 * 1024 * 1024;

/** An instant, or the last second of a day in Paris. */
function momentOf(value: string): Date | undefined {
  if (!DAY.test(value))
    return INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? new Date(value) : undefined;
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const end = fromParis(year, month - 1, day, 23, 59, 59);
  // 30 February would be another day.
  return parisDay(end) === value ? end : undefined;
}

/** A future instant, or a day, valid until its end in Paris. Nobody can answer an expired proposition. */
export const readValidity: Reader = (form, wire, { now }) => {
  const value = form.text(wire, { max: 40 }) ?? null;
  if (value === null) return null;
  const until = momentOf(value);
  if (until && until > now) return until;
  const detail = until ? 'This value should be in the future.' : 'This value is not a valid date.';
  form.refuse({ title: 'date constraint', detail }, wire);
  return null;
};

/** The initial status of a proposition, or its next one. */
export const readFirstOrNextStatus: Reader = (form, wire, { id }) => {
  if (id !== undefined) return form.requiredText(wire, { max: 32 });
  const status = form.text(wire, { max: 32 }) ?? SENT;
  if (!FIRST_STATUSES.includes(status)) form.notValid(wire);
  return status;
};

interface Project {
  readonly customer: number | null;
  readonly person: number | null;
  readonly owner: number | null;
}

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

/** Stores files before any row. @throws ApiProblem 400 for a virus, 503 while the scanner is away */
async function keepAttachments(
  columns: Columns,
  { files, scanner }: WriteContext,
): Promise<[string, SafeAttachment][]> {
  const safe: [string, SafeAttachment][] = [];
  for (const field of ATTACHMENT_FIELDS) {
    const attachment = columns[field] as Attachment | undefined;
    if (!attachment) continue;
    const { bytes, ...named } = attachment;
    if ((await scanner?.scan(bytes)) !== undefined)
      throw invalid('file virus constraint', 'The virus scanner refuses this file.', field);
    safe.push([field, { ...named, size: bytes.length, kept: await files.keep(bytes) }]);
  }
  return safe;
}

/**
 * Creates a proposition with up to three files, all or nothing, on a project in scope, whose people it has; its number
 * is `PROP-<year>-<id>` unless given.
 * @throws ApiProblem 400 with all problems
 */
export async function propose({ form, columns }: Input, context: WriteContext): Promise<Write> {
  const { caller, now } = context;
  const { request_id: request, po_number: number = null, s_quote_detail: detail = null } = columns;
  // Without files the text is required: the applicant needs something to study.
  const hasFile = ATTACHMENT_FIELDS.some((field) => (form.value(field) ?? null) !== null);
  if (!hasFile && detail === null) form.blank('s_quote_detail');
  form.check();
  const attachments = await keepAttachments(columns, context);
  return async (tx) => {
    // Checked again in the transaction: the project may have moved to another agency meanwhile.
    const [project] = await tx.rows<Project>(sql`select t.customer_id as customer,
      t.customer_user_id as person, t.owner_id as owner from requests t
      where t.id = ${request} and ${readableRows('requests', caller)} for share`);
    if (!project) throw notFound();
    const files: Record<string, number> = {};
    for (const [field, attachment] of attachments) {
      files[field] = await insertFile(tx, attachment, project.owner, now);
    }
    const id = await insertRow(tx, 'quotes', {
      id: context.passingId,
      ...columns,
      ...files,
      customer_id: project.customer,
      customer_user_id: project.person,
      owner_id: project.owner,
      created_at: now,
      updated_at: now,
    });
    if (number === null) {
      await tx.rows(sql`update quotes set po_number = 'PROP-' ||
        to_char(created_at at time zone 'Europe/Paris', 'YYYY') || '-' || lpad(id::text, 6, '0') where id = ${id}`);
    }
    if (columns['internal_status'] === SENT) await tellProposition(tx, id, context);
    return id;
  };
}
