import { isIPv4, isIPv6 } from 'node:net';

/** The settings that decide who can reach the portal. */
export interface Reach {
  readonly host: string;
  /** Origin at which browsers reach it; undefined when it is the listening address. */
  readonly publicUrl: string | undefined;
  /** Host names, without ports. */
  readonly allowedHosts: readonly string[];
  /** Trusted proxies: each of them lets others in. */
  readonly trustedProxies: readonly string[];
}

/** Settings that show that a portal is no local trial, including an external database or back office. */
export interface Surroundings extends Reach {
  readonly databaseUrl: string | undefined;
  readonly backOfficeUrl: string | undefined;
}

/** Whether a host name or address always resolves to this machine (RFC 6761, RFC 5735). */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (isIPv4(name)) return name.startsWith('127.');
  if (!isIPv6(name)) return false;
  // The canonical form: an IPv4 address inside it becomes two hexadecimal groups.
  const canonical = new URL(`http://[${name}]`).hostname;
  return canonical === '[::1]' || canonical.startsWith('[::ffff:7f');
}

/**
 * The setting by which others than this machine can reach the portal, such as `PUBLIC_URL=https://…`; undefined when
 * only this machine can. The listening address is not enough: a proxy on this machine calls from the loopback on
 * behalf of others. Every default that would be dangerous in public depends on this function alone.
 */
export function publicBy({ host, publicUrl, allowedHosts, trustedProxies }: Reach): string | undefined {
  if (!isLoopback(host)) return `HOST=${host}`;
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl}`;
  const name = allowedHosts.find((allowed) => !isLoopback(allowed));
  if (name !== undefined) return `ALLOWED_HOSTS=${name}`;
  return trustedProxies.length > 0 ? `TRUSTED_PROXIES=${trustedProxies.join(',')}` : undefined;
}

/**
 * Whether visitors arrive through a proxy that no setting names, so that they all share its address: others reach the
 * portal at PUBLIC_URL, which is not what this process listens on (it has no TLS of its own).
 */
export function sharesOneAddress({
  publicUrl,
  trustedProxies,
  port,
}: Pick<Reach, 'publicUrl' | 'trustedProxies'> & { readonly port: number }): boolean {
  if (publicUrl === undefined || trustedProxies.length > 0) return false;
  const { protocol, hostname, port: given } = new URL(publicUrl);
  const isDirect = protocol === 'http:' && Number(given || 80) === port;
  return !isLoopback(hostname) && !isDirect;
}

/**
 * The setting that shows that the portal is no local trial, without secrets; undefined for a trial. Demo data, with
 * publicly known passwords, are then off by default.
 */
export function noTrialBy(settings: Surroundings): string | undefined {
  const outside = publicBy(settings);
  if (outside !== undefined) return outside;
  if (settings.databaseUrl !== undefined) return 'DATABASE_URL';
  return settings.backOfficeUrl === undefined ? undefined : 'BACK_OFFICE_URL';
}
