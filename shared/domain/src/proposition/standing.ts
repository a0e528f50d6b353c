import { takesAnswers } from '../project/status';
import { isAccepted, isBeingWritten, isDeclined, NEW_STATUS } from './status';
import { validityOf } from './validity';
import { type Proposition, propositionNumber } from './proposition';

/** What decides; `acceptedInstead` and `fileStatus` as far as they are known. */
export type Weighed = Pick<
  Proposition,
  'status' | 'statusName' | 'validUntil' | 'acceptedInstead' | 'fileStatus'
>;

export type PropositionReader = 'applicant' | 'staff';

/** Why a proposal is what it is: the first that applies. */
export type PropositionState =
  | 'accepted'
  | 'declined'
  /** Not sent to its applicant, for whom it does not exist (docs/decisions/0033). */
  | 'being-written'
  /** Its status closed it, whatever its date: the back office takes no answer. */
  | 'closed'
  /** Another one of its project was accepted. */
  | 'superseded'
  /** Its project is closed, or past the acceptance: an answer is taken and changes nothing. */
  | 'file-over'
  /** Its last day is over: the back office still takes an answer. */
  | 'late'
  | 'waiting'
  /** Unanswered, under a status that only its server knows. */
  | 'unlisted';

export interface Standing {
  readonly state: PropositionState;
  /** Its applicant can read it; what is not sent counts nowhere but as a draft. */
  readonly isSent: boolean;
  /** Waits for its applicant: a new proposal of their home, of each count, view and mail. */
  readonly isNew: boolean;
  readonly isAnswerable: boolean;
  /** Its reader may decline it, if only to be done with it. */
  readonly isRefusable: boolean;
  /** Nothing is waited for any more, and nobody is urged. */
  readonly isEnded: boolean;
}

type Facts = Omit<Standing, 'state'>;

const facts = (
  isSent: 0 | 1,
  isNew: 0 | 1,
  isAnswerable: 0 | 1,
  isRefusable: 0 | 1,
  isEnded: 0 | 1,
): Facts => ({
  isSent: isSent === 1,
  isNew: isNew === 1,
  isAnswerable: isAnswerable === 1,
  isRefusable: isRefusable === 1,
  isEnded: isEnded === 1,
});

/** For its applicant. Section 4 takes the buttons away from the first two alone; their absence here says why not. */
const FACTS: Readonly<Record<PropositionState, Facts>> = {
  //                     sent, new, accept, decline, ended
  accepted: facts(1, 0, 0, 0, 1),
  declined: facts(1, 0, 0, 0, 1),
  'being-written': facts(0, 0, 0, 0, 0),
  closed: facts(1, 0, 0, 0, 1),
  superseded: facts(1, 0, 0, 1, 1),
  'file-over': facts(1, 0, 1, 1, 1),
  late: facts(1, 0, 1, 1, 1),
  waiting: facts(1, 1, 1, 1, 0),
  unlisted: facts(1, 0, 1, 1, 0),
};

const CLOSED_STATUSES: readonly (string | null)[] = ['expired', 'cancelled'];

function stateOf(proposition: Weighed, now: Date): PropositionState {
  const { status, fileStatus, acceptedInstead } = proposition;
  if (isAccepted(proposition)) return 'accepted';
  if (isDeclined(proposition)) return 'declined';
  if (isBeingWritten(proposition)) return 'being-written';
  if (CLOSED_STATUSES.includes(status)) return 'closed';
  if (acceptedInstead !== undefined) return 'superseded';
  if (fileStatus !== undefined && !takesAnswers(fileStatus)) return 'file-over';
  if (validityOf(proposition, now).kind === 'expired') return 'late';
  return status === NEW_STATUS ? 'waiting' : 'unlisted';
}

/** What a proposal is for its reader, everywhere (docs/decisions/0033), on the day of `now` in Paris. */
export function standingOf(
  proposition: Weighed,
  now: Date,
  reader: PropositionReader = 'applicant',
): Standing {
  const state = stateOf(proposition, now);
  const told = { state, ...FACTS[state] };
  return reader === 'applicant' ? told : { ...told, isAnswerable: false, isRefusable: false };
}

/** A proposal that ends within this many days asks for an answer, its last day included. */
export const ENDING_DAYS = 7;

/** Waits for its applicant and ends within a week: its reader is warned, and its file needs a follow-up. */
export function isEndingSoon(proposition: Weighed, now: Date): boolean {
  const validity = validityOf(proposition, now);
  return validity.kind === 'valid' && validity.daysLeft <= ENDING_DAYS && standingOf(proposition, now).isNew;
}

/** Its last day still says something: it is, or was, the day for an answer, and no other reason came before it. */
export function hasDeadline(proposition: Weighed, now: Date): boolean {
  const { state, isEnded } = standingOf(proposition, now);
  return !isEnded || state === 'late';
}

/** Tells the proposals of a project where it stands, which decides whether they wait for an answer. */
export const ofFile = <Row extends Proposition>(
  propositions: readonly Row[],
  project: { readonly id: number; readonly status: string | null } | undefined,
): readonly Row[] =>
  project === undefined
    ? propositions
    : propositions.map((proposition) =>
        proposition.projectId === project.id ? { ...proposition, fileStatus: project.status } : proposition,
      );

/** Sets `acceptedInstead` on the proposals of a list, as far as the list contains the accepted one. */
export function withAcceptances(propositions: readonly Proposition[]): readonly Proposition[] {
  const accepted = new Map<number, Proposition>();
  for (const proposition of propositions) {
    const { projectId } = proposition;
    if (projectId !== null && isAccepted(proposition)) accepted.set(projectId, proposition);
  }
  if (accepted.size === 0) return propositions;
  return propositions.map((proposition) => {
    const other = proposition.projectId === null ? undefined : accepted.get(proposition.projectId);
    return other === undefined || isAccepted(proposition)
      ? proposition
      : { ...proposition, acceptedInstead: propositionNumber(other) };
  });
}

/** Message for a proposal when another one of its project was accepted; '' otherwise. */
export const acceptedInsteadLine = ({ acceptedInstead }: Pick<Proposition, 'acceptedInstead'>): string =>
  acceptedInstead === undefined
    ? ''
    : `Une autre proposition de ce projet (n°\u00A0${acceptedInstead}) a été acceptée\u00A0: cette proposition ne peut plus l’être.`;
