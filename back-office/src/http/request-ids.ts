import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';

const ID = /^[\w.:+/=-]{1,128}$/;
/** W3C Trace Context: version, trace, caller, flags. */
const TRACE = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The ids that a trusted proxy sends, so that its log and ours agree; of nobody else. */
export function requestIds(trusted: readonly string[]) {
  const proxies = new BlockList();
  for (const each of trusted) {
    const [address = '', bits] = each.split('/');
    const family = address.includes(':') ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  /** A header of a trusted proxy that is well formed. */
  const sent = ({ headers, socket }: IncomingMessage, name: string, form: RegExp) => {
    const peer = socket.remoteAddress ?? '';
    const header = headers[name];
    if (typeof header !== 'string' || !proxies.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4')) return null;
    return form.exec(header);
  };
  return {
    idOf: (request: IncomingMessage): string => sent(request, 'x-request-id', ID)?.[0] ?? randomUUID(),
    /** For each line of the log; empty without a trace. */
    traceOf(request: IncomingMessage): { readonly trace?: string } {
      const trace = sent(request, 'traceparent', TRACE)?.[1];
      return trace === undefined ? {} : { trace };
    },
  };
}
