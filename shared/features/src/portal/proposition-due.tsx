import {
  canDecide,
  expiryText,
  isEndingSoon,
  isWithdrawn,
  type Proposition,
} from '@portal/domain/proposition';
import { Due } from '@portal/ui/due';

interface PropositionDueProps {
  readonly proposition: Pick<Proposition, 'status' | 'statusName' | 'validUntil'>;
}

/**
 * How long a proposal can still be answered, or since when it cannot; nothing when it was answered or withdrawn, or when
 * it has no end. Amber in its last week. Paper carries the date itself instead.
 */
export function PropositionDue({ proposition }: PropositionDueProps) {
  const now = new Date();
  const text = expiryText(proposition, now);
  if (text === '' || !canDecide(proposition) || isWithdrawn(proposition)) return null;
  return <Due soon={isEndingSoon(proposition, now)}>{text}</Due>;
}
