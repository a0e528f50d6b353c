import { monthlyPayment } from '@portal/domain/finance';
import weights from './data/project-weights.json' with { type: 'json' };
import type { DemoProjectFigures } from './demo-rows';
import type { Random } from './random';

/** Yearly market rate by duration, in percent, without insurance (observatories, end of 2025). */
const marketRates: Readonly<Record<number, number>> = { 10: 3, 12: 3.04, 15: 3.09, 20: 3.17, 25: 3.25 };

/** Market rate for a duration, in percent. Loans for SCPI shares cost a little more. */
export function marketRate(years: number, propertyType: string): number {
  return (marketRates[years] ?? 3.2) + (propertyType === 'parts_de_scpi' ? 0.45 : 0);
}

/** Years of a duration id: `10_ans` is 10. */
export const yearsOf = (creditDuration: string): number => Number.parseInt(creditDuration, 10);

/** Amount to borrow in euros: price and works minus the down payment. */
export function capitalOfProject(
  figures: Pick<DemoProjectFigures, 'price' | 'works' | 'downPayment'>,
): number {
  return Math.max(0, figures.price + (figures.works ?? 0) - figures.downPayment);
}

/** Share of the income that the loan, insured at 0.30 % a year, and existing credits would take; 1 is all of it. */
export function effortRatio(figures: DemoProjectFigures): number {
  const capital = capitalOfProject(figures);
  const years = yearsOf(figures.creditDuration);
  const annualRate = marketRate(years, figures.propertyType);
  const instalment = monthlyPayment({ capital, annualRate, months: years * 12 }) + (capital * 0.003) / 12;
  return (instalment + figures.existingCredits) / (figures.income / 12);
}

const round = (amount: number, step: number): number => Math.round(amount / step) * step;
const draw = (random: Random, weighted: Readonly<Record<string, number>>): string =>
  random.weighted(Object.entries(weighted));
const clamp = (amount: number, min: number, max: number): number => Math.min(max, Math.max(min, amount));

function drawMoney(random: Random, propertyType: string) {
  const scpi = propertyType === 'parts_de_scpi';
  const price = scpi
    ? round(clamp(random.logNormal(85_000, 0.55), 15_000, 400_000), 1000)
    : round(clamp(random.logNormal(215_000, 0.4), 60_000, 900_000), 500);
  const worked = !scpi && random.chance(0.3);
  const share = scpi ? random.between(0, 0.1) : random.chance(0.15) ? 0 : random.between(0.1, 0.2);
  return {
    price,
    works: worked ? round(price * random.between(0.03, 0.2), 500) : null,
    land: propertyType === 'terrain_et_construction' ? round(price * random.between(0.35, 0.5), 500) : null,
    downPayment: round(price * share, 500),
    income: clamp(round(random.logNormal(54_000, 0.45), 100), 14_400, 320_000),
    existingCredits: random.chance(0.41) ? 0 : round(random.logNormal(420, 0.5), 5),
    creditDuration: draw(random, scpi ? weights.durations.scpi : weights.durations.property),
  };
}

/** Target range of the effort ratio: problem files are mostly the heavily indebted ones. */
function drawEffortRange(random: Random, inTrouble: boolean): readonly [number, number] {
  const ranges = inTrouble ? weights.efforts.troubled : weights.efforts.usual;
  return random.weighted(ranges.map(([least = 0, most = 0, weight = 0]) => [[least, most], weight] as const));
}

/** Draws figures until the effort ratio fits the file, `inTrouble` when refused or asked for more. */
export function drawProjectFigures(random: Random, inTrouble: boolean): DemoProjectFigures {
  const propertyType = draw(random, weights.propertyTypes);
  const [least, most] = drawEffortRange(random, inTrouble);
  const usages: Readonly<Record<string, Readonly<Record<string, number>>>> = weights.usages;
  const choices = {
    propertyType,
    propertyUsage: draw(random, usages[propertyType] ?? {}),
    purchaseMode: draw(random, weights.purchaseMode),
    purchaseTerms: draw(random, weights.purchaseTerms),
    progressState: draw(random, weights.progressState),
    professionalSituation: draw(random, weights.professionalSituation),
  };
  let figures: DemoProjectFigures = { ...choices, ...drawMoney(random, propertyType), maximumInstalment: 0 };
  for (let tries = 0; tries < 80; tries += 1) {
    const ratio = effortRatio(figures);
    if (ratio >= least && ratio <= most) break;
    figures = { ...choices, ...drawMoney(random, propertyType), maximumInstalment: 0 };
  }
  const years = yearsOf(figures.creditDuration);
  const instalment = monthlyPayment({
    capital: capitalOfProject(figures),
    annualRate: marketRate(years, propertyType),
    months: years * 12,
  });
  return { ...figures, maximumInstalment: Math.max(10, round(instalment * random.between(0.9, 1.15), 10)) };
}
