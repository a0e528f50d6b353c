import type { PortalSettings } from '@portal/kit';
import { distinctUntilChanged, Observable, type Subscription } from 'rxjs';
import type { Consent } from './consent';

/** What is followed of a router. */
interface Router {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The paths of the pages that are opened, the present one first. */
const pathsOf = (router: Router): Observable<string> =>
  new Observable<string>((reader) => {
    const tell = () => reader.next(router.state.location.pathname);
    tell();
    return router.subscribe(tell);
  }).pipe(distinctUntilChanged());

/**
 * Counts the pages that are opened while the visitor agrees to it: before, not even the code that counts is downloaded,
 * and a change of mind ends it (CNIL, lignes directrices « cookies et autres traceurs »).
 */
export function followAudience(consent: Consent, settings: PortalSettings, router: Router): void {
  let counting: Subscription | undefined;
  consent.follow(() => {
    if (consent.agreed()?.includes('analytics')) {
      counting ??= pathsOf(router).subscribe((path) => void count(settings, path));
    } else {
      counting?.unsubscribe();
      counting = undefined;
    }
  });
}

/** A count that cannot be had is nobody's problem but the counter's. */
async function count(settings: PortalSettings, path: string): Promise<void> {
  const { countVisit } = await import('./count-visit');
  await countVisit(settings, path, window.location.origin);
}
