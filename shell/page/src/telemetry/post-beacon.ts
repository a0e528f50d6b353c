const PATH = '/telemetry';

/** Statuses of a server that does not collect reports. */
export const NOBODY: ReadonlySet<number> = new Set([404, 405]);

/** Posts a beacon to the portal's server; resolves to the status, rejects on network errors. Survives the page. */
export async function postBeacon(body: string): Promise<number> {
  const { status } = await fetch(PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  });
  return status;
}
