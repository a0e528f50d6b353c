import { clientOf, signature } from '../../test/testing/signed-client';
import { useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';

/** Ten seconds before the change to summer time in France. */
const START = new Date('2026-03-29T00:59:50Z');
const clock = { now: START };
const backOffice = useBackOffice({ now: () => clock.now });

const MINUTE = 60_000;
const later = (ms: number): Date => new Date(clock.now.getTime() + ms);

beforeEach(() => {
  clock.now = START;
});

/** The portal signs with the time of the server's last answer, not with its own clock. */
const call = async ({ email, key }: SignedPerson, at: Date = clock.now): Promise<number> => {
  const signed = clientOf(backOffice().app, () => signature(email, key, at));
  return (await signed.get('/admin/api/requests')).status;
};

describe('a server whose clock is set right while people work', () => {
  it.each([10, -10])(
    'by %i minutes keeps their sessions, for whoever signs with its time',
    async (minutes) => {
      const marie = await backOffice().person();
      const before = clock.now;
      expect(await call(marie)).toBe(200);

      clock.now = later(minutes * MINUTE);

      expect(await call(marie, before)).toBe(401);
      expect(await call(marie)).toBe(200);
    },
  );

  it('does not take a signature again because its time came back', async () => {
    const { email, key } = await backOffice().person();
    const captured = signature(email, key, clock.now);
    const replayed = () => clientOf(backOffice().app, () => captured).get('/admin/api/requests');
    expect((await replayed()).status).toBe(200);

    clock.now = later(9 * MINUTE);
    expect((await replayed()).status).toBe(401);
    clock.now = START;
    expect((await replayed()).status).toBe(401);
  });
});
