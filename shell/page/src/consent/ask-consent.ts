import type { Consent } from './consent';
import { createConsent, type ConsentOptions } from './create-consent';
import { followAffiliation } from './follow-affiliation';
import { rememberAffiliate } from './remember-affiliate';

/**
 * Creates the visitor's consent, and remembers the affiliate who sent them: on arrival, or after consent, as the
 * deployment chose.
 *
 * @param arrival the URL at which the visit started
 */
export function askConsent(options: ConsentOptions, arrival: URL, jar: Pick<Document, 'cookie'>): Consent {
  const consent = createConsent(options);
  if (consent.purposes.includes('affiliation')) followAffiliation(consent, arrival, jar);
  else rememberAffiliate(arrival, jar);
  return consent;
}
