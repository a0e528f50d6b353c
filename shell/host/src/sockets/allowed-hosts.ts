import type { IncomingMessage } from 'node:http';

const HOST = /^(\[[0-9a-f:.]{2,45}\]|[^\s:/@[\]]{1,253})(?::\d{1,5})?$/i;
/** Names that always resolve to this machine, so that no other site can use them. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
/** Probes and metrics collectors use any address, and these paths reveal nothing personal. */
const ASKED_BY_ADDRESS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Checks the `Host` of a request. By DNS rebinding another site can make its own name resolve to this machine
 * and read the portal as its own origin; only the `Host` header reveals it.
 * @param allowed names without ports; empty: any name, since the portal's own is unknown
 * @returns the error status, or undefined: 421 for another name, 400 for duplicate headers
 */
export function refuseHost(request: IncomingMessage, allowed: readonly string[]): 400 | 421 | undefined {
  const { rawHeaders, headers } = request;
  const count = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count > 1 || (count === 0 && request.httpVersion === '1.1')) return 400;
  if (allowed.length === 0 || ASKED_BY_ADDRESS.has(request.url?.split('?', 1)[0] ?? '')) return undefined;
  const name = HOST.exec(headers.host ?? '')?.[1]?.toLowerCase();
  return name !== undefined && [...LOOPBACK, ...allowed].includes(name) ? undefined : 421;
}
