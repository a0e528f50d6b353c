import words from './data/words.json' with { type: 'json' };
import type { DemoProject } from './demo-rows';
import { loanCost, type LoanTerms } from './loan';
import { capitalOfProject, marketRate, yearsOf } from './project-figures';
import type { Random } from './random';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const longDate = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' });

/** A long French date; the first of a month is "1er". */
const inFull = (date: Date): string => longDate.format(date).replace(/^1 /, '1er ');

export interface ProposedLoan extends LoanTerms {
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
  const cost = loanCost(loan);
  const share = (loan.insurance * 1200) / loan.capital;
  return [
    `Financement de ${wholeEuros.format(loan.capital)} par le ${loan.lender}, crédit amortissable à taux fixe. Conditions étudiées le ${inFull(studiedOn)}, sous réserve de l’accord définitif du prêteur.`,
    '',
    `Durée\u00a0: ${loan.years} ans, ${cost.months} mensualités`,
    `Taux débiteur fixe\u00a0: ${percent.format(loan.rate)}\u00a0%`,
    `Mensualité, assurance comprise\u00a0: ${euros.format(cost.instalment)}`,
    `Assurance\u00a0: ${euros.format(loan.insurance)} par mois, soit ${percent.format(share)}\u00a0% du capital initial par an`,
    `Frais de dossier, de garantie et de courtage\u00a0: ${euros.format(loan.fees)}`,
    `TAEG fixe\u00a0: ${percent.format(cost.apr)}\u00a0%`,
    `Coût total du crédit\u00a0: ${euros.format(cost.totalCost)}`,
    `Montant total dû\u00a0: ${euros.format(cost.totalDue)}`,
    `Garantie\u00a0: ${loan.guarantee}`,
    ...(terms ? ['', terms] : []),
  ].join('\n');
}

export function drawTerms(random: Random): string {
  return random.shuffle(words.terms).slice(0, random.int(0, 4)).join(' ');
}

/** All conditions, many times: the longest text that a screen may have to show. */
export const endlessTerms = Array.from({ length: 12 }, () => words.terms.join(' ')).join('\n\n');
