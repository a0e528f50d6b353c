import type { PortalSettings } from '@portal/kit';

/**
 * A path that says which page it is and nothing of whose: numbers and reset keys are left out, `/projectFile/1042` and
 * `/password/reset/token=…` become `/projectFile/:id` and `/password/reset/:id`.
 */
export const anonymousPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/[\d=@%]/.test(part) ? ':id' : part))
    .join('/');

/**
 * Tells the measuring service that a page was opened (Matomo's HTTP tracking API): site, page, nothing about the
 * visitor, no cookie. A service that does not answer costs the visitor nothing.
 *
 * @param path the path of the page, as the address has it
 * @param origin of this portal, `https://portail.example`
 */
export async function countVisit(
  { analyticsId, analyticsUrl }: Pick<PortalSettings, 'analyticsId' | 'analyticsUrl'>,
  path: string,
  origin: string,
): Promise<void> {
  if (analyticsId === null || analyticsUrl === null) return;
  const page = anonymousPath(path);
  await fetch(analyticsUrl, {
    method: 'POST',
    body: new URLSearchParams({
      idsite: analyticsId,
      rec: '1',
      url: origin + page,
      action_name: page,
      send_image: '0',
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
