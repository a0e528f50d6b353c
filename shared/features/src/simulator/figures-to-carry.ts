import type { CarriedSimulation } from '../editing';
import type { Simulated } from './simulator-values';

/** Figures that the project form accepts. An amount typed directly becomes the price, without a contribution. */
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
