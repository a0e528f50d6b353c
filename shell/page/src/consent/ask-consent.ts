import type { Consent } from './consent';
import { createConsent, type ConsentOptions } from './create-consent';

type Jar = Pick<Document, 'cookie'>;

/**
 * Creates the visitor's consent, and remembers the affiliate who sent them: on arrival, or after consent, as the
 * deployment chose.
 *
 * @param arrival the URL at which the visit started
 */
export function askConsent(options: ConsentOptions, arrival: URL, jar: Jar): Consent {
  const consent = createConsent(options);
  if (consent.purposes.includes('affiliation')) followAffiliation(consent, arrival, jar);
  else rememberAffiliate(arrival, jar);
  return consent;
}

const AFFILIATE_COOKIE = 'from_agent';
const KEY = /^[\w.@+-]{1,100}$/;
/** Long enough to return and register; the specification gives no lifetime. */
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** The parent domains that could share a cookie with a host, widest first: `a.b.fr` → `.b.fr`, `.a.b.fr`. */
function domainsOf(hostname: string): readonly string[] {
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
function rememberAffiliate({ pathname, searchParams, hostname }: URL, jar: Jar): void {
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

/**
 * Remembers the affiliate once the visitor agrees; until then only in memory. A refusal also deletes the cookie of an
 * earlier consent.
 *
 * @param arrival the URL at which the visit started: the visitor may be elsewhere when they agree
 */
function followAffiliation({ follow, agreed }: Consent, arrival: URL, jar: Jar): void {
  follow(() => {
    if (agreed()?.includes('affiliation')) rememberAffiliate(arrival, jar);
    else forgetAffiliate(arrival, jar);
  });
}

/** Deletes the cookie on every domain level of the host. */
function forgetAffiliate({ hostname }: URL, jar: Jar): void {
  if (!jar.cookie.includes(`${AFFILIATE_COOKIE}=`)) return;
  const nothing = `${AFFILIATE_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=None`;
  for (const domain of domainsOf(hostname)) jar.cookie = `${nothing}; Domain=${domain}`;
  jar.cookie = nothing;
}
