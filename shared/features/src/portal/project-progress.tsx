import { isClosed, progressStep } from '@portal/domain/project';
import { ProgressBar } from '@portal/ui/progress-bar';

interface ProjectProgressProps {
  readonly status: string | null;
  readonly label: string;
  /** `sm` in lists. */
  readonly size?: 'md' | 'sm';
}

/** How far a project is: its step of twelve (section 4), drawn as windows. */
export function ProjectProgress({ status, label, size = 'md' }: ProjectProgressProps) {
  const outcome = status === 'fonds_debloques' ? 'finished' : isClosed(status) ? 'closed' : 'open';
  return <ProgressBar step={progressStep(status) ?? null} outcome={outcome} status={label} size={size} />;
}
