import type { PortalSettings, SafeStorage } from '@portal/kit';
import { BehaviorSubject } from 'rxjs';
import { type Consent, type Purpose, purposesOf } from './consent';

export interface ConsentOptions {
  readonly settings: Pick<PortalSettings, 'affiliationCookie' | 'analyticsId' | 'analyticsUrl'>;
  readonly storage: SafeStorage;
  readonly now?: () => number;
}

/** `1|<ms since 1970>|<purposes asked for>|<purposes agreed to>`: other versions are ignored. */
const ENTRY = 'portal.consent';
const VERSION = '1';
/** The CNIL recommends keeping a choice, also a refusal, for six months before asking again. */
const SIX_MONTHS_MS = 182 * 24 * 60 * 60 * 1000;

/** The visitor's choice about optional purposes, kept in one storage entry (art. 82 loi Informatique et Libertés). */
export function createConsent({ settings, storage, now = Date.now }: ConsentOptions): Consent {
  const purposes = purposesOf(settings);
  const agreed = new BehaviorSubject(remembered());

  function remembered(): readonly Purpose[] | undefined {
    const [version, at, asked = '', given = ''] = storage.read(ENTRY)?.split('|') ?? [];
    const age = now() - Number(at);
    const isCurrent = version === VERSION && age >= 0 && age < SIX_MONTHS_MS;
    // A purpose added since then was not asked for.
    const isWhole = purposes.every((purpose) => asked.split(',').includes(purpose));
    if (!isWhole || (purposes.length > 0 && !isCurrent)) return undefined;
    return purposes.filter((purpose) => given.split(',').includes(purpose));
  }

  // A choice made in another tab applies here too.
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
