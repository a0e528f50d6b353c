import { isClosed, statusFacts } from '@portal/domain/project';
import {
  isAccepted,
  isDeclined,
  isNew,
  NEW_STATUS,
  type Proposition,
  validityOf,
} from '@portal/domain/proposition';
import type { StatusFamily } from '@portal/ui/status-chip';

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

/** The same for a proposal. After its end date it counts as closed, whatever its status. */
export function propositionStatusFamily(
  proposition: Pick<Proposition, 'status' | 'statusName' | 'validUntil'>,
  now: Date,
): StatusFamily {
  if (isAccepted(proposition)) return 'success';
  if (isDeclined(proposition) || proposition.status === 'expired' || proposition.status === 'cancelled') {
    return 'closed';
  }
  if (validityOf(proposition, now).kind === 'expired') return 'closed';
  return proposition.status === NEW_STATUS || isNew(proposition) ? 'new' : 'advisor';
}
