import { formatMoney, formatMonths, rateText } from '@portal/domain/format';
import { type AnnouncedOffer, announcedCost } from '@portal/domain/proposition';
import { useSession } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { Card } from '@portal/ui/card';
import { CostBar, CostList } from '@portal/ui/cost-bar';
import { Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { costBarParts, CreditTotals } from '../records';
import styles from './offer-card.module.css';

interface OfferFigure {
  readonly term: string;
  readonly value: string | undefined;
  readonly note?: string | undefined;
}

const told = (figure: number | undefined, words: (figure: number) => string): string | undefined =>
  figure === undefined ? undefined : words(figure);

/** The figures that the proposal announces; one that cannot be read is not drawn. */
function figuresOf({
  monthlyPayment,
  taeg,
  months,
  lender,
  annualRate,
}: AnnouncedOffer): readonly OfferFigure[] {
  const figures: readonly OfferFigure[] = [
    { term: 'Mensualité, assurance comprise', value: told(monthlyPayment, formatMoney) },
    { term: 'TAEG fixe', value: told(taeg, rateText), note: 'assurance comprise' },
    { term: 'Durée', value: told(months, formatMonths), note: `${String(months)}\u00A0mensualités` },
    { term: 'Prêteur', value: lender, note: told(annualRate, (rate) => `taux débiteur ${rateText(rate)}`) },
  ];
  return figures.filter(({ value }) => value !== undefined);
}

/**
 * What decides, before the evidence: the four figures of the offer on one base line, then what would be paid back as one
 * bar: once accepted, it is no loan offer yet. Nothing where the text announces no figure: the description leads then.
 */
export function OfferCard({ offer }: { readonly offer: AnnouncedOffer }) {
  const isStaff = useSession().role !== 'APPLICANT';
  const figures = figuresOf(offer);
  const cost = announcedCost(offer);
  const { totalCost, totalDue, months } = offer;
  const totals = [
    { term: 'Coût total du crédit', amount: totalCost },
    { term: 'Montant total dû', amount: totalDue },
  ].filter(({ amount }) => amount !== undefined);
  if (figures.length === 0) return null;
  return (
    <Card className={styles.offer} aria-label="L’essentiel de la proposition">
      <dl className={styles.figures}>
        {figures.map(({ term, value, note }, index) => (
          <div key={term} className={styles.figure} data-lead={index === 0 || undefined}>
            <dt>{term}</dt>
            <Amount as="dd" size={index === 0 ? 'lg' : 'md'} className={styles.value}>
              {value}
            </Amount>
            {note !== undefined && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {(cost !== undefined || totals.length > 0) && (
        <Stack className={styles.cost}>
          {cost !== undefined && (
            <>
              <Text strong size="sm">
                {`Ce que ${isStaff ? 'le demandeur paierait' : 'vous paieriez'}${months === undefined ? '' : ` en ${formatMonths(months)}`}`}
              </Text>
              <CostBar parts={costBarParts(cost)} />
              <CostList parts={costBarParts(cost)} />
            </>
          )}
          {totals.length > 0 && (
            <CreditTotals>
              {totals.map(({ term, amount }) => (
                <span key={term}>
                  {term} <strong>{formatMoney(amount)}</strong>
                </span>
              ))}
            </CreditTotals>
          )}
        </Stack>
      )}
    </Card>
  );
}
