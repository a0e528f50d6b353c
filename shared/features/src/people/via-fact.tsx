import type { Fact } from '@portal/ui/facts';
import { Skeleton } from '@portal/ui/skeleton';
import { BreakableName } from './mail-link';

interface Via {
  /** '' while unknown, or the e-mail in its place. */
  readonly agentName: string;
  /** '' without an agent. */
  readonly agentEmail: string;
  /** No further name is on its way. */
  readonly isComplete: boolean;
  readonly isStaff: boolean;
}

/**
 * Whom a project goes through (section 2). An address is no name to an applicant, and a file without an agent is with
 * its agency: « Sans agent » and addresses of accounts that are gone are for staff.
 */
export function viaFact({ agentName, agentEmail, isComplete, isStaff }: Via): Fact {
  const term = 'Via';
  if (agentEmail === '') return { term, value: isStaff ? '' : 'Votre agence', absent: 'Sans agent' };
  const isKnown = agentName !== '' && agentName !== agentEmail;
  if (!isKnown && !isComplete) return { term, value: <Skeleton width="8rem" /> };
  const stand = isStaff ? agentEmail : 'Votre conseiller';
  return { term, value: <BreakableName name={isKnown ? agentName : stand} /> };
}
