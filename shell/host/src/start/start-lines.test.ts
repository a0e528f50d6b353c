import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startedFolder } from '@portal/back-office/started-folder';
import { createServer, type OpenBackOffice } from '@portal/back-office';
import { openEmbedded } from '../open-back-office';
import { readSettings, type Settings } from '../settings/settings';
import { startLines } from './start-lines';

const OPEN_MS = 240_000;
const PUBLIC = { PUBLIC_URL: 'https://portail.example' };
const ADMIN = { PORTAL_ADMIN_EMAIL: 'chef@example.org', PORTAL_ADMIN_PASSWORD: 'Violette-quarante-7' };
const DEMO_ADMIN = { email: 'admin@intergestion.example', password: 'Portail2026' };

let folder: string;
/** A data folder filled by the first test, since loading demo data takes seconds. */
const tried = mkdtempSync(path.join(tmpdir(), 'portal-tried-'));
afterAll(() => rmSync(tried, { recursive: true, force: true }));
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
  await startedFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly lines: readonly string[];
  readonly settings: Settings;
  signIn(account: { email: string; password: string }): Promise<number>;
}

/** Runs the back office as `main.ts` does with these settings, for the duration of a callback. */
async function started<T>(
  environment: Record<string, string>,
  ask: (portal: Started) => Promise<T>,
): Promise<T> {
  const settings = readSettings({ PORTAL_DATA_DIR: folder, PORTAL_LOG: 'error', ...environment }, '/');
  const app = createServer({ log: settings.logLevel });
  let office: OpenBackOffice | undefined;
  try {
    office = await openEmbedded(settings, 'https://portail.example', app.log);
    if (office) await app.register(office.plugin);
    const lines = startLines('https://portail.example', settings, office);
    const signIn = async (meta: object) => {
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/login', payload: { meta } });
      return statusCode;
    };
    return await ask({ lines, settings, signIn });
  } finally {
    await app.close();
    await office?.close();
  }
}

it(
  'S1: a public address and nothing else: the demo administrator is refused, and the start says why and what to set',
  async () => {
    await started(PUBLIC, async ({ lines, signIn }) => {
      expect(await signIn(DEMO_ADMIN)).toBe(403);
      expect(lines).toEqual([
        'InterGestion is ready: https://portail.example',
        `Mode: no demo data (PUBLIC_URL=https://portail.example is set: only PORTAL_DEMO=1 would load them), the embedded store in ${folder}, others reach it (PUBLIC_URL=https://portail.example).`,
        'WARNING: nobody can administer this portal: its store has no administrator. Set PORTAL_ADMIN_EMAIL and PORTAL_ADMIN_PASSWORD, and start it again.',
      ]);
    });
    await started({ ...PUBLIC, ...ADMIN }, async ({ lines, signIn }) => {
      expect(await signIn({ email: 'chef@example.org', password: 'Violette-quarante-7' })).toBe(200);
      expect(await signIn(DEMO_ADMIN)).toBe(403);
      expect(lines.join()).not.toContain('WARNING');
      expect(lines.join()).not.toContain('Portail2026');
    });
  },
  OPEN_MS,
);

it(
  'S1: a store that holds demo accounts does not open under a public address, unless it is asked for',
  async () => {
    await started({}, async ({ lines, signIn }) => {
      expect(await signIn(DEMO_ADMIN)).toBe(200);
      expect(lines[1]).toBe(
        `Mode: demo data, the embedded store in ${folder}, this machine alone reaches it.`,
      );
      expect(lines).toContain('Demo accounts (password Portail2026):');
    });
    cpSync(folder, tried, { recursive: true });
    await expect(started({ TRUSTED_PROXIES: '127.0.0.1' }, () => Promise.resolve())).rejects.toThrow(
      'The store holds demo accounts, whose password everybody knows, and TRUSTED_PROXIES=127.0.0.1 lets others reach them',
    );
    await expect(started({ ...PUBLIC, ...ADMIN }, () => Promise.resolve())).rejects.toThrow(
      'The store holds demo accounts, whose password everybody knows, and PUBLIC_URL=https://portail.example lets others reach them: choose another store (PORTAL_DATA_DIR or DATABASE_URL), or set PORTAL_DEMO=1 to publish them on purpose.',
    );
  },
  OPEN_MS,
);

