import choices from './contact-choices.json' with { type: 'json' };
import { isStorableText, tidy } from '../wire/storable-text';
import { ContentError, invalidPayload, unknownField, type ContentProblem } from '../wire/content-error';

/** The eight fields, in the order of the form (specification, section 3). */
export const contactFieldNames = [
  'firstName',
  'lastName',
  'organization',
  'contactBy',
  'email',
  'phoneNumber',
  'reason',
  'comment',
] as const;

type ContactField = (typeof contactFieldNames)[number];

export type ContactMessage = Readonly<Record<ContactField, string>>;

/** Allowed values of the select fields (specification, section 3). */
export const contactChoices: Partial<Record<ContactField, readonly string[]>> = {
  contactBy: Object.keys(choices.contactBy),
  reason: Object.keys(choices.reason),
};

const maxLength = (field: ContactField): number => (field === 'comment' ? 5000 : 255);

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Refusal = Readonly<Record<string, unknown>> & { readonly type: string };

function refused(field: string, sentence: string, refusal: Refusal): ContentProblem {
  return {
    message: `Validation failed for field "${field}". ${sentence}`,
    extensions: { field, ...refusal, code: 'FAILED_VALIDATION' },
  };
}

function tooLong(field: string): ContentProblem {
  return {
    message: `Value for field "${field}" in collection "contact" is too long.`,
    extensions: { collection: 'contact', field, code: 'VALUE_TOO_LONG' },
  };
}

function problemOf(field: ContactField, value: string): ContentProblem | undefined {
  const allowed = contactChoices[field];
  if (value === '') return refused(field, "Value can't be empty.", { type: 'nempty' });
  if (value.length > maxLength(field)) return tooLong(field);
  if (allowed && !allowed.includes(value)) {
    const list = allowed.map((choice) => `"${choice}"`).join(', ');
    return refused(field, `Value has to be one of ${list}.`, { type: 'in', valid: allowed });
  }
  if (!isStorableText(value) || (field === 'email' && !EMAIL.test(value))) {
    return refused(field, "Value doesn't have the correct format.", { type: 'regex', invalid: value });
  }
  return undefined;
}

/**
 * Eight text fields; a number becomes text.
 * @throws ContentError 400 for each bad field, missing ones first, or for a list; 403 for an unknown field
 */
export function readContactMessage(body: unknown): ContactMessage {
  if (Array.isArray(body)) throw invalidPayload('One message at a time');
  const sent = new Map<string, unknown>(Object.entries(body && typeof body === 'object' ? body : {}));
  const stray = [...sent.keys()].find((key) => !contactFieldNames.some((field) => field === key));
  if (stray !== undefined) throw unknownField(stray.slice(0, 64), 'contact');
  const text = (field: ContactField): string | undefined => {
    const value = sent.get(field);
    if (typeof value === 'number') return String(value);
    if (isStorableText(value)) return tidy(value, field === 'comment' ? 'lines' : 'line');
    return typeof value === 'string' ? value : undefined;
  };
  const missing = contactFieldNames.filter((field) => text(field) === undefined);
  const problems = [
    ...missing.map((field) => refused(field, 'Value is required.', { type: 'required' })),
    ...contactFieldNames.flatMap((field) => {
      const value = text(field);
      return value === undefined ? [] : (problemOf(field, value) ?? []);
    }),
  ];
  if (problems.length > 0) throw new ContentError(400, problems);
  return Object.fromEntries(contactFieldNames.map((field) => [field, text(field) ?? ''])) as ContactMessage;
}

/** A plain-text mail: our introduction, then the visitor's words. `replyTo` is the visitor. */
export interface ContactMail {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly quote: string;
}

const reasons: Readonly<Record<string, string>> = choices.reason;
const ways: Readonly<Record<string, string>> = choices.contactBy;

/** A line break in a field must not start another mail header or another line of ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function contactMail(message: ContactMessage, to: string): ContactMail {
  const name = oneLine(`${message.firstName} ${message.lastName}`);
  const reason = reasons[message.reason] ?? message.reason;
  return {
    to,
    replyTo: oneLine(message.email),
    subject: `${reason}\u00a0: ${name}`,
    text: [
      `${name} (${oneLine(message.organization)}) a écrit depuis le formulaire de contact.`,
      '',
      `Raison du contact\u00a0: ${reason}`,
      `Adresse e-mail\u00a0: ${message.email}`,
      `Téléphone\u00a0: ${oneLine(message.phoneNumber)}`,
      `Souhaite une réponse ${ways[message.contactBy] ?? message.contactBy}. Votre réponse à ce message lui parviendra.`,
    ].join('\n'),
    quote: message.comment,
  };
}
