import { StatusChip } from '@portal/ui/status-chip';
import { projectFamily } from './status-family';

interface ProjectStatusChipProps {
  readonly status: string | null;
  readonly label: string;
  /** In the narrow column of a table. */
  readonly wrap?: boolean;
}

/** The status of a project, or nothing when the back office gives none. */
export function ProjectStatusChip({ status, label, wrap }: ProjectStatusChipProps) {
  if (label === '') return null;
  return (
    <StatusChip family={projectFamily(status)} wrap={wrap}>
      {label}
    </StatusChip>
  );
}
