import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { openTestBackOffice, testLocation, type TestBackOffice } from '../../test/testing/test-back-office';
import { isStorageAway } from './storage-away';
import { sql } from './sql';

/** Failures of PostgreSQL and of the network. Skipped on the embedded store. */
const onPostgres = process.env['TEST_DATABASE_URL'] === undefined ? describe.skip : describe;

const SLOW_MS = 120_000;
const BACK_WITHIN_MS = 5_000;
const GIVEN_UP_WITHIN_MS = 45_000;
const READ = '/admin/api/requests?limit=10';

/** A proxy to a server that can be cut, or swallow everything. */
async function wayTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const listen = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer((near) => {
        const far = connect(Number(target.port), target.hostname);
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(from);
          from.on('data', (bytes) => {
            if (!isSilent) to.write(bytes);
          });
          from.on('error', () => to.destroy());
          from.on('close', () => {
            sockets.delete(from);
            to.destroy();
          });
        }
      }).listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(url);
  through.port = String(port);
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    silence: (now: boolean) => {
      isSilent = now;
      if (!now) hangUp();
    },
    cut: async () => {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
    mend: async () => {
      server = await listen(port);
    },
  };
}

onPostgres('PostgreSQL in trouble', () => {
  let office: TestBackOffice;
  let way: Awaited<ReturnType<typeof wayTo>>;
  let drop: () => Promise<void>;
  let person: Awaited<ReturnType<TestBackOffice['person']>>;

  beforeAll(async () => {
    const test = await testLocation();
    if (!('databaseUrl' in test.location)) throw new Error('These tests need a PostgreSQL.');
    drop = test.drop;
    way = await wayTo(test.location.databaseUrl);
    office = await openTestBackOffice({
      store: { databaseUrl: way.url },
      storeOptions: { patience: { statementMs: 400, connectionMs: 400, connections: 2 } },
    });
    person = await office.person();
  }, SLOW_MS);
  afterAll(async () => {
    // Cut first: nothing must wait for a server that a failed test left silent.
    await way.cut();
    await office.close();
    await drop();
  }, SLOW_MS);

  const open = new Set<() => void>();
  afterEach(() => {
    for (const end of open) end();
    open.clear();
  });

  const read = () => person.get(READ);
  const expectAway = async () => {
    const { status, headers } = await read();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  };
  const expectBack = async () => {
    const started = performance.now();
    let answer = await read();
    while (answer.status !== 200 && performance.now() - started < BACK_WITHIN_MS) answer = await read();
    expect(answer.status).toBe(200);
  };
  /** Holds a transaction open until released. */
  const hold = async (first: ReturnType<typeof sql>) => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let began: () => void = () => undefined;
    const beginning = new Promise<void>((resolve) => (began = resolve));
    const held = office.store.transaction(async (tx) => {
      await tx.rows(first);
      began();
      await ended;
      await tx.rows(sql`select 1`);
    });
    held.catch(() => undefined);
    await beginning;
    open.add(end);
    return { end, held };
  };

  it(
    'a statement that takes too long is stopped and answered 503',
    async () => {
      const { end, held } = await hold(sql`lock table requests in access exclusive mode`);
      await expectAway();
      end();
      await held;
      await expectBack();
    },
    SLOW_MS,
  );

  it(
    'a call that finds no free connection is answered 503',
    async () => {
      const holders = [await hold(sql`select 1`), await hold(sql`select 1`)];
      await expectAway();
      expect(await office.operations.isReady()).toBe(false);
      for (const { end, held } of holders) {
        end();
        await held;
      }
      await expectBack();
      expect(await office.operations.isReady()).toBe(true);
    },
    SLOW_MS,
  );

  it(
    'a connection that the server ends in the middle of a transaction fails that transaction and nothing else',
    async () => {
      const { end, held } = await hold(sql`select 1`);
      await office.store.rows(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      // The connection must end between two statements, when nothing awaits it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      end();
      const failure: unknown = await held.catch((problem: unknown) => problem);
      expect(isStorageAway(failure)).toBe(true);
      await expectBack();
    },
    SLOW_MS,
  );

  it(
    'a way that is cut answers 503, and serves again once it is mended',
    async () => {
      await way.cut();
      await expectAway();
      expect(await office.operations.isReady()).toBe(false);
      await way.mend();
      await expectBack();
    },
    SLOW_MS,
  );

  it(
    'a server that says nothing any more is given up',
    async () => {
      way.silence(true);
      await expectAway();
      way.silence(false);
      await expectBack();
    },
    GIVEN_UP_WITHIN_MS,
  );
});
