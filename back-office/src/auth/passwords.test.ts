import { ApiProblem } from '../wire/api-problem';
import { createPasswords } from './passwords';

const CHEAP = { memoryCost: 64, timeCost: 1 };

it('hashes with argon2id, by the figures of OWASP and a salt of its own', async () => {
  const passwords = createPasswords();
  const [one, other] = await Promise.all([passwords.hash('Portail2026'), passwords.hash('Portail2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await passwords.matches('Portail2026', one)).toBe(true);
  expect(await passwords.matches('portail2026', one)).toBe(false);
  expect(passwords.isOutdated(one)).toBe(false);
  for (const [now, then] of [
    ['2id$', '2i$'],
    ['m=19456', 'm=19455'],
    ['t=2', 't=3'],
    ['p=1', 'p=2'],
  ] as const)
    expect(passwords.isOutdated(one.replace(now, then))).toBe(true);
});

it('refuses common passwords only where that is asked for', () => {
  expect(createPasswords().problem('Password1')).toBeUndefined();
  expect(createPasswords({ blocklist: true }).problem('Password1')).toBeDefined();
});

it('neither trims nor cuts a password off', async () => {
  const passwords = createPasswords({ cost: CHEAP });
  const long = `Aa1${'é'.repeat(125)}`;
  const hashed = await passwords.hash(long);
  expect(await passwords.matches(long, hashed)).toBe(true);
  expect(await passwords.matches(long.slice(0, -1), hashed)).toBe(false);
  expect(await passwords.matches(`${long} `, hashed)).toBe(false);
});

it('takes an account that is not there for a wrong password, whatever is tried', async () => {
  const passwords = createPasswords({ cost: CHEAP });
  for (const missing of [null, undefined, '', 'not a hash']) {
    expect(await passwords.matches('Portail2026', missing)).toBe(false);
  }
});

it('a flood of logins waits in a line of twenty; who comes later is told to come back', async () => {
  const passwords = createPasswords({ cost: CHEAP });
  const flood = Array.from({ length: 100 }, () => passwords.hash('Portail2026'));
  expect(passwords.waiting()).toBe(20);
  const outcomes = await Promise.allSettled(flood);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  expect(refusals).toHaveLength(78);
  expect(refusals[0]).toBeInstanceOf(ApiProblem);
  expect(refusals[0]).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect(await passwords.hash('Portail2026')).toContain('$argon2id$v=19$m=64,t=1,p=1$');
});
