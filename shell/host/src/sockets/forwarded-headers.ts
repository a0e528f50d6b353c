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

/** Monitors ask without a proxy's headers, often oftener than visitors do. */
const OF_MONITORS = /^\/(?:healthz|readyz|metrics)\b/;
/** What one request weighs in the share of those that have such a header. */
const WEIGHT = 0.1;
/** Evidence is most requests: one stranger can write any header. */
const MOST = 0.5;
const FADES_MS = 10 * 60_000;

/** Detects a proxy in front of the portal that is missing in the settings. */
export interface ForwardedWatch {
  look(request: FastifyRequest): void;
  /** Undefined as well once most requests are without such a header, or none had it for ten minutes. */
  problem(): string | undefined;
}

/**
 * Without the name of its proxy, the portal sees one address for all visitors, and a hundred wrong passwords lock
 * everybody out. Reports what most of the last requests have: a proxy header when no proxy is trusted, or
 * X-Forwarded-For from an address that is not trusted (a proxy that moved, or a second proxy in front). Logs it once.
 * @param trusted addresses and networks of the trusted proxies
 */
export function watchForwarded(trusted: readonly string[]): ForwardedWatch {
  const looked = trusted.length > 0 ? BELIEVED : HEADERS;
  const why =
    trusted.length > 0 ? 'TRUSTED_PROXIES does not name who sends it' : 'TRUSTED_PROXIES names no proxy';
  let last: Header | undefined;
  let lastAt = 0;
  let share = 0;
  let isLogged = false;
  return {
    look({ headers, log, ips, url }) {
      if (OF_MONITORS.test(url)) return;
      // The list starts with the connection's own address; a trusted proxy adds another.
      const isBelieved = ips !== undefined && ips.length > 1;
      const seen = isBelieved ? undefined : looked.find((name) => headers[name] !== undefined);
      share += ((seen === undefined ? 0 : 1) - share) * WEIGHT;
      if (seen === undefined) return;
      [last, lastAt] = [seen, Date.now()];
      if (isLogged || share <= MOST) return;
      isLogged = true;
      log.error(
        { header: NAMES[seen] },
        'a proxy that TRUSTED_PROXIES does not name: all its visitors count as one address against the limits of ' +
          'logins, registrations and messages, and anybody can lock all of them out',
      );
    },
    problem: () =>
      last !== undefined && share > MOST && Date.now() - lastAt < FADES_MS
        ? `${NAMES[last]} is sent and not believed: ${why}`
        : undefined,
  };
}
