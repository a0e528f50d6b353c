import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { callerOf, signedCaller } from '../fixtures/back-office-client';
import { demoTemplate } from '../fixtures/demo-template';
import { SHORT_LIVED, startProduction, type ProductionPortal } from '../fixtures/production-portal';
import { firstBootKills } from './first-boot-kills';
import { killRounds } from './kill-rounds';

/** The program that `npm start` runs, under kills, second instances, signals and invalid settings. */

const root = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 5;

// Several starts in a row, each as slow as the machine is.
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

let dataDir: string;
const portals: ProductionPortal[] = [];

function start(settings: Readonly<Record<string, string>> = {}): ProductionPortal {
  const portal = startProduction(
    root,
    { PORTAL_DATA_DIR: dataDir, PORTAL_DEMO: '1', ...settings },
    { flags: [SHORT_LIVED] },
  );
  portals.push(portal);
  return portal;
}

async function addressOf(portal: ProductionPortal): Promise<string> {
  const address = await portal.ready;
  if (address === undefined) throw new Error(`the portal did not start: ${portal.said()}`);
  return address;
}

/** Starts from the demo data. */
const takeDemoData = (): void => cpSync(demoTemplate(), dataDir, { recursive: true });

/** It exited with a one-line reason that an operator can act on. */
async function expectOneLine(portal: ProductionPortal, line: RegExp): Promise<void> {
  expect(await portal.ready).toBeUndefined();
  expect(await portal.ended).toBe(1);
  // Progress messages are not errors.
  const complaints = portal
    .said()
    .trim()
    .split('\n')
    .filter((said) => !/^Opening the store$/.test(said));
  expect(complaints).toEqual([expect.stringMatching(line)]);
}

test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portal-store-'));
});

test.afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test('every acknowledged registration and project survives a kill in the middle of writes', async () => {
  const report = await killRounds({
    root,
    flags: [SHORT_LIVED],
    kills: ROUNDS,
    victim: 'embedded',
    template: demoTemplate(),
  });
  expect(report).toMatchObject({
    kills: ROUNDS,
    lost: 0,
    phantom: 0,
    duplicate: 0,
    half: 0,
    strange: [],
    mails: { untold: 0, unsent: 0, doubled: 0 },
  });
  expect(report.mails.told).toBeGreaterThan(0);
  expect(report.acknowledged).toBeGreaterThan(ROUNDS * 4);
});

test('a first start that was killed in the middle is taken up by the next one', async () => {
  // From the creation of the database to its schema; the command tries every 25 ms.
  expect(await firstBootKills(root, 4, 400, { flags: [SHORT_LIVED] })).toMatchObject({ kills: 4, served: 4 });
});

test('a second start on the same data folder gives one clear line and harms nothing', async () => {
  takeDemoData();
  const first = start();
  const address = await addressOf(first);
  const applicant = await signedCaller(address, 'demandeur@intergestion.example');
  const before = await applicant.get('/admin/api/requests?page=1&limit=100');

  await expectOneLine(start(), /data folder .+ is in use by process \d+.*PORTAL_DATA_DIR/);

  expect(await applicant.get('/admin/api/requests?page=1&limit=100')).toEqual(before);
  const stored = await applicant.post('/admin/api/requests', {
    company: 'Particulier',
    firstName: 'Camille',
    lastName: 'Essai',
    email: 'camille@example.org',
    phone: '0639980001',
    note: 'Après le second démarrage',
  });
  expect(stored.status).toBe(201);
  expect(await first.kill('SIGTERM')).toBe(0);

  const third = start();
  const again = await signedCaller(await addressOf(third), 'demandeur@intergestion.example');
  expect(JSON.stringify((await again.get('/admin/api/requests?page=1&limit=100')).body)).toContain(
    'Après le second démarrage',
  );
});

test('SIGTERM lets what is in flight finish, and ends with 0', async () => {
  takeDemoData();
  const portal = start();
  const address = await addressOf(portal);
  // Five logins, each as slow as a password hash.
  const logins = Array.from({ length: 5 }, () =>
    callerOf(address).post('/api/login', {
      meta: { email: 'demandeur@intergestion.example', password: 'Portail2026' },
    }),
  );
  await Promise.race(logins);
  const code = portal.kill('SIGTERM');
  const answers = await Promise.allSettled(logins);
  expect(await code).toBe(0);
  // Answered in full or refused with 503, never cut off midway.
  const ends = answers.map((each) => (each.status === 'fulfilled' ? each.value.status : String(each.reason)));
  expect(ends.filter((end) => end !== 200 && end !== 503)).toEqual([]);
  expect(portal.errors()).toBe('');
});

test('a port in use gives one clear line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expectOneLine(
    start({ PORT: String(port) }),
    new RegExp(`127\\.0\\.0\\.1:${String(port)} is already in use`),
  );
  await new Promise((resolve) => other.close(resolve));
});

for (const [name, value, line] of [
  ['PORT', 'eighty', /PORT="eighty" is not a whole number/],
  ['PORTAL_DEMO', 'yes', /PORTAL_DEMO="yes" is not 0 or 1/],
  ['PUBLIC_URL', 'portail', /PUBLIC_URL="portail" is not/],
  ['PORTAL_ADMIN_EMAIL', 'admin@example.org', /PORTAL_ADMIN_EMAIL and PORTAL_ADMIN_PASSWORD go together/],
] as const) {
  test(`a wrong ${name} gives one clear line`, async () => {
    await expectOneLine(start({ [name]: value }), line);
  });
}

test('a database that does not answer gives one clear line, without its password', async () => {
  const unused = createServer();
  await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve));
  const { port } = unused.address() as AddressInfo;
  await new Promise((resolve) => unused.close(resolve));
  const portal = start({ DATABASE_URL: `postgres://portal:s3cret@127.0.0.1:${String(port)}/portal` });
  await expectOneLine(portal, /database .*does not answer/i);
  expect(portal.said()).not.toContain('s3cret');
});
