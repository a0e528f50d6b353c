import fc from 'fast-check';
import { isObject } from '../../src/wire/json-body';
import { keptRows } from '../testing/kept-rows';
import { signature } from '../testing/signed-client';
import { useBackOffice } from '../testing/test-back-office';
import inputs from './inputs.json' with { type: 'json' };

/** `FUZZ_REQUESTS=20000 npm run test:unit -- bad-input` tries more, from a new seed. */
const RUNS = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const MS_A_REQUEST = 100;
const ROLES = ['APPLICANT', 'AGENT', 'DIRECTOR', 'ADMIN'] as const;

const endless = { count: 1_000_000_000, windowS: 3600 };
const backOffice = useBackOffice({
  limits: {
    loginPerAccount: endless,
    loginPerAddress: endless,
    registration: endless,
    resetPerAddress: endless,
    resetPerAccount: endless,
    passwordChange: endless,
    contact: endless,
  },
});

type Body = Readonly<Record<string, unknown>>;
/** Valid bodies by the last segment of the path that is no id; one field of them is spoilt. */
const decentBodies: Readonly<Record<string, Body>> = inputs.bodies;

const longText = (json: string, length: number) => `${json.slice(0, -1)}${'x'.repeat(length)}"`;
/** JSON that no field takes, and JSON that most fields do not take. */
const refused = fc.constantFrom(...inputs.refusedByAll, longText('""', 20_000));
const odd = fc.oneof(
  fc.constantFrom(...inputs.odd, longText('""', 300)),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
);
const noObject = fc.oneof(
  fc.constantFrom(...inputs.wholeBodies, '['.repeat(30_000), `{"a":${'['.repeat(30_000)}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const decentBodyOf = (name: string): Body => decentBodies[name] ?? { title: 'x', internal_status: 'open' };
function spoilt(name: string, at: number, stray: string | undefined, json: string): string {
  const { meta, ...body } = decentBodyOf(name);
  const inner = isObject(meta) ? meta : body;
  const names = Object.keys(inner);
  const field = stray ?? names[at % names.length] ?? 'id';
  const entries = Object.entries(inner).filter(([other]) => other !== field);
  const pairs = [...entries.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`)];
  const object = `{${[...pairs, `${JSON.stringify(field)}:${json}`].join(',')}}`;
  return isObject(meta) ? `{"meta":${object}}` : object;
}

const body = (name: string) =>
  fc.oneof(
    fc.record({
      text: fc.tuple(fc.nat(20), refused).map(([at, json]) => spoilt(name, at, undefined, json)),
      isRefused: fc.constant(true),
    }),
    fc.record({
      text: fc
        .tuple(fc.nat(20), fc.option(fc.constantFrom(...inputs.strayFields), { nil: undefined }), odd)
        .map(([at, stray, json]) => spoilt(name, at, stray, json)),
      isRefused: fc.constant(false),
    }),
    fc.record({ text: noObject, isRefused: fc.constant(false) }),
  );

const parameter = fc
  .tuple(
    fc.constantFrom(...inputs.fields),
    fc.constantFrom(...inputs.operators),
    fc.constantFrom(...inputs.values, 'x'.repeat(300)),
  )
  .map(([field, operator, value]) => `${field}${operator}=${value}`);
const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.array(parameter, { minLength: 1, maxLength: 4 }).map((list) => `?${list.join('&')}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...inputs.queries, 'x'.repeat(100_000)).map((text) => `?${text}`) },
);
const headers = fc.dictionary(
  fc.constantFrom(...inputs.headers),
  fc.constantFrom(...inputs.headerValues, 'x'.repeat(3000)),
  { maxKeys: 2 },
);

/** Every path that is described, so that a new one is tried too, but links of mails, which answer with pages. */
async function routes(): Promise<readonly (readonly [path: string, name: string])[]> {
  const { body: described } = await backOffice().anonymous.get('/openapi.json');
  const { paths } = described as { readonly paths: object };
  return Object.keys(paths)
    .filter((path) => /^\/(api\/(?!mails)|admin|items)/.test(path))
    .map((path) => [path, path.split('/').findLast((part) => !/^$|^\{/.test(part)) ?? '']);
}

/** What is wrong with an answer, whatever was asked: a failure of ours, or a refusal without a reason. */
function faultsOf(status: number, text: string): readonly string[] {
  if ('polluted' in {}) return ['Object.prototype was reached'];
  if (status >= 500) return [`status ${status}: ${text.slice(0, 200)}`];
  if (status < 400 || ((status === 401 || status === 405) && text === '')) return [];
  const answer: unknown = JSON.parse(text);
  const reasons = Array.isArray(answer) ? answer : isObject(answer) ? answer['errors'] : undefined;
  const isTold = (reason: unknown): boolean =>
    isObject(reason) && typeof (reason['detail'] ?? reason['message']) === 'string';
  return Array.isArray(reasons) && reasons.length > 0 && reasons.every(isTold)
    ? []
    : [`${status} that does not say why: ${text.slice(0, 200)}`];
}

it(
  'bad input of every kind is refused with a reason, changes nothing, and breaks nothing',
  async () => {
    const { app, store, seed, person } = backOffice();
    const owner = await seed.person();
    const project = await seed.request({ customer_user_id: owner.id });
    await seed.quote({ customer_user_id: owner.id, request_id: project, s_quote_att_1: await seed.file() });
    await seed.address(owner.id);
    await seed.affiliation();
    const known = await routes();
    expect(known.length).toBeGreaterThan(50);
    const wild = fc.constantFrom(...known).chain(([template, name]) =>
      fc.record({
        method: fc.constantFrom('GET', ...(name in decentBodies ? ['POST', 'PATCH', 'PATCH', 'DELETE'] : [])),
        path: fc
          .constantFrom(...inputs.ids, ...inputs.ids, ...inputs.badIds)
          .map((id) => template.replaceAll(/\{\w+\}/g, id)),
        query,
        headers,
        type: fc.constantFrom(...inputs.contentTypes),
        body: body(name),
        role: fc.constantFrom(...ROLES, undefined),
      }),
    );
    let signers = new Map<string, { email: string; key: string }>();
    let badRequests = 0;
    let rows = '';

    await fc.assert(
      fc.asyncProperty(wild, async (request) => {
        const { method, role, body: sent } = request;
        const takesBody = method === 'POST' || method === 'PATCH';
        const signer = role && (signers.get(role) ?? (await person({ role })));
        if (signer) signers.set(role, signer);
        rows = await keptRows(store);
        const { statusCode: status, body: text } = await app.inject({
          method: method as 'GET',
          url: request.path + request.query,
          headers: {
            ...request.headers,
            ...(takesBody && { 'content-type': request.type }),
            ...(signer && signature(signer.email, signer.key, new Date())),
          },
          ...(takesBody && { payload: sent.text }),
        });
        // Whoever ended a session by what they did is replaced.
        if (status === 401) signers = new Map();
        if (status === 400) badRequests += 1;
        const faults = [...faultsOf(status, text)];
        if (status >= 400 && rows !== (await keptRows(store))) faults.push(`${status}, yet rows changed`);
        if (takesBody && sent.isRefused && status < 400) faults.push(`accepted with ${status}`);
        expect({ faults, request: faults.length > 0 ? request : undefined }).toEqual({ faults: [] });
      }),
      // No shrinking: rows change during the run, so that a smaller request would meet another state.
      { numRuns: RUNS, endOnFailure: true },
    );
    // Enough requests must get past routing and authentication.
    expect(badRequests).toBeGreaterThan(RUNS / 10);
  },
  60_000 + RUNS * MS_A_REQUEST,
);
