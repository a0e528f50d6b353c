import type { Project } from '../project/project';
import { durationMonths } from './legal-limits';
import { EXAMPLE_ASSUMPTIONS, projectEstimate } from './project-estimate';
import type { EffortRatio } from './solvency';

/** The effort ratio of a project as filed, with `EXAMPLE_ASSUMPTIONS`; undefined while a figure is missing. */
export function projectEffort(
  project: Pick<
    Project,
    | 'amountToFinance'
    | 'worksAmount'
    | 'landPrice'
    | 'downPayment'
    | 'netTaxableIncome'
    | 'existingCredits'
    | 'desiredDuration'
  >,
): EffortRatio | undefined {
  const months = durationMonths(project.desiredDuration ?? '');
  const { amountToFinance: price, existingCredits, downPayment } = project;
  if (months === undefined || price === null || existingCredits === null || downPayment === null)
    return undefined;
  const estimate = projectEstimate({
    ...EXAMPLE_ASSUMPTIONS,
    price,
    works: project.worksAmount ?? 0,
    land: project.landPrice ?? 0,
    contribution: downPayment,
    months,
    annualIncome: project.netTaxableIncome,
    monthlyCredits: existingCredits,
    maximumPayment: null,
  });
  return estimate?.effort ?? undefined;
}
