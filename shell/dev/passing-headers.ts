/** Header fields in the order in which they came; a name may come several times. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** The two origins between which a request passes: what the browser sees, and where the portal really is. */
export interface Passage {
  /** Such as "http://127.0.0.1:8080". */
  readonly local: string;
  readonly portal: URL;
}

/** Fields of one connection, which say nothing about the next one. */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** They would bind the browser to the portal's scheme or to its other addresses. */
const BINDING = new Set(['strict-transport-security', 'alt-svc']);
const CONDITIONS = new Set(['if-none-match', 'if-modified-since', 'accept-encoding', 'range']);
const POLICIES = new Set(['content-security-policy', 'content-security-policy-report-only']);

/** Pairs of a flat list, as Node gives the fields of a message. */
export const fieldsOf = (raw: readonly string[]): Fields =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));

/**
 * The fields of a request as the portal must see them: its own host and origin, so that what it checks holds, and the
 * signature, the cookies and everything else untouched.
 * @param isWhole ask for the answer as it is now and uncompressed, because it is changed on its way
 */
export function fieldsToPortal(fields: Fields, { local, portal }: Passage, isWhole: boolean): Fields {
  return fields.flatMap(([name, value]) => {
    const key = name.toLowerCase();
    if (OF_ONE_CONNECTION.has(key) || (isWhole && CONDITIONS.has(key))) return [];
    if (key === 'host') return [[name, portal.host] as const];
    if (key === 'origin') return [[name, value === local ? portal.origin : value] as const];
    if (key === 'referer' && value.startsWith(`${local}/`))
      return [[name, portal.origin + value.slice(local.length)] as const];
    return [[name, value] as const];
  });
}

/**
 * A cookie of the portal for the loopback: of no other host, and sent without TLS. A name that begins with `__Host-` or
 * `__Secure-` demands TLS: browsers that trust the loopback take it as it is.
 */
function cookieForLocal(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const isBoundToTls = /^\s*__(Host|Secure)-/i.test(pair);
  const kept = attributes.flatMap((attribute) => {
    const text = attribute.trim();
    if (/^domain=/i.test(text)) return [];
    if (isBoundToTls) return [text];
    if (/^secure$/i.test(text) || /^partitioned$/i.test(text)) return [];
    // Without TLS a browser refuses "None"; page and portal are one site here.
    return [/^samesite=none$/i.test(text) ? 'SameSite=Lax' : text];
  });
  return [pair, ...kept].join('; ');
}

/** Without the directive that would send the page's own requests to an address with TLS, where nobody listens. */
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
 * The fields of an answer as the browser must see them: cookies that it keeps, links that stay here.
 * @param isChanged the body is another one now: its length, coding and tag are no longer true
 */
export function fieldsToBrowser(fields: Fields, { local, portal }: Passage, isChanged: boolean): Fields {
  return fields.flatMap(([name, value]) => {
    const key = name.toLowerCase();
    if (OF_ONE_CONNECTION.has(key) || BINDING.has(key)) return [];
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
