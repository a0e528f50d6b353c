import type { DemoProjectFigures } from './demo-rows';
import { instalmentOf } from './loan';
import type { Random } from './random';

/** Yearly market rate by duration, in percent, insurance not included (observatories, end of 2025). */
const marketRates: Readonly<Record<number, number>> = { 10: 3, 12: 3.04, 15: 3.09, 20: 3.17, 25: 3.25 };

/** The market rate of a loan of so many years, in percent. A loan for SCPI shares costs a little more. */
export function marketRate(years: number, propertyType: string): number {
  return (marketRates[years] ?? 3.2) + (propertyType === 'parts_de_scpi' ? 0.45 : 0);
}

/** The years of a duration id: `10_ans` is 10. */
export const yearsOf = (creditDuration: string): number => Number.parseInt(creditDuration, 10);

/** What is borrowed for a project, in euros: price and works less the down payment. */
export function capitalOfProject(
  figures: Pick<DemoProjectFigures, 'price' | 'works' | 'downPayment'>,
): number {
  return Math.max(0, figures.price + (figures.works ?? 0) - figures.downPayment);
}

/**
 * The share of the income that the loan, insured at 0.30 % a year, and the existing credits would take, from 0 to 1
 * and above.
 */
export function effortRatio(figures: DemoProjectFigures): number {
  const capital = capitalOfProject(figures);
  const years = yearsOf(figures.creditDuration);
  const instalment =
    instalmentOf(capital, years, marketRate(years, figures.propertyType)) + (capital * 0.003) / 12;
  return (instalment + figures.existingCredits) / (figures.income / 12);
}

const round = (amount: number, step: number): number => Math.round(amount / step) * step;
const clamp = (amount: number, min: number, max: number): number => Math.min(max, Math.max(min, amount));

const propertyTypes: readonly (readonly [string, number])[] = [
  ['parts_de_scpi', 45],
  ['appartement', 24],
  ['maison', 16],
  ['terrain_et_construction', 5],
  ['immeuble_de_rapport', 6],
  ['local_professionnel', 4],
];

/** Chosen so that over all types 62 % are lettings, 26 % main homes, 8 % second homes and 4 % professional. */
const usages: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  parts_de_scpi: [['investissement_locatif', 1]],
  immeuble_de_rapport: [['investissement_locatif', 1]],
  local_professionnel: [['usage_professionnel', 1]],
  terrain_et_construction: [
    ['residence_principale', 90],
    ['residence_secondaire', 10],
  ],
  appartement: [
    ['investissement_locatif', 36],
    ['residence_principale', 46],
    ['residence_secondaire', 18],
  ],
  maison: [
    ['investissement_locatif', 15],
    ['residence_principale', 65],
    ['residence_secondaire', 20],
  ],
};

const durations = {
  scpi: [
    ['10_ans', 22],
    ['12_ans', 8],
    ['15_ans', 30],
    ['20_ans', 33],
    ['25_ans', 7],
  ],
  property: [
    ['10_ans', 4],
    ['15_ans', 14],
    ['20_ans', 34],
    ['25_ans', 48],
  ],
} as const;

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
    creditDuration: random.weighted<string>(scpi ? durations.scpi : durations.property),
  };
}

/** Where the effort ratio should fall: files in trouble are mostly the heavy ones. */
function drawEffortRange(random: Random, inTrouble: boolean): readonly [number, number] {
  return random.weighted<readonly [number, number]>(
    inTrouble
      ? [
          [[0.1, 0.33], 26],
          [[0.33, 0.35], 10],
          [[0.35, 0.4], 22],
          [[0.4, 0.62], 42],
        ]
      : [
          [[0.08, 0.33], 64],
          [[0.33, 0.35], 17],
          [[0.35, 0.4], 17],
          [[0.4, 0.55], 2],
        ],
  );
}

/**
 * Draws what a project asks for. Prices and incomes follow the distributions of the market; they are drawn
 * again until the effort ratio falls in the range that fits the file.
 *
 * @param inTrouble the file is refused, or the adviser asked for more information
 */
export function drawProjectFigures(random: Random, inTrouble: boolean): DemoProjectFigures {
  const propertyType = random.weighted(propertyTypes);
  const [least, most] = drawEffortRange(random, inTrouble);
  const choices = {
    propertyType,
    propertyUsage: random.weighted(usages[propertyType] ?? [['investissement_locatif', 1]]),
    purchaseMode: random.weighted([
      ['en_couple', 46],
      ['seul', 45],
      ['par_une_sci', 9],
    ]),
    purchaseTerms: random.weighted([
      ['credit_amortissable', 80],
      ['credit_in_fine', 12],
      ['credit_relais', 4],
      ['autre_modalite', 4],
    ]),
    progressState: random.weighted([
      ['reflexion', 28],
      ['recherche_en_cours', 24],
      ['bien_ou_scpi_choisi', 22],
      ['compromis_ou_bulletin_signe', 20],
      ['autre_etape', 6],
    ]),
    professionalSituation: random.weighted([
      ['salarie_en_cdi', 46],
      ['fonction_publique', 16],
      ['profession_liberale', 12],
      ['dirigeant_ou_independant', 11],
      ['retraite', 9],
      ['cdd_ou_interim', 4],
      ['autre_situation', 2],
    ]),
  };
  let figures: DemoProjectFigures = { ...choices, ...drawMoney(random, propertyType), maximumInstalment: 0 };
  for (let tries = 0; tries < 80; tries += 1) {
    const ratio = effortRatio(figures);
    if (ratio >= least && ratio <= most) break;
    figures = { ...choices, ...drawMoney(random, propertyType), maximumInstalment: 0 };
  }
  const years = yearsOf(figures.creditDuration);
  const instalment = instalmentOf(capitalOfProject(figures), years, marketRate(years, propertyType));
  return { ...figures, maximumInstalment: Math.max(10, round(instalment * random.between(0.9, 1.15), 10)) };
}
