import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Queryable } from '../store/database';
import { sql } from '../store/sql';
import { RefusedMail, type Letter, type MailTransport } from './mail';
import type { LetterWriter } from './write-letter';

/** Minutes between tries: five retries, so that the mail server may be down for hours. */
const RETRIES_MIN = [1, 5, 15, 60, 240];
const LOOK_EVERY_MS = 60_000;
/** How long a stop waits for the message under way; after that it is sent again at the next start. */
const STOP_MS = 3000;
/** Longer than any transaction lasts. */
const FRESH_MS = 15_000;

interface Waiting {
  readonly id: number;
  readonly recipient: string;
  readonly letter: Letter;
  readonly tries: number;
  readonly created: Date;
}

/** Sorts by time; ids start anew in a store that was emptied. */
const keyOf = (id: number, created: Date): string =>
  `${created.toISOString().replace(/[:.]/g, '-')}-${String(id).padStart(8, '0')}`;

/** Keeps messages in the database until they are sent, so that none is lost while the mail server is down. */
export interface Mailer {
  /** Queues a letter, in the transaction that causes it. */
  post(queryable: Queryable, recipient: string, letter: Letter): Promise<void>;
  /** Sends what is due. Failures are retried later, up to five times. Never throws. */
  deliver(): Promise<void>;
  /** The same, if a letter was queued a moment ago; call it after the answer, when the transaction has ended. */
  deliverFresh(): void;
  stop(): Promise<void>;
}

interface MailerOptions {
  readonly database: Database;
  readonly write: LetterWriter;
  readonly transport: MailTransport;
  readonly now: () => Date;
  readonly onProblem: (problem: unknown) => void;
}

export function createMailer({ database, write, transport, now, onProblem }: MailerOptions): Mailer {
  let isStopping = false;
  let isQueued = false;
  let lastPosted = -Infinity;

  // The next try is noted before sending: after a crash a message may be sent twice, but never by two instances at
  // once. Take them one by one: those queued behind a slow one would be due again before being tried.
  const take = async (): Promise<Waiting | undefined> => {
    if (isStopping) return undefined;
    const [due] =
      await database.rows<Waiting>(sql`update outgoing_mails set tries = tries + 1, next_try_at = ${now()}::timestamptz
        + coalesce((${RETRIES_MIN}::integer[])[tries + 1], 1440) * interval '1 minute'
      where id = (select id from outgoing_mails where next_try_at <= ${now()} order by id
        limit 1 for update skip locked)
      returning id, recipient, letter, tries, created_at as created`);
    return due;
  };

  const send = async ({ id, recipient, letter, tries, created }: Waiting): Promise<void> => {
    try {
      const mail = await write(recipient, letter);
      // A try that was killed after the mail server said yes is repeated with the same key.
      if (mail) await transport(mail, keyOf(id, created));
      await database.rows(sql`delete from outgoing_mails where id = ${id}`);
    } catch (problem) {
      onProblem(problem);
      // Given up. Kept for a while for the operator; housekeeping deletes it.
      if (problem instanceof RefusedMail || tries > RETRIES_MIN.length)
        await database.rows(sql`update outgoing_mails set next_try_at = null where id = ${id}`);
    }
  };

  const deliverDue = async (): Promise<void> => {
    isQueued = false;
    try {
      let due = await take();
      while (due) {
        await send(due);
        due = await take();
      }
    } catch (problem) {
      onProblem(problem);
    }
  };

  let last: Promise<void> = Promise.resolve();
  const deliver = (): Promise<void> => {
    if (!isQueued) last = last.then(deliverDue);
    isQueued = true;
    return last;
  };
  const timer = setInterval(() => void deliver(), LOOK_EVERY_MS);
  timer.unref();

  return {
    post: async (queryable, recipient, letter) => {
      await queryable.rows(sql`insert into outgoing_mails (recipient, letter, next_try_at, created_at)
        values (${recipient}, ${JSON.stringify(letter)}::text::jsonb, ${now()}, ${now()})`);
      lastPosted = performance.now();
    },
    deliver,
    deliverFresh: () => {
      if (performance.now() - lastPosted < FRESH_MS) void deliver();
    },
    stop: async () => {
      clearInterval(timer);
      isStopping = true;
      const patience = new AbortController();
      await Promise.race([last, wait(STOP_MS, undefined, { signal: patience.signal })]);
      patience.abort();
    },
  };
}
