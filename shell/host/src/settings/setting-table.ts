/** Documentation of one setting of the environment. Parsing and validation: `settings.ts`. */
export interface SettingEntry {
  readonly name: string;
  /** The default, in words; code in backticks. */
  readonly fallback: string;
  readonly meaning: string;
  /** A valid value, for `.env.example`. */
  readonly example: string;
}

export interface SettingGroup {
  readonly title: string;
  readonly entries: readonly SettingEntry[];
}

const setting = (name: string, fallback: string, example: string, meaning: string): SettingEntry => ({
  name,
  fallback,
  example,
  meaning,
});

/** Every setting of the server. `docs/settings.md` and `.env.example` are generated from here. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Where it listens, and what it keeps',
    entries: [
      setting('HOST', '`127.0.0.1`', '127.0.0.1', 'Address that the server listens on.'),
      setting('PORT', '`8080`', '8080', 'Port that it listens on; 0 takes a free one.'),
      setting(
        'PORTAL_DATA_DIR',
        '`.data`',
        '/var/lib/portal',
        'Folder of the embedded store, its files and copies, the outbox, and the secret where none is set.',
      ),
      setting(
        'PORTAL_COPY_MINUTES',
        '`5`',
        '5',
        'Minutes between copies of the embedded store, when something changed.',
      ),
      setting(
        'PORTAL_DIST',
        '`dist`',
        '/srv/portal/dist',
        'Folder of the builds that are served: shell, remotes, `remotes.json`.',
      ),
    ],
  },
  {
    title: 'What it is connected to',
    entries: [
      setting(
        'DATABASE_URL',
        'none',
        'postgresql://portal@db.example/portal?sslmode=verify-full',
        'A PostgreSQL (15 or newer) instead of the embedded store. `sslmode`, `sslrootcert`, `sslcert` and `sslkey` mean what they mean to libpq.',
      ),
      setting(
        'DATABASE_POOLER',
        'found out',
        '1',
        '`1`: a pooler in transaction mode stands before the database; `0`: none does.',
      ),
      setting(
        'BACK_OFFICE_URL',
        'none',
        'https://oro.example',
        'An existing Oro back office instead of the embedded one.',
      ),
      setting(
        'CONTENT_URL',
        'none',
        'https://contenus.example',
        'An existing Directus instead of the embedded content service.',
      ),
      setting(
        'SMTP_URL',
        'none',
        'smtps://portail:…@mail.example',
        'Mail server. Without it messages are written to `outbox/` in the data folder.',
      ),
      setting(
        'MAIL_FROM',
        'an address of `intergestion.example`',
        'InterGestion <portail@example.org>',
        'Sender of the mails.',
      ),
    ],
  },
  {
    title: 'Who reaches it',
    entries: [
      setting(
        'PUBLIC_URL',
        'what it listens on',
        'https://portail.example',
        'Origin at which browsers reach the portal. Its scheme decides the headers for HTTPS; links in mails, canonical addresses and shared links are made of it.',
      ),
      setting(
        'ALLOWED_HOSTS',
        'any, or the name in `PUBLIC_URL`',
        'portail.example,www.portail.example',
        'Names (no ports) that the portal answers to, beside that of `PUBLIC_URL`. Others get 421.',
      ),
      setting(
        'TRUSTED_PROXIES',
        'none',
        '10.0.0.0/8',
        'Proxies whose `X-Forwarded-For` is believed: addresses and networks. Without it all visitors of a proxy count as one address.',
      ),
      setting(
        'PORTAL_HSTS',
        '`host`',
        'subdomains',
        'How far browsers insist on HTTPS, where `PUBLIC_URL` has it: `off`, `host`, `subdomains` or `preload`.',
      ),
      setting(
        'FRONT_WEBSITES',
        'none',
        'https://www.example.org',
        'Other origins that a link to a new password may lead to, beside `PUBLIC_URL`.',
      ),
    ],
  },
  {
    title: 'Accounts',
    entries: [
      setting(
        'PORTAL_DEMO',
        '`1` for a trial, else `0`',
        '0',
        'Load demo data, whose password everybody knows, into an empty store.',
      ),
      setting(
        'PORTAL_ADMIN_EMAIL',
        'none',
        'admin@example.org',
        'First administrator of a store that has none.',
      ),
      setting('PORTAL_ADMIN_PASSWORD', 'none', '…', 'Their password. Given with the address, or not at all.'),
      setting(
        'PASSWORD_BLOCKLIST',
        '`0` with demo data, else `1`',
        '1',
        'Refuse the 3 000 most common passwords.',
      ),
      setting('RESET_LINK_MINUTES', '`20`', '20', 'Minutes that a link to a new password lasts.'),
      setting('SESSION_IDLE_MINUTES', '`30`', '30', 'A session ends after so many minutes without a call.'),
      setting('SESSION_HOURS', '`12`', '12', 'A session ends after so many hours, whatever happens.'),
      setting(
        'STAY_IDLE_DAYS',
        '`14`',
        '14',
        'The same as the first of the two, in days, for who stays connected.',
      ),
      setting('STAY_DAYS', '`30`', '30', 'The same as the second, in days, for who stays connected.'),
      setting(
        'PORTAL_SECRET',
        'made once and kept in the data folder',
        'at-least-32-characters-of-your-own',
        'Seals sessions: at least 32 characters, the same in all instances.',
      ),
      setting(
        'ATTEMPT_LIMITS',
        'those of the code',
        'registration=50/3600 contact=5/60',
        'Other limits for what anybody may ask: so many in so many seconds (`back-office/src/auth/limits.ts` has their names).',
      ),
      setting('MAX_PROJECTS', '`100`; with demo data `1000`', '100', 'Projects that one applicant may have.'),
      setting('MAX_ADDRESSES', '`50`; with demo data `1000`', '50', 'Addresses that one person may have.'),
    ],
  },
  {
    title: 'What pages do',
    entries: [
      setting(
        'PORTAL_CALL_GAP_MS',
        '`500`',
        '500',
        'Least milliseconds between the starts of two calls of one page.',
      ),
      setting(
        'PORTAL_AFFILIATION_COOKIE',
        '`immediate`',
        'consent',
        'When the `from_agent` cookie is set: `immediate` on arrival, `consent` once it was accepted.',
      ),
      setting(
        'PORTAL_ANALYTICS_ID',
        'none',
        '1',
        'Number of the site in a Matomo. A banner asks first, and nothing is measured before consent.',
      ),
      setting(
        'PORTAL_ANALYTICS_URL',
        'none',
        'https://mesure.example',
        'Address of that Matomo. Given with the number, or not at all.',
      ),
      setting(
        'PORTAL_ACCEPTANCE_MOVES_REQUEST',
        '`1`',
        '0',
        '`1`: accepting a proposition moves its request on to « proposition acceptée »; `0` leaves it.',
      ),
    ],
  },
  {
    title: 'Watching it',
    entries: [
      setting(
        'PORTAL_LOG',
        '`warn` with demo data, else `info`',
        'info',
        'Lowest level of the log: `error`, `warn`, or `info`, which has each answer and each refusal.',
      ),
      setting(
        'PORTAL_METRICS_TOKEN',
        'none',
        'at-least-32-characters-of-your-own',
        'Who shows it (`Authorization: Bearer …`) reads `/metrics`. Without it a trial alone shows them, to this machine.',
      ),
      setting(
        'PORTAL_TELEMETRY_SAMPLE',
        '`1`',
        '0.25',
        'Share of the visits, from 0 to 1, whose pages tell their problems to `POST /telemetry`.',
      ),
      setting(
        'PORTAL_SHED_DELAY_MS',
        '`1000`; with PostgreSQL `200`',
        '200',
        'Lists are put off (503) once this process is so many milliseconds late; `0`: never.',
      ),
      setting(
        'PORTAL_SECURITY_CONTACT',
        'none',
        'mailto:securite@example.org',
        'Who hears of a weakness (`mailto:` or `https:`). `/.well-known/security.txt` is there when it is set.',
      ),
    ],
  },
];

export const COMMAND_SETTINGS: readonly SettingEntry[] = [
  setting(
    'PORTAL_OFFICE_EMAIL',
    'asked for',
    'admin@example.org',
    '`npm run office`: the administrator who works.',
  ),
  setting('PORTAL_OFFICE_PASSWORD', 'asked for', '…', '`npm run office`: their password.'),
  setting(
    'PORTAL_CHROMIUM',
    'found, else installed',
    '/usr/bin/chromium',
    'Tests, pictures and benches: the browser to use.',
  ),
  setting('PORTAL_BUILT', '`0`', '1', 'Tests and benches: `1` takes the builds in `dist` as they are.'),
  setting('PORTAL_DEVELOPMENT', '`0`', '1', 'Set by `npm run dev` for its own builds.'),
  setting(
    'PORTAL_RELEASE_VERSION',
    'that of the content',
    '1.5.0',
    'Set by `npm run portal -- build` for its own build.',
  ),
];

export const SETTING_NAMES: readonly string[] = [
  ...SETTING_GROUPS.flatMap(({ entries }) => entries),
  ...COMMAND_SETTINGS,
].map(({ name }) => name);
