import { formatCount } from '@portal/domain/format';
import { canDecide, expiresSoon, type Proposition, validityOf } from '@portal/domain/proposition';
import { Due } from '@portal/ui/due';

interface PropositionDueProps {
  readonly proposition: Pick<Proposition, 'status' | 'statusName' | 'validUntil'>;
}

/** How long a proposal can still be answered; nothing when it was, or when it has no end. */
export function PropositionDue({ proposition }: PropositionDueProps) {
  const validity = validityOf(proposition, new Date());
  if (validity.kind === 'open-ended' || !canDecide(proposition)) return null;
  const isSoon = expiresSoon(validity);
  return <Due soon={isSoon}>{words()}</Due>;

  function words(): string {
    if (validity.kind !== 'valid') return 'La date de validité est passée';
    if (validity.daysLeft === 0) return 'Dernier jour pour répondre';
    return `Encore ${formatCount(validity.daysLeft, 'jour')}${isSoon ? ' pour répondre' : ''}`;
  }
}
