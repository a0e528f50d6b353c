import { isLoopback } from './reach';
import { readSettings } from './settings';

describe('what leads to this machine', () => {
  it.each(
    '127.0.0.1 127.8.9.10 localhost LOCALHOST a.localhost ::1 [::1] 0:0::1 ::ffff:127.0.0.1 ::ffff:7f00:1'.split(
      ' ',
    ),
  )('is %s', (host) => expect(isLoopback(host)).toBe(true));

  it.each([
    ...'0.0.0.0 :: 10.0.0.1 127.0.0.1.nip.io localhost.example 127.1.example ::ffff:10.0.0.1 fe80::1'.split(
      ' ',
    ),
    '',
  ])('is not “%s”', (host) => expect(isLoopback(host)).toBe(false));
});

/** Settings; whether demo data are the default; the setting that makes the portal reachable by others. */
const TABLE: readonly (readonly [Record<string, string>, boolean, string | undefined])[] = [
  [{}, true, undefined],
  [{ HOST: 'localhost' }, true, undefined],
  [{ HOST: '::1' }, true, undefined],
  [{ HOST: '0.0.0.0' }, false, 'HOST=0.0.0.0'],
  [{ HOST: 'portail.example' }, false, 'HOST=portail.example'],
  [{ PUBLIC_URL: 'https://portail.example' }, false, 'PUBLIC_URL=https://portail.example'],
  [{ PUBLIC_URL: 'http://localhost:8090' }, true, undefined],
  [{ ALLOWED_HOSTS: 'portail.example' }, false, 'ALLOWED_HOSTS=portail.example'],
  [{ ALLOWED_HOSTS: 'localhost,127.0.0.1' }, true, undefined],
  // A proxy on this machine calls from the loopback on behalf of others.
  [{ TRUSTED_PROXIES: '127.0.0.1' }, false, 'TRUSTED_PROXIES=127.0.0.1'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, false, 'TRUSTED_PROXIES=10.0.0.0/8,::1'],
  [{ DATABASE_URL: 'postgres://127.0.0.1/portal' }, false, undefined],
  [{ BACK_OFFICE_URL: 'http://127.0.0.1:9000' }, false, undefined],
  [{ CONTENT_URL: 'https://contenus.example', SMTP_URL: 'smtp://mail.example' }, true, undefined],
];

it.each(TABLE)(
  'with %j and nothing else, demo data are there: %s; reached by %s',
  (environment, demo, by) => {
    const settings = readSettings(environment, '/srv/portal');
    expect({ demo: settings.demo, publicBy: settings.publicBy }).toEqual({ demo, publicBy: by });
    expect(settings.noTrialBy === undefined).toBe(demo);
    // Other defaults meant for a local trial depend on the same rule.
    expect(settings.metricsReaders).toBe(by === undefined ? 'loopback' : 'nobody');
    expect(settings.logLevel).toBe(demo ? 'warn' : 'info');
    expect(settings.accounts.passwordBlocklist).toBe(!demo);
    expect(readSettings({ ...environment, PORTAL_DEMO: '0' }, '/srv/portal').demo).toBe(false);
  },
);
