import type { Database, Queryable } from '../store/database';
import { sql } from '../store/sql';
import type { Carrier, Mail } from './mail';

const MAX_TRIES = 5;
const FIRST_RETRY_MS = 60_000;
const LOOK_EVERY_MS = 60_000;

interface Waiting {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly tries: number;
}

/** Keeps messages in the database until they are sent, so that a mail server that is down loses none. */
export interface PostOffice {
  /** Takes a message, in the transaction that gave rise to it. */
  post(queryable: Queryable, mail: Mail): Promise<void>;
  /** Sends what is due; a failure is tried again later, five times in all. Never throws. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
}

export function createPostOffice(
  database: Database,
  carry: Carrier,
  now: () => Date,
  onProblem: (problem: unknown) => void,
): PostOffice {
  const take = (): Promise<Waiting[]> =>
    // The next try is noted before the first: a message may be sent twice after a crash, never by two instances at once.
    database.rows<Waiting>(sql`update outgoing_mails set tries = tries + 1,
        next_try_at = ${new Date(now().getTime() + FIRST_RETRY_MS)}::timestamptz + tries * interval '5 minutes'
      where id in (select id from outgoing_mails where next_try_at <= ${now()} order by id limit 20 for update skip locked)
      returning id, recipient, subject, body, tries`);

  const send = async ({ id, recipient, subject, body, tries }: Waiting): Promise<void> => {
    try {
      await carry({ to: recipient, subject, text: body });
      // A sent message is not kept: a reset link must not lie in the database.
      await database.rows(sql`delete from outgoing_mails where id = ${id}`);
    } catch (problem) {
      onProblem(problem);
      if (tries >= MAX_TRIES)
        await database.rows(sql`update outgoing_mails set next_try_at = null where id = ${id}`);
    }
  };

  const deliverDue = async (): Promise<void> => {
    try {
      for (const waiting of await take()) await send(waiting);
    } catch (problem) {
      onProblem(problem);
    }
  };

  let last: Promise<void> = Promise.resolve();
  const deliver = (): Promise<void> => (last = last.then(deliverDue));
  const timer = setInterval(() => void deliver(), LOOK_EVERY_MS);
  timer.unref();

  return {
    post: async (queryable, { to, subject, text }) => {
      await queryable.rows(sql`insert into outgoing_mails (recipient, subject, body, next_try_at, created_at)
        values (${to}, ${subject}, ${text}, ${now()}, ${now()})`);
    },
    deliver,
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
