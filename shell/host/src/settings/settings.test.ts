import { SettingError } from './setting-reader';
import { readSettings } from './settings';

const read = (environment: Record<string, string>) => readSettings(environment, '/srv/portal');

describe('the settings', () => {
  it('have a default for everything', () => {
    const { accounts, ...settings } = read({});
    expect(accounts.resetMinutes).toBe(20);
    expect(settings).toEqual({
      host: '127.0.0.1',
      port: 8080,
      sharesOneAddress: false,
      clamdUrl: undefined,
      dataDir: '/srv/portal/.data',
      copyEveryMs: 300_000,
      dist: '/srv/portal/dist',
      demo: true,
      noTrialBy: undefined,
      publicBy: undefined,
      callGapMs: 500,
      databaseUrl: undefined,
      databaseIsPooled: undefined,
      backOfficeUrl: undefined,
      contentUrl: undefined,
      smtpUrl: undefined,
      publicUrl: undefined,
      allowedHosts: [],
      insistence: 'host',
      shedDelayMs: 1000,
      secret: undefined,
      analytics: undefined,
      affiliationCookie: 'immediate',
      telemetrySample: 1,
      canaryGuard: true,
      acceptanceMovesRequest: true,
      logLevel: 'warn',
      metricsReaders: 'loopback',
      securityContact: undefined,
      admin: undefined,
    });
  });

  it('load no demo accounts where others can reach them, unless asked', () => {
    expect(read({ HOST: '0.0.0.0' }).demo).toBe(false);
    expect(read({ HOST: '0.0.0.0', PORTAL_DEMO: '1' }).demo).toBe(true);
    expect(read({ HOST: 'localhost', PORTAL_DEMO: '0' }).demo).toBe(false);
  });

  it.each(['mailto:securite@portail.example', 'https://portail.example/securite'])(
    'name where weaknesses are told: %s',
    (contact) => {
      expect(read({ PORTAL_SECURITY_CONTACT: contact }).securityContact).toBe(contact);
    },
  );

  it.each(['securite@portail.example', 'http://portail.example', 'mailto:x', 'mailto:a@b\nExpires: never'])(
    'name no place where nothing can be told: %j',
    (contact) => {
      expect(() => read({ PORTAL_SECURITY_CONTACT: contact })).toThrow(
        'mailto:securite@portail.example or https://portail.example/securite.',
      );
    },
  );

  it('take an empty value for none', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('show metrics to this machine alone, to nobody where others come in, or to whoever has the token', () => {
    const token = 'a token of the monitoring, long enough';
    expect(read({ HOST: '0.0.0.0' }).metricsReaders).toBe('nobody');
    expect(read({ PUBLIC_URL: 'https://portail.example' }).metricsReaders).toBe('nobody');
    expect(
      read({ HOST: '0.0.0.0', PORTAL_METRICS_TOKEN: token.replaceAll(' ', '-') }).metricsReaders,
    ).toEqual({
      token: token.replaceAll(' ', '-'),
    });
    expect(() => read({ PORTAL_METRICS_TOKEN: 'short' })).toThrow('PORTAL_METRICS_TOKEN is too short');
    expect(() => read({ PORTAL_METRICS_TOKEN: token })).not.toThrow(token);
  });

  it('log each answer and refusal, but for a trial with demo data, unless told', () => {
    expect(read({ HOST: '0.0.0.0' }).logLevel).toBe('info');
    expect(read({ PORTAL_DEMO: '0' }).logLevel).toBe('info');
    expect(read({ PORTAL_LOG: 'info' }).logLevel).toBe('info');
    expect(read({ PORTAL_DEMO: '0', PORTAL_LOG: 'error' }).logLevel).toBe('error');
    expect(() => read({ PORTAL_LOG: 'all' })).toThrow('PORTAL_LOG="all" is not error, warn or info.');
  });

  it('let lists wait sooner where the database has a process of its own', () => {
    expect(read({ DATABASE_URL: 'postgres://localhost/portal' }).shedDelayMs).toBe(200);
    expect(read({ PORTAL_SHED_DELAY_MS: '0' }).shedDelayMs).toBe(0);
  });

  it('O3: say that a pooler stands before the database, or that none does, where it is not to be found out', () => {
    expect(read({ DATABASE_POOLER: '1' }).databaseIsPooled).toBe(true);
    expect(read({ DATABASE_POOLER: '0' }).databaseIsPooled).toBe(false);
  });

  it('leave canaries to who deploys them, when asked', () => {
    expect(read({ PORTAL_CANARY_GUARD: '0' }).canaryGuard).toBe(false);
  });

  it('leave a request where it is once its proposition is accepted, when asked', () => {
    expect(read({ PORTAL_ACCEPTANCE_MOVES_REQUEST: '0' }).acceptanceMovesRequest).toBe(false);
  });

  it.each([
    ['portail.example', ['portail.example']],
    [' Portail.Example , 10.0.0.7,[FD00::1] ', ['portail.example', '10.0.0.7', '[fd00::1]']],
  ])('T40: take “%s” as the names under which the portal answers', (text, names) => {
    expect(read({ ALLOWED_HOSTS: text }).allowedHosts).toEqual(names);
    // The name in its own address is always included.
    const { allowedHosts } = read({ ALLOWED_HOSTS: text, PUBLIC_URL: 'https://public.example:8443' });
    expect(allowedHosts).toEqual([...names, 'public.example']);
  });

  it.each([
    'portail.example:443',
    'https://portail.example',
    'a.example,',
    '*',
    '*.example',
    'a b',
    'a.example/x',
    'x@a.example',
    '::1',
  ])('T40: refuse “%s” as such names', (text) => {
    expect(() => read({ ALLOWED_HOSTS: text })).toThrow(/^ALLOWED_HOSTS=".*" is not a list of host names/);
  });

  it('take the first administrator', () => {
    expect(read({ PORTAL_ADMIN_EMAIL: 'a@b.example', PORTAL_ADMIN_PASSWORD: 'x' }).admin).toEqual({
      email: 'a@b.example',
      password: 'x',
    });
  });

  it('take what needs the consent of the visitors', () => {
    const url = 'https://mesure.example/matomo.php';
    expect(
      read({ PORTAL_ANALYTICS_ID: '7', PORTAL_ANALYTICS_URL: url, PORTAL_AFFILIATION_COOKIE: 'consent' }),
    ).toMatchObject({ analytics: { id: '7', url }, affiliationCookie: 'consent' });
  });

  it.each([
    ['0', 0],
    ['0.25', 0.25],
    ['1', 1],
  ])('take %s as the share of the visits that tell their problems', (share, sample) => {
    expect(read({ PORTAL_TELEMETRY_SAMPLE: share }).telemetrySample).toBe(sample);
  });

  it.each(['10 %', '1.5', '-0.1', '.5', '1e-3', 'NaN'])('refuse %s as a share', (share) => {
    expect(() => read({ PORTAL_TELEMETRY_SAMPLE: share })).toThrow(
      `PORTAL_TELEMETRY_SAMPLE="${share}" is not a share from 0 to 1, such as 0.25.`,
    );
  });

  it.each([
    [{ PORT: '80a' }, 'PORT="80a" is not a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT="70000" is not a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT="-1" is not a whole number from 0 to 65535.'],
    [{ PORTAL_CALL_GAP_MS: 'fast' }, 'PORTAL_CALL_GAP_MS="fast" is not a whole number from 0 to 60000.'],
    [{ PORTAL_COPY_MINUTES: '0' }, 'PORTAL_COPY_MINUTES="0" is not a whole number from 1 to 1440.'],
    [{ PORTAL_HSTS: 'yes' }, 'PORTAL_HSTS="yes" is not off, host, subdomains, preload.'],
    [{ PORTAL_DEMO: 'yes' }, 'PORTAL_DEMO="yes" is not 0 or 1.'],
    [{ HOST: 'http://x' }, 'HOST="http://x" is not a host name or address.'],
    [
      { BACK_OFFICE_URL: 'ftp://x.example' },
      'BACK_OFFICE_URL="ftp://x.example" is not an address that starts with http:// or https://.',
    ],
    [
      { PUBLIC_URL: 'https://portail.example/app' },
      'PUBLIC_URL="https://portail.example/app" is not an origin, such as https://portail.example.',
    ],
    [
      { PORTAL_ANALYTICS_ID: '7' },
      'PORTAL_ANALYTICS_ID and PORTAL_ANALYTICS_URL go together: give both or neither.',
    ],
    [
      { PORTAL_ANALYTICS_ID: '<script>', PORTAL_ANALYTICS_URL: 'https://mesure.example/matomo.php' },
      'PORTAL_ANALYTICS_ID="<script>" is not letters, digits, - and _, at most 64.',
    ],
    [
      { PORTAL_AFFILIATION_COOKIE: 'never' },
      'PORTAL_AFFILIATION_COOKIE="never" is not immediate or consent.',
    ],
    [{ PORTAL_ADMIN_EMAIL: 'a@b.example' }, /go together/],
    [
      { PORTAL_ADMIN_EMAIL: 'nobody', PORTAL_ADMIN_PASSWORD: 'x' },
      'PORTAL_ADMIN_EMAIL="nobody" is not an e-mail address.',
    ],
  ])('say in one line what is wrong with %j', (environment, message) => {
    expect(() => read(environment)).toThrow(SettingError);
    expect(() => read(environment)).toThrow(message);
  });

  it('never repeat a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://u:secret@db' })).toThrow(/^DATABASE_URL="…" is not/);
  });

  it('take a secret that several instances share, and refuse a short one without repeating it', () => {
    const secret = 'one secret for all the instances of the portal';
    expect(read({ PORTAL_SECRET: secret }).secret).toBe(secret);
    expect(() => read({ PORTAL_SECRET: 'geheim' })).toThrow('PORTAL_SECRET is too short');
    expect(() => read({ PORTAL_SECRET: 'geheim' })).not.toThrow('geheim');
  });
});
