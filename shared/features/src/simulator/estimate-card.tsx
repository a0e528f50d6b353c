import { costParts } from '@portal/domain/finance';
import { formatMoney } from '@portal/domain/format';
import { Button } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { CostBar, CostList } from '@portal/ui/cost-bar';
import { Check, Copy } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId, useState } from 'react';
import { costBarParts, CreditFigures, CreditTotals } from '../records';
import styles from './simulator.module.css';
import type { Estimate } from './use-simulator';

interface EstimateCardProps {
  readonly estimate: Estimate;
  readonly mention: string;
  readonly address: string;
}

/** Cost of the credit: large what must be (L. 312-8), then what is paid back as one bar, the rest smaller. */
export function EstimateCard({ estimate, mention, address }: EstimateCardProps) {
  const { credit } = estimate;
  const id = useId();
  const parts = costBarParts(costParts(credit));
  return (
    <Card aria-labelledby={id}>
      <CardBody data-gap="6">
        <VisuallyHidden as="h2" id={id}>
          Votre estimation
        </VisuallyHidden>
        <CreditFigures size="lg" credit={credit} payment={paymentLabel(estimate)} mention={mention} />
        <Stack>
          <CostBar parts={parts} />
          <CostList parts={parts} />
        </Stack>
        <CreditTotals>
          <span>
            Coût total du crédit <strong>{formatMoney(credit.totalCost)}</strong>
          </span>
        </CreditTotals>
        <Text size="sm" tone="muted">
          Estimation indicative, sans valeur d’offre ni d’accord de prêt.
        </Text>
        <ShareLink address={address} />
      </CardBody>
    </Card>
  );
}

/** What is paid each month: of a credit repaid at its end, the interest. */
export const paymentLabel = ({ simulated: { terms } }: Estimate): string =>
  terms.kind === 'amortising' ? 'Mensualité, assurance comprise' : 'Intérêts chaque mois, assurance comprise';

/** Copies the address of the simulation; where the browser refuses, shows it. Of another address it begins anew. */
function ShareLink({ address }: { readonly address: string }) {
  const [copy, setCopy] = useState<{ readonly of: string; readonly isDone: boolean }>();
  const isCopied = copy?.of === address ? copy.isDone : undefined;
  const tryCopy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopy({ of: address, isDone: true });
    } catch {
      // The browser may refuse, or have no clipboard on an insecure page.
      setCopy({ of: address, isDone: false });
    }
  };
  return (
    <Cluster gap={1} across={4} className={styles.share} data-screen-only>
      <Button variant="quiet" icon={isCopied ? Check : Copy} onClick={() => void tryCopy()}>
        Copier le lien
      </Button>
      <p className={styles.shared} aria-live="polite">
        {isCopied && 'Lien copié, sans vos revenus ni vos crédits.'}
        {isCopied === false &&
          `Votre navigateur a refusé la copie. Sélectionnez ce lien pour le copier\u00A0: ${address}`}
      </p>
    </Cluster>
  );
}
