/**
 * The authorisation matrix (reliability, S4 and AZ5): every route, and who may use it on one and the same file.
 *
 * The file is that of the applicant A1 of the agency « north », with its project, proposition, attachment and address.
 * Callers: A1 its applicant · A2 an applicant of the same agency · A3 of another agency · G1 its agent · G2 an agent of
 * the same agency · D its director · DU the director of the agency above · DB of the one below · DS of a sibling agency
 * · M the administrator of the network above · MS the administrator of the sibling agency · V a person with a role that
 * the portal does not know. Callers not listed are refused (403 or 404); unsigned calls always (401).
 */
export const CALLERS = ['A1', 'A2', 'A3', 'G1', 'G2', 'D', 'DU', 'DB', 'DS', 'M', 'MS', 'V'] as const;
export type CallerCode = (typeof CALLERS)[number];

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

export interface MatrixRow {
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

export const matrix: readonly MatrixRow[] = [
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
export const ELSEWHERE: readonly string[] = [
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
