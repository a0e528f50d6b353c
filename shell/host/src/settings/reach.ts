import { isIPv4, isIPv6 } from 'node:net';

/** What of the settings says who can reach the portal. */
export interface Reach {
  /** Where it listens. */
  readonly host: string;
  /** Origin at which browsers reach it; undefined when it is the one it listens on. */
  readonly publicUrl: string | undefined;
  /** Names it answers to, without ports. */
  readonly allowedHosts: readonly string[];
  /** Proxies before it that are believed: each of them lets others in. */
  readonly trustedProxies: readonly string[];
}

/** What else says that a portal is no trial: data of its own elsewhere. */
export interface Surroundings extends Reach {
  readonly databaseUrl: string | undefined;
  readonly backOfficeUrl: string | undefined;
}

/** Whether a host name or address leads to the machine itself, whoever resolves it (RFC 6761, RFC 5735). */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (isIPv4(name)) return name.startsWith('127.');
  if (!isIPv6(name)) return false;
  // In its one canonical form; an IPv4 address inside it is two groups of hexadecimal digits there.
  const canonical = new URL(`http://[${name}]`).hostname;
  return canonical === '[::1]' || canonical.startsWith('[::ffff:7f');
}

/**
 * Why others than this machine can reach the portal, as the setting that says so, such as `PUBLIC_URL=https://…`;
 * undefined when this machine alone can. A proxy on this machine calls from the loopback for everybody: where the portal
 * listens is only one part of it. Every default that would be dangerous before strangers asks this, and nothing else.
 */
export function publicBy({ host, publicUrl, allowedHosts, trustedProxies }: Reach): string | undefined {
  if (!isLoopback(host)) return `HOST=${host}`;
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl}`;
  const name = allowedHosts.find((allowed) => !isLoopback(allowed));
  if (name !== undefined) return `ALLOWED_HOSTS=${name}`;
  return trustedProxies.length > 0 ? `TRUSTED_PROXIES=${trustedProxies.join(',')}` : undefined;
}

/**
 * Why the portal is no trial on this machine alone, so that demo data, with passwords that everybody knows, have to be
 * asked for: the setting that says so, without what may be secret in it. Undefined for a trial.
 */
export function noTrialBy(settings: Surroundings): string | undefined {
  const outside = publicBy(settings);
  if (outside !== undefined) return outside;
  if (settings.databaseUrl !== undefined) return 'DATABASE_URL';
  return settings.backOfficeUrl === undefined ? undefined : 'BACK_OFFICE_URL';
}
