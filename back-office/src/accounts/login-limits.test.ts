import { DEFAULT_LIMITS, type Limits } from '../auth/limits';
import { clientOf, type Client } from '../../test/testing/signed-client';
import { openTestBackOffice, useBackOffice } from '../../test/testing/test-back-office';

const clock = { at: new Date('2026-05-04T10:00:00Z') };
const PROXY = '127.0.0.1';
/** Opening a second store takes seconds on a busy machine. */
const OPENING_MS = 60_000;
/** Production limits, except those that would take long to reach. */
const LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  loginPerAddress: { count: 25, windowS: 900 },
  resetPerAddress: { count: 5, windowS: 3600 },
};
const backOffice = useBackOffice({ now: () => clock.at, limits: LIMITS, trustedProxies: [PROXY] });

beforeEach(() => {
  clock.at = new Date('2026-05-04T10:00:00Z');
});
const pass = (seconds: number): void => {
  clock.at = new Date(clock.at.getTime() + seconds * 1000);
};
/** A client at an address, behind a trusted proxy. */
const from = (address: string): Client => clientOf(backOffice().app, () => ({ 'x-forwarded-for': address }));
const login = (client: Client, email: string, password = 'Faux2026') =>
  client.post('/api/login', { meta: { email, password } });
const statusesOf = async (count: number, attempt: (number: number) => Promise<{ status: number }>) => {
  const tally = new Map<number, number>();
  for (let number = 0; number < count; number += 1) {
    const { status } = await attempt(number);
    tally.set(status, (tally.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(tally);
};

describe('who guesses passwords', () => {
  it('of many guesses of a password ten are judged, made at once or one after the other', async () => {
    const { email, password } = await backOffice().seed.person();
    const thief = from('203.0.113.7');
    const guesses = Array.from({ length: 30 }, (_, number) => login(thief, email, `Faux${number}`));
    const burst = (await Promise.all(guesses)).map(({ status }) => status);
    expect(burst.filter((status) => status === 403)).toHaveLength(10);
    expect(await statusesOf(15, (number) => login(thief, email, `Faux${number}`))).toEqual({ 429: 15 });
    // During the delay even the right password is refused; the owner can still sign in from elsewhere.
    expect((await login(thief, email, password)).status).toBe(429);
    expect((await login(from('198.51.100.20'), email, password)).status).toBe(200);
  });

  it('the wait grows from five seconds to a quarter of an hour, and is never for good', async () => {
    const { email, password } = await backOffice().seed.person();
    const client = from('203.0.113.8');
    await statusesOf(10, () => login(client, email));
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const told = await login(client, email);
      const wait = Number(told.headers['retry-after']);
      waits.push(wait);
      pass(wait - 1);
      expect((await login(client, email)).status).toBe(429);
      pass(1);
      expect((await login(client, email)).status).toBe(403);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    pass(900);
    expect((await login(client, email, password)).status).toBe(200);
    expect((await login(client, email)).status).toBe(403);
  });

  it('a success forgets the failures before it, and an hour does', async () => {
    const { email, password } = await backOffice().seed.person();
    const client = from('203.0.113.9');
    await statusesOf(9, () => login(client, email));
    expect((await login(client, email, password)).status).toBe(200);
    expect(await statusesOf(9, () => login(client, email))).toEqual({ 403: 9 });
    pass(3601);
    expect(await statusesOf(9, () => login(client, email))).toEqual({ 403: 9 });
  });

  it('enough failures from one address are enough, over however many accounts', async () => {
    const sprayer = from('203.0.113.10');
    const spray = (number: number) => login(sprayer, `personne-${number}@example.org`);
    expect(await statusesOf(30, spray)).toEqual({ 403: 25, 429: 5 });
    const { email, password } = await backOffice().seed.person();
    expect((await login(from('203.0.113.11'), email, password)).status).toBe(200);
  });
});

describe('the address that counts', () => {
  it(
    'is not what a caller writes who is no listed proxy',
    async () => {
      const direct = await openTestBackOffice({ now: () => clock.at, limits: DEFAULT_LIMITS });
      const liar = (number: number) =>
        login(
          clientOf(direct.app, () => ({ 'x-forwarded-for': `203.0.113.${number}` })),
          'a@example.org',
        );
      expect(await statusesOf(12, liar)).toEqual({ 403: 10, 429: 2 });
      await direct.close();
    },
    OPENING_MS,
  );

  it('is the last one that the listed proxy did not write itself', async () => {
    const liar = (number: number) => login(from(`192.0.2.${number}, 203.0.113.13`), 'a@example.org');
    expect(await statusesOf(12, liar)).toEqual({ 403: 10, 429: 2 });
  });

  it('is a household of the newer addresses as a whole', async () => {
    const mover = (number: number) => login(from(`2001:db8:5:6::${number}`), 'a@example.org');
    expect(await statusesOf(12, mover)).toEqual({ 403: 10, 429: 2 });
  });
});

describe('what else anybody may ask', () => {
  const REGISTER = '/admin/api/customer_users';

  it('ten registrations an hour, then the time to wait', async () => {
    const client = from('203.0.113.14');
    const register = (number: number) =>
      client.post(REGISTER, {
        email: `nouveau-${number}@example.org`,
        firstName: 'Zoé',
        lastName: 'Petit',
        birthday: '1990-01-01',
        password: 'Portail2026',
      });
    expect(await statusesOf(12, register)).toEqual({ 201: 10, 429: 2 });
    expect(Number((await register(13)).headers['retry-after'])).toBe(3600);
    pass(3601);
    expect((await register(14)).status).toBe(201);
  });
});
