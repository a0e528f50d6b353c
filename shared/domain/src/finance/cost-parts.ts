import { roundToCent } from './cents';
import type { CreditSimulation } from './credit-simulation';

/** What is paid back, in euros. Together the four are the total due, to the cent. */
export interface CostParts {
  readonly capital: number;
  readonly interest: number;
  readonly insurance: number;
  readonly fees: number;
}

/** The parts of the total due of a credit. */
export const costParts = ({
  interest,
  insuranceCost,
  totalCost,
  totalDue,
}: Pick<CreditSimulation, 'interest' | 'insuranceCost' | 'totalCost' | 'totalDue'>): CostParts => ({
  capital: roundToCent(totalDue - totalCost),
  interest,
  insurance: insuranceCost,
  fees: roundToCent(totalCost - interest - insuranceCost),
});
