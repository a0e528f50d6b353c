import { keptRows } from '../../test/testing/kept-rows';
import type { Client, Method } from '../../test/testing/signed-client';
import { useBackOffice } from '../../test/testing/test-back-office';
import { CALLERS, ELSEWHERE, matrix, type CallerCode, type MatrixRow } from './authorisation-matrix';

const backOffice = useBackOffice();

type Things = Readonly<Record<string, number>>;

/** The file and the rows that calls consume, created anew for each call. */
async function world() {
  const { seed, person } = backOffice();
  const above = await seed.agency({ name: 'Réseau' });
  const logo = await seed.file('logo');
  const agency = await seed.agency({ name: 'Nord', parent_id: above, s_cust_logo: logo });
  const below = await seed.agency({ name: 'Nord-Est', parent_id: agency });
  const beside = await seed.agency({ name: 'Sud', parent_id: above });
  const of = (customer_id: number, columns: object = {}) => ({ columns: { customer_id, ...columns } });
  const G1 = await person({ role: 'AGENT', ...of(agency) });
  const A1 = await person(of(agency, { s_email_agent: G1.email }));
  const people: Readonly<Record<CallerCode, Client>> = {
    A1,
    A2: await person(of(agency)),
    A3: await person(of(beside)),
    G1,
    G2: await person({ role: 'AGENT', ...of(agency) }),
    D: await person({ role: 'DIRECTOR', ...of(agency) }),
    DU: await person({ role: 'DIRECTOR', ...of(above) }),
    DB: await person({ role: 'DIRECTOR', ...of(below) }),
    DS: await person({ role: 'DIRECTOR', ...of(beside) }),
    M: await person({ role: 'ADMIN', ...of(above) }),
    MS: await person({ role: 'ADMIN', ...of(beside) }),
    V: await person(of(agency, { roles: [3] })),
  };
  const owned = { customer_id: agency, customer_user_id: A1.id };
  const request = await seed.request({ ...owned, s_email_agent: G1.email.toUpperCase() });
  const file = await seed.file('offre');
  const affiliation = await seed.affiliation();
  const lasting = { applicant: A1.id, agency, request, file, logo, affiliation };
  const fresh = async (): Promise<Things> => ({
    ...lasting,
    address: await seed.address(A1.id),
    leaver: (await seed.person(of(agency, { s_email_agent: G1.email }))).id,
    quote: await seed.quote({ ...owned, request_id: request, s_quote_att_1: file }),
    draft: await seed.quote({ ...owned, request_id: request, internal_status: 'open' }),
  });
  return { people, fresh };
}

/** No row has these ids. */
const nothing: Things = new Proxy({}, { get: () => 2_000_000_000 });

let made = 0;
/** `{name}` becomes an id; `{new}` a value that nobody has yet. */
const fill = (text: string, things: Things): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    made += 1;
    return name === 'new' ? `nouveau-${made}@example.org` : String(things[name] ?? 0);
  });
const bodyOf = ({ body }: MatrixRow, things: Things): unknown =>
  body &&
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'string' ? fill(value, things) : value,
    ]),
  );

function send(client: Client, row: MatrixRow, things: Things) {
  const [method = 'GET', path = ''] = row.call.split(' ');
  const query = row.finds ? '?limit=-1' : '';
  return client.send(method as Method, `/admin/api/${fill(path, things)}${query}`, bodyOf(row, things));
}

const isRead = (row: MatrixRow): boolean => row.call.startsWith('GET ');
const REFUSED = [400, 403, 404];
/** Registration and password reset need no signature. */
const isOpen = ({ open, call }: MatrixRow): boolean => open === true || call === 'POST customer_users';
/** One caller is enough for what everybody may read. */
const askersOf = (row: MatrixRow): readonly CallerCode[] =>
  isRead(row) && row.may.length === CALLERS.length && !row.finds ? ['A1', 'V'] : CALLERS;

