import { isClosed, progressStep, statusFacts } from '@portal/domain/project';
import { type Outcome, ProgressBar } from '@portal/ui/progress-bar';

/** Who reads a status: the applicant, the adviser of the file, or who looks after the network. Amber is their turn. */
export type Reader = 'applicant' | 'adviser' | 'network';

interface ProjectProgressProps {
  readonly status: string | null;
  readonly label: string;
  readonly size?: 'md' | 'sm' | 'xs' | undefined;
  /** The current window is lit where the reader has to act. */
  readonly reader?: Reader | undefined;
  /** Propositions wait for the applicant's answer, whatever the status says. */
  readonly awaitsAnswer?: boolean | undefined;
  readonly brief?: boolean | undefined;
}

/** Progress of a project (section 4): twelve windows, small in lists. */
export function ProjectProgress({
  status,
  label,
  size,
  reader = 'applicant',
  awaitsAnswer = false,
  brief,
}: ProjectProgressProps) {
  return (
    <ProgressBar
      step={progressStep(status) ?? null}
      phase={statusFacts(status).phase}
      outcome={outcomeOf(status)}
      status={label}
      size={size}
      brief={brief}
      othersTurn={isOthersTurn(status, reader) || (awaitsAnswer && reader !== 'applicant')}
    />
  );
}

/** Always lit for the applicant, whose file it is: the window is where the file stands. */
function isOthersTurn(status: string | null, reader: Reader): boolean {
  if (reader === 'applicant') return false;
  return reader === 'network' || statusFacts(status).actor !== 'Conseiller';
}

function outcomeOf(status: string | null): Outcome {
  if (status === 'fonds_debloques') return 'finished';
  return isClosed(status) ? 'closed' : 'open';
}
