import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { callerOf, signedCaller } from '../fixtures/back-office-client';
import { demoTemplate } from '../fixtures/demo-template';
import { SHORT_LIVED, startProduction, type ProductionPortal } from '../fixtures/production-portal';

/** The program that `npm start` runs, under second instances, signals and invalid settings; its kills are in `kill-check`. */

const root = path.resolve(import.meta.dirname, '../..');

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

/** Starts from the demo data; the kill check covers the first start. */
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
    .filter((said) => !/^ *Opening the store( \(\d+ s\))?$/.test(said));
  expect(complaints).toEqual([expect.stringMatching(line)]);
}

test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portal-store-'));
});

test.afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
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

/** A port of the loopback interface, and what gives it back. */
async function takePort(): Promise<{ readonly port: string; readonly leave: () => Promise<unknown> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), leave: () => new Promise((resolve) => server.close(resolve)) };
}

// All settings are in `settings.test.ts` of the host.
test('a port in use, a wrong setting and a database that does not answer give one clear line each', async () => {
  const { port, leave } = await takePort();
  await expectOneLine(start({ PORT: port }), new RegExp(`127\\.0\\.0\\.1:${port} is already in use`));
  await leave();
  await expectOneLine(start({ PORT: 'eighty' }), /PORT="eighty" is not a whole number/);
  const away = start({ DATABASE_URL: `postgres://portal:s3cret@127.0.0.1:${port}/portal` });
  await expectOneLine(away, /database .*does not answer/i);
  expect(away.said()).not.toContain('s3cret');
});
