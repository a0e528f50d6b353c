import { keptRows } from '../../test/testing/kept-rows';
import type { Client, Method } from '../../test/testing/signed-client';
import { useBackOffice } from '../../test/testing/test-back-office';

/**
 * The authorisation matrix (reliability, S4 and AZ5): every route, and who may use it on one and the same file.
 *
 * The file is that of the applicant A1 of the agency « north », with its project, proposition, attachment and address.
 * Callers: A1 its applicant · A2 an applicant of the same agency · A3 of another agency · G1 its agent · G2 an agent of
 * the same agency · D its director · DU the director of the agency above · DB of the one below · DS of a sibling agency
 * · M the administrator of the network above · MS the administrator of the sibling agency · V a person with a role that
 * the portal does not know. Callers not listed are refused (403 or 404); unsigned calls always (401).
 */
const CALLERS = ['A1', 'A2', 'A3', 'G1', 'G2', 'D', 'DU', 'DB', 'DS', 'M', 'MS', 'V'] as const;
type CallerCode = (typeof CALLERS)[number];

const ALL: readonly CallerCode[] = CALLERS;
const KNOWN = ALL.filter((code) => code !== 'V');
const MANAGERS: readonly CallerCode[] = ['D', 'DU', 'DB', 'DS', 'M', 'MS'];
const ADMINS: readonly CallerCode[] = ['M', 'MS'];
const FILE: readonly CallerCode[] = ['A1', 'G1', 'D', 'DU', 'M'];
/** An administrator sees the propositions of the whole network. */
const OFFER: readonly CallerCode[] = [...FILE, 'MS'];
/** Those who may see the agency: its members, those above it, and those with a file in it. */
const AGENCY: readonly CallerCode[] = ['A1', 'A2', 'G1', 'G2', 'D', 'DU', 'M', 'V'];
const LOGO = AGENCY.filter((code) => code !== 'V');

interface MatrixRow {
  /** Method and path, with names of the file's rows in place of ids. */
  readonly call: string;
  /** Callers who get a 2xx. */
  readonly may: readonly CallerCode[];
  /** For a list: callers who find the file's row in it. */
  readonly finds?: readonly CallerCode[];
  readonly thing?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Callable without a signature. Otherwise an unsigned call is answered 401, whatever its body. */
  readonly open?: boolean;
}

const item = (call: string, may: readonly CallerCode[]): MatrixRow => ({ call: `GET ${call}`, may });
const list = (
  name: string,
  may: readonly CallerCode[],
  thing: string,
  finds: readonly CallerCode[],
): MatrixRow => ({ call: `GET ${name}`, may, thing, finds });
const write = (call: string, may: readonly CallerCode[], body?: MatrixRow['body']): MatrixRow => ({
  call,
  may,
  ...(body ? { body } : {}),
});

/** Reference lists, which every signed caller may read. */
const SHARED: Readonly<Record<string, string>> = {
  customer_user_roles: '2',
  users: '124',
  businessunits: '3',
  countries: 'FR',
  regions: 'FR-75',
  rfpinternalstatuses: 'open',
  quoteinternalstatuses: 'draft',
  requestssituationpro3c4f720bs: 'retraite',
  situation_pro: 'retraite',
  requeststypebiend60e813es: 'parts_de_scpi',
  type_bien: 'parts_de_scpi',
  requestsusagebien25628e96s: 'investissement_locatif',
  usage_bien: 'investissement_locatif',
  requestsmodeachat1f10f2a2s: 'seul',
  mode_achat: 'seul',
  requestsmodaliteachatfa695442s: 'credit_relais',
  modalite_achat: 'credit_relais',
  requestsetatavancement3650e254s: 'recherche_en_cours',
  etat_avancement: 'recherche_en_cours',
  requestsdureecreditsouhaite7928f01s: '10_ans',
  duree_credit_souhait: '10_ans',
};

const PROJECT = { company: 'Particulier', firstName: 'A', lastName: 'B', email: 'a@example.org' };
const HOME = { street: '1 rue Neuve', postalCode: '75002', city: 'Paris', country: 'FR', region: 'FR-75' };

