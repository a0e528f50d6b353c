import type { IncomingMessage } from 'node:http';

const HOST = /^(\[[0-9a-f:.]{2,45}\]|[^\s:/@[\]]{1,253})(?::\d{1,5})?$/i;
/** Names that lead to this machine whoever resolves them: nobody else's page can be called so. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
/** A probe or a collector asks by whatever address it knows, and learns nothing of anybody. */
const ASKED_BY_ADDRESS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** The host of a `Host` header without its port, in small letters; undefined when it is none. */
const hostNameOf = (header: string | undefined): string | undefined =>
  HOST.exec(header ?? '')?.[1]?.toLowerCase();

const countOfHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Checks whose name a request came under (T40). A page of somebody else may make its own name lead to
 * this machine (DNS rebinding), and would then read the portal as its own: only the `Host` tells.
 * @param allowed names without ports; empty: any name, since it is not known under which the portal is reached
 * @returns the status of the refusal, or undefined: 421 for another name, 400 for two of them
 */
export function refuseHost(request: IncomingMessage, allowed: readonly string[]): 400 | 421 | undefined {
  const count = countOfHosts(request);
  if (count > 1 || (count === 0 && request.httpVersion === '1.1')) return 400;
  if (allowed.length === 0 || ASKED_BY_ADDRESS.has(request.url?.split('?', 1)[0] ?? '')) return undefined;
  const name = hostNameOf(request.headers.host);
  return name !== undefined && [...LOOPBACK, ...allowed].includes(name) ? undefined : 421;
}
