import type { PortalSettings } from '@portal/kit';
import { distinctUntilChanged, Observable, type Subscription } from 'rxjs';
import type { Consent } from './consent';

interface Router {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The paths of opened pages, starting with the current one. */
const pathsOf = (router: Router): Observable<string> =>
  new Observable<string>((reader) => {
    const tell = () => reader.next(router.state.location.pathname);
    tell();
    return router.subscribe(tell);
  }).pipe(distinctUntilChanged());

/**
 * Counts page views while the visitor agrees. Before consent not even the counting code is loaded, and withdrawal
 * stops it (CNIL, lignes directrices « cookies et autres traceurs »).
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

/** Failures are ignored: counting must not affect the visitor. */
async function count(settings: PortalSettings, path: string): Promise<void> {
  const { countVisit } = await import('./count-visit');
  await countVisit(settings, path, window.location.origin);
}
