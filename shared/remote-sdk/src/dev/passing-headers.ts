/** Header fields in their original order; a name may occur several times. */
export type Fields = readonly (readonly [name: string, value: string])[];

export interface Passage {
  /** Such as "http://127.0.0.1:8080". */
  readonly local: string;
  readonly portal: URL;
}

/** Hop-by-hop headers, which must not be forwarded. */
const OF_ONE_CONNECTION =
  /^(?:connection|keep-alive|proxy-(?:authenticate|authorization|connection)|te|trailer|transfer-encoding|upgrade)$/;
/** They would make the browser use HTTPS or the portal's other addresses. */
const BINDING = new Set(['strict-transport-security', 'alt-svc']);
const CONDITIONS = new Set(['if-none-match', 'if-modified-since', 'accept-encoding', 'range']);
const POLICIES = new Set(['content-security-policy', 'content-security-policy-report-only']);

/** Pairs of a flat list, Node's format of raw headers. */
export const fieldsOf = (raw: readonly string[]): Fields =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));

/**
 * Rewrites request headers for the portal: its own host and origin, so that its checks pass; signature, cookies and
 * everything else are unchanged.
 * @param isWhole requests the current answer uncompressed, because it will be modified
 */
export function fieldsToPortal(fields: Fields, { local, portal }: Passage, isWhole: boolean): Fields {
  return fields.flatMap(([name, value]) => {
    const key = name.toLowerCase();
    if (OF_ONE_CONNECTION.test(key) || (isWhole && CONDITIONS.has(key))) return [];
    if (key === 'host') return [[name, portal.host] as const];
    if (key === 'origin') return [[name, value === local ? portal.origin : value] as const];
    if (key === 'referer' && value.startsWith(`${local}/`))
      return [[name, portal.origin + value.slice(local.length)] as const];
    return [[name, value] as const];
  });
}

/**
 * Rewrites a cookie for the loopback: without domain and without `Secure`. Names starting with `__Host-` or
 * `__Secure-` require `Secure`: browsers that trust the loopback accept it.
 */
function cookieForLocal(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const isBoundToTls = /^\s*__(Host|Secure)-/i.test(pair);
  const kept = attributes.flatMap((attribute) => {
    const text = attribute.trim();
    if (/^domain=/i.test(text)) return [];
    if (isBoundToTls) return [text];
    if (/^secure$/i.test(text) || /^partitioned$/i.test(text)) return [];
    // Without TLS a browser refuses "None"; page and portal are the same site here.
    return [/^samesite=none$/i.test(text) ? 'SameSite=Lax' : text];
  });
  return [pair, ...kept].join('; ');
}

/** Removes the directive that upgrades the page's requests to HTTPS, which is not served here. */
const policyForLocal = (policy: string): string =>
  policy
    .split(',')
    .map((each) =>
      each
        .split(';')
        .filter((directive) => directive.trim().toLowerCase() !== 'upgrade-insecure-requests')
        .join(';'),
    )
    .join(',');

/**
 * Rewrites response headers for the browser: cookies that it accepts, links to this proxy.
 * @param isChanged the body was modified: length, encoding and ETag are no longer valid
 */
export function fieldsToBrowser(fields: Fields, { local, portal }: Passage, isChanged: boolean): Fields {
  return fields.flatMap(([name, value]) => {
    const key = name.toLowerCase();
    if (OF_ONE_CONNECTION.test(key) || BINDING.has(key)) return [];
    if (isChanged && /^(content-(length|encoding)|etag|last-modified|accept-ranges)$/.test(key)) return [];
    if (key === 'set-cookie') return [[name, cookieForLocal(value)] as const];
    if (POLICIES.has(key)) return [[name, policyForLocal(value)] as const];
    if (key === 'access-control-allow-origin' && value === portal.origin) return [[name, local] as const];
    if (key === 'location' && URL.canParse(value, portal)) {
      const target = new URL(value, portal);
      const stays = target.origin === portal.origin;
      return [[name, stays ? target.pathname + target.search + target.hash : value] as const];
    }
    return [[name, value] as const];
  });
}
