import { SettingError } from './setting-reader';
import { readSettings } from './settings';

const read = (environment: Record<string, string>) => readSettings(environment, '/srv/portal').accounts;

describe('the settings of accounts', () => {
  it('have a default for everything', () => {
    expect(read({ HOST: '0.0.0.0' })).toEqual({
      passwordBlocklist: true,
      resetMinutes: 20,
      lifetimes: { idleS: 1800, absoluteS: 43_200, stayIdleS: 1_209_600, stayAbsoluteS: 2_592_000 },
      mailFrom: undefined,
      trustedProxies: [],
      frontWebsites: [],
      limits: {},
      holdings: {},
    });
  });

  it('PW3: refuse common passwords in production alone, unless told', () => {
    expect(read({}).passwordBlocklist).toBe(false);
    expect(read({ PASSWORD_BLOCKLIST: '1' }).passwordBlocklist).toBe(true);
    expect(read({ PORTAL_DEMO: '0', PASSWORD_BLOCKLIST: '0' }).passwordBlocklist).toBe(false);
  });

  it('take what a deployment says', () => {
    expect(
      read({
        RESET_LINK_MINUTES: '60',
        SESSION_IDLE_MINUTES: '15',
        MAIL_FROM: 'InterGestion <portail@example.org>',
        TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1 2001:db8::/32',
        FRONT_WEBSITES: 'https://a.example,https://b.example:8443',
        ATTEMPT_LIMITS: 'registration=50/3600, contact=5/60 creation=90/3600',
        MAX_PROJECTS: '250',
      }),
    ).toMatchObject({
      resetMinutes: 60,
      lifetimes: { idleS: 900 },
      mailFrom: 'InterGestion <portail@example.org>',
      trustedProxies: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'],
      frontWebsites: ['https://a.example', 'https://b.example:8443'],
      limits: {
        registration: { count: 50, windowS: 3600 },
        contact: { count: 5, windowS: 60 },
        creation: { count: 90, windowS: 3600 },
      },
      holdings: { projects: 250 },
    });
  });

  it.each([
    [{ RESET_LINK_MINUTES: '0' }, 'RESET_LINK_MINUTES="0" is not a whole number from 1 to 1440.'],
    [{ SESSION_HOURS: 'long' }, 'SESSION_HOURS="long" is not a whole number from 1 to 720.'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,all' }, 'TRUSTED_PROXIES="all" is not an address or a network'],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES="10.0.0.0/40" is not'],
    [{ FRONT_WEBSITES: 'https://a.example/x' }, 'FRONT_WEBSITES="https://a.example/x" is not an origin'],
    [{ FRONT_WEBSITES: 'javascript:alert(1)' }, 'FRONT_WEBSITES="javascript:alert(1)" is not an origin'],
    [{ ATTEMPT_LIMITS: 'registration=0/60' }, 'ATTEMPT_LIMITS="registration=0/60" is not a limit'],
    [{ ATTEMPT_LIMITS: 'contact=5/7201' }, 'ATTEMPT_LIMITS="contact=5/7201" is not a limit'],
    [{ ATTEMPT_LIMITS: 'guesses=5/60' }, 'ATTEMPT_LIMITS="guesses=5/60" is not a limit'],
    [{ MAX_ADDRESSES: '0' }, 'MAX_ADDRESSES="0" is not a whole number from 1 to 100000.'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM="nobody" is not an address'],
  ])('say in one line what is wrong with %j', (environment, message) => {
    expect(() => read(environment)).toThrow(SettingError);
    expect(() => read(environment)).toThrow(message);
  });
});
