import { durationMonths, EXAMPLE_ASSUMPTIONS, type ProjectFigures } from '@portal/domain/finance';
import { parseAmount, parseRate } from '@portal/domain/format';
import { Field } from '@portal/ui/field';
import { Affix, Input } from '@portal/ui/input';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import styles from './project-simulation.module.css';
import { labelOf, type ProjectField, type ProjectValues } from './project-table';

export interface Assumptions {
  readonly rate: string;
  readonly insurance: string;
}

export const FIRST_ASSUMPTIONS: Assumptions = { rate: '3,50', insurance: '0,36' };

/** Upper bounds of rate and insurance in percent a year, as in the simulator. */
const HIGHEST_RATE = 20;
const HIGHEST_INSURANCE = 5;

/** A rate between 0 and `highest`, or undefined. */
function assumedRate(text: string, highest: number): number | undefined {
  const rate = parseRate(text);
  return rate !== undefined && rate <= highest ? rate : undefined;
}

type Reading =
  | { readonly kind: 'figures'; readonly figures: ProjectFigures }
  | { readonly kind: 'missing'; readonly labels: readonly string[] };

/** Reads the form as a credit to simulate. Empty optional fields count as 0. */
export function readFigures(values: ProjectValues, { rate, insurance }: Assumptions): Reading {
  const missing: string[] = [];
  const read = (name: ProjectField, isNeeded = false): number => {
    const text = values[name].trim();
    const amount = text === '' ? undefined : parseAmount(text);
    if (amount === undefined && (isNeeded || text !== '')) missing.push(labelOf(name));
    return amount ?? 0;
  };
  const price = read('amountToFinance', true);
  const contribution = read('downPayment');
  const land = read('landPrice');
  const works = read('worksAmount');
  const months = durationMonths(values.desiredDuration);
  if (months === undefined) missing.push(labelOf('desiredDuration'));
  const annualRate = assumedRate(rate, HIGHEST_RATE);
  if (annualRate === undefined) missing.push('Taux débiteur');
  const insuranceRate = assumedRate(insurance, HIGHEST_INSURANCE);
  if (insuranceRate === undefined) missing.push('Assurance');
  if (months === undefined || annualRate === undefined || insuranceRate === undefined || missing.length > 0)
    return { kind: 'missing', labels: missing };
  return {
    kind: 'figures',
    figures: {
      price,
      contribution,
      land,
      works,
      months,
      annualRate,
      insuranceRate,
      feesRate: EXAMPLE_ASSUMPTIONS.feesRate,
      annualIncome: parseAmount(values.netTaxableIncome) ?? null,
      monthlyCredits: parseAmount(values.existingCredits) ?? 0,
      maximumPayment: parseAmount(values.maximumMonthlyPayment) ?? null,
    },
  };
}

interface AssumptionFieldsProps {
  readonly assumptions: Assumptions;
  readonly onChange: (assumptions: Assumptions) => void;
}

/** Assumed rates, which the user replaces with those of an actual offer. Not part of the project. */
export function AssumptionFields({ assumptions, onChange }: AssumptionFieldsProps) {
  return (
    <div className={styles.assumptions}>
      <RateField
        label="Taux débiteur"
        value={assumptions.rate}
        highest={HIGHEST_RATE}
        onChange={(rate) => onChange({ ...assumptions, rate })}
      />
      <RateField
        label="Assurance"
        value={assumptions.insurance}
        highest={HIGHEST_INSURANCE}
        onChange={(insurance) => onChange({ ...assumptions, insurance })}
      />
    </div>
  );
}

interface RateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly highest: number;
  readonly onChange: (text: string) => void;
}

function RateField({ label, value, highest, onChange }: RateFieldProps) {
  const isWrong = assumedRate(value, highest) === undefined;
  return (
    <Field
      label={
        <>
          {label}
          <VisuallyHidden> en pourcentage, par an</VisuallyHidden>
        </>
      }
      error={isWrong ? `Indiquez un taux entre 0 et ${String(highest)}\u00A0%.` : undefined}
    >
      {(ties) => (
        <Affix end={<span aria-hidden="true">%</span>}>
          <Input
            entry="decimal"
            {...ties}
            value={value}
            maxLength={8}
            figures
            onChange={(event) => onChange(event.target.value)}
            // Enter would submit the surrounding project form.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Affix>
      )}
    </Field>
  );
}
