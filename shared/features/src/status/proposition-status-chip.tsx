import { canDecide, type Proposition, validityOf } from '@portal/domain/proposition';
import { CalendarX, type Glyph, Mail } from '@portal/ui/icon';
import { StatusChip } from '@portal/ui/status-chip';
import { propositionStatusFamily } from './status-family';

interface PropositionStatusChipProps {
  readonly proposition: Pick<Proposition, 'status' | 'statusName' | 'validUntil'>;
  /** Text: `statusLabel` of the overview, or `propositionStatusLabel`. '' renders nothing. */
  readonly label: string;
  readonly now: Date;
  readonly wrap?: boolean | undefined;
}

/** Status of a proposal: a letter icon for new, a crossed calendar for no longer valid. */
export function PropositionStatusChip({ proposition, label, now, wrap }: PropositionStatusChipProps) {
  if (label === '') return null;
  const family = propositionStatusFamily(proposition, now);
  return (
    <StatusChip family={family} glyph={glyphOf(proposition, now)} wrap={wrap}>
      {label}
    </StatusChip>
  );
}

function glyphOf(proposition: PropositionStatusChipProps['proposition'], now: Date): Glyph | undefined {
  if (propositionStatusFamily(proposition, now) === 'new') return Mail;
  const isOver = canDecide(proposition) && validityOf(proposition, now).kind === 'expired';
  return isOver ? CalendarX : undefined;
}
