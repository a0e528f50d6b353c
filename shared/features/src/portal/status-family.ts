import { isKnownStatus, type ProjectStatus } from '@portal/domain/project';
import { isAccepted, isDeclined, isNew, type Proposition } from '@portal/domain/proposition';
import type { StatusFamily } from '@portal/ui/status-chip';

const FAMILIES: Readonly<Record<ProjectStatus, StatusFamily>> = {
  open: 'new',
  processed: 'advisor',
  information_provided: 'advisor',
  signed: 'advisor',
  approuved: 'advisor',
  proposition_acceptee: 'advisor',
  more_info_requested: 'you',
  expected_signature: 'you',
  more_file_requested: 'you',
  offre_de_credit_editee: 'you',
  dossier_finalise: 'lender',
  assurance_acceptee: 'lender',
  offre_de_credit_acceptee: 'lender',
  fonds_debloques: 'success',
  rejected: 'danger',
  assurance_refusee: 'danger',
  offre_de_credit_refusee: 'danger',
  fonds_non_debloques: 'danger',
  cancelled_by_customer: 'closed',
};

/** How the status of a project looks; one that we do not know looks like a closed one. */
export const projectFamily = (status: string | null): StatusFamily =>
  isKnownStatus(status) ? FAMILIES[status] : 'closed';

/** How the status of a proposal looks. */
export function propositionFamily(proposition: Pick<Proposition, 'status' | 'statusName'>): StatusFamily {
  if (isAccepted(proposition)) return 'success';
  if (isDeclined(proposition) || proposition.status === 'expired') return 'closed';
  return isNew(proposition) ? 'new' : 'advisor';
}
