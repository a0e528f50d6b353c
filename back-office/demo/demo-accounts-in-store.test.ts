import { buildBackOffice, type BackOffice } from '../src/app/build-back-office';
import type { BackOfficeOptions } from '../src/app/options';
import { createPasswords } from '../src/auth/passwords';
import { sql } from '../src/store/sql';
import type { StoreLocation } from '../src/store/store';
import { testLocation } from '../test/testing/test-back-office';
import { demoAccounts } from './demo-accounts';
import { demoAccountsIn, DemoAccountsError, holdsDemoAccounts } from './demo-accounts-in-store';

const CHEAP = { memoryCost: 64, timeCost: 1 };
const TIMEOUT_MS = 120_000;
const PUBLIC = { publicBy: 'HOST=0.0.0.0' };

let location: StoreLocation;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ location, drop } = await testLocation());
}, TIMEOUT_MS);
afterEach(() => drop(), TIMEOUT_MS);

/** Opens a store, works with it and closes it; the next call finds its data, in memory too. */
async function opened(
  options: BackOfficeOptions,
  work: (office: BackOffice) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const office = await buildBackOffice({
    store: location,
    passwordCost: CHEAP,
    secret: 'a secret of tests, long enough for it',
    log: false,
    ...options,
  });
  try {
    await work(office);
    const from = await office.store.dump();
    if (from) location = { memory: true, from };
  } finally {
    await office.close();
  }
}

it(
  'a store that holds the demo password is refused where others come in, on both stores, until nobody has it',
  async () => {
    await opened({ demo: true });
    await expect(opened(PUBLIC)).rejects.toThrow(DemoAccountsError);
    await opened({ ...PUBLIC, demo: true }, async ({ store, hasAdministrator, demoAccounts: open }) => {
      expect(hasAdministrator).toBe(true);
      expect(open).toEqual(Object.values(demoAccounts));
      // Without the named accounts, the drawn ones still share their password.
      await store.rows(
        sql`update customer_users set password_hash = null where email like '%@intergestion.example'`,
      );
      expect(await holdsDemoAccounts(store, createPasswords({ cost: CHEAP }))).toBe(true);
      expect(await demoAccountsIn(store, createPasswords({ cost: CHEAP }))).toEqual([]);
      await store.rows(sql`update customer_users set password_hash = null`);
      expect(await demoAccountsIn(store, createPasswords({ cost: CHEAP }))).toBeUndefined();
      expect(await holdsDemoAccounts(store, createPasswords({ cost: CHEAP }))).toBe(false);
    });
    const admin = { email: 'chef@example.org', password: 'Violette-quarante-7' };
    await opened({ ...PUBLIC, admin }, async ({ store, hasAdministrator }) => {
      expect(hasAdministrator).toBe(true);
      await store.rows(sql`update customer_users set enabled = false`);
    });
    await opened(PUBLIC, ({ hasAdministrator }) => {
      expect(hasAdministrator).toBe(false);
      return Promise.resolve();
    });
  },
  TIMEOUT_MS,
);
