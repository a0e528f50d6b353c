import type { FastifyRequest } from 'fastify';

type Header = 'x-forwarded-for' | 'forwarded' | 'x-real-ip';
const HEADERS: readonly Header[] = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
/** The only one that a proxy with a name is asked for: visitors may send the others through it. */
const BELIEVED: readonly Header[] = ['x-forwarded-for'];
const NAMES: Readonly<Record<Header, string>> = {
  'x-forwarded-for': 'X-Forwarded-For',
  forwarded: 'Forwarded',
  'x-real-ip': 'X-Real-IP',
};

/** Notices that a proxy stands before the portal that nobody named. */
export interface ForwardedWatch {
  look(request: FastifyRequest): void;
  /** What is wrong, once it was seen. */
  problem(): string | undefined;
}

/**
 * Without the name of its proxy, a portal takes all visitors for one: a hundred wrong guesses of anybody then lock
 * everybody out. A header that proxies add, seen while no proxy is believed, is told once; so is the one that is believed,
 * where it comes from an address that is not named: a proxy that moved, or one before which another was put.
 * @param trusted addresses and networks of the proxies that are believed
 */
export function watchForwarded(trusted: readonly string[]): ForwardedWatch {
  const looked = trusted.length > 0 ? BELIEVED : HEADERS;
  let problem: string | undefined;
  return {
    look({ headers, log, ips }) {
      if (problem !== undefined) return;
      const seen = looked.find((name) => headers[name] !== undefined);
      // With the connection's own address first: whom it is believed of adds another.
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
