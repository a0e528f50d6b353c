import type { Proposition } from './proposition';

export const NEW_STATUS = 'draft';
export const ACCEPTED_STATUS = 'accepted';
export const DECLINED_STATUS = 'declined';

const NEW_NAME = 'Nouvelle';
const ACCEPTED_NAME = 'Proposition acceptée';
const DECLINED_NAME = 'Proposition refusée';

/** Names of the statuses we know without asking; those of a server win where it sends them. */
export const PROPOSITION_STATUS_LABELS: Readonly<Record<string, string>> = {
  [NEW_STATUS]: NEW_NAME,
  [ACCEPTED_STATUS]: ACCEPTED_NAME,
  [DECLINED_STATUS]: DECLINED_NAME,
  open: 'Ouverte',
  sent_to_customer: 'Envoyée au demandeur',
  submitted_for_review: 'En attente de relecture',
  under_review: 'En cours de relecture',
  reviewed: 'Relue',
  not_approved: 'Non validée',
  expired: 'Expirée',
  cancelled: 'Annulée',
};

/** What to show for a status: the name the server gave, else ours, else the id made readable, else ''. */
export function propositionStatusLabel(status: string | null, serverName = ''): string {
  if (serverName !== '') return serverName;
  if (status === null) return '';
  return PROPOSITION_STATUS_LABELS[status] ?? status.replaceAll('_', ' ');
}

type Decided = Pick<Proposition, 'status' | 'statusName'>;

const named = (proposition: Decided, name: string): boolean =>
  propositionStatusLabel(proposition.status, proposition.statusName) === name;

/** Accepted, told by id or by name: servers differ in which one they keep stable. */
export const isAccepted = (proposition: Decided): boolean =>
  proposition.status === ACCEPTED_STATUS || named(proposition, ACCEPTED_NAME);

/** Declined, told by id or by name. */
export const isDeclined = (proposition: Decided): boolean =>
  proposition.status === DECLINED_STATUS || named(proposition, DECLINED_NAME);

/** Accepter and Refuser appear only on a proposal that is neither accepted nor declined (section 4). */
export const canDecide = (proposition: Decided): boolean =>
  !isAccepted(proposition) && !isDeclined(proposition);

/**
 * Named Nouvelle: such a proposal is not listed in the Propositions tab of a project file (section 2). The name
 * decides here, not the id.
 */
export const isNew = (proposition: Decided): boolean => named(proposition, NEW_NAME);
