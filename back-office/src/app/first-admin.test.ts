import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPasswords } from '../auth/passwords';
import { sql } from '../store/sql';
import { testLocation, useBackOffice } from '../../test/testing/test-back-office';
import { buildBackOffice } from './build-back-office';
import { ensureAdmin } from './first-admin';

const backOffice = useBackOffice();
const passwords = createPasswords({ cost: { memoryCost: 64, timeCost: 1 } });
const admin = { email: 'chef@example.org', password: 'Portail2026' };
const ensure = () => ensureAdmin(backOffice().store, passwords, admin, new Date());

it('makes the first administrator once', async () => {
  await ensure();
  await ensure();
  const rows = await backOffice().store.rows(sql`select 1 from customer_users where roles = '{1}'`);
  expect(rows).toHaveLength(1);
});

it('says so when the e-mail already belongs to somebody who is no administrator', async () => {
  await backOffice().seed.person({ email: 'Chef@example.org' });
  await expect(ensure()).rejects.toThrow('PORTAL_ADMIN_EMAIL');
});

it('makes its data folder also when the data live on a PostgreSQL server', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-admin-'));
  const { location, drop } = await testLocation();
  try {
    const office = await buildBackOffice({ store: location, dataDir: path.join(folder, 'new'), log: false });
    await office.close();
    expect(statSync(path.join(folder, 'new/secret.key')).mode & 0o777).toBe(0o600);
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
  // Creates its own database, which is slow on a busy machine.
}, 30_000);
