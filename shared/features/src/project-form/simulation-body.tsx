import {
  durationMonths,
  EXAMPLE_ASSUMPTIONS,
  MAX_EFFORT_PERCENT,
  projectEstimate,
  type ProjectEstimate,
  type ProjectFigures,
} from '@portal/domain/finance';
import { creditMention, formatMoney, parseAmount, rateText } from '@portal/domain/format';
import { Fold } from '@portal/ui/fold';
import { Meter } from '@portal/ui/meter';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import { useMemo, useState } from 'react';
import { CreditFigures } from '../records';
import { serverTime } from '../resource';
import { labelOf, type ProjectField, type ProjectValues } from './project-table';

/** What the form says as a credit to simulate, at the rates of an example, or the names of the fields that it lacks. */
type Reading =
  | { readonly kind: 'figures'; readonly figures: ProjectFigures }
  | { readonly kind: 'missing'; readonly labels: readonly string[] };

/** Empty optional fields count as 0. */
function readFigures(values: ProjectValues): Reading {
  const labels: string[] = [];
  const needed = (name: ProjectField, read: (text: string) => number | undefined = parseAmount): number => {
    const value = read(values[name]);
    if (value === undefined) labels.push(labelOf(name));
    return value ?? 0;
  };
  const optional = (name: ProjectField): number => (values[name].trim() === '' ? 0 : needed(name));
  const figures: ProjectFigures = {
    ...EXAMPLE_ASSUMPTIONS,
    price: needed('amountToFinance'),
    contribution: optional('downPayment'),
    land: optional('landPrice'),
    works: optional('worksAmount'),
    months: needed('desiredDuration', durationMonths),
    annualIncome: parseAmount(values.netTaxableIncome) ?? null,
    monthlyCredits: parseAmount(values.existingCredits) ?? 0,
    maximumPayment: parseAmount(values.maximumMonthlyPayment) ?? null,
  };
  return labels.length > 0 ? { kind: 'missing', labels } : { kind: 'figures', figures };
}

interface SimulationProps {
  readonly values: ProjectValues;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function SimulationBody({ values, isOpen, onToggle }: SimulationProps) {
  const [mention] = useState(() => creditMention(serverTime()));
  const reading = useMemo(() => readFigures(values), [values]);
  const estimate = useMemo(
    () => (reading.kind === 'figures' ? projectEstimate(reading.figures) : undefined),
    [reading],
  );
  return (
    <Fold
      title="Simulation"
      note={estimate ? inShort(estimate) : reading.kind === 'missing' ? 'à compléter' : 'rien à emprunter'}
      isOpen={isOpen}
      onToggle={(next) => next !== isOpen && onToggle(next)}
    >
      {estimate && reading.kind === 'figures' ? (
        <>
          <SimulationResults estimate={estimate} mention={mention} />
          <SimulationWarnings estimate={estimate} />
          <Text size="sm" tone="muted">
            {stated(estimate, reading.figures)} Estimation indicative, sans valeur d’offre ni d’accord de
            prêt.
          </Text>
        </>
      ) : (
        <p>{reading.kind === 'missing' ? missing(reading.labels) : nothingToBorrow(reading.figures)}</p>
      )}
    </Fold>
  );
}

/** The instalment with its annual rate, which the law wants beside it. */
const inShort = ({ credit }: ProjectEstimate): string =>
  `${formatMoney(credit.paymentWithInsurance)} par mois, TAEG ${rateText(credit.taeg)}`;

const nothingToBorrow = ({ contribution }: ProjectFigures): string =>
  contribution > 0
    ? 'L’apport couvre le projet\u00A0: il n’y a rien à emprunter.'
    : 'Indiquez un prix supérieur à 0 pour voir la simulation.';

const missing = (labels: readonly string[]): string =>
  `Pour voir la simulation, complétez ou corrigez ${labels.length === 1 ? 'ce champ' : 'ces champs'}\u00A0: ${labels.map((label) => label.toLowerCase()).join(', ')}.`;

/** The legally required basis of a rate (R. 313-1). */
const stated = (
  { capital }: ProjectEstimate,
  { annualRate, insuranceRate, feesRate, months }: ProjectFigures,
) =>
  `Hypothèses\u00A0: crédit amortissable de ${formatMoney(capital)} sur ${String(months)}\u00A0mois, taux débiteur fixe de ${rateText(annualRate)}, assurance de ${rateText(insuranceRate)} du capital emprunté par an, frais de dossier, de garantie et de courtage de ${rateText(feesRate)} du capital.`;

interface SimulationResultsProps {
  readonly estimate: ProjectEstimate;
  readonly mention: string;
}

/** Cost of the credit, then the household's effort. */
function SimulationResults({ estimate, mention }: SimulationResultsProps) {
  const { credit, effort } = estimate;
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
    </>
  );
}

/** Advice, not errors: the project may be sent as it is. */
function SimulationWarnings({ estimate }: { readonly estimate: ProjectEstimate }) {
  const { effort, isAboveMaximumPayment } = estimate;
  return (
    <>
      {effort?.isAboveLimit === true && (
        <Notice tone="you">
          Le taux d’effort dépasse 35{'\u00A0'}%, maximum de la règle générale, assurance comprise. Un apport
          plus élevé le réduirait. Seul l’organisme prêteur apprécie la solvabilité.
        </Notice>
      )}
      {isAboveMaximumPayment && (
        <Notice tone="you">La mensualité estimée dépasse la mensualité maximale souhaitée.</Notice>
      )}
    </>
  );
}
