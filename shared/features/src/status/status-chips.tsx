import { isClosed, statusFacts } from '@portal/domain/project';
import {
  canDecide,
  type PropositionState,
  standingOf,
  validityOf,
  type Weighed,
} from '@portal/domain/proposition';
import { useSession } from '@portal/kit';
import { CalendarX, type Glyph, Mail, Pencil } from '@portal/ui/icon';
import { StatusChip, type StatusFamily } from '@portal/ui/status-chip';
import { serverTime } from '../resource';
import type { Reader } from './project-progress';

interface PropositionStatusChipProps {
  readonly proposition: Weighed;
  /** Text: `statusLabel` of the overview, or `propositionStatusLabel`. '' renders nothing. */
  readonly label: string;
  readonly wrap?: boolean | undefined;
  readonly plain?: boolean | undefined;
}

/** Of a proposal that nobody has to study any more. */
export const STUDY_OVER = 'Étude close';

/**
 * Status of a proposal: a letter icon for new, a crossed calendar for no longer valid. Who accepted another one of the
 * project is not told to study this one, as its status still does; staff reads the status.
 */
export function PropositionStatusChip({ proposition, label, wrap, plain }: PropositionStatusChipProps) {
  const isApplicant = useSession().role === 'APPLICANT';
  if (label === '') return null;
  const now = serverTime();
  const family = propositionStatusFamily(proposition, now);
  return (
    <StatusChip family={family} glyph={glyphOf(family, proposition, now)} wrap={wrap} plain={plain}>
      {isApplicant && standingOf(proposition, now).state === 'superseded' ? STUDY_OVER : label}
    </StatusChip>
  );
}

function glyphOf(family: StatusFamily, proposition: Weighed, now: Date): Glyph | undefined {
  if (family === 'new') return Mail;
  if (family === 'wait') return Pencil;
  const isOver = canDecide(proposition) && validityOf(proposition, now).kind === 'expired';
  return isOver ? CalendarX : undefined;
}

interface ProjectStatusChipProps {
  readonly status: string | null;
  readonly label: string;
  /** Staff waits where the applicant has to act. */
  readonly reader?: Reader | undefined;
  readonly wrap?: boolean | undefined;
  readonly plain?: boolean | undefined;
}

export function ProjectStatusChip({
  status,
  label,
  reader = 'applicant',
  wrap,
  plain,
}: ProjectStatusChipProps) {
  if (label === '') return null;
  const family = projectStatusFamily(status);
  return (
    <StatusChip
      family={reader !== 'applicant' && family === 'you' ? 'wait' : family}
      wrap={wrap}
      plain={plain}
    >
      {label}
    </StatusChip>
  );
}

const FAMILY_OF_ACTOR = { Conseiller: 'advisor', Vous: 'you', Prêteur: 'lender' } as const;

/** Colour and icon of a project's status: whose turn it is, or its outcome. An unknown status gets a neutral one. */
export function projectStatusFamily(status: string | null): StatusFamily {
  if (status === 'open') return 'new';
  if (status === 'fonds_debloques') return 'success';
  if (status === 'cancelled_by_customer') return 'closed';
  if (isClosed(status)) return 'danger';
  const { actor } = statusFacts(status);
  return actor === undefined ? 'closed' : FAMILY_OF_ACTOR[actor];
}

const FAMILY_OF_STATE: Readonly<Partial<Record<PropositionState, StatusFamily>>> = {
  accepted: 'success',
  'being-written': 'wait',
  waiting: 'new',
  unlisted: 'advisor',
};

/** The same for a proposal; closed once nothing is waited for, whatever its status. */
export const propositionStatusFamily = (proposition: Weighed, now: Date): StatusFamily =>
  FAMILY_OF_STATE[standingOf(proposition, now).state] ?? 'closed';
