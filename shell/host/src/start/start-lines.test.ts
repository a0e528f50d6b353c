import { backOfficeOptionsOf } from '../deployment';
import { readSettings } from '../settings/settings';
import { startLines } from './start-lines';

const PUBLIC = { PUBLIC_URL: 'https://portail.example', TRUSTED_PROXIES: '127.0.0.1' };
const DEMO_ADMIN = 'admin@intergestion.example';

describe('the lines of a start', () => {
  const linesOf = (
    environment: Record<string, string>,
    demoAccounts?: readonly string[],
    hasAdministrator = true,
  ) =>
    startLines('https://portail.example', readSettings(environment, '/srv'), {
      hasAdministrator,
      demoAccounts,
    }).slice(1);
  const published = { ...PUBLIC, PORTAL_DEMO: '1' };
  const database = { DATABASE_URL: 'postgres://u:secret@127.0.0.1/portal' };

  const embedded = 'the embedded store in /srv/.data';
  const alone = 'this machine alone reaches it';
  const others = 'others reach it (PUBLIC_URL=https://portail.example)';

  it.each<[string, Record<string, string>, readonly string[] | undefined]>([
    [
      `demo accounts of an earlier start (DATABASE_URL is set: no more are loaded), the PostgreSQL of DATABASE_URL, ${alone}`,
      database,
      [DEMO_ADMIN],
    ],
    [
      `no demo data (DATABASE_URL is set: only PORTAL_DEMO=1 would load them), the PostgreSQL of DATABASE_URL, ${alone}`,
      database,
      undefined,
    ],
    [`demo accounts of an earlier start (PORTAL_DEMO=0), ${embedded}, ${alone}`, { PORTAL_DEMO: '0' }, []],
    [
      `no demo data (PUBLIC_URL=https://portail.example is set: only PORTAL_DEMO=1 would load them), ${embedded}, ${others}`,
      PUBLIC,
      undefined,
    ],
    [
      `no demo data (the store has accounts of its own: PORTAL_DEMO fills only an empty one), ${embedded}, ${others}`,
      published,
      undefined,
    ],
  ])('say in one: %s', (mode, environment, accounts) => {
    expect(linesOf(environment, accounts)).toEqual([`Mode: ${mode}.`]);
  });

  it('say of a trial who may sign in, and no more', () => {
    expect(linesOf({}, [DEMO_ADMIN])).toEqual([
      `Mode: demo data, ${embedded}, ${alone}.`,
      'Demo accounts (password Portail2026):',
      `  ${DEMO_ADMIN}`,
    ]);
  });

  it('warn where nobody can administer the portal, and say what to set', () => {
    expect(linesOf(PUBLIC, undefined, false).slice(1)).toEqual([
      'WARNING: nobody can administer this portal: its store has no administrator. Set PORTAL_ADMIN_EMAIL and PORTAL_ADMIN_PASSWORD, and start it again.',
    ]);
  });

  // `demo-accounts-in-store.test.ts` has what the store does with it.
  it('are of a store that is told who reaches it', () => {
    const settings = readSettings({ TRUSTED_PROXIES: '127.0.0.1' }, '/srv');
    expect(backOfficeOptionsOf(settings, 'https://portail.example')).toMatchObject({
      demo: false,
      publicBy: 'TRUSTED_PROXIES=127.0.0.1',
    });
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
