import { isClosed, progressStep } from '@portal/domain/project';
import { type Outcome, ProgressBar } from '@portal/ui/progress-bar';

interface ProjectProgressProps {
  readonly status: string | null;
  /** The French name of the status, for who hears the bar. */
  readonly label: string;
  readonly size?: 'md' | 'sm' | undefined;
}

/** How far a project is (section 4): the street of twelve windows, small in lists. */
export function ProjectProgress({ status, label, size }: ProjectProgressProps) {
  return (
    <ProgressBar step={progressStep(status) ?? null} outcome={outcomeOf(status)} status={label} size={size} />
  );
}

function outcomeOf(status: string | null): Outcome {
  if (status === 'fonds_debloques') return 'finished';
  return isClosed(status) ? 'closed' : 'open';
}
