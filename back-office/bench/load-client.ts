import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { signature } from '../test/testing/signed-client';
import type { Account, Call, Done, Visit, Work } from './work';

// The load generator runs in its own process: signing and reading must not count as the server's work.
const agent = new Agent({ keepAlive: true });
const keys = new Map<string, string>();

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

function send(
  address: string,
  { method, path, body }: Call,
  signed: OutgoingHttpHeaders,
  isTriedAgain = false,
): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      address + path,
      {
        method,
        // Retry on a new connection: other kept ones may be closed too.
        agent: isTriedAgain ? false : agent,
        headers: {
          accept: 'application/json',
          // As a browser does, so that answers are compressed.
          'accept-encoding': 'gzip, deflate, br',
          'x-include': 'totalCount',
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...signed,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
        response.on('error', reject);
      },
    );
    sent.on('error', (problem: Error & { code?: string }) => {
      // The server closes connections after 1000 requests or when idle: retry on a new one, as browsers do.
      const isStale = sent.reusedSocket && problem.code === 'ECONNRESET' && !isTriedAgain;
      if (isStale) resolve(send(address, { method, path, body }, signed, true));
      else reject(problem);
    });
    sent.end(payload);
  });
}

const loginOf = ({ email, password }: Account): Call => ({
  method: 'POST',
  path: '/api/login',
  body: { meta: { email, password } },
});

async function keyOf(address: string, account: Account): Promise<string> {
  const known = keys.get(account.email);
  if (known !== undefined) return known;
  const { status, body } = await send(address, loginOf(account), {});
  const key = /"apiKey":"([^"]+)"/.exec(body.toString())?.[1];
  if (key === undefined) throw new Error(`${account.email} cannot log in: ${status}`);
  keys.set(account.email, key);
  return key;
}

async function run({ address, visits, times, isLogin = false }: Work): Promise<Done> {
  const taken: number[] = [];
  const refused: Record<string, number> = {};
  let bytes = 0;
  let left = times;

  const ask = async (account: Account, call: Call | undefined): Promise<void> => {
    if (!call) throw new Error('A visit without calls.');
    const key = isLogin ? undefined : await keyOf(address, account);
    const start = performance.now();
    const answer =
      key === undefined
        ? await send(address, loginOf(account), {})
        : await send(address, call, signature(account.email, key, new Date()));
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

  // One by one: parallel logins would be refused, and are not measured.
  if (!isLogin) for (const { account } of visits) await keyOf(address, account);
  const start = performance.now();
  await Promise.all(visits.map(client));
  const lasted = performance.now() - start;
  // A person has at most ten sessions: many logins may have closed the one in use.
  if (isLogin) for (const { account } of visits) keys.delete(account.email);
  return { taken: taken.sort((a, b) => a - b), lasted, bytes, refused };
}

process.on('message', (work: Work) => {
  run(work).then(
    (done) => process.send?.({ done }),
    (problem: unknown) => process.send?.({ problem: String(problem) }),
  );
});
