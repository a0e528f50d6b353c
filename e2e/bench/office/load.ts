import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { signature } from '../../../back-office/test/testing/signed-client';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Call {
  readonly method: 'GET' | 'PATCH' | 'POST';
  /** With query string. */
  readonly path: string;
  readonly body?: unknown;
}

/** What one client does: these calls in order, repeatedly, as one person. */
export interface Visit {
  readonly account: Account;
  readonly calls: readonly Call[];
}

export interface Load {
  readonly address: string;
  /** One per client; clients run concurrently. */
  readonly visits: readonly Visit[];
  /** Requests of all clients together. */
  readonly times: number;
}

export interface Done {
  /** Milliseconds from the first byte sent to the last one received, sorted. */
  readonly taken: readonly number[];
  /** From the first request to the last answer, in milliseconds. */
  readonly lasted: number;
  /** Bytes of the bodies as transferred. */
  readonly bytes: number;
  /** Answers other than 2xx, by status. */
  readonly refused: Readonly<Record<string, number>>;
}

const agent = new Agent({ keepAlive: true });
const keys = new Map<string, string>();

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

function send(address: string, { method, path, body }: Call, signed: OutgoingHttpHeaders): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    // As a browser does, so that answers are compressed.
    'accept-encoding': 'gzip, deflate, br',
    'x-include': 'totalCount',
    ...(payload !== undefined && { 'content-type': 'application/json' }),
    ...signed,
  };
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, agent, headers }, (response) => {
      buffer(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    });
    sent.on('error', (problem: Error & { code?: string }) => {
      // The server closes connections after 1000 requests or when idle: again on another, as browsers do.
      if (sent.reusedSocket && problem.code === 'ECONNRESET')
        resolve(send(address, { method, path, body }, signed));
      else reject(problem);
    });
    sent.end(payload);
  });
}

async function keyOf(address: string, account: Account): Promise<string> {
  const known = keys.get(account.email);
  if (known !== undefined) return known;
  const login: Call = { method: 'POST', path: '/api/login', body: { meta: account } };
  const { status, body } = await send(address, login, {});
  const key = /"apiKey":"([^"]+)"/.exec(body.toString())?.[1];
  if (key === undefined) throw new Error(`${account.email} cannot log in: ${status}`);
  keys.set(account.email, key);
  return key;
}

/** Runs a load from this process, which is not the server's. */
export async function runLoad({ address, visits, times }: Load): Promise<Done> {
  const taken: number[] = [];
  const refused: Record<string, number> = {};
  let bytes = 0;
  let left = times;

  const ask = async (account: Account, call: Call | undefined): Promise<void> => {
    if (!call) throw new Error('A visit without calls.');
    const key = await keyOf(address, account);
    const start = performance.now();
    const answer = await send(address, call, signature(account.email, key, new Date()));
    const end = performance.now();
    taken.push(end - start);
    bytes += answer.body.length;
    if (answer.status >= 300) refused[answer.status] = (refused[answer.status] ?? 0) + 1;
  };
  const client = async (visit: Visit): Promise<void> => {
    for (let turn = 0; left > 0; turn += 1) {
      left -= 1;
      await ask(visit.account, visit.calls[turn % visit.calls.length]);
    }
  };

  // One by one: parallel logins would be refused.
  for (const { account } of visits) await keyOf(address, account);
  const start = performance.now();
  await Promise.all(visits.map(client));
  const lasted = performance.now() - start;
  return { taken: taken.sort((a, b) => a - b), lasted, bytes, refused };
}
