import type { Proposition } from './proposition';

/** Status of the new proposals on the applicant's home (section 4). */
export const NEW_STATUS = 'draft';
export const ACCEPTED_STATUS = 'accepted';
export const DECLINED_STATUS = 'declined';

const NEW_NAME = 'Nouvelle';
const ACCEPTED_NAME = 'Proposition acceptée';
const DECLINED_NAME = 'Proposition refusée';

/** Until the server's list is loaded, so that a list paints without a call; the server's names take precedence. */
const PROPOSITION_STATUS_LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [NEW_STATUS]: 'Proposition à étudier',
    open: NEW_NAME,
    [ACCEPTED_STATUS]: ACCEPTED_NAME,
    [DECLINED_STATUS]: DECLINED_NAME,
    expired: 'Proposition expirée',
    cancelled: 'Proposition retirée',
  }),
);

export const isKnownPropositionStatus = (status: string | null): boolean =>
  status === null || PROPOSITION_STATUS_LABELS.has(status);

/** The server's name, else ours, else the id made readable, else ''. */
export function propositionStatusLabel(status: string | null, serverName = ''): string {
  if (serverName !== '') return serverName;
  if (status === null) return '';
  return PROPOSITION_STATUS_LABELS.get(status) ?? status.replaceAll('_', ' ');
}

type Decided = Pick<Proposition, 'status' | 'statusName'>;

const named = (proposition: Decided, name: string): boolean =>
  propositionStatusLabel(proposition.status, proposition.statusName) === name;

/** Accepted, by id or by name: servers differ in which one is stable. */
export const isAccepted = (proposition: Decided): boolean =>
  proposition.status === ACCEPTED_STATUS || named(proposition, ACCEPTED_NAME);

export const isDeclined = (proposition: Decided): boolean =>
  proposition.status === DECLINED_STATUS || named(proposition, DECLINED_NAME);

/** Accepter and Refuser appear only on a proposal that is neither accepted nor declined (section 4). */
export const canDecide = (proposition: Decided): boolean =>
  !isAccepted(proposition) && !isDeclined(proposition);

/** Named Nouvelle: not listed in the Propositions tab of a project file (section 2). The name decides, not the id. */
export const isNamedNew = (proposition: Decided): boolean => named(proposition, NEW_NAME);

/** Still a draft of its agency, which its applicant neither sees nor answers; `draft` was sent. docs/decisions/0033 */
export const isBeingWritten = (proposition: Decided): boolean =>
  isNamedNew(proposition) && proposition.status !== NEW_STATUS;
