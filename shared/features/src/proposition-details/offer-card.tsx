import { formatMoney, formatMonths, rateText } from '@portal/domain/format';
import { type AnnouncedOffer, announcedCost } from '@portal/domain/proposition';
import { useSession } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { Card } from '@portal/ui/card';
import { CostBar, CostList } from '@portal/ui/cost-bar';
import { Text } from '@portal/ui/text';
import { costBarParts } from '../records';
import styles from './offer-card.module.css';

interface OfferFigure {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
}

function figuresOf(offer: AnnouncedOffer): readonly OfferFigure[] {
  const { monthlyPayment, taeg, months, lender, annualRate } = offer;
  return [
    ...(monthlyPayment === undefined
      ? []
      : [{ term: 'Mensualité, assurance comprise', value: formatMoney(monthlyPayment) }]),
    ...(taeg === undefined ? [] : [{ term: 'TAEG fixe', value: rateText(taeg), note: 'assurance comprise' }]),
    ...(months === undefined
      ? []
      : [
          {
            term: 'Durée',
            value: formatMonths(months),
            note: `${String(months)}\u00A0mensualités`,
          },
        ]),
    ...(lender === undefined
      ? []
      : [
          {
            term: 'Prêteur',
            value: lender,
            note: annualRate === undefined ? undefined : `taux débiteur ${rateText(annualRate)}`,
          },
        ]),
  ];
}

interface OfferCardProps {
  readonly offer: AnnouncedOffer;
}

/**
 * What decides, before the evidence: the four figures of the offer on one base line, then what would be paid back as one
 * bar: once accepted, it is no loan offer yet. Nothing where the text announces no figure: the description leads then.
 */
export function OfferCard({ offer }: OfferCardProps) {
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
      <dl className={styles.figures} data-count={figures.length}>
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
        <div className={styles.cost}>
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
            <p className={styles.totals}>
              {totals.map(({ term, amount }) => (
                <span key={term}>
                  {term} <strong>{formatMoney(amount)}</strong>
                </span>
              ))}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
