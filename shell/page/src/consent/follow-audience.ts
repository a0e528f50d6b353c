import type { PortalSettings } from '@portal/kit';
import { cleanPath } from '@portal/registry/clean-message';
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
 * Counts page views while the visitor agrees; a withdrawal stops it (CNIL, lignes directrices « cookies et autres
 * traceurs »).
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

/**
 * Reports a page view to the analytics service (Matomo's HTTP tracking API): site and page, nothing about the visitor,
 * no cookie, and no ids or reset keys of an address. Failures are ignored: counting must not affect the visitor.
 */
async function count({ analyticsId, analyticsUrl }: PortalSettings, path: string): Promise<void> {
  if (analyticsId === null || analyticsUrl === null) return;
  const page = cleanPath(path);
  await fetch(analyticsUrl, {
    method: 'POST',
    body: new URLSearchParams({
      idsite: analyticsId,
      rec: '1',
      url: window.location.origin + page,
      action_name: page,
      send_image: '0',
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
