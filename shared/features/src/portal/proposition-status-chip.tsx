import { isNew, type Proposition, propositionStatusLabel } from '@portal/domain/proposition';
import { CalendarX, Mail } from '@portal/ui/icon';
import { StatusChip } from '@portal/ui/status-chip';
import { propositionFamily } from './status-family';

interface PropositionStatusChipProps {
  readonly proposition: Pick<Proposition, 'status' | 'statusName'>;
  /** The name of the list of statuses, when it is known; else that of the proposal itself. */
  readonly label?: string;
  readonly wrap?: boolean;
}

/** The status of a proposal, or nothing when the back office gives none. */
export function PropositionStatusChip({ proposition, label = '', wrap }: PropositionStatusChipProps) {
  const words = label === '' ? propositionStatusLabel(proposition.status, proposition.statusName) : label;
  if (words === '') return null;
  const family = propositionFamily(proposition);
  const glyph = isNew(proposition) ? Mail : family === 'closed' ? CalendarX : undefined;
  return (
    <StatusChip family={family} glyph={glyph} wrap={wrap}>
      {words}
    </StatusChip>
  );
}
