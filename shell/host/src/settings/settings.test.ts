import { SettingError } from './setting-reader';
import { readSettings, type Settings } from './settings';

const read = (environment: Record<string, string>) => readSettings(environment, '/srv/portal');
const TOKEN = 'a-token-of-the-monitoring-long-enough';
const ANALYTICS = { PORTAL_ANALYTICS_ID: '7', PORTAL_ANALYTICS_URL: 'https://mesure.example/matomo.php' };

// Where others come in, more defaults differ: `reach.test.ts`.
it.each<[Record<string, string>, { readonly [Key in keyof Settings]?: unknown }]>([
  [
    { PORT: '', DATABASE_URL: ' ' },
    {
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: undefined,
      insistence: 'host',
      affiliationCookie: 'immediate',
      telemetrySample: 1,
      canaryGuard: true,
      accounts: expect.objectContaining({
        resetMinutes: 20,
        lifetimes: { idleS: 1800, absoluteS: 43_200, stayIdleS: 1_209_600, stayAbsoluteS: 2_592_000 },
        trustedProxies: [],
      }) as unknown,
    },
  ],
  [
    { HOST: '0.0.0.0', PORTAL_METRICS_TOKEN: TOKEN },
    { demo: false, metricsReaders: { token: TOKEN } },
  ],
  [{ PORTAL_DEMO: '0', PORTAL_LOG: 'error' }, { logLevel: 'error' }],
  // The database has a process of its own: lists wait sooner.
  [{ DATABASE_URL: 'postgres://localhost/portal' }, { shedDelayMs: 200 }],
  [
    { PORTAL_SHED_DELAY_MS: '0', DATABASE_POOLER: '0' },
    { shedDelayMs: 0, databaseIsPooled: false },
  ],
  [
    { PORTAL_CANARY_GUARD: '0', PORTAL_ACCEPTANCE_MOVES_REQUEST: '0' },
    { canaryGuard: false, acceptanceMovesRequest: false },
  ],
  // The name in its own address is always one of them.
  [
    { ALLOWED_HOSTS: ' Portail.Example , 10.0.0.7,[FD00::1] ', PUBLIC_URL: 'https://public.example:8443' },
    { allowedHosts: ['portail.example', '10.0.0.7', '[fd00::1]', 'public.example'] },
  ],
  [
    { PORTAL_ADMIN_EMAIL: 'a@b.example', PORTAL_ADMIN_PASSWORD: 'x' },
    { admin: { email: 'a@b.example', password: 'x' } },
  ],
  [
    { ...ANALYTICS, PORTAL_AFFILIATION_COOKIE: 'consent' },
    { analytics: { id: '7', url: 'https://mesure.example/matomo.php' }, affiliationCookie: 'consent' },
  ],
  [{ PORTAL_TELEMETRY_SAMPLE: '0.25' }, { telemetrySample: 0.25 }],
  [{ PORTAL_SECRET: `${TOKEN} of all instances` }, { secret: `${TOKEN} of all instances` }],
  [
    {
      RESET_LINK_MINUTES: '60',
      SESSION_IDLE_MINUTES: '15',
      MAIL_FROM: 'InterGestion <portail@example.org>',
      PASSWORD_BLOCKLIST: '1',
      TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1 2001:db8::/32',
      FRONT_WEBSITES: 'https://a.example,https://b.example:8443',
      ATTEMPT_LIMITS: 'registration=50/3600, contact=5/60',
      MAX_PROJECTS: '250',
    },
    {
      accounts: expect.objectContaining({
        resetMinutes: 60,
        lifetimes: expect.objectContaining({ idleS: 900 }) as unknown,
        mailFrom: 'InterGestion <portail@example.org>',
        passwordBlocklist: true,
        trustedProxies: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'],
        frontWebsites: ['https://a.example', 'https://b.example:8443'],
        limits: { registration: { count: 50, windowS: 3600 }, contact: { count: 5, windowS: 60 } },
        holdings: { projects: 250 },
      }) as unknown,
    },
  ],
])('read %j as %j', (environment, settings) => {
  expect(read(environment)).toMatchObject(settings);
});

