import { expiryText, hasDeadline, isEndingSoon, validityOf, type Weighed } from '@portal/domain/proposition';
import { useSession } from '@portal/kit';
import { Due } from '@portal/ui/due';
import { serverTime } from '../resource';

interface PropositionDueProps {
  readonly proposition: Weighed;
  /** « Expirée », which has room beside a status, where the date stands below. */
  readonly short?: boolean | undefined;
}

/**
 * Time left to answer a proposal, or since when it expired; nothing without an end date, or where
 * something else ended it (`standingOf`). Amber in the last week, to who can answer. Print shows the date itself.
 */
export function PropositionDue({ proposition, short }: PropositionDueProps) {
  const isStaff = useSession().role !== 'APPLICANT';
  const now = serverTime();
  const text = expiryText(proposition, now);
  if (text === '' || !hasDeadline(proposition, now)) return null;
  return (
    <Due soon={isEndingSoon(proposition, now)} othersTurn={isStaff}>
      {short && validityOf(proposition, now).kind === 'expired' ? 'Expirée' : text}
    </Due>
  );
}
