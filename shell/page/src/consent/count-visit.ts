import type { PortalSettings } from '@portal/kit';

/** Removes ids and reset keys: `/projectFile/1042` → `/projectFile/:id`. */
export const anonymousPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/[\d=@%]/.test(part) ? ':id' : part))
    .join('/');

/**
 * Reports a page view to the analytics service (Matomo's HTTP tracking API): site and page, nothing about the visitor,
 * no cookie. Never delays the page.
 *
 * @param path path of the page, from the URL
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
