import { Amount } from '@portal/ui/amount';
import { Text } from '@portal/ui/text';
import styles from './amount-to-finance.module.css';

interface AmountToFinanceProps {
  /** With its euro sign; '' when unknown, and then nothing is shown. */
  readonly amount: string;
}

export function AmountToFinance({ amount }: AmountToFinanceProps) {
  if (amount === '') return null;
  return (
    <p className={styles.amount}>
      <Text as="span" tone="muted">
        Montant à financer
      </Text>
      <Amount size="xl">{amount}</Amount>
    </p>
  );
}
