import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../store/database';
import { sql } from '../store/sql';
import { invalid, refusal, type ApiProblem } from '../wire/api-problem';
import type { Services } from './services';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface KeptRow {
  readonly status: number;
  readonly body: string;
  readonly headers: string;
  readonly fingerprint: string;
}

const KEPT_MS = 24 * 3600 * 1000;
/** Answers kept of one person, or of all who are not signed in. */
const MOST_KEPT = 500;
const MAX_KEY = 255;

const reused = (): ApiProblem =>
  refusal(422, 'idempotency constraint', 'This Idempotency-Key was used with another request.');

async function replay(
  queryable: Queryable,
  person: number,
  key: string,
  fingerprint: string,
): Promise<Answer | undefined> {
  const [kept] =
    await queryable.rows<KeptRow>(sql`select status, body, headers, fingerprint from idempotency_keys
    where person_id = ${person} and key = ${key}`);
  if (!kept) return undefined;
  if (kept.fingerprint !== fingerprint) throw reused();
  const headers = Object.fromEntries(
    Object.entries(JSON.parse(kept.headers) as object).map(([name, value]) => [name, String(value)]),
  );
  return { status: kept.status, body: kept.body, headers: { ...headers, 'idempotent-replayed': 'true' } };
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY) {
    throw invalid('idempotency constraint', 'The Idempotency-Key should have 1 to 255 characters.');
  }
  return key;
}

/** Writes and answers, in the transaction in which the key is kept. */
export type AnsweredWrite = (tx: Transaction) => Promise<Answer>;

/**
 * The same key with the same call replays its answer, for 24 hours and the newest `MOST_KEPT` of a person.
 * Key and write are one transaction; concurrent calls take turns. `prepare` does not run on a replay.
 * @throws ApiProblem 422 when the key came with another call
 */
export async function writeOnce(
  { store, now, fingerprintOf }: Pick<Services, 'store' | 'now' | 'fingerprintOf'>,
  request: FastifyRequest,
  prepare: () => Promise<AnsweredWrite>,
): Promise<Answer> {
  const key = readKey(request);
  if (key === undefined) return store.transaction(await prepare());
  const person = request.identity?.id ?? 0;
  // Keyed, since a body may hold a password, which a plain digest would let somebody guess.
  const fingerprint = fingerprintOf(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`);
  await store.rows(
    sql`delete from idempotency_keys where created_at < ${new Date(now().getTime() - KEPT_MS)}`,
  );
  const known = await replay(store, person, key, fingerprint);
  if (known) return known;
  let write: AnsweredWrite;
  try {
    write = await prepare();
  } catch (problem) {
    // The first call may have been answered meanwhile: what it wrote then refuses the second.
    const kept = await replay(store, person, key, fingerprint);
    if (kept) return kept;
    throw problem;
  }
  return store.transaction(async (tx) => {
    const [first] = await tx.rows(sql`insert into idempotency_keys values
      (${person}, ${key}, ${fingerprint}, 0, '', '{}', ${now()}) on conflict do nothing returning 1 as first`);
    if (!first) {
      const kept = await replay(tx, person, key, fingerprint);
      if (kept) return kept;
    }
    const answer = await write(tx);
    await tx.rows(sql`update idempotency_keys set status = ${answer.status}, body = ${answer.body},
      headers = ${JSON.stringify(answer.headers)} where person_id = ${person} and key = ${key}`);
    await tx.rows(sql`delete from idempotency_keys where person_id = ${person} and key in (
      select key from idempotency_keys where person_id = ${person} order by created_at desc offset ${MOST_KEPT}::integer)`);
    return answer;
  });
}

export const sendAnswer = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply => {
  void reply.code(status).headers(headers);
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
};
