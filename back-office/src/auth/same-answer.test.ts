import Fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '../http/services';
import { answerErrors } from '../http/answer-errors';
import { readBodies } from '../http/read-bodies';
import { createMailer } from '../mail/mailer';
import { openStore } from '../store/open-store';
import { toQuery } from '../store/sql';
import type { Store } from '../store/store';
import { testLocation } from '../../test/testing/test-back-office';
import { createAttempts } from './attempts';
import { DEMO_HOLDINGS, DEMO_LIMITS } from './limits';
import { loginRoutes } from '../accounts/login';
import { passwordRoutes } from '../accounts/password-routes';
import { createPasswords } from './passwords';
import { createKeySeal } from './session-keys';
import { createSessions, DEFAULT_LIFETIMES } from './sessions';

const now = (): Date => new Date('2026-05-04T10:00:00Z');
const KNOWN = 'marie@example.org';
const CHEAP = { memoryCost: 64, timeCost: 1 };

/** Work done for a call: statements, transactions and password checks. */
const done: string[] = [];
let store: Store;
let drop: () => Promise<void>;
let app: FastifyInstance;
let stop: () => Promise<void>;

function recording(real: Store): Store {
  return {
    ...real,
    rows: (statement) => {
      done.push(toQuery(statement).text);
      return real.rows(statement);
    },
    transaction: (work) => {
      done.push('transaction');
      return real.transaction(work);
    },
  };
}

beforeAll(async () => {
  const test = await testLocation();
  drop = test.drop;
  const real = await openStore(test.location);
  store = recording(real);
  const passwords = createPasswords({ cost: CHEAP });
  const post = createMailer({
    database: real,
    write: () => Promise.resolve(undefined),
    transport: () => Promise.resolve(),
    now,
    onProblem: () => undefined,
  });
  app = Fastify();
  answerErrors(app);
  readBodies(app);
  const services: Services = {
    store,
    scanner: undefined,
    now,
    openNotice: () => Promise.resolve(undefined),
    passwords: {
      ...passwords,
      matches: (password, hashed) => {
        done.push('a check of a password');
        return passwords.matches(password, hashed);
      },
    },
    sessions: createSessions(
      store,
      createKeySeal('a secret of tests, long enough for it'),
      DEFAULT_LIFETIMES,
    ),
    attempts: createAttempts(store, now),
    limits: DEMO_LIMITS,
    holdings: DEMO_HOLDINGS,
    post,
    log: app.log,
    fingerprintOf: (text) => text,
    resetMinutes: 20,
    frontWebsites: ['https://portail.example'],
    statusAfterAcceptance: null,
  };
  loginRoutes(app, services);
  passwordRoutes(app, services);
  await app.ready();
  const hashed = await passwords.hash('Portail2026');
  await real.script(`insert into customer_users (email, password_hash, first_name, last_name, created_at, updated_at)
    values ('${KNOWN}', '${hashed}', 'Marie', 'Durand', now(), now())`);
  stop = async () => {
    await app.close();
    await post.stop();
    await real.close();
  };
}, 60_000);
afterAll(async () => {
  await stop();
  await drop();
});

async function ask(url: string, payload: object) {
  done.length = 0;
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload });
  return { statusCode, body, done: [...done] };
}

// Compares work rather than time: equal statements and hashes mean equal timing (the bench measures it).
describe('T8 enum-timing: whether an address has an account or none', () => {
  it('a wrong password costs the same and is answered the same', async () => {
    const [known, unknown] = [
      await ask('/api/login', { meta: { email: KNOWN, password: 'Faux2026' } }),
      await ask('/api/login', { meta: { email: 'personne@example.org', password: 'Faux2026' } }),
    ];
    expect(known.done).toContain('a check of a password');
    expect(unknown).toEqual(known);
  });

  it('a demand of a link costs the same and is answered the same', async () => {
    const url = '/admin/api/customerUser/password_reset/request';
    const [known, unknown] = [
      await ask(url, { email: KNOWN, front_website: 'https://portail.example' }),
      await ask(url, { email: 'personne@example.org', front_website: 'https://portail.example' }),
    ];
    expect(known).toMatchObject({ statusCode: 200, body: '{"success":true}' });
    expect(unknown).toEqual(known);
  });
});

it('T9, WR4: no password is hashed or checked inside a transaction', async () => {
  const { done: steps } = await ask('/api/login', { meta: { email: KNOWN, password: 'Portail2026' } });
  expect(steps.indexOf('a check of a password')).toBeGreaterThan(-1);
  expect(steps.indexOf('transaction')).toBeGreaterThan(steps.indexOf('a check of a password'));
});
