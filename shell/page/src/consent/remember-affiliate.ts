export const AFFILIATE_COOKIE = 'from_agent';
const KEY = /^[\w.@+-]{1,100}$/;
/** Long enough to come back and register; the specification gives no lifetime. */
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** The domains that would share a cookie with a host, the widest first: `a.b.fr` → `.b.fr`, `.a.b.fr`. */
export function domainsOf(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  if (labels.length < 2 || labels.every((label) => /^\d+$/.test(label))) return [];
  return labels
    .slice(0, -1)
    .map((_, index) => `.${labels.slice(index).join('.')}`)
    .toReversed();
}

/**
 * The `agent` parameter of the home page names the affiliate who sent the visitor: it is kept in the cookie
 * `from_agent`, shared across subdomains, secure, same-site none (specification, section 1).
 *
 * @param arrival the address that the visit started at
 * @param jar the document; a browser keeps silent about a domain that it refuses (a public suffix), so each is tried,
 *   the widest first, until the cookie is there
 */
export function rememberAffiliate(
  { pathname, searchParams, hostname }: URL,
  jar: Pick<Document, 'cookie'>,
): void {
  const key = searchParams.get('agent');
  if (pathname !== '/' || key === null || !KEY.test(key)) return;
  const cookie = `${AFFILIATE_COOKIE}=${encodeURIComponent(key)}`;
  const rest = `; Path=/; Max-Age=${THIRTY_DAYS_S}; Secure; SameSite=None`;
  for (const domain of domainsOf(hostname)) {
    jar.cookie = `${cookie}; Domain=${domain}${rest}`;
    if (jar.cookie.split('; ').includes(cookie)) return;
  }
  jar.cookie = cookie + rest;
}
