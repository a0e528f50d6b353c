import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startedFolder } from '@portal/back-office/started-folder';
import { createServer, type OpenBackOffice } from '@portal/back-office';
import { openEmbedded } from '../deployment';
import { readSettings, type Settings } from '../settings/settings';
import { startLines } from './start-lines';

const OPEN_MS = 240_000;
const PUBLIC = { PUBLIC_URL: 'https://portail.example', TRUSTED_PROXIES: '127.0.0.1' };
const ADMIN = { PORTAL_ADMIN_EMAIL: 'chef@example.org', PORTAL_ADMIN_PASSWORD: 'Violette-quarante-7' };
const DEMO_ADMIN = { email: 'admin@intergestion.example', password: 'Portail2026' };

let folder: string;
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

describe('with a store', () => {
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
    await startedFolder(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'a public address and nothing else: nobody has a known password, and the start says why and what to set',
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
      // A store that has accounts of its own gets no demo data.
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

  it(
    'a store that holds demo accounts does not open where others reach it unless asked, and says later that it has them',
    async () => {
      await started({}, async ({ lines, signIn }) => {
        expect(await signIn(DEMO_ADMIN)).toBe(200);
        expect(lines[1]).toBe(
          `Mode: demo data, the embedded store in ${folder}, this machine alone reaches it.`,
        );
        expect(lines).toContain('Demo accounts (password Portail2026):');
      });
      await expect(started({ TRUSTED_PROXIES: '127.0.0.1' }, () => Promise.resolve())).rejects.toThrow(
        'The store holds demo accounts, whose password everybody knows, and TRUSTED_PROXIES=127.0.0.1 lets others reach them: choose another store (PORTAL_DATA_DIR or DATABASE_URL), or set PORTAL_DEMO=1 to publish them on purpose.',
      );
      await started({ PORTAL_DEMO: '0' }, async ({ lines, signIn }) => {
        expect(await signIn(DEMO_ADMIN)).toBe(200);
        expect(lines[1]).toBe(
          `Mode: demo accounts of an earlier start (PORTAL_DEMO=0), the embedded store in ${folder}, this machine alone reaches it.`,
        );
      });
    },
    OPEN_MS,
  );
});

describe('the lines of a start', () => {
  const linesOf = (environment: Record<string, string>, demoAccounts?: readonly string[]) =>
    startLines('https://portail.example', readSettings(environment, '/'), {
      hasAdministrator: true,
      demoAccounts,
    }).slice(1);
  const published = { ...PUBLIC, PORTAL_DEMO: '1' };
  const database = { DATABASE_URL: 'postgres://127.0.0.1/portal' };

  it.each([
    [
      database,
      [DEMO_ADMIN.email],
      'demo accounts of an earlier start (DATABASE_URL is set: no more are loaded)',
    ],
    [database, undefined, 'no demo data (DATABASE_URL is set: only PORTAL_DEMO=1 would load them)'],
  ])('with %j tell of the accounts %j', (environment, accounts, mode) => {
    expect(linesOf(environment, accounts)).toEqual([
      `Mode: ${mode}, the PostgreSQL of DATABASE_URL, this machine alone reaches it.`,
    ]);
  });

  it.each([
    ['admin', ' as its administrator'],
    // Only the accounts that still have their password.
    ['agent', ''],
  ])('tell loudly of demo accounts that were published on purpose: %s', (account, as) => {
    expect(linesOf(published, [`${account}@intergestion.example`]).slice(1)).toEqual([
      `WARNING: PORTAL_DEMO=1 lets everybody who reaches https://portail.example sign in${as}: the password of the demo accounts is public.`,
      'Demo accounts (password Portail2026):',
      `  ${account}@intergestion.example`,
    ]);
  });

  it('say what to set where a public address stands behind a proxy that nobody named', () => {
    expect(linesOf({ PUBLIC_URL: 'https://portail.example' }).slice(1)).toEqual([
      'WARNING: PUBLIC_URL is reached through a proxy, and all its visitors count as one address: set TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1. Until then sign-ins and resets are limited by account alone, and a stranger can use up the registrations of an hour.',
    ]);
    expect(linesOf(PUBLIC).slice(1)).toEqual([]);
  });

  it('name another back office without a password in its address, and no account of ours', () => {
    const settings = readSettings(
      { BACK_OFFICE_URL: 'https://u:secret@oro.example/app/', CONTENT_URL: 'https://contenus.example' },
      '/',
    );
    expect(startLines('http://127.0.0.1:8080', settings, undefined)).toEqual([
      'InterGestion is ready: http://127.0.0.1:8080',
      'Mode: no demo data, the back office of https://oro.example/app, texts of https://contenus.example, this machine alone reaches it.',
    ]);
  });
});
