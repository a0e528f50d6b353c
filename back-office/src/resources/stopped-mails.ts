import { isMailKind, MAIL_KINDS } from '@portal/domain/access';
import { sql } from '../store/sql';
import { forbiddenField } from '../wire/api-problem';
import type { Field } from './field';
import type { Reader } from './write-context';

const WIRE = 's_stopped_mails';
const kinds = { type: ['array', 'null'], items: { enum: [...MAIL_KINDS] }, uniqueItems: true } as const;

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
export const stoppedMails: Field = {
  wire: WIRE,
  schema: kinds,
  select: (caller) => sql`(case when t.id = ${caller.id} then to_json(t.stopped_mails) end)`,
  write: { verb: 'update', column: 'stopped_mails', schema: kinds, read: readKinds },
};