it('the matrix lets those it names use each route, and nobody else, who leaves everything as it was', async () => {
  const { people, fresh } = await world();
  const { anonymous, store } = backOffice();
  for (const row of matrix) {
    let things = await fresh();
    const before = isRead(row) ? undefined : await keptRows(store);
    const found: CallerCode[] = [];
    const allowed: CallerCode[] = [];
    const unsigned = isOpen(row) ? 401 : (await send(anonymous, row, things)).status;
    const askers = askersOf(row);
    for (const code of askers.filter((asker) => !row.may.includes(asker))) {
      const { status, text } = await send(people[code], row, things);
      if (!REFUSED.includes(status)) allowed.push(code);
      // A row out of reach is answered exactly as one that is not there.
      const missing = isRead(row) && status === 404 ? await send(people[code], row, nothing) : { text };
      expect(text).toBe(missing.text);
    }
    expect(before && (await keptRows(store))).toEqual(before);
    for (const code of askers.filter((asker) => row.may.includes(asker))) {
      if (!isRead(row)) things = await fresh();
      const { status, body } = await send(people[code], row, things);
      if (status >= 200 && status < 300) allowed.push(code);
      if (row.finds && (body as { id: number }[]).some(({ id }) => id === things[row.thing ?? '']))
        found.push(code);
    }
    expect({ call: row.call, allowed: allowed.sort() }).toEqual({
      call: row.call,
      allowed: askers.filter((asker) => row.may.includes(asker)).sort(),
    });
    expect({ call: row.call, unsigned }).toEqual({ call: row.call, unsigned: 401 });
    expect({ call: row.call, found: found.sort() }).toEqual({
      call: row.call,
      found: [...(row.finds ?? [])].sort(),
    });
  }
}, 120_000);

/** Parses the route tree that the router prints; each line is the rest of a path. */
function pathsOf(printed: string): string[] {
  const above: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods] = /^([│ ├└─]*)(\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    if (segment === '') return [];
    const depth = indent.length / 4;
    above.length = depth - 1;
    above.push(segment);
    return methods === undefined ? [] : [above.join('').replace('/admin/api*', '/admin/api/*')];
  });
}

/** The route that serves a row of the matrix: `requests/{request}/customer` is `/admin/api/requests/:id/customer`. */
const routeOf = (call: string): string => {
  const [name = '', id, below] = (call.split(' ')[1]?.split('?')[0] ?? '').split('/');
  if (id === 'rehearsal') return `/admin/api/${name}/rehearsal`;
  if (name === 'customerUser') return `/admin/api/${call.split(' ')[1]?.split('?')[0] ?? ''}`;
  return [
    '/admin/api',
    name,
    ...(id === undefined ? [] : [':id']),
    ...(below === undefined ? [] : [below]),
  ].join('/');
};

it('AZ1, AZ5: has every route of the server, with the methods that it answers', async () => {
  const { app, person } = backOffice();
  const admin = await person({ role: 'ADMIN' });
  const methodsOf = new Map<string, Set<string>>();
  for (const { call } of matrix) {
    const route = routeOf(call);
    methodsOf.set(route, (methodsOf.get(route) ?? new Set()).add(call.split(' ')[0] ?? ''));
  }
  const served = new Set(pathsOf(app.printRoutes({ commonPrefix: false })));
  const unlisted = [...served].filter((path) => !methodsOf.has(path) && !ELSEWHERE.includes(path));
  expect(unlisted).toEqual([]);
  expect([...methodsOf.keys()].filter((path) => !served.has(path))).toEqual([]);
  for (const [path, methods] of methodsOf) {
    const answer = await admin.send('PUT', path.replace(':id', '1'), { note: 'x' });
    const allow = String(answer.headers['allow'])
      .split(', ')
      .filter((method) => !['HEAD', 'OPTIONS'].includes(method));
    expect({ path, status: answer.status, allow: allow.sort() }).toEqual({
      path,
      status: 405,
      allow: [...methods].sort(),
    });
  }
});
