import { costParts } from '@portal/domain/finance';
import { formatMoney, formatNumber, rateText } from '@portal/domain/format';
import { Card, CardBody } from '@portal/ui/card';
import { CostBar, CostList } from '@portal/ui/cost-bar';
import { Text } from '@portal/ui/text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId } from 'react';
import { costBarParts, CreditFigures } from '../records';
import { ShareLink } from './share-link';
import styles from './simulator.module.css';
import type { Estimate } from './use-simulator';

interface EstimateCardProps {
  readonly estimate: Estimate;
  /** The statutory sentence: required beside credit figures. */
  readonly mention: string;
  /** Address of this simulation on the portal. */
  readonly address: string;
}

/** Cost of the credit: large what must be (L. 312-8), then what is paid back as one bar, the rest smaller. */
export function EstimateCard({ estimate, mention, address }: EstimateCardProps) {
  const { simulated, credit } = estimate;
  const { terms } = simulated;
  const id = useId();
  const parts = costBarParts(costParts(credit));
  const isAmortising = terms.kind === 'amortising';
  return (
    <Card aria-labelledby={id}>
      <CardBody className={styles.body}>
        <VisuallyHidden as="h2" id={id}>
          Votre estimation
        </VisuallyHidden>
        <CreditFigures size="lg" credit={credit} payment={paymentLabel(estimate)} mention={mention} />
        <div className={styles.cost}>
          <CostBar parts={parts} />
          <CostList parts={parts} />
        </div>
        <p className={styles.totals}>
          <span>
            Coût total du crédit <strong>{formatMoney(credit.totalCost)}</strong>
          </span>
          <span>
            {`${formatNumber(terms.months - 1)} mensualités, puis une dernière${isAmortising ? ' de' : ', capital compris, de'} `}
            <strong>{formatMoney(credit.lastPayment + credit.monthlyInsurance)}</strong>
          </span>
        </p>
        <Text size="sm" tone="muted">
          Taux débiteur fixe de {rateText(terms.annualRate)}. Assurance de{' '}
          {formatMoney(credit.monthlyInsurance)} par mois, TAEA {rateText(credit.taea)}. Frais de dossier, de
          garantie et de courtage de {formatMoney(terms.fees)}. Estimation indicative, sans valeur d’offre ni
          d’accord de prêt. Le TAEG définitif figure dans l’offre du prêteur.
        </Text>
        <ShareLink address={address} />
      </CardBody>
    </Card>
  );
}

/** What is paid each month: of a credit repaid at its end, the interest. */
export const paymentLabel = ({ simulated: { terms } }: Estimate): string =>
  terms.kind === 'amortising' ? 'Mensualité, assurance comprise' : 'Intérêts chaque mois, assurance comprise';
