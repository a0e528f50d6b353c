import { backOfficeOptionsOf, hostOptionsOf } from './deployment';
import { readSettings } from './settings/settings';

const isIndexed = (environment: Record<string, string>) =>
  hostOptionsOf(readSettings(environment, '/srv/portal'), '/srv/portal').isIndexed;

it.each([
  ['a portal of real people', { PUBLIC_URL: 'https://portail.example' }, true],
  // A local trial behaves like production; no crawler reaches it.
  ['a trial on this machine', {}, true],
  ['a demonstration that others reach', { PUBLIC_URL: 'https://portail.example', PORTAL_DEMO: '1' }, false],
  ['a demonstration that others reach by its port', { HOST: '0.0.0.0', PORTAL_DEMO: '1' }, false],
])('%s may be found: %j', (_what, environment, expected) => {
  expect(isIndexed(environment)).toBe(expected);
});

const officeOptions = (environment: Record<string, string>) =>
  backOfficeOptionsOf(readSettings(environment, '/srv/portal'), 'https://portail.example');

it('leaves to the back office what nobody set', () => {
  const chosen = officeOptions({});
  expect(chosen).not.toHaveProperty('statusAfterAcceptance');
  expect(chosen.shedLoad).toEqual({ limitMs: 1000 });
  const other = officeOptions({ PORTAL_ACCEPTANCE_MOVES_REQUEST: '0', PORTAL_SHED_DELAY_MS: '0' });
  expect(other.statusAfterAcceptance).toBeNull();
  expect(other).not.toHaveProperty('shedLoad');
});

const PROXIED = { PUBLIC_URL: 'https://portail.example' };
it.each<[string, Record<string, string>, number | undefined]>([
  // A hundred wrong logins from elsewhere would make its administrator wait.
  ['a proxy that nobody named', PROXIED, 999_999],
  ['a proxy that is named', { ...PROXIED, TRUSTED_PROXIES: '127.0.0.1' }, undefined],
  ['no proxy: it listens there itself', { PUBLIC_URL: 'http://portail.example:8080' }, undefined],
  ['a trial', { PUBLIC_URL: 'https://portail.localhost' }, undefined],
  [
    'a limit of its own',
    { ...PROXIED, ATTEMPT_LIMITS: 'loginPerAddress=50/60 resetPerAddress=50/60 resetUse=50/60' },
    50,
  ],
])(
  'behind %s sign-ins and resets have the limit of an address that is one visitor’s: %j',
  (_what, environment, most) => {
    const limits = officeOptions(environment).limits;
    expect([limits?.loginPerAddress?.count, limits?.resetPerAddress?.count, limits?.resetUse?.count]).toEqual(
      [most, most, most],
    );
    expect(limits?.registration).toBeUndefined();
  },
);

it.each([
  ['its own', {}, true],
  ['an Oro', { BACK_OFFICE_URL: 'https://oro.example' }, false],
])('announces what only the portal’s own back office has before %s: %j', (_what, environment, expected) => {
  const { config } = hostOptionsOf(readSettings(environment, '/srv/portal'), '/srv/portal');
  expect(config).toMatchObject({
    mailChoices: expected,
    resetChecks: expected,
    conduct: expected,
    writesOnce: expected,
  });
});