it(
  'S1: a start that loads no demo data says so of a store that holds demo accounts, until nobody has the password',
  async () => {
    rmSync(folder, { recursive: true });
    cpSync(tried, folder, { recursive: true });
    await started({ PORTAL_DEMO: '0' }, async ({ lines, signIn }) => {
      expect(await signIn(DEMO_ADMIN)).toBe(200);
      expect(lines[1]).toBe(
        `Mode: demo accounts of an earlier start (PORTAL_DEMO=0), the embedded store in ${folder}, this machine alone reaches it.`,
      );
    });
    // A database that demo data were loaded into before.
    const settings = readSettings({ DATABASE_URL: 'postgres://127.0.0.1/portal' }, '/');
    const modeOf = (demoAccounts: readonly string[] | undefined) =>
      startLines('http://127.0.0.1:8080', settings, { hasAdministrator: true, demoAccounts })[1];
    expect(modeOf([DEMO_ADMIN.email])).toBe(
      'Mode: demo accounts of an earlier start (DATABASE_URL is set: no more are loaded), the PostgreSQL of DATABASE_URL, this machine alone reaches it.',
    );
    expect(modeOf(undefined)).toContain(
      'no demo data (DATABASE_URL is set: only PORTAL_DEMO=1 would load them)',
    );
  },
  OPEN_MS,
);

it('S1: demo accounts that were published on purpose are told loudly', () => {
  const settings = readSettings({ ...PUBLIC, PORTAL_DEMO: '1' }, '/');
  const found = { hasAdministrator: true, demoAccounts: ['admin@intergestion.example'] };
  const lines = startLines('https://portail.example', settings, found);
  expect(lines[2]).toMatch(/^WARNING: PORTAL_DEMO=1 lets everybody who reaches https:.* administrator/);
  expect(lines).toContain('  admin@intergestion.example');
});

it(
  'S1: a store that has accounts of its own gets no demo data, and the start tells of none',
  async () => {
    await started({ PORTAL_DEMO: '0', ...ADMIN }, () => Promise.resolve());
    await started({ ...PUBLIC, PORTAL_DEMO: '1' }, async ({ lines, signIn }) => {
      expect(await signIn(DEMO_ADMIN)).toBe(403);
      expect(lines).toEqual([
        'InterGestion is ready: https://portail.example',
        `Mode: no demo data (the store has accounts of its own: PORTAL_DEMO fills only an empty one), the embedded store in ${folder}, others reach it (PUBLIC_URL=https://portail.example).`,
      ]);
    });
  },
  OPEN_MS,
);

it('S1: of demo accounts only those are told that still have their password', () => {
  const settings = readSettings({ ...PUBLIC, PORTAL_DEMO: '1' }, '/');
  const found = { hasAdministrator: true, demoAccounts: ['agent@intergestion.example'] };
  expect(startLines('https://portail.example', settings, found).slice(2)).toEqual([
    'WARNING: PORTAL_DEMO=1 lets everybody who reaches https://portail.example sign in: the password of the demo accounts is public.',
    'Demo accounts (password Portail2026):',
    '  agent@intergestion.example',
  ]);
});

it('O6: another back office is named, without a password in its address, and no account of ours is told', () => {
  const settings = readSettings(
    { BACK_OFFICE_URL: 'https://u:secret@oro.example/app/', CONTENT_URL: 'https://contenus.example' },
    '/',
  );
  expect(startLines('http://127.0.0.1:8080', settings, undefined)).toEqual([
    'InterGestion is ready: http://127.0.0.1:8080',
    'Mode: no demo data, the back office of https://oro.example/app, texts of https://contenus.example, this machine alone reaches it.',
  ]);
});
