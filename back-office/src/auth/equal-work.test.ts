import { useBackOffice } from '../../test/testing/test-back-office';
import { createKeySeal } from './session-keys';
import { createSessions, DEFAULT_LIFETIMES } from './sessions';
import { digestOf } from './username-token';

const backOffice = useBackOffice();

/** A signature made with no valid key. */
function forged(username: string) {
  const nonce = Buffer.from('a nonce of a forger').toString('base64');
  const created = new Date().toISOString();
  return { username, nonce, created, digest: digestOf(nonce, created, 'no key of anybody') };
}

describe('a forged signature', () => {
  it.each([0, 1, 5, 10, 12])(
    'is the same work for somebody with %i sessions as for nobody',
    async (count) => {
      const { store, seed } = backOffice();
      const seal = createKeySeal('a secret of tests, long enough for it');
      let opened = 0;
      const counting = {
        seal: seal.seal,
        open: (sealed: string) => {
          opened += 1;
          return seal.open(sealed);
        },
      };
      const sessions = createSessions(store, counting, DEFAULT_LIFETIMES);
      const { id, email } = await seed.person();
      for (let time = 0; time < count; time += 1) await sessions.open(store, id, false, new Date());

      expect(await sessions.verify(forged(email), false, new Date())).toBe('no session signs like this');
      const forSomebody = opened;
      opened = 0;
      expect(await sessions.verify(forged('nobody@example.org'), false, new Date())).toBe(
        'no session signs like this',
      );
      expect([forSomebody, opened]).toEqual([10, 10]);
    },
  );
});
