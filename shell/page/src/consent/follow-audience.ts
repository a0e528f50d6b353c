import type { PortalSettings } from '@portal/kit';
import { cleanPath } from '@portal/registry/clean-message';
import type { Consent } from './consent';

interface Router {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Counts page views while the visitor agrees; a withdrawal stops it (CNIL, lignes directrices « cookies et autres
 * traceurs »).
 */
export function followAudience(consent: Consent, settings: PortalSettings, router: Router): void {
  let counted: string | undefined;
  const look = () => {
    const { pathname } = router.state.location;
    if (pathname === counted || !consent.agreed()?.includes('analytics')) return;
    counted = pathname;
    void count(settings, pathname);
  };
  router.subscribe(look);
  consent.follow(look);
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
