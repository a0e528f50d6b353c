import { projectEstimate, type ProjectEstimate, type ProjectFigures } from '@portal/domain/finance';
import { creditMention, formatMoney, rateText } from '@portal/domain/format';
import { Text } from '@portal/ui/text';
import { useMemo, useState } from 'react';
import { AssumptionFields } from './assumption-fields';
import styles from './project-simulation.module.css';
import type { ProjectValues } from './field-names';
import { type Assumptions, readFigures } from './simulation-figures';
import { SimulationResults } from './simulation-results';
import { SimulationWarnings } from './simulation-warnings';

export interface SimulationBodyProps {
  readonly values: ProjectValues;
  readonly assumptions: Assumptions;
  readonly onAssumptions: (assumptions: Assumptions) => void;
}

export function SimulationBody({ values, assumptions, onAssumptions }: SimulationBodyProps) {
  const [mention] = useState(() => creditMention(new Date()));
  const reading = useMemo(() => readFigures(values, assumptions), [values, assumptions]);
  const estimate = useMemo(
    () => (reading.kind === 'figures' ? projectEstimate(reading.figures) : undefined),
    [reading],
  );
  return (
    <div className={styles.body}>
      {estimate ? (
        <SimulationResults estimate={estimate} mention={mention} />
      ) : (
        <p>{reading.kind === 'missing' ? missing(reading.labels) : NOTHING_TO_BORROW}</p>
      )}
      <div className={styles.warnings} aria-live="polite">
        {estimate && <SimulationWarnings estimate={estimate} />}
      </div>
      <AssumptionFields assumptions={assumptions} onChange={onAssumptions} />
      <Text size="sm" tone="muted">
        {estimate && reading.kind === 'figures' ? stated(estimate, reading.figures) : ''} Estimation
        indicative, sans valeur d’offre ni d’accord de prêt. Elle reste sur cette page : rien n’en est envoyé.
      </Text>
    </div>
  );
}

const NOTHING_TO_BORROW = 'Votre apport couvre le projet\u00A0: il n’y a rien à emprunter.';

const missing = (labels: readonly string[]): string =>
  `Pour voir votre simulation, indiquez\u00A0: ${labels.map((label) => label.toLowerCase()).join(', ')}.`;

/** The legally required basis of a rate (R. 313-1). */
const stated = (
  { capital }: ProjectEstimate,
  { annualRate, insuranceRate, feesRate, months }: ProjectFigures,
) =>
  `Hypothèses\u00A0: crédit amortissable de ${formatMoney(capital)} sur ${String(months)} mois, taux débiteur fixe de ${rateText(annualRate)}, assurance de ${rateText(insuranceRate)} par an du capital emprunté, frais de dossier, de garantie et de courtage de ${rateText(feesRate)} du capital.`;