it.each<[Record<string, string>, string]>([
  [{ PORT: '80a' }, 'PORT="80a" is not a whole number from 0 to 65535.'],
  [{ PORTAL_COPY_MINUTES: '0' }, 'PORTAL_COPY_MINUTES="0" is not a whole number from 1 to 1440.'],
  [{ PORTAL_HSTS: 'yes' }, 'PORTAL_HSTS="yes" is not off, host, subdomains, preload.'],
  [{ PORTAL_DEMO: 'yes' }, 'PORTAL_DEMO="yes" is not 0 or 1.'],
  [{ PORTAL_LOG: 'all' }, 'PORTAL_LOG="all" is not error, warn or info.'],
  [{ HOST: 'http://x' }, 'HOST="http://x" is not a host name or address.'],
  [
    { BACK_OFFICE_URL: 'ftp://x.example' },
    'BACK_OFFICE_URL="ftp://x.example" is not an address that starts with http:// or https://.',
  ],
  [
    { BACK_OFFICE_URL: 'http://oro.example', PORTAL_DEMO: '1' },
    'PORTAL_DEMO=1 and BACK_OFFICE_URL exclude each other: the accounts are those of that back office.',
  ],
  [
    { PUBLIC_URL: 'https://portail.example/app' },
    'PUBLIC_URL="https://portail.example/app" is not an origin, such as https://portail.example.',
  ],
  [{ ALLOWED_HOSTS: 'a.example:443' }, 'ALLOWED_HOSTS="a.example:443" is not a list of host names'],
  [{ ALLOWED_HOSTS: '*.example' }, 'ALLOWED_HOSTS="*.example" is not a list of host names'],
  [
    { PORTAL_ANALYTICS_ID: '7' },
    'PORTAL_ANALYTICS_ID and PORTAL_ANALYTICS_URL go together: give both or neither.',
  ],
  [
    { ...ANALYTICS, PORTAL_ANALYTICS_ID: '<script>' },
    'PORTAL_ANALYTICS_ID="<script>" is not letters, digits, - and _, at most 64.',
  ],
  [{ PORTAL_AFFILIATION_COOKIE: 'never' }, 'PORTAL_AFFILIATION_COOKIE="never" is not immediate or consent.'],
  [
    { PORTAL_TELEMETRY_SAMPLE: '1.5' },
    'PORTAL_TELEMETRY_SAMPLE="1.5" is not a share from 0 to 1, such as 0.25.',
  ],
  [{ PORTAL_ADMIN_EMAIL: 'a@b.example' }, 'PORTAL_ADMIN_EMAIL and PORTAL_ADMIN_PASSWORD go together'],
  [
    { PORTAL_ADMIN_EMAIL: 'nobody', PORTAL_ADMIN_PASSWORD: 'x' },
    'PORTAL_ADMIN_EMAIL="nobody" is not an e-mail address.',
  ],
  [{ PORTAL_SECURITY_CONTACT: 'a@b.example' }, 'mailto:securite@portail.example or https://'],
  [{ PORTAL_SECURITY_CONTACT: 'mailto:a@b\nExpires: never' }, 'mailto:securite@portail.example or https://'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,all' }, 'TRUSTED_PROXIES="all" is not an address or a network'],
  [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES="10.0.0.0/40" is not'],
  [{ FRONT_WEBSITES: 'https://a.example/x' }, 'FRONT_WEBSITES="https://a.example/x" is not an origin'],
  [{ ATTEMPT_LIMITS: 'registration=0/60' }, 'ATTEMPT_LIMITS="registration=0/60" is not a limit'],
  [{ ATTEMPT_LIMITS: 'contact=5/7201' }, 'ATTEMPT_LIMITS="contact=5/7201" is not a limit'],
  [{ ATTEMPT_LIMITS: 'guesses=5/60' }, 'ATTEMPT_LIMITS="guesses=5/60" is not a limit'],
  [{ MAX_ADDRESSES: '0' }, 'MAX_ADDRESSES="0" is not a whole number from 1 to 100000.'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM="nobody" is not an address'],
  // What may hold a secret is not repeated.
  [{ DATABASE_URL: 'mysql://u:secret@db' }, 'DATABASE_URL="…" is not'],
  [{ PORTAL_SECRET: 'secret' }, 'PORTAL_SECRET is too short'],
  [{ PORTAL_METRICS_TOKEN: 'secret' }, 'PORTAL_METRICS_TOKEN is too short'],
])('say in one line what is wrong with %j', (environment, message) => {
  expect(() => read(environment)).toThrow(SettingError);
  expect(() => read(environment)).toThrow(message);
  expect(() => read(environment)).not.toThrow(/secret(?!e)/);
});
