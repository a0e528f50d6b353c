const PATH = '/telemetry';
const MEDIA_TYPE = 'application/json';

/** Statuses of a server that does not collect reports. */
export const NOBODY: ReadonlySet<number> = new Set([404, 405]);

/** Posts a beacon to the portal's server; resolves to the status, rejects on network errors. Survives the page. */
export async function postBeacon(body: string): Promise<number> {
  const { status } = await fetch(PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': MEDIA_TYPE },
    credentials: 'omit',
    keepalive: true,
  });
  return status;
}

/** Sends a beacon even if the page is closed; false when the browser refuses. */
export const sendBeacon = (body: string): boolean =>
  navigator.sendBeacon(PATH, new Blob([body], { type: MEDIA_TYPE }));
