import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { BackOfficeOptions } from '../../src/app/options';
import { DEMO_HOLDINGS, DEMO_LIMITS } from '../../src/auth/limits';
import { sql } from '../../src/store/sql';
import type { StoreLocation } from '../../src/store/store';
import { addressOf, emptyDatabaseOn } from './empty-database';
import { emptyStore } from './data-folder';
import type { PersonSeed } from './seed';
import { clientOf, signature, type Client } from './signed-client';
import { buildTestedOffice, type TestedBackOffice } from './tested-office';

export interface SignedPerson extends Client {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly key: string;
}

export interface TestBackOffice extends TestedBackOffice {
  /** Unsigned calls. */
  readonly anonymous: Client;
  person(seed?: PersonSeed): Promise<SignedPerson>;
  signIn(email: string, password?: string): Promise<Client & { readonly key: string }>;
}

/** The cheapest hash parameters, to keep tests fast. */
const CHEAP = { memoryCost: 64, timeCost: 1 };

const serverUrl = process.env['TEST_DATABASE_URL'];

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * A store for one test file: in memory, or a new database on the test run's server. It has the schema and the reference
 * data; `unmade` has neither, for tests of a first start.
 */
export async function testLocation(
  made: 'made' | 'unmade' = 'made',
): Promise<{ location: StoreLocation; drop: () => Promise<void> }> {
  const isMade = made === 'made';
  if (serverUrl === undefined) {
    return {
      location: { memory: true, ...(isMade ? { from: await emptyStore() } : {}) },
      drop: () => Promise.resolve(),
    };
  }
  const database = `test_${randomBytes(6).toString('hex')}`;
  const template = isMade ? ` template ${await emptyDatabaseOn(serverUrl)}` : '';
  await onServer(`create database ${database}${template}`);
  return {
    location: { databaseUrl: addressOf(serverUrl, database) },
    drop: () => onServer(`drop database ${database} with (force)`),
  };
}

const isKey = (body: unknown): body is { meta: { apiKey: string } } =>
  typeof body === 'object' && body !== null && 'meta' in body;

/** The back office for tests, with cheap password hashes, seeding and signed clients. */
export async function openTestBackOffice(options: BackOfficeOptions = {}): Promise<TestBackOffice> {
  const { location, drop } = await testLocation();
  const backOffice = await buildTestedOffice({
    store: location,
    passwordCost: CHEAP,
    log: false,
    secret: 'a secret of tests, long enough for it',
    // All tests of a file share one address.
    limits: DEMO_LIMITS,
    holdings: DEMO_HOLDINGS,
    ...options,
  });
  const { app, seed } = backOffice;
  const now = options.now ?? (() => new Date());
  const anonymous = clientOf(app, () => ({}));
  const signIn = async (email: string, password = 'Portail2026') => {
    const { body, status } = await anonymous.post('/api/login', { meta: { email, password } });
    if (!isKey(body)) throw new Error(`Sign-in of ${email} answered ${status}`);
    const key = body.meta.apiKey;
    return { key, ...clientOf(app, () => signature(email, key, now())) };
  };
  return {
    ...backOffice,
    anonymous,
    signIn,
    person: async (wanted) => {
      const person = await seed.person(wanted);
      return { ...person, ...(await signIn(person.email, person.password)) };
    },
    close: async () => {
      await backOffice.close();
      await drop();
    },
  };
}

const MANY_TURNS = 200;
// The footer of a letter is read from disk, which outlasts a few turns of the event loop on a busy machine.
const LONG_ENOUGH_MS = 1500;

/** Waits until all pending letters have been sent: they leave after the answer. */
export async function lettersLeft({ store }: Pick<TestBackOffice, 'store'>): Promise<void> {
  const start = performance.now();
  for (let turn = 0; turn < MANY_TURNS || performance.now() - start < LONG_ENOUGH_MS; turn += 1) {
    const rows = await store.rows(sql`select 1 from outgoing_mails where next_try_at is not null`);
    if (rows.length === 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

// Starting PostgreSQL in this process takes seconds, more on a busy machine.
const START_MS = 240_000;

/** Opens a back office for the tests of a file, empties its store between tests and closes it at the end. */
export function useBackOffice(options: BackOfficeOptions = {}): () => TestBackOffice {
  let office: TestBackOffice | undefined;
  beforeAll(async () => {
    office = await openTestBackOffice(options);
  }, START_MS);
  afterEach(async () => {
    if (!office) return;
    // Ids restart: a letter sent late would delete another one with the same id.
    await lettersLeft(office);
    await office.store.reset();
  }, START_MS);
  afterAll(() => office?.close(), START_MS);
  return () => {
    if (!office) throw new Error('The back office is not open yet.');
    return office;
  };
}
