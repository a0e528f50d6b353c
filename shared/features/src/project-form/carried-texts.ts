import { amountText } from '@portal/forms';
import type { CarriedFigure, CarriedSimulation } from '../portal';
import type { ProjectValues } from './project-values';
import type { Choices } from './use-project-lookups';

const AMOUNTS = [
  'amountToFinance',
  'downPayment',
  'worksAmount',
  'netTaxableIncome',
  'existingCredits',
] as const satisfies readonly (CarriedFigure & keyof ProjectValues)[];

/** The amounts of a simulation as the fields of the form hold them. */
export function carriedTexts({ figures }: CarriedSimulation): Partial<ProjectValues> {
  return Object.fromEntries(
    AMOUNTS.flatMap((name) => (figures[name] === undefined ? [] : [[name, amountText(figures[name])]])),
  );
}

/** Its duration as the back office names it; undefined until the list is there, or when it is not in the list. */
export function carriedDuration({ figures }: CarriedSimulation, durations: Choices): string | undefined {
  if (figures.years === undefined || durations.status !== 'ready') return undefined;
  const id = `${String(figures.years)}_ans`;
  return durations.entries.some((entry) => entry.id === id) ? id : undefined;
}
