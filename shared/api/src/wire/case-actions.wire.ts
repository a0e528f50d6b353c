import type { Manager } from '@portal/domain/person';
import { offerInWords } from '@portal/domain/proposition';
import { ApiError } from '@portal/kit';
import type { Act, SentNotice } from '../acts';

/* Readers of their own, without those of the other calls: a module that two downloads use is no longer merged with its
   neighbours, and the first page of everybody in staff would be 500 bytes larger. */

type Row = Readonly<Record<string, unknown>>;

const isRow = (raw: unknown): raw is Row => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const textIn = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};
const textOrNothing = (row: Row, name: string): string | null =>
  row[name] === null ? null : textIn(row, name);

const unreadable = (): ApiError =>
  new ApiError(0, [{ title: 'unreadable answer', detail: 'La réponse du serveur est illisible.' }]);

const rowsIn = (list: unknown): readonly Row[] => {
  if (!Array.isArray(list)) throw unreadable();
  return list.filter(isRow);
};

/** The mails of a rehearsal: all of them, or an error, so that none is left out of what is announced. */
export function readSentNotices(body: unknown): readonly SentNotice[] {
  const mails: unknown = isRow(body) ? body['mails'] : undefined;
  if (!Array.isArray(mails)) throw unreadable();
  return mails.map((row: unknown) => {
    const personId = isRow(row) ? row['person'] : undefined;
    if (!isRow(row) || typeof personId !== 'number') throw unreadable();
    return {
      personId,
      name: textIn(row, 'name'),
      email: textIn(row, 'email'),
      subject: textOrNothing(row, 'subject'),
      preview: textOrNothing(row, 'preview'),
    };
  });
}

/** The staff of the back office. A row that cannot be read is left out. */
export const readStaff = (body: unknown): readonly Manager[] =>
  rowsIn(body).flatMap((row) => {
    const { id } = row;
    return typeof id === 'number'
      ? [{ id, firstName: textIn(row, 'firstName'), lastName: textIn(row, 'lastName') }]
      : [];
  });

const SENT = 'draft';
const BEING_WRITTEN = 'open';
const ATTACHMENTS = ['s_quote_att_1', 's_quote_att_2', 's_quote_att_3'] as const;

/** Wire names of what an act changes, for mapping problems. */
export const CASE_ACTION_FIELD_NAMES = {
  status: 'internal_status',
  managerId: 'owner',
  agentEmail: 's_email_agent',
  words: 's_quote_detail',
  validUntil: 'validUntil',
} as const;

/** Further wire names: whichever document is refused, the reason stands beside the documents. */
export const CASE_ACTION_ALIASES = Object.fromEntries(ATTACHMENTS.map((name) => [name, 'files']));

/** Body of an act, without documents; the same as that of the office command. */
export function fromAct(act: Act): Record<string, unknown> {
  switch (act.kind) {
    case 'status':
      return { internal_status: act.status };
    case 'assign':
      return {
        ...(act.managerId !== undefined && { owner: act.managerId }),
        ...(act.agentEmail !== undefined && { s_email_agent: act.agentEmail }),
      };
    case 'propose':
      return {
        request: act.projectId,
        s_quote_detail: offerInWords(act.offer),
        validUntil: act.validUntil === '' ? null : act.validUntil,
        internal_status: act.isDraft ? BEING_WRITTEN : SENT,
      };
    case 'publish':
      return { internal_status: SENT };
  }
}

/** The documents of a proposition, as a body has them. */
export const fromDocuments = (act: Act): Record<string, unknown> =>
  act.kind === 'propose'
    ? Object.fromEntries(
        act.documents.map(({ name, content }, index) => [
          ATTACHMENTS[index] ?? '',
          { originalFilename: name, content },
        ]),
      )
    : {};
