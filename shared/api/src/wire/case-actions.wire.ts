import { offerInWords } from '@portal/domain/proposition';
import * as v from 'valibot';
import type { Act, SentNotice } from '../acts';
import { text } from './fields';
import { fieldsOf, readRecord } from './read-body';

/** The mails of a rehearsal: all of them, or an error, so that none is left out of what is announced. */
export const readSentNotices = readRecord<readonly SentNotice[]>(
  v.pipe(
    v.object({
      mails: v.array(
        fieldsOf({
          personId: ['person', v.number()],
          name: ['name', text],
          email: ['email', text],
          subject: ['subject', v.nullable(v.string())],
          preview: ['preview', v.nullable(v.string())],
        }),
      ),
    }),
    v.transform(({ mails }) => mails),
  ),
);

const SENT = 'draft';
const BEING_WRITTEN = 'open';
const ATTACHMENTS = ['s_quote_att_1', 's_quote_att_2', 's_quote_att_3'] as const;

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
