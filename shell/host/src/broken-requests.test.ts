import fc from 'fast-check';
import { createServer, openBackOffice, type OpenBackOffice } from '@portal/back-office';
import { sceneOfHost } from '../test/host-scene';
import { overSocket, requestBytes, type RawAnswer } from '../test/raw-socket';
import cases from './broken-requests.test.json';

/** `FUZZ_REQUESTS` asks for more, with random seeds; each test run uses the same few. */
const RUNS = Number(process.env['FUZZ_REQUESTS'] ?? 300);
const AT_ONCE = 20;
const MAX_ERROR = 64 * 1024;
const WINDOW = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const HOST = 'Host: a\r\nConnection: close\r\n';
const QUICK = { headersMs: 300, requestMs: 600, checkMs: 50, keepAliveMs: 100, idleMs: 1500 };

const scene = sceneOfHost();
let office: OpenBackOffice;
let port: number;

beforeAll(async () => {
  office = await openBackOffice(
    { store: { memory: true }, passwordCost: { memoryCost: 64, timeCost: 1 } },
    createServer({ log: false }).log,
  );
}, 120_000);
afterAll(() => office.close());
beforeEach(async () => {
  const prefixes = ['/api', '/admin/api', '/items', '/assets'];
  const upstreams = [{ prefixes, upstream: { kind: 'embedded' as const } }];
  ({ port } = await scene.listen({ upstreams, sockets: QUICK }, office.plugin));
});

async function ask(url: string, accept: string) {
  // The socket stays open: who hangs up is not answered.
  const { body, ...answer } = await overSocket(port, (socket) => {
    socket.write(`GET ${url} HTTP/1.1\r\n${HOST}Accept: ${accept}\r\n\r\n`);
  });
  return {
    ...answer,
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(body, 'latin1').toString(),
  };
}

const bytes = fc
  .record({
    word: fc.constantFrom(...cases.word),
    target: fc.oneof(
      fc.constantFrom(...cases.target, `/${'a'.repeat(9000)}`),
      fc.string({ unit: 'binary', maxLength: 60 }),
    ),
    version: fc.constantFrom(...cases.version),
    lines: fc.array(fc.constantFrom(...cases.line, `X-Long: ${'a'.repeat(17_000)}`), { maxLength: 6 }),
    body: fc.oneof(fc.constantFrom(...cases.body), fc.string({ unit: 'binary', maxLength: 200 })),
    end: fc.constantFrom(...cases.end),
  })
  .map((parts) => {
    const first = [parts.word, parts.target, parts.version].join(' ');
    return Buffer.from([first, ...parts.lines, '', parts.body].join(parts.end), 'utf8');
  });

/** What is wrong with the answer to such bytes. */
function faultsOf(sent: Buffer, { status, headers, body, isClosed }: RawAnswer): readonly string[] {
  const wrong = [
    ...(isClosed ? [] : ['hangs']),
    ...(status >= 500 ? [`status ${status}: ${body.slice(0, 200)}`] : []),
    // Node itself refuses an unsupported `Expect` header.
    ...(status >= 400 && status !== 417 && !headers.has('x-request-id') ? ['no id'] : []),
    ...(body.length > MAX_ERROR ? ['too much'] : []),
    ...(status === 400 && body === '' && !sent.toString().startsWith('HEAD') ? ['no reason'] : []),
  ];
  return wrong.map((each) => `${each}\n${JSON.stringify(sent.toString()).slice(0, 500)}`);
}

