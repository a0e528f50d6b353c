import type { FastifyRequest } from 'fastify';
import type { Database, Queryable, Transaction } from '../store/database';
import { sql } from '../store/sql';
import { ApiProblem, invalid } from '../wire/api-problem';

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
const MAX_KEY = 255;

const reused = (): ApiProblem =>
  new ApiProblem(422, [
    {
      title: 'idempotency constraint',
      detail: 'This Idempotency-Key was used with another request.',
    },
  ]);

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

interface Creation {
  readonly request: FastifyRequest;
  readonly now: Date;
  /** A keyed digest of a body: it may hold a password, which a plain digest would let somebody guess. */
  readonly fingerprintOf: (text: string) => string;
  /** Reads and checks the body, and returns the write. Not run when the answer is replayed. */
  readonly prepare: () => Promise<(tx: Transaction) => Promise<Answer>>;
}

/**
 * Creates once: the same `Idempotency-Key` with the same body replays the first answer, for 24 hours. The key is
 * stored in the transaction of the row, so that neither exists without the other; concurrent calls take turns.
 * @throws ApiProblem 422 when the key came with another body
 */
export async function createOnce(
  database: Database,
  { request, now, fingerprintOf, prepare }: Creation,
): Promise<Answer> {
  const key = readKey(request);
  if (key === undefined) {
    const write = await prepare();
    return database.transaction(write);
  }
  const person = request.identity?.id ?? 0;
  const fingerprint = fingerprintOf(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`);
  await database.rows(
    sql`delete from idempotency_keys where created_at < ${new Date(now.getTime() - KEPT_MS)}`,
  );
  const known = await replay(database, person, key, fingerprint);
  if (known) return known;
  const write = await prepare();
  return database.transaction(async (tx) => {
    const [first] = await tx.rows(sql`insert into idempotency_keys values
      (${person}, ${key}, ${fingerprint}, 0, '', '{}', ${now}) on conflict do nothing returning 1 as first`);
    if (!first) {
      const kept = await replay(tx, person, key, fingerprint);
      if (kept) return kept;
    }
    const answer = await write(tx);
    await tx.rows(sql`update idempotency_keys set status = ${answer.status}, body = ${answer.body},
      headers = ${JSON.stringify(answer.headers)} where person_id = ${person} and key = ${key}`);
    return answer;
  });
}
