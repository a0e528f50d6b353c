import type { Consent } from './consent';
import { AFFILIATE_COOKIE, domainsOf, rememberAffiliate } from './remember-affiliate';

type Jar = Pick<Document, 'cookie'>;

/**
 * Remembers the affiliate once the visitor agrees; until then only in memory. A refusal also deletes the cookie of an
 * earlier consent.
 *
 * @param arrival the URL at which the visit started: the visitor may be elsewhere when they agree
 */
export function followAffiliation({ follow, agreed }: Consent, arrival: URL, jar: Jar): void {
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
