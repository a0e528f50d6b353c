import { insuranceRateOf, simulateCredit } from '@portal/domain/finance';
import { formatLongDate, formatMoney, formatWholeMoney, rateText } from '@portal/domain/format';
import words from './data/words.json' with { type: 'json' };
import type { DemoProject } from './demo-rows';
import { capitalOfProject, marketRate, yearsOf } from './project-figures';
import type { Random } from './random';

/** A loan with constant instalments at a fixed rate. Amounts in euros, rates in percent per year. */
export interface ProposedLoan {
  readonly capital: number;
  readonly years: number;
  readonly rate: number;
  /** Per month. */
  readonly insurance: number;
  /** Paid at the start: application, guarantee, brokerage. */
  readonly fees: number;
  readonly lender: string;
  readonly guarantee: string;
}

/** Draws a loan for a project: market rate within a quarter of a point, typical fees. */
export function drawLoan(random: Random, project: DemoProject): ProposedLoan {
  const capital = Math.max(1000, Math.round(capitalOfProject(project) / 100) * 100);
  const years = yearsOf(project.creditDuration);
  const scpi = project.propertyType === 'parts_de_scpi';
  const rate = marketRate(years, project.propertyType) + random.between(-0.25, scpi ? 0.15 : 0.25);
  const guarantee = capital * random.between(0.01, 0.013);
  const brokerage = capital * random.between(0, 0.015);
  return {
    lender: `Prêteur ${random.pick(['A', 'B', 'C', 'D', 'E'])}`,
    capital,
    years,
    rate: Math.round(rate * 20) / 20,
    insurance: Math.round((capital * random.between(0.002, 0.0045)) / 12),
    fees: Math.round((random.int(500, 1200) + guarantee + brokerage) / 10) * 10,
    guarantee: scpi ? 'Nantissement des parts' : random.pick(['Caution', 'Hypothèque']),
  };
}

/** Text of a proposition: loan, lender and all costs. Plain text, one fact per line. */
export function propositionText(loan: ProposedLoan, studiedOn: Date, terms: string): string {
  const { capital, years, rate, insurance, fees } = loan;
  const insuranceRate = insuranceRateOf(capital, insurance);
  const cost = simulateCredit({ capital, annualRate: rate, months: years * 12, insuranceRate, fees });
  return [
    `Financement de ${formatWholeMoney(capital)} par le ${loan.lender}, crédit amortissable à taux fixe. Conditions étudiées le ${formatLongDate(studiedOn.toISOString())}, sous réserve de l’accord définitif du prêteur.`,
    '',
    `Durée\u00a0: ${years} ans, ${years * 12} mensualités`,
    `Taux débiteur fixe\u00a0: ${rateText(rate)}`,
    `Mensualité, assurance comprise\u00a0: ${formatMoney(cost.paymentWithInsurance)}`,
    `Assurance\u00a0: ${formatMoney(insurance)} par mois, soit ${rateText(insuranceRate)} du capital initial par an`,
    `Frais de dossier, de garantie et de courtage\u00a0: ${formatMoney(fees)}`,
    `TAEG fixe\u00a0: ${rateText(cost.taeg)}`,
    `Coût total du crédit\u00a0: ${formatMoney(cost.totalCost)}`,
    `Montant total dû\u00a0: ${formatMoney(cost.totalDue)}`,
    `Garantie\u00a0: ${loan.guarantee}`,
    ...(terms ? ['', terms] : []),
  ].join('\n');
}

export function drawTerms(random: Random): string {
  return random.shuffle(words.terms).slice(0, random.int(0, 4)).join(' ');
}

/** All conditions, many times: the longest text that a screen may have to show. */
export const endlessTerms = Array.from({ length: 12 }, () => words.terms.join(' ')).join('\n\n');
