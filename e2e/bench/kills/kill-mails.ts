import path from 'node:path';
import type { BackOffice } from '@portal/back-office';
import { readMails } from '../../fixtures/mailbox';
import type { KeptDecision } from './kill-ledger';

export interface MailReport {
  /** Decisions of which nobody was told, or notices of decisions that are not stored. */
  readonly untold: number;
  /** Notices that are neither in the outbox folder nor still queued. */
  readonly unsent: number;
  /** Notices that are there as two files, or wait twice. One that is sent again after a kill is the same file. */
  readonly doubled: number;
  readonly told: number;
}

interface Told {
  readonly project: number;
  readonly proposition: number;
  readonly email: string;
  /** How often it waits to be sent. */
  readonly queued: number;
}

const keyOf = (email: string, project: string | number): string => `${email} ${String(project)}`;

/** How often each answer is in the outbox folder, by recipient and number of the project. */
function countMails(dataDir: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { to, subject } of readMails(path.join(dataDir, 'outbox'))) {
    const project = /^Dossier n°\u00a0(\d+)\u00a0: une réponse/.exec(subject)?.[1];
    if (project === undefined) continue;
    const key = keyOf(to, project);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export async function compareMails(
  { store }: Pick<BackOffice, 'store'>,
  dataDir: string,
  decisions: readonly KeptDecision[],
): Promise<MailReport> {
  const told = await store.rows<Told>({
    text: [
      `select q.request_id as project, q.id as proposition, person.email,
        (select count(*)::integer from outgoing_mails waiting where waiting.next_try_at is not null
          and waiting.letter->>'notice' = 'answer' and (waiting.letter->>'about')::integer = q.id
          and (waiting.letter->>'person')::integer = person.id) as queued
       from notices n join quotes q on q.id = n.about_id join requests r on r.id = q.request_id
       join customer_users person on person.id = n.person_id
       where n.kind = 'answer' and r.note = 'Projet à décider'`,
    ],
    values: [],
  });
  const mails = countMails(dataDir);
  const copies = told.map(({ email, project, queued }) => [mails.get(keyOf(email, project)) ?? 0, queued]);
  const known = new Set(told.map(({ proposition }) => proposition));
  const decided = new Set(decisions.filter(({ status }) => status !== 'draft').map(({ id }) => id));
  return {
    told: told.length,
    untold:
      [...decided].filter((id) => !known.has(id)).length + [...known].filter((id) => !decided.has(id)).length,
    unsent: copies.filter((counts) => Math.max(...counts) === 0).length,
    doubled: copies.filter((counts) => Math.max(...counts) > 1).length,
  };
}
