import { formatMoney, formatNumber, rateText } from '@portal/domain/format';
import { Card, CardBody } from '@portal/ui/card';
import { Facts, type Fact } from '@portal/ui/facts';
import { Text } from '@portal/ui/text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId } from 'react';
import { CreditFigures } from '../records';
import styles from './estimate-card.module.css';
import type { Estimate } from './use-simulator';

interface EstimateCardProps {
  readonly estimate: Estimate;
  /** The statutory sentence in force. */
  readonly mention: string;
}

/** Cost of the credit: large what must be (L. 312-8), together what must be (R. 313-1), the rest smaller. */
export function EstimateCard({ estimate, mention }: EstimateCardProps) {
  const { simulated, credit } = estimate;
  const { terms } = simulated;
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardBody className={styles.body}>
        <VisuallyHidden as="h2" id={id}>
          Votre estimation
        </VisuallyHidden>
        <CreditFigures
          size="lg"
          credit={credit}
          payment={terms.kind === 'amortising' ? PAYMENT : INTEREST_ONLY_PAYMENT}
          mention={mention}
        />
        <Facts align="end" items={costs(estimate)} />
        <Text size="sm" tone="muted">
          Estimation indicative, sans valeur d’offre ni d’accord de prêt. Le TAEG définitif figure dans
          l’offre du prêteur.
        </Text>
      </CardBody>
    </Card>
  );
}

const PAYMENT = 'Mensualité, assurance comprise';
const INTEREST_ONLY_PAYMENT = 'Intérêts chaque mois, assurance comprise';

function costs({ simulated: { terms }, credit }: Estimate): readonly Fact[] {
  const last = formatMoney(credit.lastPayment + credit.monthlyInsurance);
  return [
    { term: 'Montant total du crédit', value: formatMoney(terms.capital) },
    {
      term:
        terms.kind === 'amortising'
          ? `${formatNumber(terms.months - 1)} mensualités, puis une dernière de`
          : `${formatNumber(terms.months - 1)} mensualités, puis une dernière avec le capital de`,
      value: last,
    },
    {
      term: `Intérêts, au taux débiteur fixe de ${rateText(terms.annualRate)}`,
      value: formatMoney(credit.interest),
    },
    {
      term: `Assurance, ${formatMoney(credit.monthlyInsurance)} par mois (TAEA ${rateText(credit.taea)})`,
      value: formatMoney(credit.insuranceCost),
    },
    { term: 'Frais de dossier, garantie, courtage', value: formatMoney(terms.fees) },
    { term: 'Coût total du crédit', value: <strong>{formatMoney(credit.totalCost)}</strong> },
  ];
}
