import type { CostParts, CreditSimulation } from '@portal/domain/finance';
import { formatMoney, rateText } from '@portal/domain/format';
import { Amount } from '@portal/ui/amount';
import type { CostBarPart } from '@portal/ui/cost-bar';
import { Cluster, Stack } from '@portal/ui/layout';
import type { ReactNode } from 'react';
import styles from './credit-figures.module.css';

interface CreditFiguresProps {
  readonly credit: CreditSimulation;
  readonly payment: string;
  /** The statutory sentence in force: larger than what else is said of the credit, smaller than the answer. */
  readonly mention: string;
  /** `lg` where the estimate is the main content, `md` beside a form. */
  readonly size: 'md' | 'lg';
}

/** Instalment as the answer, TAEG and total due beside it, then the statutory sentence: what L. 312-8 wants large. */
export function CreditFigures({ credit, payment, mention, size }: CreditFiguresProps) {
  const others = size === 'lg' ? 'md' : 'sm';
  return (
    <Stack gap={size === 'lg' ? 6 : 5} className={styles.figures} data-size={size}>
      <Cluster as="dl" across={8} align="end" className={styles.key}>
        <div className={styles.payment}>
          <dt>{payment}</dt>
          <Amount as="dd" size={size === 'lg' ? 'xl' : 'md'}>
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
      </Cluster>
      <p className={styles.mention} data-mention>
        {mention}
      </p>
    </Stack>
  );
}

/** Under a cost, in one line, or one below the other where it is narrow: each a `span` with its amount as `strong`. */
export const CreditTotals = ({ children }: { readonly children: ReactNode }) => (
  <Cluster as="p" gap={1} across={6} align="baseline" justify="between" className={styles.totals}>
    {children}
  </Cluster>
);

/** The parts of a cost, in the order and with the names of every screen that shows them. */
export function costBarParts(cost: CostParts): readonly CostBarPart[] {
  const part = (kind: CostBarPart['kind'], label: string): CostBarPart => ({
    kind,
    label,
    amount: cost[kind],
    text: formatMoney(cost[kind]),
  });
  return [
    part('capital', 'Capital emprunté'),
    part('interest', 'Intérêts'),
    part('insurance', 'Assurance'),
    part('fees', 'Frais'),
  ];
}
