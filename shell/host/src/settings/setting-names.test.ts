import { SettingError } from './setting-reader';
import { readSettings } from './settings';
import { unknownSetting } from './setting-names';

const said = (name: string) => unknownSetting({ [name]: '1' });

describe('a setting that there is not', () => {
  it.each([
    ['PORTAL_LOGG', 'PORTAL_LOGG is no setting of the portal: PORTAL_LOG is.'],
    ['PORTAL_ADMIN_MAIL', 'PORTAL_ADMIN_MAIL is no setting of the portal: PORTAL_ADMIN_EMAIL is.'],
    ['PORTAL_DEMOS', 'PORTAL_DEMOS is no setting of the portal: PORTAL_DEMO is.'],
    ['PORTAL_SHED_DELAY', 'PORTAL_SHED_DELAY is no setting of the portal: PORTAL_SHED_DELAY_MS is.'],
    [
      'PORTAL_WELCOME_SENTENCE',
      'PORTAL_WELCOME_SENTENCE is no setting of the portal: docs/settings.md lists them.',
    ],
  ])('%s is one line with the nearest name', (name, line) => {
    expect(said(name)).toBe(line);
    expect(() => readSettings({ [name]: '1' }, '/srv')).toThrow(new SettingError(line));
  });

  it.each(
    `PORTAL_SERVICE_HOST PORTAL_SERVICE_PORT_HTTP PORTAL_PORT PORTAL_PORT_8080_TCP_ADDR PORTAL_DB_SERVICE_HOST
    PORTAL_DB_PORT_5432_TCP HOME HOSTNAME portal_log PATH PWD USER SHELL TERM LANG MAIL TZ NODE_ENV NODE_OPTIONS DBHOST
    npm_config_host npm_package_name DB_PORT API_HOST DATABASE_HOST DATABASE_NAME REDIS_URL SMTP_HOST SMTP_USER SMTP_SSL
    HTTP_URL http_proxy HTTPS_PROXY MAIL_TO AWS_DEFAULT_REGION AWS_PROFILE STATE_DIRECTORY`.split(/\s+/),
  )('%s is somebody else’s, and passed over', (name) => expect(said(name)).toBeUndefined());
});

it.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SESSION_IDLE_MINUTS', 'SESSION_IDLE_MINUTES'],
  ['PORTL_DATA_DIR', 'PORTAL_DATA_DIR'],
  ['PROT', 'PORT'],
])('%s, whatever its prefix, is told as %s', (misspelt, name) => {
  expect(said(misspelt)).toBe(`${misspelt} is no setting of the portal: ${name} is.`);
});
