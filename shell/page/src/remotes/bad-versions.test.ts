import { createSafeStorage } from '@portal/kit';
import { createBadVersions } from './bad-versions';

const AGENT = '/remotes/agent/1.1.0/';
const ADMIN = '/remotes/admin/1.0.0/';

const thisTab = () => createBadVersions(createSafeStorage(() => sessionStorage));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a version that failed in this tab', () => {
  it('is good again when nothing better is left', () => {
    const bad = thisTab();
    bad.add(AGENT);
    bad.add(ADMIN);
    bad.forgive([AGENT]);

    expect([bad.has(AGENT), bad.has(ADMIN)]).toEqual([false, true]);
  });

  it('is remembered by this page alone where the browser keeps nothing', () => {
    const bad = createBadVersions(
      createSafeStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    bad.add(AGENT);

    expect(bad.has(AGENT)).toBe(true);
  });

  it.each(['spoiled', 'null', '"text"', '{"/remotes/agent/1.1.0/":"soon"}'])(
    'is good when what the tab kept is %s',
    (kept) => {
      sessionStorage.setItem('portal.bad-versions', kept);

      expect(thisTab().has(AGENT)).toBe(false);
    },
  );

  it('leaves nothing behind once its time is over', () => {
    const bad = thisTab();
    bad.add(AGENT);
    jest.advanceTimersByTime(10 * 60_000);
    bad.add(ADMIN);

    expect(sessionStorage.getItem('portal.bad-versions')).not.toContain(AGENT);
  });
});
