import { formatMoney, rateText } from '@portal/domain/format';
import styles from './glance.module.css';
import type { Estimate } from './use-simulator';

interface GlanceProps {
  readonly estimate: Estimate;
  /** The statutory sentence: required beside credit figures, which must not be larger. */
  readonly mention: string;
}

/**
 * Where the figures come after the form, keeps them visible at the bottom of the screen. Hidden from screen readers,
 * which read the figures in the page.
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
