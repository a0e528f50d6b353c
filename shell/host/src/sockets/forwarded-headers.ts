import type { FastifyRequest } from 'fastify';

type Header = 'x-forwarded-for' | 'forwarded' | 'x-real-ip';
const HEADERS: readonly Header[] = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
/** The only header that is checked for a trusted proxy: visitors may send the others through it. */
const BELIEVED: readonly Header[] = ['x-forwarded-for'];
const NAMES: Readonly<Record<Header, string>> = {
  'x-forwarded-for': 'X-Forwarded-For',
  forwarded: 'Forwarded',
  'x-real-ip': 'X-Real-IP',
};

/** Detects a proxy in front of the portal that is missing in the settings. */
export interface ForwardedWatch {
  look(request: FastifyRequest): void;
  problem(): string | undefined;
}

/**
 * Without the name of its proxy, the portal sees one address for all visitors, and a hundred wrong passwords lock
 * everybody out. Reports once: a proxy header when no proxy is trusted, or X-Forwarded-For from an address that is not
 * trusted (a proxy that moved, or a second proxy in front).
 * @param trusted addresses and networks of the trusted proxies
 */
export function watchForwarded(trusted: readonly string[]): ForwardedWatch {
  const looked = trusted.length > 0 ? BELIEVED : HEADERS;
  let problem: string | undefined;
  return {
    look({ headers, log, ips }) {
      if (problem !== undefined) return;
      const seen = looked.find((name) => headers[name] !== undefined);
      // The list starts with the connection's own address; a trusted proxy adds another.
      if (seen === undefined || (ips !== undefined && ips.length > 1)) return;
      const why =
        trusted.length > 0 ? 'TRUSTED_PROXIES does not name who sends it' : 'TRUSTED_PROXIES names no proxy';
      problem = `${NAMES[seen]} is sent and not believed: ${why}`;
      log.error(
        { header: NAMES[seen] },
        'a proxy that TRUSTED_PROXIES does not name: all its visitors count as one address against the limits of ' +
          'logins, registrations and messages, and anybody can lock all of them out',
      );
    },
    problem: () => problem,
  };
}
