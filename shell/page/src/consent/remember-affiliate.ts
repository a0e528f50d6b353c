export const AFFILIATE_COOKIE = 'from_agent';
const KEY = /^[\w.@+-]{1,100}$/;
/** Long enough to return and register; the specification gives no lifetime. */
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** The parent domains that could share a cookie with a host, widest first: `a.b.fr` → `.b.fr`, `.a.b.fr`. */
export function domainsOf(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  if (labels.length < 2 || labels.every((label) => /^\d+$/.test(label))) return [];
  return labels
    .slice(0, -1)
    .map((_, index) => `.${labels.slice(index).join('.')}`)
    .toReversed();
}

/**
 * Stores the affiliate named by the home page's `agent` parameter in the cookie `from_agent`, shared across
 * subdomains, secure, same-site none (specification, section 1).
 *
 * @param arrival the URL at which the visit started
 * @param jar the document; browsers silently refuse some domains (public suffixes), so each is tried, widest first,
 * until the cookie is set
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
