import { createSafeStorage } from '@portal/kit';
import type { Choice } from '@portal/registry/choose-version';
import { openPreviews } from './previews';
import { entryOf, listed, registryOf } from '@portal/registry/registry-samples';
import { previewStates } from '../remotes/preview-states';

const HOUR = 3_600_000;
const tab = () => createSafeStorage(() => sessionStorage);

async function open(address: string) {
  history.replaceState(null, '', address);
  return openPreviews(tab());
}

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

describe('a preview', () => {
  it('is taken from the address, which then leads everybody to the version in service', async () => {
    const previews = await open('/contact?from=home&mfe=agent@1.6.0-rc.1&mfe=admin@2.0.0#top');

    expect(previews.versions()).toEqual({ agent: '1.6.0-rc.1', admin: '2.0.0' });
    expect(location.href).toBe('http://localhost/contact?from=home#top');
  });

  it('lasts as long as the tab, and no longer than eight hours', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    await open('/?mfe=agent@1.6.0');
    jest.advanceTimersByTime(7 * HOUR);
    expect((await open('/')).versions()).toEqual({ agent: '1.6.0' });
    jest.advanceTimersByTime(2 * HOUR);
    expect((await open('/')).versions()).toEqual({});
    expect(sessionStorage).toHaveLength(0);
    jest.useRealTimers();
  });

  it.each(['agent@http://localhost:3000', 'agent@../../x', 'agent', '<b>@1.0.0', 'agent@1.0.0/../2.0.0'])(
    'of %s asks for no version, and is told',
    async (wish) => {
      const previews = await open(`/?${new URLSearchParams({ mfe: wish }).toString()}`);

      expect(previews.versions()).toEqual({});
      expect(previews.asked()).toMatchObject([{ remote: wish, version: '' }]);
    },
  );
});

describe('what becomes of a preview', () => {
  const registry = registryOf(
    entryOf([listed('agent', '1.0.0'), listed('agent', '1.1.0')], { ladder: ['1.0.0'], previews: ['1.1.0'] }),
  );
  const choice = (changes: Partial<Choice> = {}): Choice => ({
    name: 'agent',
    release: listed('agent', '1.0.0'),
    source: 'stable',
    declared: { routes: [], menu: [] },
    candidates: [],
    blocked: undefined,
    ...changes,
  });
  const stateOf = (remote: string, version: string, chosen: Choice | undefined) =>
    previewStates({
      previews: () => [{ remote, version }],
      inspect: () => ({ registry, choices: chosen ? [chosen] : [] }),
    })[0]?.state;

  it.each([
    ['is shown', 'agent', '1.1.0', choice({ source: 'preview' }), 'shown'],
    ['names a remote that there is not', 'toString', '1.1.0', undefined, 'no remote'],
    ['names a version that nobody listed', 'agent', '9.9.9', choice(), 'not listed'],
    ['is no version at all', 'agent', '', choice(), 'not listed'],
    ['asks for another shell', 'agent', '1.1.0', choice(), 'skewed'],
    [
      'is of a remote that is switched off',
      'agent',
      '1.1.0',
      choice({ blocked: { code: 'DISABLED', message: 'x' } }),
      'disabled',
    ],
  ] as const)('is told when it %s', (_what, remote, version, chosen, state) => {
    expect(stateOf(remote, version, chosen)).toBe(state);
  });
});