it(
  'bytes of every kind over a real socket are answered with a reason or cut off, and others are served meanwhile',
  async () => {
    const batches = fc.array(bytes, { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(batches, async (many) => {
        const faults = await Promise.all(
          many.map(async (sent) => faultsOf(sent, await requestBytes(port, sent))),
        );
        expect(faults.flat()).toEqual([]);
        expect('polluted' in {}).toBe(false);
        expect((await ask('/healthz', '*/*')).status).toBe(200);
      }),
      { numRuns: Math.ceil(RUNS / AT_ONCE), endOnFailure: true },
    );
  },
  60_000 + RUNS * 100,
);

/** Addresses of the portal, and what mail programs, people and line breaks make of them. */
const address = fc
  .tuple(
    fc.constantFrom(
      ...'/ /login /password/reset/token=abcdef /projectFile/12 /projectsList/ /api/login'.split(' '),
      ...'/propositionDetailsPage/7?vue=tous /api/mails/stop/abc /admin/api/requests/1'.split(' '),
      ...'/admin/api/nothing /items/page_intergestion/1 /assets/logo /shell/gone.css'.split(' '),
      ...'/remotes/agent/1.0.0/gone.js /.env /remotes.json'.split(' '),
    ),
    fc.constantFrom(
      ...'% %E9 %3 %C3% %00 /%2e%2e/%2e%2e/etc =3D %3D% ?q=% &amp;x=1 . > %22 // /..;/ \\ .html .php'.split(
        ' ',
      ),
      ...[`/${'a'.repeat(200)}`, `/${'b'.repeat(900)}`, `?x=${'c'.repeat(9000)}`],
    ),
    fc.string({ unit: fc.constantFrom(...'a Z 0 9 % = ? & ; . _ ~ -'.split(' ')), maxLength: 12 }),
  )
  .map((parts) => parts.join(''));

const ENGLISH = /\b(?:exception|not found|request|error|method|address is|headers? (?:is|are))\b/i;

it('whoever opens one of 500 broken addresses in a window reads a page in French with a way on', async () => {
  const faults: string[] = [];
  const refused = new Set<number>();
  for (const url of fc.sample(address, { seed: 20_261, numRuns: 500 })) {
    const { status, type, body } = await ask(url, WINDOW);
    refused.add(status);
    if (status === 200 && !type.startsWith('text/html')) continue;
    const words = body.replace(/<(style|script|template)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    const wrong = [
      ...(type.startsWith('text/html') ? [] : ['no page']),
      ...(body.includes('<html lang="fr"') ? [] : ['not French']),
      ...(status >= 500 ? ['a fault of ours'] : []),
      ...(body.includes('class="brand"') && !/<a href="\/(?:ProfileDetail)?"/.test(body)
        ? ['no way on']
        : []),
      ...(ENGLISH.test(words) ? ['English'] : []),
    ];
    if (wrong.length > 0) faults.push(`${status} ${wrong.join(', ')}: ${url.slice(0, 80)}`);
  }
  expect(faults).toEqual([]);
  expect([...refused]).toEqual(expect.arrayContaining([400, 401, 404, 414]));
});

it.each([
  ['/login%', 400, 'application/json; charset=utf-8'],
  [`/login?x=${'c'.repeat(9000)}`, 414, 'application/json; charset=utf-8'],
  ['/admin/api/requests', 401, ''],
  ['/shell/gone.css', 404, 'text/plain; charset=utf-8'],
])('a program is answered as the wire says, %#', async (url, status, type) => {
  expect(await ask(url, 'application/json')).toMatchObject({ status, type });
});

it('a reset link that was cut leads to a new one', async () => {
  const { body } = await ask('/password/reset/token=ab%', WINDOW);
  expect(body).toContain('Cette adresse est incomplète');
  expect(body).toContain('href="/ResetPassword"');
});

it.each([
  ['headers that are too large', '/', `Cookie: ${'a'.repeat(17_000)}\r\n`, 431],
  ['an address longer than any header', `/${'a'.repeat(70_000)}`, '', 431],
  ['a space in the address', '/a b', '', 400],
])('what is no request has a page in French, for a window: %s', async (_, url, line, status) => {
  const answer = await requestBytes(port, `GET ${url} HTTP/1.1\r\n${HOST}Accept: ${WINDOW}\r\n${line}\r\n`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<a href="/">');
});
