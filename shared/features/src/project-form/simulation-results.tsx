import { MAX_EFFORT_PERCENT, type ProjectEstimate } from '@portal/domain/finance';
import { formatMoney, rateText } from '@portal/domain/format';
import { Amount } from '@portal/ui/amount';
import { type Fact, Facts } from '@portal/ui/facts';
import { Meter } from '@portal/ui/meter';
import { Title } from '@portal/ui/title';
import styles from './project-simulation.module.css';

interface SimulationResultsProps {
  readonly estimate: ProjectEstimate;
  /** The statutory sentence of the day. */
  readonly mention: string;
}

/** Instalment, TAEG, total due and the sentence of the law in one size (L. 312-8), then what it asks of the household. */
export function SimulationResults({ estimate, mention }: SimulationResultsProps) {
  const { credit, effort, capacity, capital } = estimate;
  const facts: Fact[] = [{ term: 'Montant à emprunter', value: formatMoney(capital) }];
  if (capacity !== null) facts.push({ term: 'Capacité d’emprunt', value: formatMoney(capacity) });
  return (
    <>
      <dl className={styles.key}>
        <div className={styles.payment}>
          <dt>Mensualité estimée, assurance comprise</dt>
          <Amount as="dd" size="md">
            {formatMoney(credit.paymentWithInsurance)}
          </Amount>
        </div>
        <div>
          <dt>TAEG fixe</dt>
          <Amount as="dd" size="sm" className={credit.taeg === null ? styles.words : undefined}>
            {rateText(credit.taeg)}
          </Amount>
        </div>
        <div>
          <dt>Montant total dû</dt>
          <Amount as="dd" size="sm">
            {formatMoney(credit.totalDue)}
          </Amount>
        </div>
      </dl>
      <Title as="p" size="md">
        {mention}
      </Title>
      {effort !== null && (
        <Meter
          label="Taux d’effort estimé"
          percent={Math.min(effort.percent, 100)}
          valueText={rateText(effort.percent)}
          limitPercent={MAX_EFFORT_PERCENT}
        />
      )}
      <Facts align="end" dense items={facts} />
    </>
  );
}
