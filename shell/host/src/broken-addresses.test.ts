import fc from 'fast-check';
import { createServer, openBackOffice, type OpenBackOffice } from '@portal/back-office';
import { sceneOfHost } from '../test/host-scene';
import { overSocket, requestBytes } from '../test/raw-socket';

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

const PREFIXES = ['/api', '/admin/api', '/items', '/assets'];
const WINDOW = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const listen = () =>
  scene.listen({ upstreams: [{ prefixes: PREFIXES, upstream: { kind: 'embedded' } }] }, office.plugin);

async function ask(port: number, url: string, accept: string) {
  const lines = ['Host: a', 'Connection: close', `Accept: ${accept}`].join('\r\n');
  // The socket stays open: who hangs up is not answered.
  const { body, ...answer } = await overSocket(port, (socket) => {
    socket.write(`GET ${url} HTTP/1.1\r\n${lines}\r\n\r\n`);
  });
  return {
    ...answer,
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(body, 'latin1').toString(),
  };
}

/** Addresses of the portal, and what mail programs, people and line breaks make of them. */
const address = fc
  .record({
    path: fc.constantFrom(
      '/',
      '/login',
      '/password/reset/token=abcdef',
      '/projectFile/12',
      '/projectsList/',
      '/propositionDetailsPage/7?vue=tous',
      '/api/login',
      '/api/mails/stop/abc',
      '/admin/api/requests/1',
      '/admin/api/nothing',
      '/items/page_intergestion/1',
      '/assets/logo',
      '/remotes/agent/1.0.0/gone.js',
      '/shell/gone.css',
      '/.env',
      '/remotes.json',
    ),
    fault: fc.constantFrom(
      '%',
      '%E9',
      '%3',
      '%C3%',
      '%00',
      '/%2e%2e/%2e%2e/etc',
      '=3D',
      '%3D%',
      '?q=%',
      '&amp;x=1',
      '.',
      '>',
      '%22',
      '//',
      '/..;/',
      '\\',
      `/${'a'.repeat(200)}`,
      `/${'b'.repeat(900)}`,
      `?x=${'c'.repeat(9000)}`,
      '.html',
      '.php',
    ),
    tail: fc.string({
      unit: fc.constantFrom('a', 'Z', '0', '9', '%', '=', '?', '&', ';', '.', '_', '~', '-'),
      maxLength: 12,
    }),
  })
  .map(({ path, fault, tail }) => path + fault + tail);

const ENGLISH = /\b(?:exception|not found|request|error|method|address is|headers? (?:is|are))\b/i;

it('whoever opens one of 500 broken addresses in a window reads a page in French with a way on', async () => {
  const { port } = await listen();
  const addresses = fc.sample(address, { seed: 20_261, numRuns: 500 });
  const faults: string[] = [];
  const refused = new Set<number>();
  for (const url of addresses) {
    const { status, type, body } = await ask(port, url, WINDOW);
    const isFile = status === 200 && !type.startsWith('text/html');
    const words = body.replace(/<(style|script|template)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    const wrong = isFile
      ? []
      : [
          ...(type.startsWith('text/html') ? [] : ['no page']),
          ...(body.includes('<html lang="fr"') ? [] : ['not French']),
          ...(status >= 500 ? ['a fault of ours'] : []),
          ...(body.includes('class="brand"') && !/<a href="\/(?:ProfileDetail)?"/.test(body)
            ? ['no way on']
            : []),
          ...(ENGLISH.test(words) ? ['English'] : []),
        ];
    refused.add(status);
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
])('a program that asks for %.20s is answered as the wire says', async (url, status, type) => {
  const { port } = await listen();
  expect(await ask(port, url, 'application/json')).toMatchObject({ status, type });
});

it('a reset link that was cut leads to a new one', async () => {
  const { body } = await scene.get('/password/reset/token=ab%', { accept: WINDOW });
  expect(body).toContain('Cette adresse est incomplète');
  expect(body).toContain('href="/ResetPassword"');
});

describe('bytes that are no request', () => {
  const HOST = 'Host: a\r\nConnection: close\r\n';
  it.each([
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\n${HOST}Accept: ${WINDOW}\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`,
      431,
    ],
    [
      'an address longer than any header',
      `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${HOST}Accept: ${WINDOW}\r\n\r\n`,
      431,
    ],
    ['a space in the address', `GET /a b HTTP/1.1\r\n${HOST}Accept: ${WINDOW}\r\n\r\n`, 400],
  ])('%s: a window reads French', async (_, bytes, status) => {
    const { port } = await listen();
    const answer = await requestBytes(port, bytes);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<a href="/">');
  });

  it('a program reads JSON', async () => {
    const { port } = await listen();
    const bytes = `GET / HTTP/1.1\r\n${HOST}Accept: application/json\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`;
    expect(JSON.parse((await requestBytes(port, bytes)).body)).toMatchObject([{}]);
  });
});
