import { canDecide, type Proposition, validityOf } from '@portal/domain/proposition';
import { CalendarX, type Glyph, Mail } from '@portal/ui/icon';
import { StatusChip } from '@portal/ui/status-chip';
import { projectStatusFamily, propositionStatusFamily } from './status-family';

interface PropositionStatusChipProps {
  readonly proposition: Pick<Proposition, 'status' | 'statusName' | 'validUntil'>;
  /** Text: `statusLabel` of the overview, or `propositionStatusLabel`. '' renders nothing. */
  readonly label: string;
  readonly wrap?: boolean | undefined;
}

/** Status of a proposal: a letter icon for new, a crossed calendar for no longer valid. */
export function PropositionStatusChip({ proposition, label, wrap }: PropositionStatusChipProps) {
  if (label === '') return null;
  const now = new Date();
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

interface ProjectStatusChipProps {
  readonly status: string | null;
  /** Text: `statusLabel` of the overview. '' renders nothing. */
  readonly label: string;
  /** Only in narrow table columns. */
  readonly wrap?: boolean | undefined;
}

export function ProjectStatusChip({ status, label, wrap }: ProjectStatusChipProps) {
  if (label === '') return null;
  return (
    <StatusChip family={projectStatusFamily(status)} wrap={wrap}>
      {label}
    </StatusChip>
  );
}