const matrix: readonly MatrixRow[] = [
  list('customer_users', ALL, 'applicant', FILE),
  item('customer_users/{applicant}', FILE),
  item('customer_users/{applicant}/addresses', FILE),
  item('customer_users/{applicant}/customer', FILE),
  item('customer_users/{applicant}/roles', FILE),
  write('PATCH customer_users/{applicant}', ['A1', 'D', 'DU', 'M'], { middleName: 'Anne' }),
  write('DELETE customer_users/{leaver}', ['D', 'DU', 'M']),
  write('POST customer_users', ADMINS, {
    email: '{new}',
    password: 'Secret123',
    firstName: 'A',
    lastName: 'B',
    roles: [2],
  }),
  list('customer_user_addresses', KNOWN, 'address', FILE),
  item('customer_user_addresses/{address}', FILE),
  write('POST customer_user_addresses', FILE, { ...HOME, frontendOwner: '{applicant}' }),
  write('PATCH customer_user_addresses/{address}', FILE, { city: 'Brest' }),
  write('DELETE customer_user_addresses/{address}', FILE),
  list('requests', KNOWN, 'request', FILE),
  item('requests/{request}', FILE),
  ...[
    'customer',
    'customerUser',
    'owner',
    'assignedUsers',
    'internal_status',
    's_situation_pro',
    's_type_bien',
    's_usage_bien',
    's_mode_achat',
    's_modalite_achat',
    's_etat_avancement',
    's_duree_credit_souhait',
  ].map((below) => item(`requests/{request}/${below}`, FILE)),
  write('POST requests', KNOWN, PROJECT),
  write('PATCH requests/{request}', FILE, { note: 'relue' }),
  write('POST requests/rehearsal', ADMINS, PROJECT),
  write('POST requests/{request}/rehearsal', ['M'], { internal_status: 'processed' }),
  list('ficodevquotes', KNOWN, 'quote', OFFER),
  item('ficodevquotes/{quote}', OFFER),
  ...['internal_status', 'request', 's_quote_att_1', 's_quote_att_2', 's_quote_att_3'].map((below) =>
    item(`ficodevquotes/{quote}/${below}`, OFFER),
  ),
  write('PATCH ficodevquotes/{quote}', ['A1'], { internal_status: 'accepted' }),
  write('POST ficodevquotes', ['M'], { request: '{request}', s_quote_detail: 'Offre' }),
  write('POST ficodevquotes/rehearsal', ['M'], { request: '{request}', s_quote_detail: 'Offre' }),
  write('POST ficodevquotes/{draft}/rehearsal', ADMINS, { internal_status: 'draft' }),
  list('customers', ALL, 'agency', AGENCY),
  item('customers/{agency}', AGENCY),
  item('customers/{agency}/children', AGENCY),
  item('customers/{agency}/s_cust_logo', LOGO),
  write('POST customers', ['M'], { name: '{new}', parent: '{agency}' }),
  item('files/{file}', OFFER),
  item('files/{logo}', LOGO),
  list('extendaffiliations', MANAGERS, 'affiliation', MANAGERS),
  item('extendaffiliations/{affiliation}', MANAGERS),
  write('POST extendaffiliations', ADMINS, {
    affiliate_key: '{new}',
    name: 'Cabinet',
    email: 'c@example.org',
  }),
  item('customerUser/top_agents?period=year', MANAGERS),
  // One's own password; setting somebody else's is refused below, whatever the role.
  write('POST customerUser/password/update', ['A1'], {
    id: '{applicant}',
    old_password: 'Portail2026',
    new_password: 'Nouveau2027',
  }),
  ...Object.entries(SHARED).flatMap(([name, id]) => [item(name, ALL), item(`${name}/${id}`, ALL)]),
  {
    call: 'POST customerUser/password_reset/request',
    may: ALL,
    open: true,
    body: { email: 'nobody@example.org' },
  },
  {
    call: 'POST customerUser/password_reset/reset',
    may: [],
    open: true,
    body: { token: 'x', new_password: 'Nouveau2027' },
  },
];

/** Paths that serve no data of the back office; they have tests of their own. */
const ELSEWHERE: readonly string[] = [
  '/api/login',
  '/api/logout',
  '/api/*',
  '/admin/api',
  '/admin/api/*',
  // There is no list of files: 405.
  '/admin/api/files',
  // The catch-all of unknown paths.
  '*',
  '/openapi.json',
  // Opened from a mail, without a session: `notices/stop-routes.test.ts`.
  '/api/mails/stop/:token',
  '/assets/:id',
  '/assets/:id/:fileName',
  '/items/contact',
  '/items/:collection',
  '/items/:collection/:id',
];

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

it('has every route of the server, with the methods that it answers', async () => {
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
