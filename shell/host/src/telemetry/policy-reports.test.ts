import fastify, { type FastifyInstance } from 'fastify';
import { collectPolicyReports, type PolicyReports } from './policy-reports';

const SECRET =
  'https://portail.example/password/reset/token=S3CRETS3CRETS3CRETS3CRET?mail=jean.dupont@example.org';
const HERE = { host: 'portail.example', 'sec-fetch-site': 'same-origin' };
const OLD = 'application/csp-report';
const NEW = 'application/reports+json';

let app: FastifyInstance;
let reports: PolicyReports;
let lines: string[];
let clock: number;

beforeEach(() => {
  lines = [];
  clock = 0;
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  reports = collectPolicyReports(app, 'https://portail.example', () => clock);
});
afterEach(() => app.close());

const old = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://portail.example/projectFile/1042',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?stolen=1',
    'line-number': 12,
    ...changes,
  },
});
const recent = (changes: object = {}) => ({
  type: 'csp-violation',
  url: 'https://portail.example/projectFile/1042',
  body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: 'S3CRET', ...changes },
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/csp-report',
    headers: { ...HERE, 'content-type': Array.isArray(body) ? NEW : OLD, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const status = async (body: unknown, headers: Record<string, string> = {}) =>
  (await post(body, headers)).statusCode;

describe('reports of violations', () => {
  it('are one line with the pattern of the page, and a count', async () => {
    expect(await status(old())).toBe(204);
    expect(await status([recent(), recent()])).toBe(204);
    expect(reports.last).toHaveLength(3);
    expect(reports.last[0]).toEqual({
      directive: 'script-src-elem',
      blocked: 'evil.example/:id',
      page: '/projectFile/:id',
      line: '12',
    });
    expect(reports.last[1]).toMatchObject({ type: 'csp-violation', blocked: 'inline' });
    expect(lines).toHaveLength(2);
  });

  it('keep and log nothing of a reset link, an e-mail or a sample', async () => {
    await post(
      old({ 'document-uri': SECRET, 'source-file': SECRET, referrer: SECRET, 'script-sample': SECRET }),
    );
    await post(old({ 'blocked-uri': SECRET, 'violated-directive': SECRET, 'line-number': SECRET }));
    await post([{ ...recent(), url: SECRET }, recent({ documentURL: SECRET, sourceFile: SECRET })]);
    expect(reports.last).toHaveLength(4);
    const kept = lines.join('') + JSON.stringify(reports.last);
    expect(kept).toContain('policy violation');
    expect(kept).not.toMatch(/S3CRET|dupont|example\.org/i);
  });

  it('come from pages of this portal, or from its browsers themselves, in the types of reports, about its pages', async () => {
    expect(await status(old(), { 'sec-fetch-site': 'cross-site' })).toBe(403);
    const { host } = HERE;
    const from = async (origin: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/csp-report',
          headers: { host, origin, 'content-type': OLD },
          payload: old(),
        })
      ).statusCode;
    // Reports sent by the browser itself carry no origin.
    expect([await from('https://evil.example'), await from('null')]).toEqual([403, 204]);
    expect(await status(old(), { 'content-type': 'application/json' })).toBe(415);
    expect(await status(old({ 'document-uri': 'https://evil.example/' }))).toBe(204);
    expect(await status({})).toBe(204);
    expect(reports.last).toHaveLength(1);
  });

  it('a flood is refused, of one address and in all, and writes a bounded number of lines', async () => {
    const batch = (turn: number) =>
      Array.from({ length: 20 }, (_, index) => recent({ lineNumber: turn * 20 + index }));
    for (let turn = 0; turn < 300; turn += 1) expect(await status(batch(turn))).toBe(204);
    expect(await status(batch(300))).toBe(429);
    expect(lines).toHaveLength(300);
    clock += 60_000;
    expect(await status(batch(999))).toBe(204);
    expect(lines).toHaveLength(320);
  });
});
