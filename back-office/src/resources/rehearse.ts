import type { FastifyRequest } from 'fastify';
import { scopeFor } from '../access/policies';
import { refuseOtherMethods } from '../http/refuse-methods';
import type { Services } from '../http/services';
import type { Letter, NoticeLetter } from '../mail/mail';
import { noticeMessage } from '../mail/notice-message';
import type { Transaction } from '../store/database';
import { filesInRows } from '../store/kept-files';
import { sql } from '../store/sql';
import { accessDenied } from '../wire/api-problem';
import { integerId, type ItemRoute, type Mounted } from './item-request';
import { rehearsalCall } from './resource-calls';
import type { Resource, Write } from './resource';
import { checkScope, contextOf, readInput, written } from './write-routes';

interface MailToSend {
  readonly kind: NoticeLetter['notice'];
  readonly person: number;
  readonly name: string;
  readonly email: string;
  /** Null when no mail leaves: the person may not see the file, or wants no mails of this kind. */
  readonly subject: string | null;
  /** The line that mail programs show after the subject. */
  readonly preview: string | null;
}

/** Takes the transaction of a rehearsal back, and carries out of it what would have been told. */
class Rehearsed extends Error {
  override readonly name = 'Rehearsed';
  readonly mails: readonly MailToSend[];
  constructor(mails: readonly MailToSend[]) {
    super('What a rehearsal writes is taken back.');
    this.mails = mails;
  }
}

async function mailsOf(
  tx: Transaction,
  letter: NoticeLetter,
  { openNotice }: Pick<Services, 'openNotice'>,
): Promise<MailToSend[]> {
  const people = await tx.rows<{
    name: string;
    email: string;
  }>(sql`select first_name || ' ' || last_name as name,
    email from customer_users where id = ${letter.person}`);
  const facts = await openNotice(letter, tx);
  const { subject, preview } = facts ? noticeMessage(facts) : {};
  return people.map((person) => ({
    kind: letter.notice,
    person: letter.person,
    ...person,
    subject: subject ?? null,
    preview: preview ?? null,
  }));
}

/** The last id that a table may have: never reached by its own numbers. */
const PASSING_ID = 2_147_483_647;

/** What a write takes instead of the outbox, of the folder of attachments and of the next number of its table. */
const apart = (letters: Letter[]) => ({
  post: {
    post: (_within: unknown, _recipient: string, letter: Letter) => {
      letters.push(letter);
      return Promise.resolve();
    },
  },
  files: filesInRows,
  passingId: PASSING_ID,
});

/**
 * Does an act, with its own code and checks, in a transaction that is taken back; answers what it would tell.
 */
async function rehearse(
  { resource, services }: Mounted,
  request: FastifyRequest<ItemRoute>,
  {
    letters,
    write,
    id,
  }: { readonly letters: readonly Letter[]; readonly write: Write; readonly id?: number },
): Promise<{ readonly mails: readonly MailToSend[] }> {
  const { caller } = request;
  try {
    return await services.store.transaction(async (tx) => {
      if (id !== undefined) await checkScope(tx, resource, { verb: 'update', id, caller });
      await written(tx, resource, await write(tx), caller);
      const notices = letters.filter((letter) => letter.kind === 'notice');
      const mails: MailToSend[] = [];
      for (const letter of notices) mails.push(...(await mailsOf(tx, letter, services)));
      throw new Rehearsed(mails);
    });
  } catch (problem) {
    if (problem instanceof Rehearsed) return { mails: problem.mails };
    throw problem;
  }
}

/** Who may ask is a policy of its own: whether a person wants mails is not for everybody who may write a row. */
const guarded = { access: 'signed', subject: 'rehearsals', verb: 'create' } as const;

const refuseOthers = ({ caller }: FastifyRequest): void => {
  if (!scopeFor('rehearsals', 'create', caller.role)) throw accessDenied();
};

/** `POST /admin/api/{name}/rehearsal`: what making such a row would tell. */
export function mountCreationRehearsal(mounted: Mounted, create: NonNullable<Resource['create']>): void {
  const { app, resource } = mounted;
  const path = `${mounted.path}/rehearsal`;
  const config = { ...guarded, call: rehearsalCall(resource, 'create') };
  app.post<ItemRoute>(path, { config }, async (request) => {
    refuseOthers(request);
    if (!scopeFor(resource.subject, 'create', request.caller.role)) throw accessDenied();
    const letters: Letter[] = [];
    const context = { ...contextOf(mounted, request, request.caller, undefined), ...apart(letters) };
    const write = await create(await readInput(mounted, request.body, context), context);
    return rehearse(mounted, request, { letters, write });
  });
  refuseOtherMethods(app, path, ['POST'], guarded);
}

/** `POST /admin/api/{name}/{id}/rehearsal`: what changing the row so would tell; `If-Match` as for the change. */
export function mountChangeRehearsal(mounted: Mounted, update: NonNullable<Resource['update']>): void {
  const { app, resource, services } = mounted;
  const path = `${mounted.path}/:id/rehearsal`;
  const config = { ...guarded, call: rehearsalCall(resource, 'update') };
  app.post<ItemRoute>(path, { config }, async (request) => {
    refuseOthers(request);
    const { caller, body } = request;
    const id = integerId(resource, request.params.id);
    await checkScope(services.store, resource, { verb: 'update', id, caller });
    const letters: Letter[] = [];
    const context = { ...contextOf(mounted, request, caller, id), ...apart(letters) };
    const write = await update(await readInput(mounted, body, context), context);
    return rehearse(mounted, request, { letters, write, id });
  });
  refuseOtherMethods(app, path, ['POST'], guarded);
}
