import { createServer, openBackOffice, type OpenBackOffice } from '@portal/back-office';
import fc from 'fast-check';
import { sceneOfHost } from '../../test/host-scene';
import cases from './raw-bytes.test.json';
import { requestBytes } from '../../test/raw-socket';

/** `FUZZ_REQUESTS` asks for more, with random seeds; each test run uses the same few. */
const RUNS = Number(process.env['FUZZ_REQUESTS'] ?? 300);
const AT_ONCE = 20;
const MAX_ERROR = 64 * 1024;

const scene = sceneOfHost();
let office: OpenBackOffice;

beforeAll(async () => {
  const cheap = { memoryCost: 64, timeCost: 1 };
  office = await openBackOffice(
    { store: { memory: true }, passwordCost: cheap },
    createServer({ log: false }).log,
  );
}, 120_000);
afterAll(() => office.close());

const target = fc.oneof(
  fc.constantFrom(...cases.target, `/${'a'.repeat(9000)}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const line = fc.constantFrom(...cases.line, `X-Long: ${'a'.repeat(17_000)}`);
const body = fc.oneof(fc.constantFrom(...cases.body), fc.string({ unit: 'binary', maxLength: 200 }));

const bytes = fc
  .record({
    word: fc.constantFrom(...cases.word),
    target,
    version: fc.constantFrom(...cases.version),
    lines: fc.array(line, { maxLength: 6 }),
    body,
    end: fc.constantFrom(...cases.end),
  })
  .map((parts) => {
    const first = [parts.word, parts.target, parts.version].join(' ');
    return Buffer.from([first, ...parts.lines, '', parts.body].join(parts.end), 'utf8');
  });

it(
  'bytes of every kind over a real socket are answered with a reason or cut off, and others are served meanwhile',
  async () => {
    const prefixes = ['/api', '/admin/api', '/items', '/assets'];
    const { port } = await scene.listen(
      {
        upstreams: [{ prefixes, upstream: { kind: 'embedded' } }],
        sockets: { headersMs: 300, requestMs: 600, checkMs: 50, keepAliveMs: 100, idleMs: 1500 },
      },
      office.plugin,
    );

    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (many) => {
        const answers = await Promise.all(many.map((sent) => requestBytes(port, sent)));
        const faults = answers.flatMap(({ status, headers, body: text, isClosed }, index) => {
          const wrong = [
            ...(isClosed ? [] : ['hangs']),
            ...(status >= 500 ? [`status ${status}: ${text.slice(0, 200)}`] : []),
            // Node itself refuses an unsupported `Expect` header.
            ...(status >= 400 && status !== 417 && !headers.has('x-request-id') ? ['no id'] : []),
            ...(text.length > MAX_ERROR ? ['too much'] : []),
            ...(status === 400 && text === '' && !many[index]?.toString().startsWith('HEAD')
              ? ['no reason']
              : []),
          ];
          return wrong.length === 0
            ? []
            : [`${wrong.join(', ')}\n${JSON.stringify(many[index]?.toString()).slice(0, 500)}`];
        });
        if ('polluted' in {}) faults.push('Object.prototype was reached');
        const normal = await requestBytes(
          port,
          'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        );
        if (normal.status !== 200) faults.push(`a normal request was answered ${normal.status}`);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      }),
      {
        numRuns: Math.ceil(RUNS / AT_ONCE),
        endOnFailure: true,
        plugins: [
          () => ({
            onAllRunsComplete: ({ failed, errorInstance, seed }) => {
              if (failed) throw new Error(`FUZZ_SEED=${seed}: ${String(errorInstance)}`);
            },
          }),
        ],
      },
    );
  },
  60_000 + RUNS * 100,
);
