import { type ConsentOptions, createConsent } from './create-consent';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 20);
const MEASURED = { analyticsId: '7', analyticsUrl: 'https://mesure.example/matomo.php' } as const;
const BOTH = { ...MEASURED, affiliationCookie: 'consent' } as const;

function aBrowser() {
  const entries = new Map<string, string>();
  const storage = {
    read: (name: string) => entries.get(name) ?? null,
    write: (name: string, value: string | null) => void entries.set(name, value ?? ''),
  };
  return {
    entries,
    open: (settings: ConsentOptions['settings'], day = 0) =>
      createConsent({ settings, storage, now: () => START + day * DAY_MS }),
  };
}

describe('the consent of a visitor', () => {
  it('is not presumed: before a choice, nothing is agreed to and nothing is stored', () => {
    const browser = aBrowser();
    const consent = browser.open(BOTH);
    expect(consent.purposes).toEqual(['analytics', 'affiliation']);
    expect(consent.agreed()).toBeUndefined();
    expect(browser.entries.size).toBe(0);
  });

  it.each([[['analytics', 'affiliation'] as const], [['affiliation'] as const], [[]]])(
    'to %j is kept six months in one entry, then asked for again',
    (choice) => {
      const browser = aBrowser();
      browser.open(BOTH).decide(choice);
      expect(browser.entries.size).toBe(1);
      expect(browser.open(BOTH, 181).agreed()).toEqual(choice);
      expect(browser.open(BOTH, 182).agreed()).toBeUndefined();
    },
  );

  it('given in another tab is given here', () => {
    const browser = aBrowser();
    const here = browser.open(BOTH);
    const told: unknown[] = [];
    here.follow(() => told.push(here.agreed()));
    browser.open(BOTH).decide(['affiliation']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(told).toEqual([undefined]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.consent' }));
    expect(told).toEqual([undefined, ['affiliation']]);
  });

  it('is asked for again when a purpose has come that was not asked for', () => {
    const browser = aBrowser();
    browser.open({ ...MEASURED, affiliationCookie: 'immediate' }).decide(['analytics']);
    expect(browser.open(BOTH).agreed()).toBeUndefined();
  });

  it.each([
    '',
    'yes',
    '0|1795132800000|analytics,affiliation|analytics',
    '1|soon|analytics,affiliation|analytics',
  ])('is not read out of %j', (entry) => {
    const browser = aBrowser();
    browser.entries.set('portal.consent', entry);
    expect(browser.open(BOTH).agreed()).toBeUndefined();
  });
});
