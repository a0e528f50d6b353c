import type { Consent } from './consent';
import { createConsent, type ConsentOptions } from './create-consent';
import { followAffiliation } from './follow-affiliation';
import { rememberAffiliate } from './remember-affiliate';

/**
 * The consent of a visitor, and what follows from it for the affiliate who sent them: remembered on arrival, or, where
 * the deployment asks first, once they agree.
 *
 * @param arrival the address that the visit started at
 */
export function askConsent(options: ConsentOptions, arrival: URL, jar: Pick<Document, 'cookie'>): Consent {
  const consent = createConsent(options);
  if (consent.purposes.includes('affiliation')) followAffiliation(consent, arrival, jar);
  else rememberAffiliate(arrival, jar);
  return consent;
}
