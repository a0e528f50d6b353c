import type { PersonSeed } from '../testing/seed';
import type { Client } from '../testing/signed-client';
import { openTestBackOffice, type TestBackOffice } from '../testing/test-back-office';
import { describedClient, replyCheck, type Check, type OpenApi } from './described-replies';

/** The users of the scene; `nobody` does not sign. */
export type Actor = 'nobody' | 'marie' | 'agent' | 'director' | 'admin';

/** A small network, the same for every file of the suite. Tests that write create their own rows. */
export interface Scene {
  readonly office: TestBackOffice;
  readonly document: OpenApi;
  readonly check: Check;
  readonly as: Readonly<Record<Actor, Client>>;
  readonly ids: Ids;
  /** A new signed-in person, whose replies are validated against the description too. */
  person(seed?: PersonSeed): Promise<Client & { id: number; email: string; key: string; password: string }>;
}

/** Ids of the scene's rows; `{name}` in a path of a table stands for one. */
export interface Ids extends Readonly<Record<string, number | string>> {
  readonly marie: number;
  readonly agent: number;
  readonly branch: number;
  readonly logo: number;
  readonly home: number;
  readonly paris: number;
  /** Three projects of Marie, named by the month of 2026 in which they were created. */
  readonly january: number;
  readonly february: number;
  readonly march: number;
  readonly offer: number;
  readonly offerFile: number;
  readonly loose: number;
}

export const NOW = new Date('2026-05-04T10:00:00Z');
export const MARIE = 'marie.durand@example.org';
export const AGENT = 'claire.petit@example.org';
/** Opening a store, or sending hundreds of requests, takes seconds on a busy machine. */
export const START_MS = 60_000;

const on = (day: string): Date => new Date(`${day}T12:00:00Z`);

async function seedRows(office: TestBackOffice): Promise<Ids> {
  const { seed } = office;
  const logo = await seed.file('logo', { mime_type: 'image/png', original_filename: 'logo.png' });
  const branch = await seed.agency({ name: 'Agence Lyon', s_cust_logo: logo });
  await seed.person({ role: 'ADMIN', email: 'admin@example.org' });
  await seed.person({ role: 'DIRECTOR', email: 'directeur@example.org' });
  const agent = await seed.person({
    role: 'AGENT',
    email: AGENT,
    columns: { first_name: 'Claire', last_name: 'Petit' },
  });
  const marie = await seed.person({
    email: MARIE,
    columns: { first_name: 'Marie', last_name: 'Durand', name_prefix: 'Mme', s_email_agent: AGENT },
  });
  const home = await seed.address(marie.id, { is_primary: true });
  const paris = await seed.address(marie.id, {
    region: 'FR-01',
    city: 'Bourg-en-Bresse',
    postal_code: '01000',
  });
  const project = { customer_user_id: marie.id, s_email_agent: AGENT };
  const january = await seed.request({
    ...project,
    created_at: on('2026-01-10'),
    s_montant_global: '100000',
  });
  const february = await seed.request({
    ...project,
    created_at: on('2026-02-10'),
    internal_status: 'processed',
    s_montant_global: '200000.5',
  });
  const march = await seed.request({ ...project, created_at: on('2026-03-10'), s_montant_global: null });
  const offerFile = await seed.file('offre');
  const offer = await seed.quote({
    request_id: january,
    customer_user_id: marie.id,
    s_quote_att_1: offerFile,
    s_quote_att_3: await seed.file('annexe'),
    created_at: on('2026-04-01'),
  });
  const loose = await seed.quote({ customer_user_id: marie.id, internal_status: 'accepted' });
  await seed.affiliation();
  const financed = { internal_status: 'fonds_debloques', s_email_agent: AGENT };
  await seed.request({ ...financed, updated_at: on('2026-05-02') });
  await seed.request({ ...financed, updated_at: on('2026-02-02') });
  return {
    marie: marie.id,
    agent: agent.id,
    branch,
    logo,
    home,
    paris,
    january,
    february,
    march,
    offer,
    offerFile,
    loose,
  };
}

const isDocument = (body: unknown): body is OpenApi =>
  typeof body === 'object' && body !== null && 'paths' in body && 'components' in body;

async function openScene(): Promise<Scene> {
  const office = await openTestBackOffice({ now: () => NOW, publicUrl: 'https://portail.example' });
  const { body } = await office.anonymous.get('/openapi.json');
  if (!isDocument(body)) throw new Error('No description is served.');
  const check = replyCheck(body);
  const described = (client: Client): Client => describedClient(client, check);
  const ids = await seedRows(office);
  const signedIn = async (email: string): Promise<Client> => described(await office.signIn(email));
  return {
    office,
    document: body,
    check,
    ids,
    as: {
      nobody: described(office.anonymous),
      marie: await signedIn(MARIE),
      agent: await signedIn(AGENT),
      director: await signedIn('directeur@example.org'),
      admin: await signedIn('admin@example.org'),
    },
    person: async (wanted) => {
      const person = await office.person(wanted);
      return { ...person, ...described(person) };
    },
  };
}

export function useScene(): () => Scene {
  let scene: Scene | undefined;
  beforeAll(async () => {
    scene = await openScene();
  }, START_MS);
  afterAll(() => scene?.office.close(), START_MS);
  return () => {
    if (!scene) throw new Error('The scene is not open yet.');
    return scene;
  };
}

/** Fills the ids of the scene into a path. */
export const withIds = (text: string, ids: Ids): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(ids[name] ?? whole));

export const idsOf = (body: unknown): unknown[] =>
  Array.isArray(body) ? body.map((row: unknown) => (row as { id?: unknown }).id) : [body];
