import type { FastifyInstance } from 'fastify';
import type { AnswersUnderWay } from '../http/answers-under-way';
import { sql } from '../store/sql';
import type { Services } from '../http/services';

export interface Operations {
  /** Whether the database answered within a second. Never throws. */
  isReady(): Promise<boolean>;
  /** False while the disk of the embedded store is full or read-only: reads go on, writes answer 503. */
  isWritable(): boolean;
  /** Whether the virus scanner answers; undefined where none is set. */
  hasScanner(): Promise<boolean> | undefined;
  /** Gauges for Prometheus. Mail is left out while the database does not answer. */
  gauges(): Promise<readonly { readonly name: string; readonly help: string; readonly value: number }[]>;
}

const ANSWER_WITHIN_MS = 1_000;

async function inTime<T>(question: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([question.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param answers answers under way of signed callers and of everybody else */
export function operationsOf(
  { store, passwords, scanner }: Services,
  answers: readonly AnswersUnderWay[],
): Operations {
  const underWay = (what: 'bytes' | 'waiting'): number =>
    answers.reduce((sum, some) => sum + some.load()[what], 0);
  return {
    isReady: async () => (await inTime(store.rows(sql`select 1`))) !== undefined,
    isWritable: () => store.isWritable(),
    hasScanner: () => scanner?.isThere(),
    gauges: async () => {
      const { connections, idle, waiting } = store.load();
      const mails = await inTime(
        store.rows<{ due: number; failed: number }>(sql`select
          count(*) filter (where next_try_at is not null)::integer as due,
          count(*) filter (where next_try_at is null)::integer as failed from outgoing_mails`),
      );
      const all: readonly (readonly [string, string, number])[] = [
        ['portal_database_up', 'Whether the database answered within a second.', mails ? 1 : 0],
        ['portal_database_connections', 'Open connections to the database.', connections],
        ['portal_database_connections_idle', 'Connections that nobody uses.', idle],
        ['portal_database_waiting', 'Statements that wait for a connection.', waiting],
        ['portal_store_writable', 'Whether writes are taken: the disk has room.', Number(store.isWritable())],
        ['portal_passwords_waiting', 'Passwords that wait to be hashed or checked.', passwords.waiting()],
        ['portal_answers_bytes', 'Bytes of answers that were not taken yet.', underWay('bytes')],
        ['portal_answers_waiting', 'Reads that wait for their turn.', underWay('waiting')],
        ...(mails ?? []).flatMap(({ due, failed }): [string, string, number][] => [
          ['portal_mail_queue', 'Messages that wait to be sent.', due],
          ['portal_mail_given_up', 'Messages that could not be sent, after the last try.', failed],
        ]),
      ];
      return all.map(([name, help, value]) => ({ name, help, value }));
    },
  };
}

/** Logs a line for each answer: the caller's id and the declared route, never the URL itself. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, identity } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info(
      { user: identity?.id, method, route: routeOptions.url, status: reply.statusCode, ms },
      'answered',
    );
    done();
  });
}
