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

/** Colour and drawing of a project's status: who has to act, or how it ended. An unknown one claims nothing. */
export function projectStatusFamily(status: string | null): StatusFamily {
  if (status === 'open') return 'new';
  if (status === 'fonds_debloques') return 'success';
  if (status === 'cancelled_by_customer') return 'closed';
  if (isClosed(status)) return 'danger';
  const { actor } = statusFacts(status);
  return actor === undefined ? 'closed' : FAMILY_OF_ACTOR[actor];
}

/** The same for a proposal. One whose last day is past is over, whatever its status still says. */
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
