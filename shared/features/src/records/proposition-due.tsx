import { canStillAnswer, expiryText, isEndingSoon, type Proposition } from '@portal/domain/proposition';
import { Due } from '@portal/ui/due';

interface PropositionDueProps {
  readonly proposition: Pick<Proposition, 'status' | 'statusName' | 'validUntil' | 'acceptedInstead'>;
}

/**
 * How long a proposal can still be answered, or since when it cannot; nothing when it was answered or withdrawn, when
 * another one of its project was accepted, or when it has no end. Amber in its last week. Paper carries the date itself instead.
 */
export function PropositionDue({ proposition }: PropositionDueProps) {
  const now = new Date();
  const text = expiryText(proposition, now);
  if (text === '' || !canStillAnswer(proposition)) return null;
  return <Due soon={isEndingSoon(proposition, now)}>{text}</Due>;
}
