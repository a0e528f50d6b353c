import { toCents } from '../finance/cents';
import { formatMoney } from '../format';
import type { Project } from '../project/project';
import type { AnnouncedOffer } from './announced-offer';

/** Where a contribution goes beside a credit, in euros; the first three add up to it. */
export interface ContributionUse {
  /** Pays what the credit leaves of price, land and works. */
  readonly project: number;
  /** Pays the announced fees that the credit does not. */
  readonly fees: number;
  /** Neither: for other costs of the purchase, or borrowed for nothing. */
  readonly left: number;
  /** What credit and contribution lack of price, land and works. */
  readonly missing: number;
}

type Financed = Pick<Project, 'amountToFinance' | 'landPrice' | 'worksAmount' | 'downPayment'>;
type Announced = Pick<AnnouncedOffer, 'capital' | 'fees'>;

/** First to what the credit leaves of the price, then to the fees; undefined without price or capital. */
export function contributionUse(
  project: Financed,
  { capital, fees = 0 }: Announced,
): ContributionUse | undefined {
  const { amountToFinance: price, landPrice, worksAmount, downPayment } = project;
  if (price === null || downPayment === null || downPayment <= 0 || capital === undefined) return undefined;
  const open = toCents(price) + toCents(landPrice ?? 0) + toCents(worksAmount ?? 0) - toCents(capital);
  const contribution = toCents(downPayment);
  const onProject = Math.min(contribution, Math.max(0, open));
  const onFees = Math.min(contribution - onProject, Math.max(0, toCents(fees) - Math.max(0, -open)));
  return {
    project: onProject / 100,
    fees: onFees / 100,
    left: (contribution - onProject - onFees) / 100,
    missing: Math.max(0, open - contribution) / 100,
  };
}

/** The same in words to its borrower; undefined where nothing can be said. */
export function contributionInWords(project: Financed, offer: Announced): string | undefined {
  const use = contributionUse(project, offer);
  if (use === undefined) return undefined;
  const { missing, left } = use;
  const rest = offer.fees === undefined ? 'les frais du crédit et de l’achat' : 'les autres frais de l’achat';
  const parts = [
    { amount: use.project, one: 'complète le crédit', more: 'complètent le crédit' },
    { amount: use.fees, one: 'paie les frais du crédit', more: 'paient les frais du crédit' },
    { amount: left, one: `reste pour ${rest}`, more: `restent pour ${rest}` },
  ].filter(({ amount }) => amount > 0);
  const [first, ...others] = parts;
  const paid = `Votre apport de ${formatMoney(project.downPayment)}`;
  const where =
    others.length === 0
      ? ` ${first?.one ?? ''}`
      : `\u00a0: ${parts.map(({ amount, more }) => `${formatMoney(amount)} ${more}`).join(', ')}`;
  const last = left > 0 ? ' Sans ces frais, un crédit moins élevé suffirait.' : '';
  const lack = missing > 0 ? ` Il manque encore ${formatMoney(missing)} pour payer le projet.` : '';
  return `${paid}${where}.${last}${lack}`;
}
