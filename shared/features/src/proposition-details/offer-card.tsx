import { formatMoney, formatMonths, rateText } from '@portal/domain/format';
import { type AnnouncedOffer, announcedCost } from '@portal/domain/proposition';
import { Amount } from '@portal/ui/amount';
import { Card } from '@portal/ui/card';
import { CostBar, CostList } from '@portal/ui/cost-bar';
import { Stack } from '@portal/ui/layout';
import { costBarParts, CreditTotals } from '../records';
import styles from './offer-card.module.css';

const told = (figure: number | undefined, words: (figure: number) => string): string | undefined =>
  figure === undefined ? undefined : words(figure);

interface Told {
  readonly term: string;
  readonly value: string | undefined;
}

/** Those that the proposal announces: one that cannot be read is not drawn. */
const announced = (figures: readonly Told[]): readonly Told[] =>
  figures.filter(({ value }) => value !== undefined);

/**
 * What decides, before the evidence: the four figures of the offer on one base line, then what would be paid back as one
 * bar: once accepted, it is no loan offer yet. Nothing where the text announces no figure: the description leads then.
 */
export function OfferCard({ offer }: { readonly offer: AnnouncedOffer }) {
  const cost = announcedCost(offer);
  const figures = announced([
    { term: 'Mensualité, assurance comprise', value: told(offer.monthlyPayment, formatMoney) },
    { term: 'TAEG fixe', value: told(offer.taeg, rateText) },
    { term: 'Durée', value: told(offer.months, formatMonths) },
    { term: 'Prêteur', value: offer.lender },
  ]);
  const totals = announced([
    { term: 'Coût total du crédit', value: told(offer.totalCost, formatMoney) },
    { term: 'Montant total dû', value: told(offer.totalDue, formatMoney) },
  ]);
  if (figures.length === 0) return null;
  return (
    <Card className={styles.offer} aria-label="L’essentiel de la proposition">
      <dl className={styles.figures}>
        {figures.map(({ term, value }, index) => (
          <div key={term} className={styles.figure} data-lead={index === 0 || undefined}>
            <dt>{term}</dt>
            <Amount as="dd" size={index === 0 ? 'lg' : 'md'} className={styles.value}>
              {value}
            </Amount>
          </div>
        ))}
      </dl>
      {(cost !== undefined || totals.length > 0) && (
        <Stack className={styles.cost}>
          {cost !== undefined && (
            <>
              <CostBar parts={costBarParts(cost)} />
              <CostList parts={costBarParts(cost)} />
            </>
          )}
          {totals.length > 0 && (
            <CreditTotals>
              {totals.map(({ term, value }) => (
                <span key={term}>
                  {term} <strong>{value}</strong>
                </span>
              ))}
            </CreditTotals>
          )}
        </Stack>
      )}
    </Card>
  );
}
