import { formatCount } from '@portal/domain/format';
import { hasDeadline, isEndingSoon, type Proposition, validityOf } from '@portal/domain/proposition';
import { serverTime } from '../resource';

/** What is left of a proposal, for staff: bold in its last week, never amber, since the applicant has to answer. */
export function ExpiryText({ proposition }: { readonly proposition: Proposition }) {
  const now = serverTime();
  const words = expiryWords(proposition, now);
  return isEndingSoon(proposition, now) ? <b>{words}</b> : words;
}

/** The date beside it says since when, the status that it was answered. Nothing before the state of its file is known. */
function expiryWords(proposition: Proposition, now: Date): string {
  if (proposition.fileStatus === undefined || !hasDeadline(proposition, now)) return '';
  const validity = validityOf(proposition, now);
  if (validity.kind !== 'valid') return validity.kind === 'expired' ? 'expirée' : '';
  return validity.daysLeft === 0 ? 'dernier jour' : formatCount(validity.daysLeft, 'jour');
}
