import type { Consent } from './consent';
import { AFFILIATE_COOKIE, domainsOf, rememberAffiliate } from './remember-affiliate';

type Jar = Pick<Document, 'cookie'>;

/**
 * Remembers who sent the visitor once they agree. Until then it is only in the memory of this page; a refusal also
 * removes what an earlier agreement left.
 *
 * @param arrival the address that the visit started at: the visitor may be elsewhere when they agree
 */
export function followAffiliation({ follow, agreed }: Consent, arrival: URL, jar: Jar): void {
  follow(() => {
    if (agreed()?.includes('affiliation')) rememberAffiliate(arrival, jar);
    else forgetAffiliate(arrival, jar);
  });
}

/** Removes the cookie, whichever of the domains of the host it was accepted for. */
function forgetAffiliate({ hostname }: URL, jar: Jar): void {
  if (!jar.cookie.includes(`${AFFILIATE_COOKIE}=`)) return;
  const nothing = `${AFFILIATE_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=None`;
  for (const domain of domainsOf(hostname)) jar.cookie = `${nothing}; Domain=${domain}`;
  jar.cookie = nothing;
}
