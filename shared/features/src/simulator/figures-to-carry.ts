import type { CarriedSimulation } from '../editing';
import type { Simulated } from './simulator-values';

/**
 * What a project form can take from a simulation. An amount that was typed on its own is the price to finance, and the
 * down payment stays to be given.
 */
export function figuresToCarry({
  terms,
  project,
  annualIncome,
  monthlyCredits,
}: Simulated): CarriedSimulation['figures'] {
  return {
    amountToFinance: project?.price ?? terms.capital,
    ...(project !== null && { downPayment: project.contribution }),
    ...(project !== null && project.works > 0 && { worksAmount: project.works }),
    ...(annualIncome !== null && { netTaxableIncome: annualIncome }),
    ...(monthlyCredits > 0 && { existingCredits: monthlyCredits }),
    years: terms.months / 12,
  };
}
