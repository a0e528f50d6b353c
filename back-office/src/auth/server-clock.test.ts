import { clientOf, signature, type Headers } from '../../test/testing/signed-client';
import { useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';
import { digestOf } from './username-token';

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

function signatureAt(email: string, key: string, created: string): Headers {
  const nonce = Buffer.from(`nonce of ${created}`).toString('base64');
  const digest = digestOf(nonce, created, key);
  return {
    'x-wsse': `UsernameToken Username="${email}", PasswordDigest="${digest}", Nonce="${nonce}", Created="${created}"`,
  };
}

describe('T14: a server whose clock is set right while people work', () => {
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

  it('does not mind that France changes its hour', async () => {
    const marie = await backOffice().person();
    const before = clock.now;
    clock.now = later(20_000);
    expect(await call(marie, before)).toBe(200);
  });

  it.each([
    ['an offset of its own', '2026-03-29T02:59:50+02:00', 200],
    ['thousandths', '2026-03-29T00:59:50.250Z', 200],
    ['no offset, which is UTC', '2026-03-29T00:59:50', 200],
    ['the second that is added to a year', '2026-03-29T00:59:60Z', 401],
    ['a day that there is not', '2026-02-30T00:59:50Z', 401],
    ['the hour of Paris without saying so', '2026-03-29T01:59:50', 401],
  ])('reads a time with %s', async (_what, created, status) => {
    const { email, key } = await backOffice().person();
    const header = signatureAt(email, key, created);
    const answer = await clientOf(backOffice().app, () => header).get('/admin/api/requests');
    expect(answer.status).toBe(status);
  });
});
