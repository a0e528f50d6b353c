import type { PortalSettings, SafeStorage } from '@portal/kit';
import { BehaviorSubject } from 'rxjs';
import type { Consent, Purpose } from './consent';

export interface ConsentOptions {
  readonly settings: Pick<PortalSettings, 'affiliationCookie' | 'analyticsId' | 'analyticsUrl'>;
  readonly storage: SafeStorage;
  readonly now?: () => number;
}

/** `1|<ms since 1970>|<purposes asked for>|<purposes agreed to>`: an entry of another version is as good as none. */
const ENTRY = 'portal.consent';
const VERSION = '1';
/** The CNIL recommends to keep a choice six months, whichever it was, and then to ask again. */
const SIX_MONTHS_MS = 182 * 24 * 60 * 60 * 1000;

/** The visitor's choice about what is optional, kept in one entry of the browser (art. 82 loi Informatique et Libertés). */
export function createConsent({ settings, storage, now = Date.now }: ConsentOptions): Consent {
  const purposes: Purpose[] = [];
  if (settings.analyticsId !== null && settings.analyticsUrl !== null) purposes.push('analytics');
  if (settings.affiliationCookie === 'consent') purposes.push('affiliation');
  const agreed = new BehaviorSubject(remembered());

  function remembered(): readonly Purpose[] | undefined {
    const [version, at, asked = '', given = ''] = storage.read(ENTRY)?.split('|') ?? [];
    const age = now() - Number(at);
    const isCurrent = version === VERSION && age >= 0 && age < SIX_MONTHS_MS;
    // A purpose that came since then has not been asked for.
    const isWhole = purposes.every((purpose) => asked.split(',').includes(purpose));
    if (!isWhole || (purposes.length > 0 && !isCurrent)) return undefined;
    return purposes.filter((purpose) => given.split(',').includes(purpose));
  }

  // Chosen in another tab: the question is answered here as well.
  window.addEventListener('storage', ({ key }) => {
    if (key === ENTRY || key === null) agreed.next(remembered());
  });

  return {
    purposes,
    agreed: () => agreed.value,
    follow(onChange) {
      const subscription = agreed.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    decide(chosen) {
      storage.write(ENTRY, [VERSION, now(), purposes.join(','), chosen.join(',')].join('|'));
      agreed.next(chosen);
    },
  };
}
