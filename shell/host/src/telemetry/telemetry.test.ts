import fastify, { type FastifyInstance } from 'fastify';
import { collectTelemetry, type BeaconListener } from './telemetry';

const PROBLEM = {
  code: 'INTEGRITY',
  name: 'RemoteError',
  message: 'INTEGRITY while loading agent 1.4.2 (page)',
  cause: 'TypeError: x is undefined',
  frames: ['/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:23456'],
  path: '/projectFile/:id',
  remote: 'agent',
  version: '1.4.2',
  source: 'canary',
  incident: 'K7F-3QD',
};
const BEACON = { shell: '1.3.0-3f9a2c1b44', serial: 42, problems: [PROBLEM] };
const HERE = {
  host: 'portail.example',
  origin: 'https://portail.example',
  'content-type': 'application/json',
};

let app: FastifyInstance;
let lines: string[];
let clock: number;
let heard: Parameters<BeaconListener>[];

beforeEach(() => {
  lines = [];
  clock = 0;
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  heard = [];
  collectTelemetry(app, {
    publicUrl: 'https://portail.example',
    onBeacon: (...told) => heard.push(told),
    now: () => clock,
  });
});
afterEach(() => app.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/telemetry',
    headers: { ...HERE, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('what pages tell', () => {
  it('is one line in the log, with who is to blame', async () => {
    expect((await post(BEACON)).statusCode).toBe(204);
    expect(told()).toEqual([
      expect.objectContaining({
        msg: 'problem in a page',
        problem: PROBLEM,
        shell: BEACON.shell,
        serial: 42,
        times: 1,
      }),
    ]);
  });

  it('does not flood the log: the same problem is written the first, the tenth and the hundredth time', async () => {
    for (let time = 0; time < 100; time += 1) await post(BEACON);
    expect(told().map(({ times }) => times)).toEqual([1, 10, 100]);
  });
});

describe('who may tell', () => {
  it.each([
    ['a page of ours', {}, 204],
    ['a page of ours, in a browser that says so', { 'sec-fetch-site': 'same-origin' }, 204],
    ['a page of ours that hides its address', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 204],
    ['a page that reaches us by another name of ours', { host: 'interne.example:8080' }, 204],
    ['a page elsewhere', { origin: 'https://ailleurs.example' }, 403],
    ['a page elsewhere that hides it', { origin: 'null' }, 403],
    ['a page beside us', { 'sec-fetch-site': 'same-site' }, 403],
  ])('%s: %j is answered %i', async (_, headers, status) => {
    expect((await post(BEACON, headers)).statusCode).toBe(status);
  });

  it('nobody too often, until the next minute', async () => {
    const answers = [];
    for (let time = 0; time < 301; time += 1) answers.push((await post(BEACON)).statusCode);
    expect(answers.filter((status) => status === 204)).toHaveLength(300);
    expect(answers.at(-1)).toBe(429);
    const other = { method: 'POST', url: '/telemetry', headers: HERE, payload: BEACON } as const;
    expect((await app.inject({ ...other, remoteAddress: '203.0.113.8' })).statusCode).toBe(204);
    clock += 60_000;
    expect((await post(BEACON)).statusCode).toBe(204);
  });
});

describe('who listens', () => {
  const VISIT = { remote: 'agent', version: '1.5.0', source: 'canary', hasFailed: false };
  const from = (remoteAddress: string, body: object) =>
    app.inject({ method: 'POST', url: '/telemetry', headers: HERE, payload: body, remoteAddress });
  const visitsOf = async (...visits: unknown[]) => {
    await post({ ...BEACON, visits });
    return heard.at(-1)?.[0].visits;
  };

  it('gets each beacon as it was read, and one name for each network', async () => {
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8'])
      await from(address, { ...BEACON, visits: [VISIT] });
    expect(heard.map(([beacon]) => beacon.visits)).toEqual([[VISIT], [VISIT], [VISIT]]);
    const [first, again, other] = heard.map(([, client]) => client);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each<[string, object, object | undefined]>([
    ['a load that failed is one', { hasFailed: true }, { hasFailed: true }],
    ['a failure that is no flag is none', { hasFailed: 'yes' }, {}],
    ['more fields are left out', { visitor: 'jean@example.fr' }, {}],
    ['a preview is not compared', { source: 'preview' }, undefined],
    ['a foreign name is none', { remote: '../agent' }, undefined],
    ['a foreign version is none', { version: 'newest' }, undefined],
  ])('%s: %j', async (_, told, read) => {
    expect(await visitsOf({ ...VISIT, ...told })).toEqual(read ? [{ ...VISIT, ...read }] : []);
  });

  it('gets no more visits than a page has', async () => {
    expect(await visitsOf(null, 'visit', ...Array.from({ length: 50 }, () => VISIT))).toHaveLength(8);
    await post({ ...BEACON, visits: { length: 1e9 } });
    expect(heard.at(-1)?.[0].visits).toEqual([]);
  });
});

describe('a hostile body', () => {
  it.each([
    ['no JSON', '{"shell"', 400],
    ['nothing', 'null', 400],
    ['a list', '[]', 400],
    ['no shell', { ...BEACON, shell: '<script>' }, 400],
    ['no problems', { shell: '1.0.0' }, 400],
    ['problems that are none', { ...BEACON, problems: { length: 1e9 } }, 400],
    ['the pollution of a prototype', '{"__proto__":{"shell":"1.0.0"},"problems":[]}', 400],
    ['too much', { ...BEACON, filler: 'x'.repeat(40_000) }, 413],
  ])('%s is refused', async (_, body, status) => {
    const text = { 'content-type': 'text/plain' };
    expect((await post(body, text)).statusCode).toBe(status);
    expect(lines.filter((line) => line.includes('problem in a page'))).toEqual([]);
  });

  it('loses what is out of form, and is clipped', async () => {
    await post({
      ...BEACON,
      serial: 'many',
      problems: [
        {
          code: 'drop table',
          name: 'Jean Dupont',
          message: `jean@example.fr ${'word '.repeat(500)}`,
          cause: 'Error: failed for jean@example.fr',
          frames: ['https://evil.example/a.js:1:2', '/remotes/agent/1.4.2/../../secret.js:1:1', 7, {}],
          path: '/projectFile/1042?email=jean@example.fr',
          remote: '../agent',
          version: 'newest',
          source: 'evil',
          incident: 'x'.repeat(99),
          email: 'jean@example.fr',
        },
        'no problem',
        null,
      ],
    });
    const [line] = told();
    expect(told()).toHaveLength(1);
    expect(line?.['problem']).toEqual({
      code: 'OTHER',
      name: 'Error',
      message: expect.stringMatching(/^\*\*\* (word ?){50,60}w?$/) as unknown,
      cause: 'Error: failed for ***',
      frames: [],
      path: '/projectFile/:id',
    });
    expect(line?.['serial']).toBeUndefined();
    expect(lines.join('')).not.toContain('jean@');
  });
});
