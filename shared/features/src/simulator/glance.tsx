import { formatMoney, rateText } from '@portal/domain/format';
import styles from './glance.module.css';
import type { Estimate } from './use-simulator';

interface GlanceProps {
  readonly estimate: Estimate;
  /** The statutory sentence: no figure of a credit is shown without it, nor larger than it. */
  readonly mention: string;
}

/**
 * Where the figures come after the form, they stay in sight at the bottom of the screen while it is filled in. A reader of
 * the screen hears them from the page, not from here.
 */
export function Glance({ estimate: { credit }, mention }: GlanceProps) {
  return (
    <div className={styles.glance} aria-hidden="true">
      <p className={styles.figures}>
        <span>{formatMoney(credit.paymentWithInsurance)} par mois</span>
        <span>TAEG {rateText(credit.taeg)}</span>
      </p>
      <p>{mention}</p>
    </div>
  );
}
