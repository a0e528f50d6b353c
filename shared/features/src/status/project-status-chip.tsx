import { StatusChip } from '@portal/ui/status-chip';
import { projectStatusFamily } from './status-family';

interface ProjectStatusChipProps {
  readonly status: string | null;
  /** What to read: `statusLabel` of the overview. Nothing shows for ''. */
  readonly label: string;
  /** Only in tables, where the column is narrow. */
  readonly wrap?: boolean | undefined;
}

/** The status of a project. */
export function ProjectStatusChip({ status, label, wrap }: ProjectStatusChipProps) {
  if (label === '') return null;
  return (
    <StatusChip family={projectStatusFamily(status)} wrap={wrap}>
      {label}
    </StatusChip>
  );
}
