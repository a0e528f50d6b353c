import {
  canDecide,
  expiresSoon,
  expiryText,
  isWithdrawn,
  type Proposition,
  validityOf,
} from '@portal/domain/proposition';
import { Due } from '@portal/ui/due';

interface PropositionDueProps {
  readonly proposition: Pick<Proposition, 'status' | 'statusName' | 'validUntil'>;
}

/**
 * How long a proposal can still be answered, or since when it cannot; nothing when it was answered or withdrawn, or when
 * it has no end. Amber under seven days. Paper carries the date itself instead.
 */
export function PropositionDue({ proposition }: PropositionDueProps) {
  const now = new Date();
  const text = expiryText(proposition, now);
  if (text === '' || !canDecide(proposition) || isWithdrawn(proposition)) return null;
  return <Due soon={expiresSoon(validityOf(proposition, now))}>{text}</Due>;
}
