import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBackOffice } from '../src/app/build-back-office';
import { startedFolder } from '../test/testing/data-folder';
import { testLocation } from '../test/testing/test-back-office';
import { openStoreAs } from './open-store-as';
import { ran } from './office-for-tests';

const ADMIN = { email: 'admin@example.org', password: 'Portail2026' };
const SLOW = 60_000;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'office-store-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it(
  'works on the store itself when no portal runs, as one of its administrators and without a password',
  async () => {
    // The PostgreSQL of this test run, or a folder.
    const { location, drop } = await testLocation();
    const store =
      'databaseUrl' in location
        ? { databaseUrl: location.databaseUrl, dataDir: folder }
        : { dataDir: await startedFolder(folder) };
    const isEmbedded = !('databaseUrl' in location);
    const portal = await buildBackOffice({ ...store, admin: ADMIN, log: false });
    const office = (...args: readonly string[]) =>
      ran(portal, '', args, { environment: {}, openStore: (email) => openStoreAs(email, store) });
    const create = (name: string) => office('create-agency', '--name', name, '--as', 'Admin@example.org');

    const meanwhile = await create('Quimper');
    expect(meanwhile).toMatchObject(
      isEmbedded
        ? {
            code: 1,
            errors: 'A portal has this store open: leave --as out, so that the command asks the portal.',
          }
        : { code: 0, errors: '' },
    );
    await portal.close();

    expect(await create('Brest')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Agency \d+, Brest, below Réseau Démo\.$/) as unknown,
    });
    expect(await office('agencies', '--as', 'nobody@example.org')).toMatchObject({
      code: 1,
      errors: 'nobody@example.org is no administrator of this store.',
    });
    await drop();
  },
  SLOW,
);

it('makes no store where there is none', async () => {
  const missing = path.join(folder, 'mistyped');

  await expect(openStoreAs(ADMIN.email, { dataDir: missing })).rejects.toThrow(
    `There is no store in ${missing}: npm start makes one, PORTAL_DATA_DIR names it.`,
  );
});
