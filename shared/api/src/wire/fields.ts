import { MAIL_KINDS, type MailKind } from '@portal/domain/access';
import * as v from 'valibot';

/* Readers of single fields. Servers differ in small things (section 1 of the wire reference): an association is an
   id or an object, money is a string or a number, an empty value is null, '' or missing. Every reader accepts all
   of these, so that no screen has to. */

const field = <T>(read: (raw: unknown) => T) => v.optional(v.pipe(v.unknown(), v.transform(read)), null);

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const readNumber = (raw: unknown): number | null => {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number.parseFloat(raw) : raw;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

const readText = (raw: unknown): string =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : '';

const readCode = (raw: unknown): string | null => {
  const code = readText(isObject(raw) ? (raw['id'] ?? raw['iso2Code'] ?? raw['combinedCode']) : raw);
  return code === '' ? null : code;
};

const readId = (raw: unknown): number | null => readNumber(isObject(raw) ? raw['id'] : raw);

/** '' when there is none. */
export const text = field(readText);
/** A number, or a numeric string, in the unit of the wire (euros for money); null when there is none. */
export const amount = field(readNumber);
/** A count; 0 when there is none. */
export const count = field((raw) => readNumber(raw) ?? 0);
/** Undefined when the server does not send it: unknown is not 0. */
export const knownCount = field((raw) => readNumber(raw) ?? undefined);
/** False for everything but true. */
export const flag = field((raw) => raw === true);
/** Undefined when the server does not send it: unknown is not false. */
export const knownFlag = field((raw) => (typeof raw === 'boolean' ? raw : undefined));
/** An instant or a date in ISO 8601; null when there is none. */
export const moment = field((raw) => (Number.isNaN(Date.parse(readText(raw))) ? null : readText(raw)));
/** The string id of an enum, country or region, given as a code or as the object; '' when there is none. */
export const code = field((raw) => readCode(raw) ?? '');
/** The numeric id of an association, given as an id or as the object. */
export const idOf = field(readId);
/** As `code`, but null when there is none. */
export const codeOf = field(readCode);
export const idsOf = field((raw) => (Array.isArray(raw) ? raw.map(readId).filter((id) => id !== null) : []));
/** Known kinds of mail; undefined when the server does not send a list. */
export const mailKinds = field((raw): readonly MailKind[] | undefined =>
  Array.isArray(raw) ? MAIL_KINDS.filter((kind) => raw.includes(kind)) : undefined,
);
/** An association shown by name: its id, and its name if the server sends the object inline, else ''. */
const namedBy = <Id>(readKey: (raw: unknown) => Id, nameIn: (object: Record<string, unknown>) => string) =>
  field((raw) => ({ id: readKey(raw), name: isObject(raw) ? nameIn(raw) : '' }));

export const personRef = namedBy(readId, ({ firstName, lastName }) =>
  `${readText(firstName)} ${readText(lastName)}`.trim(),
);
export const fileRef = namedBy(readId, ({ originalFilename }) => readText(originalFilename));
export const enumRef = namedBy(readCode, ({ name }) => readText(name));

/** A required numeric id of a row. Some versions send it as a string. */
export const rowId = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer());

/** A required string id of a row. */
export const rowCode = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());
