import type { CreditSimulation } from '@portal/domain/finance';
import { formatMoney, rateText } from '@portal/domain/format';
import { Amount } from '@portal/ui/amount';
import { Title } from '@portal/ui/title';
import styles from './credit-figures.module.css';

interface CreditFiguresProps {
  readonly credit: CreditSimulation;
  /** Label of the instalment: « Mensualité, assurance comprise ». */
  readonly payment: string;
  /** The statutory sentence in force: required beside credit figures, which must not be larger than it, nor it than the instalment. */
  readonly mention: string;
  /** `lg` where the estimate is the main content, `md` beside a form. */
  readonly size: 'md' | 'lg';
}

/** Instalment as the answer; TAEG, total due and the statutory sentence in one size (L. 312-8). */
export function CreditFigures({ credit, payment, mention, size }: CreditFiguresProps) {
  const others = size === 'lg' ? 'md' : 'sm';
  return (
    <div className={styles.figures} data-size={size}>
      <dl className={styles.key}>
        <div className={styles.payment}>
          <dt>{payment}</dt>
          <Amount as="dd" size={size}>
            {formatMoney(credit.paymentWithInsurance)}
          </Amount>
        </div>
        <div>
          <dt>TAEG fixe</dt>
          <Amount as="dd" size={others} className={credit.taeg === null ? styles.words : undefined}>
            {rateText(credit.taeg)}
          </Amount>
        </div>
        <div>
          <dt>Montant total dû</dt>
          <Amount as="dd" size={others}>
            {formatMoney(credit.totalDue)}
          </Amount>
        </div>
      </dl>
      <Title as="p" size={others} className={styles.mention}>
        {mention}
      </Title>
    </div>
  );
}
