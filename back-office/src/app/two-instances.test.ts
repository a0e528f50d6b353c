import type { AddressInfo } from 'node:net';
import { openStore } from '../store/open-store';
import { sql } from '../store/sql';
import type { StoreLocation } from '../store/store';
import { clientOf, signature } from '../../test/testing/signed-client';
import {
  lettersLeft,
  openTestBackOffice,
  testLocation,
  type TestBackOffice,
} from '../../test/testing/test-back-office';

/** Two portals on one PostgreSQL. Skipped on the embedded store. */
const onPostgres = process.env['TEST_DATABASE_URL'] === undefined ? describe.skip : describe;

const SLOW_MS = 240_000;
const PROJECTS = '/admin/api/requests';
const project = {
  company: 'Particulier',
  firstName: 'Camille',
  lastName: 'Essai',
  email: 'camille@example.org',
  phone: '0639980001',
};

jest.setTimeout(SLOW_MS);

onPostgres('two instances on one PostgreSQL', () => {
  let a: TestBackOffice;
  let b: TestBackOffice;
  let location: StoreLocation;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const test = await testLocation('unmade');
    ({ location, drop } = test);
    const limits = { loginPerAccount: { count: 4, windowS: 900 } };
    [a, b] = await Promise.all([
      openTestBackOffice({ store: location, limits }),
      openTestBackOffice({ store: location, limits }),
    ]);
  });
  afterEach(() => a.store.reset());
  afterAll(async () => {
    await Promise.all([a.close(), b.close()]);
    await drop();
  });

  it('two acceptances of one project, one at each instance, are one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await a.person();
      const elsewhere = clientOf(b.app, () => signature(person.email, person.key, new Date()));
      const request_id = await a.seed.request({ customer_user_id: person.id });
      const offer = () => a.seed.quote({ customer_user_id: person.id, request_id });
      const [first, second] = [await offer(), await offer()];
      const accept = { internal_status: 'accepted' };
      const answers = await Promise.all([
        person.patch(`/admin/api/ficodevquotes/${first}`, accept),
        elsewhere.patch(`/admin/api/ficodevquotes/${second}`, accept),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(
        await b.store.rows(sql`select internal_status as status from quotes where request_id = ${request_id}
          order by internal_status`),
      ).toEqual([{ status: 'accepted' }, { status: 'draft' }]);
    }
  });

  it('a session of one is a session of the other, and ends on both', async () => {
    const person = await a.person();
    const elsewhere = clientOf(b.app, () => signature(person.email, person.key, new Date()));
    expect((await elsewhere.get(PROJECTS)).status).toBe(200);
    expect((await person.post('/api/logout', {})).status).toBe(204);
    expect((await elsewhere.get(PROJECTS)).status).toBe(401);
  });

  it('a signature that one has seen is refused by the other', async () => {
    const person = await a.person();
    const once = signature(person.email, person.key, new Date());
    expect((await clientOf(a.app, () => once).get(PROJECTS)).status).toBe(200);
    expect((await clientOf(b.app, () => once).get(PROJECTS)).status).toBe(401);
  });

  it('failed logins are counted together', async () => {
    const { email } = await a.seed.person();
    const meta = { email, password: 'Faux-mot-2' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const { status } = await (turn % 2 === 0 ? a : b).anonymous.post('/api/login', { meta });
      statuses.push(status);
    }
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  it('whoever sends a draft or moves a file on both at once, its applicant is told once', async () => {
    const before = a.mails.length + b.mails.length;
    const [admin, marie] = [await a.person({ role: 'ADMIN' }), await a.person()];
    const elsewhere = clientOf(b.app, () => signature(admin.email, admin.key, new Date()));
    const request_id = await a.seed.request({ customer_user_id: marie.id });
    const draft = { customer_user_id: marie.id, request_id, internal_status: 'open' };
    const quote = await a.seed.quote(draft);
    const status = { internal_status: 'more_info_requested' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => {
        const client = turn % 2 === 0 ? admin : elsewhere;
        return turn % 4 < 2
          ? client.patch(`/admin/api/ficodevquotes/${quote}`, { internal_status: 'draft' })
          : client.patch(`${PROJECTS}/${request_id}`, status);
      }),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    await lettersLeft(a);
    await lettersLeft(b);
    const told = [...a.mails, ...b.mails].filter(({ to }) => to === marie.email);
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'Une proposition vous attend',
      'À vous d’agir dans votre dossier',
    ]);
    expect(a.mails.length + b.mails.length - before).toBe(2);
  });

  it('one Idempotency-Key on both at once makes one project', async () => {
    const person = await a.person();
    const elsewhere = clientOf(b.app, () => signature(person.email, person.key, new Date()));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        (turn % 2 === 0 ? person : elsewhere).post(PROJECTS, project, { 'idempotency-key': 'one' }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await person.get(PROJECTS)).body).toHaveLength(1);
  });

  it('two that start at the same moment on an empty database make its schema once, ten times in a row', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const empty = await testLocation('unmade');
      const stores = await Promise.all([openStore(empty.location), openStore(empty.location)]);
      const [versions, agencies] = await Promise.all([
        stores[0].rows<{ version: number }>(sql`select version from schema_migrations order by 1`),
        stores[1].rows(sql`select id from customers`),
      ]);
      expect(versions.map(({ version }) => version)).toEqual([
        ...new Set(versions.map(({ version }) => version)),
      ]);
      expect(agencies).toHaveLength(1);
      await Promise.all(stores.map((store) => store.close()));
      await empty.drop();
    }
  });

  it('a rolling restart loses no request and doubles none: the next one serves before the last one stops', async () => {
    const person = await a.person();
    const endless = { count: 1_000_000, windowS: 3600 };
    const open = () =>
      openTestBackOffice({
        store: location,
        limits: { creation: endless },
        holdings: { projects: 1_000_000 },
      });
    const first = await open();
    await first.app.listen({ port: 0, host: '127.0.0.1' });
    let port = portOf(first);
    let isOver = false;
    const tried: string[] = [];
    const strange: number[] = [];
    const writer = async (name: number): Promise<void> => {
      for (let turn = 0; !isOver; turn += 1) {
        const note = `${name}-${turn}`;
        tried.push(note);
        const send = () =>
          fetch(`http://127.0.0.1:${port}${PROJECTS}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'idempotency-key': note,
              // A connection that is kept would hold up the instance that stops.
              connection: 'close',
              ...signature(person.email, person.key, new Date()),
            },
            body: JSON.stringify({ ...project, note }),
          }).then(
            ({ status }) => status,
            () => 503,
          );
        let status = await send();
        // The instance just closed: retry with the same key, and the next one answers.
        for (let tries = 0; status === 503 && tries < 100; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          status = await send();
        }
        if (status !== 201) strange.push(status);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const writing = Promise.all([1, 2, 3, 4].map(writer));
    const served = async (count: number) => {
      const until = tried.length + count;
      while (tried.length < until && strange.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 10));
    };
    let current = first;
    try {
      for (let turn = 0; turn < 3; turn += 1) {
        await served(12);
        const next = await open();
        await next.app.listen({ port: 0, host: '127.0.0.1' });
        port = portOf(next);
        await current.close();
        current = next;
      }
      await served(12);
    } finally {
      isOver = true;
    }
    await writing;
    expect(strange).toEqual([]);
    const rows = await a.store.rows<{ note: string }>(sql`select note from requests order by note`);
    expect(rows.map(({ note }) => note)).toEqual([...tried].sort());
    await current.close();
  });
});

const portOf = ({ app }: TestBackOffice): number => (app.server.address() as AddressInfo).port;
