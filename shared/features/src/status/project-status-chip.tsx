import { StatusChip } from '@portal/ui/status-chip';
import { projectStatusFamily } from './status-family';

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
