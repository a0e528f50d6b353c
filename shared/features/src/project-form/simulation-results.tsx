import { MAX_EFFORT_PERCENT, type ProjectEstimate } from '@portal/domain/finance';
import { formatMoney, rateText } from '@portal/domain/format';
import { type Fact, Facts } from '@portal/ui/facts';
import { Meter } from '@portal/ui/meter';
import { CreditFigures } from '../records';

interface SimulationResultsProps {
  readonly estimate: ProjectEstimate;
  /** The statutory sentence in force. */
  readonly mention: string;
}

/** Cost of the credit, then the household's effort. */
export function SimulationResults({ estimate, mention }: SimulationResultsProps) {
  const { credit, effort, capacity, capital } = estimate;
  const facts: Fact[] = [{ term: 'Montant à emprunter', value: formatMoney(capital) }];
  if (capacity !== null) facts.push({ term: 'Capacité d’emprunt', value: formatMoney(capacity) });
  return (
    <>
      <CreditFigures
        size="md"
        credit={credit}
        payment="Mensualité estimée, assurance comprise"
        mention={mention}
      />
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
