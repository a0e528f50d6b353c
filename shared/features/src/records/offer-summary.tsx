import { formatMoney, formatMonths, rateText } from '@portal/domain/format';
import { announcedOffer, type Proposition } from '@portal/domain/proposition';
import { Amount } from '@portal/ui/amount';
import styles from './records.module.css';

/** « 604,96 € par mois, TAEG 4,27 %, 20 ans, Prêteur A »: what a proposal announces; nothing where it does not. */
export function OfferSummary({ proposition }: { readonly proposition: Pick<Proposition, 'description'> }) {
  const { monthlyPayment, taeg, months, lender } = announcedOffer(proposition.description);
  const parts = [
    ...(taeg === undefined ? [] : [`TAEG\u00A0${rateText(taeg)}`]),
    ...(months === undefined ? [] : [formatMonths(months)]),
    ...(lender === undefined ? [] : [lender.replaceAll(' ', '\u00A0')]),
  ];
  if (monthlyPayment === undefined && parts.length === 0) return null;
  return (
    <p className={styles.offer}>
      {monthlyPayment !== undefined && (
        <span className={styles.offerPayment}>
          <Amount size="md">{formatMoney(monthlyPayment)}</Amount> par mois
        </span>
      )}
      {parts.length > 0 && <span className={styles.offerParts}>{parts.join(', ')}</span>}
    </p>
  );
}
